# Blijft bij het experiment op het scherm schrijven.
/^void TegelSpel::doeExperiment/,$s/^    unDoeZet ();$/    while (true) cout << "Bezig met het experiment ..." << endl;/
