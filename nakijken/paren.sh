#!/bin/sh
# paren.sh: een fout erbij geeft nooit meer punten, en is nooit minder onvoldoende.
# Gebruik: NAKIJK=programma sh nakijken/paren.sh [FOUT...]
#
# Elke FOUT, of anders elke die meer.txt noemt, samen met elk zoeken dat niet zoekt:
# de inzending met beide heeft hoogstens de punten van elk apart met wat daar met de
# hand te geven is, en is onvoldoende als een van beide dat is. Alle drie horen
# nagekeken te zijn. Eindigt met "N passed, N failed".

. nakijken/kopie.sh
zoeken='zoekt-niet huidige-score gretige-score'
werk=$(mktemp -d) || exit 1
trap 'rm -rf "$werk"' EXIT
export NAKIJKVLAGGEN=-O0 VOORBEELDEN=0 GEHEUGEN=0 ZAAD="${ZAAD:-1}"

# Een inzending met deze fouten, die zo heet: met FOUT...
met ()
{
  kopie "$werk/in/$(echo "$*" | tr ' ' +)" "$@"
}

# shellcheck disable=SC2046 # een woord per fout
[ $# -gt 0 ] || set -- $(grep -v '^#' $hier/meer.txt | cut -d ' ' -f 4- \
                         | tr ' ' '\n' | sort -u)
for fout
do
  met "$fout"
  for zoekt in $zoeken
  do
    [ "$fout" = "$zoekt" ] || met "$fout" "$zoekt"
  done
done
for zoekt in $zoeken
do
  met "$zoekt"
done
UITVOERMAP="$werk/uit" nakijken/nakijken.sh alle "$werk/in" > "$werk/scherm" \
  || exit 1
awk -F ';' '
  FNR > 1 { punten[$1] = $2; hand[$1] = $4
            niet[$1] = $(NF - 3) ~ /^onvoldoende/
            klaar[$1] = $(NF - 2) ~ /^nagekeken/ }
  END {
    for (paar in punten)
    {
      if (split (paar, een, "+") < 2)
        continue
      fout = klaar[paar] ? "" : ", niet nagekeken"
      for (i = 1; i <= 2; i++)
        if (!klaar[een[i]])
          fout = fout ", niet nagekeken is " een[i]
        else if (punten[paar] > punten[een[i]] + hand[een[i]])
          fout = fout ", meer dan " een[i] " met " punten[een[i]]
        else if (niet[een[i]] && !niet[paar])
          fout = fout ", niet onvoldoende, " een[i] " wel"
      if (fout == "")
        goed++
      else
      {
        print "FOUT  " paar ": " punten[paar] fout
        mis++
      }
    }
    print goed + 0 " passed, " mis + 0 " failed"
    exit mis > 0
  }' "$werk/uit/punten.csv"
