#!/bin/sh
# draai.sh: draai toetsprogramma's en tel hun uitslagen op.
# Gebruik: sh tests/draai.sh PROGRAMMA...
#
# Elk programma eindigt met een regel "N passed, N failed". Een programma dat
# dat niet doet, dat afbreekt of dat geen enkele toets draait, telt als een
# mislukte toets. De laatste regel is de som; de exitcode is 1 als er iets
# mislukt is of als er niets gedraaid is.

goed=0
fout=0
map=$(mktemp -d) || exit 1
trap 'rm -rf "$map"' EXIT

# Draai zo veel programma's tegelijk als er processors zijn; elk krijgt een
# bestand voor zijn uitvoer en een voor zijn exitcode, en als het klaar is een
# regel die zegt hoeveel het er al zijn.
i=0
for programma in "$@"
do
  i=$((i + 1))
  printf '%s\n%s\n' "$i" "$programma"
done | xargs -d '\n' -n 2 -P "$(nproc 2> /dev/null || echo 1)" sh -c '
  "$3" > "$0/$2.uit" 2>&1
  echo $? > "$0/$2.code"
  echo "[$(ls "$0" | grep -c code)/$1] $3: $(tail -n 1 "$0/$2.uit")"' "$map" $#

i=0
for programma in "$@"
do
  i=$((i + 1))
  uitvoer=$map/$i.uit
  code=$(cat "$map/$i.code")
  laatste=$(tail -n 1 "$uitvoer")
  g=$(printf '%s\n' "$laatste" \
      | sed -n 's/^\([0-9][0-9]*\) passed, [0-9][0-9]* failed$/\1/p')
  f=$(printf '%s\n' "$laatste" \
      | sed -n 's/^[0-9][0-9]* passed, \([0-9][0-9]*\) failed$/\1/p')
  if [ -z "$g" ]
  then
    echo "FOUT  $programma breekt af met exitcode $code"
    g=0 f=1
  elif [ $((g + f)) -eq 0 ]
  then
    echo "FOUT  $programma draait geen enkele toets"
    f=1
  elif [ "$f" -eq 0 ] && [ "$code" -ne 0 ]
  then
    echo "FOUT  $programma eindigt met exitcode $code"
    f=1
  fi
  [ "$f" -eq 0 ] || cat "$uitvoer"
  goed=$((goed + g))
  fout=$((fout + f))
done

if [ $((goed + fout)) -eq 0 ]
then
  echo "FOUT  er is niets gedraaid"
  fout=1
fi
echo "$goed passed, $fout failed"
[ "$fout" -eq 0 ]
