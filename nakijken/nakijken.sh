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

# Eis dat een keus leeg is, of helemaal op een patroon past:
# mag NAAM PATROON [WOORDEN]
mag ()
{
  eval "waarde=\$$1"
  [ -z "$waarde" ] || printf %s "$waarde" | grep -qxzE "$2" \
    || weiger "$1 kan niet $waarde zijn, wel ${3:-$2}"
}

# Eis dat een keus leeg is, of een getal: mag_getal NAAM
mag_getal ()
{
  mag "$1" '0|[1-9][0-9]{0,8}' \
    'een getal van hoogstens negen cijfers, zonder nul vooraan'
}

# Is dit bestand een archief, naar zijn naam? is_archief BESTAND
is_archief ()
{
  [ -f "$1" ] && printf %s "${1##*/}" \
    | grep -qizE '\.(zip|t[gx]z|tar|tar\.(gz|xz|bz2)|rar|7z)$'
}

# Is dit een functie van onderdelen.md? is_functie NAAM
is_functie ()
{
  sed '1,/^|---/d' nakijken/onderdelen.md | cut -d '|' -f 2 | grep -qxF " $1 "
}

#**************************************************************************

# Wat de uitkomst bepaalt: wat er gekozen is, en de plaats, tijd en grootte van
# elk bestand van de inzending en van het nakijken zelf: stempel INZENDING
stempel ()
{
  { printf '%s\n' "$functie" "$ZAAD" "$KAART" "$STIJL" "$VOORBEELDEN" "$GEHEUGEN" \
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

# Vervang haar regel van de tabel in een keer: zet_regel MAP OPDRACHT...
zet_regel ()
{
  naar=$1
  shift
  "$@" > "$naar/punten.nieuw" && mv "$naar/punten.nieuw" "$naar/punten.csv" \
    || onschrijfbaar "$naar"
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
      && geef missers "$2/uitslagen" > "$2/missers" || onschrijfbaar "$2"
    zet_regel "$2" geef regel "$2/uitslagen"
    [ -s "$2/missers" ] || rm "$2/missers"
  else
    fout=$(sed -n '1s/^Niet nagekeken: //p' "$2/kaart")
    zet_regel "$2" zonder_punten "$1" "${fout:-nog niet nagekeken}"
  fi
}

# Zeg welke regels van de correcties niet meetellen, en waarom.
keur_correcties ()
{
  [ -f "$CORRECTIES" ] || return 0
  TABEL=$uit/punten.csv geef correcties | while IFS= read -r regel
  do
    printf 'correcties.csv, regel %s\n' "$("$NAKIJK" veld "$regel")" >&2
  done
}

# Kijk een inzending na. Haar kaart en haar regel van de tabel komen als kaart en
# punten.csv in een map: keur NAAM INZENDING MAP
# Retourneert: of dat ging; wat niet te schrijven is eindigt met 3
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
    142) fout='was na een half uur niet klaar' ;;   # de wekker van nakijk.cc
    *) fout='het nakijken brak af' ;;
  esac
  if [ $code -ne 0 ]
  then
    printf 'Niet nagekeken: %s\n' "$fout" > "$3/kaart" || onschrijfbaar "$3"
    zet_regel "$3" zonder_punten "$1" "$fout"
  fi
  ! [ $code -eq 0 -o $code -eq 3 ] || echo "$nu" > "$3/stempel" \
    || onschrijfbaar "$3"
  [ $code -eq 0 ]
}

# De tabel: de kop, en van elke inzending haar regel, als die er is.
# Retourneert: of dat te schrijven was
tabel ()
{
  geef regel || return
  for een in "$pad"/*
  do
    regel=$uit/${een##*/}/punten.csv
    ! doet_mee "$een" || [ ! -f "$regel" ] || cat "$regel" || return
  done
}

# Vervang de tabel in een keer, zodat zij altijd heel is.
schrijf_tabel ()
{
  tabel > "$uit/punten.csv.nieuw" \
    && mv "$uit/punten.csv.nieuw" "$uit/punten.csv" || onschrijfbaar "$uit"
}

# Is dit een inzending? doet_mee PAD
doet_mee ()
{
  case ${1##*/} in
    punten.csv* | correcties.csv | zaad) return 1 ;;
  esac
  [ -d "$1" ] || [ -L "$1" ] || is_archief "$1"
}

# Moet zij nagekeken worden? is_te_doen PAD
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

# Kijk een inzending uit de map na, en zeg hoelang het nog duurt: klus NAAM
klus ()
{
  (keur "$1" "$pad/$1" "$uit/$1") 2>> "$TMPDIR/fouten"
  [ $? -ne 3 ] || onschrijfbaar "$uit/$1"
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
    mkdir -p "$uit/$naam" || onschrijfbaar "$uit/$naam"
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
    zet_regel "$uit/$naam" zonder_punten "$naam" 'nog niet nagekeken'
  done
  schrijf_tabel
  keur_correcties
  begonnen=$(date +%s)
  [ "${TEGELIJK:-0}" -gt 0 ] || TEGELIJK=$(nproc)
  export begonnen
  verder="Afgebroken; dezelfde opdracht met \
UITVOERMAP=$("$NAKIJK" shell "$uit") gaat hier verder."
  groep xargs -0 -r -n 1 -P "$TEGELIJK" -a "$TMPDIR/te-doen" sh "$0" klus
  case $? in
    0) UITVOERMAP=$uit sh nakijken/samenvatting.sh || exit 3 ;;
    123) exit 3 ;;   # zo zegt xargs dat een klus iets niet kon schrijven
    *) return 1 ;;
  esac
}

# Kijk een inzending na.
een ()
{
  groep sh "$0" keur "$1" "$pad" "$uit"
  case $? in
    0) cat "$uit/kaart" && printf 'De bestanden staan in %s.\n' "$uit" \
         || exit 3 ;;
    3) exit 3 ;;
    *) [ -s "$uit/kaart" ] || onschrijfbaar "$uit"
       sed "s,^Niet nagekeken,nakijk," "$uit/kaart" >&2
       return 1 ;;
  esac
}

# Draai een opdracht in een groep waarvan na een onderbreking niets blijft lopen;
# dan staat er hoe een hele map verder gaat.
groep ()
{
  trap 'kill -KILL -$! 2> /dev/null || kill -KILL $! 2> /dev/null
    wait; printf "%s\n" "${verder-}" >&2; exit 1' INT TERM HUP
  setsid "$@" &
  wait $!
}

#**************************************************************************

# Controleer wat er gevraagd is, en kijk dan na: kijk_na een INZENDING, alle MAP
kijk_na ()
{
  mag_getal ZAAD
  mag_getal STIJL
  mag_getal TEGELIJK
  mag UITVOER csv
  mag KAART student
  mag OPNIEUW '0|1' '0 of 1'
  mag GEHEUGEN '0|1' '0 of 1'
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
    cat "$uit/punten.csv" || exit 3
    return $code
  fi
  "$1" "$2"
}

case $1 in
  een | alle) kijk_na "$@" ;;
  keur | klus) "$@" ;;
  *) exec "$NAKIJK" "$@" ;;
esac
