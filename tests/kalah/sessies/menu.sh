# Wat er na het menu komt, en dat na het begin van een spel met 6 steentjes.
menu () { printf "$1" | Kalah --zaad 1 --stil | sed 1,4d; }
spel () { menu "n 6 1 $1" | sed '1,/beurt)/d' | grep -v -e '^ [+|]' -e '^  *[1-6]  '; }

# Wie een mens is en wie een computer, en hoe sterk.
spel 'm 0.01s\n6\ns\n3\n' | grep -o -e 'Speler . zaait' -e denkt
spel 'm m\n6\nc\nm 3\nc m m\nc m 0,25s\ns\n3\n'
menu 'N . . M 2\nS\nS\n' | grep -e beurt -e Niet
for regel in 's l' ''; do menu "n . . 2 2\n${regel}l spellen/kalah/voorbeelden/slag\nc x\n6\n" \
  | grep -e 'mens. Sp' -e slag -e 'leggen'; done

# Tot er een mens aan beurt is worden zetten teruggenomen; computers worden
# mensen.
spel '2 m\nt\n1\nt\nt\ns\n3\n'
spel '2 2\nt\nt\ns\n3\n'

# Keuzes en zetten op een regel gaan op volgorde, tot er iets niet kan.
spel 'm m\n6 1 t c m 1 h 2\nt s 3\n'
spel 'm m\n6 7 1\ns\n3\n'
printf '1\r\n6\r\n1\r\nm\r\nm\r\n6\r\ns\r\n3\r\n' | Kalah --zaad 1 --stil | grep -c "$(printf '\r')"

# Raad aan het einde van een spel, en een zin per zet.
eind () { menu "2 tests/kalah/sessies/bijna.kalah\n$1" | sed '1,/beurt)/d'; }
eind 'w 1\nh 1\ns\n3\n'
eind 'c m m 6\ns\n3\n'
eind 's l tests/kalah/sessies/bijna.kalah\nc 3 3\n'

# De kleuren staan om dezelfde tekens heen.
for wie in nooit altijd
do echo 6 | Kalah --zaad 1 --stil --kleur=$wie spellen/kalah/voorbeelden/slag.kalah > $wie; done
sed 's/\x1b\[[0-9;]*m//g' altijd | cmp - nooit
sed 1,7d altijd | cat -v | head -n 9

# Grote getallen, en wie er wint; wat na het opruimen ligt, of blijft liggen als
# er een meer dan de helft heeft.
bord () { printf "Kalah 1\nkuiltjes $1\nbegint 2\n" > bord.kalah
  Kalah --zaad 1 --stil bord.kalah < /dev/null | sed -n '/^   *6  /,$p'; }
bord '1 2 3 4 5 600 1700 1100 10 9 8 7 6 2000'
bord '0 3 0 4 0 0 5 0 0 0 0 0 0 9'
bord '0 0 0 0 0 0 13 1 2 2 2 2 2 0'
bord '1 0 2 0 0 0 5 0 0 0 0 0 0 8'
bord '1 0 2 0 0 0 4 0 0 0 0 0 0 8'

# Hele spellen van wie van alles probeert, tegen elke sterkte.
for wie in '3 2 m m' '4 2 m 1' '4 2 m 9' '3 2 1 M' '3 2 9 M' '5 2 4 2'
do { echo "n $wie"; yes '1
2
3
4
5
6' | head -n 900; } | Kalah --zaad 1 --stil | grep -m 2 -e meer.dan -e wint.met -e Gelijk; done
for wie in '4 2 m 0.002s' '3 2 0.002s M'
do { echo "n $wie"; yes '1 2 3 4 5 6' | tr ' ' '\n' | head -n 900; } \
  | Kalah --zaad 1 --stil | grep -m 1 -c -e wint.met -e Gelijk; done
