# Zinnen die in een ander verhaal niet voorkomen, en alle getallen erin.
domineren () { Domineren --zaad 1 --stil "$@"; }
domineren --versie | tr . ,
spel () { printf "1 $1" | domineren | sed '1,/Herman: [mc]/d' \
  | grep -v -e '^ *[1-9]* *[_|]' -e '^     a' -e '^$' -e '^[a-z] [a-z].*  [a-z] [a-z]'; }

# Hoe een spel afloopt: Vera of Herman wint, en de winnaar heeft nog 0, 1 of 2 zetten.
for bord in '1 1' '1 3' '2 1' '3 1' '2 2'
do spel "$bord m m\na12\nt\n"; spel "$bord m m\nab1\nh\nr\nw\n"; done
spel '3 3 m m\na12\nab3\nb12\n'
spel '3 2 m m\nb12\n'
spel '4 2 m m\nb12\n'

# Wat er na een zet nog is: geen, 1 of meer zetten, van elk van beiden.
for bord in '1 5' '2 4' '4 2' '3 3' '3 4'; do spel "$bord m m\nh\nw\nr\na12\nh\nw\nr\n"; done

# Wat er bij elke vraag mag, en waarom een zet niet kan.
printf '1\n?\n4\n?\n4\n?\nm\n?\nx\nzz\n' | domineren | sed 1,4d
spel '3 3 m m\nzz\na14\na13\nd12\nab1\na1\na12\nab1\nab4\ncd1\nac1\nc\n?\nt\n?\nx\nb\n?\nnieuw\n?\nx\nl\n?\nx\nzz\n'

# Er is 1 zet terug te nemen, of 2, of geen.
spel '3 3 m t\na12\nt\nt\nc m m\na12\nab3\nt\nt\nt\nc t t\nt\n' \
  | grep -e Teruggenomen -e terug.te.nemen -e meer.mee -e [.].Herman

# Wat er in een spelbestand mist, of niet kan.
for inhoud in '' d c0 A1 d44 'c3\n' 'c3\n-1\n' 'c3\n118\n' 'c3\n1\n' 'c3\n2\na12\n' 'c3\n1\na12\nspelers' \
  'c3\n1\na14\n' 'c3\n2\na12\nab1\n' 'c3\n2\na12\nb12\n' 'c3\n1\na12\neinde' 'c3\n3\nb12\nab3\nb12\n' 'a1\n1\na12\n'
do printf "$inhoud" > fout.in; domineren fout.in < /dev/null; done

# De computer zet zonder te weten wie er wint, als de tijd om is.
printf 'i9\n0\nspelers bm\n' > groot.in; printf 'i9\n1\na12\nspelers mb\n' > even.in
stil Domineren --stil --tijd 1 groot.in < /dev/null | grep -B 1 legt
stil Domineren --stil --tijd 1 even.in < /dev/null | grep -B 1 legt

# Wie de winst vaker weggaf.
printf 'n 5 5 t t\na\n' | Domineren --stil --zaad 1 | grep Samen
