# Op een scherm van 60 tekens breed past elke regel, ook van het bord.
export COLUMNS=60
printf 'n 3 1 m m\n?\n??\nw 4\nh 4\nr 14\n7\n' | Kalah --zaad 1 --stil
printf 'Kalah 1\nkuiltjes 1 0 2 0 1 1 3 0 1 0 2 1 1 2\nbegint 1\n' > bord.kalah
printf '5 6 3\na\n' | Kalah --zaad 1 --stil bord.kalah
Kalah --los --stil --eindspel 4 tests/kalah/sessies/bijna.kalah | sed 's/[0-9][0-9]*[.][0-9]*/#/'
