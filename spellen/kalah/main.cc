// main.cc: de opdrachtregel van Kalah.

#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/opdrachtregel.h"
#include "../../terminal/hoofdprogramma.h"
#include "bewijs.h"
#include "kalah.h"
#include "menu.h"
#include "opslag.h"
#include "speler.h"
#include "wedstrijd.h"

using namespace std;

const char Versie[] = "Kalah 1.0";

const long long GewoonGeheugen = 1024,      // MiB, bij het oplossen
                MeesteGeheugen = 1048576;

// Wat de gebruiker op de opdrachtregel instelt.
struct Instellingen
{
  bool stil;               // geen voortgang op stderr
  long long zaad,          // van het toeval
            steentjes,     // per kuiltje, in een wedstrijd
            aantal,        // partijen in een wedstrijd
            opening,       // toevallige zetten aan het begin daarvan
            eindspel,      // steentjes in de eindspeltabel
            geheugen;      // MiB, bij het oplossen
  vector<string> woorden;  // wat er verder staat
};

//*************************************************************************

// Zet op het scherm hoe het programma te gebruiken is.
void toonGebruik ()
{
  cout <<
    "Kalah: zaai, sla, en laat de computer vooruitdenken.\n"
    "\n"
    "Gebruik:\n"
    "  ./Kalah [opties]                    het menu\n"
    "  ./Kalah [opties] BESTAND            een bewaard spel verder spelen\n"
    "  ./Kalah [opties] --partij 1:D 2:D   computers tegen elkaar, met een\n"
    "      tabel; D is een aantal beurten vooruit (1 t/m 40), of een tijd per\n"
    "      zet (0.001s t/m 3600s), bijvoorbeeld --partij 1:12 2:2.5s\n"
    "  ./Kalah [opties] --los [BESTAND]    wie wint er bij perfect spel, van\n"
    "      de beginstand of van een bewaard spel; met een hoofdvariant\n"
    "\n"
    "Een bewaard spel is een tekstbestand, hier met twee zetten:\n"
    "  Kalah 1                                spel en versie van de opmaak\n"
    "  kuiltjes 6 6 6 6 6 6 0 6 6 6 6 6 6 0   beginstand: kuiltjes 1 t/m 6\n"
    "  begint 1                               en kalah van speler 1 en 2\n"
    "  zet 6\n"
    "  zet 2\n"
    "  einde\n"
    "\n";
}

//*************************************************************************

// Zet de opties op het scherm.
void toonOpties ()
{
  cout <<
    "Opties bij --partij en --los:\n"
    "  --steentjes N   hoeveel er in elk kuiltje liggen, 3 t/m 8; anders 6\n"
    "\n"
    "Opties bij --partij:\n"
    "  --aantal N      hoeveel partijen, 1 t/m 100000; anders 1\n"
    "  --opening N     elke partij begint met N toevallige zetten, 0 t/m 10;\n"
    "                  anders 4. Elke opening wordt twee keer gespeeld: eerst\n"
    "                  begint speler 1, dan speler 2\n"
    "\n"
    "Opties bij --los:\n"
    "  --eindspel N    maak eerst een tabel van alle standen met hoogstens N\n"
    "                  steentjes in de kuiltjes, 0 t/m 30; anders 18\n"
    "  --geheugen N    gebruik hoogstens N MiB; anders 1024\n"
    "\n"
    "Opties:\n" << terminal::ZaadUitleg;
}

//*************************************************************************

// Zet de uitleg van de opdrachtregel op het scherm; zie toonSlot.
void toonHulp ()
{
  toonGebruik ();
  toonOpties ();
}

//*************************************************************************

// Lees wie er in een wedstrijd spelen.
// Parameters:
// * regel: de opdrachtregel, voor de meldingen
// * woorden: zoals 1:12 en 2:2.5s
// * spelers: worden speler 1 en 2
// Post: wat er niet klopt is gemeld
void leesSpelers (terminal::Opdrachtregel &regel, const vector<string> &woorden,
                  kalah::Speler spelers[2])
{
  bool genoemd[2] = { false, false };
  if (woorden.size () != 2)
    regel.fout ("--partij: gevonden " + to_string (woorden.size ())
                + " spelers, verwacht er twee, zoals 1:12 2:2.5s");
  for (size_t i = 0; i < woorden.size (); i++)
  {
    const string wie = woorden[i].substr (0, 2);
    const size_t nummer = wie == "2:" ? 1 : 0;
    if ((wie != "1:" && wie != "2:") || genoemd[nummer]
        || !spelers[nummer].lees (woorden[i].substr (2), false))
      regel.fout ("--partij: gevonden " + terminal::toonbaar (woorden[i])
                  + ", verwacht 1: en 2:, elk met "
                  + kalah::Speler::magComputer ());
    genoemd[nummer] = true;
  }
}

//*************************************************************************

// Speel een wedstrijd.
// Parameters:
// * regel: de opdrachtregel, voor de meldingen
// * instellingen: wat daar staat
// Retourneert: de exitcode
int speelWedstrijd (terminal::Opdrachtregel &regel,
                    const Instellingen &instellingen)
{
  kalah::Speler spelers[2];
  leesSpelers (regel, instellingen.woorden, spelers);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  terminal::toonZaad (instellingen.zaad);
  kalah::Wedstrijd (static_cast<int> (instellingen.steentjes),
                   static_cast<int> (instellingen.opening), spelers[0],
                   spelers[1], instellingen.stil)
    .speel (static_cast<int> (instellingen.aantal));
  return terminal::Gelukt;
}

//*************************************************************************

// Lees een bewaard spel van de opdrachtregel.
// Parameters:
// * namen: een bestandsnaam, of geen, en dan verandert er niets
// * spel: wordt het spel
// Retourneert: de exitcode
int lees (const vector<string> &namen, Kalah &spel)
{
  if (namen.empty ())
    return terminal::Gelukt;
  return terminal::leescode (kalah::Opslag (namen[0]).lees (spel), namen[0]);
}

//*************************************************************************

// Los een stand op.
// Parameter:
// * instellingen: wat er op de opdrachtregel staat
// Retourneert: de exitcode
int losOp (const Instellingen &instellingen)
{
  Kalah spel (static_cast<int> (instellingen.steentjes));
  const int code = lees (instellingen.woorden, spel);
  if (code != terminal::Gelukt)
    return code;
  if (kalah::Bewijs::teGroot (spel))
    return terminal::SpelOnleesbaar;
  const kalah::Bewijs bewijs (static_cast<int> (instellingen.eindspel),
                             instellingen.geheugen, instellingen.stil);
  return bewijs.losOp (spel) ? terminal::Gelukt : terminal::Mislukt;
}

//*************************************************************************

// Begin met een bewaard spel, of met het menu.
// Parameter:
// * instellingen: wat er op de opdrachtregel staat
// Retourneert: de exitcode
int speel (const Instellingen &instellingen)
{
  kalah::Menu menu (instellingen.stil);
  Kalah spel (GewoonSteentjes);
  const int code = lees (instellingen.woorden, spel);
  if (code != terminal::Gelukt)
    return code;
  terminal::toonZaad (instellingen.zaad);
  if (instellingen.woorden.empty () || menu.speel (spel))
    menu.hoofdMenu ();
  return terminal::Gelukt;
}

//*************************************************************************

// Lees de opties met een getal, en meld wat niet bij elkaar hoort.
// Parameters:
// * regel: de opdrachtregel
// * partij, los: of er om een wedstrijd of een oplossing gevraagd is
// * instellingen: krijgt wat er achter de opties staat
void leesOpties (terminal::Opdrachtregel &regel, bool partij, bool los,
                 Instellingen &instellingen)
{
  const bool
    tafel = regel.optieGetal ("--steentjes", MinSteentjes, MaxSteentjes,
                              instellingen.steentjes),
    keer = regel.optieGetal ("--aantal", 1, kalah::Wedstrijd::MaxAantal,
                             instellingen.aantal),
    begin = regel.optieGetal ("--opening", 0, kalah::Wedstrijd::MaxOpening,
                              instellingen.opening),
    tabel = regel.optieGetal ("--eindspel", 0, MeesteEindspel,
                              instellingen.eindspel),
    ruimte = regel.optieGetal ("--geheugen", 1, MeesteGeheugen,
                               instellingen.geheugen);
  if (partij && los)
    regel.fout ("gevonden --partij en --los, verwacht een van beide");
  if (tafel && !partij && !los)
    regel.fout ("--steentjes hoort bij --partij en --los");
  if ((keer || begin) && !partij)
    regel.fout ("--aantal en --opening horen bij --partij");
  if ((tabel || ruimte) && !los)
    regel.fout ("--eindspel en --geheugen horen bij --los");
  const long long nodig =
    Kalah::eindspelBytes (static_cast<int> (instellingen.eindspel))
    / kalah::PerMiB + 1;
  if (nodig > instellingen.geheugen)
    regel.fout ("--eindspel " + to_string (instellingen.eindspel) + " vraagt "
                + to_string (nodig) + " MiB, maar --geheugen is "
                + to_string (instellingen.geheugen));
}

//*************************************************************************

// Controleer de opdrachtregel en start wat zij vraagt.
// Parameter:
// * regel: de opdrachtregel, waar de opties uit gehaald worden
// Retourneert: de exitcode
int start (terminal::Opdrachtregel &regel)
{
  Instellingen instellingen =
    { regel.optie ("--stil"), terminal::beginToeval (regel), GewoonSteentjes, 1,
      kalah::Wedstrijd::GewoneOpening, GewoonEindspel, GewoonGeheugen, {} };
  const bool partij = regel.optie ("--partij"), los = regel.optie ("--los");
  leesOpties (regel, partij, los, instellingen);
  instellingen.woorden = regel.bestanden ();
  if (partij)
    return speelWedstrijd (regel, instellingen);
  terminal::keurAantal (regel, instellingen.woorden.size (), 1);
  if (!regel.klopt ())
    return terminal::VerkeerdGebruik;
  return los ? losOp (instellingen) : speel (instellingen);
}

//*************************************************************************

// Het hoofdprogramma.
// Parameters:
// * argc, argv: de opdrachtregel
// Retourneert: de exitcode
int main (int argc, char **argv)
{
  return terminal::hoofdprogramma (argc, argv, toonHulp, Versie, start);
}
