spel () { printf "$@" | Othello --zaad 1 --stil | sed 's/.*]: //'; }

# De uitkomst van een klein bord, met wat even goed is, en de reeks ernaartoe.
spel 'm m 4 4\nh\nw\n'
spel 'm m 4 6\nw\n'
spel 'm m 2 4\nr\n'

# De computer die zo speelt verliest niet van zichzelf wat hij kan winnen, en van
# een andere ook niet.
for spelers in 'b b 4 6' 't b 4 4' 'g g 8 8'; do spel "$spelers\n" | grep wint; done
spel '20 0,5s 4 4\n' | grep computer

# Een hele partij tegen de computer: van elke zet komt een zin, tot er iemand wint.
for wie in 't m' 'g m' 'm t' 'm g' 't t' 'g g'
do spel "m m 8 8\nc $wie\n$(seq 32 | sed 's/.*/1/' | tr '\n' ' ')\n" > uit
grep -c ' en slaat ' uit; sed -n '/^Zwart.* wint/,$p' uit; done

# Wie er zet staat er steeds.
spel 'm m 8 8\nc g m c m t c m m\n' | grep computer
