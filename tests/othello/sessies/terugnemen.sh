spel () { printf "$@" | Othello --zaad 1 --stil; }

# Er is niets terug te nemen, of niets van een mens.
for begin in '2 2 m m' '8 8\nt\nm' '8 8 m m\nF5\nt' '2 4 t g\nt\nt'
do spel "$begin\nt\n" | tail -n 2; done

# Terugnemen kan ook na afloop, en verder dan de computer zette. Zonder antwoord
# begint het gewone spel.
spel '2 4 m m\n1 1 t t\n' | tail -n 7
for spelers in 'm m' 'm g' 'g m'; do spel "6 6 $spelers\n1\n1\n1\nt\nt\n" | tail -n 11; done
for begin in 'x\n1\n8 8 m m' '. . . .'; do spel "$begin\n" | tail -n 13; done

# Wie geen kans heeft gehad neemt niets van zichzelf terug, maar stuurt de
# computer weg, en speelt dan zelf.
spel '6 6 m m\n1\nc g g\nt\n1\n'

# Van twee computers gaat er telkens een zet terug, tot het begin; dan zet een
# mens.
spel '4 4 g t\nt\nt\nt\nt t t t t t t t t \nb1\n'
