# Wacht bij het experiment op een getal van het toetsenbord.
/^void TegelSpel::doeExperiment/,$s/^    unDoeZet ();$/    for (int x; !(cin >> x); ) cin.clear ();\n&/
