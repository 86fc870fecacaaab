#!/bin/sh
# nakijk.sh: roep nakijk aan met wat er aan make gegeven is.
# Gebruik: sh tests/nakijk/nakijk.sh NAKIJK COMPILER VLAGGEN MAP [OPTIE...]

nakijk=$1 compiler=$2 vlaggen=$3 map=$4
shift 4
[ "$UITVOER" != csv ] || set -- "$@" --csv
[ "$KAART" != student ] || set -- "$@" --student
[ "$ZANDBAK" != verplicht ] || set -- "$@" --verplicht
[ "${GRONDIG:-0}" = 0 ] || set -- "$@" --grondig
[ "${OPNIEUW:-0}" = 0 ] || set -- "$@" --opnieuw
[ -z "$UITVOERMAP" ] || set -- "$@" --uit "$UITVOERMAP"
[ -z "$ALLEEN" ] || set -- "$@" --alleen "$ALLEEN"
[ -z "$TEGELIJK" ] || set -- "$@" --tegelijk "$TEGELIJK"
[ -z "$ZAAD" ] || set -- "$@" --zaad "$ZAAD"
[ -z "$STIJL" ] || set -- "$@" --stijl "$STIJL"
exec "$nakijk" --thuis . --compiler "$compiler" --vlaggen "$vlaggen" "$@" \
  "$map"
