spel () { printf "$@" | Othello --zaad 1 --stil | sed 's/.*]: //'; }

# De uitkomst van een klein bord, met wat even goed is, en de reeks ernaartoe.
spel '4 4 m m\nh\nw\n'
spel '4 6 m m\nw\n'
spel '2 4 m m\nr\n'

# Een stand van 4 bij 4, rij voor rij, en wie er aan zet is.
stand () { printf "4 4\n$1\n$2\n" > stand.txt; raad () { printf "$1\n" \
  | Othello --zaad 1 --stil --tijd 0 stand.txt | sed '1,/^Zetten/d'; }; raad 'h\nw\nr'; }

# De uitkomst staat vast: stenen op een vol bord, gelijk, of wie er vastzit.
stand '.Z..\nZWZW\nZWWW\nW.WZ' W
stand '.WZW\nZZWW\n.WWZ\nZWWW' W
stand '.WWW\nW.ZZ\nZ.WZ\nWWWW' Z
stand '...Z\n.WZW\nZ.ZW\n.ZZZ' Z
stand 'ZZWW\nW.ZZ\n..Z.\n.Z.W' Z
stand 'W..Z\n...W\nZZZZ\nZ.WW' W
stand '.WZZ\n..ZW\nWWWW\nWW.Z' W

# Staat de uitkomst niet vast, dan staat er hoe diep er gekeken is.
spel '8 8 m m\nh 1\nw 1\nr 1\nh 4\nw 4\nr 5\nh 0\n' | sed '1,/^Zetten/d'
spel '8 8 m m\nf5 d6\nh 3 w 3\nh 3\nw 3\n' | sed '1,/^Zetten/d'
spel '8 8 m m\nh 0,05s\nw 0.05S\nr 0,05s\n' | sed -e '1,/^Zetten/d' -e '/^  [A-Z0-9]/d' \
  | tr '\n' ' ' | sed -e 's/a [0-9]* beurten/a # beurten/g' -e 's/schatting [^;)]*/schatting #/g' \
  -e 's/1\. [A-H][A-H0-9 ]*/1. # /g' \
  -e 's/zet: [A-Z][0-9]/zet: #/' -e 's/ E[vl][A-Za-z0-9: ,]*[.]//'

# De computer die zo speelt verliest niet van zichzelf wat hij kan winnen, en van
# een andere ook niet.
for spelers in '4 6 b b' '4 4 t b' '8 8 g g'; do spel "$spelers\n" | grep wint; done
spel '4 4 20 0,5s\n' | grep computer

# Een hele partij tegen de computer: van elke zet komt een zin, tot er iemand wint.
for wie in 't m' 'g m' 'm t' 'm g' 't t' 'g g'
do spel "8 8 m m\nc $wie\n$(seq 32 | sed 's/.*/1/' | tr '\n' ' ')\n" > uit
grep -c ' en slaat ' uit; sed -n '/^Zwart.*\(is vol\|kan niet\)/,$p' uit; done

# Wie er zet staat er steeds.
spel '8 8 m m\nc g m c m t c m m\n' | grep computer

# Ook met een tijd erin past het antwoord naast de vraag.
spel '4 4 m 3599,999s\nc m\nx\n' | grep -o 'Wit (.* best) .*]:'

# Wie niets voor lijkt te staan staat gelijk.
printf '6 6\nm\nm\nh 2\n' | Othello --zaad 1 --stil | grep -o 'Goede zet.*'
