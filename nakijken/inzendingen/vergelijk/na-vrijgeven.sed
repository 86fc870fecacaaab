# Kijkt bij unDoeZet nog in wat al uit de lijst is.
/::unDoeZet ()/,/^}/s/GedaneZet zet = /GedaneZet \&zet = /
