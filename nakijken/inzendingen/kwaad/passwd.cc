// Zet /etc/passwd op de kaart.
#include "/etc/passwd"
