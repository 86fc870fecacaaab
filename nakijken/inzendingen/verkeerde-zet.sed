# Geeft bij besteScore altijd de eerste zet.
s/^      besteZet = zetten\[i\];$/      besteZet = zetten[0];/
