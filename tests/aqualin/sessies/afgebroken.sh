# Ctrl-C breekt lang werk af, en zegt wat er dan bekend is; daarna gaat het verder.
for keuze in 3 6 7 10 h w 'c b b'
do printf "$keuze\nt\n" | breek .02 Aqualin --zaad 1 --stil tests/aqualin/sessies/grootste.txt \
  | sed '1,/beurt: speler/d; s/na [0-9, ]*seconden, [^;]*/na #/'; done

# Een experiment zonder een enkele partij heeft geen regel.
breek .003 Aqualin --zaad 1 --stil --experiment 2 | tail -n 3
