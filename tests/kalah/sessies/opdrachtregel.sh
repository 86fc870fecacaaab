kalah () { Kalah --stil "$@"; }
Kalah --help > hulp
Kalah -h | diff - hulp
cat hulp
Kalah --help alles
Kalah --versie | tr . ,

# Het voorbeeld in README.md is een spel.
sed -n '/^    Kalah 1/,/^    spelers/s/^    //p' spellen/kalah/README.md > hulp.kalah
printf 's\n4\n' | kalah hulp.kalah | grep aan.beurt

# Van een spel een lijst; wie er wint staat er ook als die niet aan beurt is.
bijna=tests/kalah/sessies/bijna.kalah einde=tests/kalah/sessies/einde.kalah
for kalah in 4 9
do printf "Kalah 1\nkuiltjes 0 0 0 0 0 1 5 0 0 0 0 2 0 $kalah\nbegint 1\n" > klein
kalah --los klein --eindspel 2 | grep -v -e standen -e per; done

# Van meer een tabel.
zonder () { sed 's/ *[0-9]* *[0-9][.][0-9]*\( \|$\)/ #/; s/;[0-9]*;[0-9]*;\([0-9 ]*\)$/;#;\1/'; }
kalah --los --eindspel 3 $einde weg.kalah $bijna > uit; echo $?
zonder < uit
kalah --csv --los --eindspel 3 $bijna | zonder

# Met een grens aan de tijd staat er wat er dan bewezen is, van elke zet; wat
# eerder af is staat er heel. Zes steentjes lost niemand in een seconde op.
kalah --los --eindspel 3 --tijd 86400 $bijna | zonder
stil Kalah --stil --csv --los --steentjes 6 --eindspel 2 --geheugen 20 --tijd 1 > uit 2> /dev/null; echo $?
sed '2s/;[^;]*;;-;[0-9]*;[0-9]*;[0-9.]*;$/;#;;-;#/; 3,$s/;[^;]*;;/;#;;/' uit

# Wat niet mag.
printf 'Kalah 1\nkuiltjes 1 2 3\n' > slecht
printf 'Kalah 1\nkuiltjes 1 0 0 0 0 0 63 1 0 0 0 0 0 63\nbegint 1\n' > groot
fout () { Kalah "$@" > uit; echo "exitcode $?"; cat uit; }
fout --bestaatniet
fout "$(printf '%0100000d' 0 | tr 0 -)"
for optie in --steentjes --aantal --opening --eindspel --geheugen; do fout $optie 4; done
fout --los --partij 1:3 2:3
fout --los --steentjes 3 --aantal 3
fout --los --steentjes 3 --geheugen 20
fout --los
fout --los --steentjes 3 groot
fout --csv
fout --zetten
fout --tijd 5
fout --kleur=geel
fout --los een twee
fout --los groot
fout a.kalah b.kalah
fout --partij
fout --partij 1:3
fout --partij 1:3 2:3 2:4
fout slecht
fout tests
fout weg.kalah
fout -- --partij
for speler in 2:0 2:41 2:-3 2:m 2: 2 '' 3:4 1:4 2:2.5 2:0s x:3 2:3x \
  2:99999999999999999999
do fout --partij 1:3 "$speler"; done
for getal in 'zaad 2147483648' 'steentjes 2' 'steentjes 9' 'aantal 0' \
  'aantal 100001' 'opening 11' 'eindspel 31' 'geheugen 0' 'geheugen 1048577' \
  'steentjes x' 'aantal -1' 'eindspel 2.5'
do fout --$getal; done

# Een bewijs van een spel is er een, met hulp en al.
kalah --los klein --eindspel 3 --bewijs bewijs > uit; head -n 5 bewijs
fout --bewijs x
fout --los --steentjes 3 --bewijs
fout --los --bewijs x a b
fout --los --steentjes 3 --bewijs x --eindspel 25
for naam in '' weg/bewijs; do fout --los --stil klein --eindspel 2 --bewijs "$naam"; done

# Een wedstrijd: gewone waarden, en het zaad bepaalt de openingen.
kalah --partij 1:1 2:1 | sed '/Zaad/d; s/ .*//' | uniq -c
for zaad in 7 8; do kalah --partij 1:4 2:5 --aantal 10 --zaad $zaad; done
kalah --partij 2:3 1:1 --steentjes 3 --aantal 6 --zaad 1
kalah --partij 2:2 1:3 --steentjes 4 --opening 0 --aantal 2 --zaad 2
kalah --partij 2:1 1:3 --steentjes 8 --opening 1 --aantal 4 --zaad 4
# Een opening maakt het spel niet uit.
kalah --partij 1:1 2:1 --steentjes 3 --opening 10 --aantal 2000 --zaad 5 --csv \
  | awk -F';' 'NR > 1 && ($4 <= 10 || split ($8, zetten, " ") != 10)' | wc -l
kalah --partij 1:0.001s 2:0.002s --steentjes 3 | grep Speler.*:
