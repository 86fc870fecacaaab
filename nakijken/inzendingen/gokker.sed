# Doet bij bepaalGoedeZet maar wat.
s/if (goedeZet == GeenZet || som > hoogste)/if (goedeZet == GeenZet || randomGetal (0, 1) == 0)/
