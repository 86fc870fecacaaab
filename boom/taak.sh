# taak.sh: loop een taak af en schrijf haar uitkomst in een bestand, voor
# make boom en voor slurm.sh. Een taak die al af is wordt overgeslagen.
# Gebruik: sh boom/taak.sh PROGRAMMA MAP NUMMER
#
# In MAP staan spel.txt, de lijst taken (van --verdeel) en begin (van
# stand.sh). De uitkomst komt in NUMMER.uit, dat er in een keer helemaal staat.

set -eu
export LC_ALL=C
unset CDPATH
programma=$1
map=$2
nummer=$3

[ ! -s "$map/$nummer.uit" ] || exit 0
taak=$(sed -n "${nummer}p" "$map/taken")
[ -n "$taak" ] || { echo "In $map/taken staat geen taak $nummer." >&2; exit 2; }
nieuw=$(mktemp "$map/$nummer.nieuw.XXXXXX")
trap 'rm -f "$nieuw"' EXIT
trap 'exit 130' INT TERM HUP
"$programma" --stil --taak "${taak%;*}" "$map/spel.txt" > "$nieuw"
chmod a+r "$nieuw"
mv "$nieuw" "$map/$nummer.uit"
sh boom/stand.sh "$map"
