# Wat er na het menu komt, en dat zonder bord.
menu () { printf "$1" | Domineren --zaad 1 --stil | sed 1,4d; }
spel () { menu "1 $1" | grep -v -e '^ *[1-9]* *[_|]' -e '^     a' -e '^$'; }

# Keuzes en zetten op een regel gaan op volgorde, tot er iets niet kan.
spel '3 3 m m z a12 bc1 t h s 3\n'
for regel in 'zz a12' 't a12' 'ab1 a12' 'n x a12'
do spel "3 3 m m\n$regel\n" | sed '1,/Aan beurt/d'; done

# De stand komt alleen na een verandering.
menu '1 4 4 m m\nh\nw\nr\n?\n\nzz\na1\nc x\ns\n3' | grep -n -e 'a   b'
menu '1 4 4 m m\na12\ns\n3\n' | grep -n -e 'a   b'

# Een letter en een getal doen hetzelfde, en een hoofdletter ook.
for twee in 't T' 'h H' 's S' 'w W'
do for keuze in $twee; do menu "1 4 4 m m\na12\n$keuze\n" \
  | sed 's/in [0-9,]* sec/in # sec/' | cksum; done | uniq -c; done
for twee in '1 n' '2 l' '3 s'
do for keuze in $twee; do menu "$keuze\n" | cksum; done | uniq -c; done

# Een zin na elke zet en aan het eind.
menu '1 2 3 m m\nA12\nAB3\nb12\n' | sed '1,/beurt/d'

# Terugnemen na een spel tegen de computer zegt het als die niet meer meedoet.
spel '4 4 m g\na12\nt\nt\na23\n' | sed '1,/Aan beurt/d'
spel '4 4 t g\nt\n' | tail -n 4
spel '4 4 t m\nt\n' | tail -n 2

# Tegen elk van de drie computers, als Vera en als Herman, door wie van alles
# probeert.
zetten=$(for k in a b c d; do for r in 12 34 23 45; do echo $k$r; done; done
  for k in ab cd bc; do for r in 1 2 3 4 5; do echo $k$r; done; done)
for wie in 'm t' 'm g' 'm b' 't m' 'G M' 'b m'
do echo "1 4 5 $wie
$zetten
$zetten" \
  | Domineren --zaad 1 --stil | grep -o -e '[a-z][a-z0-9][0-9];' -e '[VH][a-z]* wint' \
  | tr '\n' ' '; echo; done

# Wie er na elke zet wint.
spel '4 5 m m\na12\nw\n' | tail -n 5
spel '1 1 m m\nw\n' | tail -n 2

# De reeks van beste zetten, tot wie er wint.
spel '3 3 m m\nr\n' | tail -n 4

# De reden waarom een zet niet kan.
for zet in ab2 cd1 bc4 b12 ac1 bc1
do spel "3 3 m m\na12\n$zet\n" | sed '1,/^Aan beurt: H/d'; done

# Spiegelbeelden van een zet, een reeks, terugkijken, en beginnen na zetten.
spel '4 4 m m\na\nw\na12\nw\ncd1\nr\na\n'
Domineren --stil --na 'A12 b12' spellen/domineren/voorbeelden/spel1.in
