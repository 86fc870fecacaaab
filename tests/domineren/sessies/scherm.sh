# De stand opnieuw, een tekening voor een hele regel, wat er terug gaat, en hoe
# een keuze hier heet; n houdt wie er spelen.
spel () { printf "$1\n" | Domineren --zaad 1 --stil; }
spel '1 4 4 m m\nz\na12 cd4 d12\nt\nq\nundo t\nhelp\nc t m\nn\nx\nn 3 3\n?\n'

# Alleen de stand, zoals een programma van een ander haar leest; en over een
# bestand dat er al is.
spel '1 4 4 m m\na12 cd4 d12\nb stand\ns\nb stand\nj\nz\nb stand\nn\n' | grep -e stand. -e Niet
spel '1 4 4 m m a12 b later\ns\n' | grep -e later -e past
cat stand.*; cat later.*

# Wat er in een eindstand getypt mag worden.
spel '1 4 1 m m\nzz\n'

# De regels; en met Enter speelt een mens tegen de beste computer, tenzij iemand
# iets anders koos.
spel '??\n1 6 6 m m\nregels\nc\n\n\nx\nc m m\nc\n\n\n'
