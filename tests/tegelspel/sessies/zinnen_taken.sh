# Wat er met uitkomsten mis kan zijn; uitleg en versie.
Taken --help
Taken --help alles
Taken --versie | tr . ,
taken () { Taken --stil "$@"; }
taken --verdeel 2 spel1.txt > taken; cat taken
while IFS=';' read -r zetten rest
do taken --taak "$zetten" spel1.txt; done < taken > goed
samen () { taken --samen "${1:-spel1.txt}"; echo "exitcode $?"; }

# De som over een regel, als in het programma (FNV-1a); en een regel met een ander veld.
som () { s=-3750763034362895579; for b in $(printf %s "$1" | od -An -v -tu1)
  do s=$(((s ^ b) * 1099511628211)); done; printf '%s;%016x\n' "$1" $s; }
anders () { som "$(head -n 1 goed | awk -F\; -v OFS=\; -v veld=$1 -v wordt="$2" \
  '{ NF--; $veld = wordt; print }')"; }
samen < goed
anders 1 0 | cat - goed | samen
{ cat goed; tail -n 1 goed; } | samen
echo een regel | samen
sed 's/;/ ;/' goed | samen
samen spel3.txt < goed
head -n 1 goed | samen
{ anders 3 3; cat goed; } | samen
anders 2 '0 r' | samen
anders 5 7 > fout; tail -n 1 goed | cat fout - | samen
{ taken --taak '' spel1.txt; cat goed; } | samen
taken --taak '0 b 0 b' spel1.txt | cat - goed | samen
