#!/bin/sh
# nakijken.sh: kijk een inzending na, of een hele map met inzendingen.
# Gebruik, vanuit de map van het project, meestal via make:
#   nakijken/nakijken.sh een INZENDING, of alle MAP,
#   of naspelen MISSER
#
# Met NAAM=waarde ervoor is te kiezen wat nakijken/README.md noemt. NAKIJK is het
# programma dat een inzending keurt.
# Exitcodes: 0 er is nagekeken, 1 dat ging mis, 2 verkeerd gebruik, 3 de uitvoer
# is niet te schrijven.

StudentZaad=5000
: "${NAKIJK:=tests/bouw/nakijken/nakijk}"
export LC_ALL=C

# Zeg waarom iets niet mag: weiger BEZWAAR
weiger ()
{
  printf 'nakijk: %s\n' "$1" >&2
  exit 2
}

# Zeg dat er in een map iets niet te schrijven is: onschrijfbaar MAP
onschrijfbaar ()
{
  printf 'nakijk: in %s is iets niet te schrijven\n' "$1" >&2
  exit 3
}

# Eis dat een keus leeg is, of helemaal op een patroon past: mag NAAM PATROON
mag ()
{
  eval "waarde=\$$1"
  [ -z "$waarde" ] || printf %s "$waarde" | grep -qxzE "$2" \
    || weiger "$1 kan niet $waarde zijn, wel $2"
}

is_archief ()
{
  [ -f "$1" ] && printf %s "${1##*/}" \
    | grep -qizE '\.(zip|t[gx]z|tar|tar\.(gz|xz|bz2)|rar|7z)$'
}

is_functie ()
{
  sed '1,/^|---/d' nakijken/onderdelen.md | cut -d '|' -f 2 | grep -qxF " $1 "
}

#**************************************************************************

# Wat de uitkomst bepaalt: wat er gekozen is, en de plaats, tijd en grootte van
# elk bestand van de inzending en van het nakijken zelf: stempel INZENDING
stempel ()
{
  { printf '%s\n' "$functie" "$ZAAD" "$KAART" "$STIJL" "$SNELHEID" "$GEHEUGEN" \
      "$CXX" "$NAKIJKVLAGGEN" "$onbeschermd"
    find "$1" nakijken "$NAKIJK" -printf '%p %T@ %s\n' 2>&1 | sort
  } | cksum
}

# Een kaart of een regel van de tabel: geef VORM [UITSLAGEN]
geef ()
{
  VORM=$1 awk -f nakijken/kaart.awk nakijken/onderdelen.md ${2:+"$2"}
}

# De regel van wie niet nagekeken is: zonder_punten NAAM STATUS
zonder_punten ()
{
  VELD=$("$NAKIJK" veld "$1") STATUS=$("$NAKIJK" veld "$2") geef regel
}

# Maak van wat er van een inzending bekend is haar kaart, haar regel van de tabel
# en de rest: schrijf_op NAAM MAP
schrijf_op ()
{
  if [ -f "$2/uitslagen" ]
  then
    TYPMAP=$("$NAKIJK" shell "$2/")
    export TYPMAP
    geef kaart "$2/uitslagen" > "$2/kaart" \
      && geef regel "$2/uitslagen" > "$2/punten.csv" \
      && geef missers "$2/uitslagen" > "$2/missers" || onschrijfbaar "$2"
    [ -s "$2/missers" ] || rm "$2/missers"
  else
    fout=$(sed -n '1s/^Niet nagekeken: //p' "$2/kaart")
    zonder_punten "$1" "${fout:-nog niet nagekeken}" > "$2/punten.csv"
  fi
}

# Zeg welke regels van de correcties niet meetellen, en waarom. Een lege regel en
# een kop mogen.
keur_correcties ()
{
  [ -f "$CORRECTIES" ] || return 0
  cut -d ';' -f 1 "$uit/punten.csv" > "$TMPDIR/namen"
  tr -d '"\r' < "$CORRECTIES" | awk -v namen="$TMPDIR/namen" '
    BEGIN { while ((getline naam < namen) > 0) is[naam] }
    { sub (/^\357\273\277/, "")
      goed = match ($0, /[;,] *[-+]?[0-9]+ *([;,]|$)/)
      naam = substr ($0, 1, RSTART - 1) }
    !goed && NF && NR > 1 { print NR ": er horen een naam, punten en een reden te staan" }
    goed && !(naam in is) { print NR ": " naam " staat niet in de tabel" }' \
    | while IFS= read -r regel
      do
        printf 'correcties.csv, regel %s\n' "$("$NAKIJK" veld "$regel")" >&2
      done
}

# Kijk een inzending na. Haar kaart en haar regel van de tabel komen als kaart en
# punten.csv in een map: keur NAAM INZENDING MAP
# Retourneert: of dat ging
keur ()
{
  nu=$(stempel "$2")
  rm -f "$3"/misser* "$3/stempel" "$3/uitslagen"
  ALLEEN=$functie "$NAKIJK" een "$1" "$2" "$3" 2> "$3/fout"
  code=$? fout=$(sed 's/^nakijk: //' "$3/fout")
  rm "$3/fout"
  case $code in
    0) schrijf_op "$1" "$3" ;;
    1) fout="mislukt: $fout" ;;
    3) : ;;
    *) fout='het nakijken brak af' ;;
  esac
  [ $code -eq 0 ] || { printf 'Niet nagekeken: %s\n' "$fout" > "$3/kaart"
                       zonder_punten "$1" "$fout" > "$3/punten.csv"; }
  ! [ $code -eq 0 -o $code -eq 3 ] || echo "$nu" > "$3/stempel"
  return $code
}

# Vervang de tabel in een keer, zodat zij altijd heel is.
schrijf_tabel ()
{
  { geef regel
    for een in "$pad"/*
    do
      ! doet_mee "$een" || cat "$uit/${een##*/}/punten.csv"
    done
  } > "$uit/punten.csv.nieuw"
  mv "$uit/punten.csv.nieuw" "$uit/punten.csv"
}

# Is dit een inzending?
doet_mee ()
{
  case ${1##*/} in
    punten.csv* | correcties.csv | zaad) return 1 ;;
  esac
  [ -d "$1" ] || [ -L "$1" ] || is_archief "$1"
}

# Moet zij nagekeken worden?
is_te_doen ()
{
  naam=${1##*/}
  if [ -n "$inzending" ]
  then
    [ "$naam" = "$inzending" ]
  else
    [ "$OPNIEUW" = 1 ] || [ ! -f "$uit/$naam/kaart" ] \
      || ! stempel "$1" | cmp -s - "$uit/$naam/stempel"
  fi
}

# Kijk een inzending uit de map na, en zeg hoelang het nog duurt: een NAAM
klus ()
{
  keur "$1" "$pad/$1" "$uit/$1" 2>> "$TMPDIR/fouten"
  { flock 9
    schrijf_tabel
    echo >> "$TMPDIR/klaar"
    klaar=$(wc -l < "$TMPDIR/klaar")
    nog=$(($(tr -dc '\0' < "$TMPDIR/te-doen" | wc -c) - klaar))
    duurt=$((($(date +%s) - begonnen) * nog / klaar))
    printf 'nagekeken: %s (nog %d, ongeveer %d min)\n' "$("$NAKIJK" veld "$1")" \
      "$nog" "$(((duurt + 59) / 60))" >&2
  } 9> "$TMPDIR/slot"
}

# Kijk alle inzendingen in de map na. In de tabel staat na elke een regel voor elke
# inzending, ook na een onderbreking, die beeindigt wat gestart is. Wat al
# nagekeken is blijft.
alle ()
{
  : > "$TMPDIR/te-doen"
  for een in "$pad"/*
  do
    naam=${een##*/}
    if ! doet_mee "$een"
    then
      [ ! -e "$een" ] || printf 'overgeslagen, geen map of archief: %s\n' \
        "$("$NAKIJK" veld "$naam")" >&2
      continue
    fi
    mkdir -p "$uit/$naam"
    if is_te_doen "$een"
    then
      printf '%s\0' "$naam" >> "$TMPDIR/te-doen"
      rm -f "$uit/$naam/stempel"
    elif [ -f "$uit/$naam/kaart" ]
    then
      # Misschien is er iets gecorrigeerd.
      [ -n "$inzending" ] || schrijf_op "$naam" "$uit/$naam"
      continue
    fi
    zonder_punten "$naam" 'nog niet nagekeken' > "$uit/$naam/punten.csv"
  done
  schrijf_tabel
  keur_correcties
  begonnen=$(date +%s)
  [ "${TEGELIJK:-0}" -gt 0 ] || TEGELIJK=$(nproc)
  export begonnen
  verder="Afgebroken; dezelfde opdracht met \
UITVOERMAP=$("$NAKIJK" shell "$uit") gaat hier verder."
  groep xargs -0 -r -n 1 -P "$TEGELIJK" -a "$TMPDIR/te-doen" sh "$0" klus \
    && UITVOERMAP=$uit sh nakijken/samenvatting.sh
}

# Kijk een inzending na.
een ()
{
  if groep sh "$0" keur "$1" "$pad" "$uit"
  then
    cat "$uit/kaart" && printf 'De bestanden staan in %s.\n' "$uit" || exit 3
  else
    [ -s "$uit/kaart" ] || onschrijfbaar "$uit"
    sed "s,^Niet nagekeken,nakijk," "$uit/kaart" >&2
    return 1
  fi
}

# Draai een opdracht in een groep waarvan na een onderbreking niets blijft lopen;
# dan staat er hoe een hele map verder gaat.
groep ()
{
  setsid "$@" &
  trap 'kill -KILL -$!; wait; printf "%s\n" "${verder-}" >&2; exit 1' INT TERM HUP
  wait $!
}

#**************************************************************************

# Controleer wat er gevraagd is, en kijk dan na: kijk_na een INZENDING, alle MAP
kijk_na ()
{
  mag ZAAD '[0-9]{1,9}'
  mag STIJL '[0-9]{1,9}'
  mag TEGELIJK '[0-9]{1,9}'
  mag UITVOER csv
  mag KAART student
  mag OPNIEUW '0|1'
  mag GEHEUGEN '0|1'
  mag ZANDBAK verplicht
  [ -n "$2" ] \
    || weiger 'noem de map die nagekeken moet worden (INZENDING=map of MAP=map)'
  [ -d "$2" ] || { [ "$1" = een ] && is_archief "$2"; } \
    || weiger "$2 is geen map of archief"
  pad=$(realpath "$2") functie=$ALLEEN inzending=
  if [ -n "$ALLEEN" ] && ! is_functie "$ALLEEN"
  then
    [ "$1" = alle ] && [ -e "$pad/$ALLEEN" ] \
      || weiger "alleen $ALLEEN: dat is geen functie en geen inzending"
    functie='' inzending=$ALLEEN
  fi
  onbeschermd=$("$NAKIJK" zandbak)
  [ -z "$onbeschermd" ] || [ "$ZANDBAK" != verplicht ] \
    || weiger "$onbeschermd; zonder wordt er niet nagekeken (ZANDBAK=verplicht)"
  [ -z "$onbeschermd" ] || echo "$onbeschermd" >&2
  # Wie alleen de tabel wil krijgt geen map.
  weg=
  [ "$UITVOER" != csv ] || [ -n "$UITVOERMAP" ] \
    || weg=$(mktemp -d -t nakijkenXXXXXX)
  uit=$(realpath -m "${UITVOERMAP:-${weg:-$(mktemp -d -t nakijkenXXXXXX)}}")
  case $uit/ in
    "$pad"/*) weiger 'de uitvoer mag niet in de map van de inzending komen' ;;
  esac
  # Wat een ander daar heeft blijft zoals het is; van ons staat er een zaad.
  [ -e "$uit/zaad" ] || [ -z "$(ls -A "$uit" 2> /dev/null)" ] \
    || weiger "in UITVOERMAP=$uit staat al iets anders; noem een lege map"
  mkdir -p "$uit" || onschrijfbaar "$uit"
  # Zonder ZAAD wordt het geloot, en bewaard: wie daar verdergaat krijgt hetzelfde.
  : "${ZAAD:=$(cat "$uit/zaad" 2> /dev/null || shuf -n 1 -i 100000-999999)}"
  echo "$ZAAD" > "$uit/zaad" || onschrijfbaar "$uit"
  [ "$KAART" != student ] || ZAAD=$((ZAAD + StudentZaad))
  TMPDIR=$(mktemp -d -t nakijkenXXXXXX) || exit 1
  # Wie net gestopt is schrijft soms nog even.
  trap 'for keer in 1 2 3 4 5 6 7 8 9; do rm -rf "$TMPDIR" ${weg:+"$weg"} && break; sleep 1
    done' EXIT
  trap 'exit 1' INT TERM HUP PIPE
  CORRECTIES=$uit/correcties.csv
  export ZAAD NAKIJK TMPDIR pad uit functie onbeschermd CORRECTIES
  if [ "$UITVOER" = csv ]
  then
    "$1" "$2" > "$TMPDIR/kaart"
    code=$?
    cat "$uit/punten.csv"
    return $code
  fi
  "$1" "$2"
}

case $1 in
  een | alle) kijk_na "$@" ;;
  keur | klus) "$@" ;;
  *) exec "$NAKIJK" "$@" ;;
esac
