# kopie.sh: waar de inzendingen van de toetsen staan, en hoe er een met fouten
# gemaakt wordt; wie dit met een punt opneemt staat in de map van het project.

hier=nakijken/inzendingen

# Een kopie van goed/ en het skelet, met fouten erin: kopie MAP [FOUT...]. Een
# FOUT is een script van sed in inzendingen/, zonder .sed.
kopie ()
{
  doel=$1
  mkdir -p "$doel"
  cp $hier/goed/* nakijken/skelet/* "$doel"
  shift
  for een
  do
    sed -i -f "$hier/$een.sed" "$doel"/*
  done
}
