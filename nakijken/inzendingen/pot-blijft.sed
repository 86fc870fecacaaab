# Laat altijd de pot van na het inlezen zien.
s/^  \*this = nieuw;$/  nieuw.begin = nieuw.pot;\
&/
s/^  return pot;$/  return begin;/
s/^    string pot;$/    string pot, begin;/
