// kaart.cc: wat er van een keuring op papier komt; zie kaart.h.

#include "kaart.h"
#include "naspelen.h"

#include <cstdio>
#include <iomanip>

namespace nakijk
{

namespace
{

const size_t MissersPerFunctie = 3;
const size_t MaxRegels = 16;        // van een spelbestand op de kaart
const int BreedteNaam = 26, BreedteGoed = 7, BreedtePunten = 8;
const char Snelheid[] = "snelheid";

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
    uit << "   " << opmerking;
  return uit.str () + "\n";
}

// De opmerking bij een onderdeel dat mislukt is.
std::string waaromFout (const Uitslag &uitslag)
{
  const int punten = uitslag.onderdeel.punten;
  std::string opmerking =
    (punten > 0 ? "-" + std::to_string (punten) + " " : " 0 ")
    + uitslag.onderdeel.regel;
  if (!uitslag.reden.empty ())
    opmerking += "; " + uitslag.reden;
  else if (uitslag.proeven == 1 && !uitslag.missers.empty ())
    opmerking += "; " + uitslag.missers[0].gekregen;
  else if (uitslag.proeven > 1)
    opmerking += " (" + std::to_string (uitslag.mislukt) + " van "
                 + std::to_string (uitslag.proeven) + " mis)";
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
                       + " keer anders, maar volgens haar eigen regels goed ("
                       + uitslag->onderdeel.regel + ")");
    for (const std::string &tekst : uitslag->opmerkingen)
      lijst.push_back (tekst);
  }
  if (functie.naam == "bouwen")
  {
    if (!keuring.bouw.bezwaar.empty ())
      lijst.push_back (keuring.bouw.bezwaar);
    if (keuring.bouw.waarschuwingen > 0)
      lijst.push_back (std::to_string (keuring.bouw.waarschuwingen)
                       + (keuring.bouw.waarschuwingen == 1
                          ? " waarschuwing" : " waarschuwingen")
                       + " met -Wall");
  }
  return lijst;
}

// Een getal met een eenheid: 12345678 is "12,3 miljoen".
std::string rond (double getal)
{
  const char *eenheid = "";
  if (getal >= 1e6)
  {
    getal /= 1e6;
    eenheid = " miljoen";
  }
  char tekst[64];
  std::snprintf (tekst, sizeof tekst, getal < 1000 && *eenheid ? "%.1f"
                                                               : "%.0f", getal);
  std::string kort = tekst;
  const size_t punt = kort.find ('.');
  if (punt != std::string::npos)
    kort[punt] = ',';
  return kort + eenheid;
}

std::string inSeconden (double seconden)
{
  char tekst[64];
  std::snprintf (tekst, sizeof tekst, "%.2f s", seconden);
  std::string kort = tekst;
  kort[kort.find ('.')] = ',';
  return kort;
}

// Hoe snel de voorbeeldspellen gingen; het laatste opgeloste spel bepaalt
// het tempo.
std::string tempo (const Functie &functie)
{
  std::string regel;
  double perSeconde = 0;
  for (const Uitslag *uitslag : functie.uitslagen)
  {
    if (uitslag->proeven == 0)
      continue;
    regel += (regel.empty () ? "" : ", ") + uitslag->onderdeel.regel + " ";
    if (uitslag->goed && !uitslag->opmerkingen.empty ())
    {
      std::istringstream in (uitslag->opmerkingen[0]);
      double seconden = 0, standen = 0;
      in >> seconden >> standen;
      regel += "in " + inSeconden (seconden);
      perSeconde = standen / std::max (seconden, 1e-3);
    }
    else
      regel += uitslag->teLang
               ? "niet in " + std::to_string (uitslag->onderdeel.seconden)
                 + " s" : "niet goed";
  }
  return regel + "; " + rond (perSeconde) + " standen per seconde";
}

// De rijen van de tabel voor een functie.
std::string rijen (const Functie &functie, const Keuring &keuring)
{
  if (functie.naam == Snelheid)
    return functie.uitslagen[0]->proeven == 0 ? ""
           : rij (functie.naam, "", "", tempo (functie));
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
std::string toonMisser (const Keus &keus, const std::string &kop,
                        const std::string &naam)
{
  const Misser &misser = *keus.misser;
  std::string tekst = kop + ": " + keus.uitslag->onderdeel.regel + "\n";
  if (!misser.stand.empty ())
    tekst += blok (misser.zetten.empty () ? "stand" : "stand nu",
                   misser.stand);
  else
    tekst += blok ("bestand", misser.bestand);
  tekst += blok ("na zetten", zettenTekst (misser))
           + blok ("aanroep", misser.aanroep)
           + blok ("verwacht", misser.verwacht)
           + blok ("gekregen", misser.gekregen);
  if (!naam.empty ())
    tekst += blok ("naspelen", "in het menu: "
                               + menuInvoer (misser, naam + ".txt"));
  return tekst + "\n";
}

// De missers van een functie, met hun spelbestanden in de uitvoermap.
std::string toonMissers (const Functie &functie, const std::string &uitvoermap)
{
  std::string tekst;
  const std::vector<Keus> keuzes = kiesMissers (functie);
  for (size_t i = 0; i < keuzes.size (); i++)
  {
    const std::string nummer = std::to_string (i + 1);
    std::string naam;
    if (!uitvoermap.empty () && !keuzes[i].misser->bestand.empty ())
    {
      naam = functie.naam + "-" + nummer;
      schrijfNaspelen (*keuzes[i].misser, uitvoermap, naam);
    }
    tekst += toonMisser (keuzes[i], functie.naam + ", misser " + nummer, naam);
  }
  return tekst;
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

std::vector<Keus> kiesMissers (const Functie &functie)
{
  std::vector<Keus> keuzes;
  for (bool telt : { true, false })
    for (size_t i = 0; i < MissersPerFunctie; i++)
      for (const Uitslag *uitslag : functie.uitslagen)
        if ((uitslag->onderdeel.punten > 0) == telt
            && i < uitslag->missers.size ()
            && keuzes.size () < MissersPerFunctie)
          keuzes.push_back (Keus { uitslag, &uitslag->missers[i] });
  return keuzes;
}

std::string kaart (const Keuring &keuring, const std::string &uitvoermap)
{
  const std::vector<Functie> lijst = functies (keuring);
  int punten = 0, maximum = 0, goed = 0, onderdelen = 0;
  std::string tekst = "Scorekaart van " + keuring.naam + "\n\n"
                      + rij ("functie", "goed", "punten", "opmerking");
  tekst += std::string (76, '-') + "\n";
  std::string missers;
  for (const Functie &functie : lijst)
  {
    tekst += rijen (functie, keuring);
    if (functie.naam != Snelheid)
      missers += toonMissers (functie, uitvoermap);
    punten += functie.punten;
    maximum += functie.maximum;
    goed += functie.goed;
    onderdelen += functie.onderdelen;
  }
  if (keuring.grondig && keuring.bouw.gelukt)
    tekst += rij ("geheugen", "", "", keuring.geheugen);
  tekst += std::string (76, '-') + "\n"
           + rij ("totaal", breuk (goed, onderdelen), breuk (punten, maximum),
                  "");
  if (!keuring.bouw.fouten.empty ())
    tekst += "\nDe compiler, over de bouw zoals de opgave die vraagt:\n"
             + keuring.bouw.fouten;
  return tekst + (missers.empty () ? "" : "\n" + missers);
}

//*************************************************************************

std::string csv (const Keuring &keuring)
{
  int punten = 0, maximum = 0;
  std::string velden, naam = keuring.naam;
  for (const Functie &functie : functies (keuring))
    if (functie.maximum > 0)
    {
      punten += functie.punten;
      maximum += functie.maximum;
      velden += ";" + std::to_string (functie.punten);
    }
  for (char &teken : naam)
    if (teken == ';' || teken == '\n')
      teken = '_';
  return naam + ";" + std::to_string (punten) + ";" + std::to_string (maximum)
         + velden + "\n";
}

std::string csvKop ()
{
  Keuring leeg = Keuring ();
  for (const Onderdeel &onderdeel : tabel ())
    leeg.uitslagen.push_back (nietGedraaid (onderdeel));
  std::string kop = "map;punten;maximum";
  for (const Functie &functie : functies (leeg))
    if (functie.maximum > 0)
      kop += ";" + functie.naam;
  return kop + "\n";
}

}
