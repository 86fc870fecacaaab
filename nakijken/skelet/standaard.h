// standaard.h: de functies van het vak, voor een inzending zonder eigen
// standaard.h.

#ifndef SkeletStandaardHVar
#define SkeletStandaardHVar

bool integerInBereik (const char *variabele, int waarde,
                      int minWaarde, int maxWaarde);
bool integerInBereik (int waarde, int minWaarde, int maxWaarde);
int randomGetal (int min, int max);

#endif
