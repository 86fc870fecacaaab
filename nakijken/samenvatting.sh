#!/bin/sh
# samenvatting.sh: vat punten.csv samen op het scherm.
# Gebruik: UITVOERMAP=map sh nakijken/samenvatting.sh
#
# Eerst een regel per inzending, dan hoe de punten verdeeld zijn van wie nagekeken
# is, hoeveel procent van wie gebouwd is elk onderdeel mist, en welke inzendingen
# dezelfde tegelspel.cc hebben: om naar te kijken.

export tabel="$UITVOERMAP/punten.csv"

awk -F ';' '
  NR == FNR { m = split ($0, cel, " *[|] *")
              for (i = 1; i <= m; i++) if (cel[i] == "goed is") kolom = i
              wat[cel[3]] = cel[2] ": " cel[kolom]; next }
  { printf "%-30s%8s%9s%13s%11s%7s   %s %s\n", $1, $2, $3, $4, $5, $6, $(NF - 2),
           $(NF - 3) }
  FNR > 1 && $6 != "" { n++; som += $6; kwadraten += $6 * $6
                        gebouwd += $(NF - 2) ~ /^nagekeken/
                        m = split ($NF, mist, " ")
                        for (i = 1; i <= m; i++) keer[mist[i]]++ }
  END {
    if (!n) exit
    kop = sprintf ("%d nagekeken, gemiddeld %.1f punten, spreiding %.1f", n, som / n,
                   sqrt (kwadraten / n - (som / n) ^ 2 + 1e-9))
    gsub (/[.]/, ",", kop)
    print "\n" kop "\n"
    print "mist van wie bouwt   wat"
    for (naam in keer)
      if (naam in wat)
        printf "%18d %%   %s\n", 100 * keer[naam] / gebouwd, wat[naam] | "sort -rn"
  }' nakijken/onderdelen.md "$tabel"

# $1: de kolom van de afdruk; $2: hoe zij dan gelijk zijn
gelijk ()
{
  cat "$UITVOERMAP"/*/uitslagen 2> /dev/null \
    | awk -F '\t' -v kolom="$1" -v hoe="$2" '
        BEGIN { while ((getline < ENVIRON["tabel"]) > 0) { sub (/;.*/, ""); doet[$0] } }
        $1 == "veld" { naam = $2 }
        $1 == "afdruk" && naam in doet {
          afdruk = $kolom
          groep[afdruk] = groep[afdruk] "  " naam
          soorten[afdruk] += kolom == 2 || !((afdruk, $2) in gehad)
          gehad[afdruk, $2] }
        END { for (een in groep)
                if (soorten[een] > 1) print "gelijk, " hoe ":" groep[een] }'
}

echo
gelijk 2 precies
gelijk 3 'op namen en opmaak na'
printf '\nDe kaarten staan in %s/*/kaart, de punten in punten.csv.\n' "$UITVOERMAP"
