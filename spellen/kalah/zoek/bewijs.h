// bewijs.h: los een stand van Kalah op zoals mensen haar zien.

#ifndef ZoekKalahBewijsHVar
#define ZoekKalahBewijsHVar

#include <vector>
#include "../../../zoek/voortgang.h"
#include "eindspel.h"
#include "onderzoek.h"
#include "oplosser.h"
#include "stelling.h"

namespace zoek
{
namespace kalah
{

struct Bewijs
{
  int uitkomst;              // voor wie aan beurt is: 1 winst, 0 gelijk, -1
  std::vector<int> zetten;   // kuiltjes 1 t/m 6, tot het spel uit is
  long long standen,         // die bezocht zijn, zonder de eindspeltabel
            tabelBytes;      // van de tabel daarvan, na afloop
};

// Los een stand op.
// Parameters:
// * kuiltjes, speler: de stand, als bij gezienDoor, en wie aan beurt is
// * eindspel: van hoeveel steentjes er een eindspeltabel komt
// * geheugen: hoeveel bytes er hoogstens gebruikt worden; genoeg daarvoor
// * toont: of de voortgang op stderr komt
// * bewijs: wordt wat er gevonden is, als true wordt geretourneerd
// Retourneert: false als het geheugen er niet is
inline bool bewijsStand (const std::vector<int> &kuiltjes, int speler,
                         int eindspel, size_t geheugen, bool toont,
                         Bewijs &bewijs)
{
  Voortgang bouwen ("Eindspeltabel", "standen",
                    static_cast<long long> (Eindspel::bytes (eindspel)));
  Eindspel tabel;
  if (!tabel.maak (eindspel, toont ? &bouwen : 0))
    return false;
  const int totaal = totaalVan (kuiltjes);
  const Zaaier zaaier (totaal);
  Voortgang zoeken ("losOp", "standen", 0);
  Oplosser oplosser (zaaier, tabel, totaal,
                     geheugen - Eindspel::bouwBytes (eindspel),
                     toont ? &zoeken : 0);
  const Kuilen stand = gezienDoor<Kuilen> (kuiltjes, speler);
  bewijs.uitkomst = oplosser.oordeel (stand);
  bewijs.zetten = oplosser.variant (stand);
  for (size_t i = 0; i < bewijs.zetten.size (); i++)
    bewijs.zetten[i]++;  // in het zoeken heten zij 0 t/m 5
  bewijs.standen = oplosser.aantalStanden ();
  bewijs.tabelBytes = static_cast<long long> (oplosser.bytes ());
  return true;
}

}
}

#endif
