# Vult na vier zetten een tegel te weinig aan.
/^bool TegelSpel::doeZet/,/^}/s/^  vulAan.*/  if (gedaan.size () >= 4)\
    N--;\
&\
  if (gedaan.size () >= 4)\
    N++;/
