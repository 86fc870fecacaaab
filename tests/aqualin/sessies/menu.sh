# Wat er na het menu komt.
menu () { printf "$1" | Aqualin --zaad 1 --stil | sed 1,4d; }
spel () { menu "2 spellen/aqualin/spel2.txt\n$1" | sed '1,/beurt: speler 0/d'; }

# Antwoorden op een regel of op meer, ook met de regeleinden van Windows.
for invoer in '1 0 4\n' '1 0\n4\n' '1\r\n0\r\n4\r\n' '0,4\n' '(0,4)\r\n' '  (0,  4)  \n'
do spel "$invoer" | sed '2,$d' | cat -A; done
printf 'L spellen/aqualin/spel2.txt\n0, 4 12\n' | Aqualin --zaad 1 --stil | tail -n 3

# Tot er iets niet kan.
for invoer in '0,4 t t\n' 'zz 0,4\n' '9,9 0,4\n' '1 0 x\n2\n' '0,2\n' '9,9\n'
do spel "$invoer" | grep -v '[|+]'; done

# Een nieuw spel.
menu 'N . . . . . .\n' | grep beurt
menu '1 1 1 . . . .\n0,0\n0,0\n' | tail -n 2

# Met elk van de sterktes, voor een van beide spelers en voor allebei; wie zelf
# speelt legt telkens de enige steen in zijn hand.
echo '2 3 0 1 2 3 4 5 3 5 4 3 2 1 0 0 1 1' > klein.txt
for wie in 'c m' 'm c' 'g m' 'm g' 'b m' 'm b' 't m' 'm t' 'c c' 'g g' 'B B'
do menu "l klein.txt\nc $wie\n1,2\n1,1\n1,0\n0,2\n0,1\n0,0\n?\n" > uit
grep -c ' legt (' uit; sed '1,/^Pot: leeg/d' uit | grep -e wint -e beurt; done
spel 'c b b\n' | grep -e legt -e steen.meer -e wint

# Terugnemen gaat tot er weer een mens aan beurt is.
spel 'c m c\n0,4\nt\nt\n' | grep -e erug -e beurt
