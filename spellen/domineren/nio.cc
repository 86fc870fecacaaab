// nio.cc: de vijf programma's NIO0A t/m NIO0E: lees een stand uit SPEL.IN, en
// schrijf wat een onderdeel van de opgave vraagt. Welk onderdeel dat is, een
// letter van a t/m e, zegt wie dit vertaalt: -DONDERDEEL="'a'".

#include <iostream>
#include <string>
#include <vector>
#include "../../terminal/hoofdprogramma.h"
#include "../../terminal/spelbestand.h"
#include "../../terminal/speler.h"
#include "../../terminal/uitvoerbestand.h"
#include "domineren.h"

using namespace std;

static_assert (ONDERDEEL >= 'a' && ONDERDEEL <= 'e', "geen letter van a t/m e");

// Retourneert: de regels die een onderdeel van een stand vraagt
vector<string> regelsVan (char onderdeel, Domineren &spel)
{
  if (onderdeel == 'a')  // wie is aan zet?
    return { Domineren::naamVanSpeler (spel.getSpeler ()) };
  if (onderdeel == 'b')  // hoeveel lege vakjes zijn er?
    return { to_string (spel.legeVakjes ()) };
  if (onderdeel == 'd')  // hoe gaat het met steeds de eerste zet?
    return spel.speelEerste ();
  if (onderdeel == 'e')  // en met het grootste verschil?
    return spel.speelVerschil ();
  vector<string> regels = spel.bepaalZetten ();  // welke zetten zijn er?
  regels.insert (regels.begin (), to_string (regels.size ()));
  return regels;
}

// Lees, en schrijf het uitvoerbestand; lukt dat niet, dan blijft dat bestand
// zoals het was.
// Retourneert: de exitcode; na een melding op stderr niet 0
int main (int argc, char **)
{
  terminal::bewaakGeheugen ();
  terminal::bezetNummers ();
  if (argc > 1)
  {
    cerr << "Dit programma neemt geen argumenten: het leest SPEL.IN." << endl;
    return terminal::VerkeerdGebruik;
  }
  Domineren spel (1, 1);
  vector<terminal::Letterspeler> spelers (2);  // van een bewaard spel
  if (!terminal::leesSpelbestand ("SPEL.IN", cerr, spel, spelers))
    return terminal::SpelOnleesbaar;
  const vector<string> regels = regelsVan (ONDERDEEL, spel);
  const char hoofdletter = static_cast<char> (ONDERDEEL - 'a' + 'A');
  terminal::Uitvoerbestand uitvoer (string ("NIO0") + hoofdletter + ".UIT");
  for (const string &regel : regels)
    uitvoer.stroom () << regel << "\n";
  return uitvoer.maakAf (cerr) ? terminal::Gelukt : terminal::Mislukt;
}
