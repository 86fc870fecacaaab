spel () { printf "$@" | Othello --zaad 1 --stil; }

# Er is niets terug te nemen, of niets van een mens.
for begin in 'm m 2 2' 'c t\nm\n8 8' 'm m 8 8\nF5\nt' 'c t c g 2 4\nt\nt'
do spel "$begin\nt\n" | tail -n 2; done

# Wie geen kans heeft gehad neemt niets van zichzelf terug, maar stuurt de
# computer weg, en speelt dan zelf.
spel 'm m 6 6\n1\nc g g\nt\n1\n'

# Van twee computers gaat er telkens een zet terug, tot het begin; dan zet een
# mens.
spel 'c g c t 4 4\nt t t t t t t t t t t t \nb1\n'
