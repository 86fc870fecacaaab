#!/usr/bin/env bash
# meting.sh: de handtekening van TegelSpel, en hoe snel het zoekt.
# Gebruik: bash tests/tegelspel/meting.sh PROGRAMMA [alles]
#
# De laatste regel is de handtekening: de som van de standen die besteScore
# bezoekt op een vaste lijst spellen. Zij hangt niet van de compiler of de
# computer af, en mag nooit zomaar veranderen. Voor het PROGRAMMA mag iets staan
# waarmee het draait. Met alles komt er een tabel voor, met van elke functie
# standen, rekentijd en standen per seconde: een regel zodra hij er is, en op
# stderr hoe ver het is.
set -eu
programma=$1
stil=--stil
[ $# -eq 1 ] || stil=
map=$(mktemp -d)
trap 'rm -rf "$map"' EXIT

een=bbbggbbbgbgbgbggbbbbggggggbbgbbbgggbbbbbbbgbbbggbbgggbggbgbbbgbbbgggbggbbbb\
gbbbgbggbbbbggbbggbbgbbggbbbggbbgbbggbbggbggbggggbbbbggggggggbbgggbgggbbbbbgbbb\
ggbgbggbggb
twee=bbbbggbbgbggbgbggggggbggbbbbggbbggbgggbgbggbbgbbgbgbgbbgbgggbgbggbbgbbggbb\
bgggbb
drie=gbbggbgbgbbbggbbgggbbbbgbbggbbbbgbgggbgggbbbgbbgbgbbbbgggbbgggbgbgbbbgggbg\
ggbggbbgggbbgbggbbgbgbbgbgbgbgbggbbgggbggggggbggbbbggggbbbbbbbgbbggbggbgbbgg

# Maak een spel met lege borden.
# $1: hoeveel tegels; $2: schalen en tegels per schaal; $3: rijen en vakjes per
# rij; $4: de pot, waar die tegels van voren uit komen
# Schrijft hoe het bestand heet.
leeg()
{
  local naam=$map/${2/ /x}-${3/ /x}
  printf "%.$1s $2 $3 " "$4" > "$naam"
  yes 0 | head -n $((4 * ${3% *} + 1)) >> "$naam"
  echo "$naam"
}

# Los spellen op, en zet de tabel ervan met de naam van een functie ervoor.
# $1: de functie; de rest: voor het programma
los()
{
  local functie=$1 regel
  shift
  $programma $stil --los --csv "$@" | tail -n +2 | while read -r regel
  do
    awk -F ';' -v functie="$functie" '{
      sub (".*/", "", $1)
      printf "%-15s%-12s%4s %-6s%15.0f%9.3f%9.1f\n", functie, $1, $2, $3, $4,
        $5 / 1e6, $4 / ($5 + 1)
    }' <<< "$regel"
  done
}

bomen=(spel1.txt spel3.txt spel4.txt "$(leeg 30 '2 3' '3 4' $een)"
       "$(leeg 40 '3 3' '2 5' $twee)" "$(leeg 50 '2 4' '4 5' $drie)")
if [ -n "$stil" ]
then
  los besteScore "${bomen[@]}" > "$map/bomen"
else
  echo 'functie        spel      score zet           standen seconden' \
       'miljoen/s'
  los besteScore "${bomen[@]}" | tee "$map/bomen"
  los besteScoreSnel --snel spel4.txt spel5.txt "$(leeg 40 '2 3' '4 4' $een)" \
    "$(leeg 80 '3 4' '6 6' $twee)" "$(leeg 60 '4 5' '6 5' $drie)" \
    "$(leeg 80 '4 5' '6 6' $een)" "$(leeg 150 '3 5' '10 6' $drie)" \
    "$(leeg 160 '5 5' '10 6' $een)"
  TIMEFORMAT='telStanden van spel5.txt: %U seconden'
  time echo 11 | $programma spel5.txt > /dev/null
  TIMEFORMAT='bepaalGoedeZet van spel5.txt, 200 000 per zet: %U seconden'
  time echo 5 | $programma --zaad 1 --simulaties 200000 spel5.txt \
    > /dev/null
  { valgrind --tool=callgrind --callgrind-out-file=/dev/null \
      --toggle-collect='TegelSpel::besteScore(*' \
      $programma --los --stil spel3.txt 2>&1 || true; } \
    | awk '/Collected/ { n = $NF }
      END { print "instructies per stand op spel3.txt: " \
                  (n > 0 ? n / 1356544 : "niet te tellen zonder valgrind") }'
fi
awk '{ som += $5 } END { printf "handtekening: %.0f\n", som }' "$map/bomen"
