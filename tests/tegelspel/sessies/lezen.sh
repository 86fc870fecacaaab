# Wat een spelbestand niet mag zijn: de pot, de maten, de rijen en de beurt.
lees () { printf "$1" > fout.txt; TegelSpel --stil fout.txt < /dev/null; }
for pot in gbbxgb Gbb gb. '2 4\n' 'gb\0b' 'gb\a' 'g\303\251' 'gb gb'
do lees "$pot 1 1 1 1 0 0 0 0 0"; done
lees ''; lees ' \n\t\r\n  '
miljoen () { head -c 1000000 /dev/zero | tr '\0' $1; }
miljoen x > fout.txt; TegelSpel --stil fout.txt
echo "$(miljoen g)x 1 1 1 1 0 0 0 0 0" > fout.txt; TegelSpel --stil fout.txt
for maten in '6 1 1 1' '1 0 1 1' '1 1 11 1' '1 1 1 7' '2147483647 1 1 1' '1,1 1 1'
do lees "gb $maten 0 0 0 0 0"; done
for rijen in '2 3 0 0 0 0 0 0 0' '0 0 0 0 0 0 1 4 0'; do lees "gb 1 1 2 5 $rijen"; done
for rijen in '-1 0 0 0 0' '0 0 0 6 0' '0 0 0 0 2'; do lees "gb 1 1 1 4 $rijen"; done

# En wat erachter staat.
for rest in 'zet 0 x' 'zet 0 g\nzet 0 g\nzet 0 g' 'zet 0 g\n\001\377' "$(miljoen z)"
do lees "ggbbgg 2 2 2 3 0 0 0 0 0 0 0 0 1\n$rest"; done
lees 'ggbbgg 2 2 2 3 0 0 0 0 0 0 0 0 1\nzet 0 g\r\n\r\n' | tail -n 7
