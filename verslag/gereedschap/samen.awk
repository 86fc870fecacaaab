# samen.awk: vat csv-bestanden met dezelfde kolommen samen, elk in een rij.
#
# Gebruik: awk [-v per=KOLOM] [-v breed=1] -f samen.awk NAAM-RIJ.csv...
#          awk ... -v alleen="MAAT MAAT..." -f samen.awk MATEN.csv
#
# Een bestand geeft een rij; of een met veel maten, waarvan de eerste kolom maat
# heet, een rij voor elk van alleen. Van elke kolom met getallen, op de eerste
# na, komt er het gemiddelde (KOLOM), de marge daarvan bij 95 % zekerheid
# (KOLOM.marge), het interval (KOLOM.laag en KOLOM.hoog) en de som (KOLOM.som);
# met breed ook de standaardafwijking (.sd), het kleinste (.min), het grootste
# (.max) en dat van de eerste rij (.eerste). Wat nan is doet niet mee. Van een
# kolom met woorden komt er het woord dat het vaakst voorkomt.
#
# Met per is KOLOM geen gemiddelde maar een verhouding: de som gedeeld door die
# van de kolom per. De marge is dan die van de schatter van een verhouding: de
# rijen zijn onafhankelijk, wat er in een rij bij elkaar geteld is niet. Er komt
# een rij alle bij, over alle bestanden; haar marge komt uit de spreiding binnen
# elk bestand, want hoeveel rijen elk bestand heeft lag vast.
#
# Van een kolom met alleen nullen en enen zijn marge en interval die van Agresti
# en Coull, ook als het nooit of altijd zo was: het midden van het interval is
# dan niet het deel zelf, en het houdt op bij 0 en bij 1.

# Tel een waarde mee in groep g, kolom k, met x het gewicht.
function tel(g, k, y, x) {
  if (!((g, k) in n) || y < min[g, k])
    min[g, k] = y
  if (!((g, k) in n) || y > max[g, k])
    max[g, k] = y
  if (!((g, k) in n))
    eerste[g, k] = y
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

# Telt kolom k in groep g alleen hoe vaak iets zo was?
function nulOfEen(g, k) {
  return per == "" && breuk[g, k] == 0
}

# De marge van het deel in groep g, kolom k.
function marge(g, k, deel,   i, m, p, v) {
  m = n[g, k] + 4
  p = (sy[g, k] + 2) / m
  if (nulOfEen(g, k))
    return 1.96 * sqrt(p * (1 - p) / m)
  for (i = 1; i <= groepen; i++)
    if (g == groep[i] || g == "alle")
      v += variantie(groep[i], k, deel)
  return v > 0 && sx[g, k] ? 1.96 * sqrt(v) / sx[g, k] : 0
}

# Schrijf het gemiddelde van groep g, kolom k, met alles erbij.
function schrijfDeel(g, k,   m, deel, grens, midden, laag, hoog, v) {
  m = n[g, k]
  deel = sx[g, k] ? sy[g, k] / sx[g, k] : 0
  grens = marge(g, k, deel)
  midden = nulOfEen(g, k) ? (sy[g, k] + 2) / (m + 4) : deel
  laag = midden - grens
  hoog = midden + grens
  if (nulOfEen(g, k)) {
    laag = laag < 0 ? 0 : laag
    hoog = hoog > 1 ? 1 : hoog
  }
  printf ";%.10g;%.6g;%.6g;%.6g;%.10g", deel, grens, laag, hoog, sy[g, k]
  v = yy[g, k] - sy[g, k] * sy[g, k] / m
  if (breed)
    printf ";%.6g;%.10g;%.10g;%.10g", (m > 1 && v > 0 ? sqrt(v / (m - 1)) : 0),
      min[g, k], max[g, k], eerste[g, k]
}

function schrijf(g,   k) {
  printf "%s;%d", g, rijen[g]
  for (k = begin; k <= kolommen; k++)
    if (k in woorden)
      printf ";%s", vaakst[g, k]
    else if (n[g, k] == 0)
      printf ";nan;nan;nan;nan;0%s", breed ? ";nan;nan;nan;nan" : ""
    else
      schrijfDeel(g, k)
  print ""
}

BEGIN {
  FS = ";"
  groepen = split(alleen, groep, " ")
  for (g in groep)
    mee[groep[g]]
}

FNR == 1 {
  kolommen = split($0, kolom)
  for (k in kolom)
    if (kolom[k] == per)
      noemer = k
  begin = kolom[1] == "maat" ? 3 : 2
  if (begin == 3)
    next
  g = FILENAME
  gsub(/.*\/|\.csv$/, "", g)
  sub(/^[^-]*-/, "", g)
  groep[++groepen] = g
  next
}

begin == 3 {
  g = $1
  if (!(g in mee))
    next
}

{
  rijen[g]++
  rijen["alle"]++
  for (k = begin; k <= NF; k++)
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
  for (k = begin; k <= kolommen; k++) {
    printf ";%s", kolom[k]
    if (!(k in woorden)) {
      printf ";%s.marge;%s.laag;%s.hoog;%s.som", kolom[k], kolom[k], kolom[k],
        kolom[k]
      if (breed)
        printf ";%s.sd;%s.min;%s.max;%s.eerste", kolom[k], kolom[k], kolom[k],
          kolom[k]
    }
  }
  print ""
  for (i = 1; i <= groepen; i++)
    schrijf(groep[i])
  if (per != "")
    schrijf("alle")
}
