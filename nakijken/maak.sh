#!/bin/sh
# maak.sh: maak alle inzendingen om het nakijken mee te toetsen, in een lege map.
# Gebruik: sh nakijken/maak.sh WERKMAP POORT
#
# WERKMAP/alle krijgt er een van elke NAAM.sed (goed/ met een fout), en wat er
# verder bij een mens binnenkomt; WERKMAP/meer die van meer.txt, met meer fouten
# tegelijk; WERKMAP/kwaad een van elk kwaad/NAAM.cc achter het geraamte. Met KORT
# in de omgeving een paar.

set -e
werk=$1 poort=$2
hier=nakijken/inzendingen
kort=' eerste-rij teken spelers-een-twee gokt-rij lek pot-gooit niet-heel '
kort="$kort blijft-staan leeg-beste "

mkdir -p "$werk/alle" "$werk/kwaad" "$werk/meer"
cp -r $hier/goed "$werk/alle/goed"
for script in $hier/*.sed
do
  naam=$(basename "$script" .sed)
  case $kort in
    *" $naam "*) ;;
    *) [ -z "$KORT" ] || continue ;;
  esac
  mkdir "$werk/alle/$naam"
  for bestand in $hier/goed/*
  do
    sed -f "$script" "$bestand" > "$werk/alle/$naam/$(basename "$bestand")"
  done
  ! diff -r $hier/goed "$werk/alle/$naam" > "$werk/diff" \
    || echo "$script verandert niets"
done
grep -v '^#' $hier/meer.txt | while read -r naam van tot fouten
do
  [ -z "$KORT" ] || [ "$naam" = weigert-en-teken ] || continue
  cp -r $hier/goed "$werk/meer/$naam"
  for fout in $fouten
  do
    sed -i -f "$hier/$fout.sed" "$werk/meer/$naam"/*
  done
  [ "$van" -le "$tot" ] || echo "$naam: $van is meer dan $tot"
done
cp -r $hier/goed "$werk/alle/geraamte"
cp $hier/geraamte/* "$werk/alle/geraamte"

# Het project zelf, een lege map, een map diep, archieven, en een goede inzending
# die alles anders doet: een vreemde naam, geen standaard.* en constantes.h, een
# header zonder using namespace, en een main.cc en Makefile die niet meedoen.
mkdir "$werk/alle/leeg" "$werk/alle/ander gebruik" \
  "$werk/alle/diep" "$werk/alle/diep/opdracht 1" "$werk/alle/in-archief"
if [ -z "$KORT" ]
then
  mkdir "$werk/alle/het-project"
  cp ./*.cc ./*.h "$werk/alle/het-project"
  cp -r zoek terminal "$werk/alle/het-project"
  cp -r $hier/goed "$werk/alle/$(printf 'nieuwe\nregel \303\251;')"
  # Namen die een scherm of een rekenblad besturen.
  cp -r $hier/goed "$werk/alle/$(printf '=som \342\200\256 \302\233')"
  # Met de Makefile die erbij hoort mag nieuwe-cpp wel.
  cp -r "$werk/alle/nieuwe-cpp" "$werk/alle/eigen-makefile"
  echo 'CXXFLAGS = -Wall -std=c++20' > "$werk/alle/eigen-makefile/Makefile"
fi
cp -r $hier/goed "$werk/alle/diep/opdracht 1/inlevering"
tar czf "$werk/alle/archief.tar.gz" -C $hier goed
cp "$werk/alle/archief.tar.gz" "$werk/alle/in-archief/inlevering.tgz"
echo kapot > "$werk/alle/kapot.zip"
# Andere namen, diep in een map met veel andere bestanden, en een oude versie.
mkdir -p "$werk/alle/namen/a/b/c/.git" "$werk/alle/namen/oud" \
  "$werk/alle/namen/__MACOSX"
cp $hier/goed/tegelspel.cc "$werk/alle/namen/a/b/c/TegelSpel.CPP"
for naam in tegelspel standaard constantes
do
  cp $hier/goed/$naam.h "$werk/alle/namen/a/b/c/"
done
cp $hier/goed/standaard.cc "$werk/alle/namen/a/b/c/Standaard.cxx"
mv "$werk/alle/namen/a/b/c/tegelspel.h" "$werk/alle/namen/a/b/c/Tegelspel.hpp"
sed -i 's/"tegelspel.h"/"Tegelspel.hpp"/' "$werk/alle/namen/a/b/c/TegelSpel.CPP"
echo onzin > "$werk/alle/namen/oud/tegelspel.cc"
echo onzin > "$werk/alle/namen/__MACOSX/tegelspel.cc"
i=0
while [ $i -lt 600 ]
do
  i=$((i + 1))
  echo onzin > "$werk/alle/namen/a/b/c/.git/a$i.cc"
done
tar czf "$werk/alle/namen.tar.gz" -C "$werk/alle" namen
python3 - "$werk/alle/strepen.zip" $hier/goed << 'EINDE' || true
import os, sys, zipfile
with zipfile.ZipFile (sys.argv[1], "w") as zip:
    for naam in os.listdir (sys.argv[2]):
        zip.write (os.path.join (sys.argv[2], naam), "map\\in\\" + naam)
EINDE
if [ -z "$KORT" ] && command -v zip > "$werk/diff" \
  && command -v unzip > "$werk/diff"
then
  (cd "$werk/alle/diep" && zip -q -r ../zip.zip .)
fi
cp $hier/goed/tegelspel.cc "$werk/alle/ander gebruik"
sed '/using namespace/d' $hier/goed/tegelspel.h \
  > "$werk/alle/ander gebruik/tegelspel.h"
sed -i 's/^#include <iostream>/&\nusing namespace std;/' \
  "$werk/alle/ander gebruik/tegelspel.cc"
echo 'geen C++' > "$werk/alle/ander gebruik/main.cc"
echo 'geen Makefile' > "$werk/alle/ander gebruik/Makefile"

# Het kwaad.
for bron in $hier/kwaad/*.cc
do
  naam=$(basename "$bron" .cc)
  case $naam in
    exit | geheugen | gooit | heel-kaartregel | heel-lijst | klok | lang \
      | passwd | pomp | schrijft | shell | socket | vork | vooruit) : ;;
    *) [ -z "$KORT" ] || continue ;;
  esac
  cp -r $hier/goed "$werk/kwaad/$naam"
  case $naam in
    heel-*) : ;;
    *) cat $hier/geraamte/tegelspel.cc ;;
  esac | cat - "$bron" | sed "s,@WERK@,$werk,; s,@THUIS@,$PWD,; s,@POORT@,$poort," \
    > "$werk/kwaad/$naam/tegelspel.cc"
done
for naam in pijp koppeling grote-bron koppelmap duizend diep regel stuurteken
do
  cp -r "$werk/alle/geraamte" "$werk/kwaad/$naam"
done
mkfifo "$werk/kwaad/pijp/x.cc" "$werk/kwaad/pijp/Makefile"
rm "$werk/kwaad/pijp/constantes.h"
mkfifo "$werk/kwaad/pijp/constantes.h"
ln -s /dev/zero "$werk/kwaad/koppeling/x.cc"
rm "$werk/kwaad/koppeling/tegelspel.cc"
ln -s "$werk/alle/goed/tegelspel.cc" "$werk/kwaad/koppeling/tegelspel.cc"
rm -r "$werk/kwaad/koppelmap"
ln -s "$werk/alle/goed" "$werk/kwaad/koppelmap"
head -c 5000000 /dev/zero | tr '\0' ' ' >> "$werk/kwaad/grote-bron/tegelspel.cc"
i=0
while [ $i -lt 1000 ]
do
  i=$((i + 1))
  echo "int kwaad$i;" > "$werk/kwaad/duizend/a$i.cc"
done
# Een naam die met schuine strepen de andere kant op de map weer uit gaat.
cp -r "$werk/alle/geraamte" "$werk/kwaad/strepen"
echo 'int kwaad;' > "$werk/kwaad/strepen/x\\..\\..\\..\\..\\nakijk-kwaad.cc"
# Zo diep genest dat wie de bron leest van zijn stapel valt, en een regel van een
# halve megabyte; en een naam van een bestand die op de kaart komt.
awk 'BEGIN { for (i = 0; i < 80000; i++) printf "namespace a{"
             for (i = 0; i < 80000; i++) printf "}"; print "" }' \
  >> "$werk/kwaad/diep/tegelspel.cc"
awk 'BEGIN { printf "const char *lang = \""
             for (i = 0; i < 240000; i++) printf "()"; print "\";" }' \
  >> "$werk/kwaad/regel/tegelspel.cc"
echo 'int f () { return x; }' \
  > "$werk/kwaad/stuurteken/$(printf 'x\ntotaal 61\033[2J.cc')"
echo 'namespace' >> "$werk/kwaad/stuurteken/tegelspel.cc"
tar czPf "$werk/kwaad/ontsnapt.tar.gz" --transform 's,.*/,../../../../tmp/nakijk-kwaad-,' \
  $hier/goed/tegelspel.cc
