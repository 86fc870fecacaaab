# begin.sh: maak de map van een boom, of gebruik die er al is, en zet op het
# scherm hoe zij heet. Daarin komen spel.txt en de lijst taken (van --verdeel).
# Een uitkomst die niet heel is, omdat de computer uitviel, gaat weg: haar taak
# wordt opnieuw gelopen.
# Gebruik: sh boom/begin.sh, met SPEL, TAKEN, BOOM en BOOMPROGRAMMA van boom.mk
#
# Wie tegelijk begint stoort een ander niet: zij schrijven hetzelfde, en elk
# bestand staat er in een keer helemaal.

set -eu

[ -n "${SPEL-}" ] \
  || { echo 'Noem een spel: make boom SPEL=spel1.txt' >&2; exit 2; }
[ -f "$SPEL" ] || exec "$BOOMPROGRAMMA" --verdeel 1 -- "$SPEL"

naam=${SPEL##*/}
naam=$(printf %s "${naam%.*}" | tr -c 'A-Za-z0-9._-' _)
som=$(cksum < "$SPEL")
map=$BOOM/$naam-$TAKEN-${som%% *}
mkdir -p "$map"
nieuw=$(mktemp "$map/nieuw.XXXXXX")
trap 'rm -f "$nieuw"' EXIT
trap 'exit 130' INT TERM HUP

if [ ! -s "$map/taken" ]
then
  cat -- "$SPEL" > "$nieuw"
  chmod a+r "$nieuw"
  mv "$nieuw" "$map/spel.txt"
  "$BOOMPROGRAMMA" --verdeel "$TAKEN" -- "$SPEL" > "$nieuw"
  chmod a+r "$nieuw"
  mv "$nieuw" "$map/taken"
fi

find "$map" -name '*.uit' -exec "$BOOMPROGRAMMA" --keur {} + > "$nieuw"
while IFS= read -r uitkomst
do
  echo "$uitkomst is niet heel: die taak wordt opnieuw gelopen." >&2
  rm -f "$uitkomst"
done < "$nieuw"
printf '%s\n' "$map"
