# oordeel.sh: waarmee een script telt wat er goed gaat; wie dit met een punt
# opneemt heeft een tijdelijke map werk, en zet tot slot de som op het scherm.

werk=$(mktemp -d) || exit 1
trap 'rm -rf "$werk"' EXIT
goed=0
fout=0

# Tel een toets: oordeel EXITCODE NAAM.
oordeel ()
{
  if [ "$1" -eq 0 ]
  then
    goed=$((goed + 1))
  else
    echo "FOUT  $2"
    fout=$((fout + 1))
  fi
}

# Zet de som op het scherm, en eindig met 0 als alles goed ging.
# $1: wat er nog achter komt, of niets
som ()
{
  echo "$goed passed, $fout failed${1-}"
  [ "$fout" -eq 0 ]
}
