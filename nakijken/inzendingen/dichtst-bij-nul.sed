# Kiest bij besteScore de score die het dichtst bij nul ligt.
s/^    if (waarde > beste)$/    if (waarde * waarde < beste * beste)/
