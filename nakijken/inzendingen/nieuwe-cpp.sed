# Gebruikt C++17.
s/^#include <ctime>$/&\n#include <optional>/
s/^  int vol = 0;$/  int vol = std::optional<int> (0).value ();/
