# samen.sh: voeg de uitkomsten in een map van een boom samen tot de tabel van
# --los, op het scherm en in uitkomst in die map, dat er in een keer helemaal
# staat.
# Gebruik: sh boom/samen.sh PROGRAMMA MAP SPEL

set -eu
programma=$1 map=$2 spel=$3

nieuw=$(mktemp "$map/nieuw.XXXXXX")
trap 'rm -f "$nieuw"' EXIT
trap 'exit 130' INT TERM HUP
find "$map" -name '*.uit' -exec cat {} + \
  | "$programma" --samen -- "$spel" > "$nieuw"
chmod a+r "$nieuw"
cat "$nieuw"
mv "$nieuw" "$map/uitkomst"
