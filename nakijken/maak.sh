#!/bin/sh
# maak.sh: maak alle inzendingen om het nakijken mee te toetsen, in een lege map.
# Gebruik: sh nakijken/maak.sh WERKMAP
#
# WERKMAP/alle krijgt er een van elke NAAM.sed (goed/ met een fout), en wat er
# verder bij een mens binnenkomt; WERKMAP/meer die van meer.txt, met meer fouten
# tegelijk; WERKMAP/stapel een paar die op elkaar lijken; WERKMAP/kwaad een van elk
# kwaad/NAAM.cc achter het geraamte. Met KORT in de omgeving een paar.

set -e
werk=$1
. nakijken/kopie.sh
# Wat met KORT meedoet: een regel die fout is, een vergissing in besteScore, een
# crash, en meer fouten; en kwaad met antwoorden, met het systeem, met de compiler en
# met de bronnen.
kort=' eerste-rij teken pot-gooit weigert-en-teken
 bestanden dik geheugen heel-kaartregel lang opnieuw passwd pomp schrijft socket
 teller tijd vooruit vork koppeling koppelmap ontsnapt.tar.gz pijp
 strepen diep steeds stuurteken '

# Doet een inzending mee? Zonder KORT doen zij dat allemaal: doet_mee NAAM
doet_mee ()
{
  [ -z "$KORT" ] || echo "$kort" | grep -q " $1\( \|$\)"
}

# Een zip met schuine strepen de andere kant op, als dat kan: zip_van MAP BESTAND
zip_van ()
{
  python3 - "$1" "$2" << 'EINDE'
import os, sys, zipfile
with zipfile.ZipFile (sys.argv[2], "w") as zip:
    for naam in os.listdir (sys.argv[1]):
        zip.write (os.path.join (sys.argv[1], naam), "map\\in\\" + naam)
EINDE
}

mkdir -p "$werk/alle" "$werk/kwaad" "$werk/meer" "$werk/stapel"
kopie "$werk/alle/goed"
for script in $hier/*.sed
do
  naam=$(basename "$script" .sed)
  doet_mee "$naam" || continue
  kopie "$werk/alle/$naam" "$naam"
  ! diff -r "$werk/alle/goed" "$werk/alle/$naam" > "$werk/diff" \
    || echo "$script verandert niets"
done
grep -v '^#' $hier/meer.txt | while read -r naam van tot fouten
do
  # shellcheck disable=SC2086 # een woord per fout
  ! doet_mee "$naam" || kopie "$werk/meer/$naam" $fouten
  [ "$van" -le "$tot" ] || echo "$naam: $van is meer dan $tot"
done
kopie "$werk/alle/geraamte"
cp $hier/geraamte/* "$werk/alle/geraamte"

# Het project zelf, een lege map, een map diep, archieven, en een goede inzending
# die alles anders doet: een vreemde naam, geen standaard.* en constantes.h, een
# header zonder using namespace, en een main.cc en Makefile die niet meedoen.
mkdir -p "$werk/alle/leeg" "$werk/alle/ander gebruik" "$werk/alle/in-archief"
if [ -z "$KORT" ]
then
  kopie "$werk/alle/diep/opdracht 1/inlevering"
  mkdir "$werk/alle/het-project"
  cp ./*.cc ./*.h "$werk/alle/het-project"
  cp -r zoek terminal "$werk/alle/het-project"
  # Namen die een scherm of een rekenblad besturen.
  kopie "$werk/alle/$(printf 'nieuwe\nregel \303\251;')"
  kopie "$werk/alle/$(printf '=som \342\200\256 \302\233')"
  kopie "$werk/alle/\"=som"
  # Twee bronnen die erbij horen; het hoofdprogramma dat erbij zit niet.
  kopie "$werk/alle/meer-bronnen"
  map=$werk/alle/meer-bronnen
  for functie in bepaalGoedeScore doeExperiment
  do
    { printf '// Hoort bij main.cc, en is het domein van main (zie daar).\n'
      printf '#include <ctime>\n#include <iostream>\n'
      printf '#include "tegelspel.h"\n\n'
      sed -n "/::$functie ()\$/,/^}/p" "$map/tegelspel.cc"
    } > "$map/$functie.cc"
    sed -i "/::$functie ()\$/,/^}/d" "$map/tegelspel.cc"
  done
  mv "$map/doeExperiment.cc" "$map/doeExperiment.cxx"
  printf 'int main ()\n{\n}\n' > "$map/proef.cc"
  # Met de Makefile die erbij hoort mag nieuwe-cpp wel.
  kopie "$werk/alle/eigen-makefile" nieuwe-cpp
  echo 'CXXFLAGS = -Wall -std=c++20' > "$werk/alle/eigen-makefile/Makefile"
fi

# Een stapel om te vergelijken: een met andere namen en opmaak, een met een fout, een
# in een archief, en een in de tekens van Windows. Zij eindigen meteen: het gaat om hun bronnen.
kopie "$werk/stil"
echo 'static int stil = (exit (1), 0);' >> "$werk/stil/tegelspel.cc"
for naam in goed hernoemd utf16 fout
do
  cp -r "$werk/stil" "$werk/stapel/$naam"
done
sed -i -f $hier/schalen-n.sed "$werk"/stapel/fout/*
sed -i 's/opSchaal/hoeveelOp/g; s/  int beste/\n  int  beste/; s,^//.*,// anders,' \
  "$werk"/stapel/hernoemd/tegelspel.*
for naam in tegelspel.cc tegelspel.h
do
  iconv -t UTF-16 "$werk/stil/$naam" > "$werk/stapel/utf16/$naam"
done
mkdir "$werk/stapel/in-archief"
zip_van "$werk/stil" "$werk/stapel/in-archief/een.zip" \
  || tar czf "$werk/stapel/in-archief/een.tgz" -C "$werk" stil
tar czf "$werk/alle/archief.tar.gz" -C $hier goed
cp "$werk/alle/archief.tar.gz" "$werk/alle/in-archief/inlevering.tgz"
echo kapot > "$werk/alle/kapot.zip"
# Andere namen, diep in een map met veel andere bestanden, en een oude versie.
mkdir -p "$werk/alle/namen/a/b" "$werk/alle/namen/oud" \
  "$werk/alle/namen/__MACOSX"
kopie "$werk/alle/namen/a/b/c"
diep=$werk/alle/namen/a/b/c
mkdir "$diep/.git"
sed 's/"tegelspel.h"/"Tegelspel.hpp"/' "$diep/tegelspel.cc" > "$diep/TegelSpel.CPP"
rm "$diep/tegelspel.cc"
mv "$diep/tegelspel.h" "$diep/Tegelspel.hpp"
mv "$diep/standaard.cc" "$diep/Standaard.cxx"
for naam in oud/tegelspel __MACOSX/tegelspel $(seq -f a/b/c/.git/a%g 600)
do
  echo onzin > "$werk/alle/namen/$naam.cc"
done
tar czf "$werk/alle/namen.tar.gz" -C "$werk/alle" namen
zip_van $hier/goed "$werk/alle/strepen.zip" || true
if [ -z "$KORT" ] && command -v zip > "$werk/diff" \
  && command -v unzip > "$werk/diff"
then
  (cd "$werk/alle/diep" && zip -q -r ../zip.zip .)
fi
sed 's/^#include <iostream>/&\nusing namespace std;/' $hier/goed/tegelspel.cc \
  > "$werk/alle/ander gebruik/tegelspel.cc"
sed '/using namespace/d' $hier/goed/tegelspel.h \
  > "$werk/alle/ander gebruik/tegelspel.h"
echo 'geen C++' > "$werk/alle/ander gebruik/main.cc"
echo 'geen Makefile' > "$werk/alle/ander gebruik/Makefile"

# Het kwaad.
for bron in $hier/kwaad/*.cc
do
  naam=$(basename "$bron" .cc)
  [ "$naam" != gluurt-bewaakt ] && doet_mee "$naam" || continue
  kopie "$werk/kwaad/$naam"
  case $naam in
    heel-*) : ;;
    *) cat $hier/geraamte/tegelspel.cc ;;
  esac | cat - "$bron" | sed "s,@WERK@,$werk,; s,@THUIS@,$PWD," \
    > "$werk/kwaad/$naam/tegelspel.cc"
done
for naam in pijp koppeling grote-bron duizend diep regel steeds stuurteken \
  strepen
do
  cp -r "$werk/stil" "$werk/kwaad/$naam"
done
rm "$werk/kwaad/pijp/constantes.h" "$werk/kwaad/koppeling/tegelspel.cc"
mkfifo "$werk/kwaad/pijp/x.cc" "$werk/kwaad/pijp/Makefile" \
  "$werk/kwaad/pijp/constantes.h"
ln -s /dev/zero "$werk/kwaad/koppeling/x.cc"
ln -s "$werk/alle/goed/tegelspel.cc" "$werk/kwaad/koppeling/tegelspel.cc"
ln -s "$werk/alle/goed" "$werk/kwaad/koppelmap"
head -c 5000000 /dev/zero | tr '\0' ' ' >> "$werk/kwaad/grote-bron/tegelspel.cc"
for i in $(seq 1000)
do
  echo "int kwaad$i;" > "$werk/kwaad/duizend/a$i.cc"
done
# Een naam die met schuine strepen de andere kant op de map weer uit gaat.
echo 'int kwaad;' > "$werk/kwaad/strepen/x\\..\\..\\..\\..\\nakijk-kwaad.cc"
# Zo diep genest dat wie de bron leest van zijn stapel valt, en een regel van een
# halve megabyte, een functie die zo vaak begint dat wie haar eind zoekt niet klaar
# komt, en een naam van een bestand die op de kaart komt.
{ printf 'namespace a{%.0s' $(seq 70000); printf '}%.0s' $(seq 70000); echo
} >> "$werk/kwaad/diep/tegelspel.cc"
{ printf 'const char *lang = "'; printf '()%.0s' $(seq 240000); echo '";'
} >> "$werk/kwaad/regel/tegelspel.cc"
printf '::besteScore(%.0s' $(seq 70000) >> "$werk/kwaad/steeds/tegelspel.cc"
echo 'int f () { return x; }' \
  > "$werk/kwaad/stuurteken/$(printf 'x\ntotaal 61\033[2J.cc')"
echo 'namespace' >> "$werk/kwaad/stuurteken/tegelspel.cc"
tar czPf "$werk/kwaad/ontsnapt.tar.gz" --transform 's,.*/,../../../../tmp/nakijk-kwaad-,' \
  $hier/goed/tegelspel.cc

# In het kort is het archief dat van de stapel, en is er een goede inzending.
[ -n "$KORT" ] || exit 0
rm -rf "$werk"/alle/archief.tar.gz "$werk"/alle/namen* "$werk"/alle/in-archief \
  "$werk"/alle/strepen.zip "$werk/alle/ander gebruik"
for een in "$werk"/kwaad/*
do
  doet_mee "${een##*/}" || rm -r "$een"
done
