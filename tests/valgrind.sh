#!/bin/sh
# valgrind.sh: korte sessies van elk programma onder valgrind: geen fout in het
# geheugen, geen lek, en dezelfde standen als zonder valgrind.
# Gebruik: sh tests/valgrind.sh, boven in de map; bouwt wat het nodig heeft.

BOUW=${BOUW:-tests/bouw}
goed=0
fout=0
uit=$(mktemp) || exit 1
sessies=$(mktemp) || exit 1
trap 'rm -f "$uit" "$sessies"' EXIT

make -s programmas "$BOUW/kaarten" BOUW="$BOUW" || exit 1

# Draai een programma onder valgrind; de uitvoer komt in $uit.
# $1: wat er op stdin komt; de rest: het programma met zijn opties
draai()
{
  invoer=$1
  shift
  if valgrind -q --leak-check=full --error-exitcode=99 "$@" \
       < "$invoer" > "$uit" 2>&1 && ! grep -q '^==' "$uit"
  then
    goed=$((goed + 1))
  else
    fout=$((fout + 1))
    echo "FOUT  valgrind: $* < $invoer"
    tail -n 20 "$uit"
  fi
}

"$BOUW"/kaarten sessies > "$sessies" || exit 1
while read -r programma sessie
do
  draai "$sessie" "$BOUW/$programma"
done < "$sessies"

draai /dev/null "$BOUW/TegelSpel" --los --stil spel1.txt spel3.txt
for standen in 10020 1356544
do
  grep -q " $((standen)) " "$uit" || {
    fout=$((fout + 1))
    echo "FOUT  valgrind: geen $standen standen in de tabel"
  }
done

echo "$goed passed, $fout failed"
[ "$fout" -eq 0 ]
