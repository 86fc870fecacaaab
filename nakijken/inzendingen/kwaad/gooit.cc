// Gooit uit elke constructor een exception die niemand kent.
struct Kwaad {};
static int gooi () { throw Kwaad (); }
static int gegooid = gooi ();
