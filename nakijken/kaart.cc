// kaart.cc: wat er van een keuring op papier komt; zie kaart.h.

#include "kaart.h"
#include "naspelen.h"

#include <iomanip>

namespace nakijk
{

namespace
{

const size_t StijlOpKaart = 5, BeginOpKaart = 3;
const size_t MaxRegels = 16;        // van een spelbestand op de kaart
const size_t MaxRegel = 400;        // tekens van een opmerking

// De onderdelen van een functie, of alle, met wat zij samen opleveren.
struct Som
{
  std::string naam;
  int gegeven, hand, maximum, goed;
  std::vector<const Uitslag *> uitslagen;

  void tel (const Uitslag &uitslag)
  {
    const int punten = uitslag.onderdeel->punten;
    uitslagen.push_back (&uitslag);
    maximum += punten;
    gegeven += uitslag.status == Gegeven ? punten : 0;
    hand += uitslag.status == MetDeHand ? punten : 0;
    goed += uitslag.status == Gegeven ? 1 : 0;
  }
};

// De functies die gevraagd zijn, en daarna alles bij elkaar.
std::vector<Som> sommen (const Keuring &keuring)
{
  std::vector<Som> lijst;
  Som alles = { "totaal", 0, 0, 0, 0, {} };
  for (const Uitslag &uitslag : keuring.uitslagen)
  {
    const std::string &functie = uitslag.onderdeel->functie;
    if (!keuring.alleen.empty () && functie != "bouwen"
        && functie != keuring.alleen)
      continue;
    if (lijst.empty () || lijst.back ().naam != functie)
      lijst.push_back (Som { functie, 0, 0, 0, 0, {} });
    lijst.back ().tel (uitslag);
    alles.tel (uitslag);
  }
  alles.gegeven = std::max (0, alles.gegeven - keuring.stijlpunten);
  lijst.push_back (alles);
  return lijst;
}

std::string rij (const std::string &naam, const std::string &goed,
                 const std::string &punten, const std::string &opmerking)
{
  std::ostringstream uit;
  uit << std::left << std::setw (26) << naam << std::right << std::setw (7)
      << goed << std::setw (8) << punten;
  if (!opmerking.empty ())
    uit << "   " << opmerking.substr (0, MaxRegel);
  return leesbaar (uit.str ()) + "\n";
}

// De opmerking bij een onderdeel dat niet goed is.
std::string waarom (const Uitslag &uitslag)
{
  const Onderdeel &onderdeel = *uitslag.onderdeel;
  const std::string kop = (uitslag.status == MetDeHand ? "?" : "-")
    + std::to_string (onderdeel.punten) + " " + onderdeel.regel;
  if (!uitslag.reden.empty ())
    return kop + "; " + uitslag.reden;
  return uitslag.fout == 0 ? kop : kop + " (" + std::to_string (uitslag.fout)
    + " van " + std::to_string (uitslag.goed + uitslag.fout) + " keer mis)";
}

// De rijen van een functie in de tabel, of van alles bij elkaar.
std::string rijen (const Som &som, const Keuring &keuring)
{
  std::vector<std::string> lijst;
  bool samen = som.uitslagen.size () > 1;
  for (const Uitslag *uitslag : som.uitslagen)
  {
    samen = samen && uitslag->status == Verloren && !uitslag->reden.empty ()
            && uitslag->reden == som.uitslagen[0]->reden;
    if (uitslag->status == Verloren || uitslag->status == MetDeHand)
      lijst.push_back (waarom (*uitslag));
  }
  if (samen)
    lijst = { "-" + std::to_string (som.maximum) + " "
              + som.uitslagen[0]->reden };
  if (som.naam == "totaal")
    lijst.clear ();
  if (som.naam == "bouwen" && !keuring.bouw.bezwaar.empty ())
    lijst.push_back (keuring.bouw.bezwaar);
  if (som.naam == "bouwen" && !keuring.bouw.waarschuwingen.empty ())
    lijst.push_back (std::to_string (keuring.bouw.waarschuwingen.size ())
                     + " keer een waarschuwing met -Wall");
  std::string tekst = rij (som.naam,
    std::to_string (som.goed) + "/" + std::to_string (som.uitslagen.size ()),
    std::to_string (som.gegeven) + "/" + std::to_string (som.maximum),
    lijst.empty () ? "" : lijst[0]);
  for (size_t i = 1; i < lijst.size (); i++)
    tekst += rij ("", "", "", lijst[i]);
  return tekst;
}

// Wat de nakijker zelf moet bekijken van een functie: de punten, en waarom.
std::string metDeHand (const Som &functie, const Keuring &keuring)
{
  std::string reden;
  for (const Uitslag *uitslag : functie.uitslagen)
    if (uitslag->status == MetDeHand && reden.empty ())
      reden = uitslag->reden;
  const auto plaats = keuring.bronnen.plaatsen.find (functie.naam);
  return functie.hand == 0 || functie.naam == "totaal" ? "" : leesbaar (
    "met de hand: " + functie.naam + " (" + std::to_string (functie.hand)
    + (functie.hand == 1 ? " punt" : " punten") + "), want " + reden
    + (plaats == keuring.bronnen.plaatsen.end () ? ""
       : "; zie " + plaats->second)) + "\n";
}

//*************************************************************************

// Een tekst van meer regels, elk ingesprongen na een kop.
std::string blok (const std::string &kop, const std::string &tekst)
{
  std::vector<std::string> regels = regelsVan (tekst);
  std::ostringstream uit;
  regels.resize (std::min (regels.size (), MaxRegels));
  for (size_t i = 0; i < regels.size (); i++)
    uit << "  " << std::left << std::setw (10) << (i == 0 ? kop : "")
        << regels[i].substr (0, 300) << "\n";
  return uit.str ();
}

std::string toonMisser (const Uitslag &uitslag, size_t nummer)
{
  const Misser &misser = uitslag.misser;
  const Onderdeel &onderdeel = *uitslag.onderdeel;
  std::string roept;
  for (const Stap *stap : aanroepen (misser.script))
    if (std::string ("pcr").find (stap->soort) == std::string::npos
        || letterVan (onderdeel.functie) == stap->soort)
      roept += (roept.empty () ? "" : ", ") + stap->aanroep;
  return "\nmisser " + std::to_string (nummer) + ", " + onderdeel.functie + ": "
    + onderdeel.regel + "\n"
    + (misser.plek.stand.M > 0 ? blok ("stand", tekening (misser.plek.stand))
                               : blok ("bestand", misser.bestand))
    + blok ("aanroepen", roept) + blok ("verwacht", misser.verwacht)
    + blok ("gekregen", misser.gekregen) + blok ("zegt", misser.scherm)
    + blok ("opgave", onderdeel.zin);
}

// De onderdelen met een misser: eerst van elke functie een, in de volgorde
// waarin de opgave gebouwd wordt, en dan de rest.
// Parameter:
// * begin: hoeveel er van die eerste zijn
std::vector<const Uitslag *> missers (const Som &alles, size_t &begin)
{
  std::vector<const Uitslag *> eerst, rest;
  for (const Uitslag *uitslag : alles.uitslagen)
    if (uitslag->heeftMisser () && uitslag->status == Verloren)
    {
      const bool gehad = !eerst.empty ()
        && eerst.back ()->onderdeel->functie == uitslag->onderdeel->functie;
      (!gehad && eerst.size () < BeginOpKaart ? eerst : rest)
        .push_back (uitslag);
    }
  begin = eerst.size ();
  eerst.insert (eerst.end (), rest.begin (), rest.end ());
  return eerst;
}

// Regels met een lege en een kop ervoor, als ze er zijn.
std::string alinea (const std::string &titel, const std::string &regels)
{
  return regels.empty () ? "" : "\n" + titel + regels;
}

// De opmerkingen over stijl, zonder aftrek tenzij de nakijker dat wil.
// Parameter:
// * rest: hierachter komt wat er niet op de kaart past
std::string stijl (const Keuring &keuring, std::string &rest)
{
  std::vector<std::string> lijst = keuring.bronnen.stijl;
  lijst.insert (lijst.end (), keuring.bouw.waarschuwingen.begin (),
                keuring.bouw.waarschuwingen.end ());
  const std::string aftrek = keuring.stijlpunten == 0 ? "geen aftrek"
    : "-" + std::to_string (keuring.stijlpunten) + " punten";
  std::string tekst;
  for (size_t i = 0; i < lijst.size (); i++)
    (i < StijlOpKaart ? tekst : rest) += "  " + lijst[i].substr (0, 150) + "\n";
  if (lijst.size () > StijlOpKaart)
    tekst += "  en " + std::to_string (lijst.size () - StijlOpKaart)
             + " meer, in het bestand missers\n";
  return alinea ("Regels van het vak (" + aftrek + "):\n", tekst);
}

// De eerste regels: van wie de kaart is, en de drie getallen.
std::string kop (const Keuring &keuring, const Som &som, bool student)
{
  std::string uit = keuring.onvoldoende ? "onvoldoende: besteScore\n" : "";
  uit += "Scorekaart van " + leesbaar (keuring.naam)
    + (student ? ", voor de student (andere standen dan bij de beoordeling)"
               : ", zaad " + std::to_string (keuring.zaad)) + "\n";
  if (!heeftZandbak ())
    uit += std::string (ZonderZandbak) + "\n";
  if (!keuring.genomen.empty ())
    uit += "Genomen is " + leesbaar (keuring.genomen) + ".\n";
  return uit + std::to_string (som.gegeven) + " punten van "
    + std::to_string (som.maximum) + ", "
    + std::to_string (som.maximum - som.gegeven - som.hand) + " verloren, "
    + std::to_string (som.hand) + " met de hand te geven\n";
}

}

//*************************************************************************

std::string kaart (const Keuring &keuring, const std::string &uitvoermap,
                   bool student)
{
  const std::vector<Som> functies = sommen (keuring);
  const std::string streep = std::string (76, '-') + "\n";
  size_t begin = 0;
  const std::vector<const Uitslag *> lijst = missers (functies.back (), begin);
  std::string eerst, hand, opmerkingen, meer,
              tekst = kop (keuring, functies.back (), student);
  for (size_t i = 0; i < begin; i++)
    eerst += "  " + lijst[i]->onderdeel->functie + ": "
      + lijst[i]->onderdeel->regel + "; zie misser " + std::to_string (i + 1)
      + "\n";
  for (const Som &functie : functies)
    hand += metDeHand (functie, keuring);
  for (const std::string &regel : keuring.opmerkingen)
    opmerkingen += leesbaar (regel) + "\n";
  tekst += alinea ("Begin hier:\n", eerst) + alinea ("", hand)
    + alinea ("", opmerkingen) + "\n"
    + rij ("functie", "goed", "punten", "opmerking") + streep;
  for (const Som &functie : functies)
  {
    if (functie.naam == "totaal")
      tekst += streep;
    tekst += rijen (functie, keuring);
  }
  tekst += alinea ("De compiler, over de bouw zoals de opgave die vraagt:\n",
                   keuring.bouw.fouten) + stijl (keuring, meer);
  for (size_t i = 0; i < lijst.size (); i++)
  {
    const std::string naam = "misser-" + std::to_string (i + 1);
    (i < begin ? tekst : meer) += toonMisser (*lijst[i], i + 1);
    if (i >= begin)
      continue;
    schrijfNaspelen (lijst[i]->misser, keuring.pad, uitvoermap, naam);
    tekst += blok ("naspelen",
                   "make naspelen MISSER=" + uitvoermap + "/" + naam);
  }
  if (!meer.empty ())
    schrijf (uitvoermap + "/missers", leesbaar (meer, true));
  if (lijst.size () > begin)
    tekst += "\nNog " + std::to_string (lijst.size () - begin)
             + " missers staan in het bestand missers.\n";
  return leesbaar (tekst, true);
}

//*************************************************************************

namespace
{

// Een regel van de tabel.
// Parameters:
// * begin, eind: wat er voor en achter de functies staat
// * waarde: wat er bij een functie staat
std::string csvRegel (const std::string &begin, const std::string &eind,
  const std::function<std::string (const std::string &)> &waarde)
{
  std::string regel = begin, vorige;
  for (const Onderdeel &onderdeel : tabel ())
  {
    if (vorige != onderdeel.functie)
      regel += ";" + waarde (onderdeel.functie);
    vorige = onderdeel.functie;
  }
  return regel + ";" + eind + "\n";
}

}

std::string csv (const Keuring &keuring)
{
  std::map<std::string,int> behaald;
  const std::vector<Som> functies = sommen (keuring);
  const Som &som = functies.back ();
  std::ostringstream begin, eind;
  for (const Som &functie : functies)
    behaald[functie.naam] = functie.gegeven;
  begin << veld (keuring.naam) << ";" << som.gegeven << ";" << som.maximum
        << ";" << som.hand;
  eind << (keuring.onvoldoende ? "onvoldoende: besteScore" : "") << ";"
       << (!keuring.bouw.gelukt ? "bouwt niet" : heeftZandbak () ? "nagekeken"
           : "nagekeken, onbeschermd")
       << ";" << std::fixed << std::setprecision (1) << keuring.seconden << ";";
  const char *tussen = "";
  for (const Uitslag *uitslag : som.uitslagen)
    if (uitslag->status == Verloren)
    {
      eind << tussen << uitslag->onderdeel->naam;
      tussen = " ";
    }
  if (!keuring.bronnen.stijl.empty ())
    eind << " stijl:" << keuring.bronnen.stijl.size ();
  return csvRegel (begin.str (), eind.str (), [&] (const std::string &functie)
                   { return std::to_string (behaald[functie]); });
}

std::string csvKop ()
{
  return csvRegel ("map;punten;maximum;met de hand",
                   "oordeel;status;seconden;opmerkingen",
                   [] (const std::string &functie) { return functie; });
}

std::string csvZonder (const std::string &naam, const std::string &status)
{
  return csvRegel (veld (naam) + ";0;100;0", ";" + veld (status) + ";0;",
                   [] (const std::string &) { return "0"; });
}

}
