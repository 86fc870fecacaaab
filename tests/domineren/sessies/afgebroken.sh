# Ctrl-C breekt lang werk af, en zegt wat er dan bekend is; daarna gaat het verder.
af () { printf "1 $2\nt\n" | breek $1 Domineren --zaad 1 --stil --tijd 0 \
  | sed '1,/^ 1 /d; /^ .*[|a]/d; s/na [0-9, ]*seconden, [^;]*/na #/'; }
af .02 '8 8 m m\nw'
printf '1 9 9 b b\n' | breek .02 Domineren --stil --tijd 0 | grep -A 1 Afgebroken | sed 's,na .*;,na #;,'
af .02 '9 9 m m\nc b m'
af .01 '7 7 m m\nw'
af .04 '7 7 m m\nw' | grep eerste
af .03 '7 7 m m\nr'
af .01 '8 9 m m\nr'

# Meer zetten even goed dan een hint noemt, maar niet elke.
printf '1 5 5 m m\na12 h\n' | Domineren --stil | grep 'en nog'

# Een hint die afgebroken wordt noemt de zet van het grootste verschil.
printf '1 9 9 m m\nh\n' | breek .1 Domineren --stil --zaad 1 | grep -A 1 'Goede zet'
