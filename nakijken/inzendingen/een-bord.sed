# Drukt twee keer het bord van speler 0 af.
s/<< rijen\[1\]\[i\].first << " "/<< rijen[0][i].first << " "/
s/<< rijen\[1\]\[i\].second << endl;/<< rijen[0][i].second << endl;/
