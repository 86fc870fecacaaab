// Neemt een bestand op dat nooit eindigt.
#include "/dev/zero"
