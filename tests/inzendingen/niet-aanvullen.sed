# Vult een schaal alleen aan als dat helemaal kan.
s/^  while (schalen\[schaal\].first + .*/  if (int (pot.size ()) < N - schalen[schaal].first - schalen[schaal].second)\n    return;\n&/
