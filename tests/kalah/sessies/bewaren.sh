kalah () { Kalah --zaad 1 --stil "$@"; }

# Bewaar een spel, lees het weer in, en neem de zetten terug.
printf 'n 6 1 m m\n6\n1\n3\nb een  spel \r\nz\n2\nb\neen  spel.kalah\nn\nb een  spel\nx\n' \
  | kalah | grep -e Bewaard -e schrijven -e 'Niet bewaard'
cat 'een  spel.kalah'
printf '2 een  spel.kalah\n2\nc m 0,5s\nb een  spel\nj\nz\ns\n3\n' | kalah | grep -e Bewaard
cat 'een  spel.kalah'
printf '2\neen  spel.kalah\nc m m\nt\nt\nt\nt\nt\ns\n3\n' | kalah | grep -e Teruggenomen -e terug.te.nemen
printf 's\n3\n' | kalah 'een  spel.kalah' | grep computer
mkdir 'een  spel'; printf '2\neen  spel\nt\ns\n3\n' | kalah | grep -e Teruggenomen -e terug.te.nemen

# Met elke soort speler, of geen; wat vroeger bewaard is wordt niet gelezen.
for wie in '' 'spelers m 12' 'spelers 2.5s M' 'spelers 0 m' 'speler 1 mens' einde
do printf "Kalah 1\nkuiltjes 6 6 6 6 6 6 0 6 6 6 6 6 6 0\nbegint 2\nzet 6\nzet 1\n\
$wie\n" > een.kalah; rm -f twee.kalah; printf 'b twee\nz\n' | kalah een.kalah > uit && cat twee.kalah; done

# Onder alles wat iemand kan typen; er komt niets anders bij.
mkdir -p leeg/a.kalah.nieuw leeg/map.kalah; cd leeg
{ echo n 6 1 m m; for naam in .. spel.txt spel.kala x.kalah.y .kalah a map weg/spel \
  /dev/null/x '%s%n' -1 2.5 - "$(printf '%0300d' 0)" "$(printf '%0100000d' 0)" \
  "$(printf 'a\033[31m\177')" "$(printf '\303\251')" "$(printf '\377')"
do printf 'b %s\nn\nz\nb\n%s\nn\nz\n' "$naam" "$naam"; done; } | kalah \
  | grep -a -o -e 'Bewaard.*' -e '".*niet te schrijven.*' | uniq -c
ls -A | cat -v

# Op een volle schijf gaat niets verloren.
cd ..; mkdir vol; cd vol; printf 'Kalah 1\noud\n' > spel.kalah
printf 'n 6 1 m m\nb spel.kalah\nj\nz\n' \
  | (ulimit -f 0; kalah 2> /dev/null | grep -e Bewaard -e schrijven) | cat
ls -A; cat spel.kalah
