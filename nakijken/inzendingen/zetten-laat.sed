# Vergeet na zes zetten de blauwe zetten.
s/^    for (int k = 0; k < 2; k++)$/    for (int k = 0; k < (gedaan.size () < 6 ? 2 : 1); k++)/
