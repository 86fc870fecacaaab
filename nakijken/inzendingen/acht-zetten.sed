# Gooit bij doeZet een exception na acht zetten.
s/^  gedaan.push_back (zet);/  if (gedaan.size () >= 8)\
    throw 8;\
&/
