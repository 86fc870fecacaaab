# De stand opnieuw, een tekening voor een hele regel, wat er terug gaat, en hoe
# een keuze hier heet; n houdt wie er spelen.
spel () { printf "$1\n" | Othello --zaad 1 --stil; }
spel '8 8 m m\nz\nf5 f6\nt\nq\nundo 3\nhelp\nc t m\nn\nx\nn 4 4\n?\n'

# Alleen de stand, zoals een programma van een ander haar leest; en over een
# bestand dat er al is.
spel '8 8 m m\nf5 f6\nb stand\ns\nb stand\nj\nz\nb stand\nn\n' | grep -e stand. -e Niet
spel '8 8 m m f5 b later\ns\n' | grep -e later -e past
cat stand.*; cat later.*

# Wat niet kan.
spel '8 8 m m\na1' | grep niet.geldig

# Keuzes en zetten samen op een regel: een verkeerde laat de rest ervan vervallen,
# en van zetten wordt alleen de laatste stand getekend.
for regel in 'b1 a1 h t 1' 'B1 A1 A2' 'c m g b1 w c g m t' 'n 2 4 1 1 w' 'b1 d4 a1' 'b1 99 a1' \
  'b1 t t a1' 'n 2 2 h s b1' 'c t q b1' 'h s b1' 'r ? b1' 'v x b1' 'c q\nb1'
do spel "4 4 m m\n$regel\n" | tail -n +17 | grep -v -e '^[a-z] [a-z].*  [a-z?]' -e '^x terug' -e '^$'; done

# Een vakje is een letter met een getal zonder nullen ervoor.
for vakje in a1 F5 t20 z999999 a0 f 5 5f f05 f-1 f+1 ff5 f5. 'f 5' f1000000 [1 a00
do spel "20 20 m m\n$vakje\n" | grep -o 'menu): [A-Z].*'; done

# De regels; en met Enter speelt een mens tegen de beste computer, tenzij iemand
# iets anders koos. Een losse s hoort bij het getal ervoor, en stopt niet.
spel 'x\n??\n1 6 6 m m\nregels\nc\n\n\nc m 4000 s\nx\nh 4000 s\nc m m\nc\n\n\n'
