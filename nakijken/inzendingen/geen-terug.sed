# Heeft nog geen unDoeZet; het zoeken gaat met een kopie.
s/^bool TegelSpel::unDoeZet ()$/&\
{\
  return false;\
}\
\
bool TegelSpel::eigenTerug ()/
s/^    unDoeZet ();$/    eigenTerug ();/
s/^      unDoeZet ();$/      eigenTerug ();/
s/^    bool unDoeZet ();$/&\
    bool eigenTerug ();/
