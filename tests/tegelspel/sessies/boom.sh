# make boom, met het programma dat getoetst wordt: wat het zegt, zonder hoe ver
# het onderweg is.
wortel=${script%/tests/*}
boom () { doel=$1; shift
  (cd "$wortel"; env -u MAKEFLAGS -u MFLAGS make -s -j2 "$doel" TAKEN=3 \
     "BOOM=$map/b" "BOOMPROGRAMMA=$(command -v Taken)" "$@" > "$map/uit" 2>&1
   echo "exitcode $?"); sed "/^make/d; /^[1-4] van/d; s/^.*[*][*][*] //; s/tijd .*/tijd #/" uit | uniq; }
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

# Wat geen spel is.
boom boom SPEL=
boom boom SPEL=spel9.txt
boom boom 'SPEL=a b.txt'
boom boom SPEL=tests/tegelspel/sessies/pot.txt
