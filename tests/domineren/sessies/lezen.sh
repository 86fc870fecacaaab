# Wat een spelbestand niet mag zijn, per regel: de maten, het aantal en de zetten.
lees () { printf "$1" > fout.in; Domineren --stil fout.in < /dev/null; }
for regel in '' g g0 G5 g55 5g '{5' '`5' '\0\001\002'; do lees "$regel\n0\n"; done
lees ''; lees g5
lees '\357\273\277g5\n0\n' | grep Aan
head -c 100000 /dev/zero | tr '\0' x > fout.in; Domineren --stil fout.in
for regel in '' x -1 2.5 235 '1 a12 b12' 99999999999999999999 1 2; do lees "g5\n$regel\n"; done
for zet in ab1 a21 a13 a56 h12 a01 'a12 x' 'a12\nab3'; do lees "g5\n1\n$zet\n"; done
for zet in '' a34 ab1 gh1 ba3; do lees "g5\n2\na12\n$zet\n"; done
lees 'g5\n0\n\n\nx\n'
