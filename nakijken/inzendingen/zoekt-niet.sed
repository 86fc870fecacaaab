# Zoekt bij besteScore niet: een stand die geen eindstand is krijgt score 0.
/^int TegelSpel::zoek/,/^}/s/^  vector< pair<int,char> > zetten = .*/&\
  if (!zetten.empty ())\
  {\
    besteZet = zetten[0];\
    return 0;\
  }/
