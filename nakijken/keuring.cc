// keuring.cc: draai alle onderdelen tegen een gebouwde inzending; zie
// keuring.h.

#include "keuring.h"
#include "bank.h"
#include "bestanden.h"
#include "standen.h"
#include "tests/keuring/regels.h"

#include <chrono>
#include <iostream>

namespace nakijk
{

namespace
{

const char Snelheid[] = "snelheid";

// Wat een sanitizer zegt dat er mis is, en de eerste plaats in de bronnen van
// de inzending die daarna komt; leeg als er niets mis is.
std::string sanitizerRegel (const std::string &scherm)
{
  std::istringstream in (scherm);
  std::string mis;
  for (std::string regel; std::getline (in, regel); )
  {
    const size_t fout = regel.find ("Sanitizer: "),
                 plaats = regel.find_last_of ('/');
    if (mis.empty () && regel.find ("ERROR") < fout
        && fout != std::string::npos)
      mis = regel.substr (fout + 11, 100);
    else if (mis.empty ()
             && regel.find ("runtime error: ") != std::string::npos)
      return regel.substr (0, 100);
    else if (!mis.empty () && regel.compare (0, 5, "    #") == 0
             && regel.find ("/usr/") == std::string::npos
             && regel.find ("../") == std::string::npos
             && regel.find ("brug.cc") == std::string::npos
             && regel.find (':', plaats) < regel.size ())
      return mis + ", in " + regel.substr (plaats + 1);
  }
  return mis;
}

// Wat het programma van een inzending te zien krijgt: zichzelf.
Zandbak bankZandbak (const std::string &werkmap, const Bouw &gebouwd,
                     bool grondig)
{
  const std::string leeg = werkmap + "/leeg";
  maakMap (leeg);
  return Zandbak { leeg, { { gebouwd.programma, "/proef" } }, {}, grondig,
                   grondig };
}

// Draai alle onderdelen nog eens met sanitizers.
// Retourneert: wat dat opleverde, voor op de kaart
std::string keurGeheugen (const std::string &map, const std::string &werkmap,
                          const Gereedschap &gereedschap,
                          const std::string &alleen)
{
  const Bouw gebouwd = bouw (map, werkmap, gereedschap, true);
  if (!gebouwd.gelukt)
    return "niet gekeurd: bouwen met sanitizers lukt niet, "
           + gebouwd.bezwaar;
  Bank bank (bankZandbak (werkmap, gebouwd, true),
             gebouwd.programma, gereedschap.thuis, true);
  bank.leerBril ();
  int goed = 0, totaal = 0;
  std::string eerste;
  for (const Onderdeel &onderdeel : tabel ())
  {
    if (onderdeel.functie == Snelheid
        || (!alleen.empty () && onderdeel.functie != alleen))
      continue;
    bank.schermen.clear ();
    const Uitslag uitslag = bank.keur (onderdeel);
    std::string regel = sanitizerRegel (bank.schermen);
    if (regel.empty ())
      regel = uitslag.reden;
    totaal++;
    if (regel.empty ())
      goed++;
    else if (eerste.empty ())
      eerste = "; " + onderdeel.naam + ": " + regel;
  }
  return std::to_string (goed) + "/" + std::to_string (totaal)
         + " onderdelen schoon" + eerste;
}

// Wat de regels van het vak van de bronnen vinden. Ook dat leest een bron van
// een ander, dus het gebeurt in de zandbak.
std::vector<std::string> keurStijl (const std::string &map,
                                    const std::string &bank)
{
  const Zandbak zandbak = { map, { { map, "/in" }, { bank, "/nakijk" } }, {},
                            false, false };
  const Afloop afloop = draai (zandbak,
    { binnen (zandbak, bank), "--regels", binnen (zandbak, map) },
    Grenzen { 10, 10, 1LL << 30, 1LL << 20 });
  std::vector<std::string> lijst;
  std::istringstream in (afloop.scherm);
  for (std::string regel; std::getline (in, regel); )
    lijst.push_back (regel);
  if (!afloop.gelukt)
    lijst.push_back ("niet verder gekeurd: " + afloop.reden);
  return lijst;
}

}

//*************************************************************************

void toonRegels (const std::string &map)
{
  for (const std::string &naam : namenIn (map))
    if (eindigtOp (naam, ".cc") || eindigtOp (naam, ".h"))
      for (const Melding &melding
           : ::Keuring (naam, inhoudVan (map + "/" + naam)).meldingen)
        if (melding.vak)
          std::cout << naam << ":" << melding.regel << ": " << melding.tekst
                    << std::endl;
}

Keuring keur (const std::string &naam, const std::string &map,
              const Gereedschap &gereedschap, const Wensen &wensen)
{
  const auto begin = std::chrono::steady_clock::now ();
  Werkmap werkmap;
  const std::string bronnen = werkmap.pad () + "/in";
  maakMap (bronnen);
  kopieerBronnen (map, bronnen);
  Keuring keuring = { naam, bouw (bronnen, werkmap.pad (), gereedschap, false),
                      {}, wensen.grondig, "", {}, 0, 0 };
  Bank bank (bankZandbak (werkmap.pad (), keuring.bouw, false),
             keuring.bouw.programma, gereedschap.thuis, false);
  Keuze::leest () = [&bank] (const Stand &stand)
                    { return bank.leest (stand); };
  if (keuring.bouw.gelukt)
    bank.leerBril ();
  bool snelGenoeg = wensen.snelheid;
  for (const Onderdeel &onderdeel : tabel ())
  {
    const bool snelheid = onderdeel.functie == Snelheid;
    if (!wensen.alleen.empty () && onderdeel.functie != wensen.alleen
        && onderdeel.functie != "bouwen")
      continue;
    if (!keuring.bouw.gelukt || (snelheid && !snelGenoeg))
    {
      keuring.uitslagen.push_back (nietGedraaid (onderdeel));
      continue;
    }
    keuring.uitslagen.push_back (bank.keur (onderdeel));
    Uitslag &uitslag = keuring.uitslagen.back ();
    if (onderdeel.naam == "bouwen" && !keuring.bouw.volgensOpgave)
      uitslag.goed = false;
    snelGenoeg = snelGenoeg && (!snelheid || uitslag.goed);
  }
  keuring.stijl = keurStijl (bronnen, gereedschap.bank);
  if (!keuring.stijl.empty ())
    keuring.stijlpunten = wensen.stijlpunten;
  if (wensen.grondig && keuring.bouw.gelukt)
    keuring.geheugen = keurGeheugen (bronnen, werkmap.pad (), gereedschap,
                                     wensen.alleen);
  Keuze::leest () = nullptr;
  keuring.seconden = std::chrono::duration<double> (
    std::chrono::steady_clock::now () - begin).count ();
  return keuring;
}

}
