#!/usr/bin/env bash
# overal.sh: doet het project het ook elders? Op Windows, met 32 bits, op andere
# processors, en met nieuwere C++ en andere bibliotheken.
# Gebruik: bash tests/overal.sh [STAP...]
#
#   windows    mingw-w64 bouwt de vijf programma's, statisch en zonder een enkele
#              waarschuwing; onder wine geven de voorbeeldspellen en alle
#              sessies, met regeleinden van Unix en van Windows, wat zij hier
#              geven
#   m32 aarch64 s390x
#              de handtekening is ook daar die van tests/handtekening.txt; de
#              laatste twee onder qemu, waar elk spel van een kleine stand
#              hetzelfde vindt als hier. Met 32 bits past een te grote tabel van
#              Kalah niet in het geheugen, en mag Domineren lang zoeken
#   normen     -std=c++14 t/m c++23 met g++, clang++ en libc++ geven geen enkele
#              waarschuwing
#
# Een stap waar iets voor ontbreekt wordt overgeslagen, en dan staat er wat te
# installeren is (op Debian). De laatste regel is "N passed, N failed", en hoeveel
# stappen er zijn overgeslagen; zijn zij dat allemaal, dan is de exitcode 1, en
# bij een woord dat geen stap is 2.
set -u
cd "$(dirname "$0")/.." || exit 1
unset MAKEFLAGS MFLAGS MAKELEVEL MAKEOVERRIDES BOUW
export LC_ALL=C WINEDEBUG=-all TERM=dumb
. tests/oordeel.sh
strikt='-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror'
strikt+=' -Wsuggest-override'
over=0

# Is er wat een stap nodig heeft? Anders wordt zij overgeslagen.
# $1: de pakketten; $2: een programma dat er moet zijn; de rest: een compiler
# met vlaggen, die een klein programma moet kunnen vertalen
heeft()
{
  local pakketten=$1 programma=$2
  shift 2
  echo '#include <iostream>' > "$werk/klein.cc"
  command -v "$programma" > /dev/null \
    && "$@" -fsyntax-only "$werk/klein.cc" 2> /dev/null && return
  over=$((over + 1))
  echo "OVERGESLAGEN  hiervoor is nodig: apt-get install $pakketten"
  return 1
}

# Bouw met make in een map van deze stap; een waarschuwing is een fout.
# $1: de map, onder $werk; de rest: voor make
bouw()
{
  local map=$1
  shift
  make -s BOUW="$werk/$map" "$@" > "$werk/uit" 2>&1 && return
  tail -n 20 "$werk/uit"
  return 1
}

# Draai een programma, en dek af wat elke keer anders is, of op Windows: daar is
# een map niet te openen, hier niet te lezen. Op stderr zet ook wine zelf het een
# en ander; wie afbreekt heeft een andere exitcode.
draai()
{
  { "$@" 2> /dev/null; echo "exitcode $?"; } | tr -d '\r' \
    | sed -E '/^  het (is niet te vinden|is er wel, maar|is een map, of)/d; s/ *[0-9]+\.[0-9]{2,6}( |$)/ # /g; s/[0-9 ]+ tikken/ # tikken/
              s/[0-9]+,[0-9]+ seconden/# seconden/
              s/als er [0-9]+ zetten vooruit/als er # zetten vooruit/
              s/[0-9 ,]+ (duizend |miljoen )?per seconde/# per seconde/
              s/(geteld in|duurt ongeveer) .*/\1 #/'
}

# Vergelijk een programma onder wine met dat van hier, ook als de invoer de
# regeleinden van Windows heeft.
# $1: de invoer; $2: het programma; de rest: de argumenten
vergelijk()
{
  local invoer=$1 programma=$2 einde
  shift 2
  draai "tests/bouw/$programma" "$@" < "$invoer" > "$werk/hoort"
  for einde in '' '\r'
  do
    sed "s/\$/$einde/" "$invoer" \
      | draai wine "$werk/windows/$programma.exe" "$@" > "$werk/kreeg"
    cmp -s "$werk/hoort" "$werk/kreeg"
    oordeel $? "onder wine anders: $programma $* < $invoer $einde
$(diff "$werk/hoort" "$werk/kreeg" | head -n 6)"
  done
}

# Bouw voor Windows, en doen de programma's onder wine hetzelfde als hier?
windows()
{
  local spel programma map sessie
  heeft 'mingw-w64 wine wine64' wine x86_64-w64-mingw32-g++ || return
  make -s programmas tests/bouw/kaarten
  git clone -q . "$werk/windows"
  for map in . spellen/*/
  do
    bouw windows -C "$werk/windows/$map" CXX=x86_64-w64-mingw32-g++ \
      EXTRA="-static $strikt"
    oordeel $? "mingw-w64 bouwt niet wat in $map staat"
  done
  cp "$werk"/windows/spellen/*/*.exe "$werk/windows"
  vergelijk /dev/null TegelSpel --stil --los spel1.txt spel3.txt
  vergelijk /dev/null TegelSpel --stil --los --snel spel5.txt
  while read -r spel programma
  do
    for sessie in tests/"$spel"/sessies/*.in
    do
      vergelijk "$sessie" "$programma" --zaad 1 --stil
    done
  done < <(tests/bouw/kaarten namen)
}

# Bouw en controleer de handtekening.
# $1: de map; $2: wat het programma draait, of niets; de rest: voor make
handtekening()
{
  local map=$1 waarmee=$2 programma=$werk/$1/TegelSpel
  shift 2
  bouw "$map" "$@" "$programma" \
    && bash tests/tegelspel/meting.sh "$waarmee $programma" > "$werk/uit" \
    && grep -qxF -f tests/handtekening.txt "$werk/uit"
  oordeel $? "$map: $(tail -n 1 "$werk/uit")"
}

# Vindt elk spel van een kleine stand hetzelfde als hier?
# $1: de map; $2: wat de programma's draait; de rest: voor make
spellen_elders()
{
  local map=$1 waarmee=$2 programma stand
  shift 2
  bouw "$map" "$@" programmas && make -s programmas tests/bouw/kaarten
  oordeel $? "$map: de programma's zijn niet te bouwen"
  while read -r programma stand
  do
    draai "tests/bouw/$programma" --stil --los --zetten "$stand" > "$werk/hoort"
    draai "$waarmee" "$werk/$map/$programma" --stil --los --zetten "$stand" \
      > "$werk/kreeg"
    cmp -s "$werk/hoort" "$werk/kreeg"
    oordeel $? "$map: $programma $stand
$(diff "$werk/hoort" "$werk/kreeg" | head -n 6)"
  done < <(tests/bouw/kaarten stand "$werk")
}

# Debian kan g++-multilib niet naast de andere compilers zetten; dan staan de
# headers van Linux alleen op hun 64-bits plaats. Niet elke kernel draait wat
# ervan komt; dan doet qemu dat.
m32()
{
  local vlaggen='-m32 -idirafter /usr/include/x86_64-linux-gnu' waarmee=
  # shellcheck disable=SC2086
  heeft "g++-$(g++ -dumpversion)-multilib" g++ g++ $vlaggen || return
  echo 'int main () { return 0; }' > "$werk/klein.cc"
  # shellcheck disable=SC2086
  if g++ $vlaggen "$werk/klein.cc" -o "$werk/klein" \
     && ! "$werk/klein" 2> /dev/null
  then
    heeft qemu-user qemu-i386 true || return
    waarmee=qemu-i386
  fi
  handtekening m32 "$waarmee" EXTRA="$vlaggen $strikt"
  bouw m32 EXTRA="$vlaggen $strikt" programmas
  oordeel $? 'met -m32 zijn de programma'"'"'s niet te bouwen'
  # Deze eindspeltabel heeft meer bytes dan er met 32 bits adressen zijn.
  $waarmee "$werk/m32/Kalah" --los --stil spellen/kalah/voorbeelden/drie.kalah \
    --eindspel 28 --geheugen 8000 > "$werk/uit" 2>&1
  [ $? -eq 3 ]
  oordeel $? "m32: Kalah --eindspel 28: $(tail -n 1 "$werk/uit")"
  # En zoveel seconden meer tikken van clock dan er in 32 bits passen.
  printf 'g7\n0\n' > "$werk/bord"
  $waarmee "$werk/m32/Domineren" --stil --tijd 3000 --los "$werk/bord" > "$werk/uit"
  grep -q 'Vera *Vera' "$werk/uit"
  oordeel $? 'm32: Domineren --tijd 3000 zoekt niet zo lang'
}

# Handtekening en spellen op een andere processor, onder qemu.
# $1: de processor
qemu()
{
  local bouwer="CXX=$1-linux-gnu-g++" vlaggen="EXTRA=-static $strikt"
  heeft "g++-$1-linux-gnu qemu-user" "qemu-$1" "$1-linux-gnu-g++" || return
  handtekening "$1" "qemu-$1" "$bouwer" "$vlaggen"
  spellen_elders "$1" "qemu-$1" "$bouwer" "$vlaggen"
}

aarch64()
{
  qemu aarch64
}

s390x()
{
  qemu s390x
}

# Vertaalt elke norm en elke compiler het zonder een melding, en is de handtekening
# met libc++ dezelfde?
normen()
{
  local compiler norm
  heeft 'clang libc++-dev libc++abi-dev' clang++ clang++ -stdlib=libc++ || return
  for compiler in g++ clang++ 'clang++ -stdlib=libc++'
  do
    # De oudste compiler die wij kennen noemt c++23 nog c++2b.
    for norm in c++14 c++17 c++20 c++2b
    do
      # shellcheck disable=SC2046,SC2086
      $compiler -std=$norm $strikt -DONDERDEEL=97 -fsyntax-only \
        $(git ls-files '*.cc' | grep -vE '^(tests|nakijken|verslag)/') \
        > "$werk/uit" 2>&1
      oordeel $? "$compiler -std=$norm: $(head -n 20 "$werk/uit")"
    done
  done
  handtekening libc++ '' CXX='clang++ -stdlib=libc++' EXTRA="$strikt"
}

stappen='windows m32 aarch64 s390x normen'
# shellcheck disable=SC2086
[ $# -gt 0 ] || set -- $stappen
for stap in "$@"
do
  case " $stappen " in
    *" $stap "*) ;;
    *) echo "FOUT  $stap is geen stap; verwacht: $stappen" >&2
       exit 2 ;;
  esac
done
for stap in "$@"
do
  SECONDS=0
  "$stap"
  echo "$stap: $SECONDS s"
done
som ", $over overgeslagen" && [ "$goed" -gt 0 ]
