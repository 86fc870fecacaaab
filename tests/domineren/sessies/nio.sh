# test0 doet wat de opgave zegt.
voorbeelden=$PWD/spellen/domineren/voorbeelden
cp spellen/domineren/test0 $voorbeelden/spel0.in . && cp "$(command -v nio0c)" NIO0C
./test0 NIO0C spel0.in | diff - $voorbeelden/spel0.0c && echo gelijk

# Elk onderdeel van elk voorbeeld; het eerste is dat van de opgave.
for nummer in 0 1 2 3 4 5 6 7 8 9 10 11
do cp $voorbeelden/spel$nummer.in SPEL.IN
for letter in a b c d e; do nio0$letter; done
cat $voorbeelden/spel$nummer.0[a-e] > hoort; cat NIO0?.UIT | cmp - hoort; rm NIO0?.UIT
done
cat $voorbeelden/spel0.0e

# Ook een bewaard spel is een SPEL.IN.
{ cat $voorbeelden/spel0.in; echo spelers gb; } > SPEL.IN; nio0c
cmp NIO0C.UIT $voorbeelden/spel0.0c

# Argumenten zijn er niet.
nio0a x y; echo $?

# Wat niet te lezen is laat de uitvoer van vroeger staan.
rm SPEL.IN; echo oud > NIO0D.UIT
nio0d; echo $?
printf 'g5\n2\na12\nab1\n' > SPEL.IN; nio0d; echo $?
cat NIO0D.UIT

# Uitvoer die niet te schrijven is: een bestand dat te groot wordt, een map.
printf 'g5\n0\n' > SPEL.IN; echo oud > NIO0B.UIT
(ulimit -f 0; nio0b; echo $?) 2>&1 | cat
cat NIO0B.UIT; ls NIO0B*
rm NIO0B.UIT; mkdir NIO0B.UIT; nio0b; echo $?
