#!/usr/bin/env bash
# mutaties.sh: zouden de toetsen een fout in het programma merken?
# Gebruik: bash tests/mutaties.sh [PATROON]
#
# tests/mutaties.txt noemt kleine wijzigingen, elk van een regel; dat bestand
# zegt hoe. Elke wijziging wordt op zichzelf gedaan in een tijdelijke kloon van
# HEAD. Wat haar de vorige keer doodde, wat in tests/bouw/mutaties.md staat, gaat
# voor: alleen die ene toets wordt dan gebouwd. Overleeft zij die, dan worden de
# toetsen gedraaid die ervan afhangen, de snelste eerst, tot er een mislukt; eerst
# verkort (met KORT), dan onverkort. Wie mislukt moet nog eens mislukken, en zonder
# wijziging goed gaan. Een PATROON (grep -E) kiest wijzigingen op bestand en
# omschrijving. In de omgeving:
#   TOEVAL    zoveel wijzigingen trekt het toeval (zie trek.awk), in plaats van
#             die van de lijst; een PATROON kiest dan de bestanden
#   ZAAD      waar het toeval mee begint (anders 1)
#   TEGELIJK  hoeveel wijzigingen tegelijk beproefd worden (anders 2)
#   MET       een patroon: alleen de toetsen met zo'n naam draaien mee (anders
#             alle algemene, en die van elk spel dat bij een wijziging hoort)
#   PAST      als dit niet leeg is: ga alleen na of elke wijziging nog past
#   MAP       een map waar de klonen blijven staan, voor een volgende keer: is
#             HEAD dan nog dezelfde, dan hoeft er niets nog eens gebouwd
# De exitcode is 1 als een wijziging zonder uitleg overleeft, een verklaarde
# toch gedood wordt, een wijziging niet past of niet vertaalt, of er een niet
# beproefd is.
set -u
unset MAKEFLAGS MFLAGS MAKELEVEL MAKEOVERRIDES
# Wat er gekozen is gaat de toetsen niet aan: het nakijken kent ook ALLEEN.
export -n ALLEEN ZAAD MAP TEGELIJK MET TOEVAL PAST
export KORT=1 LC_ALL=C BOUW=tests/bouw
bron=$(cd "$(dirname "$0")/.." && pwd) || exit 1
trek=${TOEVAL:-}
patroon=${1:-}
vorige=$bron/tests/bouw/mutaties.md  # de tabellen tot nu toe
marge=5      # zoveel maal langer dan gewoon mag een toets rekenen,
onverkort=200  # en zoveel maal als zij dan niet meer verkort is

if [ -n "${MAP:-}" ]
then
  map=$MAP
  mkdir -p "$map" && rm -rf "$map/lijst" "$map/uitslag" || exit 1
else
  map=$(mktemp -d) || exit 1
  trap 'rm -rf "$map"' EXIT
fi
mkdir "$map/lijst" "$map/uitslag" || exit 1

# Bouwen kost de meeste tijd: zonder waarschuwingen, en de toetsen en de menu's
# maar een beetje snel, als bij make test.
bouw()
{
  make -s BOUW="$BOUW" CXXFLAGS='-std=c++11 -O1' TOETSOPT=-Og WAARSCHUWINGEN= \
    "$@"
}

# Schrijf de lijst. Wat getrokken is en niet vertaalt valt af: trek te veel.
lijst()
{
  if [ -z "$trek" ]
  then
    cat "$bron/tests/mutaties.txt"
  else
    (cd "$bron" && git ls-files '*.h' '*.cc' \
       | grep -vE '^(tests|nakijken|verslag)/' \
       | grep -E -- "$patroon" | xargs awk -v aantal=$((2 * trek + 20)) \
           -v zaad="${ZAAD:-1}" -f tests/trek.awk)
  fi
}

# Lees de lijst: elke wijziging wordt een map met een bestand per veld.
leesLijst()
{
  local veld waarde nummer=0
  while read -r veld waarde
  do
    case $veld in
      ''|'#'*) continue ;;
      bestand) nummer=$((nummer + 1)); m=$map/lijst/$(printf %03d $nummer)
               mkdir "$m" ;;
    esac
    printf '%s' "$waarde" > "$m/$veld"
  done < <(lijst)
  [ -z "$trek" ] || return
  for m in "$map"/lijst/*
  do
    printf '%s ' "$(cat "$m/bestand")" "$(cat "$m/wat")" \
      | grep -qE -- "$patroon" || rm -r "$m"
  done
}

# Schrijf van welke spellen toetsen nodig zijn, als patroon voor grep -E; wat
# blijft staan is voor alle.
nodig()
{
  local m
  [ -z "${MAP:-}" ] || { echo '[^/]*'; return; }
  for m in "$map"/lijst/*
  do
    case $(cat "$m/bestand") in
      spellen/*/*|zoek/*/*) cut -d/ -f2 "$m/bestand" ;;
      terminal/*|zoek/*|standaard.*) echo '[^/]*' ;;
      *) echo tegelspel ;;
    esac
  done | sort -u | paste -s -d '|'
}

# Schrijf in $eigen/nieuw wat een wijziging van haar bestand maakt; precies een
# regel moet veranderen. Wat getrokken is heeft een regelnummer. De map van de
# werker heet hier, in wijzig en in beproef eigen.
# $1: waar het programma staat; $2: de map van de wijziging
past()
{
  local bestand
  bestand=$1/$(cat "$2/bestand")
  OUD=$(cat "$2/oud") NIEUW=$(cat "$2/nieuw") \
  NA=$(cat "$2/na" 2> /dev/null) REGEL=$(cat "$2/regel" 2> /dev/null) awk '
    BEGIN { oud = ENVIRON["OUD"]; na = ENVIRON["NA"]; open = na == "" }
    ENVIRON["REGEL"] { open = NR == ENVIRON["REGEL"] }
    open && (plek = index ($0, oud)) > 0 {
      if (!gedaan)
        $0 = substr ($0, 1, plek - 1) ENVIRON["NIEUW"] \
             substr ($0, plek + length (oud))
      if (na == "" || !gedaan)
        gedaan++
    }
    !open && index ($0, na) > 0 { open = 1 }
    { print }
    END { exit gedaan != 1 }' "$bestand" > "$eigen/nieuw" \
  && [ "$(diff "$bestand" "$eigen/nieuw" | grep -c '^>')" -eq 1 ]
}

# Doe een wijziging in een kloon, als zij past.
# $1: de kloon; $2: de map van de wijziging
wijzig()
{
  past "$1" "$2" && cat "$eigen/nieuw" > "$1/$(cat "$2/bestand")"
}

# Noem op stderr elke wijziging die niet past.
# De exitcode is 1 als er zo een is.
pastAlles()
{
  local m code=0 eigen=$map
  for m in "$map"/lijst/*
  do
    past "$bron" "$m" && continue
    echo "FOUT  $(cat "$m/bestand"), $(cat "$m/wat"): past niet" >&2
    code=1
  done
  return $code
}

# Draai een toets met grenzen aan tijd, geheugen en uitvoer.
# $1: waar de uitvoer heen gaat; $2: seconden rekentijd; $3: het programma
# $4: welke toets daaruit; zonder dit allemaal
probeer()
{
  (ulimit -t "$2" -v 8388608 -f 200000
   timeout -k 5 900 "${@:3}" > "$1" 2>&1 < /dev/null)
}

# Zeg waarom er niet begonnen kan worden, met de laatste regels van gezegd.
# $1: wat er niet ging
stop()
{
  echo "FOUT  $1" >&2
  tail -n 15 "$map/gezegd" >&2
  return 1
}

# Maak kloon 0, waar niets in gewijzigd wordt, en bouw de toetsen.
# $1: patroon van de spellen waar toetsen van nodig zijn
maakBasis()
{
  { [ -d kloon0 ] || git clone -q "$bron" kloon0; } 2> gezegd \
    || stop "git clone $bron lukt niet" || return
  rm -rf voor alleen kloon[1-9]*
  (cd kloon0 && git fetch -q "$bron" HEAD && git reset -q --hard FETCH_HEAD) \
    2> gezegd || stop "git fetch $bron lukt niet" || return
  cd kloon0 || return
  bouw toetslijst 2> ../gezegd \
    | grep -E "^$BOUW/tests/((keuring|$1)/)?toets_" \
    | grep -E "^$BOUW/tests/[^ ]*(${MET:-})" > ../toetsen
  [ -s ../toetsen ] \
    || stop "geen toets past op MET=${MET:-} en deze spellen: $1" || return
  # shellcheck disable=SC2046
  bouw $(cat ../toetsen) > ../gezegd 2>&1 || stop 'het bouwen lukt niet'
}

# Maak de basis en draai de toetsen: dan moet alles goed gaan, en anders zegt het
# waarom niet. Schrijft per toets een regel: kost het bouwen weinig (0) of veel
# (1), de rekentijd, de toets, de programma's die zij draait.
begin()
(
  local toets programmas veel voor
  cd "$map" || return 1
  voor="$(git -C "$bron" rev-parse HEAD) $(nodig) ${MET:-}"
  [ "$(cat voor 2> /dev/null)" != "$voor" ] || return 0
  maakBasis "$(nodig)" || return 1
  TIMEFORMAT=%U
  while read -r toets programmas
  do
    grep -q 'tests/programma\.h' "$toets.d" || programmas=
    [ "$(dirname "$toets")$programmas" = "$BOUW/tests" ] && veel=0 || veel=1
    { time probeer ../gezegd 600 "$toets" || probeer ../gezegd 600 "$toets"; } \
      2> ../tijd || stop "$toets mislukt zonder wijziging" || return
    echo "$veel $(tail -n 1 ../tijd) $toets $programmas"
  done < ../toetsen > ../ongeordend || return 1
  sort -n -k1,1 -k2,2 ../ongeordend > ../basis && echo "$voor" > ../voor
)

# Schrijf in $eigen/oud wat door een wijziging opnieuw gebouwd moet worden.
verouderd()
{
  # shellcheck disable=SC2046
  bouw -n $(cut -d' ' -f3- "$map/basis") 2> /dev/null \
    | grep -o -e '-o [^ ]*$' | cut -c4- > "$eigen/oud"
}

# Gaat een toets zonder wijziging ook goed als zij alleen draait? Wat goed ging
# staat in alleen.
# $1: het programma; $2: welke toets daaruit
kanAlleen()
{
  grep -qxsF "$1 $2 ${KORT:-}" "$map/alleen" \
    || { (cd "$map/kloon0" && probeer "$eigen/uit" 600 "$1" "$2") \
         && echo "$1 $2 ${KORT:-}" >> "$map/alleen"; }
}

# Bouw een toets en draai haar. Schrijft wie de wijziging doodt, of niets.
# $1: seconden rekentijd; $2: welke toets daaruit, of niets: allemaal
# $3: de toets; daarna de programma's die zij draait
doodt()
{
  local code naam toets=$3
  bouw -j1 "${@:3}" > "$eigen/uit" 2>&1 || { echo 'vertaalt niet'; return; }
  probeer "$eigen/uit" "$1" "$toets" ${2:+"$2"} && return
  code=$?
  naam=$(sed -n 's/^FOUT  \([a-zA-Z0-9_]*\):.*/\1/p' "$eigen/uit" | head -1)
  naam=${naam:-$2}
  # Op een drukke machine komt een programma soms te laat: nog eens, tenzij de
  # rekentijd op was.
  [ $code -eq 137 ] \
    || { probeer "$eigen/uit" "$1" "$toets" ${naam:+"$naam"}; code=$?; }
  [ $code -ne 0 ] && { [ -z "$naam" ] || kanAlleen "$toets" "$naam"; } \
    || return
  [ -n "$naam" ] || { [ $code -lt 124 ] && naam='breekt af' \
                        || naam='breekt af of duurt te lang'; }
  echo "${toets#"$BOUW/tests/"}: $naam"
}

# Probeer eerst de toets die een wijziging de vorige keer doodde, als die er is.
# $1: de map van de wijziging; $2: als bij beproef
alsEerder()
{
  local veel tijd toets programmas wie naam
  wie=$(grep -sF "| $(cat "$1/bestand") | $(cat "$1/wat") | " "$vorige" \
    | tail -n 1 | sed 's/.* | \(.*\) |$/\1/')
  naam=${wie#*: }
  read -r veel tijd toets programmas \
    < <(grep -F " $BOUW/tests/${wie%%: *} " "$map/basis")
  # shellcheck disable=SC2086
  [ -z "$toets" ] || doodt $(($2 * (${tijd%.*} + 2))) "${naam##*' '*}" \
    "$toets" $programmas
}

# Bouw en draai wat van een wijziging afhangt, dus in $eigen/oud staat.
# $1: hoeveel maal langer dan verkort een toets mag rekenen
# Schrijft wie haar doodt, of niets.
beproef()
{
  local veel tijd toets programmas p wie
  while read -r veel tijd toets programmas
  do
    for p in $toets $programmas nee
    do
      grep -qxF "$p" "$eigen/oud" && break
    done
    [ "$p" != nee ] || continue
    # shellcheck disable=SC2086
    wie=$(doodt $(($1 * (${tijd%.*} + 2))) '' "$toets" $programmas)
    [ -z "$wie" ] || { echo "$wie"; return; }
  done < "$map/basis"
}

# Maak een kloon weer als kloon 0: wat erna veranderd is komt daar vandaan, of
# was er niet.
herstel()
{
  local f
  (cd "$kloon" && find . -path ./.git -prune -o -type f -newer "$eigen/sinds" \
    -print) | while read -r f
  do
    cp -p "$map/kloon0/$f" "$kloon/$f" 2> /dev/null || rm -f "$kloon/$f"
  done
}

# Beproef wijzigingen tot er geen meer zijn.
# $1: het nummer van de kloon
werk()
{
  local m nummer bestand uitslag kloon=$map/kloon$1 eigen=$map/eigen$1
  mkdir -p "$eigen"
  for m in "$map"/lijst/*
  do
    [ "$(find "$map/uitslag" -type f | wc -l)" -lt "${trek:-99999}" ] || break
    mkdir "$m/bezig" 2> /dev/null || continue
    nummer=$(basename "$m")
    bestand=$(cat "$m/bestand")
    touch "$eigen/sinds"
    if wijzig "$kloon" "$m"
    then
      uitslag=$(cd "$kloon" && verouderd && alsEerder "$m" $marge)
      [ -n "$uitslag" ] \
        || uitslag=$(cd "$kloon" && unset KORT && alsEerder "$m" $onverkort)
      [ -n "$uitslag" ] || uitslag=$(cd "$kloon" && beproef $marge)
      [ -n "$uitslag" ] || [ -f "$m/gelijk" ] \
        || uitslag=$(cd "$kloon" && unset KORT && beproef $onverkort)
    else
      uitslag='past niet'
    fi
    if [ "$uitslag" = 'past niet' ] || [ "$uitslag" = 'vertaalt niet' ]
    then
      uitslag="FOUT: $uitslag"
    elif [ -f "$m/gelijk" ]
    then
      [ -z "$uitslag" ] && uitslag="gelijkwaardig: $(cat "$m/gelijk")" \
        || uitslag="FOUT: verklaard, maar gedood door $uitslag"
    fi
    echo "$nummer $bestand, $(cat "$m/wat"): ${uitslag:=OVERLEEFT}" >&2
    if [ -n "$trek" ] && [ "$uitslag" = 'FOUT: vertaalt niet' ]
    then
      touch "$m/vertaalt-niet"
    else
      printf '%s' "$uitslag" > "$map/uitslag/$nummer"
    fi
    cp -p "$map/kloon0/$bestand" "$kloon/$bestand"
    herstel
  done
}

# Zet de tabel op het scherm.
tabel()
(
  local m fout
  echo '| bestand | wijziging | gedood door |'
  echo '|---|---|---|'
  for m in "$map"/lijst/*
  do
    printf '| %s | %s | %s |\n' "$(cat "$m/bestand")" "$(cat "$m/wat")" \
      "$(cat "$map/uitslag/$(basename "$m")")"
  done
  echo
  cd "$map/uitslag" || return
  fout=$(grep -l '^FOUT' -- * | wc -l)
  echo "$(grep -L -e '^FOUT' -e '^OVERLEEFT' -e '^gelijkwaardig' -- * | wc -l)" \
       "gedood, $(grep -l '^OVERLEEFT' -- * | wc -l) overleefd," \
       "$(grep -l '^gelijkwaardig' -- * | wc -l) gelijkwaardig" \
       "$([ "$fout" -eq 0 ] || echo "en $fout fout")" | sed 's/ *$//'
)

# Is alles beproefd? Wat getrokken is en niet vertaalt heeft geen uitslag; en zijn
# er genoeg, dan hoeft wat nog niet begonnen is niet meer.
isHeel()
{
  local m uitslagen
  uitslagen=$(find "$map/uitslag" -type f | wc -l)
  for m in "$map"/lijst/*
  do
    [ -e "$map/uitslag/$(basename "$m")" ] || [ -e "$m/vertaalt-niet" ] \
      || { [ ! -e "$m/bezig" ] && [ "$uitslagen" -ge "${trek:-99999}" ]; } \
      || return
  done
  [ "$uitslagen" -gt 0 ]
}

leesLijst
if [ -z "$(ls "$map/lijst")" ]
then
  echo 'FOUT  geen enkele wijziging' >&2
  exit 1
fi
if [ -n "${PAST:-}" ]
then
  pastAlles
  exit
fi
begin
code=$?
if [ $code -ne 0 ]
then
  echo "FOUT  er is niets beproefd: het begin eindigde met exitcode $code" >&2
  exit 1
fi
for i in $(seq "${TEGELIJK:-2}")
do
  rm -rf "$map/kloon$i"
  cp -a "$map/kloon0" "$map/kloon$i"
done
for i in $(seq "${TEGELIJK:-2}")
do
  werk "$i" &
done
wait
if ! isHeel
then
  echo 'FOUT  niet alles is beproefd' >&2
  exit 1
fi
# Wie getrokken is en niet vertaalde valt af, en wat er meer beproefd is ook.
if [ -n "$trek" ]
then
  for m in "$map"/lijst/*
  do
    [ -e "$map/uitslag/$(basename "$m")" ] && [ $((trek--)) -gt 0 ] \
      || rm -r "$m" "$map/uitslag/$(basename "$m")" 2> /dev/null
  done
fi
tabel > "$map/tabel"
cat "$map/tabel"
mkdir -p "$(dirname "$vorige")" && cat "$map/tabel" >> "$vorige"
! cat "$map"/uitslag/* | grep -qE 'FOUT|OVERLEEFT'
