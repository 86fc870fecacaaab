# Wat een spelbestand niet mag zijn, per regel.
lees () { printf "$1" > fout.txt; Othello --stil fout.txt < /dev/null; }
for inhoud in '' '4 5\n' '22 4\n' '2 2\nWZZ\nWZ\nZ\n' '2 2\nWZ\nZW\n.\n'; do lees "$inhoud"; done
for rest in onzin 'spelers gt'; do lees "2 2\nWZ\nZW\nZ\n$rest\n"; done
lees '2 4\n.WZ.\n.ZW.\nZ\nzet A1\n\nzet A1\n'
