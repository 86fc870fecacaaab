#!/bin/sh
# eigen.sh: van een eigen spel alles wat een verslag nodig heeft, in een map.
#
# Gebruik: sh eigen.sh SPELBESTAND BOUWMAP
#
# In BOUWMAP/proef/NAAM komen de csv-bestanden, een tekening, alle getallen onder
# hun naam, de twee LaTeX-pakketten, en proef.tex, dat ze laat zien en op
# zichzelf te vertalen is; met LaTeX erbij ook proef.pdf.
set -e
spel=$1 bouw=$2
[ -f "$spel" ] || { echo "Noem een spelbestand dat er is: make proef" \
  "SPEL=spel6.txt" >&2; exit 1; }
naam=$(basename -- "$spel" .txt)
map=$bouw/proef/$naam
mkdir -p "$map"

# Schrijf de uitvoer van een opdracht in de map.
# $1: hoe het bestand heet; de rest: de opdracht
maak ()
{
  uit=$map/$1
  shift
  echo "$(basename "$uit")" >&2
  "$@" > "$uit.deel"
  mv "$uit.deel" "$uit"
}

cp -- "$spel" "$map/spel.txt"
cp verslag/*.sty verslag/proef.tex "$map"
maak tekening.tex "$bouw/teken" "$map/spel.txt"
maak tel.csv "$bouw/tel" "$map/spel.txt"
( cd "$map" && "$OLDPWD/TegelSpel" --stil --csv --snel --los spel.txt ) \
  > "$map/snel.csv"
maak zetten.csv "$bouw/zetten" "$map/spel.txt" 100 10 100
maak experiment.csv ./TegelSpel --stil --csv --zaad 1 \
  --experiment "$map/spel.txt"
awk -f verslag/gereedschap/namen.awk "$map"/*.csv > "$map/getallen.tex"
if command -v pdflatex > /dev/null
then
  ( cd "$map" && pdflatex -interaction=nonstopmode -halt-on-error proef.tex ) \
    > "$map/latex.txt" || { tail -n 20 "$map/latex.txt" >&2; exit 1; }
fi
printf 'Alles staat in %s; begin bij proef.tex.\n' "$map"
