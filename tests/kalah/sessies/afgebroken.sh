# Ctrl-C breekt lang werk af, en zegt wat er dan bekend is; daarna gaat het verder.
af () { printf "$1\nt\n" | breek .2 Kalah --zaad 1 --stil \
  | sed '1,/beurt)/d; s/na [0-9, ]*seconden, [^;]*/na #/'; }
for keuze in 'h 40' 'w 40' 'r 40' 'c 40 m'; do af "n 6 1 m m\n$keuze"; done
printf 'n 6 1 40 40\n' | breek .2 Kalah --stil | grep -A 1 Afgebroken | sed 's,na .*;,na #;,'

# Hoe ver een terugblik in de tijd kwam; bij .3 verschilt de diepte per zet.
for stap in 1 .5 .3
do printf 'n 6 1 m m\n1 1 2 2 a\n' | KLOKSTAP=$stap Kalah --stil | tail -n 6; done

# Hoe ver raad komt, met een eigen tijd.
for tijd in 1 9
do printf 'n 6 1 m m\nh\n' | KLOKSTAP=1 Kalah --stil --tijd $tijd | grep -o 'de beste na.*'; done

# Wie er wint, of wie juist niet, als het oplossen niet af komt.
los () { printf "Kalah 1\nkuiltjes $2\nbegint $3\n" > half.kalah
breek $1 Kalah --los --zetten --stil --csv --eindspel 4 half.kalah 2>&1 | cut -d ';' -f 2,4 | grep '[0-9]'; }
for wie in 1 2; do los .124 '3 0 3 0 2 2 0 3 0 3 0 2 2 0' $wie; done
los .034 '2 2 2 2 2 1 6 2 4 3 2 1 2 9' 2
los .034 '2 4 3 2 1 2 9 2 2 2 2 2 1 6' 1
