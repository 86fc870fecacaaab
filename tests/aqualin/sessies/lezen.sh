# Wat een spelbestand niet mag zijn: de maten, de volgorde, de pot en de rest.
lees () { printf -- "$1" > fout.txt; Aqualin --stil fout.txt < /dev/null; }
for inhoud in '' ' \r\n\t\n' '\0\001\377\177' '0 3 1' '11 3 1' '-2 3 1' '2 0 1' '2 11 1' \
  '99999999999999999999 3' '4294967298 3' '1 3 3 0 1 3 0 1 2 0 1 1' '1 3 0 1 0 3 0 1 2 0 1 1' \
  '1 3 0 1 2 0 0 1 2 0 1 1' '1 3 0 1 2 11 0 1 2 0 1 1' '1 3 0 1 2 3 3 1 2 0 1 1' \
  '1 3 0 1 2 3 0 1 1 0 1 1' '1 3 0 1 2 3 0 1 2 4 1 1' '1 3 0 1 2 3 0 1 2 0 0 1' \
  '1 3 0 1 2 3 0 1 2 0 6 1' '1 3 0 1 2 3 0 1 2 0 1 0' '1 3 0 1 2 3 0 1 2 0 1 6'
do lees "$inhoud"; done
head -c 1000000 /dev/zero | tr '\0' x > fout.txt; Aqualin --stil fout.txt

# Te weinig vormen voor zoveel stenen.
rij () { seq -s ' ' 0 $1; }
for vormen in 1 2; do lees "3 7 $(rij 20) $vormen $(rij 20) 0 2 2"; done
lees "10 10 $(rij 99) 9 $(rij 99) 0 2 2"

# En wat erachter staat.
for rest in 'zet 0 0' 'zet 0 1\nzet 0 1' 'zet 0 1\nzet 0 0\nzet 1 0' 'zet 0 1\n\001\377' zzzzz
do lees "1 3\n0 1 2\n2\n2 1 0\n1\n1 1\n$rest"; done
lees '1 3\n0 1 2\n2\n2 1 0\n1\n1 1\nzet 0 1\r\n\r\nspelers gc zet 0 0' | tail -n 4
