# Geeft bij getSchalen N in plaats van M.
/^int TegelSpel::getSchalen/,/^}/s/return M;/return N;/
