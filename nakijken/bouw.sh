#!/bin/sh
# bouw.sh: bouw een inzending; draait in de zandbak.
# Gebruik: sh ../bouw.sh CXX VLAGGEN, naast in (haar bronnen), skelet, brug.cc,
# functies.h en uit, en als een misser wordt nagespeeld misser.cc
#
# Eerst precies zoals de opgave het vraagt: tegelspel.cc en standaard.cc, met
# -std=c++11, of wat haar eigen Makefile noemt. Lukt dat niet, dan ook met de
# andere bronnen van de inzending, en met een nieuwere standaard: dat kost
# punten, maar de rest is dan nog na te kijken. Het programma komt in uit/proef.
# Naar filedescriptor 4 gaan rijen voor de kaart, met een tab erin: "gebouwd" als er
# een programma is, "bezwaar" als er iets niet deugde of anders moest, dan met wat
# de "compiler" eerst zei, en elke "waarschuwing".
# Exitcodes: 0 zoals de opgave het vraagt, 1 niet.

exec 2> /dev/null
export HOME=/w CCACHE_DISABLE=1   # voor CXX='ccache g++': hier is geen cache
cxx=$1 vlaggen=$2 extra= eerst=
uitvoer=../uit/uitvoer   # niet hier: het kan hier vol raken
misser=
[ ! -f ../misser.cc ] || misser='-DNASPELEN ../misser.cc'
vak=../in/standaard.cc
[ -f $vak ] || vak=../skelet/standaard.cc

# Bouw met een standaard en nog meer bronnen: probeer STANDAARD BRON...
# Een object heet elke keer anders, dus dat blijft weg.
probeer ()
{
  standaard=$1
  shift
  # shellcheck disable=SC2086 # vlaggen zijn woorden
  $cxx "-std=$standaard" $vlaggen -Wall -idirafter ../skelet -iquote ../in \
    -o ../uit/proef ../in/tegelspel.cc $vak "$@" ../brug.cc $misser \
    > $uitvoer 2>&1
  gelukt=$?
  sed -i 's,\.\./in/,,g; s,/w/cc[^ ]* ,,g' $uitvoer
  return $gelukt
}

# Dit is het: eind EXITCODE GEBOUWD-OF-NIETS BEZWAAR
eind ()
{
  { printf '%s\t\nbezwaar\t%s\n' "$2" "$3"
    [ "$1" -eq 0 ] || sed 's/^\(.\{96\}\).*/\1/; s/^/compiler\t  | /
      13s/.*/compiler\t  | .../; 13q' $eerst
    cat $eerst $uitvoer | grep ' warning: ' | grep -v brug.cc \
      | awk '!gehad[$0]++ { print "waarschuwing\t" $0 }'
  } >&4
  exit "$1"
}

# Anders gelukt: anders EXITCODE WAT-ER-ANDERS-MOEST
anders ()
{
  eind "$1" gebouwd "bouwt wel met -std=$standaard$2"
}

[ -f ../in/tegelspel.cc ] || eind 1 '' 'er is geen tegelspel.cc'
if probeer c++11
then
  [ ! -f ../in/UTF-16 ] || anders 1 ', na omzetten uit UTF-16'
  eind 0 gebouwd ''
fi
eerst=../uit/eerst
cp $uitvoer $eerst
fout=$(grep -m 1 'error: ' $eerst)
case $fout in
  '') bezwaar='de compiler stopte zonder te zeggen waarom' ;;
  collect2* | clang*) bezwaar='tegelspel.cc en standaard.cc linken niet' ;;
  *brug.cc:*)
    bezwaar='een hoofdprogramma met de openbare functies compileert niet' ;;
  *) bezwaar="${fout%%:*} compileert niet" ;;
esac
if grep -q -e 'File size limit' -e 'No space left' $eerst
then
  eind 1 '' 'de compiler maakte meer dan 64 MB aan bestanden'
elif grep -q 'out of memory' $eerst
then
  vreemd=$(grep -hoE '^ *# *include *["<]/[^">]*[">]' ../in/* | head -n 1)
  eind 1 '' "het geheugen van de compiler raakte op${vreemd:+, bij $vreemd}"
elif grep -q 'terminated program' $eerst
then
  eind 1 '' "de compiler was na 20 seconden rekentijd niet klaar, of het \
    geheugen was op"
fi
eigen=$(grep -oE -e '-std=[cgnu+0-9abxyz]{1,9}' ../in/Makefile | head -n 1)
[ -z "$eigen" ] || ! probeer "${eigen#-std=}" \
  || anders 0 ', zoals haar Makefile zegt'
# Haar andere bronnen, behalve die met een hoofdprogramma.
hoofd='^[[:space:]]*((int|void|auto)[[:space:]]+)?main[[:space:]]*\('
set --
for bron in ../in/*.cc ../in/*.cpp ../in/*.cxx ../in/*.c++
do
  case $bron in
    ../in/tegelspel.cc | ../in/standaard.cc) continue ;;
  esac
  [ -f "$bron" ] && ! grep -qE "$hoofd" "$bron" || continue
  set -- "$@" "$bron"
  extra="$extra${extra:+, }${bron#../in/}"
done
extra=${extra:+ en ook $extra}
[ $# -eq 0 ] || ! probeer c++11 "$@" || anders 1 "$extra"
for nieuwer in gnu++17 gnu++20
do
  ! probeer $nieuwer "$@" || anders 1 "$extra"
done
cp $eerst $uitvoer
eind 1 '' "$bezwaar"
