# Op een scherm van 60 tekens breed past elke regel, ook van het bord.
export COLUMNS=60
printf 'n 3 1 m m\n?\n??\nw 4\nh 4\nr 14\n1 2 3\na\n7\n' | Kalah --zaad 1 --stil
Kalah --los --stil --eindspel 4 tests/kalah/sessies/bijna.kalah | sed 's/[0-9][0-9]*[.][0-9]*/#/'
