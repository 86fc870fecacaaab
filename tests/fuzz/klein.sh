#!/bin/sh
# klein.sh: maak een kopie van de bronnen waarin alles wat lang kan rekenen
# klein is, voor de menu's onder libFuzzer. Zie README.md.
# Gebruik: sh tests/fuzz/klein.sh DOELMAP KAARTEN, met het programma van
# tests/kaarten.cc.
set -e
doel=$1
van_kaarten=$("$2" klein)
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

# En wat elk spel op zijn kaart heeft.
printf '%s\n' "$van_kaarten" | while IFS="$(printf '\t')" read -r waar oud nieuw
do
  vervang "$waar" "$oud" "$nieuw"
done
