#!/bin/sh
# valgrind.sh: korte sessies van elk programma onder valgrind: geen fout in het
# geheugen, geen lek, en dezelfde standen als zonder valgrind.
# Gebruik: sh tests/valgrind.sh, boven in de map; bouwt wat het nodig heeft.

BOUW=${BOUW:-tests/bouw}
. tests/oordeel.sh
uit=$werk/uit

make -s programmas "$BOUW/kaarten" BOUW="$BOUW" || exit 1

# Draai een programma onder valgrind, en tel dat; de uitvoer komt in $uit.
# $1: wat er op stdin komt; de rest: het programma met zijn opties
draai()
{
  invoer=$1
  shift
  valgrind -q --leak-check=full --error-exitcode=99 "$@" \
    < "$invoer" > "$uit" 2>&1 && ! grep -q '^==' "$uit"
  oordeel $? "valgrind: $* < $invoer
$(tail -n 20 "$uit")"
}

"$BOUW"/kaarten sessies > "$werk/sessies" || exit 1
while read -r programma sessie
do
  draai "$sessie" "$BOUW/$programma"
done < "$werk/sessies"

draai /dev/null "$BOUW/TegelSpel" --los --stil spel1.txt spel3.txt
for standen in 10020 1356544
do
  grep -q " $standen " "$uit"
  oordeel $? "valgrind: geen $standen standen in de tabel"
done

som
