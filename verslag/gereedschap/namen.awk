# namen.awk: geef elke cel van csv-bestanden een naam, voor getallen.sty.
#
# Gebruik: awk -f namen.awk BESTAND.csv...
#
# Wat per zaad of per pot gemeten is krijgt geen namen: die bestanden hebben een
# kolom zaad, en samen.awk vat ze samen. De rij heet naar haar eerste cel. Uit
# los.csv komt zo
#
#   \zetwaarde{los.spel1.txt.standen}{10020}
#
# en van elk bestand verder
#
#   los.rijen             de namen van de rijen, elk tussen accolades
#   los.aantal            hoeveel het er zijn
#   los.laatste           de naam van de laatste
#   los.standen.hoogste   de naam van de rij met het hoogste getal in een kolom,
#   los.standen.laagste   en die met het laagste; bij gelijke de eerste

function breek(melding) {
  print FILENAME ": " melding > "/dev/stderr"
  fout = 1
  exit 1
}

function zet(naam, waarde) {
  gsub(/[&%$#_]/, "\\\\&", waarde)
  print "\\zetwaarde{" bestand "." naam "}{" waarde "}"
}

function sluit(   i) {
  if (bestand == "" || ruw)
    return
  zet("rijen", rijen)
  zet("aantal", aantal)
  zet("laatste", laatste)
  for (i = 2; i <= breed; i++)
    if (i in hoogste) {
      zet(kolom[i] ".hoogste", hoogste[i])
      zet(kolom[i] ".laagste", laagste[i])
    }
}

BEGIN { FS = ";" }

FNR == 1 {
  sluit()
  bestand = FILENAME
  gsub(/.*\/|\.csv$/, "", bestand)
  gelezen[FILENAME]
  ruw = $0 ~ /^(maat;)?zaad;/
  rijen = laatste = ""
  aantal = 0
  breed = split($0, kolom)
  split("", hoogste)
  next
}

ruw { next }

NF != breed { breek("rij " FNR - 1 " heeft " NF " cellen, verwacht " breed) }

(bestand, $1) in gezien { breek("de rij " $1 " staat er twee keer") }

{
  gezien[bestand, $1]
  laatste = $1
  rijen = rijen "{" $1 "}"
  aantal++
  for (i = 1; i <= NF; i++) {
    zet($1 "." kolom[i], $i)
    if (i == 1 || $i !~ /^-?[0-9.]+(e[-+]?[0-9]+)?$/)
      continue
    if (!(i in hoogste)) {
      meest[i] = minst[i] = $i + 0
      hoogste[i] = laagste[i] = $1
    } else if ($i + 0 > meest[i]) {
      meest[i] = $i + 0
      hoogste[i] = $1
    } else if ($i + 0 < minst[i]) {
      minst[i] = $i + 0
      laagste[i] = $1
    }
  }
}

END {
  if (fout)
    exit 1
  sluit()
  for (i = 1; i < ARGC; i++)
    if (!(ARGV[i] in gelezen)) {
      print ARGV[i] ": leeg, of er niet" > "/dev/stderr"
      exit 1
    }
}
