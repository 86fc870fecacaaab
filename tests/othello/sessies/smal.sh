# Op een scherm van 60 tekens breed past elke regel, ook van de zetten.
export COLUMNS=60
printf 'x\nn 6 6 m m\n?\n??\nw 3\nh 3\nr 3\nb3 2\na\na1\n' | Othello --zaad 1 --stil
printf '4 4\n....\n.WZ.\n.ZW.\n....\nZ\n' > vier.txt
Othello --los --zetten --stil vier.txt | sed 's/[0-9][0-9.]*$/#/'
