#!/bin/sh
# eigen.sh: van een eigen spel alles wat een verslag nodig heeft, in een map.
#
# Gebruik: sh eigen.sh SPELBESTAND BOUWMAP
#
# In BOUWMAP/proef/NAAM komen de csv-bestanden, een tekening, alle getallen onder
# hun naam, de twee LaTeX-pakketten, en proef.tex, dat ze laat zien en op
# zichzelf te vertalen is; is er al een proef.tex, dan blijft die. Met LaTeX erbij
# komt er ook een proef.pdf. De score komt eerst. Een deel mag GRENS seconden
# duren, uit de omgeving, en anders 300; wat langer duurt blijft leeg, of houdt de
# regels die er al waren. Exitcode 3: er is iets niet te schrijven.
set -e
spel=$1 bouw=$2 grens=${GRENS:-300}
[ -f "$spel" ] || { echo "Noem een spelbestand dat er is: make proef" \
  "SPEL=spel6.txt" >&2; exit 1; }
naam=$(basename -- "$spel" .txt)
map=$bouw/proef/$naam
delen=4 deel=0
case $spel in -*) spel=./$spel ;; esac
mkdir -p "$map" && [ -w "$map" ] \
  || { echo "In $map is niets te schrijven." >&2; exit 3; }

# Schrijf de uitvoer van een opdracht in de map, en zeg hoe ver het is.
# $1: hoe het bestand heet; $2: wat het is; $3: wat erin staat als de tijd om is
# voor er een regel was; de rest: de opdracht
maak ()
{
  uit=$map/$1 wat=$2 leeg=$3
  shift 3
  deel=$((deel + 1))
  echo "[$deel/$delen] $wat ($(basename "$uit")), hoogstens $grens seconden" >&2
  code=0
  timeout --foreground "$grens" "$@" > "$uit.deel" || code=$?
  if [ "$code" = 124 ]
  then
    echo "  de tijd is om" >&2
    [ "$(wc -l < "$uit.deel")" -gt 1 ] || printf "$leeg" > "$uit.deel" \
      || exit 3
  elif [ "$code" != 0 ]
  then
    exit "$code"
  fi
  mv "$uit.deel" "$uit" || exit 3
}

"$bouw/teken" "$spel" > "$map/tekening.tex"
cp -- "$spel" "$map/spel.txt" && cp verslag/*.sty "$map" || exit 3
[ -f "$map/proef.tex" ] || cp verslag/proef.tex "$map" || exit 3
hier=$PWD
cd "$map"
map=.
case $bouw in /*) ;; *) bouw=$hier/$bouw ;; esac
maak snel.csv 'de score' 'bestand;score;zet\nspel.txt;nan;-\n' \
  "$hier/TegelSpel" --csv --snel --los spel.txt
awk -F';' 'NR == 2 && $2 != "nan" {
  print "  de score is " $2 ", met zet " $3 }' snel.csv >&2
maak tel.csv 'de omvang van de boom' \
  'spel;leeg;pot;standen;microseconden;stellingen\nspel;nan;nan;nan;nan;nan\n' \
  "$bouw/tel" spel.txt
maak experiment.csv 'het experiment' \
  'terug;standen;microseconden;snelstanden;snelmicroseconden\n' \
  "$hier/TegelSpel" --csv --zaad 1 --experiment spel.txt
maak zetten.csv 'elke zet' 'zet;waarde;vulling;keren;gemiddelde;mc10;mc100\n' \
  "$bouw/zetten" spel.txt 100 10 100
awk -f "$hier/verslag/gereedschap/namen.awk" ./*.csv > getallen.tex \
  || exit 3
if command -v pdflatex > /dev/null
then
  pdflatex -interaction=nonstopmode -halt-on-error proef.tex > latex.txt \
    || { tail -n 20 latex.txt >&2; exit 1; }
fi
printf 'Alles staat in %s; begin bij proef.tex.\n' "$2/proef/$naam"
