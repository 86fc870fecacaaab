spel () { printf "$@" | Othello --zaad 1 --stil; }

# Er is niets terug te nemen, of niets van een mens.
for begin in '2 2 m m' '8 8\nt\nm' '8 8 m m\nF5\nt' '2 4 t g\nt\nt'
do spel "$begin\nt\n" | tail -n 2; done

# Wie geen kans heeft gehad neemt niets van zichzelf terug, maar stuurt de
# computer weg, en speelt dan zelf.
spel '6 6 m m\n1\nc g g\nt\n1\n'

# Van twee computers gaat er telkens een zet terug, tot het begin; dan zet een
# mens.
spel '4 4 g t\nt\nt\nt\nt t t t t t t t t \nb1\n'
