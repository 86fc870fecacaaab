# tabellen.awk: bij hoeveel aanroepen van het experiment kost besteScore vooral
# het maken van haar tabellen?
#
# Gebruik: awk -F";" -f tabellen.awk experiment-SPEL.csv...
#
# In de langste aanroep telt dat maken niet. Met de snelheid daarvan is bekend
# hoe lang het aflopen van elke andere boom duurt; is dat minder dan de helft van
# de gemeten tijd, dan is de rest meer.
#
# csv: spel;aanroepen;vooral, met de aanroepen die gemeten zijn, en waar het zo is

function sluit(   i, vooral) {
  for (i = 1; i <= n; i++)
    vooral += standen[i] / standen[n] * tijd[n] < tijd[i] / 2
  if (n > 0)
    print spel ";" n ";" vooral + 0
}

BEGIN { print "spel;aanroepen;vooral" }

FNR == 1 {
  sluit()
  spel = FILENAME
  gsub(/.*experiment-|\.csv$/, "", spel)
  n = 0
  next
}

$2 != "nan" && $3 != "nan" {
  n++
  standen[n] = $2
  tijd[n] = $3
}

END { sluit() }
