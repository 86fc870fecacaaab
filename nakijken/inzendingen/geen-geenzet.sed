# Laat in een eindstand de beste zet zoals hij was.
/^  besteZet = GeenZet;$/d
