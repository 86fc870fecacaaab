#!/bin/sh
# toets.sh: toets het nakijken zelf.
# Gebruik: sh tests/inzendingen/toets.sh NAKIJK
#
# Elke NAAM.sed hier maakt van de goede inzending in goed/ een foute, en elke
# andere map NAAM vervangt er bestanden van. De tabel verwacht.txt zegt hoeveel
# punten elk bij welke functie hoort te verliezen; wat er niet staat, verliest
# niets. Eindigt met "N passed, N failed".

nakijk=$1
hier=tests/inzendingen
proef=$(dirname "$nakijk")/proef.object
werk=$(mktemp -d) || exit 1
trap 'rm -rf "$werk"' EXIT
goed=0
fout=0

# Tel een toets: oordeel NAAM, na een opdracht die slaagde of niet.
oordeel ()
{
  if [ $? -eq 0 ]
  then
    goed=$((goed + 1))
  else
    echo "FOUT  $1"
    fout=$((fout + 1))
  fi
}

kijk_na ()
{
  "$nakijk" --thuis . --proef "$proef" --vlaggen -O1 --zonder-snelheid "$@"
}

# Maak alle inzendingen.
mkdir "$werk/alle"
cp -r $hier/goed "$werk/alle/goed"
for map in $hier/*/
do
  naam=$(basename "$map")
  [ "$naam" = goed ] && continue
  cp -r $hier/goed "$werk/alle/$naam"
  cp -r "$map." "$werk/alle/$naam"
done
for script in $hier/*.sed
do
  naam=$(basename "$script" .sed)
  mkdir "$werk/alle/$naam"
  for bestand in $hier/goed/*
  do
    sed -f "$script" "$bestand" > "$werk/alle/$naam/$(basename "$bestand")"
  done
  ! diff -r $hier/goed "$werk/alle/$naam" > /dev/null
  oordeel "$script verandert niets"
done

# Het project zelf, en een goede inzending die alles anders doet: een map met
# spaties, geen standaard.* en constantes.h, een eigen main.cc en Makefile.
mkdir "$werk/alle/ander gebruik; zo"
cp $hier/goed/tegelspel.cc $hier/goed/tegelspel.h "$werk/alle/ander gebruik; zo"
echo 'fout' > "$werk/alle/ander gebruik; zo/main.cc"
echo 'fout' > "$werk/alle/ander gebruik; zo/Makefile"
ln -s "$PWD" "$werk/alle/het-project"

touch "$werk/tijd"
kijk_na --alle --uit "$werk/uit" "$werk/alle" > "$werk/tabel" 2> "$werk/log"
oordeel "nakijken van alle inzendingen"

# Wat verloor elke inzending? Vergelijk dat met de tabel.
awk -F ';' '
  NR == 1 { for (i = 4; i <= NF; i++) naam[i] = $i }
  FNR == NR && FNR == 1 { next }
  { print }' "$werk/uit/punten.csv" > /dev/null
grep -v '^#' $hier/maximum.txt > /dev/null 2>&1
awk -F ';' -v goed="goed" '
  FNR == 1 { for (i = 4; i <= NF; i++) functie[i] = $i; next }
  $1 == "goed" { for (i = 4; i <= NF; i++) vol[i] = $i }
  { regels[++n] = $0 }
  END {
    for (r = 1; r <= n; r++)
    {
      split (regels[r], veld, ";")
      verlies = ""
      for (i = 4; i in functie; i++)
        if (veld[i] != vol[i])
          verlies = verlies " " functie[i] "=" (vol[i] - veld[i])
      print veld[1] ":" verlies
    }
  }' "$werk/uit/punten.csv" > "$werk/verlies"
