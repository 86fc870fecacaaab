# Zinnen die in een ander verhaal niet voorkomen, en alle getallen erin.
kalah () { Kalah --zaad 1 --stil "$@"; }
kalah --versie | tr . ,

# Hoe een spel afloopt: elk van beiden wint of het is gelijk, met meer dan de helft
# of omdat er iemand niet kan zetten, die ook de ander kan zijn.
bord () { printf "Kalah 1\nkuiltjes $1\nbegint $2\n" > bord.kalah; }
uit () { bord "$@"; kalah bord.kalah < /dev/null \
  | grep -o -e 'speler . (.*' -e '^Sp.*helft.*' -e '^Sp.*steentje.*' -e '^G.*'; }
leeg='0 0 0 0 0 0'
for wie in 1 2
do for over in '0 0' '1 1' '2 2' '1 0' '0 1' '2 1' '1 2'
do uit "$leeg ${over% *} $leeg ${over#* }" $wie; done; done
uit "$leeg 1 1 0 0 0 0 0 0" 1; uit "1 0 0 0 0 0 0 $leeg 1" 2
uit "$leeg 2 1 1 1 0 0 0 1" 1; uit "1 1 1 0 0 0 1 $leeg 2" 2
bord "$leeg 1 $leeg 1" 2; printf '1\nt\nh\nw 2\nr\n' | kalah bord.kalah | sed '1,/Gelijk/d'

# Wat een zet doet: slaan, nog een rondgang, en wat de ander niet meer kan.
for zaad in 1 3 5 7
do printf 'n 3 2 t t\n' | Kalah --zaad $zaad --stil | tail -n +9 \
  | grep -B 1 -e slag -e legt -e verder -e wint.met; done
for kuiltjes in '1 0 0 0 0 1 3 0 0 0 0 0 0 0' '2 0 0 0 0 1 0 0 0 0 0 0 0 3' '1 0 0 0 0 2 0 1 0 0 0 0 0 4'
do bord "$kuiltjes" 1; printf '6\nr\n' | kalah bord.kalah | sed '1,/beurt)/d'; done

# Wat er in een spelbestand mist, of niet kan.
goed='Kalah 1 kuiltjes 1 1 0 0 0 0 0 1 0 0 0 0 0 0 begint 1'
for n in 0 1 2 3 4 16 17 18
do echo $goed | awk -v n=$n '{ NF = n; print }' > fout.kalah; kalah fout.kalah; done
for rest in zet 'zet 7' 'zet 3' 'zet 2 zet 1' 'spelers m' 'spelers m x' einde
do echo $goed $rest > fout.kalah; kalah fout.kalah < /dev/null; done
for fout in Aalah 'Kalah 2' 'Kalah 1 kuil' "Kalah 1 kuiltjes 1 $(seq 13) begin" 'Kalah 1 kuiltjes -1' \
  'Kalah 1 kuiltjes 1000000'
do echo $fout > fout.kalah; kalah fout.kalah; done

# Wat er bij elke vraag mag.
printf 'n\n?\n4\n?\n1\n?\nm\n?\nx\nl\n?\nx\nzz\n' | kalah | sed 1,4d
printf 'c\n?\nt\n?\nx\nb\n?\nnieuw\n?\nx\nzz\n7\n0\nh 0\n' \
  | kalah spellen/kalah/voorbeelden/slag.kalah | sed '1,/beurt)/d'

# Er is 1 zet terug te nemen, of 2, of geen.
printf 'n 4 1 m t\n1\nt\nt\nc m m\n1\n1\nt\nt\nt\nc t t\nt\n' | kalah \
  | grep -e Teruggenomen -e terug.te.nemen -e meer.mee -e [.].Speler

# Terugkijken, en beginnen na zetten.
printf 'n 3 1 m m\na\n3\na\n' | KLOKSTAP=.1 kalah | grep -o -e Er.is.* -e 'zet .*kostte.*' -e 'Geen zet.*'
printf '%s\n' 'n 3 1 m m' 1 1 2 2 3 3 4 4 5 5 6 6 1 1 2 2 1 1 3 3 4 4 a | KLOKSTAP=.2 kalah | tail -n 8
kalah --na '1 1 9' spellen/kalah/voorbeelden/slag.kalah
