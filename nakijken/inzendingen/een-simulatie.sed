# Kiest bij bepaalGoedeZet de slechtste zet.
s/som > hoogste)/som < hoogste)/
