#!/bin/sh
# toets.sh: toets het nakijken zelf.
# Gebruik: sh nakijken/toets.sh NAKIJK TEGELSPEL
#
# maak.sh maakt de inzendingen. De tabel verwacht.txt zegt hoeveel punten elk bij
# welke functie niet krijgt, en hoeveel daarvan met de hand te geven zijn. Een
# enkele fout kost hoogstens MaxFout punten, tenzij er "alles:" voor staat. Wie
# kwaad wil krijgt niet meer dan het geraamte en laat niets achter. Met VERNIEUW=1
# wordt verwacht.txt opnieuw geschreven. Eindigt met "N passed, N failed". Met
# KORT in de omgeving doen maar een paar inzendingen mee.

nakijk=$1
tegelspel=$(realpath "$2")
hier=nakijken/inzendingen
MaxFout=12
werk=$(mktemp -d) || exit 1
trap 'rm -rf "$werk"' EXIT
goed=0
fout=0

# Tel een toets: oordeel EXITCODE NAAM.
oordeel ()
{
  if [ "$1" -eq 0 ]
  then
    goed=$((goed + 1))
  else
    echo "FOUT  $2"
    fout=$((fout + 1))
  fi
}

kijk_na ()
{
  "$nakijk" --thuis . --vlaggen -O0 --zonder-snelheid --zaad 1 "$@"
}

# Een regel per inzending: de naam, en wat zij bij elke functie niet krijgt; met
# "som", wat er van haar verloren is en wat met de hand.
verlies ()
{
  awk -F ';' '
    FNR == 1 { n = NF - 4; for (i = 5; i <= n; i++) functie[i] = $i; next }
    $1 == "goed" { for (i = 5; i <= n; i++) vol[i] = $i }
    { regel[++r] = $0 }
    END {
      for (j = 1; j <= r; j++)
      {
        split (regel[j], veld, ";")
        printf "%s:", veld[1]
        for (i = 5; i <= n; i++)
          if (veld[i] != vol[i])
            printf " %s=%d", functie[i], vol[i] - veld[i]
        if (veld[4] > 0)
          printf " hand=%d", veld[4]
        printf "\n"
        print veld[1], 100 - veld[2] - veld[4], veld[4] > som
      }
    }' som="$werk/som" "$1"
}

# Vergelijk het verlies van elke inzending met de tabel, en met wat een fout
# hoogstens mag kosten.
vergelijk ()
{
  if [ -n "$VERNIEUW" ]
  then
    { grep '^#' nakijken/verwacht.txt; cat "$werk/verlies"; } > "$werk/nieuw"
    cp "$werk/nieuw" nakijken/verwacht.txt
  fi
  alles=$(sed -n 's/^# alles: //p' nakijken/verwacht.txt)
  while IFS= read -r regel
  do
    naam=${regel%%:*}
    grep -qxF -e "$regel" nakijken/verwacht.txt
    oordeel $? "verwacht $(grep -F -e "$naam:" nakijken/verwacht.txt \
                           || echo niets), verloren $regel"
    case " $alles " in
      *" $naam "*) continue ;;
    esac
    [ -f "$hier/$naam.sed" ] || continue
    som=$(sed -n "s/^$naam \([0-9]*\) [0-9]*$/\1/p" "$werk/som")
    [ "$som" -le $MaxFout ]
    oordeel $? "een enkele fout kost $som punten: $regel"
  done < "$werk/verlies"
}

# Wie meer fouten heeft krijgt wat een eerlijke nakijker geeft, en elke functie
# alleen gekeurd geeft hetzelfde als in het geheel.
meer_fouten ()
{
  kijk_na --alle --uitvoermap "$werk/uitmeer" "$werk/meer" \
    > "$werk/tabel" 2> "$werk/logmeer"
  oordeel $? "nakijken van wie meer fouten heeft"
  grep -v '^#' $hier/meer.txt | while read -r naam van tot rest
  do
    grep "^$naam;" "$werk/uitmeer/punten.csv" | { IFS=';' read -r n p max hand r
      [ -z "$n" ] || { [ "$p" -le "$tot" ] && [ $((p + hand)) -ge "$van" ]; } \
        || echo "$naam: $p en $hand met de hand, eerlijk is $van tot $tot"; }
  done > "$werk/oneerlijk"
  [ ! -s "$werk/oneerlijk" ]
  oordeel $? "$(cat "$werk/oneerlijk")"
  kolom=5
  for functie in $(head -n 1 "$werk/uitmeer/punten.csv" | cut -d ';' -f 6-19 \
                   | tr ';' ' ')
  do
    kolom=$((kolom + 1))
    [ -z "$KORT" ] || [ "$functie" = unDoeZet ] || continue
    kijk_na --alle --alleen "$functie" --uitvoermap "$werk/uit-$functie" \
      "$werk/meer" > "$werk/tabel" 2> "$werk/logmeer"
    for uit in "$werk/uitmeer" "$werk/uit-$functie"
    do
      cut -d ';' -f "1,$kolom" "$uit/punten.csv" > "$uit/kolom"
    done
    cmp -s "$werk/uitmeer/kolom" "$werk/uit-$functie/kolom"
    oordeel $? "alleen $functie: $(diff "$werk/uitmeer/kolom" \
                                        "$werk/uit-$functie/kolom")"
  done
}

# Wie kwaad wil krijgt hoogstens wat het geraamte krijgt, en heeft een regel.
keur_kwaad ()
{
  kijk_na ${KORT:+--alleen doeZet} --alle --tegelijk 4 \
    --uitvoermap "$werk/uitkwaad" "$werk/kwaad" \
    > "$werk/tabel" 2> "$werk/logkwaad"
  oordeel $? "nakijken van alle kwaad"
  meest=$(grep '^geraamte;' "$werk/uit/punten.csv" | cut -d ';' -f 2)
  for map in "$werk"/kwaad/*
  do
    naam=$(basename "$map")
    punten=$(grep -F "$naam;" "$werk/uitkwaad/punten.csv" | head -n 1 \
             | cut -d ';' -f 2)
    [ "${punten:-99}" -le "$meest" ]
    oordeel $? "kwaad $naam kreeg ${punten:-geen regel}, hoogstens $meest mag"
  done
  ! grep -q -l 'root:' "$werk"/uitkwaad/*/kaart
  oordeel $? "er staat iets van de nakijker op een kaart"
  ! grep -q "$(printf '\033')" "$werk"/uitkwaad/*/kaart
  oordeel $? "er staat een stuurteken op een kaart"
  ! cut -d ';' -f 2 "$werk/uitkwaad/punten.csv" | grep -q '^[=+@-]'
  oordeel $? "er staat een formule in de tabel"
  ! grep -c '^totaal' "$werk"/uitkwaad/*/kaart | grep -v ':[01]$'
  oordeel $? "er staat een regel van een inzending op haar kaart"
  ! grep -q 'riep exit' "$werk/uitkwaad/geheugen/kaart"
  oordeel $? "kwaad kreeg geheugen dat bij geen proces hoort"
  [ -z "$(find /tmp /var/tmp /root "$werk" /dev/shm -maxdepth 3 \
          -name 'nakijk-kwaad*' 2> "$werk/fout")" ]
  oordeel $? "kwaad schreef buiten zijn zandbak"
  ! cat /proc/[0-9]*/comm 2> "$werk/fout" | grep -q nakijk-kwaad
  oordeel $? "kwaad liet processen achter"
}

# Elke misser is na te spelen: in ons menu, met een eigen programma, en in de
# zandbak.
speel_na ()
{
  aantal=0
  for invoer in "$werk"/uit/eerste-rij/*.invoer "$werk"/uit/teken/*.invoer
  do
    aantal=$((aantal + 1))
    map=$(dirname "$invoer")
    (cd "$map" && "$tegelspel" < "$invoer") > "$werk/spel" 2>&1
    oordeel $? "$invoer: het programma stopt met een fout"
    ! grep -q -e 'Gevonden' -e 'niet geldig' "$werk/spel"
    oordeel $? "$invoer: het programma weigert een antwoord"
  done
  [ "$aantal" -gt 1 ]
  oordeel $? "te weinig missers om na te spelen: $aantal"
  ${CXX:-g++} -std=c++11 -I "$werk/alle/teken" -o "$werk/misser" \
    "$werk/uit/teken/misser-1.cc" "$werk"/alle/teken/*.cc 2> "$werk/fout" \
    && (cd "$werk/uit/teken" && "$werk/misser" > "$werk/spel")
  oordeel $? "misser-1.cc linkt niet met de inzending"
  kijk_na --naspelen "$werk/uit/teken/misser-1" > "$werk/spel"
  gekregen=$(sed -n 's/^  gekregen  score //p' "$werk/uit/teken/kaart" | head -n 1)
  grep -q "^besteScore .*: $gekregen, besteZet" "$werk/spel"
  oordeel $? "naspelen van misser-1 geeft niet weer $gekregen"
}

# GRONDIG ziet een lek en waar het zit, en anders niets.
grondig ()
{
  kijk_na --grondig 1 --alleen getPot "$werk/alle/goed" > "$werk/schoon"
  grep -q '^geheugen .* schoon$' "$werk/schoon"
  oordeel $? "GRONDIG vindt de goede inzending niet schoon"
  kijk_na --grondig 1 --alleen getPot "$werk/alle/lek" > "$werk/lek"
  grep -q '^geheugen .*memory leaks, in tegelspel.cc:' "$werk/lek"
  oordeel $? "GRONDIG ziet het lek niet"
}

# Elke oorzaak staat op een kaart, en een kaart is de tweede keer dezelfde.
kaarten ()
{
  mkdir "$werk/vier"
  for naam in abs gokt-rij
  do
    cp -r "$werk/alle/$naam" "$werk/vier"
  done
  kijk_na --alle --uitvoermap "$werk/uitvier" "$werk/vier" \
    > "$werk/tabel" 2> "$werk/log4"
  for kaart in "$werk"/uitvier/*/*
  do
    case $kaart in
      */stempel | */punten.csv | */zaad) continue ;;
    esac
    sed 's,uitvier,uit,; s,/vier/,/alle/,' "$kaart" \
      | cmp -s - "$werk/uit/${kaart#"$werk/uitvier/"}"
    oordeel $? "de tweede keer anders: ${kaart#"$werk/uitvier/"}"
  done
  for woord in SIGSEGV 'riep exit (1) aan' 'seconden rekentijd' \
               'wacht het ergens op' 'het geheugen is op' 'MB op het scherm' \
               'compileert niet' 'linken niet' 'er is geen tegelspel.cc' \
               'Begin hier' 'onvoldoende: besteScore' 'met de hand: besteScore' \
               'Genomen is a/b/c/TegelSpel.CPP (er zijn er 2)'
  do
    grep -q -e "$woord" "$werk"/uit*/*/kaart
    oordeel $? "geen kaart zegt: $woord"
  done
}

# Doorgaan waar het was, en een onderbreking die niets achterlaat.
doorgaan ()
{
  mkdir "$werk/twee"
  cp -r "$werk/alle/goed" "$werk/twee/een"
  cp -r "$werk/alle/geraamte" "$werk/twee/twee"
  TWEE="$nakijk --thuis . --vlaggen -O0 --zonder-snelheid --tegelijk 1 --alle"
  $TWEE --uitvoermap "$werk/uittwee" "$werk/twee" > "$werk/tabel" 2> "$werk/log2" &
  kind=$!
  sleep 1
  kill -TERM $kind
  wait $kind
  [ "$(wc -l < "$werk/uittwee/punten.csv")" -eq 3 ] \
    && grep -q 'nog niet nagekeken' "$werk/uittwee/punten.csv"
  oordeel $? "na een onderbreking is de tabel niet heel"
  $TWEE --uitvoermap "$werk/uittwee" "$werk/twee" > "$werk/tabel" 2> "$werk/log2"
  cp "$werk/uittwee/een/kaart" "$werk/kaart1"
  $TWEE --uitvoermap "$werk/uittwee" "$werk/twee" > "$werk/tabel" 2> "$werk/log2"
  [ ! -s "$werk/log2" ]
  oordeel $? "wat nagekeken is wordt opnieuw nagekeken"
  $TWEE --uitvoermap "$werk/uittwee" --opnieuw 1 --alleen een "$werk/twee" \
    > "$werk/tabel" 2> "$werk/log2"
  grep -q 'een' "$werk/log2" && cmp -s "$werk/kaart1" "$werk/uittwee/een/kaart"
  oordeel $? "dezelfde inzending geeft een andere kaart"
}

# Wat een nakijker verder verwacht.
bijzonderheden ()
{
  "$(dirname "$nakijk")/keus" > "$werk/keus"
  oordeel $? "het oordeel over bepaalGoedeZet is niet zeker genoeg"

  "$nakijk" --onderdelen > "$werk/onderdelen"
  ! grep -vxF -f nakijken/README.md "$werk/onderdelen" \
    && [ "$(grep -cF -f "$werk/onderdelen" nakijken/README.md)" \
         -eq "$(wc -l < "$werk/onderdelen")" ]
  oordeel $? "de README heeft niet dezelfde onderdelen als nakijk --onderdelen"
  ! grep '| [1-9] | .*(geen) |$' "$werk/onderdelen"
  oordeel $? "er zijn punten voor iets wat geen zin van de opgave vraagt"

  ! MAKEFLAGS='' make -pn nakijken 2> "$werk/fout" | grep -A 1 '^# makefile' \
    | grep -E '^(ZAAD|STIJL|ALLEEN|TEGELIJK|KAART|OPNIEUW|GRONDIG|ZANDBAK) .*= .'
  oordeel $? "het project zet een keus van make nakijken al voor de nakijker"

  [ "$(head -n 1 "$werk/uit/leeg-beste/kaart")" = 'onvoldoende: besteScore' ] \
    && grep -q '^leeg-beste;.*;onvoldoende: besteScore;' "$werk/uit/punten.csv"
  oordeel $? "zonder besteScore is het niet onvoldoende"

  sed -n '/^Begin hier/,/^$/p' "$werk/uitmeer/weigert-en-teken/kaart" \
    | tr '\n' ' ' | grep -q 'Begin hier: *doeZet: .*misser 1 *besteScore: '
  oordeel $? "begin hier noemt niet eerst doeZet, dan besteScore"

  cp -r "$werk/alle/goed" "$werk/stijl"
  printf 'int main () { int x; }\n' > "$werk/stijl/main.cc"
  sed -i 's,^//.*,,' "$werk/stijl/standaard.cc"
  printf '\nint erbij (int x)\n{\n  return x;\n}\n' >> "$werk/stijl/standaard.cc"
  "$nakijk" --regels "$werk/stijl" nakijken/skelet | grep -v '^tegelspel' \
    > "$werk/kaart1"
  [ "$(cut -d : -f 1,3 "$werk/kaart1")" \
    = 'standaard.cc: geen commentaar direct boven deze functie' ]
  oordeel $? "opmerkingen over wat van het vak is: $(cat "$werk/kaart1")"

  "$nakijk" --thuis . --vlaggen -O0 --zonder-snelheid --alleen getPot \
    --uitvoermap "$werk/uitzaad" "$werk/alle/goed" > "$werk/kaart1"
  "$nakijk" --thuis . --vlaggen -O0 --zonder-snelheid --alleen getPot \
    --uitvoermap "$werk/uitzaad" "$werk/alle/goed" > "$werk/kaart2"
  cmp -s "$werk/kaart1" "$werk/kaart2" \
    && grep -q "zaad $(cat "$werk/uitzaad/zaad")$" "$werk/kaart1"
  oordeel $? "het zaad blijft niet in de uitvoermap"

  kijk_na --uitvoer csv --kop "$werk/alle/ander gebruik" > "$werk/csv"
  [ "$(sed -n 2p "$werk/csv" | cut -d ';' -f 2-4)" = '100;100;0' ] \
    && [ "$(wc -l < "$werk/csv")" -eq 2 ] \
    && [ "$(head -n 1 "$werk/csv")" = "$(head -n 1 "$werk/uit/punten.csv")" ]
  oordeel $? "csv van een inzending"

  ! kijk_na --uitvoermap "$werk/alle/goed/uit" "$werk/alle/goed" 2> "$werk/fout" \
    && [ ! -e "$werk/alle/goed/uit" ]
  oordeel $? "uitvoer in de map van de inzending"

  for waarde in 'zaad x' 'stijl -5' 'tegelijk 2x' 'kaart docent' 'uitvoer xml' \
                'zandbak misschien' 'grondig ja' 'alleen besteScor' 'zaad'
  do
    # shellcheck disable=SC2086 # de optie en haar waarde
    kijk_na "$werk/alle/goed" --${waarde} 2> "$werk/fout" > "$werk/spel"
    [ $? -eq 2 ] && [ "$(wc -l < "$werk/fout")" -eq 1 ] && [ ! -s "$werk/spel" ]
    oordeel $? "een verkeerde waarde: --$waarde"
  done

  ! kijk_na "$werk/bestaat niet" 2> "$werk/fout"
  oordeel $? "een map die niet bestaat"

  ZANDBAK=nee kijk_na --zandbak verplicht "$werk/alle/goed" 2> "$werk/fout"
  [ $? -eq 2 ] && grep -q 'apt-get install bubblewrap' "$werk/fout"
  oordeel $? "ZANDBAK=verplicht weigert niet"

  kijk_na --kaart student --alleen getPot "$werk/alle/goed" | grep -q 'de student'
  oordeel $? "een kaart voor de student"

  [ -z "$(find "$werk/tijdelijk" -mindepth 1 ! -path '*/nakijken*/misser*' ! -name zaad \
          -type f)" ]
  oordeel $? "er blijven tijdelijke bestanden achter"
}

mkdir "$werk/tijdelijk"
TMPDIR=$werk/tijdelijk
export TMPDIR
sh nakijken/maak.sh "$werk" 9 > "$werk/gemaakt"
[ ! -s "$werk/gemaakt" ]
oordeel $? "$(cat "$werk/gemaakt")"
(cd "$werk/alle" && find . -type f -exec cksum {} + | sort) > "$werk/ervoor"
kijk_na --alle --uitvoermap "$werk/uit" "$werk/alle" > "$werk/tabel" 2> "$werk/log"
oordeel $? "nakijken van alle inzendingen"

verlies "$werk/uit/punten.csv" > "$werk/verlies"
grep -q '^goed;100;100;0;' "$werk/uit/punten.csv"
oordeel $? "de goede inzending heeft niet alle punten"
vergelijk
meer_fouten
keur_kwaad
(cd "$werk/alle" && find . -type f -exec cksum {} + | sort) > "$werk/erna"
cmp -s "$werk/ervoor" "$werk/erna"
oordeel $? "er is iets veranderd in de map van een inzending"
speel_na
[ -n "$KORT" ] || kaarten
[ -n "$KORT" ] || grondig
doorgaan
bijzonderheden

echo "$goed passed, $fout failed"
[ "$fout" -eq 0 ]
