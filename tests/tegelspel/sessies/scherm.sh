# De stand opnieuw, een tekening voor een hele regel, wat er terug gaat, en hoe
# een keuze hier heet; n houdt wie er spelen.
spel () { printf "$1\n" | TegelSpel --zaad 1 --stil spel1.txt; }
spel 'z\n0g 0g 1g\nt\nq\nundo 3\nhelp\nc t m\nn\nx\nn 1 1 1 1 2\n?\n'

# Alleen de stand, zoals een programma van een ander haar leest; en over een
# bestand dat er al is.
spel '0g 0g 1g\nb stand\ns\nb stand\nj\nz\nb stand\nn\n' | grep -e stand. -e Niet
echo gggbbb 2 3 2 5 0 0 0 0 0 0 0 0 0 > half.txt
printf '0g\nb later\ns\n' | TegelSpel --stil half.txt | grep -e later -e past
cat stand.*; cat later.*

# Raad over een stand die zonder de zetten niet te bewaren is, en over de volgende.
echo ggbgbb 2 3 2 4 0 0 0 0 0 0 0 0 0 > half.txt
printf '0g\nw\n1b\nw\n' | TegelSpel --zaad 1 --stil half.txt \
  | grep -e uitkomst -e '^  (' -e samen

# De regels; en met Enter speelt een mens tegen de beste computer, tenzij iemand
# iets anders koos.
spel '??\nregels\nc\n\n\nx\nc m m\nc\n\n\n'
