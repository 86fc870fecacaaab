# Heeft een andere GeenZet; dat mag.
s/make_pair (-1, '.0')/make_pair (-1, ' ')/
