#!/bin/sh
# nakijk.sh: roep nakijk aan met wat er aan make gegeven is.
# Gebruik: sh tests/nakijk/nakijk.sh NAKIJK COMPILER VLAGGEN MAP [OPTIE...]

nakijk=$1 compiler=$2 vlaggen=$3 map=$4
shift 4
[ "$UITVOER" = csv ] && set -- "$@" --csv
[ -n "$UITVOERMAP" ] && set -- "$@" --uit "$UITVOERMAP"
[ "${GRONDIG:-0}" != 0 ] && set -- "$@" --grondig
exec "$nakijk" --thuis . --proef "$(dirname "$nakijk")/proef.object" \
  --compiler "$compiler" --vlaggen "$vlaggen" "$@" "$map"
