#!/bin/sh
# toets.sh: toets het nakijken zelf.
# Gebruik: sh tests/inzendingen/toets.sh NAKIJK TEGELSPEL
#
# Elke NAAM.sed hier maakt van de goede inzending in goed/ een foute, en elke
# andere map NAAM vervangt er bestanden van. De tabel verwacht.txt zegt hoeveel
# punten elk bij welke functie hoort te verliezen; wat er niet staat, verliest
# niets. Eindigt met "N passed, N failed". Met KORT in de omgeving doen maar een
# paar inzendingen mee, en blijft ongetoetst wat de kaarten van de andere zeggen
# en wat GRONDIG ziet.

nakijk=$1
tegelspel=$(realpath "$2")
hier=tests/inzendingen
proef=$(dirname "$nakijk")/proef.object
werk=$(mktemp -d) || exit 1
trap 'rm -rf "$werk"' EXIT
goed=0
fout=0
kort='eerste-rij teken linkt-niet'

# Tel een toets: oordeel EXITCODE NAAM.
oordeel ()
{
  if [ "$1" -eq 0 ]
  then
    goed=$((goed + 1))
  else
    echo "FOUT  $2"
    fout=$((fout + 1))
  fi
}

kijk_na ()
{
  "$nakijk" --thuis . --proef "$proef" --vlaggen -O1 --zonder-snelheid "$@"
}

# Maak alle inzendingen.
maak_inzendingen ()
{
  mkdir "$werk/alle"
  cp -r $hier/goed "$werk/alle/goed"
  for map in $hier/*/
  do
    naam=$(basename "$map")
    cp -r $hier/goed "$werk/alle/$naam.nieuw"
    cp -r "$map." "$werk/alle/$naam.nieuw"
    rm -rf "$werk/alle/$naam"
    mv "$werk/alle/$naam.nieuw" "$werk/alle/$naam"
  done
  for script in $hier/*.sed
  do
    naam=$(basename "$script" .sed)
    case " $kort " in
      *" $naam "*) ;;
      *) [ -z "$KORT" ] || continue ;;
    esac
    mkdir "$werk/alle/$naam"
    for bestand in $hier/goed/*
    do
      sed -f "$script" "$bestand" > "$werk/alle/$naam/$(basename "$bestand")"
    done
    ! diff -r $hier/goed "$werk/alle/$naam" > "$werk/diff"
    oordeel $? "$script verandert niets"
  done
  maak_bijzondere
}

# Het project zelf, een lege map, en een goede inzending die alles anders doet:
# een naam met spaties, geen standaard.* en constantes.h, een header zonder
# using namespace, en een main.cc en Makefile die niet mogen meedoen.
maak_bijzondere ()
{
  ln -s "$PWD" "$werk/alle/het-project"
  mkdir "$werk/alle/leeg" "$werk/alle/ander gebruik"
  cp $hier/goed/tegelspel.cc "$werk/alle/ander gebruik"
  sed '/using namespace/d' $hier/goed/tegelspel.h \
    > "$werk/alle/ander gebruik/tegelspel.h"
  sed -i 's/^#include <iostream>/&\nusing namespace std;/' \
    "$werk/alle/ander gebruik/tegelspel.cc"
  echo 'geen C++' > "$werk/alle/ander gebruik/main.cc"
  echo 'geen Makefile' > "$werk/alle/ander gebruik/Makefile"
}

# Een regel per inzending: de naam, en wat zij bij elke functie verliest.
verlies ()
{
  awk -F ';' '
    FNR == 1 { for (i = 4; i <= NF; i++) functie[i] = $i; velden = NF; next }
    $1 == "goed" { for (i = 4; i <= NF; i++) vol[i] = $i }
    { regel[++n] = $0 }
    END {
      for (r = 1; r <= n; r++)
      {
        split (regel[r], veld, ";")
        printf "%s:", veld[1]
        for (i = 4; i <= velden; i++)
          if (veld[i] != vol[i])
            printf " %s=%d", functie[i], vol[i] - veld[i]
        printf "\n"
      }
    }' "$1"
}

# Vergelijk het verlies van elke inzending met de tabel.
vergelijk ()
{
  grep -v '^#' $hier/verwacht.txt | while IFS= read -r regel
  do
    [ ! -d "$werk/alle/${regel%%:*}" ] || echo "$regel"
  done > "$werk/verwacht"
  while IFS= read -r regel
  do
    grep -qxF -e "$regel" "$werk/verwacht"
    oordeel $? "verwacht $(grep -F -e "${regel%%:*}:" "$werk/verwacht" \
                           || echo niets), verloren $regel"
  done < "$werk/verlies"
  [ "$(wc -l < "$werk/verlies")" -eq "$(wc -l < "$werk/verwacht")" ]
  oordeel $? "verwacht.txt heeft andere inzendingen dan er zijn"
}

# Elke misser is na te spelen: ons programma leest het spelbestand en alle
# antwoorden in het menu, en eindigt.
speel_na ()
{
  aantal=0
  for invoer in "$werk"/uit/eerste-rij/*.invoer "$werk"/uit/teken/*.invoer
  do
    aantal=$((aantal + 1))
    (cd "$(dirname "$invoer")" && "$tegelspel" < "$invoer") \
      > "$werk/spel" 2>&1
    oordeel $? "$invoer: het programma stopt met een fout"
    ! grep -q -e 'Gevonden' -e 'niet geldig' "$werk/spel"
    oordeel $? "$invoer: het programma weigert een antwoord"
  done
  [ "$aantal" -gt 5 ]
  oordeel $? "te weinig missers om na te spelen: $aantal"
}

# GRONDIG ziet een lek.
grondig ()
{
  kijk_na --grondig "$werk/alle/lek" > "$werk/lek"
  grep -q '^geheugen .*memory leaks' "$werk/lek"
  oordeel $? "GRONDIG ziet het lek niet"
}

# Elke oorzaak staat op een kaart.
kaarten ()
{
  for woord in SIGSEGV 'riep exit (1) aan' 'seconden rekentijd' \
               'wacht het ergens op' 'het geheugen is op' 'MB op het scherm' \
               'compileert niet' 'linken niet' 'er is geen tegelspel.cc'
  do
    grep -q -e "$woord" "$werk"/uit/*/kaart
    oordeel $? "geen kaart zegt: $woord"
  done
}

# Wat een nakijker verder verwacht.
bijzonderheden ()
{
  "$(dirname "$nakijk")/keus" > "$werk/keus"
  oordeel $? "het oordeel over bepaalGoedeZet is niet zeker genoeg"

  kijk_na --csv --kop "$werk/alle/ander gebruik" > "$werk/csv"
  [ "$(sed -n 2p "$werk/csv" | cut -d ';' -f 2,3)" = '100;100' ] \
    && [ "$(wc -l < "$werk/csv")" -eq 2 ] \
    && [ "$(head -n 1 "$werk/csv")" = "$(head -n 1 "$werk/uit/punten.csv")" ]
  oordeel $? "csv van een inzending"

  ! kijk_na --uit "$werk/alle/goed/uit" "$werk/alle/goed" 2> "$werk/fout" \
    && [ ! -e "$werk/alle/goed/uit" ]
  oordeel $? "uitvoer in de map van de inzending"

  ! kijk_na "$werk/bestaat niet" 2> "$werk/fout"
  oordeel $? "een map die niet bestaat"

  [ -z "$(find "$werk/tijdelijk" -mindepth 1)" ]
  oordeel $? "er blijven tijdelijke bestanden achter"
}

mkdir "$werk/tijdelijk"
TMPDIR=$werk/tijdelijk
export TMPDIR
maak_inzendingen
(cd "$werk/alle" && find . -type f -exec cksum {} + | sort) > "$werk/ervoor"
kijk_na --alle --uit "$werk/uit" "$werk/alle" > "$werk/tabel" 2> "$werk/log"
oordeel $? "nakijken van alle inzendingen"
(cd "$werk/alle" && find . -type f -exec cksum {} + | sort) > "$werk/erna"
cmp -s "$werk/ervoor" "$werk/erna"
oordeel $? "er is iets veranderd in de map van een inzending"

verlies "$werk/uit/punten.csv" > "$werk/verlies"
grep -q '^goed;100;100;' "$werk/uit/punten.csv"
oordeel $? "de goede inzending heeft niet alle punten"
vergelijk
speel_na
[ -n "$KORT" ] || kaarten
[ -n "$KORT" ] || grondig
bijzonderheden

echo "$goed passed, $fout failed"
[ "$fout" -eq 0 ]
