# kaart.awk: maak van het bestand uitslagen van een inzending haar kaart, haar regel
# van de tabel, of wat er niet op de kaart past; of zeg wat er aan de correcties
# scheelt.
# Gebruik: VORM=kaart, regel, missers of correcties
#          awk -f nakijken/kaart.awk nakijken/onderdelen.md [UITSLAGEN]
#
# Wat uitslagen is zegt keuring.h. Zonder is de regel die van de inzending VELD, met
# STATUS, waar verder niets van bekend is, of anders de kop. TYPMAP is de map van de
# missers, zoals zij te typen is; KAART en STIJL zijn zoals in README.md, en
# CORRECTIES is het bestand met wat iemand met de hand gaf; TABEL is, bij VORM
# correcties, de tabel waar hun namen in horen te staan.

BEGIN {
  FS = "\t"; Breedte = 100; MaxTekst = 600; StijlOpKaart = 5
  while ((getline regel < ENVIRON["CORRECTIES"]) > 0)
    corrigeer(regel, ++correcties)
}

# De functies, in de volgorde van de tabel.
FILENAME == ARGV[1] {
  split ($0, cel, / *\| */)
  if (cel[4] + 0 > 0 && !(cel[2] in kolom)) { kolom[cel[2]]; functies[++breed] = cel[2] }
  alles += cel[4]
  next
}

$1 == "uitslag" { tel($2, $3, $4, $5, $6, $7); next }
$1 == "misser" {
  if ($2 == 1 && !($3 in eerste)) eerste[$3] = $4
  if ($2 > opKaart && $3 == "") over++
  if ($2 <= opKaart)
    missers = missers misser($2, $3, $4)
  else
    rest = rest misser($2, $3, $4)
  next
}
$1 == "op kaart" { opKaart = $2; next }
$1 == "plaats" { if (!($2 in plaats)) plaats[$2] = $3; next }
$1 == "compiler" {
  compiler = compiler $2 "\n"
  if (eersteFout != "" ? foutregels++ < 2 : $2 ~ /error: |undefined reference/)
    eersteFout = eersteFout $2 "\n"
  next
}
$1 == "vrij" { vrij = vrij breek("  ", $2); next }
$1 == "voorbeeld" { voorbeelden = voorbeelden breek("  ", $2); next }
$1 == "stijl" || $1 == "waarschuwing" || $1 == "opmerking" {
  aantal[$1]++
  if (++opmerkingen <= StijlOpKaart)
    stijl = stijl breek("  ", $2)
  else
    meer = meer breek("  ", $2)
  next
}
{ is[$1] = $2 }

# Neem een regel van de correcties op: naam;punten;waarom, of met komma's als het zo
# niet staat: in een naam mag een komma. Een lege regel en een kop doen niets.
function corrigeer(regel, nummer,   punten, naam)
{
  gsub (/["\r]|^\357\273\277/, "", regel)
  if (!match (regel, /; *[-+]?[0-9]+ *(;|$)/) \
      && !match (regel, /, *[-+]?[0-9]+ *(,|$)/))
  {
    if (regel ~ /[^ \t]/ \
        && !(nummer == 1 && tolower (regel) ~ /^ *(map|naam) *[;,]/))
      onleesbaar[nummer]
    return
  }
  naam = van[nummer] = substr (regel, 1, RSTART - 1)
  punten = substr (regel, RSTART + 1, RLENGTH - 1)
  regel = substr (regel, RSTART + RLENGTH)
  correctie[naam] += punten
  waarom[naam] = waarom[naam] (waarom[naam] == "" ? "" : "; ") \
                 sprintf ("%+d", punten) (regel == "" ? "" : ", " regel)
}

# Zeg welke correcties niet meetellen, en waarom.
function bezwaren(   nummer, regel, staat)
{
  while ((getline regel < ENVIRON["TABEL"]) > 0)
  {
    sub (/;.*/, "", regel)
    staat[regel]
  }
  for (nummer = 1; nummer <= correcties; nummer++)
    if (nummer in onleesbaar)
      print nummer ": er horen een naam, punten en een reden te staan"
    else if (nummer in van && !(van[nummer] in staat))
      print nummer ": " van[nummer] " staat niet in de tabel"
}

# Tel een onderdeel bij een functie, en bij alles.
function tel(functie, naam, punten, goedIs, status, zin)
{
  if (!(functie in maximum))
    gevraagd[++gevraagden] = functie
  telBij(functie, punten, goedIs, status, zin)
  telBij("totaal", punten, goedIs, status, zin)
  if (status == "?")
    hand += punten
  if (status == "-")
    mist = mist (mist == "" ? "" : " ") naam
}

# Tel een onderdeel, en als het niet gegeven is bij een oorzaak.
function telBij(functie, punten, goedIs, status, zin)
{
  keer[functie]++
  maximum[functie] += punten
  if (status == "+")
  {
    goed[functie]++
    gegeven[functie] += punten
  }
  if (status != "-" && status != "?")
    return
  if (!((functie, zin) in kost))
    oorzaak[functie, ++oorzaken[functie]] = zin
  kost[functie, zin] += punten
  teken[functie, zin] = status
  hangen[functie, zin]++
  if (!index (zin, goedIs))
    hangt[functie, zin] = hangt[functie, zin] \
      (hangt[functie, zin] == "" ? "; daaraan hangt: " : "; ") goedIs
}

# Een tekst na een kop; wat niet op de regel past komt eronder.
function breek(kop, tekst,   woorden, n, i, woord, regel, uit, begin)
{
  n = split (substr (tekst, 1, MaxTekst), woorden, / /)
  begin = length (kop)
  regel = kop
  for (i = 1; i <= n; i++)
  {
    woord = woorden[i]
    if (length (regel) > begin && length (regel) + 1 + length (woord) > Breedte)
    {
      uit = uit regel "\n"
      regel = sprintf ("%" begin "s", "")
    }
    if (length (regel) + length (woord) + 1 > Breedte)
      woord = substr (woord, 1, Breedte - length (regel) - 4) "..."
    regel = regel (length (regel) > begin || i > 1 && regel == kop ? " " : "") woord
  }
  return uit regel "\n"
}

# Een regel van een misser; de eerste heeft geen kop.
function misser(nummer, kop, tekst)
{
  return kop == "" ? "\n" breek("misser " nummer ", ", tekst) \
                   : breek(sprintf ("  %-10s", kop), tekst)
}

# Regels met een lege en een kop ervoor, als ze er zijn.
function alinea(titel, regels)
{
  return regels == "" ? "" : "\n" titel ":\n" regels
}

# Waarmee te beginnen is: wat de eerste misser hoort te doen en wat zij doet, of het
# eerste wat er mis is, in de volgorde waarin de opgave gebouwd wordt.
function begin(   functie, i)
{
  for (i = 1; i <= gevraagden; i++)
    if (oorzaken[functie = gevraagd[i]] && functie != "bouwen")
      return "Begin met " (index (eerste[""], functie ":") == 1 \
        ? eerste[""] ". Hoort: " eerste["verwacht"] ". Krijgt: " eerste["gekregen"] \
        : functie ": " oorzaak[functie, 1]) "."
  return ""
}

# De rij van een functie.
function rij(functie)
{
  return sprintf ("%-26s%7s%8s\n", functie, goed[functie] + 0 "/" keer[functie],
                  gegeven[functie] + 0 "/" maximum[functie])
}

# Wat er mis is aan een functie: een regel per oorzaak, met de punten, en wat eraan
# hangt.
function watMis(functie,   i, zin, uit)
{
  for (i = 1; i <= oorzaken[functie]; i++)
  {
    zin = oorzaak[functie, i]
    uit = uit breek(sprintf ("%5s  ", teken[functie, zin] kost[functie, zin]), \
      functie ": " zin (hangen[functie, zin] < keer[functie] \
                        ? hangt[functie, zin] : ""))
  }
  return uit
}

function kaart(   i, functie, hier, mis, kapot, waar, tabel, streep, naspelen, eerst,
                 student)
{
  student = ENVIRON["KAART"] == "student"
  for (i = 1; i <= gevraagden; i++)
  {
    functie = gevraagd[i]
    hier = watMis(functie)
    mis = mis hier
    kapot += hier != ""
    tabel = tabel rij(functie)
    if (hier != "" && functie in plaats)
      waar = waar breek("  ", functie ": " plaats[functie])
  }
  if (kapot > 1 && oorzaken["totaal"] == 1)
    mis = watMis("totaal")   # wat overal dezelfde oorzaak heeft staat er een keer
  if (is["bezwaar"] != "")   # dat gaat voor
    mis = mis breek("       ", "bouwen: " is["bezwaar"])
  if (opmerkingen > StijlOpKaart)
    stijl = stijl "  en " opmerkingen - StijlOpKaart \
            " meer" (student ? "" : ", in het bestand missers") "\n"
  for (i = 1; i <= opKaart; i++)
    naspelen = naspelen "make naspelen MISSER=" ENVIRON["TYPMAP"] \
               "misser-" i ".cc\n"
  if (over)
    naspelen = naspelen "Nog " over " missers staan in het bestand missers.\n"
  streep = "-----------------------------------------\n"
  eerst = is["bezwaar"] == "" ? begin() : student ? "Begin met bouwen: " \
    is["bezwaar"] "." : ""
  if (student && eerst != "")
    print breek("", eerst) eersteFout
  if ("onvoldoende" in is)
    print "onvoldoende: besteScore"
  print "Scorekaart van " is["naam"] (student \
    ? ", voor de student (andere standen dan bij de beoordeling)" \
    : ", zaad " is["zaad"])
  if ("onbeschermd" in is)
    print is["onbeschermd"]
  if (is["genomen"] != "")
    print "Genomen is " is["genomen"] "."
  print gegeven["totaal"] " punten van " maximum["totaal"] ", " \
    maximum["totaal"] - gegeven["totaal"] - hand " verloren, " hand + 0 \
    " met de hand te geven"
  if (is["veld"] in correctie)
    printf "%s", breek("Samen " samen() " punten, met de correctie: ", \
                       waarom[is["veld"]])
  if (!student && eerst != "")
    printf "\n%s", breek("", eerst)
  printf "%s", alinea("Wat er mis is (- verloren, ? met de hand te geven)", mis)
  printf "%s", alinea("Wat vrij is, en niets kost", vrij)
  printf "%s", alinea("De voorbeeldspellen", voorbeelden)
  printf "%s", missers
  printf "%s", alinea("Regels van het vak (" \
    (aftrek ? "-" aftrek " punten" : "geen aftrek") ")", stijl)
  if (student)
    return
  print "\n======== voor de nakijker ========\n"
  printf "functie                      goed  punten\n%s", streep
  printf "%s", tabel
  printf "%s%s", streep, rij("totaal")
  printf "%s", alinea("In de bron", waar)
  printf "%s", alinea("De compiler, over de bouw zoals de opgave die vraagt", \
                       compiler)
  printf "%s", alinea("Naspelen", naspelen)
}

# De punten met de correctie: niet onder 0, en niet boven alles bij elkaar.
function samen(   uit, hoogst)
{
  uit = gegeven["totaal"] + (is["veld"] in correctie ? correctie[is["veld"]] : 0)
  hoogst = gevraagden ? maximum["totaal"] : alles
  return uit < 0 ? 0 : uit > hoogst ? hoogst : uit
}

function tabelregel(   i, uit)
{
  if (!gevraagden && "VELD" in ENVIRON)
  {
    is["veld"] = ENVIRON["VELD"]
    uit = is["veld"] ";;;;" (is["veld"] in correctie \
                             ? correctie[is["veld"]] ";" samen() : ";")
  }
  else if (gevraagden)
    uit = is["veld"] ";" gegeven["totaal"] ";" maximum["totaal"] ";" hand + 0 \
          ";" (is["veld"] in correctie ? correctie[is["veld"]] : "") ";" samen()
  else
    uit = "map;punten;maximum;met de hand;correctie;samen"
  for (i = 1; i <= breed; i++)
    uit = uit ";" (gevraagden ? gegeven[functies[i]] + 0 \
                   : "VELD" in ENVIRON ? "" : functies[i])
  if (!gevraagden)
    return uit ("VELD" in ENVIRON ? ";;" ENVIRON["STATUS"] ";;" \
                : ";oordeel;status;seconden;opmerkingen")
  return uit ";" ("onvoldoende" in is ? "onvoldoende: besteScore" : "") ";" \
    (!("gebouwd" in is) ? "bouwt niet" \
     : "nagekeken" ("onbeschermd" in is ? ", onbeschermd" : "")) ";" \
    sprintf ("%.1f;", is["seconden"]) mist (aantal["stijl"] ? " stijl:" aantal["stijl"] : "")
}

END {
  aftrek = aantal["stijl"] ? ENVIRON["STIJL"] + 0 : 0
  gegeven["totaal"] -= aftrek
  if (gegeven["totaal"] < 0)
    gegeven["totaal"] = 0
  if (ENVIRON["VORM"] == "kaart")
    kaart()
  else if (ENVIRON["VORM"] == "regel")
    print tabelregel()
  else if (ENVIRON["VORM"] == "correcties")
    bezwaren()
  else
  {
    if (aantal["waarschuwing"])
      print aantal["waarschuwing"] " keer een waarschuwing met -Wall"
    printf "%s", meer
    printf "%s", rest
  }
}
