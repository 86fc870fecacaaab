// kaart.cc: wat er van een keuring op papier komt; zie kaart.h.

#include "kaart.h"
#include "naspelen.h"
#include "tekens.h"

#include <iomanip>

namespace nakijk
{

namespace
{

const size_t StijlOpKaart = 5, MissersOpKaart = 3;
const char Kop[] = "functie                      goed  punten\n";
const size_t MaxRegels = 16;        // van een spelbestand op de kaart
const size_t Breedte = 100;         // van een regel
const size_t MaxTekst = 600;        // tekens van een opmerking

// De onderdelen van een functie, of alle, met wat zij samen opleveren.
struct Som
{
  std::string naam;
  int gegeven = 0, hand = 0, maximum = 0, goed = 0;
  std::vector<const Uitslag *> uitslagen = {};

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

// De functies die gevraagd zijn.
// Parameter:
// * alles: wordt alles bij elkaar
std::vector<Som> sommen (const Keuring &keuring, Som &alles)
{
  std::vector<Som> lijst;
  for (const Uitslag &uitslag : keuring.uitslagen)
  {
    const std::string &functie = uitslag.onderdeel->functie;
    const std::string &alleen = keuring.wensen.alleen;
    if (!alleen.empty () && functie != "bouwen" && functie != alleen)
      continue;
    if (lijst.empty () || lijst.back ().naam != functie)
      lijst.push_back (Som { functie });
    lijst.back ().tel (uitslag);
    alles.tel (uitslag);
  }
  alles.gegeven = std::max (0, alles.gegeven - keuring.stijlpunten ());
  return lijst;
}

// Breek een tekst in regels die op de kaart passen, na een kop.
std::string gebroken (const std::string &kop, const std::string &tekst)
{
  std::string uit, regel = kop;
  for (std::string woord
         : gesplitst (leesbaar (tekst).substr (0, MaxTekst), ' '))
  {
    if (regel.size () + woord.size () + 1 > Breedte)
    {
      uit += regel + "\n";
      regel = std::string (kop.size (), ' ');
    }
    if (regel.size () + woord.size () + 1 > Breedte)
      woord = woord.substr (0, Breedte - regel.size () - 4) + "...";
    regel += (regel.back () == ' ' ? "" : " ") + woord;
  }
  return uit + regel + "\n";
}

// Een rij van de tabel.
std::string rij (const Som &som)
{
  std::ostringstream uit;
  uit << std::left << std::setw (26) << som.naam << std::right
      << std::setw (7) << std::to_string (som.goed) + "/"
                          + std::to_string (som.uitslagen.size ())
      << std::setw (8)
      << std::to_string (som.gegeven) + "/" + std::to_string (som.maximum);
  return uit.str () + "\n";
}

// Wat er mis is aan een functie, en welke onderdelen daaraan hangen.
struct Oorzaak
{
  std::string zin;
  Status status;
  int punten = 0;
  std::vector<const Uitslag *> uitslagen = {};
};

// De oorzaak dat een onderdeel niet gegeven is, in woorden.
std::string zin (const Uitslag &uitslag)
{
  const std::string &regel = uitslag.onderdeel->regel;
  if (uitslag.status == MetDeHand)
    return "NIET TE ZEGGEN, want " + uitslag.reden;
  if (uitslag.reden == "nog leeg")
    return "NOG LEEG";
  if (!uitslag.reden.empty ())
    return uitslag.reden;
  if (uitslag.heeftMisser () && uitslag.misser.fout.verwacht == EenAntwoord)
    return "CRASHT OF STOPT NIET: " + uitslag.misser.fout.gekregen;
  return "niet goed: " + regel + (uitslag.fout == 0 ? "" : " ("
    + std::to_string (uitslag.fout) + " van "
    + std::to_string (uitslag.goed + uitslag.fout) + " keer mis)");
}

// De oorzaken bij een functie.
std::vector<Oorzaak> oorzaken (const Som &som)
{
  std::vector<Oorzaak> lijst;
  for (const Uitslag *uitslag : som.uitslagen)
    if (uitslag->status == Verloren || uitslag->status == MetDeHand)
    {
      const std::string nu = zin (*uitslag);
      size_t i = 0;
      while (i < lijst.size () && lijst[i].zin != nu)
        i++;
      if (i == lijst.size ())
        lijst.push_back (Oorzaak { nu, uitslag->status });
      lijst[i].punten += uitslag->onderdeel->punten;
      lijst[i].uitslagen.push_back (uitslag);
    }
  return lijst;
}

// Een oorzaak op de kaart: de punten, wat er is, en wat eraan hangt.
std::string toonOorzaak (const Som &som, const Oorzaak &oorzaak)
{
  std::string hangt;
  for (const Uitslag *uitslag : oorzaak.uitslagen)
    if (oorzaak.zin.find (uitslag->onderdeel->regel) == std::string::npos
        && oorzaak.uitslagen.size () < som.uitslagen.size ())
      hangt += (hangt.empty () ? "; daaraan hangt: " : "; ")
               + uitslag->onderdeel->regel;
  std::ostringstream kop;
  kop << std::setw (5) << (oorzaak.status == MetDeHand ? "?" : "-")
                          + std::to_string (oorzaak.punten) << "  ";
  return gebroken (kop.str (), som.naam + ": " + oorzaak.zin + hangt);
}

//*************************************************************************

// Een tekst van meer regels, elk ingesprongen na een kop.
std::string blok (const std::string &kop, const std::string &tekst)
{
  std::vector<std::string> regels = gesplitst (tekst);
  std::ostringstream uit;
  regels.resize (std::min (regels.size (), MaxRegels));
  for (size_t i = 0; i < regels.size (); i++)
    uit << "  " << std::left << std::setw (10) << (i == 0 ? kop : "")
        << regels[i].substr (0, Breedte - 12) << "\n";
  return uit.str ();
}

std::string toonMisser (const Uitslag &uitslag, size_t nummer)
{
  const Misser &misser = uitslag.misser;
  const Onderdeel &onderdeel = *uitslag.onderdeel;
  std::string roept, scherm;
  for (const Stap &stap : misser.script.stappen)
    if (stap.functie == onderdeel.functie || stap.functie == "doeZet"
        || stap.functie == "unDoeZet" || stap.functie == "leesInSpel")
      roept += (roept.empty () ? "" : ", ") + stap.aanroep ();
  const auto lang = [] (const char *kop, const std::string &tekst)
  {
    return tekst.find ('\n') != std::string::npos ? blok (kop, tekst)
           : gebroken (blok (kop, " ").substr (0, 12), tekst);
  };
  for (const Antwoord &antwoord : misser.script.antwoorden)
    scherm += antwoord.scherm;
  return "\n" + gebroken ("misser " + std::to_string (nummer) + ",",
                          onderdeel.functie + ": " + onderdeel.regel)
    + (misser.plek.stand.M > 0 ? blok ("stand", tekening (misser.plek.stand))
                               : blok ("bestand", misser.script.bestand ()))
    + lang ("aanroepen", roept) + lang ("verwacht", misser.fout.verwacht)
    + lang ("gekregen", misser.fout.gekregen) + blok ("zegt", scherm)
    + lang ("opgave", onderdeel.zin);
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
      (!gehad && eerst.size () < MissersOpKaart ? eerst : rest)
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
  const std::string aftrek = keuring.stijlpunten () == 0 ? "geen aftrek"
    : "-" + std::to_string (keuring.stijlpunten ()) + " punten";
  std::string tekst;
  for (size_t i = 0; i < lijst.size (); i++)
    (i < StijlOpKaart ? tekst : rest) += gebroken ("  ", lijst[i]);
  if (lijst.size () > StijlOpKaart)
    tekst += "  en " + std::to_string (lijst.size () - StijlOpKaart)
             + " meer, in het bestand missers\n";
  return alinea ("Regels van het vak (" + aftrek + "):\n", tekst);
}

// De eerste regels: van wie de kaart is, en de drie getallen.
std::string kop (const Keuring &keuring, const Som &som, bool student)
{
  return (keuring.onvoldoende ? "onvoldoende: besteScore\n" : "")
    + ("Scorekaart van " + leesbaar (keuring.naam))
    + (student ? ", voor de student (andere standen dan bij de beoordeling)"
               : ", zaad " + std::to_string (keuring.wensen.zaad)) + "\n"
    + (heeftZandbak () ? "" : std::string (ZonderZandbak) + "\n")
    + (keuring.genomen.empty () ? ""
       : "Genomen is " + leesbaar (keuring.genomen) + ".\n")
    + std::to_string (som.gegeven) + " punten van "
    + std::to_string (som.maximum) + ", "
    + std::to_string (som.maximum - som.gegeven - som.hand) + " verloren, "
    + std::to_string (som.hand) + " met de hand te geven\n";
}

// De missers: een paar op de kaart, met bestanden om na te spelen, en de rest
// in een bestand erbij.
// Parameters:
// * begin: zoveel komen er op de kaart
// * rest: wat er ook in dat bestand komt
// * naspelen: wordt hoe zij na te spelen zijn
std::string toonMissers (const std::vector<const Uitslag *> &lijst,
                         size_t begin, const std::string &pad,
                         const std::string &uitvoermap, std::string rest,
                         std::string &naspelen)
{
  std::string tekst;
  for (size_t i = 0; i < lijst.size (); i++)
  {
    const std::string naam = uitvoermap + "/misser-" + std::to_string (i + 1);
    const Script &script = lijst[i]->misser.script;
    (i < begin ? tekst : rest) += toonMisser (*lijst[i], i + 1);
    if (i >= begin)
      continue;
    schrijf (naam + ".cc", programmaTekst (script, pad));
    schrijf (naam + ".txt", script.bestand ());
    naspelen += "make naspelen MISSER=" + naam + ".cc\n";
  }
  if (!rest.empty ())
    schrijf (uitvoermap + "/missers", leesbaar (rest, true));
  if (lijst.size () > begin)
    naspelen += "Nog " + std::to_string (lijst.size () - begin)
                + " missers staan in het bestand missers.\n";
  return tekst;
}

// De namen van de functies, in de volgorde van de tabel.
std::vector<std::string> functies ()
{
  std::vector<std::string> namen;
  for (const Onderdeel &onderdeel : tabel ())
    if (namen.empty () || namen.back () != onderdeel.functie)
      namen.push_back (onderdeel.functie);
  return namen;
}

}

//*************************************************************************

std::string kaart (const Keuring &keuring, const std::string &uitvoermap,
                   bool student)
{
  Som alles = { "totaal" };
  const std::vector<Som> functies = sommen (keuring, alles);
  const std::string streep = std::string (41, '-') + "\n";
  size_t begin = 0;
  const std::vector<const Uitslag *> lijst = missers (alles, begin);
  std::string mis, vrij, waar, opmerkingen, tabel, rest, naspelen;
  for (const std::string &regel : keuring.opmerkingen)
    opmerkingen += gebroken ("  ", regel);
  for (const std::string &regel : keuring.vrij)
    vrij += gebroken ("  ", regel);
  // Wat overal dezelfde oorzaak heeft staat er een keer.
  const std::vector<Oorzaak> samen = oorzaken (alles);
  const bool een = samen.size () == 1
    && samen[0].uitslagen.front ()->onderdeel->functie
       != samen[0].uitslagen.back ()->onderdeel->functie;
  if (een)
    mis = toonOorzaak ({ "alles", 0, 0, 0, 0, samen[0].uitslagen }, samen[0]);
  for (const Som &functie : functies)
  {
    const auto plaats = keuring.bronnen.plaatsen.find (functie.naam);
    const std::vector<Oorzaak> hare = oorzaken (functie);
    for (const Oorzaak &ding : hare)
      mis += een ? "" : toonOorzaak (functie, ding);
    if (!hare.empty () && plaats != keuring.bronnen.plaatsen.end ())
      waar += gebroken ("  ", functie.naam + ": " + plaats->second);
    tabel += rij (functie);
  }
  if (!keuring.bouw.bezwaar.empty ())
    mis += gebroken ("       ", "bouwen: " + keuring.bouw.bezwaar);
  if (!keuring.bouw.waarschuwingen.empty ())
    rest += std::to_string (keuring.bouw.waarschuwingen.size ())
            + " keer een waarschuwing met -Wall\n";
  const std::string regels = stijl (keuring, rest);
  std::string tekst = kop (keuring, alles, student)
    + alinea ("Wat er mis is (- verloren, ? met de hand te geven):\n", mis)
    + alinea ("Wat vrij is, en niets kost:\n", vrij)
    + alinea ("De voorbeeldspellen:\n", opmerkingen)
    + toonMissers (lijst, begin, keuring.pad, uitvoermap, rest, naspelen)
    + regels + "\n======== voor de nakijker ========\n\n" + Kop + streep
    + tabel + streep + rij (alles)
    + alinea ("In de bron:\n", waar)
    + alinea ("De compiler, over de bouw zoals de opgave die vraagt:\n",
              keuring.bouw.fouten) + alinea ("Naspelen:\n", naspelen);
  return leesbaar (tekst, true);
}

//*************************************************************************

std::string csvKop ()
{
  std::string regel = "map;punten;maximum;met de hand";
  for (const std::string &functie : functies ())
    regel += ";" + functie;
  return regel + ";oordeel;status;seconden;opmerkingen\n";
}

std::string csv (const Keuring &keuring)
{
  Som alles;
  std::map<std::string,int> behaald;
  std::ostringstream uit;
  for (const Som &functie : sommen (keuring, alles))
    behaald[functie.naam] = functie.gegeven;
  uit << veld (keuring.naam) << ";" << alles.gegeven << ";" << alles.maximum
      << ";" << alles.hand;
  for (const std::string &functie : functies ())
    uit << ";" << behaald[functie];
  uit << ";" << (keuring.onvoldoende ? "onvoldoende: besteScore" : "") << ";"
      << (!keuring.bouw.gelukt ? "bouwt niet" : heeftZandbak () ? "nagekeken"
          : "nagekeken, onbeschermd")
      << ";" << std::fixed << std::setprecision (1) << keuring.seconden << ";";
  const char *tussen = "";
  for (const Uitslag *uitslag : alles.uitslagen)
    if (uitslag->status == Verloren)
    {
      uit << tussen << uitslag->onderdeel->naam;
      tussen = " ";
    }
  if (!keuring.bronnen.stijl.empty ())
    uit << " stijl:" << keuring.bronnen.stijl.size ();
  return uit.str () + "\n";
}

std::string csvZonder (const std::string &naam, const std::string &status)
{
  return veld (naam) + ";;;" + std::string (functies ().size (), ';') + ";;"
         + veld (status) + ";;\n";
}

}
