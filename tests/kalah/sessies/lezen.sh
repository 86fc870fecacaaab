# Wat een spelbestand niet mag zijn, per regel.
lees () { printf "$1" > fout.kalah; Kalah --stil fout.kalah < /dev/null; }
for inhoud in '' 'Kalah 2\n' 'Kalah 1\nkuiltjes 1 2\n'; do lees "$inhoud"; done
for rest in 'zet 2' 'spelers m 41' 'spelers m' 'spelers m x' einde 'speler 1 mens'
do lees "Kalah 1\nkuiltjes 3 0 3 0 3 3 0 3 3 3 3 3 3 0\nbegint 1\n$rest\n"; done
for rest in 3 '2\nzet 1'
do lees "Kalah 1\nkuiltjes 1 0 0 0 0 0 9 1 0 0 0 0 0 0\nbegint $rest\n"; done
