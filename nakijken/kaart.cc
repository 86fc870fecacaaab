// kaart.cc: wat er van een keuring op papier komt; zie kaart.h.

#include "kaart.h"
#include "naspelen.h"

#include <cstdio>
#include <iomanip>

namespace nakijk
{

namespace
{

const size_t StijlOpKaart = 5, BeginOpKaart = 3;
const size_t MaxRegels = 16;        // van een spelbestand op de kaart
const size_t MaxRegel = 400;        // tekens van een opmerking
const char *const Volgorde[] = { "leesInSpel", "getSchalen", "getPot",
  "getInhoudSchalen", "getInhoudRijen", "drukAf", "eindstand",
  "bepaalVerschillendeZetten", "doeZet", "unDoeZet", "besteScore",
  "bepaalGoedeZet", "bepaalGoedeScore", "doeExperiment" };

// De onderdelen van een functie, met wat zij samen opleveren.
struct Functie
{
  std::string naam;
  int gegeven, hand, maximum, goed, alle;
  std::vector<const Uitslag *> uitslagen;
};

std::vector<Functie> functies (const Keuring &keuring)
{
  std::vector<Functie> lijst;
  for (const Uitslag &uitslag : keuring.uitslagen)
  {
    const Onderdeel &onderdeel = *uitslag.onderdeel;
    const bool bouwen = std::string ("bouwen") == onderdeel.functie;
    if (!keuring.alleen.empty () && !bouwen
        && keuring.alleen != onderdeel.functie)
      continue;
    if (lijst.empty () || lijst.back ().naam != onderdeel.functie)
      lijst.push_back (Functie { onderdeel.functie, 0, 0, 0, 0, 0, {} });
    Functie &functie = lijst.back ();
    functie.uitslagen.push_back (&uitslag);
    functie.maximum += onderdeel.punten;
    functie.gegeven += uitslag.status == Gegeven ? onderdeel.punten : 0;
    functie.hand += uitslag.status == MetDeHand ? onderdeel.punten : 0;
    functie.alle++;
    functie.goed += uitslag.status == Gegeven ? 1 : 0;
  }
  return lijst;
}

// Alles bij elkaar.
Functie totaal (const Keuring &keuring)
{
  Functie uit = { "totaal", 0, 0, 0, 0, 0, {} };
  for (const Functie &functie : functies (keuring))
  {
    uit.gegeven += functie.gegeven;
    uit.hand += functie.hand;
    uit.maximum += functie.maximum;
    uit.goed += functie.goed;
    uit.alle += functie.alle;
  }
  uit.gegeven = std::max (0, uit.gegeven - keuring.stijlpunten);
  return uit;
}

std::string breuk (int deel, int geheel)
{
  return std::to_string (deel) + "/" + std::to_string (geheel);
}

std::string rij (const std::string &naam, const std::string &goed,
                 const std::string &punten, const std::string &opmerking)
{
  std::ostringstream uit;
  uit << std::left << std::setw (26) << naam << std::right << std::setw (7)
      << goed << std::setw (8) << punten;
  if (!opmerking.empty ())
    uit << "   " << leesbaar (opmerking.substr (0, MaxRegel));
  return uit.str () + "\n";
}

// De opmerking bij een onderdeel dat niet goed is.
std::string waarom (const Uitslag &uitslag)
{
  const std::string punten = std::to_string (uitslag.onderdeel->punten);
  std::string uit = (uitslag.status == MetDeHand ? "?" : "-") + punten + " "
                    + uitslag.onderdeel->regel;
  if (!uitslag.reden.empty ())
    uit += "; " + uitslag.reden;
  else if (uitslag.fout > 0)
    uit += " (" + std::to_string (uitslag.fout) + " van "
           + std::to_string (uitslag.goed + uitslag.fout) + " keer mis)";
  return uit;
}

std::string rijen (const Functie &functie, const Keuring &keuring)
{
  std::vector<std::string> lijst;
  bool samen = functie.uitslagen.size () > 1;
  for (const Uitslag *uitslag : functie.uitslagen)
    samen = samen && uitslag->status == Verloren && !uitslag->reden.empty ()
            && uitslag->reden == functie.uitslagen[0]->reden;
  if (samen)
    lijst.push_back ("-" + std::to_string (functie.maximum) + " "
                     + functie.uitslagen[0]->reden);
  for (const Uitslag *uitslag : functie.uitslagen)
    if (samen)
      break;
    else if (uitslag->status == Verloren || uitslag->status == MetDeHand)
      lijst.push_back (waarom (*uitslag));
  if (functie.naam == "bouwen" && !keuring.bouw.bezwaar.empty ())
    lijst.push_back (keuring.bouw.bezwaar);
  if (functie.naam == "bouwen" && !keuring.bouw.waarschuwingen.empty ())
    lijst.push_back (std::to_string (keuring.bouw.waarschuwingen.size ())
                     + " keer een waarschuwing met -Wall");
  lijst.push_back ("");
  std::string tekst = rij (functie.naam, breuk (functie.goed, functie.alle),
    breuk (functie.gegeven, functie.maximum), lijst[0]);
  for (size_t i = 1; i + 1 < lijst.size (); i++)
    tekst += rij ("", "", "", lijst[i]);
  return tekst;
}

// Wat de nakijker zelf moet bekijken: per functie de punten, en waarom.
std::string metDeHand (const Keuring &keuring)
{
  std::string uit;
  for (const Functie &functie : functies (keuring))
  {
    std::string reden;
    for (const Uitslag *uitslag : functie.uitslagen)
      if (uitslag->status == MetDeHand && reden.empty ())
        reden = uitslag->reden;
    if (functie.hand == 0)
      continue;
    const auto plaats = keuring.plaatsen.find (functie.naam);
    uit += leesbaar ("met de hand: " + functie.naam + " ("
      + std::to_string (functie.hand) + (functie.hand == 1 ? " punt" : " punten")
      + "), want " + reden + (plaats == keuring.plaatsen.end () ? ""
        : "; zie " + plaats->second.plaats)) + "\n";
  }
  return uit;
}

//*************************************************************************

// Een tekst van meer regels, elk ingesprongen na een kop.
std::string blok (const std::string &kop, const std::string &tekst)
{
  std::istringstream in (tekst);
  std::string regel, alles;
  size_t regels = 0;
  while (std::getline (in, regel) && regels++ < MaxRegels)
    alles += "  " + (alles.empty () ? kop : "")
             + std::string (alles.empty () ? 10 - kop.size () : 10, ' ')
             + regel.substr (0, 300) + "\n";
  return alles;
}

std::string toonMisser (const Uitslag &uitslag, const std::string &nummer)
{
  const Misser &misser = uitslag.misser;
  std::string roept;
  for (const Stap *stap : aanroepen (misser.script))
    if (std::string ("pcr").find (stap->soort) == std::string::npos
        || letterVan (uitslag.onderdeel->functie) == stap->soort)
      roept += (roept.empty () ? "" : ", ") + stap->aanroep;
  return "misser " + nummer + ", " + uitslag.onderdeel->functie + ": "
    + uitslag.onderdeel->regel + "\n"
    + (misser.plek.stand.M > 0 ? blok ("stand", tekening (misser.plek.stand))
                               : blok ("bestand", misser.bestand))
    + blok ("aanroepen", roept) + blok ("verwacht", misser.verwacht)
    + blok ("gekregen", misser.gekregen) + blok ("zegt", misser.scherm)
    + blok ("opgave", uitslag.onderdeel->zin);
}

// De onderdelen met een misser: eerst van elke functie een, in de volgorde
// waarin de opgave gebouwd wordt, en dan de rest.
std::vector<const Uitslag *> missers (const Keuring &keuring, size_t &begin)
{
  std::vector<const Uitslag *> eerst, rest;
  const std::vector<Functie> lijst = functies (keuring);
  for (const char *naam : Volgorde)
    for (const Functie &functie : lijst)
    {
      bool gehad = functie.naam != naam;
      for (const Uitslag *uitslag : functie.uitslagen)
        if (functie.naam == naam && uitslag->heeftMisser
            && uitslag->status == Verloren)
        {
          (!gehad && eerst.size () < BeginOpKaart ? eerst : rest)
            .push_back (uitslag);
          gehad = true;
        }
    }
  begin = eerst.size ();
  eerst.insert (eerst.end (), rest.begin (), rest.end ());
  return eerst;
}

// De opmerkingen over stijl, zonder aftrek tenzij de nakijker dat wil.
std::string stijl (const Keuring &keuring, std::string &rest)
{
  std::vector<std::string> lijst = keuring.stijl;
  lijst.insert (lijst.end (), keuring.bouw.waarschuwingen.begin (),
                keuring.bouw.waarschuwingen.end ());
  std::string tekst;
  for (size_t i = 0; i < lijst.size (); i++)
    (i < StijlOpKaart ? tekst : rest) += "  " + lijst[i].substr (0, 150) + "\n";
  if (lijst.size () > StijlOpKaart)
    tekst += "  en " + std::to_string (lijst.size () - StijlOpKaart)
             + " meer, in het bestand missers\n";
  return tekst.empty () ? "" : "\nRegels van het vak ("
    + (keuring.stijlpunten > 0
       ? "-" + std::to_string (keuring.stijlpunten) + " punten"
       : std::string ("geen aftrek")) + "):\n" + tekst;
}

// Waar te beginnen, met het nummer van de misser die het laat zien.
std::string beginHier (const std::vector<const Uitslag *> &lijst, size_t begin)
{
  std::string uit;
  for (size_t i = 0; i < begin; i++)
    uit += "  " + std::string (lijst[i]->onderdeel->functie) + ": "
           + lijst[i]->onderdeel->regel + "; zie misser "
           + std::to_string (i + 1) + "\n";
  return uit.empty () ? "" : "\nBegin hier:\n" + uit;
}

std::string kop (const Keuring &keuring, bool student)
{
  const Functie som = totaal (keuring);
  const int verloren = som.maximum - som.gegeven - som.hand;
  std::string uit = "Scorekaart van " + leesbaar (keuring.naam)
    + (student ? ", voor de student (andere standen dan bij de beoordeling)"
               : ", zaad " + std::to_string (keuring.zaad)) + "\n";
  if (keuring.onvoldoende)
    uit = "onvoldoende: besteScore\n" + uit;
  if (!heeftZandbak ())
    uit += std::string (ZonderZandbak) + "\n";
  if (!keuring.genomen.empty ())
    uit += "Genomen is " + leesbaar (keuring.genomen) + ".\n";
  return uit + std::to_string (som.gegeven) + " punten van "
    + std::to_string (som.maximum) + ", " + std::to_string (verloren)
    + " verloren, " + std::to_string (som.hand) + " met de hand te geven\n";
}

}

//*************************************************************************

std::string kaart (const Keuring &keuring, const std::string &uitvoermap,
                   bool student)
{
  size_t begin = 0;
  const std::vector<const Uitslag *> lijst = missers (keuring, begin);
  const Functie som = totaal (keuring);
  std::string tekst = kop (keuring, student) + beginHier (lijst, begin), meer;
  const std::string hand = metDeHand (keuring);
  tekst += hand.empty () ? "" : "\n" + hand;
  if (!keuring.opmerkingen.empty ())
    tekst += "\n";
  for (const std::string &regel : keuring.opmerkingen)
    tekst += leesbaar (regel) + "\n";
  tekst += "\n" + rij ("functie", "goed", "punten", "opmerking")
           + std::string (76, '-') + "\n";
  for (const Functie &functie : functies (keuring))
    tekst += rijen (functie, keuring);
  if (keuring.grondig && keuring.bouw.gelukt)
    tekst += rij ("geheugen", "", "", keuring.geheugen);
  tekst += std::string (76, '-') + "\n"
           + rij ("totaal", breuk (som.goed, som.alle),
                  breuk (som.gegeven, som.maximum), "");
  if (!keuring.bouw.fouten.empty ())
    tekst += "\nDe compiler, over de bouw zoals de opgave die vraagt:\n"
             + keuring.bouw.fouten;
  tekst += stijl (keuring, meer);
  for (size_t i = 0; i < lijst.size (); i++)
  {
    const std::string nummer = std::to_string (i + 1),
                      een = toonMisser (*lijst[i], nummer);
    if (i >= begin)
      meer += "\n" + een;
    else
      tekst += "\n" + een;
    if (i < begin && !uitvoermap.empty ())
    {
      schrijfNaspelen (lijst[i]->misser, keuring.pad, uitvoermap,
                       "misser-" + nummer);
      tekst += blok ("naspelen", "make naspelen MISSER=" + uitvoermap
                                 + "/misser-" + nummer);
    }
  }
  if (!uitvoermap.empty () && !meer.empty ())
    schrijf (uitvoermap + "/missers", leesbaar (meer, true));
  if (lijst.size () > begin)
    tekst += "\nNog " + std::to_string (lijst.size () - begin)
             + " missers staan in het bestand missers.\n";
  return leesbaar (tekst, true);
}

//*************************************************************************

namespace
{

// De functies van de kaart.
std::vector<std::string> functienamen ()
{
  std::vector<std::string> namen;
  for (const Onderdeel &onderdeel : tabel ())
    if (namen.empty () || namen.back () != onderdeel.functie)
      namen.push_back (onderdeel.functie);
  return namen;
}

}

std::string csv (const Keuring &keuring)
{
  const Functie som = totaal (keuring);
  std::map<std::string,int> behaald;
  std::string velden, fouten;
  for (const Functie &functie : functies (keuring))
  {
    behaald[functie.naam] = functie.gegeven;
    for (const Uitslag *uitslag : functie.uitslagen)
      if (uitslag->status == Verloren)
        fouten += (fouten.empty () ? "" : " ")
                  + std::string (uitslag->onderdeel->naam);
  }
  for (const std::string &naam : functienamen ())
    velden += ";" + std::to_string (behaald[naam]);
  const std::string status = !keuring.bouw.gelukt ? "bouwt niet"
    : heeftZandbak () ? "nagekeken" : "nagekeken, onbeschermd";
  char tijd[32];
  std::snprintf (tijd, sizeof tijd, "%.1f", keuring.seconden);
  return veld (keuring.naam) + ";" + std::to_string (som.gegeven) + ";"
         + std::to_string (som.maximum) + ";" + std::to_string (som.hand)
         + velden + ";" + (keuring.onvoldoende ? "onvoldoende: besteScore" : "")
         + ";" + status + ";" + tijd + ";" + fouten
         + (keuring.stijl.empty () ? "" : " stijl:"
            + std::to_string (keuring.stijl.size ())) + "\n";
}

std::string csvKop ()
{
  std::string kop = "map;punten;maximum;met de hand";
  for (const std::string &naam : functienamen ())
    kop += ";" + naam;
  return kop + ";oordeel;status;seconden;opmerkingen\n";
}

std::string csvZonder (const std::string &naam, const std::string &status)
{
  std::string regel = veld (naam) + ";0;100;0";
  for (size_t i = 0; i < functienamen ().size (); i++)
    regel += ";0";
  return regel + ";;" + veld (status) + ";0;\n";
}

}
