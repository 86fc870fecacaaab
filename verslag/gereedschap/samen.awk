# samen.awk: vat csv-bestanden met dezelfde kolommen samen, elk in een rij.
#
# Gebruik: awk [-v per=KOLOM] [-v breed=1] -f samen.awk NAAM-RIJ.csv...
#
# Van elke kolom met getallen, op de eerste na, komt er het gemiddelde (KOLOM),
# de marge daarvan bij 95 % zekerheid (KOLOM.marge) en de som (KOLOM.som); met
# breed ook de standaardafwijking (.sd), het kleinste (.min) en het grootste
# (.max). Wat nan is doet niet mee. Van een kolom met woorden komt er het woord
# dat het vaakst voorkomt.
#
# Met per is KOLOM geen gemiddelde maar een verhouding: de som gedeeld door die
# van de kolom per. De marge is dan die van de schatter van een verhouding: de
# rijen zijn onafhankelijk, wat er in een rij bij elkaar geteld is niet. Er komt
# een rij alle bij, over alle bestanden; haar marge komt uit de spreiding binnen
# elk bestand, want hoeveel rijen elk bestand heeft lag vast.
#
# Van een kolom met alleen nullen en enen is de marge die van Agresti en Coull,
# die ook bij nooit of altijd niet 0 is.

# Tel een waarde mee in groep g, kolom k, met x het gewicht.
function tel(g, k, y, x) {
  if (!((g, k) in n) || y < min[g, k])
    min[g, k] = y
  if (!((g, k) in n) || y > max[g, k])
    max[g, k] = y
  n[g, k]++
  sy[g, k] += y
  sx[g, k] += x
  yy[g, k] += y * y
  xy[g, k] += x * y
  xx[g, k] += x * x
  breuk[g, k] += y != 0 && y != 1
}

# De variantie van de som van y - deel * x in groep g, kolom k.
function variantie(g, k, deel,   e, m) {
  m = n[g, k]
  e = sy[g, k] - deel * sx[g, k]
  return m < 2 ? 0 : m / (m - 1) * (yy[g, k] - 2 * deel * xy[g, k] \
    + deel * deel * xx[g, k] - e * e / m)
}

# De marge van het deel in groep g, kolom k.
function marge(g, k, deel,   i, m, p, v) {
  m = n[g, k] + 4
  p = (sy[g, k] + 2) / m
  if (per == "" && breuk[g, k] == 0)
    return 1.96 * sqrt(p * (1 - p) / m)
  for (i = 1; i <= groepen; i++)
    if (g == groep[i] || g == "alle")
      v += variantie(groep[i], k, deel)
  return v > 0 && sx[g, k] ? 1.96 * sqrt(v) / sx[g, k] : 0
}

function schrijf(g,   k, m, deel, v) {
  printf "%s;%d", g, rijen[g]
  for (k = 2; k <= kolommen; k++) {
    m = n[g, k]
    if (k in woorden)
      printf ";%s", vaakst[g, k]
    else if (m == 0)
      printf ";nan;nan;0%s", breed ? ";nan;nan;nan" : ""
    else {
      deel = sx[g, k] ? sy[g, k] / sx[g, k] : 0
      v = yy[g, k] - sy[g, k] * sy[g, k] / m
      printf ";%.10g;%.6g;%.10g", deel, marge(g, k, deel), sy[g, k]
      if (breed)
        printf ";%.6g;%.10g;%.10g", (m > 1 && v > 0 ? sqrt(v / (m - 1)) : 0),
          min[g, k], max[g, k]
    }
  }
  print ""
}

BEGIN { FS = ";" }

FNR == 1 {
  g = FILENAME
  gsub(/.*\/|\.csv$/, "", g)
  sub(/^[^-]*-/, "", g)
  groep[++groepen] = g
  kolommen = split($0, kolom)
  for (k in kolom)
    if (kolom[k] == per)
      noemer = k
  next
}

{
  rijen[g]++
  rijen["alle"]++
  for (k = 2; k <= NF; k++)
    if ($k ~ /^-?[0-9.]+(e[-+]?[0-9]+)?$/) {
      tel(g, k, $k, per == "" ? 1 : $noemer)
      tel("alle", k, $k, per == "" ? 1 : $noemer)
    } else if ($k != "nan") {
      woorden[k]
      if (++keer[g, k, $k] > keer[g, k, vaakst[g, k]])
        vaakst[g, k] = $k
    }
}

END {
  printf "naam;aantal"
  for (k = 2; k <= kolommen; k++) {
    printf ";%s", kolom[k]
    if (!(k in woorden))
      printf ";%s.marge;%s.som", kolom[k], kolom[k]
    if (!(k in woorden) && breed)
      printf ";%s.sd;%s.min;%s.max", kolom[k], kolom[k], kolom[k]
  }
  print ""
  for (i = 1; i <= groepen; i++)
    schrijf(groep[i])
  if (per != "")
    schrijf("alle")
}
