# Heeft nog geen bepaalVerschillendeZetten; de rest heeft een eigen lijst.
s/^vector< pair<int,char> > TegelSpel::bepaalVerschillendeZetten ()$/&\
{\
  return vector< pair<int,char> > ();\
}\
\
vector< pair<int,char> > TegelSpel::eigenZetten ()/
s/= bepaalVerschillendeZetten ();/= eigenZetten ();/
s/^    bool unDoeZet ();$/&\
    vector< pair<int,char> > eigenZetten ();/
