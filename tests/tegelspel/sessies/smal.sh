# Op een scherm van 60 tekens breed en 20 regels hoog past elke regel; de lijst
# komt er dan pas als erom gevraagd wordt. De keuzes en de antwoorden zelf:
export COLUMNS=60 LINES=20
printf '?\n??\nw\nh\nr\n0b 1g\na\n1 6x\n' | TegelSpel --zaad 1 --stil spel1.txt
TegelSpel --los --snel --stil spel1.txt spel2.txt | sed 's/[0-9][0-9.]*$/#/'
TegelSpel --experiment --stil --zaad 1 spel1.txt | sed 's/[0-9][0-9]*[.][0-9]*/#/g'
TegelSpel --help alles
