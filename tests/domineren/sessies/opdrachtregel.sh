nul=spellen/domineren/voorbeelden/spel0.in
Domineren --help
Domineren --help alles
Domineren --versie | tr . ,
printf 's\n3\n' | Domineren $nul | grep beurt

# Een tabel met alles recht onder elkaar, ook bij namen van elke lengte.
printf 'd5\n0\n' > een.in
printf 'd5\n1\na12\n' > 'een lange naam.in'
zonder () { sed 's/ *[0-9]* *[0-9]*[.][0-9]*$/ #/; s/;[0-9]*;[0-9.]*$/;#/'; }
Domineren --los --zetten een.in 'een lange naam.in' | zonder
Domineren --los --csv een.in 'een lange naam.in' | zonder
Domineren --los een.in weg.in > /dev/null; echo $?

# De 66 vakjes van dit bord gaan niet in een woord.
printf 'v3\n0\n' > v3.in; Domineren --los --tijd 1 v3.in | zonder

# Tot 18 kolommen zijn de vakjes breed.
for maat in r2 s2
do printf "$maat\n0\n" > bord; echo z | Domineren --stil bord | tail -n 4; done

# De kleuren staan om dezelfde tekens heen.
Domineren --zaad 1 --kleur altijd $nul < /dev/null > kleur
cat -v kleur
sed 's/\x1b\[[0-9;]*m//g' kleur > zonder; Domineren --zaad 1 $nul < /dev/null | cmp - zonder
env -u TERM Domineren --zaad 1 $nul < /dev/null | cmp - zonder

# Niet bekend wie er wint, en toch een zet.
printf '1 9 9 m m\nh\ns\n3\n' | stil Domineren --tijd 1 --stil \
  | tail -n 9 | sed 's/standen: [0-9 ]*/standen: #/'

# Met --tijd 0 heeft ook een computer in het menu geen grens.
printf 'j8\n0\nspelers bm\n' > bm.in
KLOKSTAP=9 timeout 60 Domineren --tijd 0 bm.in > uit 2>&1 < /dev/null &
until grep -qs standen uit || ! kill -0 $!; do sleep .1; done; kill $!
sed -n 's/:.*//; /^winnaar/p' uit | uniq

# Wat niet mag.
fout () { Domineren "$@"; echo "exitcode $?"; }
fout weg.in
fout tests
fout --zomaar
fout --kleur=rood
for getal in 'tijd 86401' 'tijd x' 'zaad 2147483648' tijd
do fout --$getal; done
fout $nul $nul
fout --los
fout --zetten $nul
fout --csv $nul
