# Gebruikt C++17.
s/^  int vol = 0;$/  auto [vol, niets] = make_pair (0, 0);/
