# Van begin tot eind: samen is het de tabel van --los.
TegelSpel --stil --taken 9 spel1.txt | tee taken
while IFS=';' read -r zetten rest
do TegelSpel --stil --taak "$zetten" spel1.txt; done < taken > uitkomsten
TegelSpel --stil --samen spel1.txt < uitkomsten
TegelSpel --stil --samen --csv spel1.txt < uitkomsten
TegelSpel --stil --samen spel3.txt < uitkomsten; echo $?

# Een spel dat afgelopen is is een taak; een te grote boom gaat niet.
echo 'ggbb 1 1 1 1 1 0 0 0 0' > over.txt
TegelSpel --taken 9 over.txt
TegelSpel --taak '' over.txt | TegelSpel --samen --csv over.txt
TegelSpel --taak '0 g' over.txt; echo $?
TegelSpel --taken 9 tests/tegelspel/sessies/te_groot.txt; echo $?
TegelSpel --samen tests/tegelspel/sessies/te_groot.txt < /dev/null; echo $?

# Wat niet klopt op de opdrachtregel.
fout () { TegelSpel "$@" < /dev/null; echo "exitcode $?"; }
for getal in x 0 100001; do fout --taken $getal spel1.txt; done
fout --taken 5
fout --samen
fout --taak '0 b'
fout spel1.txt --taak
fout --taken 5 spel1.txt spel1.txt
fout --taken 5 --samen spel1.txt
fout --taak '' --samen spel1.txt
fout --los --samen spel1.txt
fout --experiment --taak '' spel1.txt
fout --snel --samen spel1.txt
fout --csv --taken 5 spel1.txt
fout --csv --taak '' spel1.txt
fout --taken 5 spel9.txt
fout --taak '' spellen
fout --samen tests/hoofd.cc
fout --samen spel1.txt
for zetten in 0 '0 b 1' 0b 'b 0' '0 x' '0 gb' '-1 b' '5 b' '4 b' '1 b' \
  '99999999999999999999 b' "0 b $(printf '%0100000d' 0)"
do fout --taak "$zetten" spel1.txt; done
