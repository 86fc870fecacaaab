# Maakt bij unDoeZet de rij leeg, ook als er al tegels in lagen.
s/^    rijen\[beurt\]\[zet.rij\].first -= zet.aantal;/    rijen[beurt][zet.rij].first = 0;/
s/^    rijen\[beurt\]\[zet.rij\].second -= zet.aantal;/    rijen[beurt][zet.rij].second = 0;/
