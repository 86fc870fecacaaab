# Wacht bij het experiment op een getal van het toetsenbord.
s/^    unDoeZet ();$/    for (int x; !(cin >> x); ) cin.clear ();\n&/
