#!/bin/sh
# draai.sh: draai doelen van libFuzzer en tel hun uitslagen op.
# Gebruik: sh tests/fuzz/draai.sh MAP SECONDEN DOEL...
#
# Elk doel probeert eerst zijn hele verzameling, en zoekt dan zoveel seconden
# verder, twee doelen tegelijk. Wat nieuw is blijft bewaard in MAP/corpus; wat
# een doel laat afbreken komt in MAP/vondst. De laatste regel is "N passed,
# N failed". Met UITVOERINGEN in de omgeving stopt elk doel na zo veel keer.
# Bij een grote verzameling kost entropic meer tijd dan een menu zelf.

wortel=$(cd "$(dirname "$0")/../.." && pwd)
map=$(cd "$1" && pwd) || exit 1
seconden=$2
shift 2
export wortel map seconden UITVOERINGEN="${UITVOERINGEN:--1}"
mkdir -p "$map/vondst" "$map/log"

printf '%s\n' "$@" | xargs -P 2 -n 1 sh -c '
  mkdir -p "$map/corpus/$0" "$map/zaad/$0"
  cd "$map/werk" || exit 1
  lengte=300
  case $0 in menu_*) lengte=80 ;; esac
  "$map/$0" -dict="$wortel/tests/fuzz/woorden.txt" -max_len=$lengte \
    -max_total_time="$seconden" -runs="$UITVOERINGEN" -timeout=20 -entropic=0 \
    -artifact_prefix="$map/vondst/$0-" -print_final_stats=1 -verbosity=1 \
    "$map/corpus/$0" "$map/zaad/$0" < /dev/null > "$map/log/$0" 2>&1
  echo $? > "$map/log/$0.code"'

goed=0
fout=0
for doel in "$@"
do
  keren=$(sed -n 's/^stat::number_of_executed_units: *//p' "$map/log/$doel")
  if [ "$(cat "$map/log/$doel.code")" = 0 ] && [ "${keren:-0}" -gt 0 ]
  then
    goed=$((goed + 1))
    echo "$doel: $keren uitvoeringen"
  else
    fout=$((fout + 1))
    tail -n 40 "$map/log/$doel"
    echo "FOUT  $doel, na ${keren:-?} uitvoeringen; zie $map/vondst"
  fi
done
echo "$goed passed, $fout failed"
[ "$fout" -eq 0 ]
