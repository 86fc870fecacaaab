# stand.sh: zeg hoeveel taken en standen er af zijn, en hoe lang het nog duurt
# als het zo doorgaat: op een terminal telkens op dezelfde regel, en anders
# hoogstens om de tien seconden een regel, en als alles af is.
# Gebruik: sh boom/stand.sh MAP          nadat het werk begonnen is
#          sh boom/stand.sh MAP begin    als het begint; zie taak.sh
# In MAP/begin komt hoe laat het begon, en hoeveel standen er toen af waren; in
# MAP/gezegd, hoe laat er het laatst een regel kwam.

set -eu
cd "$1"
nu=$(date +%s)

# Zet de invoer in een bestand, dat er in een keer helemaal staat: zet NAAM
zet ()
{
  nieuw=$(mktemp "$1.XXXXXX")
  cat > "$nieuw"
  chmod a+r "$nieuw"
  mv "$nieuw" "$1"
}

if [ "${2-}" = begin ]
then
  cat ./*.uit 2> /dev/null \
    | awk -F ';' -v nu="$nu" '{ af += $5 } END { printf "%d %.0f\n", nu, af }' \
    | zet begin
  echo 0 | zet gezegd
fi
klaar=$(find . -name '*.uit' | wc -l)
taken=$(wc -l < taken)
voor='' na='\n'
if [ -t 1 ]
then
  voor='\r' na='\033[K'
  [ "$klaar" -lt "$taken" ] || na="$na\n"
elif [ "$klaar" -lt "$taken" ] && [ "$nu" -lt $(($(cat gezegd) + 10)) ]
then
  exit 0
else
  echo "$nu" | zet gezegd
fi
cat taken ./*.uit 2> /dev/null \
  | awk -F ';' -v nu="$nu" -v begin="$(cat begin)" -v voor="$voor" \
        -v na="$na" '
  function duur (s)
  {
    if (s < 90)
      return sprintf ("%.0f s", s)
    return s < 5400 ? sprintf ("%.0f min", s / 60) : \
                      sprintf ("%d,%d uur", s / 3600, s % 3600 / 360)
  }
  NF == 2 { taken++; totaal += $2 }
  NF == 7 { klaar++; af += $5; cpu += $6 }
  END {
    split (begin, toen, " ")
    tempo = nu > toen[1] ? (af - toen[2]) / (nu - toen[1]) : 0
    deel = totaal > 0 ? int (1000 * af / totaal) : 0
    tekst = sprintf ("%d van %d taken, %d,%d %% van de standen", klaar, taken,
                     deel / 10, deel % 10)
    if (klaar < taken && tempo > 0)
      tekst = tekst ", nog ongeveer " duur((totaal - af) / tempo)
    printf "%s%s; rekentijd %s%s", voor, tekst, duur(cpu), na
  }'
