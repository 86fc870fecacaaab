# Onthoudt bij besteScore de score van de laatste zet.
s/^    if (waarde > beste)$/    if (true)/
