#!/bin/sh
# zaai.sh: maak de beginverzameling van elk doel uit de voorbeeldbestanden, de
# sessies van de toetsen en eerdere vondsten, en de map waarin de menu's
# draaien: daar zijn alleen kleine spellen.
# Gebruik: sh tests/fuzz/zaai.sh DOELMAP KAARTEN, met het programma van
# tests/kaarten.cc.
set -e
doel=$1
kaarten=$2
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

rm -rf "$doel/zaad" "$doel/werk"
mkdir -p "$doel/werk/map"
"$kaarten" kleine "$doel/werk" | while read -r spel bestand
do
  zaai "lees_$spel" "$bestand"
done
"$kaarten" zaad | while read -r spel patronen
do
  # shellcheck disable=SC2086
  zaai "lees_$spel" $patronen
  zaai "menu_$spel" tests/"$spel"/sessies/*.in
done

# In de map waarin de menu's draaien zijn er geen mappen.
sed -i -E 's#(tests|spellen)/[a-z]+/((sessies|voorbeelden)/)?##' \
  "$doel"/zaad/menu_*/*

for map in tests/fuzz/vondsten/*/
do
  [ ! -d "$map" ] || zaai "$(basename "$map")" "$map"*
done
