# De stand opnieuw, een tekening voor een hele regel, wat er terug gaat, en hoe
# een keuze hier heet; n houdt wie er spelen.
spel () { printf "$1\n" | Aqualin --zaad 1 --stil spellen/aqualin/spel2.txt; }
# Twee getallen zijn een zet, wat er ook op volgt; 1 met er twee achter is keuze 1.
spel '2 0 h\nt\n2 0 12\nt\n1 2 h\n1 2 0\n2\n'
spel 'z\n2,0\nt\nq\nundo 3\nhelp\nc t m\nn\nx\nn 2 2 2 0 1 1\n?\n'

# Alleen de stand, zoals een programma van een ander haar leest; en over een
# bestand dat er al is.
spel '2,0\nb stand\ns\nb stand\nj\nz\nb stand\nn\n' | grep -e stand. -e Niet
spel '2,0 b later\ns\n' | grep -e later -e past
cat stand.*; cat later.*

# De regels; en met Enter speelt een mens tegen de beste computer, tenzij iemand
# iets anders koos.
spel '??\nregels\nc\n\n\nx\nc m m\nc\n\n\n'
