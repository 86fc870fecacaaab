# Wat er na het begin van spel1 komt.
spel () { TegelSpel --zaad 1 --stil spel1.txt | sed '1,/beurt: speler 0/d'; }

# Antwoorden op een regel of op meer, ook met de regeleinden van Windows.
begin () { printf "$1" | TegelSpel --zaad 1 --stil | grep -e Pot -e "$(printf '\r')"; }
begin '1\nspel1.txt\n2\n0\ng\n3\n8\n2\n'
begin '1 spel1.txt\n2 0 g\n3\n8\n2\n'
begin '1\r\nspel1.txt\r\n2 0\r\ng\r\n3\r\n8\r\n2\r\n'

# Keuzes en zetten op een regel gaan op volgorde, tot er iets niet kan.
echo '1 (0,G) 3 0 b 2 1 g 11 s 2' | spel | grep -ve '^.:' -e '^$'
for regel in 'zz 0g' '3 0g' '1 0 zz 0g' '2 0 x 0g' 'l weg.txt 0g' '5 9g 0g'
do echo "$regel" | spel; done

# Ongeldige zetten zeggen waarom.
echo '0g 0b' | spel | grep -A 1 geldig
echo 'gg 1 2 1 2 0 0 0 0 0' > geel.txt
echo 'gg 1 2 1 2 2 0 0 0 0' > einde.txt
echo 'gb 1 2 1 2 1 0 0 0 0' > bezet.txt
printf 'l geel.txt\n0b\nl einde.txt\n0g\nl bezet.txt\n0b\n' | spel | grep -e geldig -A 1 -e afgelopen

# Voor lang rekenen een vraag; een boom van meer dan 8 * 10^18 standen is nog
# net geteld, of niet.
lang () { awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++)
  printf i % 3 == 1 || i % 5 == 0 ? "b" : "g"
  print " 3 1 10 6"; for (i = 0; i < 41; i++) print 0 }'; }
lang 75 > net.txt; lang 90 > niet.txt
for naam in spel1.txt spel5.txt net.txt niet.txt
do printf '4\nn\n8\n2\n' | TegelSpel --stil $naam | sed '1,/beurt: speler/d' | head -n 4; done
printf 'l net.txt\n4\nn\n' | spel | grep -o 'ongeveer .* jaar' | tr -d '0-9 '

# De computer speelt tegen wie van alles probeert, en tegen zichzelf.
for wie in 'g m' 'm g' 'b m' 'm b' 'g g' 'b b'
do { echo "c $wie"; yes '0g
0b
1g
1b' | head -n 60; echo t; } | spel \
  | grep -e ' volle rij' -e Terugg -e Gelijk -e 'meer mee'; done

# Een nieuw spel houdt wie er spelen.
echo 'c m b n . . . . .' | spel | grep 'Speler 1: c'
