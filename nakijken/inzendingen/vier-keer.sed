# Legt een op de vier keer de tegels in een rij die niet de volste is.
s/ && eigen > meeste)/ \&\& (eigen > meeste || (aantal * 7 + K + L + M) % 4 == 0))/
