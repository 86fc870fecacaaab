#!/bin/sh
# toets.sh: toets het nakijken zelf.
# Gebruik: NAKIJK=programma sh nakijken/toets.sh
#
# maak.sh maakt de inzendingen. De tabel verwacht.txt zegt hoeveel punten elk bij
# welke functie niet krijgt, en hoeveel daarvan met de hand te geven zijn. Een
# enkele fout kost hoogstens MaxFout punten, tenzij er "alles:" voor staat. Wie
# kwaad wil krijgt niet meer dan het geraamte en laat niets achter. Met VERNIEUW=1
# wordt verwacht.txt opnieuw geschreven. Eindigt met "N passed, N failed". Met
# KORT in de omgeving doen maar een paar inzendingen mee: elk soort oordeel, kwaad,
# bron en uitvoer een keer.

nakijk=nakijken/nakijken.sh
MaxFout=12
. tests/oordeel.sh
. nakijken/kopie.sh

# Hoe er wordt nagekeken, als er niets anders bij staat.
export NAKIJKVLAGGEN=-O0 VOORBEELDEN=0 GEHEUGEN=0 ZAAD=1
export TMPDIR="$werk/tijdelijk" UITVOERMAP="$werk/een"

# Tel een toets: er hoort geen TEKST te zijn: geen NAAM TEKST.
geen ()
{
  [ -z "$2" ]
  oordeel $? "$1: $2"
}

# Kijk alle inzendingen in een map na: kijk_na MAP UITVOERMAP.
kijk_na ()
{
  UITVOERMAP="$werk/$2" "$nakijk" alle "$werk/$1" > "$werk/tabel" 2> "$werk/log"
  oordeel $? "nakijken van alles in $1"
}

# Een regel per inzending: de naam, en wat zij bij elke functie niet krijgt. Wie
# meer dan hoogstens verliest staat ook in duur.
verlies ()
{
  awk -F ';' -v hoogstens=$MaxFout '
    FNR == 1 { n = NF - 4; for (i = 7; i <= n; i++) functie[i] = $i; next }
    $1 == "goed" { for (i = 7; i <= n; i++) vol[i] = $i }
    { regel[++r] = $0 }
    END {
      for (j = 1; j <= r; j++)
      {
        split (regel[j], veld, ";")
        printf "%s:", veld[1]
        for (i = 7; i <= n; i++)
          if (veld[i] != vol[i])
            printf " %s=%d", functie[i], vol[i] - veld[i]
        print (veld[4] > 0 ? " hand=" veld[4] : "")
        if (100 - veld[2] - veld[4] > hoogstens)
          print veld[1] > duur
      }
    }' duur="$werk/duur" "$1"
}

# Vergelijk het verlies van elke inzending met de tabel, en met wat een fout
# hoogstens mag kosten.
vergelijk ()
{
  verlies "$werk/uit/punten.csv" > "$werk/verlies"
  if [ -n "$VERNIEUW" ]
  then
    { grep '^#' nakijken/verwacht.txt; cat "$werk/verlies"; } > "$werk/nieuw"
    cp "$werk/nieuw" nakijken/verwacht.txt
  fi
  sed -n 's/^# alles: //p' nakijken/verwacht.txt | tr ' ' '\n' > "$werk/mag"
  geen 'anders dan in verwacht.txt' \
    "$(grep -vxF -f nakijken/verwacht.txt "$werk/verlies")"
  geen "een enkele fout kost meer dan $MaxFout punten" \
    "$(grep -vxF -f "$werk/mag" "$werk/duur")"
  grep -q '^goed;100;100;0;' "$werk/uit/punten.csv"
  oordeel $? 'de goede inzending heeft niet alle punten'
}

# Wie meer fouten heeft krijgt wat een eerlijke nakijker geeft, en een functie
# alleen gekeurd geeft hetzelfde als in het geheel.
meer_fouten ()
{
  kijk_na meer uitmeer
  grep -v '^#' $hier/meer.txt | while read -r naam van tot rest
  do
    grep "^$naam;" "$werk/uitmeer/punten.csv" | { IFS=';' read -r n p max hand r
      [ -z "$n" ] || { [ "$p" -le "$tot" ] && [ $((p + hand)) -ge "$van" ]; } \
        || echo "$naam: $p en $hand met de hand, eerlijk is $van tot $tot"; }
  done > "$werk/oneerlijk"
  geen 'niet wat eerlijk is' "$(cat "$werk/oneerlijk")"
  [ -z "$KORT" ] || return
  ALLEEN=unDoeZet kijk_na meer uitalleen
  kolom=$(head -n 1 "$werk/uitmeer/punten.csv" | tr ';' '\n' \
          | grep -n '^unDoeZet$' | cut -d : -f 1)
  cut -d ';' -f "1,$kolom" "$werk/uitmeer/punten.csv" > "$werk/heel"
  geen "alleen unDoeZet is anders" "$(
    cut -d ';' -f "1,$kolom" "$werk/uitalleen/punten.csv" \
      | diff "$werk/heel" -)"
}

# De kaart van wie kwaad wil zegt waarom: zegt NAAM TEKST.
zegt ()
{
  [ -d "$werk/kwaad/$1" ] || return
  grep -q -e "$2" "$werk/uitkwaad/$1/kaart"
  oordeel $? "de kaart van kwaad $1 zegt niet: $2"
}

# Houdt de teller van de processor iemand tegen die hem niet mag lezen? Een
# virtuele machine zegt soms van wel, en geeft hem toch.
teller_dicht ()
{
  printf '%s\n' '#include <sys/prctl.h>' '#ifdef __x86_64__' \
    'int main () { return prctl (PR_SET_TSC, PR_TSC_SIGSEGV, 0, 0, 0) != 0' \
    '  || __builtin_ia32_rdtsc () > 0 ? 0 : 1; }' '#else' \
    'int main () { return 0; }' '#endif' > "$werk/lees.cc"
  ${CXX:-g++} "$werk/lees.cc" -o "$werk/lees" && ! "$werk/lees" 2> "$werk/fout"
}

# Wie kwaad wil krijgt hoogstens wat het geraamte krijgt, en heeft een regel.
keur_kwaad ()
{
  TEGELIJK=4 kijk_na kwaad uitkwaad
  meest=$(grep '^geraamte;' "$werk/uit/punten.csv" | cut -d ';' -f 2)
  for map in "$werk"/kwaad/*
  do
    naam=$(basename "$map")
    regel=$(grep "^$naam;" "$werk/uitkwaad/punten.csv" | head -n 1)
    punten=$(echo "$regel" | cut -d ';' -f 2)
    [ -n "$regel" ] && [ "${punten:-0}" -le "$meest" ]
    oordeel $? "kwaad $naam kreeg ${punten:-niets}, hoogstens $meest mag"
  done
  geen 'op een kaart staat iets van de nakijker, of een stuurteken' \
    "$(grep -l -e 'root:' -e "$(printf '\033')" "$werk"/uitkwaad/*/kaart)"
  geen 'een naam in de tabel is een formule, of heeft een aanhalingsteken' \
    "$(cut -d ';' -f 1 "$werk"/uit/punten.csv "$werk"/uitkwaad/punten.csv \
       | grep -e '^[=+@-]' -e '"')"
  geen 'er staat een regel van een inzending op haar kaart' \
    "$(grep -c '^totaal' "$werk"/uitkwaad/*/kaart | grep -v ':[01]$')"
  teller=
  teller_dicht && teller=teller/kaart
  # shellcheck disable=SC2086 # een kaart, of niets
  geen 'kwaad kreeg geheugen zonder proces, een echte klok, of een lijn' \
    "$(cd "$werk/uitkwaad" && grep -l 'riep exit' geheugen/kaart tijd/kaart \
         $teller socket/kaart 2>&1)"
  zegt bestanden 'geeft geen antwoord: maakte meer dan 10000 bestanden'
  zegt opnieuw 'de constructor geeft geen antwoord'
  zegt diep 'niet verder gekeurd'
  zegt grote-bron 'groter dan 1 MB, en overgeslagen: tegelspel.cc'
  zegt dik 'de compiler maakte meer dan 64 MB aan bestanden'
  geen 'kwaad schreef buiten zijn zandbak' \
    "$(find /tmp /var/tmp /root "$werk" /dev/shm -maxdepth 3 \
         -name 'nakijk-kwaad*' 2> "$werk/fout")"
  geen 'kwaad liet processen achter' \
    "$(cat /proc/[0-9]*/comm 2> "$werk/fout" | grep nakijk-kwaad)"
}

# Elke misser is na te spelen: met een eigen programma, en in de zandbak.
speel_na ()
{
  ${CXX:-g++} -std=c++11 -I "$werk/alle/teken" -o "$werk/misser" \
    "$werk/uit/teken/misser-1.cc" "$werk"/alle/teken/*.cc 2> "$werk/fout" \
    && (cd "$werk/uit/teken" && "$werk/misser" > "$werk/spel")
  oordeel $? "misser-1.cc linkt niet met de inzending"
  "$nakijk" naspelen "$werk/uit/teken/misser-1.cc" > "$werk/spel"
  gekregen=$(sed -n 's/^  gekregen  score //p' "$werk/uit/teken/kaart" | head -n 1)
  grep -q "^besteScore .*: $gekregen$" "$werk/spel"
  oordeel $? "naspelen van misser-1 geeft niet weer $gekregen"
  UITVOERMAP="$werk/Jan's \$(touch $werk/gehackt) \$(shell touch $werk/gehackt)" \
    "$nakijk" een "$werk/alle/teken" > "$werk/spel" 2> "$werk/fout"
  MAKEFLAGS='' sh -c "$(grep -m 1 '^make naspelen' "$werk/spel") -s" \
    > "$werk/spel2" 2> "$werk/fout"
  grep -q "^besteScore .*: $gekregen$" "$werk/spel2" && [ ! -e "$werk/gehackt" ]
  oordeel $? "naspelen zoals het op de kaart staat: $(cat "$werk/fout")"
  [ -d "$werk/uit/een-bord" ] || return
  "$nakijk" naspelen "$werk/uit/een-bord/misser-1.cc" > "$werk/spel"
  [ "$(grep -c '^leesInSpel .*: true$' "$werk/spel")" -eq 2 ]
  oordeel $? "naspelen van een misser met twee standen leest ze niet beide"
}

# Elke oorzaak staat op een kaart, en een kaart is de tweede keer dezelfde.
kaarten ()
{
  mkdir "$werk/vier"
  cp -r "$werk/alle/abs" "$werk/alle/gokt-rij" "$werk/vier"
  kijk_na vier uitvier
  for kaart in "$werk"/uitvier/*/kaart "$werk"/uitvier/*/misser*
  do
    geen "de tweede keer anders: ${kaart#"$werk/uitvier/"}" \
      "$(sed 's,uitvier,uit,; s,/vier/,/alle/,' "$kaart" \
           | diff - "$werk/uit/${kaart#"$werk/uitvier/"}")"
  done
  for woord in SIGSEGV 'riep exit (1) aan' 'seconden rekentijd' \
               'wacht het ergens op' 'het geheugen is op' 'MB op het scherm' \
               'compileert niet' 'linken niet' 'er is geen tegelspel.cc' \
               'Wat er mis is' 'onvoldoende: besteScore' 'NIET TE ZEGGEN' \
               'NOG LEEG' 'CRASHT' 'rekent zonder minteken' 'Wat vrij is' \
               'Genomen is a/b/c/TegelSpel.CPP (er zijn er 2)'
  do
    grep -q -e "$woord" "$werk"/uit*/*/kaart
    oordeel $? "geen kaart zegt: $woord"
  done
}

# De samenvatting van een stapel.
vat_samen ()
{
  ALLEEN=getSchalen TEGELIJK=1 kijk_na stapel uitstapel
  for woord in '^5 nagekeken, gemiddeld 1,6 punten, spreiding 0,8$' \
    '^ *20 %   bouwen: bouwt uit' '^gelijk, precies:  goed  in-archief  utf16$' \
    '^gelijk, op namen en opmaak na:  goed  hernoemd  in-archief  utf16$'
  do
    grep -q -e "$woord" "$werk/tabel"
    oordeel $? "in de samenvatting staat niet: $woord"
  done
  [ "$(grep -c '(nog [0-4], ongeveer [0-9]* min)$' "$werk/log")" -eq 5 ]
  oordeel $? "het nakijken zegt niet hoelang het nog duurt"
  grep -q 'bouwt wel met -std=c++11, na omzetten uit UTF-16' \
    "$werk/uitstapel/utf16/kaart"
  oordeel $? "de kaart zegt niet dat een bron in UTF-16 staat"
}

# Wat er van archieven op de kaart komt.
archieven ()
{
  mkdir -p "$werk/archieven" "$werk/in/.vs"
  cp $hier/goed/* "$werk/in"
  head -c 70000000 /dev/zero > "$werk/in/.vs/groot"
  tar cf "$werk/archieven/groot.tar" -C "$werk" in
  rm -r "$werk/in/.vs"
  tar czf "$werk/heel.tgz" -C "$werk" in
  tar czf "$werk/archieven/dubbel.tar.gz" -C "$werk" heel.tgz
  head -c 9 "$werk/heel.tgz" > "$werk/archieven/kapot.tgz"
  tar czf "$werk/archieven/niets.tgz" -T /dev/null
  mkdir "$werk/archieven/erbij" "$werk/archieven/eindeloos"
  cp $hier/goed/* "$werk/archieven/erbij"
  head -c 2000000 /dev/zero > "$werk/archieven/erbij/data.h"
  cp $hier/goed/*.h "$werk/archieven/eindeloos"
  echo '#include "/dev/zero"' > "$werk/archieven/eindeloos/tegelspel.cc"
  head -c 70000000 /dev/zero > "$werk/in/a.h"
  tar czf "$werk/archieven/ruim.tgz" -C "$werk" in/a.h in/tegelspel.cc
  rm "$werk/in/a.h"
  head -c 2000000 /dev/zero > "$werk/in/tegelspel.cc"
  tar czf "$werk/archieven/bron.tgz" -C "$werk" in
  ALLEEN=getSchalen kijk_na archieven uitarchieven
  grep -q 'Genomen is tegelspel.cc; groter dan 1 MB, en overgeslagen: data.h' \
    "$werk/uitarchieven/erbij/kaart"
  oordeel $? "de kaart zegt niet welke bron te groot is"
  grep -q 'geheugen van de compiler raakte op, bij #include "/dev/zero"' \
    "$werk/uitarchieven/eindeloos/kaart"
  oordeel $? "de kaart zegt niet waardoor het geheugen van de compiler op is"
  grep -q '^groot.tar;3;3;' "$werk/uitarchieven/punten.csv"
  oordeel $? "een archief met een groot bestand wordt niet nagekeken"
  for woord in 'dubbel.*zit weer een archief' 'kapot.*is beschadigd' \
    'niets.*is leeg' 'ruim.*uitgepakt te groot: 70 MB' \
    'bron.*groter dan 1 MB, en overgeslagen: in/tegelspel.cc'
  do
    grep -q "^$woord" "$werk/uitarchieven/punten.csv"
    oordeel $? "een archief: in de tabel staat niet $woord"
  done
}

# Wie op het geheugen let vindt wat anders niet te zien is, bij de functie in wier
# regels het gebeurt; en wie dan in /proc gluurt krijgt niets op haar kaart.
let_op_geheugen ()
{
  kopie "$werk/geheugen/index-buiten" vergelijk/index-buiten
  kopie "$werk/geheugen/gluurt"
  kopie "$werk/geheugen/lek" geheugen/lek
  kopie "$werk/geheugen/vreter" geheugen/vreter
  sed "s,@WERK@,$werk," $hier/kwaad/gluurt-bewaakt.cc \
    >> "$werk/geheugen/gluurt/tegelspel.cc"
  GEHEUGEN=1 kijk_na geheugen uitgeheugen
  tr '\n' ' ' < "$werk/uitgeheugen/index-buiten/kaart" | grep -q \
    -e '-1  bepaalVerschillendeZetten: FOUT IN HET GEHEUGEN, tegelspel.cc:[0-9]*: index'
  oordeel $? "de kaart zegt niet waar er buiten een array geschreven wordt"
  grep -q '^lek;100;' "$werk/uitgeheugen/punten.csv" \
    && grep -q 'geeft niet al haar geheugen vrij' "$werk/uitgeheugen/lek/kaart"
  oordeel $? "de kaart zegt niet dat er geheugen blijft staan"
  grep -q 'vraagt om steeds meer geheugen, in getPot' \
    "$werk/uitgeheugen/vreter/kaart"
  oordeel $? "de kaart zegt niet dat zij om steeds meer geheugen vraagt"
  geen 'op de kaart staat iets van buiten de zandbak' \
    "$(grep -h -e bwrap -e "$werk" -e 'WEL ' "$werk/uitgeheugen/gluurt/kaart" \
       | grep -v '^make naspelen')"
}

# Doorgaan waar het was, en een onderbreking die niets achterlaat.
doorgaan ()
{
  mkdir "$werk/twee"
  cp -r "$werk/alle/leeg" "$werk/twee/een"
  cp -r "$werk/alle/geraamte" "$werk/twee/twee"
  TEGELIJK=1 UITVOERMAP="$werk/uit twee's" "$nakijk" alle "$werk/twee" \
    > "$werk/tabel" 2> "$werk/log" &
  kind=$!
  # shellcheck disable=SC2034 # zo vaak
  for keer in $(seq 100)
  do
    [ -f "$werk/uit twee's/punten.csv" ] || sleep 0.2
  done
  sleep 1
  kill -TERM $kind
  wait $kind
  [ "$(wc -l < "$werk/uit twee's/punten.csv")" -eq 3 ] \
    && grep -q '^[a-z]*;;;;.*;nog niet nagekeken;;$' "$werk/uit twee's/punten.csv"
  oordeel $? "na een onderbreking is de tabel niet heel"
  grep -qxF "Afgebroken; dezelfde opdracht met UITVOERMAP='$werk/uit twee'\\''s' \
gaat hier verder." "$werk/log"
  oordeel $? "na een onderbreking staat er niet hoe het verder gaat"
  kijk_na twee "uit twee's"
  cp "$werk/uit twee's/een/kaart" "$werk/kaart1"
  printf 'map;punten;waarom\r\n"een",+3,"zij liet het zien, op tijd"\r\n
nul;2;wie?\ntwee;-70\nonzin\n' > "$werk/uit twee's/correcties.csv"
  kijk_na twee "uit twee's"
  geen 'wat nagekeken is wordt opnieuw nagekeken' \
    "$(grep -v '^correcties' "$werk/log")"
  [ "$(cut -d ';' -f 1,5,6 "$werk/uit twee's/punten.csv" | tr '\n' ' ')" \
    = 'map;correctie;samen een;3;3 twee;-70;0 ' ]
  oordeel $? "een correctie staat niet in de tabel"
  grep -q 'Samen 3 punten, met de correctie: +3, zij liet het zien, op tijd' \
    "$werk/uit twee's/een/kaart"
  oordeel $? "een correctie staat niet op de kaart"
  [ "$(grep -c -e '^correcties.csv, regel 4: nul staat niet in de tabel$' \
    -e '^correcties.csv, regel 6: er horen een naam' "$werk/log")" -eq 2 ]
  oordeel $? "een correctie die niet meetelt wordt niet genoemd"
  printf 'Jansen, 1234567;;\n' > "$werk/namen"
  printf 'een 3\n"Jansen, 1234567";+2;dit, 4, dat\nnul,1,"dit; dat"\n' \
    > "$werk/correcties"
  [ "$(CORRECTIES="$werk/correcties" TABEL="$werk/namen" VORM=correcties \
         awk -f nakijken/kaart.awk nakijken/onderdelen.md | tr '\n' ' ')" \
    = '1: er horen een naam, punten en een reden te staan '\
'3: nul staat niet in de tabel ' ]
  oordeel $? "een correctie met een komma in de naam, of op de eerste regel"
  rm "$werk/uit twee's/correcties.csv"
  kijk_na twee "uit twee's"
  ALLEEN=een kijk_na twee "uit twee's"
  grep -q 'een' "$werk/log" && cmp -s "$werk/kaart1" "$werk/uit twee's/een/kaart"
  oordeel $? "dezelfde inzending geeft een andere kaart"
}

# Waar een kaart mee begint, en hoe breed zij is.
kop_van_de_kaart ()
{
  [ "$(head -n 1 "$werk/uit/geraamte/kaart")" = 'onvoldoende: besteScore' ] \
    && grep -q '^geraamte;.*;onvoldoende: besteScore;' "$werk/uit/punten.csv"
  oordeel $? "zonder besteScore is het niet onvoldoende"

  sed -n '/^Wat er mis is/,/^$/p' "$werk/uitmeer/weigert-en-teken/kaart" \
    | tr '\n' ' ' | grep -q ' -1  doeZet: .* -9  besteScore: rekent '
  oordeel $? "de kaart noemt niet eerst doeZet, dan besteScore"

  geen 'een kaart heeft een regel van meer dan 100 tekens' \
    "$(LC_ALL=C.UTF-8 grep -E '^.{101}' "$werk"/uit*/*/kaart \
      | grep -v '/kaart:Niet nagekeken')"
}

# Een voorbeeldspel met een verkeerde score, en hoe lang het duurt.
voorbeeldspel ()
{
  VOORBEELDEN=1 NAKIJKVLAGGEN=-O2 "$nakijk" een "$werk/alle/diepte-elf" \
    | tr '\n' ' ' > "$werk/spel"
  grep -q -- '-5  besteScore: spel3.txt: score 2, hoort 3' "$werk/spel"
  oordeel $? "een voorbeeldspel met een verkeerde score kost niets"
  grep -q 'spel1.txt: score 0, .*; in [0-9]* ms' "$werk/spel"
  oordeel $? "bij een voorbeeldspel staat geen tijd"
}

# De kaart voor de student zelf.
kaart_van_student ()
{
  cp -r "$werk/alle/goed" "$werk/geen c++"
  echo 'int f () { return x; }' >> "$werk/geen c++/tegelspel.cc"
  KAART=student ALLEEN=getPot "$nakijk" een "$werk/geen c++" > "$werk/log" 2>&1
  [ "$(head -n 1 "$werk/log")" = 'Begin met bouwen: tegelspel.cc compileert niet.' ] \
    && sed -n 2p "$werk/log" | grep -q 'tegelspel.cc:[0-9]*:[0-9]*: error: '
  oordeel $? "de kaart van een student begint niet met de fout van de compiler"

  ccache=$(command -v ccache)
  CXX="${ccache:+ccache }g++" KAART=student ALLEEN=getPot \
    "$nakijk" een "$werk/alle/goed" > "$werk/spel"
  grep -q 'de student' "$werk/spel" && ! grep -q '^ *bouwen:' "$werk/spel"
  oordeel $? "een kaart voor de student, ook met ccache"
  KAART=student "$nakijk" een "$werk/alle/eerste-rij" > "$werk/spel"
  head -n 2 "$werk/spel" | tr '\n' ' ' \
    | grep -q '^Begin met doeZet: .* Hoort: legt .* Krijgt: legt '
  oordeel $? "de kaart voor de student begint niet met wat er eerst moet"
  geen 'op de kaart voor de student staat iets voor de nakijker' \
    "$(grep -e nakijker -e zaad -e naspelen -e 'bestand missers' "$werk/spel")"
}

# Uitvoer die er niet mag of kan komen.
uitvoer_past_niet ()
{
  mkdir "$werk/van iemand"
  echo werk > "$werk/van iemand/kaart"
  UITVOERMAP="$werk/van iemand" "$nakijk" een "$werk/alle/goed" \
    > "$werk/log" 2>&1
  [ $? -eq 2 ] && [ "$(cat "$werk/van iemand/kaart")" = werk ]
  oordeel $? "in een map van iemand wordt geschreven: $(cat "$werk/log")"
  "$nakijk" een "$werk/alle/goed" > /dev/full 2> "$werk/log"
  [ $? -eq 3 ]
  oordeel $? "een volle schijf geeft geen exitcode 3: $(cat "$werk/log")"
  mkdir -p "$werk/dicht" "$werk/dichte kaart/leeg/kaart"
  cp -r "$werk/alle/leeg" "$werk/dicht"
  echo 1 > "$werk/dichte kaart/zaad"
  UITVOERMAP="$werk/dichte kaart" "$nakijk" alle "$werk/dicht" \
    > "$werk/spel" 2> "$werk/log"
  [ $? -eq 3 ] && grep -qxF "nakijk: in $werk/dichte kaart/leeg is iets niet te \
schrijven" "$werk/log"
  oordeel $? "een kaart die niet te schrijven is: $(cat "$werk/log")"

  # Wie niet verder leest laat ook niets achter.
  ALLEEN=getPot "$nakijk" een "$werk/alle/leeg" 2> "$werk/fout" | true
}

# De opmerkingen over de stijl: alleen bij wat niet van het vak is, en bij elk
# einde van een regel.
stijl ()
{
  cp -r "$werk/alle/goed" "$werk/stijl"
  for naam in main.cc standaard.cc eigen.cc
  do
    printf '\nint erbij (int x)\n{\n  return x;\n}\n' >> "$werk/stijl/$naam"
  done
  stijl=$("$nakijk" bronnen "$werk/stijl" \
          | sed -n 's/^stijl\t//p' | grep -v '^tegelspel')
  [ "$(echo "$stijl" | cut -d : -f 1,3)" \
    = 'eigen.cc: geen commentaar direct boven deze functie' ]
  oordeel $? "opmerkingen over wat van het vak is: $stijl"
  for einde in '\r' '\r\n'
  do
    awk 1 ORS="$einde" "$werk/stijl/main.cc" > "$werk/stijl/eigen.cc"
    [ "$("$nakijk" bronnen "$werk/stijl" | sed -n 's/^stijl\t//p' \
         | grep -v '^tegelspel')" = "$stijl" ]
    oordeel $? "opmerkingen over een bron met $einde aan het eind van een regel"
  done
}

# Wat er met zaad, csv en andere keuzes van make nakijken gebeurt.
keuzes ()
{
  geen 'het project zet een keus van make nakijken al voor de nakijker' "$(
    MAKEFLAGS='' make -pn nakijken 2> "$werk/fout" | grep -A 1 '^# makefile' \
    | grep -E '^(ZAAD|STIJL|ALLEEN|TEGELIJK|KAART|OPNIEUW|ZANDBAK) .*= .')"

  for kaart in kaart1 kaart2
  do
    ZAAD='' ALLEEN=getPot UITVOERMAP="$werk/uitzaad" \
      "$nakijk" een "$werk/alle/leeg" > "$werk/$kaart"
  done
  cmp -s "$werk/kaart1" "$werk/kaart2" \
    && grep -q "zaad $(cat "$werk/uitzaad/zaad")$" "$werk/kaart1"
  oordeel $? "het zaad blijft niet in de uitvoermap"

  UITVOER=csv "$nakijk" een "$werk/alle/leeg" | cut -d ';' -f 2-20 \
    | grep -qxF "$(grep '^leeg;' "$werk/uit/punten.csv" | cut -d ';' -f 2-20)"
  oordeel $? "csv van een inzending"

  for keus in ZAAD=x ZAAD=010 STIJL=-5 TEGELIJK=2x KAART=docent UITVOER=xml OPNIEUW=ja \
              ZANDBAK=misschien ALLEEN=besteScor "UITVOERMAP=$werk/alle/goed/uit"
  do
    env "$keus" "$nakijk" een "$werk/alle/goed" 2> "$werk/fout" > "$werk/spel"
    [ $? -eq 2 ] && [ "$(wc -l < "$werk/fout")" -eq 1 ] && [ ! -s "$werk/spel" ] \
      && [ ! -e "$werk/alle/goed/uit" ]
    oordeel $? "een verkeerde waarde: $keus"
  done
  ! "$nakijk" een "$werk/bestaat niet" 2> "$werk/fout"
  oordeel $? "een map die niet bestaat"
}

# Zonder zandbak wordt er niets uitgepakt, en niets als zij verplicht is.
zonder_zandbak ()
{
  mkdir "$werk/zonder"
  printf '#!/bin/sh\nexit 1\n' > "$werk/zonder/bwrap"
  chmod +x "$werk/zonder/bwrap"
  mkdir "$werk/zonder/in-archief"
  tar czf "$werk/zonder/een.tgz" -C "$werk/alle" goed
  cp "$werk/zonder/een.tgz" "$werk/zonder/in-archief"
  for naam in een.tgz in-archief
  do
    ! PATH="$werk/zonder:$PATH" "$nakijk" een "$werk/zonder/$naam" \
      2> "$werk/fout" > "$werk/spel" \
      && grep -q 'alleen met bubblewrap' "$werk/fout"
    oordeel $? "zonder zandbak wordt $naam uitgepakt"
  done

  PATH="$werk/zonder:$PATH" ZANDBAK=verplicht "$nakijk" een "$werk/alle/goed" \
    2> "$werk/fout"
  [ $? -eq 2 ] && grep -q 'apt-get install bubblewrap' "$werk/fout"
  oordeel $? "ZANDBAK=verplicht weigert niet"
}

mkdir "$TMPDIR"
geen 'maak.sh' "$(sh nakijken/maak.sh "$werk")"
(cd "$werk/alle" && find . -type f -exec cksum {} + | sort) > "$werk/ervoor"
kijk_na alle uit
vergelijk
"$(dirname "$NAKIJK")/keus" > "$werk/keus"
oordeel $? 'het oordeel over bepaalGoedeZet is niet zeker genoeg'
meer_fouten
keur_kwaad
(cd "$werk/alle" && find . -type f -exec cksum {} + | sort) > "$werk/erna"
geen 'veranderd in de map van een inzending' \
  "$(diff "$werk/ervoor" "$werk/erna")"
speel_na
[ -n "$KORT" ] || kaarten
vat_samen
archieven
let_op_geheugen
doorgaan
kop_van_de_kaart
[ -n "$KORT" ] || voorbeeldspel
kaart_van_student
uitvoer_past_niet
stijl
keuzes
zonder_zandbak
geen 'er blijven tijdelijke bestanden achter' "$(find "$TMPDIR" -mindepth 1)"

som
