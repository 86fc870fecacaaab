# Van begin tot eind: samen is het de tabel van --los.
Taken --stil --verdeel 9 spel1.txt | tee taken
while IFS=';' read -r zetten rest
do Taken --stil --taak "$zetten" spel1.txt; done < taken > uitkomsten
Taken --stil --samen spel1.txt < uitkomsten
Taken --stil --samen --csv spel1.txt < uitkomsten
Taken --stil --samen spel3.txt < uitkomsten; echo $?

# Een spel dat afgelopen is is een taak; een te grote boom gaat niet.
echo 'ggbb 1 1 1 1 1 0 0 0 0' > over.txt
Taken --kleur=nooit --verdeel 9 over.txt
Taken --taak '' over.txt | Taken --samen --csv over.txt
Taken --taak '0 g' over.txt; echo $?
Taken --verdeel 9 tests/tegelspel/sessies/te_groot.txt; echo $?
Taken --samen tests/tegelspel/sessies/te_groot.txt < /dev/null; echo $?

# Wat niet klopt op de opdrachtregel.
fout () { Taken "$@" < /dev/null; echo "exitcode $?"; }
for getal in x 0 100001; do fout --verdeel $getal spel1.txt; done
fout --verdeel 5
fout --samen
fout --taak '0 b'
fout spel1.txt --taak
fout --verdeel 5 spel1.txt spel1.txt
fout --verdeel 5 --samen spel1.txt
fout --taak '' --samen spel1.txt
fout --los --samen spel1.txt
fout spel1.txt
fout --csv --verdeel 5 spel1.txt
fout --csv --taak '' spel1.txt
fout --verdeel 5 spel9.txt
fout --taak '' spellen
fout --samen tests/hoofd.cc
fout --samen spel1.txt
for zetten in 0 '0 b 1' 0b 'b 0' '0 x' '0 gb' '-1 b' '5 b' '4 b' '1 b' \
  '99999999999999999999 b' "0 b $(printf '%0100000d' 0)"
do fout --taak "$zetten" spel1.txt; done
