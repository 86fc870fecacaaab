# Op een scherm van 60 tekens breed past elke regel.
export COLUMNS=60
printf 'n 6 6 m m\n?\n??\nw\nh\nr\na12 ab3 c12\na\nb11\n' | Domineren --zaad 1 --stil
Domineren --los --stil spellen/domineren/voorbeelden/spel0.in | sed 's/[0-9][0-9.]*$/#/'
