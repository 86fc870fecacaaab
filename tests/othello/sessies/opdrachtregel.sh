othello () { Othello --stil "$@"; }
Othello --help > hulp
Othello -h | diff - hulp
cat hulp
Othello --help alles
awk 'length > 80' hulp
Othello --versie | tr . ,

# Een wedstrijd; op 2 bij 6 zet zwart, dan wit, en dan zit zwart altijd vast. Het
# zaad bepaalt hem.
othello --partijen 50 --zaad 3 --rijen 4 --kolommen 6
othello --partijen 1 --zaad 4 --rijen 2 --kolommen 6
othello --partijen 3 --zaad 5 --rijen 4 6 g t
othello --partijen 1 --csv --rijen 4 --kolommen 4 b 2 | wc -l
othello --partijen 5 --zaad 7 --csv 4 g  # wie vooruitkijkt wint
othello --partijen 40 --zaad 6 --csv --rijen 4 --kolommen 6
othello --partijen 2 --zaad 3 > een
othello --zaad=3 --partijen=2 | cmp - een

# Het zaad bepaalt ook de partij, als het van de klok komt; op 2 bij 2 is er geen.
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
stil Othello --stil --los --tijd 1 groot | grep -c onbekend

# Zeven zetten voor het eind van een toevallige partij, op vier maten.
for zaad in 1 2 3 4 5 6 7 8 9
do { echo "4 $((4 + zaad % 4 * 2)) t t"; yes t | head -n 7; printf "b stand$zaad\ns\n"; } \
  | othello --zaad $zaad > uit
tail -n +2 stand$zaad.txt | tr '\n' ' '; othello --los --zetten --csv stand$zaad.txt | cut -d';' -f2-5; done

# Duurt tellen lang, dan gaat het met een tabel.
printf '4 6 m m\n1 1 1\nv\nj\n' | othello | grep -o '134.*geteld'

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
fout --rijen 4
fout a.txt b.txt
fout --partijen 1 a.txt
fout --partijen 1 t m
fout --los
fout --csv
fout --los --partijen 1 a.txt
fout --vervolg
fout --zetten
fout --partijen 1 --zetten
fout --tijd -1
fout --kleur=rood
fout --kleur rood
fout --kleur
fout --zaad=
fout --zaadje=5
fout -- --foo
fout --partijen 1 --rijen 3
fout --partijen 1 --kolommen 22
fout --partijen 1 --kolommen
fout "$(printf '%0100000d' 0 | tr 0 -)"
Othello --foo --help | cmp - hulp
Othello --versie --los | tr . ,
Othello --los -- --help
fout --zaad
fout --partijen
for getal in x '' -1 3x 2.5 99999999999999999999 2147483648 9223372036854775807 \
  9223372036854775808; do fout --zaad "$getal"; done
for getal in x '' -1 3x 2.5 99999999999999999999 0 100001
do fout --partijen "$getal"; done
