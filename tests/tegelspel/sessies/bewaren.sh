# Wat er na het begin van spel1 komt.
spel () { TegelSpel --zaad 1 --stil "${@:-spel1.txt}" | sed '1,/beurt: speler 0/d'; }

# Bewaren, lezen en terugnemen, tot het begin.
spel << EINDE
0 G
b een  partij 
z
s
l   een  partij.txt 
t
t
EINDE
diff spel1.txt 'een  partij.txt'

# Niet overschrijven, en wel; wie er speelt staat in het bestand, dus de computer
# zet bij het lezen meteen.
printf 'b een  partij\nn\nb een  partij\nX\nc b m\nb een  partij.txt\nj\nz\n' | spel
diff spel1.txt 'een  partij.txt'
echo t | TegelSpel --zaad 1 --stil 'een  partij.txt' | sed 1,10d
printf 'c b b\nl spel1.txt\n' | spel | grep Speler..:
rm een*; ls

# Wat er staat, maar niet te openen is, verdwijnt niet ongevraagd.
ln -s nergens wees.txt; printf 'b wees\nn\n' | spel; TegelSpel --los wees.txt 2>&1; ls; rm wees.txt

# Wat niet te schrijven is; het spel gaat door, en er blijft niets achter.
mkdir map.txt
for naam in weg/partij map map.txt/ "$(printf 'een\ttab')" "$(printf 'een\033naam')"
do printf 'b %s\nz\n0g\n' "$naam" | spel | head -n 4; done
ls
