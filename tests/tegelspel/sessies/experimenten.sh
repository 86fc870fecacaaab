# make experimenten: wat mislukt laat niets achter, en op een volle schijf
# blijven de oude uitkomsten staan.
wortel=${script%/tests/*}
map=$PWD
maak () { (cd "$wortel"; env -u MAKEFLAGS -u MFLAGS make -s MAKE=: "$@" \
  PROGRAMMAS= -o TegelSpel \
  "GEREEDSCHAP=$map" "PROEVEN=$map/p" "RESULTATEN=$map/r" > "$map/uit" 2>&1); }

# Een proef, met een nagemaakt programma.
proef () { printf '#!/bin/sh\n%s\n' "$1" > maakspel; chmod +x maakspel
  maak -o "$map/maakspel" "$map/p/groter.txt"; echo "exitcode $?"; ls p; }
proef 'echo heel'; cat p/groter.txt
rm p/groter.txt
proef 'echo half; exit 1'
proef 'echo half; kill -INT $$'
rm -r p; echo 'een bestand waar een map hoort' > p
proef 'echo heel'

# Als alle proeven klaar zijn.
rm p; mkdir p; for naam in a.csv b.tex c.txt; do echo oud > p/$naam; done
maak experimenten; echo "exitcode $?"; ls r
echo nieuw > p/c.txt
(trap '' XFSZ; ulimit -f 0; maak experimenten); echo "exitcode $?"; ls r; cat r/c.txt
maak experimenten; echo "exitcode $?"; cat r/c.txt
