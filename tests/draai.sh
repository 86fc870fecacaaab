#!/bin/sh
# draai.sh: draai toetsprogramma's en tel hun uitslagen op.
# Gebruik: sh tests/draai.sh PROGRAMMA...
#
# Elk programma eindigt met een regel "N passed, N failed". Een programma dat
# dat niet doet, dat afbreekt of dat geen enkele toets draait, telt als een
# mislukte toets. Wat mislukt staat er meteen. De laatste regel is de som; de
# exitcode is 1 als er iets mislukt is of als er niets gedraaid is.

map=$(mktemp -d) || exit 1
trap 'rm -rf "$map"' EXIT

# Draai zo veel programma's tegelijk als er processors zijn. Elk krijgt een
# bestand voor wat er te melden is en, als het klaar is, een voor zijn uitslag;
# de regel die het dan geeft zegt hoeveel het er al zijn.
i=0
for programma in "$@"
do
  i=$((i + 1))
  printf '%s\n%s\n' "$i" "$programma"
done | xargs -d '\n' -n 2 -P "$(nproc 2> /dev/null || echo 1)" sh -c '
  uit=$0/$2.uit
  "$3" > "$uit" 2>&1
  code=$?
  laatste=$(tail -n 1 "$uit")
  set -- "$@" $(printf "%s\n" "$laatste" | sed -n \
    "s/^\([0-9][0-9]*\) passed, \([0-9][0-9]*\) failed$/\1 \2/p")
  if [ -z "${4:-}" ]
  then
    echo "FOUT  $3 breekt af met exitcode $code" >> "$uit"
    set -- "$@" 0 1
  elif [ $(($4 + $5)) -eq 0 ]
  then
    echo "FOUT  $3 draait geen enkele toets" >> "$uit"
    set -- "$1" "$2" "$3" 0 1
  elif [ "$5" -eq 0 ] && [ "$code" -ne 0 ]
  then
    echo "FOUT  $3 eindigt met exitcode $code" >> "$uit"
    set -- "$1" "$2" "$3" "$4" 1
  fi
  echo "$4 $5" > "$0/$2.uitslag"
  regel="[$(ls "$0" | grep -c uitslag)/$1] $3: $laatste"
  [ "$5" -eq 0 ] && echo "$regel" || { echo "$regel"; cat "$uit"; }' "$map" $#

goed=0
fout=0
for uitslag in "$map"/*.uitslag
do
  [ -e "$uitslag" ] || continue
  read -r g f < "$uitslag"
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
