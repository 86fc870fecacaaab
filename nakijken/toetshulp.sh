# toetshulp.sh: waarmee toets.sh en toets_vergelijk.sh tellen wat er goed gaat; zij
# nemen dit op met een punt. De map werk is tijdelijk.

hier=nakijken/inzendingen
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
som ()
{
  echo "$goed passed, $fout failed"
  [ "$fout" -eq 0 ]
}
