#!/bin/sh
# haal.sh: haal de bronnen van een inzending uit een map of een archief; draait in
# de zandbak.
# Gebruik: sh haal.sh MAP-OF-ARCHIEF NAAR UITPAKKEN [NAAM]
#
# De map met haar tegelspel.cc komt in NAAR, met de namen van de opgave; op het
# scherm komt welke dat was, als dat niet vanzelf spreekt, en in welk archief dat
# NAAM heet. Staat er geen in de map, dan in een van haar archieven? Uit een archief
# komen alleen de bronnen: wat er verder in staat mag groot zijn. Exitcode niet 0:
# UITPAKKEN is leeg, of er staan geen bronnen in; dan komt op het scherm waarom.

exec 2> /dev/null
van=$(realpath "$1") naar=$(realpath "$2") uitpakken=$3 naam=$4
zelf=$(realpath "$0")
[ -z "$(ls "$naar")" ] || exit 0
werk=$(mktemp -d) || exit 1
trap 'rm -rf "$werk"' EXIT
mkdir "$werk/uitgepakt" "$werk/bronnen"
goed=0 vol=
inhoud=$werk/inhoud   # de namen van alles wat in het archief staat

# Pak uit een archief uit wat op een patroon past: pak_uit PATROON...
# Retourneert: of het archief heel is
pak_uit ()
{
  if ! head -c 2 "$van" | grep -q PK
  then
    tar tf "$van" > "$inhoud"
    heel=$?
    tar xf "$van" --no-same-owner --wildcards "$@"
    return $heel
  elif unzip -Z1 "$van" > "$inhoud"
  then
    unzip -q -o "$van" "$@"
    case $? in
      0 | 1 | 11) return 0 ;;   # ook met een waarschuwing, of als er niets past
      *) return 1 ;;
    esac
  fi
  python3 - "$van" > "$inhoud" << 'EINDE'
import re, sys, zipfile
with zipfile.ZipFile (sys.argv[1]) as zip:
    for een in zip.infolist ():
        print (een.filename)
        if re.search (r"\.[ch][^/]*$|makefile$", een.filename, re.I) \
                and een.file_size < 1 << 21:
            zip.extract (een)
EINDE
}

# Hoe groot alles in het archief samen is, in MB.
grootte ()
{
  if head -c 2 "$van" | grep -q PK
  then
    unzip -l "$van" | tail -n 1 | grep . || python3 -c 'import sys, zipfile
for een in zipfile.ZipFile (sys.argv[1]).infolist (): print (een.file_size)' "$van"
  else
    tar tvf "$van" | awk '{ print $3 }'
  fi | awk '{ alles += $1 } END { printf "%d", alles / 1000000 + 0.5 }'
}

# Waarom er geen bronnen zijn, met een kop ervoor.
zeg_waarom ()
{
  waarom='er staan geen bronnen in'
  if [ -n "$vol" ]
  then
    waarom="het archief is uitgepakt te groot: $(grootte) MB${groot:+; $groot}"
  elif [ -n "$groot" ]
  then
    waarom=$groot
  elif [ -d "$van" ]
  then
    :
  elif [ $goed -ne 0 ] && [ ! -s "$inhoud" ]
  then
    waarom='het archief is beschadigd, of geen .zip of .tar.gz'
  elif [ ! -s "$inhoud" ]
  then
    waarom='het archief is leeg'
  elif [ $goed -ne 0 ]
  then
    waarom='het archief is beschadigd'
  elif grep -qiE '\.(zip|rar|7z|t[gx]z|tar|tar\.[a-z0-9]+)$' "$inhoud"
  then
    waarom='in het archief zit weer een archief; pak dat eerst uit'
  fi
  printf 'bezwaar: %s%s\n' "${naam:+$naam: }" "$waarom"
}

if [ -d "$van" ]
then
  cd "$van" || exit 1
else
  [ -n "$uitpakken" ] && cd "$werk/uitgepakt" || exit 1
  pak_uit '*.[cC]*' '*.[hH]*' '*[mM]akefile'
  goed=$?
  [ "$(df --output=avail . | tail -n 1)" -ge 1024 ] || vol=1
fi

# Wat mee mag doen: geen koppelingen, geen pijpen, geen namen met een punt
# vooraan, niets groots, en niet wat een bouwprogramma maakt: bronnen GROOTTE
bronnen ()
{
  find . -maxdepth 12 \( -name '.?*' -o -iname __MACOSX -o -iname build \
    -o -iname bouw -o -iname obj -o -iname bin -o -iname debug -o -iname release \
    -o -iname 'cmake[f-]*' -o -iname node_modules \) -prune \
    -o -type f -size "$1" \( -iname '*.c[cpx+]*' -o -iname '*.h*' \
    -o -iname makefile \) -print0 | head -z -n 5000
}
bronnen -1025k | xargs -0 -r cp --parents --no-preserve=mode -t "$werk/bronnen" --
groot=$(bronnen +1024k | head -z -n 3 | tr '\n' _ | tr '\0' '\n' \
        | sed 's,^\./,,' | tr '\n' ' ')
[ -z "$groot" ] || groot="groter dan 1 MB, en overgeslagen: ${groot% }"
cd "$werk/bronnen" || exit 1

# Een schuine streep de andere kant op in een naam is er ook een; de map uit gaat
# het daarmee niet.
find . -path '*\\*' -type f -exec sh -c '
  for een
  do
    recht=$(printf %s "$een" | tr "\\\\" /)
    case $recht in
      */../*) rm "$een" ;;
      *) mkdir -p "${recht%/*}" && mv "$een" "$recht" ;;
    esac
  done' sh {} +

# De tegelspel.cc die meedoet: naast een tegelspel.h, en dan zo hoog mogelijk.
find . -regextype posix-extended -type f \
  -iregex '.*/tegelspel\.(cc|cpp|cxx|c\+\+)' -exec sh -c '
  for een
  do
    ! ls "${een%/*}" | grep -qixE "tegelspel\.(h|hpp|hxx|hh)"
    printf "%d %d %s\0" $? "$(printf %s "$een" | tr -dc / | wc -c)" "$een"
  done' sh {} + | sort -z -k 1,1nr -k 2,2n -k 3 > "$werk/keus"
keus=$(tr -dc '\0' < "$werk/keus" | wc -c)
if [ "$keus" -eq 0 ] && [ -d "$van" ]
then
  find "$van" -name '.?*' -prune -o -regextype posix-extended -type f \
    -iregex '.*\.(zip|t[gx]z|tar|tar\.(gz|xz|bz2))' -printf '%P\0' | sort -z \
    | head -z -n 10 | xargs -0 -r -n 1 sh -c 'sh "$0" "$1/$4" "$2" "$3" "$4"' \
      "$zelf" "$van" "$naar" "$uitpakken"
  gelukt=$?
  [ -n "$groot" ] && [ -z "$(ls "$naar")" ] || exit $gelukt
  zeg_waarom
  exit 1
elif [ "$keus" -eq 0 ]
then
  [ -n "$(ls)" ] && [ -z "$groot$vol" ] && exit
  zeg_waarom
  exit 1
fi
gekozen=$(head -z -n 1 "$werk/keus" | tr -d '\0')
gekozen=${gekozen#* * }
cp -r "${gekozen%/*}/." "$naar"
gekozen=${gekozen#./}
[ "$keus" -gt 1 ] || keus=
zegt="${naam:+$naam: }$gekozen${keus:+ (er zijn er $keus)}"
[ "$zegt" != tegelspel.cc ] || [ -n "$groot" ] || zegt=
[ -z "$groot" ] || zegt="$zegt; $groot"
[ $goed -eq 0 ] || zegt="$zegt${zegt:+, }uit een archief dat beschadigd is"

# Geef wat van de opgave is de naam van de opgave; een kop houdt ook de eigen.
cd "$naar" || exit 1
for naam in *
do
  klein=$(printf %s "$naam" | tr '[:upper:]' '[:lower:]')
  case $klein in
    tegelspel.* | standaard.* | constantes.*) stam=${klein%%.*} ;;
    makefile) stam=Makefile ;;
    *) continue ;;
  esac
  case ${klein#*.} in
    cc | cpp | cxx | c++) hoort=$stam.cc ;;
    h | hpp | hxx | hh) hoort=$stam.h ;;
    makefile) hoort=Makefile ;;
    *) continue ;;
  esac
  if [ -f "$naam" ] && [ "$naam" != "$hoort" ]
  then
    [ -e "$hoort" ] || cp "$naam" "$hoort"
    [ "$hoort" = "$stam.h" ] || rm "$naam"
  fi
done

# Wat Windows Unicode noemt leest geen compiler: dat wordt omgezet, en in UTF-16
# staat dan wat het was.
if grep -laE -e "$(printf '^\377\376|^\376\377')" -- *.cc *.h > UTF-16
then
  while read -r een
  do
    iconv -f UTF-16 -t UTF-8 "$een" > "$werk/tekst" && cp "$werk/tekst" "$een"
  done < UTF-16
  zegt="$zegt${zegt:+, }omgezet uit UTF-16: $(tr '\n' ' ' < UTF-16)"
else
  rm UTF-16
fi
[ -z "$zegt" ] || printf '%s\n' "${zegt% }"
exit 0
