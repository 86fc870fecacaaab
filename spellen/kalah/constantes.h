// constantes.h: de getallen van Kalah.

#ifndef KalahConstantesHVar
#define KalahConstantesHVar

const int MinSteentjes = 3, MaxSteentjes = 8;  // per kuiltje, in het begin
const int GewoonSteentjes = 6;      // als er een verkeerd aantal gevraagd is
const int MaxTotaal = 10000;        // steentjes in een stand van zetStand
const int AantalKuiltjes = 6;       // kleine kuiltjes van een speler
const int KalahPlaats = AantalKuiltjes;     // van 0 af geteld: erachter
const int PerSpeler = AantalKuiltjes + 1;   // met de kalah erbij
const int Rondgang = AantalKuiltjes + PerSpeler;  // waar iemand zaait

const int GewoonEindspel = 18;      // steentjes in een eindspeltabel
const int MeesteEindspel = 30;      // dat is al 11 GB
const int MeesteKlein = 127;        // steentjes in een stand voor losOp; met
                                    // meer denkt de computer langzamer

const int GeenZet = 0;              // het kuiltje als er niet te zetten is,
const int GeenKuil = AantalKuiltjes;  // en wie zoekt telt de kuilen vanaf 0
const int GeenWinnaar = -1;         // het spel is nog bezig
const int Gelijk = 0;               // niemand heeft gewonnen

#endif
