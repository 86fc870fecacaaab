#!/bin/sh
# toets_vergelijk.sh: toets make vergelijk.
# Gebruik: VERGELIJK=programma sh nakijken/toets_vergelijk.sh [NAAM...]
#
# De tabel vergeleken.txt zegt van elke fout wat er in de eerste zinnen hoort te
# staan; de fouten staan in inzendingen/ en inzendingen/vergelijk/. Eindigt met
# "N passed, N failed". Met KORT in de omgeving doen maar een paar fouten mee.

tabel=nakijken/vergeleken.txt
: "${VERGELIJK:=tests/bouw/nakijken/vergelijk}"
. tests/oordeel.sh
. nakijken/kopie.sh
export NAKIJKVLAGGEN=-O0 werk VERGELIJK LC_ALL=C

# Maak een inzending: maak NAAM, zoals in de tabel.
maak ()
{
  map=$werk/in/${1##*/}
  case $1 in
    goed) kopie "$map" ;;
    vergelijk/kopie) kopie "$map"
                     cp $hier/vergelijk/kopie/* "$map" ;;
    *) kopie "$map" "$1" ;;
  esac
}

# De namen die meedoen.
namen ()
{
  if [ $# -gt 0 ]
  then
    printf '%s\n' "$@"
  else
    sed '/^#/d; s/ |.*//' $tabel | if [ -n "$KORT" ]
    then
      sed -n 's/^+ //p'
    else
      sed 's/^[-+] //'
    fi
  fi
}

# Wat het zegt in de eerste zinnen, op een regel: kop UITVOER
kop ()
{
  sed '/^$/q' "$1" | tr '\n' ' '
}

namen "$@" > "$werk/namen"
while read -r naam
do
  maak "$naam"
done < "$werk/namen"
sed 's,.*/,,' "$werk/namen" | xargs -P "$(nproc)" -I NAAM sh -c '
  UITVOERMAP="$werk/uit/NAAM" "$VERGELIJK" "$werk/in/NAAM" \
    > "$werk/NAAM.scherm" 2> "$werk/NAAM.fout"
  echo $? > "$werk/NAAM.code"'

while read -r naam
do
  kort=${naam##*/}
  hoort=$(sed -n "s,^\([-+] \)*$naam | ,,p" $tabel)
  [ "$(cat "$werk/$kort.code")" = 0 ] \
    && kop "$werk/$kort.scherm" | grep -q -e "$hoort"
  oordeel $? "$naam zegt niet \"$hoort\" maar: $(kop "$werk/$kort.scherm")$(
    cat "$werk/$kort.fout")"
  case $hoort in
    Geen*) grep -q '^  *./TegelSpel' "$werk/$kort.scherm"
           [ $? -ne 0 ] ;;
    *) grep -q '^  ./TegelSpel --los .*spel.*.txt --zetten' \
         "$werk/$kort.scherm" ;;
  esac
  oordeel $? "$naam: niet de opdrachten die erbij horen"
done < "$werk/namen"

# Wat er op een gegeven spel en zonder goede vraag gezegd wordt.
if [ $# -eq 0 ]
then
  maak goed
  "$VERGELIJK" "$werk/in/goed" spel4.txt > "$werk/scherm"
  [ "$(head -n 1 "$werk/scherm")" = 'Geen verschil.' ] \
    && grep -q 'Van spel4.txt is de boom' "$werk/scherm"
  oordeel $? "een goed programma op spel4: $(cat "$werk/scherm")"
  tr '\n' ' ' < "$werk/scherm" | grep -q ', en het geheugen\. '
  oordeel $? "een goed programma: het geheugen is niet vergeleken"
  # Wat niet met de vlaggen van bewaakt.h te bouwen is wordt niet bewaakt.
  cp -r "$werk/in/goed" "$werk/in/onbewaakt"
  sed -i '1s/^/#ifdef _GLIBCXX_ASSERTIONS\n#error\n#endif\n/' \
    "$werk/in/onbewaakt/tegelspel.h"
  "$VERGELIJK" "$werk/in/onbewaakt" spel1.txt | tr '\n' ' ' > "$werk/scherm"
  grep -q 'Niet vergeleken: .*het geheugen (wat daarop' "$werk/scherm" \
    && ! grep -q ', en het geheugen\.' "$werk/scherm"
  oordeel $? "wat niet te bewaken is heet vergeleken: $(cat "$werk/scherm")"
  TMPDIR=/bestaat/niet "$VERGELIJK" "$werk/in/goed" spel1.txt 2> "$werk/fout"
  [ $? -eq 1 ] && grep -q 'TMPDIR=/bestaat/niet is geen map' "$werk/fout"
  oordeel $? "een TMPDIR die er niet is: $(cat "$werk/fout")"
  cp -r "$werk/in/goed" "$werk/in/compileert niet"
  sed -i 's/^  return pot;/  return pott;/' "$werk/in/compileert niet/tegelspel.cc"
  mkdir "$werk/in/anders"
  cp "$werk/in/goed/tegelspel.cc" "$werk/in/anders/spel.cpp"
  printf 'gb 9 9' > "$werk/geen spel"
  while IFS='|' read -r code map spel zegt
  do
    "$VERGELIJK" "$werk/$map" ${spel:+"$werk/$spel"} > "$werk/scherm" \
      2> "$werk/fout"
    [ $? -eq "$code" ] && grep -q -e "$zegt" "$werk/fout"
    oordeel $? "$map $spel zegt niet $zegt: $(cat "$werk/fout")"
  done << 'EINDE'
2|in/bestaat niet||de map .* is er niet
2|in/goed|bestaat niet|dat bestand is er niet
2|in/goed|geen spel|is geen spel zoals de opgave het wil
1|in/compileert niet||tegelspel.cc:[0-9]*:.*error: .*pott
1|in/anders||geen tegelspel.cc, wel: spel.cpp
EINDE
fi

som
