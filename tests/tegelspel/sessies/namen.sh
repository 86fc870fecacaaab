# Een naam zoals een terminal of een bestandsbeheerder hem neerzet.
cp spel1.txt "mijn spel (1).txt"; cp spel1.txt "'echt'.txt"; export HOME=$PWD
typ () { printf '%s\n' "$@" s s | stil TegelSpel --zaad 1 --stil | sed 's/^.*: \(["BA]\)/\1/' | grep -e ^Aan -e ^Best -e ' geen ' -e '^gewone' -e ^Bew; }
typ l "mijn spel (1)"
typ l "'mijn spel (1).txt' "
typ l '"mijn spel (1)"'
typ l 'mijn\ spel\ \(1\).txt'
typ l '~/mijn spel (1).txt'
(unset HOME; typ l '~/mijn spel (1).txt')
typ l "file://$HOME/mijn%20spel%20(1).txt"
typ l "'echt'.txt"
typ l "it's"
typ l 'a\b'
typ l file://x
typ l "file://$HOME/100%.txt" | sed "s,$HOME,,"
typ l 'file:///weg/een%09tab%2'
typ l spel1 b "'een naam'" z b 'twee\ namen.txt' z b '~/drie' z | sed "s,$HOME,,"
ls *naam* *namen* drie.txt

# Wie een pijp noemt wacht niet; een apparaat is geen bestand.
mkfifo pijp pijp.txt
typ l pijp
typ l pijp.txt
typ l spel1 b pijp
typ l spel1 b '""' z; typ l spel1 b "''" z; ls -A | grep '["'"'"']\|^[.]'
typ l spel1 b /dev/stdout; ls /dev/stdout.txt* 2> /dev/null

# Bytes die niet te zien zijn.
printf '\357\273\277' | cat - spel1.txt > bom.txt; TegelSpel --los bom.txt
printf '\377\376g\0b\0\n\0' > utf16.txt; TegelSpel --los utf16.txt
printf '\376\377\0g\0b\0\n' > utf16.txt; TegelSpel --los utf16.txt
printf 'gb\302\240gb\n' > spatie.txt; TegelSpel --los spatie.txt
printf 'gb \357\273\277gb\n' > spatie.txt; TegelSpel --los spatie.txt

# Vier keer in een seconde is vier keer anders.
for i in 1 2 3 4; do env -u KLOKSTAP TegelSpel --goed spel1.txt | grep herhaal; done | sort -u | wc -l

# Ook bij --help is een optie die er niet is verkeerd.
TegelSpel --help --onzin; echo $?
TegelSpel --help --sn -b; echo $?
TegelSpel --help --snel --zaad=1 - | head -n 1; echo $?
TegelSpel --versie --los=x --onzin; echo $?
TegelSpel --los --help --csv | head -n 1; echo $?
