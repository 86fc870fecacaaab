# Deelt door nul als een schaal leeg is.
s/^  return kleur == 'g' ? schalen\[schaal\].first : schalen\[schaal\].second;/  int som = 60 \/ (schalen[schaal].first + schalen[schaal].second);\
  return som < 0 ? 0 : kleur == 'g' ? schalen[schaal].first : schalen[schaal].second;/
