// keuring.cc: keur een inzending, en wat daarvan op papier komt; zie keuring.h.

#include "keuring.h"
#include "bank.h"
#include "bron.h"

namespace
{

const size_t MissersOpKaart = 3;
const std::string Stappen = "@STAPPEN@";   // hier komen zij in het sjabloon
const size_t MaxRegels = 16;        // van een spelbestand op de kaart

// De oorzaak dat een onderdeel niet gegeven is, in woorden.
std::string oorzaak (const Uitslag &uitslag)
{
  if (uitslag.status == MetDeHand)
    return "NIET TE ZEGGEN, want " + uitslag.reden;
  if (!uitslag.reden.empty ())
    return uitslag.reden;
  if (uitslag.heeftMisser () && uitslag.mis.verwacht == EenAntwoord)
    return "CRASHT OF STOPT NIET: " + uitslag.mis.gekregen;
  return "niet goed: " + uitslag.regel
    + (uitslag.fout == 0 ? "" : " (" + std::to_string (uitslag.fout) + " van "
       + std::to_string (uitslag.goed + uitslag.fout) + " keer mis)");
}

// De aanroepen van een misser in C++, tot zij te veel plaats nemen.
std::string aanroepen (const Uitslag &uitslag)
{
  const size_t ruimte = 400;
  std::string uit;
  size_t meer = 0;
  for (const Stap &stap : uitslag.misser.stappen)
    if (stap.functie == uitslag.functie || stap.functie == "doeZet"
        || stap.functie == "unDoeZet" || stap.functie == "leesInSpel")
    {
      if (meer > 0 || uit.size () > ruimte)
        meer++;
      else
        uit += (uit.empty () ? "" : ", ") + stap.aanroep ();
    }
  return uit + (meer > 0 ? ", en nog " + std::to_string (meer) : "");
}

// De rijen van een misser, elk met een kop.
std::string toonMisser (const Uitslag &uitslag, const std::string &nummer)
{
  const Geval &misser = uitslag.misser;
  std::string scherm, uit;
  for (const Antwoord &antwoord : misser.antwoorden)
    scherm += antwoord.scherm;
  const bool isStand = misser.plek.stand.M > 0;
  for (const auto &[kop, tekst] : {
         std::make_pair ("", uitslag.functie + ": " + uitslag.regel),
         { isStand ? "stand" : "bestand", isStand
           ? tekening (misser.plek.stand) : misser.stappen[1].rest },
         { "aanroepen", aanroepen (uitslag) },
         { "verwacht", uitslag.mis.verwacht },
         { "gekregen", uitslag.mis.gekregen }, { "zegt", scherm },
         { "opgave", uitslag.zin } })
  {
    std::vector<std::string> regels = gesplitst (tekst);
    regels.resize (std::min (regels.size (), MaxRegels));
    for (size_t i = 0; i < regels.size (); i++)
      uit += rij ({ "misser", nummer, i == 0 ? kop : " ", regels[i] });
  }
  return uit;
}

// Een stap in C++, met wat het sjabloon heeft.
std::string stapInCpp (const Stap &stap)
{
  if (stap.functie == Nieuw)
    return "spel = new TegelSpel ();";
  if (stap.functie == Bestand)
    return "ofstream (\"" + std::string (Spelbestand) + "\") << R\"("
           + stap.rest + ")\";";
  return stap.functie != "besteScore" ? "Roep (" + stap.aanroep () + ");"
         : "Beste (" + std::regex_replace (stap.rest, std::regex (" "), ", ")
           + ");";
}

// De missers: van elke functie een, in de volgorde waarin de opgave gebouwd
// wordt, tot de kaart vol is, en dan de rest.
std::string missers (const std::vector<const Uitslag *> &gevraagd,
                     const std::string &uitvoermap)
{
  std::vector<const Uitslag *> eerst, later;
  for (const Uitslag *uitslag : gevraagd)
    if (uitslag->heeftMisser () && uitslag->status == Verloren)
      (eerst.size () < MissersOpKaart
       && (eerst.empty () || eerst.back ()->functie != uitslag->functie)
       ? eerst : later).push_back (uitslag);
  const size_t opKaart = eerst.size ();
  std::string uit = rij ({ "op kaart", std::to_string (opKaart) });
  eerst.insert (eerst.end (), later.begin (), later.end ());
  for (size_t i = 0; i < eerst.size (); i++)
  {
    const std::string nummer = std::to_string (i + 1),
                      naam = uitvoermap + "/misser-" + nummer;
    const Script &script = eerst[i]->misser;
    uit += toonMisser (*eerst[i], nummer);
    if (i >= opKaart)
      continue;
    std::string stappen, programma = inhoudVan ("nakijken/misser.sjabloon");
    for (const Stap &stap : script.stappen)
      stappen += "  " + stapInCpp (stap) + "\n";
    schrijf (naam + ".cc", programma.replace (programma.find (Stappen),
                                              Stappen.size (), stappen));
    schrijf (naam + ".txt", script.stappen[1].rest);
  }
  return uit;
}

// Keur wat een inzending doet die gebouwd is.
void keurAlles (Bank &bank, const std::string &pad, const Bouw &bouw)
{
  Script script;   // wie geen object maakt is niets te vragen
  script.vraag ({ Nieuw });
  draaiScripts (bank.zandbak, { &script });
  const Antwoord &maakt = script.antwoorden[0];
  bank.onvoldoende = !maakt.er;
  if (maakt.er)   // elke fase bouwt op wat de fasen ervoor vonden
  {
    for (const auto fase : { leerLezen, keurZien, keurLezen, keurSpelen,
                             keurBeste, keurGoedeZet, keurGoedeScore,
                             keurExperiment, keurVoorbeelden })
      fase (bank);
    keurGeheugen (bank, pad, bouw);
    bank.rondAf (bouw.leeg);
  }
  else
    for (const Uitslag &een : bank.uitslagen)
      bank.zet (een.naam, Verloren, "de constructor geeft geen antwoord: "
                                    + maakt.reden);
  bank.zet ("bouwen", bouw.volgensOpgave ? Gegeven : Verloren);
}

}

//*************************************************************************

void keur (const std::string &naam, const std::string &pad,
           const std::string &uitvoermap)
{
  const double begin = nu ();
  const std::string alleen = keus ("ALLEEN");
  const Werkmap werkmap;
  const Bouw bouw = maak (pad, werkmap.pad);
  Bank bank (bouw.bak,
             static_cast<unsigned> (std::atoi (keus ("ZAAD").c_str ())));
  std::vector<const Uitslag *> gevraagd;
  bank.onvoldoende = !bouw.gelukt;
  if (bouw.gelukt)
    keurAlles (bank, pad, bouw);
  std::string uit = rij ({ "naam", naam }) + rij ({ "veld", veld (naam) })
    + rij ({ "zaad", std::to_string (bank.zaad) })
    + rij ({ "seconden", std::to_string (nu () - begin) })
    + bouw.rijen + (bank.onvoldoende ? "onvoldoende\n" : "")
    + (heeftZandbak () ? "" : rij ({ "onbeschermd", ZonderZandbak }));
  for (const std::string &een : bank.vrij)
    uit += rij ({ "vrij", een });
  for (const std::string &een : bank.voorbeelden)
    uit += rij ({ "voorbeeld", een });
  for (const Uitslag &een : bank.uitslagen)
  {
    if (!alleen.empty () && een.functie != "bouwen" && een.functie != alleen)
      continue;
    gevraagd.push_back (&een);
    uit += rij ({ "uitslag", een.functie, een.naam, tekst (een.punten),
                  een.regel, std::string (1, " +-?"[een.status]),
                  oorzaak (een) });
  }
  schrijf (uitvoermap + "/uitslagen", uit + missers (gevraagd, uitvoermap));
}
