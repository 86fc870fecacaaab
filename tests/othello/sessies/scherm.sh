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
spel '8 8 m m\na1' | grep kan.niet
