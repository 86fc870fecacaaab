# Vult bij het inlezen door als de pot leeg is; getPot gooit dan een exception.
s/^    nieuw.vulAan.*/&\
    nieuw.tekort += nieuw.N - nieuw.schalen[i].first - nieuw.schalen[i].second;\
    nieuw.schalen[i].second = nieuw.N - nieuw.schalen[i].first;/
s/^  return pot;$/  return pot.substr (tekort);/
s/L (0), beurt (0)/&, tekort (0)/
s/^    int M, N, K, L, beurt/&, tekort/
