# Onthoudt de laatste tien zetten om terug te nemen.
s/^  gedaan.push_back (zet);/&\
  if (gedaan.size () > 10)\
    gedaan.erase (gedaan.begin ());/
