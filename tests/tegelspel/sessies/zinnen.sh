# Zinnen die in een ander verhaal niet voorkomen, en alle getallen erin.
tegels () { TegelSpel --zaad 1 --stil "$@"; }
tegels --versie | tr . ,

# Hoe een spel afloopt, met 0, 1 en 2 of meer volle rijen; dan kan er niets meer.
vol () { for i in 1 2 3; do [ $i -le $1 ] && echo 1 0 || echo 0 0; done; }
for over in '0 0' '1 1' '2 2' '1 0' '0 1' '2 1' '1 2' '3 0' '0 3'
do { echo gg 1 2 3 1; vol ${over% *}; vol ${over#* }; echo 1; } > vol.txt
tegels vol.txt < /dev/null | grep -A 1 -e allebei -e wint; done
echo 1 2 3 4 5 6 7 9 10 11 h w r 0g | tr ' ' '\n' | tegels vol.txt | sed '1,/is vol/d'

# Wat een zet oplevert: winst, gelijkspel en verlies, met 1 rij of meer.
uitkomst () { echo "$1" > stand.txt; printf '4\n9\nh\nw\nr\n5\n' | tegels stand.txt \
  | sed '1,/Aan beurt/d' | grep -v -e Tijd; }
for stand in 'bg 1 2 2 2 1 0 0 0 0 0 0 0 0' 'gg 2 1 2 2 0 1 0 0 0 0 0 2 1' \
  'bg 2 1 2 2 1 0 2 0 1 0 0 0 0' 'gb 2 2 2 2 0 0 0 0 0 0 0 0 0' 'gb 2 1 2 2 0 0 0 1 0 0 1 0 1' \
  'bg 2 2 2 2 0 0 0 0 0 2 0 0 0' 'bb 1 1 2 2 0 0 2 0 0 0 0 0 1' 'gbbg 2 2 2 2 0 0 0 0 0 2 0 1 0' \
  'gg 2 1 2 2 0 2 1 0 0 0 0 1 1' 'gbgbgb 3 1 2 2 1 0 0 1 0 0 0 0 0'
do uitkomst "$stand"; done

# Hoeveel tegels van een kleur er op een schaal liggen, en passen.
for pot in gb ggbb gggb
do echo "$pot 1 4 2 1 1 0 0 0 0 0 0 0 0" > stand.txt
printf '1\n0g\n0b\n1g\n2\nr\n' | tegels stand.txt | sed '1,/Aan beurt/d'; done

# Wat er bij elke vraag mag.
printf 'n\n?\n3\n?\n4\n?\n4\n?\n4\n?\nx\nl\n?\nx\nzz\n' | tegels | sed 1,4d
printf '2\n?\n0\n?\nx\nc\n?\nt\n?\nx\nb\n?\nnieuw\n?\nx\n' | tegels spel1.txt | sed '1,/Aan beurt/d'

# Er is 1 zet terug te nemen, of 2, of geen.
printf 'c m t\n0g\nt\nt\nc m m\n0g\n0b\nt\nt\nt\nc t t\nt\n' | tegels spel1.txt \
  | grep -e Teruggenomen -e terug.te.nemen -e meer -e [.].Speler

# Wat er in een spelbestand mist, of te veel is.
goed='gbgb 1 2 1 2 1 0 0 0 0'
for n in 0 1 2 3 4 5 6 7 8 9
do echo $goed | awk -v n=$n '{ NF = n; print }' > fout.txt; tegels fout.txt; done
for rest in zet 'zet 1 g' 'zet 0' 'zet 0 r' 'zet 0 gg' 'zet 0 b zet 0 b zet 0 g' 'spelers mx' spelers einde \
  'zet g 0' 'zet 99999999999999999999 b' 'spelers m' 'spelers mmm' 'ZET 0 b' '0 b'
do echo $goed $rest > fout.txt; tegels fout.txt; done
echo "gbx 1 2 1 2 1 0 0 0 0" > fout.txt; tegels fout.txt
echo "gb 1 2 1 2 1 1 0 0 0" > fout.txt; tegels fout.txt

# Wat niet samengaat.
fout () { TegelSpel "$@"; echo "exitcode $?"; }
fout --simulaties 5 --los spel1.txt
fout --simulaties 5 --experiment spel1.txt
fout --experiment spel1.txt spel2.txt
fout spel1.txt spel2.txt spel3.txt

# Terugkijken, de standen na elke zet, een reeks, en beginnen na zetten.
echo 'a
0b 1g a w r t h' | TegelSpel --stil spel1.txt | grep -A 5 -e Er.is -e 'beter was'
fout --na '0b 9g' spel1.txt
fout --na 0b --los spel1.txt | cut -c 1-40
fout --na 0b
fout --los --zetten --diepte 2 spel1.txt
fout --los --zetten --diepte 1 --csv --na '0b 0G' spel1.txt
fout --los --zetten --diepte 2 --snel spel1.txt
fout --los --zetten --diepte 2 spel1.txt spel2.txt
fout --los --diepte 2 spel1.txt
