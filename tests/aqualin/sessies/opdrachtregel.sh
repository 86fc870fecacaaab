voorbeelden=spellen/aqualin
Aqualin --help
Aqualin --help alles
Aqualin --versie | tr . ,
printf '9\n6\n' | Aqualin $voorbeelden/spel2.txt --zaad 3 --stil \
  | grep -e Zaad -e Pot -e exp

# Een tabel; een slecht bestand houdt de rest niet tegen.
echo '1 1 0 1 0 1 1 1' > einde.txt
echo '1 1 0 x' > slecht.txt
Aqualin --stil --los $voorbeelden/spel2.txt slecht.txt \
  $voorbeelden/spel1.txt einde.txt; echo $?
Aqualin --stil --los --snel $voorbeelden/spel2.txt slecht.txt \
  $voorbeelden/spel1.txt einde.txt; echo $?

# Een experiment is dat uit het menu, en een nieuw spel hangt van het zaad af.
Aqualin --experiment 1 --zaad 1 --stil | head -n 6 | grep -vf tests/aqualin/sessies/experimenten.uit
for nummer in 1 2 3
do KLOKSTAP=.005 Aqualin --stil --experiment $nummer --zaad 1 --csv --tijd 1 | cut -d';' -f1-7,9 | tr . ,; done
KLOKSTAP=.5 Aqualin --stil --experiment 3 --zaad 1 --tijd 1 | sed -n 2p
# Is de tijd na een paar spellen om, dan zijn die soms gelijk; na een is er geen gemiddelde.
for stap in .02 .04; do KLOKSTAP=$stap Aqualin --stil --experiment 1 --zaad 1 --csv --tijd 1 | cut -d';' -f6,7,9 | tr . ,; done
for zaad in 1 2; do echo 1 3 7 4 2 1 5 | Aqualin --zaad $zaad --stil | grep Pot; done

# Elk pad van zoveel zetten, of tot het einde, met hoeveel standen er volgen.
echo '1 3 2 0 1 2 2 1 0 0 2 1' > klein.txt
for diepte in 1 2 3 4
do Aqualin --los --zetten --diepte $diepte klein.txt; done
for diepte in 1 2 3
do Aqualin --los --zetten --diepte $diepte $voorbeelden/spel2.txt; done

# Wat niet mag.
fout () { Aqualin "$@"; echo "exitcode $?"; }
fout --bestaatniet
fout -v
fout --csv
fout --tijd 5
fout --kleur=rood
fout --los
fout --snel
fout --experiment 1 $voorbeelden/spel2.txt
fout --experiment 1 een twee
fout --los --experiment 1 $voorbeelden/spel2.txt
fout $voorbeelden/spel2.txt $voorbeelden/spel2.txt
fout "$(printf '%0100000d' 0 | tr 0 -)"
fout weg.txt
fout --los weg.txt
fout -- --los
fout tests/aqualin/sessies/slecht.txt
fout tests
for getal in x 2147483648; do fout --zaad $getal; done
for getal in x 0 4; do fout --experiment $getal; done
for getal in x 0 2147483648; do fout --los --zetten --diepte $getal klein.txt; done

# Een regel voor elke zet: de score is die van wie haar doet.
Aqualin --stil --los --snel --zetten --csv $voorbeelden/spel2.txt | cut -d';' -f2-4

# Is de tijd om, dan staat er wat er bekend is.
stil Aqualin --stil --los --tijd 1 --csv tests/aqualin/sessies/grootste.txt | cut -d';' -f1-3

# Een aantal dat niet te tellen is staat er niet als getal.
Aqualin --los --zetten --diepte 1 tests/aqualin/sessies/grootste.txt | head -n 2
Aqualin --los --zetten --diepte 1 --csv tests/aqualin/sessies/grootste.txt | head -n 2
