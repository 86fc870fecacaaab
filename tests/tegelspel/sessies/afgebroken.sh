# Ctrl-C breekt lang werk af, en zegt wat er dan bekend is; daarna gaat het verder.
groot=tests/tegelspel/sessies/grootste.txt
af () { printf "$3\nt\n" | breek $1 TegelSpel --zaad 1 --stil $2 \
  | sed '1,/beurt: speler/d'; }

# Meer dan 8 * 10^18 standen, en meteen een eerste zet die niets meer overlaat.
vol () { awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++)
  printf i % 3 == 1 || i % 5 == 0 ? "b" : "g" }'; }
leeg () { for i in 1 2 3 4 5 6 7 8 9 10; do printf ' %s 0' $1; done; }
echo "$(vol 75) 3 1 10 6 $(leeg 0) $(leeg 0) 0" > eindeloos.txt
echo "ggg$(cat eindeloos.txt)" > enige.txt
echo "ggggbbbbbbbbbb$(vol 80) 2 5 10 6 $(leeg 0) $(leeg 1) 0" > uit.txt
for naam in eindeloos uit enige $groot; do af .02 ${naam%.txt}.txt 4; done

# Elke keuze, en een computer, die dan niet meer meedoet.
for keuze in 6 9 10 'c b b'; do af .02 $groot "$keuze"; done
af .02 "--simulaties 100000000 $groot" 5
af .02 spel5.txt 7

# Wat er bekend is als er gaandeweg meer bekend wordt.
groter=verslag/resultaten/groter.txt
for keuze in h w r; do af .05 $groter $keuze; af .065 $groter $keuze; done

# Als de tijd van een hint of een terugblik om is.
om () { printf "$3" | KLOKSTAP=$1 TegelSpel --zaad 1 --stil $2 | tail -n 6 | grep -v speler; }
om .1 spel5.txt 'h\n'; om .015 $groter 'h\n'
for stap in 0.85 .7 .5; do om $stap spel5.txt '0g 1b 2g a\n'; done

# De drie delen van --goed duren samen niet langer dan --tijd.
KLOKSTAP=.05 breek 5 TegelSpel --stil --goed --tijd 3 --csv --zaad 1 \
  --simulaties 2000000000 $groot | cut -d';' -f3-5 | uniq -c
