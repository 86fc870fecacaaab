# De stand opnieuw, een tekening voor een hele regel, wat er terug gaat, en hoe
# een keuze hier heet; n houdt wie er spelen.
spel () { printf "$1\n" | Kalah --zaad 1 --stil; }
spel '1 6 1 m m\nz\n1 1 2\nt\nq\nundo 3\nhelp\nc t m\nn\nx\nn 3\n?\n'

# Alleen de stand, zoals een programma van een ander haar leest; en over een
# bestand dat er al is.
spel '1 6 1 m m\n1 1 2\nb stand\ns\nb stand\nj\nz\nb stand\nn\n' | grep -e stand. -e Niet
spel '1 6 1 m m 3 b later\ns\n' | grep -e later -e past
cat stand.*; cat later.*

# De regels; en met Enter speelt een mens tegen de beste computer, tenzij iemand
# iets anders koos. Een losse s hoort bij het getal ervoor, en stopt niet.
spel '??\n1 6 1 m m\nregels\nc\n\n\nc m 4000 s\nx\nh 4000 s\nc m m\nc\n\n\n'
