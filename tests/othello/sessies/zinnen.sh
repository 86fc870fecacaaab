# Zinnen die in een ander verhaal niet voorkomen, en alle getallen erin.
othello () { Othello --zaad 1 --stil "$@"; }
othello --versie | tr . ,

# Hoe een spel afloopt: zwart of wit wint, of het is gelijk, op een vol bord of
# omdat wie aan beurt is niet kan; en wat dan niet meer kan.
uit () { printf "$1\n" > uit.txt; printf "A1\n1\nh\nw 2\nr\nv\nt\n" | othello uit.txt \
  | grep -A 11 -e 'Zwart (' | sed 's/ in [0-9]*,[0-9]* / # /' | uniq -c; }
for beurt in Z W
do uit "2 2\nWZ\nZW\n$beurt"; uit "2 2\nZZ\nZW\n$beurt"; uit "2 2\nWW\nZW\n$beurt"; uit "2 2\nZZ\nZZ\n$beurt"
uit "2 2\n.Z\nZZ\n$beurt"; uit "2 2\n.W\nZW\n$beurt"; done

# Een zet slaat 1 steen, of meer; er is 1 zet, of er zijn er 2; en 1 vervolgpartij.
stand () { printf "$1\n" > stand.txt; printf "$2" | othello stand.txt | sed '1,/^ *A/d'; }
stand '2 4\n.WZ.\n.ZW.\nZ' '9\nA1 3\nh w r v\n'
stand '2 4\n.WZ.\nZZZZ\nZ' '2\n0\nA1\nt h w r v\n'
stand '2 4\n.WWZ\nZZZZ\nZ' 'a1\n'
stand '2 4\n.WZ.\n.ZW.\nW' 'b2\nb9\nc3\nk4\nA2\n'

# Negen zetten passen op een regel.
rij () { printf '%20s\n' '' | tr ' ' . | sed "s/[.]\{$1\}/$(printf "%$1s" '' | tr ' ' $2)/"; }
for n in 8 9 17 18
do { echo 4 20; rij 20 .; rij $n W; rij $n Z; rij 20 .; echo Z; } > veel.txt
othello veel.txt < /dev/null | sed -n '/^Zetten/,/^[^Z ]/p'; done

# Wat er in een bestand mist, of niet kan.
goed='2 4 .WZ. .ZW. Z'
for n in 0 1 2 3 4
do echo $goed | awk -v n=$n '{ NF = n; print }' > fout.txt; othello fout.txt; done
for rest in zet 'zet B1' 'zet 1' 'zet A2' 'spelers m' 'spelers m x' spelers einde \
  'zet 5' 'zet T99' 'zet A01' 'zet A1 m' 'zet A1 zet A1' 'spelers mq' 'spelers mmm m' 'spelers m 41'
do echo $goed $rest > fout.txt; othello fout.txt < /dev/null; done
for fout in '3 4' '2 22' 'x 4' '0 4' '-4 4' '22 4' '4 4 4' '2 2 W ZW ZW Z' '2 4 .WX. .ZW. Z' '2 4 .WZ.. ZW. Z' '2 4 .WZ. .ZW. X' '2 4 .WZ. .ZW. ZZ'
do echo $fout > fout.txt; othello fout.txt; done

# Wat er bij elke vraag mag.
printf '?\n8\n?\n8\n?\nm\n?\nm\nzz\n99\na99\nc\n?\nx\nb\n?\nnieuw\n?\nx\nl\n?\nx\nh 0\nn\nx\n' | othello \
  | grep -v -e '^[ 1-8] ' -e '^$'

# Er is 1 zet terug te nemen, of 2, of geen.
printf '4 4 m t\n1\nt\nt\nc m m\n1\n1\nt\nt\nt\nc t t\nt\n' | othello \
  | grep -e Teruggenomen -e terug.te.nemen -e meer.mee -e [.].Wit

# Veel vervolgpartijen.
printf '4 8 m m\nv\nn\n' | KLOKSTAP=.0019 Othello --zaad 1 --stil | grep -o -e 'duurt .* jaar' -e ' biljard partijen' | sed 's/ongeveer .* jaar/ongeveer veel jaar/'

# Zonder --tijd is er geen grens aan de tijd.
printf '6 6\n..W...\n..WWZ.\n.WWZWW\nZZZWZ.\n..WW..\n......\nZ\n' > zes.txt
stil Othello --los --stil --na 'A3 f5' zes.txt | grep -c ' - '

# Terugkijken, de zetten met een schatting en de reeks, en beginnen na zetten.
printf '4 4 m m\na\n' | othello | grep Er.is
printf '4 4 t t\na\n' | othello | grep -A 2 'beter was'
printf '8 8 m m\nh 3\nw 2\nr 2\nF5\nh 1\n' | othello | grep -A 5 -e Goede.zet -e uitkomst.na -e begint:
othello --na 'A3 f5' zes.txt
othello --na A2 --los zes.txt | cut -c 1-40
