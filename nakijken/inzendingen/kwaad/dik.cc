// Laat de assembler een bestand van 200 MB schrijven.
char dik[200u << 20] = { 1 };
