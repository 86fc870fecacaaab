#!/bin/sh
# zaai.sh: maak de beginverzameling van elk doel uit de voorbeeldbestanden, de
# sessies van de toetsen en eerdere vondsten, en de map waarin de menu's
# draaien.
# Gebruik: sh tests/fuzz/zaai.sh DOELMAP
set -e
doel=$1
mkdir -p "$doel"

# Leg bestanden bij de beginverzameling van een doel.
# $1: het doel; de rest: de bestanden
zaai ()
{
  map=$doel/zaad/$1
  shift
  mkdir -p "$map"
  for bestand in "$@"
  do
    [ ! -f "$bestand" ] || cp "$bestand" "$map/$(basename "$bestand")"
  done
}

# De spellen waar de menu's bij kunnen: alleen kleine.
werk=$doel/werk
mkdir -p "$werk/map"
cp tests/tegelspel/sessies/kort.txt tests/tegelspel/sessies/einde.txt \
   tests/tegelspel/sessies/pot.txt tests/tegelspel/sessies/rij.txt \
   tests/tegelspel/sessies/rest.txt "$werk"
echo 'gbbgg 2 1 2 2 0 0 0 0 0 0 0 0 0' > "$werk/spel1.txt"
echo '2 2 0 1 2 3 2 3 2 1 0 0 2 1' > "$werk/spel2.txt"
printf 'c3\n2\na12\nbc1\n' > "$werk/spel0.in"
printf 'c3\n1\nab1\n' > "$werk/fout.in"
cp spellen/kalah/voorbeelden/slag.kalah tests/kalah/sessies/einde.kalah "$werk"

rm -rf "$doel/zaad"
zaai lees_tegelspel spel*.txt tests/tegelspel/sessies/*.txt
zaai lees_aqualin spellen/aqualin/spel*.txt tests/aqualin/sessies/*.txt
zaai lees_domineren spellen/domineren/voorbeelden/*.in
zaai lees_kalah spellen/kalah/voorbeelden/*.kalah tests/kalah/sessies/*.kalah
printf '2 4\n.WZ.\n.ZW.\nZ\nzet A1\nzet A2\nspelers m g\n' > "$werk/rij.othello"
printf '4 4\n....\n.WZ.\n.ZW.\n....\nW\n' > "$werk/leeg.othello"
zaai lees_othello "$werk"/*.othello
for map in tegelspel spellen/*/
do
  spel=$(basename "$map")
  zaai menu_$spel tests/$spel/sessies/*.in
done

# In de map waarin de menu's draaien zijn er geen mappen.
sed -i -e 's#tests/tegelspel/sessies/##' -e 's#spellen/aqualin/##' \
    -e 's#spellen/[a-z]*/voorbeelden/##' -e 's#tests/kalah/sessies/##' "$doel"/zaad/menu_*/*

for map in tests/fuzz/vondsten/*/
do
  [ ! -d "$map" ] || zaai "$(basename "$map")" "$map"*
done
