#!/bin/sh
# bouw.sh: bouw een inzending; draait in de zandbak.
# Gebruik: sh ../bouw.sh CXX VLAGGEN, naast in (haar bronnen), skelet, brug.cc,
# functies.h en uit, en als een misser wordt nagespeeld misser.cc
#
# Eerst precies zoals de opgave het vraagt: tegelspel.cc en standaard.cc, met
# -std=c++11, of wat haar eigen Makefile noemt. Lukt dat niet, dan ook met de
# andere bronnen van de inzending, en met een nieuwere standaard: dat kost
# punten, maar de rest is dan nog na te kijken. Het programma komt in uit/proef.
# Op het scherm komt wat de compiler eerst zei; naar filedescriptor 4 gaat wat er
# anders moest, en de waarschuwingen die er dan zijn.
# Exitcodes: 0 zoals de opgave het vraagt, 3 anders, 1 niet.

exec 2> /dev/null
cxx=$1 vlaggen=$2 extra=
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

# Anders gelukt: zeg wat er anders moest.
# $1: de exitcode; $2: wat er nog over te zeggen is
anders ()
{
  { printf 'bouwt wel met -std=%s%s\n' "$standaard" "$2"
    grep ' warning: ' $uitvoer
  } >&4
  exit "$1"
}

if probeer c++11
then
  cat $uitvoer
  [ ! -f ../in/UTF-16 ] || anders 3 ', na omzetten uit UTF-16'
  exit 0
fi
cat $uitvoer
! grep -q -e 'terminated program' -e 'No space left' $uitvoer || exit 1
eigen=$(grep -oE -e '-std=[cgnu+0-9abxyz]{1,9}' ../in/Makefile | head -n 1)
[ -z "$eigen" ] || ! probeer "${eigen#-std=}" \
  || anders 0 ', zoals haar Makefile zegt'
set --
for bron in ../in/*.cc ../in/*.cpp
do
  case $bron in
    ../in/tegelspel.cc | ../in/standaard.cc) continue ;;
  esac
  [ -f "$bron" ] && ! grep -q main "$bron" || continue
  set -- "$@" "$bron"
  extra="$extra${extra:+, }${bron#../in/}"
done
extra=${extra:+ en ook $extra}
[ $# -eq 0 ] || ! probeer c++11 "$@" || anders 3 "$extra"
for nieuwer in gnu++17 gnu++20
do
  ! probeer $nieuwer "$@" || anders 3 "$extra"
done
exit 1
