kalah () { Kalah --stil "$@"; }
Kalah --help > hulp
Kalah -h | diff - hulp
cat hulp
Kalah --help alles
Kalah --versie | tr . ,

# Het voorbeeld in README.md is een spel.
sed -n '/^    Kalah 1/,/^    spelers/s/^    //p' spellen/kalah/README.md > hulp.kalah
printf 's\n3\n' | kalah hulp.kalah | grep aan.beurt

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

# Een hoofdvariant die niet op een regel past staat op twee regels eronder.
printf 'Kalah 1\nkuiltjes 1 3 0 1 1 0 21 2 4 0 1 1 0 21\nbegint 1\n' > lang
kalah --los --eindspel 8 lang | zonder

# Met een grens aan de tijd staat er wat er dan bewezen is, van elke zet; wat
# eerder af is staat er heel. Zes steentjes lost niemand in een seconde op.
kalah --los --eindspel 3 --tijd 86400 $bijna | zonder
printf 'Kalah 1\nkuiltjes 6 6 6 6 6 6 0 6 6 6 6 6 6 0\nbegint 1\n' > zes
stil Kalah --stil --csv --los zes --eindspel 2 --geheugen 20 --tijd 1 > uit 2> /dev/null; echo $?
sed 's/^zes;[^;]*;/zes;#;/; 2s/;[0-9]*;[0-9]*;[0-9]*;nan$/;#;nan/' uit

# Wat niet mag.
printf 'Kalah 1\nkuiltjes 1 2 3\n' > slecht
printf 'Kalah 1\nkuiltjes 1 0 0 0 0 0 63 1 0 0 0 0 0 63\nbegint 1\n' > groot
fout () { Kalah "$@" > uit; echo "exitcode $?"; cat uit; }
fout --bestaatniet
fout "$(printf '%0100000d' 0 | tr 0 -)"
for optie in --eindspel --geheugen; do fout $optie 4; done
fout --los zes --geheugen 20
fout --los zes --geheugen 20 --eindspel 19
fout --los
fout --los --steentjes 3
fout --csv
fout --zetten
fout --kleur=geel
fout --los een twee
fout --los groot
fout a.kalah b.kalah
fout slecht
fout tests
fout weg.kalah
fout -- --los
for getal in 'zaad 2147483648' 'eindspel 31' 'geheugen 0' 'geheugen 1048577' 'eindspel x' \
  'eindspel -1' 'eindspel 2.5'
do fout --$getal; done
