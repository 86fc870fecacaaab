#!/bin/sh
# proef.sh: doe een proef, en zeg hoe ver het is.
#
# Gebruik: sh proef.sh UIT AANTAL DUREN OPDRACHT
#
# Wat OPDRACHT schrijft komt in UIT, maar pas als zij klaar is. AANTAL is het
# aantal proeven, en DUREN een duur.csv van een vorige keer, als die er is: daar
# komt uit hoe lang het nog duurt. Hoe lang deze proef duurde komt in duur.csv
# naast UIT, of een map hoger als UIT een van de delen is.
set -e
uit=$1 aantal=$2 duren=$3 opdracht=$4
map=$(dirname "$uit")
mkdir -p "$map"
map=${map%/delen}
duur=$map/duur.csv
[ -f "$duur" ] || echo 'proef;seconden' > "$duur"
[ -f "$duren" ] || duren=$duur

# Hoeveel er al zijn; en wat er al is duurde nu zoveel keer zo lang als de vorige
# keer, de rest dus ook.
hoever=$(awk -F';' -v map="$map" -v alle="$aantal" -v dit="$(basename "$uit")" '
  # Is een proef al gedaan?
  function isEr(p,   regel)
  {
    return (getline regel < (map "/" p)) >= 0 \
           || (getline regel < (map "/delen/" p)) >= 0
  }
  FNR == 1 { bestand++; next }
  bestand == 1 { toen[$1] = $2; next }
  { nu[$1] = $2 }
  END {
    nu[dit]
    for (p in nu)
      klaar++
    delete nu[dit]
    printf "[%d/%d] %s", klaar, alle, dit
    for (p in toen)
      if (p in nu)
      {
        was += toen[p]
        is += nu[p]
      }
      else if (!isEr(p))
        rest += toen[p]
    rest *= was > 10 ? is / was : 1
    if (rest >= 90)
      printf ", nog een minuut of %d", rest / 60 + 0.5
    else if (rest > 0)
      printf ", nog een seconde of %d", rest + 1
  }' "$duren" "$duur")
echo "$hoever" >&2
begin=$(date +%s)
(eval "$opdracht") > "$uit.deel"
mv "$uit.deel" "$uit"
{ grep -v "^$(basename "$uit");" "$duur"
  echo "$(basename "$uit");$(($(date +%s) - begin))"
} > "$duur.deel"
mv "$duur.deel" "$duur"
