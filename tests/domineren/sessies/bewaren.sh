# Bewaren, laden, en terugnemen geven hetzelfde spel.
domineren () { Domineren --zaad 1 --stil "$@"; }
nog='t\nt\nb12\n'
printf '1 4 4 m g\nc12\na34\nb een  pot \nz\n' | domineren | grep Bewaard
cat 'een  pot.in'
printf "1 4 4 m g\nc12\na34\n$nog" | domineren | tail -n 16 > hoort
printf "$nog" | domineren 'een  pot.in' | tail -n 16 | cmp - hoort
printf "2 een  pot.in\n$nog" | domineren | tail -n 16 | cmp - hoort
printf "1 2 2 m m\nl een  pot.in\n$nog" | domineren | tee uit | tail -n 16 | cmp - hoort
grep Herman: uit; cat hoort

# Niet overschrijven, en wel, en een map die er niet is.
printf '1 4 4 m g\nc12\na34\nb een  pot\nn\nb een  pot\nx\n' | domineren | tail -n 5
cat 'een  pot.in' | tail -n 1
printf '1 4 4 m m\nb een  pot.in\nj\nz\n' | domineren | grep Bewaard
cat 'een  pot.in'
printf '1 4 4 m m\nb weg/pot\nz\na12\n' | domineren | grep -e schrijven -e legt
rm een* uit hoort; ls

# Wat een ander van een bewaard spel kan maken; het spel van ervoor gaat door.
vijandig () { printf "$1" > spel.in; domineren spel.in < /dev/null; echo "exitcode $?"
  printf '1 4 4 m m\na12\nl spel.in\nab4\n' | domineren \
    | grep -o -e ', regel .*' -e 'Herman legt'; }
for wie in '' ' m' ' mmm' ' mx' ' MM' ' mm mm' ' mm\nspelers mm' ' mm\na12'
do vijandig "d4\n0\nspelers$wie\n"; done
vijandig 'd4\n1\nspelers mm\n'
vijandig 'd4\n0\na12\nspelers mm\n'
vijandig 'd4\n2\na12\nab1\nspelers mm\n'
vijandig 'z9\n1\na9:\n'
vijandig 'z9\n118\na12\n'
for wie in "$(printf '%0100000d' 0 | tr 0 m)" 'm\0' 'm\303'
do vijandig "d4\n1\na12\nspelers $wie\n" | cut -c1-100; done
