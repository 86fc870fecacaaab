othello () { Othello --stil "$@"; }
Othello --help > hulp
Othello -h | diff - hulp
cat hulp
Othello --help alles
awk 'length > 80' hulp
Othello --versie | tr . ,

# Het zaad bepaalt de partij, ook als het van de klok komt; op 2 bij 2 is er geen.
spel () { echo 8 8 t g | Othello "$@" | sed 's/--zaad [0-9]*/--zaad #/'; }
echo 8 8 t g | Othello > een
spel --zaad "$(sed -n 's/.*--zaad \([0-9]*\).*/\1/p' een)" > twee
sed 's/--zaad [0-9]*/--zaad #/' een | cmp - twee
spel --zaad 1 > een; spel --zaad 2 | cmp -s - een; echo $?

# Kleuren alleen als dat gevraagd is.
for kleur in --kleur=altijd '--kleur altijd'
do echo . . . . | Othello --zaad 1 $kleur | cat -v | grep 4; done

# De tabel van --los meldt wat niet goed is, en doet de rest.
printf '2 2\nWZ\nZW\nZ\n' > goed; printf '2 2\nWZ\n' > slecht
{ echo 8 8; for rij in 1 2 3; do echo ........; done; echo ...WZ...; echo ...ZW...
  for rij in 1 2 3; do echo ........; done; echo Z; } > groot
zonder () { sed 's/~[^ ;]*/~#/; s/  *[0-9]*[.][0-9]*/ #/; s/;[0-9]*$/;#/'; }
printf '4 6\n......\n..WZ..\n..ZW..\n......\nZ\n' > zes
othello --los slecht weg zes goed > uit; echo $?
zonder < uit
othello --los --zetten --csv zes goed | zonder
# Is de uitkomst niet bepaald, dan staat er waarom: de tijd, Ctrl-C, of een bord
# waarop het zoeken na veertig beurten ophoudt; daar is er steeds maar een zet.
stil Othello --stil --los --tijd 1 groot 2>&1 | zonder
breek .05 Othello --stil --los groot 2>&1 | zonder | sed 's/(.*/(#)/
  s/[0-9]* beurten/# beurten/; s/schatting.*/schatting #/; s/na [0-9, ]*sec.*; n/na #; n/'
links=Z...................; rechts=...................W; leeg=....................
printf '%s\n' '20 20' ZWW.W.W.W.W.W.W.W.W. $rechts $leeg .Z.Z.Z.Z.Z.........W \
  $links $rechts $links $rechts $links $rechts $links $rechts $links $rechts \
  $links $rechts Z.........W.W.W.W.W. $leeg $links .Z.Z.Z.Z.Z.Z.Z.Z.ZZW Z > lang
othello --los lang | zonder

# Met een kleinere tabel loopt het zoeken anders; de uitkomst is dezelfde.
printf '%s\n' '6 6' W.Z... .WZW.. WZZZ.. ZWZZ.. ..WZZ. ...... Z > twintig
for geheugen in 1 1024
do othello --los --csv --geheugen $geheugen twintig | zonder | tail -n 1; done

# Zeven zetten voor het eind van een toevallige partij, op vier maten.
for zaad in 1 2 3 4 5 6 7 8 9
do { echo "4 $((4 + zaad % 4 * 2)) t t"; yes t | head -n 7; printf "b stand$zaad\ns\n"; } \
  | othello --zaad $zaad > uit
tail -n +2 stand$zaad.txt | tr '\n' ' '; othello --los --zetten --csv stand$zaad.txt | cut -d';' -f2-5; done

# Duurt tellen lang, dan gaat het met een tabel.
printf '4 6 m m\n1 1 1 2\nv\nj\n' | othello --zaad 1 | grep -o '30 .*geteld'

# Een lange naam, en een vreemde naam tussen aanhalingstekens.
{ echo 4 6; for teken in . W Z Z; do printf %06d 0 | tr 0 $teken; echo; done; echo Z; } > breed
cp breed 'een lange naam van een bestand'; cp goed 'een;"naam"'
for csv in '' --csv
do othello --los --zetten $csv breed 'een lange naam van een bestand' 'een;"naam"' > uit
awk 'length > 80' uit | grep -v ';'; zonder < uit; done

# Wat niet mag.
fout () { Othello "$@" > uit; echo "exitcode $?"; cat uit; }
fout --foo
fout ''
fout 8
fout a.txt b.txt
fout --los
fout --csv
fout --vervolg
fout --partijen 1
fout --zetten
fout --tijd -1
fout --geheugen 4
fout --kleur=rood
fout --kleur rood
fout --kleur
fout --zaad=
fout --zaadje=5
fout -- --foo
fout "$(printf '%0100000d' 0 | tr 0 -)"
Othello --los --help | cmp - hulp
fout --foo --help
Othello --versie --los | tr . ,
Othello --los -- --help
fout --zaad
for getal in x '' -1 3x 2.5 99999999999999999999 2147483648 9223372036854775807 \
  9223372036854775808; do fout --zaad "$getal"; done
