# Begint alleen de eerste keer met een laag maximum, bij bepaalGoedeZet.
s/^  int hoogste = 0;/  static int hoogste = -100000;/
s/goedeZet == GeenZet || som > hoogste/som > hoogste/
