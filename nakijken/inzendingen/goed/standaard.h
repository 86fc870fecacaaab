// standaard.h: bereikcontrole en toeval.

#ifndef StandaardHVar
#define StandaardHVar

bool integerInBereik (const char *variabele, int waarde,
                      int minWaarde, int maxWaarde);
bool integerInBereik (int waarde, int minWaarde, int maxWaarde);
int randomGetal (int min, int max);

#endif
