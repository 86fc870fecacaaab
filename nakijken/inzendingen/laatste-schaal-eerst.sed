# Vult na het inlezen de laatste schaal het eerst.
/^bool TegelSpel::leesInSpel/,/^}/{
s/^  for (int i = 0; i < nieuw.M; i++)$/  for (int i = 0; i < nieuw.M; i++)\
    nieuw.schalen.push_back (make_pair (0, 0));\
  for (int i = nieuw.M - 1; i >= 0; i--)/
s/^    nieuw.schalen.push_back (make_pair (0, 0));$//
}
