// wiewint.h: wie wint een spel met lege borden, en wat Monte Carlo ervan maakt.

#ifndef WiewintHVar
#define WiewintHVar

#include "gereedschap.h"
#include "maat.h"
#include "standaard.h"
#include "zoek/geheugen.h"
#include "zoek/tegelspel/oplosser.h"

namespace verslag
{

// Wat er van een begin bekend is.
struct Begin
{
  int score,    // voor wie begint, als beiden zo goed mogelijk spelen
      zetten,   // hoeveel verschillende eerste zetten er zijn
      besten,   // hoeveel daarvan die score halen
      verlies;  // wat de zet van bepaalGoedeZet minder waard is
};

// Bepaal dat alles met een tabel: de score, welke zetten haar halen, en hoeveel
// minder de zet van Monte Carlo haalt.
// Parameters:
// * zoeker: een Oplosser van dit spel
// * ruimte: de stellingen; het gaat om de eerste
// * zetten: de zetten daarin
// * gekozen: de plaats daarin van de zet van Monte Carlo
template <typename Zoeker>
Begin metZoeker (Zoeker &zoeker,
                 const zoek::tegelspel::Speelruimte &ruimte,
                 const std::vector<int> &zetten, size_t gekozen)
{
  Begin begin = { zoeker.score (ruimte.begin ()),
                  static_cast<int> (zetten.size ()), 0, 0 };
  for (int zet : zetten)
    if (zoeker.hoogstens (naZet (ruimte.begin (), zet), -begin.score))
      begin.besten++;
  while (!zoeker.hoogstens (naZet (ruimte.begin (), zetten[gekozen]),
                            begin.verlies - begin.score))
    begin.verlies++;
  return begin;
}

// Parameters:
// * inhoud: een spel met lege borden
// * simulaties: voor bepaalGoedeZet, per zet
// * zaad: bepaalt het toeval van bepaalGoedeZet
// Retourneert: wat er van het begin bekend is
inline Begin beoordeel (const Spelbestand &inhoud, int simulaties,
                        unsigned long long zaad)
{
  TegelSpel spel;
  lees (spel, inhoud);
  zetZaad (zaad);
  const Zet goede = spel.bepaalGoedeZet (simulaties);
  const Paren schalen = spel.getInhoudSchalen ();
  std::vector<int> nummers;
  size_t gekozen = 0;
  for (const Zet &zet : spel.bepaalVerschillendeZetten ())
  {
    const std::pair<int,int> ligt = schalen[static_cast<size_t> (zet.first)];
    gekozen = zet == goede ? nummers.size () : gekozen;
    nummers.push_back (zet.second == 'g'
                       ? zoek::tegelspel::zetVan (0, ligt.first)
                       : zoek::tegelspel::zetVan (1, ligt.second));
  }
  const zoek::tegelspel::Speelruimte ruimte = ruimteVan (inhoud);
  zoek::tegelspel::Oplosser<unsigned> klein (ruimte, zoek::GeheugenGrens);
  if (klein.tabelPast ())
    return metZoeker (klein, ruimte, nummers, gekozen);
  zoek::tegelspel::Oplosser<unsigned long long> groot (ruimte,
                                                       zoek::GeheugenGrens);
  return metZoeker (groot, ruimte, nummers, gekozen);
}

}

#endif
