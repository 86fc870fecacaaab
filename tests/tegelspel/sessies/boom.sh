# make boom, met het programma dat getoetst wordt: wat het zegt, zonder hoe ver
# het onderweg is.
wortel=${script%/tests/*}
boom () { doel=$1; shift
  (cd "$wortel"; env -u MAKEFLAGS -u MFLAGS make -s -j2 "$doel" TAKEN=3 \
     "BOUW=$map" "BOOM=$map/b" "BOOMPROGRAMMA=$(command -v Taken)" "$@" > "$map/uit" 2>&1
   echo "exitcode $?"); sed "/^make/d; /^[1-4] van/d; s/^.*[*][*][*] //; s/tijd .*/tijd #/; s,$map/,," uit | uniq; }
map=$PWD

# Het is wat --los zegt, en het gaat verder waar het was.
boom boom SPEL=spel1.txt
TegelSpel --stil --los spel1.txt
ls b/*/*.uit | sed 's/.*-//'
cp b/*/1.uit eerste; rm b/*/2.uit
boom boom-samen SPEL=spel1.txt
boom boom SPEL=spel1.txt; head -n 1 uit
cmp eerste b/*/1.uit

# Elke taak schrijft hetzelfde bestand als Slurm haar begint.
rm b/*/*.uit
for nummer in 1 2 3 4 5 3 6
do (cd "$wortel"; SLURM_ARRAY_TASK_ID=$nummer sh boom/slurm.sh Taken "$map"/b/*) > uit 2>&1
echo "exitcode $?"; grep geen uit | sed 's/In .* staat/staat/'; done
boom boom-samen SPEL=spel1.txt

# Een computer viel uit: leeg, half, twee achter elkaar, zonder eind, anders, nullen.
cd b/*; : > 1.uit; cut -c 1-30 3.uit > 2.uit; cat 4.uit >> 3.uit
printf %s "$(cat 4.uit)" > 4.uit; sed -i 's/;/;1/' 5.uit; cd "$map"
boom boom SPEL=spel1.txt | sort
head -c 300 /dev/zero > "$(ls b/*/2.uit)"
boom boom-samen SPEL=spel1.txt
boom boom SPEL=spel1.txt | sed 1,2d

# Twee tegelijk in een nieuwe map.
for keer in 1 2
do for wie in 1 2
do (cd "$wortel"; env -u MAKEFLAGS -u MFLAGS make -s -j2 boom TAKEN=9 SPEL=spel1.txt \
 "BOUW=$map" "BOOM=$map/d$keer" "BOOMPROGRAMMA=$(command -v Taken)" > "$map/c$wie" 2>&1) &
done; wait; cat c1 c2 | grep -c '^spel1.txt  *0  (0,b)  *10020'; done
find d* -name '*nieuw*'

# Een naam is een naam, met welke tekens ook; toets_namen heeft ze een voor een.
for naam in "it's (\$(touch ZOMAAR)) c#;&|%*?" '$(shell touch ZOMAAR)a\"b$$HOME' '-d'
do cp spel1.txt "./$naam"; boom boom "SPEL=$map/$naam" "BOOM=$map/$naam.boom" | sed -n '1p; $s/.* 0  (/(/p'
done; find . "$wortel" -maxdepth 1 -name '*ZOMAAR'; ls -d ./*.boom/*

# Wat geen spel is.
boom boom SPEL=
boom boom SPEL=spel9.txt
boom boom 'SPEL=a b.txt'
boom boom SPEL=spellen
boom boom SPEL=tests/tegelspel/sessies/pot.txt
