# trek.awk: trek kleine wijzigingen door het toeval, in de vorm van
# mutaties.txt.
# Gebruik: awk -v aantal=60 -v zaad=1 -f tests/trek.awk BESTAND...
#
# Een wijziging verandert iets in een regel code: een operator, een getal, true
# of false, een ontkenning, of de eerste twee argumenten die van plaats
# wisselen; of een opdracht of een van meer voorwaarden vervalt. Elke mogelijke
# wijziging heeft evenveel kans, en met hetzelfde zaad en dezelfde bestanden
# komen dezelfde.

BEGIN {
  paren = split ("< <= <= < > >= >= > == != != == + - - + * + / * % / " \
                 "&& || || && += -= -= += & | | & << >> >> << ++ -- -- ++ " \
                 "true false false true", woorden, " ")
  for (i = 1; i < paren; i += 2)
    wissel[woorden[i]] = woorden[i + 1]
}

# Onthoud een wijziging van deze regel.
# van, lengte: welk stuk ervan verandert; nieuw: wat ervoor in de plaats komt
function kan (van, lengte, nieuw)
{
  plek[++mogelijk] = FILENAME "\nregel " FNR
  oud[mogelijk] = $0
  wordt[mogelijk] = substr ($0, 1, van - 1) nieuw substr ($0, van + lengte)
}

# Retourneert: hoeveel tekens de voorwaarde beslaat waar deze tekst mee begint;
# 0 als die niet op de regel af is
function voorwaarde (tekst,    i, teken, diep)
{
  for (i = 1; i <= length (tekst); i++)
  {
    teken = substr (tekst, i, 1)
    diep += (teken == "(" || teken == "[") - (teken == ")" || teken == "]")
    if (diep < 0 || (diep == 0 && (teken ~ /[;?,{]/ \
                     || substr (tekst, i, 3) ~ /^(&&|\|\|) $/)))
      break
  }
  return diep > 0 ? 0 : i - 1
}

# Onthoud wat er op een plaats in deze regel te wijzigen is.
# voor: het teken ervoor; rest: wat er vanaf daar staat
function kijk (van, voor, rest,    stuk, deel)
{
  if ((voor == " " && match (rest, /^[-<>=!+*\/%&|]+ /)) \
      || (voor !~ /[A-Za-z0-9_]/ && match (rest, /^(true|false)[^A-Za-z0-9_]/)) \
      || match (rest, /^(\+\+|--)./))
  {
    stuk = substr (rest, 1, RLENGTH - 1)
    if (stuk in wissel && ($0 !~ /^ *<<|<<.*<<|"|cout/ || stuk != "<<"))
      kan (van, RLENGTH - 1, wissel[stuk])
  }
  else if (rest ~ /^![A-Za-z(]/)
    kan (van, 1, "")
  else if (voor !~ /[A-Za-z0-9_.]/ && match (rest, /^[0-9]+/) \
           && substr (rest, RLENGTH + 1) !~ /^[.A-Za-z]/)
  {
    stuk = substr (rest, 1, RLENGTH)
    kan (van, RLENGTH, stuk == 1 ? 0 : stuk + 1)
  }
  else if (voor == "(" && match (rest, /^[A-Za-z0-9_.]+, [A-Za-z0-9_.]+[,)]/))
  {
    split (substr (rest, 1, RLENGTH - 1), deel, ", ")
    if (deel[1] != deel[2])
      kan (van, RLENGTH - 1, deel[2] ", " deel[1])
  }
}

# Een voorwaarde vervalt, met het teken ervoor, of de eerste met dat erachter.
function kijkVoorwaarde (van, rest,    lengte)
{
  if (rest ~ /^ (&&|\|\|) / && (lengte = voorwaarde (substr (rest, 5))) > 0)
  {
    kan (van, lengte + 4, "")
    if (match (substr ($0, 1, van - 1), /^ *(return |if \(|while \(|\()?/) \
        && van > RLENGTH \
        && voorwaarde (substr (code, RLENGTH + 1)) == van - RLENGTH)
      kan (RLENGTH + 1, van + 3 - RLENGTH, "")
  }
}

/^ *(#|\/\/|$)/ { next }

{
  # Wat tussen aanhalingstekens of in commentaar staat telt niet mee.
  code = $0 " "
  while (match (code, /"([^"\\]|\\.)*"|'([^'\\]|\\.)+'|\/\/.*/))
    code = substr (code, 1, RSTART - 1) sprintf ("%" RLENGTH "s", "") \
           substr (code, RSTART + RLENGTH)
  for (i = 2; i <= length ($0); i++)
  {
    kijk (i, substr (code, i - 1, 1), substr (code, i))
    kijkVoorwaarde (i, substr (code, i))
  }
  if (code ~ /^ +[A-Za-z_][][A-Za-z0-9_.>-]*( [-+|&^]?=|(\+\+|--);| \().*; *$/ \
      && code !~ /^ +(return|case) / && gsub (/[(]/, "(", code) \
                                        == gsub (/[)]/, ")", code))
    kan (match ($0, /[^ ]/), length ($0), ";")
}

# Het volgende getal van 0 tot n; een zaad geeft overal dezelfde getallen.
function toeval (n)
{
  zaad = zaad * 16807 % 2147483647
  return int (zaad / 2147483647 * n)
}

END {
  zaad = zaad % 2147483646 + 1
  toeval (1)
  for (i = 1; i <= aantal && i <= mogelijk; i++)
  {
    j = i + toeval (mogelijk - i + 1)
    k = j in nummer ? nummer[j] : j
    nummer[j] = i in nummer ? nummer[i] : i
    sub (/^ +/, "", oud[k])
    sub (/^ +/, "", wordt[k])
    regel = plek[k]
    sub (/.*\n/, "", regel)
    print "bestand " plek[k] "\noud " oud[k] "\nnieuw " wordt[k]
    print "wat " regel ": " oud[k] " wordt: " wordt[k] "\n"
  }
}
