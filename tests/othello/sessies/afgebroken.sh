# Ctrl-C breekt lang werk af, en zegt wat er dan bekend is; daarna gaat het verder.
af () { printf "$1\nt\n" | breek .05 Othello --zaad 1 --stil --tijd 0 \
  | sed '1,/beurt/d; s/na [0-9, ]*seconden, [^;]*/na #/'; }
for keuze in v 'h f5' w r; do af ". . . .\n$keuze"; done
printf '8 8 b m\n' | breek .05 Othello --stil --tijd 0 | grep -A 1 Afgebroken | sed 's,na .*;,na #;,'
