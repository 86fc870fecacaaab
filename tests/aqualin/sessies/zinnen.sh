# Zinnen die in een ander verhaal niet voorkomen, en alle getallen erin.
aqualin () { Aqualin --zaad 1 --stil "$@"; }
aqualin --versie | tr . ,
spel2=spellen/aqualin/spel2.txt

# Wat er in een spelbestand mist, of niet kan.
goed='1 2 0 1 2 0 1 1 1 1'
for n in 0 1 2 3 4 5 6 7 8 9
do echo $goed | awk -v n=$n '{ NF = n; print }' > fout.txt; aqualin fout.txt; done
for rest in zet 'zet 1' 'zet 0 2' 'zet 0 0 zet 0 0' 'zet 0 1 zet 0 1' 'spelers mx' spelers einde \
  'zet 2 0' 'zet 0 x' 'zet 99999999999999999999 0' 'spelers m' 'spelers mmm' 'ZET 0 1' '0 1'
do echo $goed $rest > fout.txt; aqualin fout.txt < /dev/null; done
echo 3 7 $(seq 0 20) 2 > fout.txt; aqualin fout.txt
echo 1 2 0 0 > fout.txt; aqualin fout.txt

# Wat er bij elke vraag mag.
printf 'n\n?\n4\n?\n5\n?\n5\n?\n0\n?\n3\n?\nx\nl\n?\nx\nzz\n' | aqualin | sed 1,4d
printf '1\n?\n0\n?\nx\nc\n?\nt\n?\nx\nb\n?\nnieuw\n?\nx\n' | aqualin $spel2 | sed '1,/Aan beurt/d'

# De grootste cluster, voor elk van beiden; en hoe het afloopt.
printf '4\n2,0\n4\n5\n' | aqualin $spel2 | grep -v '[|+]' | sed '1,/Aan beurt/d'
uitkomst () { echo "$1" > stand.txt; printf '3\n10\nh\nw\nr\n5\n4\n' | aqualin stand.txt \
  | sed '1,/Aan beurt/d' | grep -v -e Tijd; }
for stand in '1 2 1 0 2 1 0 0 1 1' '1 2 0 1 3 0 1 1 1 1' '1 3 0 1 2 3 1 0 2 2 1 2' \
  '1 3 1 2 0 3 1 2 0 1 1 2' '1 2 0 1 2 1 0 0 2 2' '1 3 1 2 0 2 2 1 0 1 2 2' \
  '1 2 0 1 1 1 0 0 1 1' '1 2 0 1 1 1 0 1 2 1' '1 3 0 2 1 1 2 0 1 0 2 1' '2 2 0 3 1 2 1 1 2 3 0 3 2 2'
do uitkomst "$stand"; done

# Een spel dat uit is, omdat het bord vol is of iemand geen steen meer heeft.
echo 1 1 0 1 0 1 1 1 > uit.txt
echo 1 2 3 4 5 6 7 8 10 11 12 h w r 0,0 | tr ' ' '\n' | aqualin uit.txt | sed 1,3d
uit () { echo "$1" > uit.txt; aqualin uit.txt < /dev/null | sed '1,/Pot/d'; }
for pot in '1 1 0 1 0' '1 2 0 1 2 0 1' '1 2 0 1 2 1 0' '1 3 0 1 2 1 0 1 2' '1 3 0 1 2 3 0 1 2' '2 2 0 1 2 3 1 0 1 2 3'
do set -- $pot; uit "$pot $(($1 * $2)) 1 1"; done

# Er is 1 zet terug te nemen, of 2, of geen.
printf 'c m t\n0,4\nt\nt\nc m m\n0,4\n2,0\nt\nt\nt\nc t t\nt\n' | aqualin $spel2 \
  | grep -e Teruggenomen -e terug.te.nemen -e meer.mee -e [.].Speler

# Terugkijken, een reeks, en beginnen na zetten.
printf 'a\n0,4 a\nr\n' | aqualin $spel2 | grep -A 4 -e Er.is -e 'beter was'
aqualin --na '2,0 2,0' $spel2
aqualin --na '2,0 2,3' --los --zetten --diepte 1 $spel2
