# Zoekt bij besteScore niet: geeft het verschil dat er nu is.
/^int TegelSpel::zoek/,/^}/s/^  vector< pair<int,char> > zetten = .*/&\
  if (!zetten.empty ())\
  {\
    besteZet = zetten[0];\
    return score ();\
  }/
