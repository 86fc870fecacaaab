# Bewaren, stoppen, laden en verder spelen is hetzelfde als doorspelen.
othello () { Othello --zaad 3 --stil "$@"; }
stand () { tac | sed '/    A B/q' | tac; }
for spelers in 'm m' 'm g' 'g m'
do for erna in 1 t 't t' '1 1 t t t' 't t t t'
do
  rm -f 'een partij.txt'
  echo "6 6 $spelers 1 2 1 $erna" | othello | stand > door
  printf "6 6 $spelers 1 2 1\nb een partij\nz\ns\n" | othello | grep -o Bewaard.*
  printf "x\nl een partij\n$erna\n" | othello > menu
  echo "$erna" | othello 'een partij.txt' > meteen
  for uit in menu meteen; do stand < $uit | diff - door; grep Zwart: $uit; done
done; done
cat 'een partij.txt'

# Wie er spelen; niet meer zoals dat vroeger bewaard werd.
for wie in 'spelers g t' 'spelers 12 2,5s' 'spelers m b\nspelers t m' '' 'spelers gt'
do printf "2 4\n.WZ.\n.ZW.\nZ\n$wie\n" > wie.txt
echo | othello wie.txt | grep Zwart:; done; rm wie.txt

# Een bestand wordt alleen na een vraag overschreven.
mkdir leeg; cd leeg; echo iets anders > a.txt
bewaar () { { echo 4 4 m m; cat; } | othello | grep -o -e 'Het best.*' -e 'Bewaard.*' -e '".*' -e Niet.*; }
for nee in n x N 'onzin
n'
do printf "b a\n$nee\n" | bewaar; done
printf 'b a' | bewaar; cat a.txt
printf 'b a.txt\nJ\nz\nb /geen/map/a\nz\nl A\n' | bewaar; cat a.txt
ln -s nergens wees.txt; printf 'b wees\nn\n' | bewaar
printf 'b stuur\001teken\nz\nb wis\177\nz\nb b\tc\nz\n' | bewaar
mkdir map; printf 'b map/\nz\n' | bewaar
ls -A . map
