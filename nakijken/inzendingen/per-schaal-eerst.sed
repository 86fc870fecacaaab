# Leest eerst N, dan M.
s/in >> nieuw.M >> nieuw.N/in >> nieuw.N >> nieuw.M/
