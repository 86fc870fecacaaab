# Een spel gaat na het bewaren verder alsof er niets gebeurd is, ook in een
# ander programma.
aqualin () { Aqualin --zaad 1 --stil "$@"; }
begin='2 spellen/aqualin/spel2.txt\nc m g\n0,4\n2,0\n'
verder='t\nt\n2,0\n'
printf "${begin}b partij  1 \nz\nb partij 2.txt\nz\n$verder" | aqualin > zonder
printf "l partij  1.txt\n$verder" | aqualin > met
ls *.txt; cmp 'partij  1.txt' 'partij 2.txt'
diff spellen/aqualin/spel2.txt 'partij 2.txt'
sed '1,/Terugg/d' zonder | cksum
sed '1,/Terugg/d' met | cksum
sed '1,/Terugg/d' met
aqualin 'partij 2.txt' < /dev/null | grep -e computer -e vakje

# Wie niet wil overschrijven houdt wat er stond.
printf '2 spellen/aqualin/spel2.txt\nb partij 2\nx\nb partij 2\nn\n' | aqualin | tail -n 5
cmp 'partij  1.txt' 'partij 2.txt'
printf '2 spellen/aqualin/spel2.txt\nb partij 2\nJ\nz\n' | aqualin | tail -n 1
diff spellen/aqualin/spel2.txt 'partij 2.txt'
