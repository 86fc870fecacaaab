# Blijft bij het experiment op het scherm schrijven.
s/^    unDoeZet ();$/    while (true) cout << "Bezig met het experiment ..." << endl;/
