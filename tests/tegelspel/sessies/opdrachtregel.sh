# Wat mag: de hulp noemt alles.
TegelSpel --help
TegelSpel --help alles
TegelSpel --versie | tr . ,
for getal in 1 2147483647
do TegelSpel --stil --simulaties $getal --zaad $getal < /dev/null | head -n 1; done
TegelSpel --stil --zaad 0 < /dev/null | head -n 1

# Een bestand begint het spel meteen, met het zaad erachter ook.
echo 1 | TegelSpel spel1.txt --zaad 3 --stil | sed -n '2p; /^Pot/p; /Versch/p'

# Een tabel; van drie gelijke zetten de eerste, en een slecht bestand houdt de
# rest niet tegen.
echo 'gg 1 2 1 2 2 0 0 0 1' > 'een;"naam".txt'
echo 'gx 1 1 1 1 0 0 0 0 0' > slecht.txt
TegelSpel --stil --los spel1.txt slecht.txt spel3.txt 'een;"naam".txt'; echo $?
TegelSpel --stil --los --csv spel1.txt 'een;"naam".txt'
TegelSpel --stil --los --snel spel5.txt | sed 's/  *[0-9]* *[0-9.]*$//'
TegelSpel --stil --los weg.txt spel1.txt > /dev/null; echo $?

# Elk pad van zoveel zetten, of tot het einde, met hoeveel standen er volgen.
echo 'gbb 2 1 1 2 0 0 0 0 0' > klein.txt
for diepte in 1 2 3
do for spel in spel1 klein
do TegelSpel --los --zetten --diepte $diepte $spel.txt; done; done

# Het experiment, met het zaad.
TegelSpel --stil --experiment spel1.txt --zaad 5 > een
TegelSpel --stil --zaad 5 --experiment spel1.txt
grep -c 'zaad 5' een
TegelSpel --stil --zaad 5 --csv --experiment spel1.txt > een
cut -d';' -f1,2,4 een
grep -cx '[0-9]*;[0-9]*;[0-9]*;[0-9]*;[0-9]*' een

# Het zaad bepaalt het spel, ook als het van de klok komt; en meer simulaties
# kiezen vaker dezelfde zet.
goede () { yes 5 | head -n 6 | TegelSpel "$@" | grep -o 'zet: (...)' | tr -cd 01gb; echo; }
goede --zaad 7 --simulaties 1 spel3.txt
goede --zaad 8 --simulaties 1 spel3.txt
yes 5 | head -n 6 | TegelSpel --simulaties 1 spel3.txt > een
zaad=$(sed -n 's/.*--zaad \([0-9]*\).*/\1/p' een)
yes 5 | head -n 6 | TegelSpel --simulaties 1 spel3.txt --zaad "$zaad" | cmp - een
for zaad in 1 2 3; do goede --zaad $zaad --simulaties 5000 spel1.txt; done
for zaad in 1 2 3; do goede --zaad $zaad --simulaties 1 spel1.txt; done

# Kleuren alleen als dat gevraagd is.
for wie in nooit auto altijd
do echo 1 | TegelSpel --kleur=$wie --zaad 1 spel1.txt > $wie; done
cmp nooit auto
cat -v altijd | tr ';' ,
sed 's/\x1b\[[0-9;]*m//g' altijd | cmp - auto

# Opties in elke volgorde, ook twee keer; de laatste geldt.
for woorden in '--los --csv spel1.txt spel3.txt' 'spel1.txt --csv spel3.txt --los' \
  'spel1.txt spel3.txt --los --los --csv' '--csv --csv --los -- spel1.txt spel3.txt'
do TegelSpel --stil $woorden | cut -d ';' -f 1-4; done
for woorden in '--zaad 3 --zaad 5' '--simulaties 2 --zaad 5'
do echo 5 | TegelSpel --stil $woorden spel1.txt | grep zaad; done

# Wat niet mag; elke fout telt.
fout () { TegelSpel "$@" > uit; echo "exitcode $?"; cat uit; }
fout --bestaatniet
fout -v
fout -v -w
fout -v -w --zaad x --simulaties 0 -
fout -
fout ''
fout --experiment '' -- --los -- -x
fout --los -
fout --zaad --stil
fout --kleur=
fout --stil=ja
fout --zaad=x
fout -- --zaad=5
fout --kleur
fout --kleur=rood
fout --csv spel1.txt
fout --tijd 5 spel1.txt
fout --los
fout --experiment
fout spel1.txt spel3.txt
fout --experiment spel1.txt spel3.txt
fout --los --experiment spel1.txt
fout --los spel1.txt --onzin
fout --snel spel1.txt
fout --snel --experiment spel1.txt
fout "$(printf '%0100000d' 0 | tr 0 -)"
fout -- --los
fout weg.txt
fout --los weg.txt
fout --experiment weg.txt
fout slecht.txt
fout --los slecht.txt
fout --experiment slecht.txt
fout tests
fout --zaad
for getal in x '' -1 3x 2.5 99999999999999999999 2147483648; do fout --zaad "$getal"; done
for getal in x 0 2147483648; do fout --simulaties $getal; done
for getal in x 0 2147483648; do fout --los --zetten --diepte $getal spel1.txt; done

# Wie een slecht spel in een pijp schreef is dan al weg.
mkfifo pijp
echo gx > pijp & TegelSpel pijp; echo $?

# Het experiment loopt geen boom af die te groot is. Dit spel is met goede zetten
# na drie zetten uit: alle schalen worden dan geel, en speler 1 heeft alleen
# blauwe rijen. Met andere zetten duurt het lang.
{ echo gggggggggggggggggggbggggbgggggggbgbgbbbbgbbbbbbbbbgbbgbbbbgbbb
  echo 5 5 10 6 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
  echo 0 3 0 3 0 5 0 4 0 2 0 5 0 1 0 3 0 2 0 2 0; } > plotseling.txt
TegelSpel --stil --zaad 1 --experiment plotseling.txt
TegelSpel --stil --zaad 1 --experiment --csv plotseling.txt > een
sed -n 's/;[0-9]*$/;/; 4p' een
KLOKSTAP=.02 TegelSpel --stil --zaad 1 --experiment --tijd 1 plotseling.txt | awk '/^3/ { print $3 }'
# Is de tijd om, dan telt de tabel de standen tot dan toe.
KLOKSTAP=.2 TegelSpel --stil --csv --los --tijd 1 spel3.txt | cut -d';' -f1-4
KLOKSTAP=.016 TegelSpel --stil --csv --los --zetten --tijd 2 spel5.txt | cut -d';' -f2-4

# Is de tijd om, dan staat er wat er bekend is.
stil TegelSpel --stil --los --tijd 60 tests/tegelspel/sessies/grootste.txt spel1.txt \
  | sed 's/ *[0-9]* *[0-9.]*$//'

# Een spel dat te groot is om af te lopen.
printf '6\n' | TegelSpel --stil --zaad 1 spel5.txt | sed '1,/beurt: speler/d'

# Een regel voor elke zet: de score is die van wie haar doet.
echo 'gg 1 2 1 2 2 0 0 0 0' > einde.txt
TegelSpel --stil --los --zetten spel1.txt einde.txt
TegelSpel --stil --los --snel --zetten --csv spel1.txt spel2.txt | cut -d';' -f1-4

# Wat elke zet gemiddeld oplevert; van een eindstand niets.
TegelSpel --stil --zaad 1 --goed spel1.txt slecht.txt 'een;"naam".txt' 2>&1; echo $?
TegelSpel --stil --zaad 1 --goed --csv --simulaties 1 spel1.txt \
  | awk -F';' -v OFS=';' '{ print $5, $1, $2, $3, $4 }'
stil TegelSpel --stil --goed --tijd 1 --csv tests/tegelspel/sessies/grootste.txt 2>&1 | cut -d';' -f4 | uniq
# De boom als tekst: helemaal, het begin van een grote, en tot een diepte.
echo gbbgbg 2 2 2 3 1 0 0 2 2 0 0 0 0 > boompje.txt
TegelSpel --stil --teken boompje.txt
TegelSpel --stil --teken spel1.txt
TegelSpel --stil --teken --diepte 1 --na '0b 1g' spel1.txt
TegelSpel --stil --teken einde.txt
TegelSpel --stil --teken --diepte 1 tests/tegelspel/sessies/te_groot.txt
fout --teken
fout --teken --goed spel1.txt
fout --teken --experiment spel1.txt
fout --teken --los spel1.txt
fout --teken --csv spel1.txt
fout --teken spel1.txt spel3.txt

fout --goed
fout --goed --experiment spel1.txt
fout --goed --snel spel1.txt

# Een aantal dat niet te tellen is staat er niet als getal.
TegelSpel --los --zetten --diepte 1 tests/tegelspel/sessies/te_groot.txt | head -n 2
TegelSpel --los --zetten --diepte 1 --csv tests/tegelspel/sessies/te_groot.txt | head -n 2
