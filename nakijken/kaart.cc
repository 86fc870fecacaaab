// kaart.cc: wat er van een keuring op papier komt; zie kaart.h.

#include "kaart.h"
#include "naspelen.h"
#include "zandbak.h"

#include <cstdio>
#include <iomanip>
#include <map>

namespace nakijk
{

namespace
{

const size_t MissersOpKaart = 3;    // getekend; de rest in een bestand
const size_t StijlOpKaart = 5;
const size_t Oorzaken = 3;
const size_t MaxRegels = 16;        // van een spelbestand op de kaart
const size_t MaxRegel = 400;        // tekens van een opmerking
const int BreedteNaam = 26, BreedteGoed = 7, BreedtePunten = 8;
const char Snelheid[] = "snelheid";

// Een tekst zonder stuurtekens, op een regel als het er een hoort te zijn.
std::string leesbaar (std::string tekst, bool regels = false)
{
  for (char &teken : tekst)
    if ((static_cast<unsigned char> (teken) < ' ' || teken == 127)
        && !(regels && teken == '\n'))
      teken = '_';
  return tekst;
}

std::string breuk (int deel, int geheel)
{
  return std::to_string (deel) + "/" + std::to_string (geheel);
}

// Een regel van de tabel.
std::string rij (const std::string &naam, const std::string &goed,
                 const std::string &punten, const std::string &opmerking)
{
  std::ostringstream uit;
  uit << std::left << std::setw (BreedteNaam) << naam << std::right
      << std::setw (BreedteGoed) << goed << std::setw (BreedtePunten)
      << punten;
  if (!opmerking.empty ())
    uit << "   " << leesbaar (opmerking.substr (0, MaxRegel));
  return uit.str () + "\n";
}

// De opmerking bij een onderdeel dat mislukt is.
std::string waaromFout (const Uitslag &uitslag)
{
  const int punten = uitslag.onderdeel.punten;
  std::string opmerking =
    (punten > 0 ? "-" + std::to_string (punten) + " " : " 0 ")
    + uitslag.onderdeel.regel;
  if (punten == 0 && !uitslag.onderdeel.zin.empty ())
    opmerking += " (opgave: \"" + uitslag.onderdeel.zin + "\")";
  if (uitslag.proeven < uitslag.overgeslagen
      || (uitslag.proeven == 0 && uitslag.onderdeel.naam != "bouwen"))
    opmerking += "; niet te zien, door een fout in een andere functie";
  else if (!uitslag.reden.empty ())
    opmerking += "; " + uitslag.reden;
  else if (uitslag.proeven == 1 && !uitslag.missers.empty ())
    opmerking += "; " + uitslag.missers[0].gekregen;
  else if (uitslag.proeven > 1)
    opmerking += " (" + std::to_string (uitslag.mislukt) + " van "
                 + std::to_string (uitslag.proeven)
                 + " proeven mis)";
  return opmerking;
}

// De opmerkingen bij een functie: wat mislukte en wat er verder te zeggen is.
std::vector<std::string> opmerkingen (const Functie &functie,
                                      const Keuring &keuring)
{
  std::vector<std::string> lijst;
  for (const Uitslag *uitslag : functie.uitslagen)
  {
    if (!uitslag->goed)
      lijst.push_back (waaromFout (*uitslag));
    if (uitslag->vervolg > 0)
      lijst.push_back ("geen aftrek: " + std::to_string (uitslag->vervolg)
                       + " van " + std::to_string (uitslag->proeven)
                       + " keer fout, maar volgens haar eigen regels goed ("
                       + uitslag->onderdeel.regel + ")");
    for (const std::string &tekst : uitslag->opmerkingen)
      lijst.push_back (tekst);
  }
  if (functie.naam == "bouwen")
  {
    if (!keuring.bouw.bezwaar.empty ())
      lijst.push_back (keuring.bouw.bezwaar);
    if (!keuring.bouw.waarschuwingen.empty ())
      lijst.push_back (std::to_string (keuring.bouw.waarschuwingen.size ())
                       + (keuring.bouw.waarschuwingen.size () == 1
                          ? " waarschuwing" : " waarschuwingen")
                       + " met -Wall");
  }
  return lijst;
}

// De voorbeeldspellen naast wat er uit hoort te komen.
std::string voorbeelden (const Functie &functie)
{
  std::string tekst;
  for (const Uitslag *uitslag : functie.uitslagen)
  {
    if (uitslag->proeven == 0)
      continue;
    std::string regel = uitslag->onderdeel.regel + ": " + uitslag->reden;
    if (!uitslag->opmerkingen.empty ())
      regel = uitslag->opmerkingen[0];
    else if (uitslag->reden.empty () && !uitslag->missers.empty ())
      regel += uitslag->missers[0].gekregen;
    tekst += leesbaar (regel) + "\n";
  }
  return tekst;
}

// De rijen van de tabel voor een functie.
std::string rijen (const Functie &functie, const Keuring &keuring)
{
  if (functie.naam == Snelheid)
    return "";
  std::vector<std::string> lijst;
  if (keuring.bouw.gelukt || functie.naam == "bouwen")
    lijst = opmerkingen (functie, keuring);
  if (lijst.empty ())
    lijst.push_back ("");
  const bool telt = functie.maximum > 0;
  std::string tekst = rij (functie.naam,
    telt ? breuk (functie.goed, functie.onderdelen) : "",
    telt ? breuk (functie.punten, functie.maximum) : "", lijst[0]);
  for (size_t i = 1; i < lijst.size (); i++)
    tekst += rij ("", "", "", lijst[i]);
  return tekst;
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
             + regel.substr (0, 200) + "\n";
  return alles;
}

// De zetten van een misser, met "terug" voor een teruggenomen zet.
std::string zettenTekst (const Misser &misser)
{
  std::string tekst;
  for (const std::string &zet : misser.zetten)
  {
    if (!tekst.empty ())
      tekst += ", ";
    tekst += zet == "3" ? "terug" : "(" + zet.substr (2, 1) + ","
                                    + zet.substr (4) + ")";
  }
  return tekst;
}

// Een misser zoals hij op de kaart komt.
std::string toonMisser (const Uitslag &uitslag, const Misser &misser,
                        const std::string &kop, const std::string &naam)
{
  std::string tekst = kop + ": " + uitslag.onderdeel.regel + "\n";
  if (!misser.stand.empty ())
    tekst += blok (misser.zetten.empty () ? "stand" : "stand nu",
                   misser.stand);
  else
    tekst += blok ("bestand", misser.bestand);
  tekst += blok ("na zetten", zettenTekst (misser))
           + blok ("aanroep", misser.aanroep)
           + blok ("verwacht", misser.verwacht)
           + blok ("gekregen", misser.gekregen)
           + blok ("zegt", misser.scherm);
  if (!naam.empty ())
    tekst += blok ("naspelen", naam + ".cc, of in het menu: "
                               + menuInvoer (misser, naam + ".txt"));
  return tekst + "\n";
}

// Een onderdeel dat misging.
struct Oorzaak
{
  const Uitslag *uitslag;
  const Functie *functie;
  int punten;              // die de functie verloor, of 0 als het niet telt
};

int missers (const Functie &functie)
{
  int som = 0;
  for (const Uitslag *uitslag : functie.uitslagen)
    som += uitslag->onderdeel.punten > 0 ? uitslag->mislukt : 0;
  return som;
}

// Verzamelt de missers, de belangrijkste oorzaak eerst: de fout in de regels
// die verklaart wat andere functies anders doen, en dan wat het duurst is.
class Missers
{
  public:

    explicit Missers (const std::vector<Functie> &lijst)
    : eerste (nullptr), gevolgen (0)
    {
      for (const Functie &functie : lijst)
        for (const Uitslag *uitslag : functie.uitslagen)
        {
          gevolgen += uitslag->vervolg + uitslag->overgeslagen;
          if (!uitslag->onderdeel.zoekt () && functie.naam != "doeExperiment"
              && functie.punten < functie.maximum
              && (eerste == nullptr || missers (functie) > missers (*eerste)))
            eerste = &functie;
          if (functie.naam != Snelheid && !uitslag->goed
              && uitslag->proeven + uitslag->overgeslagen > 0)
            oorzaken.push_back (Oorzaak { uitslag, &functie,
              uitslag->onderdeel.punten == 0 ? 0
              : functie.maximum - functie.punten });
        }
      if (gevolgen == 0)
        eerste = nullptr;
      std::stable_sort (oorzaken.begin (), oorzaken.end (),
                        [this] (const Oorzaak &a, const Oorzaak &b)
      {
        const int rang[] = { rangVan (a), rangVan (b) };
        return rang[0] != rang[1] ? rang[0] > rang[1]
               : a.functie != b.functie ? a.functie < b.functie
               : a.punten > 0 && a.uitslag->mislukt > b.uitslag->mislukt;
      });
    }

    // De regels waarmee te beginnen is: per functie een.
    std::string beginHier () const
    {
      std::string tekst;
      std::vector<const Functie *> functies;
      for (const Oorzaak &oorzaak : oorzaken)
      {
        const Uitslag &uitslag = *oorzaak.uitslag;
        if (uitslag.missers.empty () || functies.size () == Oorzaken
            || oorzaak.punten == 0
            || std::find (functies.begin (), functies.end (), oorzaak.functie)
               != functies.end ())
          continue;
        functies.push_back (oorzaak.functie);
        tekst += "  " + oorzaak.functie->naam + ": " + uitslag.onderdeel.regel
                 + "; hieraan hangen " + std::to_string (oorzaak.punten)
                 + " punten"
                 + (oorzaak.functie == eerste
                    ? " en " + std::to_string (gevolgen)
                      + " afwijkingen bij andere functies" : "")
                 + ", zie misser "
                 + std::to_string (nummerVan (uitslag.missers[0])) + "\n";
      }
      return tekst.empty () ? "" : "Begin hier:\n" + tekst + "\n";
    }

    // Alle missers, en de bestanden om ze na te spelen.
    std::vector<std::string> toon (const std::string &uitvoermap)
    {
      std::vector<std::string> teksten;
      for (const Oorzaak &oorzaak : oorzaken)
        for (const Misser &misser : oorzaak.uitslag->missers)
        {
          volgorde.push_back (&misser);
          const std::string nummer = std::to_string (volgorde.size ());
          std::string naam;
          if (!uitvoermap.empty () && !misser.bestand.empty ())
          {
            naam = "misser-" + nummer;
            schrijfNaspelen (misser, uitvoermap, naam);
          }
          teksten.push_back (toonMisser (*oorzaak.uitslag, misser,
            "misser " + nummer + ", " + oorzaak.uitslag->onderdeel.functie,
            naam));
        }
      return teksten;
    }

  private:

    std::vector<Oorzaak> oorzaken;
    const Functie *eerste;   // die verklaart wat er elders anders is, of null
    int gevolgen;            // zoveel keer
    std::vector<const Misser *> volgorde;

    // Wat voorop hoort is meer: eerst per functie, dan in de volgorde van de
    // tabel.
    int rangVan (const Oorzaak &oorzaak) const
    {
      const int duurst = 100;
      return oorzaak.punten == 0 ? 0
             : oorzaak.punten + (oorzaak.functie == eerste ? duurst : 0);
    }

    size_t nummerVan (const Misser &misser) const
    {
      for (size_t i = 0; i < volgorde.size (); i++)
        if (volgorde[i] == &misser)
          return i + 1;
      return 0;
    }
};

// Waaraan te zien is hoe veilig en hoe geldig de kaart is.
std::string kop (const Keuring &keuring, bool student)
{
  std::string tekst = "Scorekaart van " + leesbaar (keuring.naam)
    + (student ? ", voor de student (andere standen dan bij de beoordeling)"
               : "") + "\n";
  if (!heeftZandbak ())
    tekst += std::string (ZonderZandbak) + "\n";
  return tekst + "\n";
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
  return tekst.empty () ? "" : "Regels van het vak ("
    + (keuring.stijlpunten > 0
       ? "-" + std::to_string (keuring.stijlpunten) + " punten"
       : std::string ("geen aftrek")) + "):\n" + tekst;
}

}

//*************************************************************************

std::vector<Functie> functies (const Keuring &keuring)
{
  std::vector<Functie> lijst;
  for (const Uitslag &uitslag : keuring.uitslagen)
  {
    if (lijst.empty () || lijst.back ().naam != uitslag.onderdeel.functie)
      lijst.push_back (Functie { uitslag.onderdeel.functie, 0, 0, 0, 0, {} });
    Functie &functie = lijst.back ();
    const int punten = uitslag.onderdeel.punten;
    functie.uitslagen.push_back (&uitslag);
    functie.maximum += punten;
    functie.onderdelen += punten > 0 ? 1 : 0;
    functie.punten += uitslag.goed ? punten : 0;
    functie.goed += uitslag.goed && punten > 0 ? 1 : 0;
  }
  return lijst;
}

int punten (const Keuring &keuring, int &maximum)
{
  int som = -keuring.stijlpunten;
  maximum = 0;
  for (const Functie &functie : functies (keuring))
  {
    som += functie.punten;
    maximum += functie.maximum;
  }
  return std::max (som, 0);
}

std::string kaart (const Keuring &keuring, const std::string &uitvoermap,
                   bool student)
{
  const std::vector<Functie> lijst = functies (keuring);
  int goed = 0, onderdelen = 0, maximum = 0;
  const int som = punten (keuring, maximum);
  Missers missers (lijst);
  const std::vector<std::string> teksten = missers.toon (uitvoermap);
  std::string tekst = kop (keuring, student) + missers.beginHier (), tabel,
              meer, spellen;
  for (const Functie &functie : lijst)
  {
    tabel += rijen (functie, keuring);
    goed += functie.goed;
    onderdelen += functie.onderdelen;
    if (functie.naam == Snelheid)
      spellen = voorbeelden (functie);
  }
  if (!spellen.empty ())
    tekst += spellen + "\n";
  tekst += rij ("functie", "goed", "punten", "opmerking")
           + std::string (76, '-') + "\n" + tabel;
  if (keuring.grondig && keuring.bouw.gelukt)
    tekst += rij ("geheugen", "", "", keuring.geheugen);
  tekst += std::string (76, '-') + "\n"
           + rij ("totaal", breuk (goed, onderdelen), breuk (som, maximum), "");
  if (!keuring.bouw.fouten.empty ())
    tekst += "\nDe compiler, over de bouw zoals de opgave die vraagt:\n"
             + keuring.bouw.fouten;
  const std::string regels = stijl (keuring, meer);
  tekst += (regels.empty () ? "" : "\n" + regels)
           + (teksten.empty () ? "" : "\n");
  for (size_t i = 0; i < teksten.size (); i++)
    (i < MissersOpKaart ? tekst : meer) += teksten[i];
  if (!uitvoermap.empty () && !meer.empty ())
    schrijf (uitvoermap + "/missers", leesbaar (meer, true));
  if (teksten.size () > MissersOpKaart)
    tekst += "Nog " + std::to_string (teksten.size () - MissersOpKaart)
             + " missers staan in het bestand missers.\n";
  return leesbaar (tekst, true);
}

//*************************************************************************

namespace
{

// Een naam waar geen teken van een tabel in zit.
std::string csvNaam (std::string naam)
{
  for (char &teken : naam)
    if (teken == ';' || static_cast<unsigned char> (teken) < ' ')
      teken = '_';
  return naam;
}

// De functies die punten opleveren, ook als er niets gedraaid is.
std::vector<std::string> functienamen ()
{
  std::vector<std::string> namen;
  for (const Onderdeel &onderdeel : tabel ())
    if (onderdeel.punten > 0
        && (namen.empty () || namen.back () != onderdeel.functie))
      namen.push_back (onderdeel.functie);
  return namen;
}

}

std::string csv (const Keuring &keuring)
{
  int maximum = 0, vervolg = 0;
  const int som = punten (keuring, maximum);
  std::string velden, fouten;
  std::map<std::string,int> behaald;
  for (const Functie &functie : functies (keuring))
  {
    behaald[functie.naam] = functie.punten;
    for (const Uitslag *uitslag : functie.uitslagen)
    {
      vervolg += uitslag->vervolg;
      if (!uitslag->goed && uitslag->onderdeel.punten > 0
          && uitslag->proeven > 0)
        fouten += (fouten.empty () ? "" : " ") + uitslag->onderdeel.naam;
    }
  }
  for (const std::string &naam : functienamen ())
    velden += ";" + std::to_string (behaald[naam]);
  const std::string status = !keuring.bouw.gelukt ? "bouwt niet"
    : heeftZandbak () ? "nagekeken" : "nagekeken, onbeschermd";
  char tijd[32];
  std::snprintf (tijd, sizeof tijd, "%.1f", keuring.seconden);
  return csvNaam (keuring.naam) + ";" + std::to_string (som) + ";"
         + std::to_string (maximum) + velden + ";" + status + ";" + tijd + ";"
         + fouten + (vervolg > 0 ? " (eigen regels)" : "")
         + (keuring.stijl.empty () ? "" : " stijl:"
            + std::to_string (keuring.stijl.size ())) + "\n";
}

std::string csvKop ()
{
  std::string kop = "map;punten;maximum";
  for (const std::string &naam : functienamen ())
    kop += ";" + naam;
  return kop + ";status;seconden;opmerkingen\n";
}

std::string csvZonder (const std::string &naam, const std::string &status)
{
  std::string regel = csvNaam (naam) + ";0;100";
  for (size_t i = 0; i < functienamen ().size (); i++)
    regel += ";0";
  return regel + ";" + csvNaam (status) + ";0;\n";
}

}
