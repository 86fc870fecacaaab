# Waarom een bewijs niet klopt: elke zin van de controle, en elke uitkomst.
schrijf () { stand=$1 eindspel=$2
  rm -f goed; Bewijs goed $eindspel 20 $stand 1; }
nagegaan () { Controle "${1:-goed}" $stand 1; }
anders () { sed "$1" goed > fout; nagegaan fout; }

for kuiltjes in '1 0 2 0 0 1 0 0 1 0 1 0 2 0' '0 1 0 1 0 0 0 2 0 1 1 0 0 2' '0 0 0 0 0 1 1 1 0 0 0 0 0 1'
do schrijf "$kuiltjes" 0; grep uitkomst goed; nagegaan; done
sed '1,4d' goed
anders '5s/gelijk/speler 1/; 7s/houdt gelijk/wint/'
anders '/^speler 2/s/^/0 0 0 0 1 0 1 1 0 0 0 0 0 1 5\n/'
schrijf '0 0 0 0 0 1 2 1 0 0 0 0 0 0' 0
anders '5s/speler 1/gelijk/; 7s/wint/houdt gelijk/; 8d; /einde/s/^/speler 2 houdt gelijk\n/'

schrijf '1 1 1 1 1 1 0 1 1 1 1 1 1 0' 3
sed -n 1,9p goed
anders '1s/1/2/'
anders 2d
anders '3s/1/2/'
anders '4s/1/2/'
anders '5s/ .*/ niemand/'
anders '6s/3/25/'
anders '7s/speler ./speler 3/'
anders '8s/^1/-1/; 8s/^0/-1/'
anders '8s/^1/99/'
anders '8s/$/ 1/'
anders '8s/[1-6]$/0/'
anders '8s/[1-6]$/7/'
anders '8{p;}'
anders 8d
anders '8s/.*/0 0 0 0 0 1 0 0 0 0 0 1 0 10 6/'
anders '8s/.*/0 0 0 0 0 1 0 0 0 0 0 1 0 9 6/'
anders '$d'
anders '$s/ [0-9]*$/ 1/'
{ cat goed; echo einde; } > fout; nagegaan fout
