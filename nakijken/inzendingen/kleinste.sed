# Zoekt bij besteScore het minimum.
s/^  int beste = -1000;$/  int beste = 1000;/
s/^    if (waarde > beste)$/    if (waarde < beste)/
