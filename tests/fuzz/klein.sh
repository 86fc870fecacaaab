#!/bin/sh
# klein.sh: maak een kopie van de bronnen waarin alles wat lang kan rekenen
# klein is, voor de menu's onder libFuzzer. Zie README.md.
# Gebruik: sh tests/fuzz/klein.sh DOELMAP
set -e
doel=$1
rm -rf "$doel"
mkdir -p "$doel"
cp -R ./*.h ./*.cc terminal spellen zoek "$doel"
cd "$doel"

# Vervang een tekst, waar hij ook staat in een map; hij moet er staan.
# $1: de map of het bestand; $2: de tekst; $3: wat ervoor in de plaats komt
vervang ()
{
  bestanden=$(grep -rlF --include='*.h' --include='*.cc' -e "$2" "$1") \
    || { echo "klein.sh: '$2' staat niet in $1" >&2; exit 1; }
  for bestand in $bestanden
  do
    OUD=$2 NIEUW=$3 awk '{
      oud = ENVIRON["OUD"]
      while ((i = index($0, oud)) > 0)
      {
        printf "%s%s", substr($0, 1, i - 1), ENVIRON["NIEUW"]
        $0 = substr($0, i + length(oud))
      }
      print
    }' "$bestand" > "$bestand.nieuw"
    mv "$bestand.nieuw" "$bestand"
  done
}

# Vragen of lang rekenen mag, komt vroeg.
vervang zoek/voortgang.h 'VaakGenoeg = 10000' 'VaakGenoeg = 10'
vervang zoek/toezicht.h 'Meettijd = 0.1, KortGenoeg = 10;' \
  'Meettijd = 0, KortGenoeg = 1e-7;'

# Bewaren gaat altijd in hetzelfde bestand.
vervang terminal/uitvoerbestand.h 'nieuw = naam + ".nieuw"' \
  'nieuw = std::string ("bewaard.nieuw")'
vervang terminal/uitvoerbestand.h '*const naar = naam.c_str ()' \
  '*const naar = "bewaard"'

# TegelSpel: de spellen zijn zo klein als de bestanden die er liggen.
vervang main.cc 'MeesteTegels = 200' 'MeesteTegels = 8'
vervang constantes.h 'NrSimulaties = 100' 'NrSimulaties = 2'

# Aqualin: een klein bord.
vervang spellen/aqualin 'MaxHoogte = MaxDimensie' 'MaxHoogte = 3'
vervang spellen/aqualin 'MaxBreedte = MaxDimensie' 'MaxBreedte = 2'
vervang spellen/aqualin 'NrSimulaties = 100' 'NrSimulaties = 2'
vervang spellen/aqualin 'AantalSpellen = 100' 'AantalSpellen = 2'

# Kalah: nauwelijks vooruit denken.
vervang terminal/sterkte.h 'MaxDiepte = 40' 'MaxDiepte = 2'

# Domineren: een klein bord, met kleine tabellen voor het zoeken.
vervang spellen/domineren/zoek/stukken.h 'MeesteVakjes = 14' 'MeesteVakjes = 4'
vervang spellen/domineren/zoek/banden.h 'MaxBreedte = 10' 'MaxBreedte = 2'
vervang spellen/domineren 'MaxBreedte = 26' 'MaxBreedte = 4'
vervang spellen/domineren 'MaxHoogte = 9' 'MaxHoogte = 4'
vervang spellen/domineren '1536u * 1024 * 1024' '64 * 1024'

# Othello: hoogstens 4 bij 4.
vervang spellen/othello 'MaxMaat = 20' 'MaxMaat = 4'
vervang spellen/othello 'GewoneMaat = 8' 'GewoneMaat = 4'
vervang spellen/othello 'Proeven = 1000' 'Proeven = 2'
vervang spellen/othello 'VaakGenoeg = 10000;' 'VaakGenoeg = 10;'
vervang spellen/othello 'Weinig = 10,' 'Weinig = 4,'
vervang spellen/othello/main.cc 'kolommen, zoek::GeheugenGrens,' 'kolommen, 1 << 16,'
