// keuring.cc: draai alle onderdelen tegen een gebouwde inzending; zie
// keuring.h.

#include "keuring.h"
#include "bestanden.h"
#include "kind.h"
#include "post.h"

namespace nakijk
{

namespace
{

const long long MaxGeheugen = 2LL << 30, MaxScherm = 64LL << 20;
const size_t MaxMissers = 3;    // die van een onderdeel bewaard worden
const int GeduldigTot = 2;      // zo vaak mag een inzending te lang duren
const int Ongeduldig = 2;       // daarna is de tijd zoveel maal zo kort
const char Snelheid[] = "snelheid";

// Verwerkt de post van een onderdeel tot een uitslag.
class Postbode
{
  public:

    explicit Postbode (Uitslag &deUitslag) : klaar (false), uitslag (deUitslag)
    {
    }

    void verwerk (const std::string &post)
    {
      Bericht bericht;
      size_t plaats = 0;
      while (pakUit (post, plaats, bericht))
        neem (bericht);
    }

    // Meld dat het onderdeel afgebroken is.
    void breekAf (const std::string &reden)
    {
      uitslag.reden = reden;
      nu.verwacht.clear ();
      nu.gekregen = reden;
      mis ();
    }

    bool klaar;

  private:

    Uitslag &uitslag;
    Misser nu;

    void mis ()
    {
      uitslag.mislukt++;
      if (uitslag.missers.size () < MaxMissers)
        uitslag.missers.push_back (nu);
    }

    void neem (const Bericht &bericht)
    {
      switch (bericht.soort)
      {
        case PostProef:
          nu = Misser ();
          uitslag.proeven++;
          break;
        case PostBestand:
          nu.bestand = bericht.inhoud;
          nu.zetten.clear ();
          break;
        case PostStand: nu.stand = bericht.inhoud; break;
        case PostZet: nu.zetten.push_back (bericht.inhoud); break;
        case PostAanroep: nu.aanroep = bericht.inhoud; break;
        case PostKeuze: nu.keuze = bericht.inhoud; break;
        case PostVerwacht: nu.verwacht = bericht.inhoud; break;
        case PostGekregen:
          nu.gekregen = bericht.inhoud;
          mis ();
          break;
        case PostVervolg: uitslag.vervolg++; break;
        case PostOpmerking:
          uitslag.opmerkingen.push_back (bericht.inhoud);
          break;
        case PostKlaar: klaar = true; break;
      }
    }
};

// De laatste regel met letters van een scherm, om een crash te verklaren.
std::string laatsteRegel (const Afloop &afloop)
{
  std::istringstream in (afloop.begin + afloop.eind);
  std::string regel, laatste;
  while (std::getline (in, regel))
    if (regel.find_first_not_of (" \t\r") != std::string::npos)
      laatste = regel;
  return laatste.substr (0, 100);
}

// Waardoor is een onderdeel afgebroken?
std::string waardoor (const Afloop &afloop)
{
  if (afloop.exitcode >= 0)
    return "riep exit (" + std::to_string (afloop.exitcode) + ") aan";
  if (afloop.reden.find ("SIGABRT") != std::string::npos)
    return afloop.reden + ": " + laatsteRegel (afloop);
  return afloop.reden;
}

// Draait onderdelen van een gebouwde inzending.
class Keurmeester
{
  public:

    Keurmeester (const std::string &hetProgramma, const std::string &deThuismap)
    : programma (hetProgramma), thuis (deThuismap), keerTeLang (0)
    {
    }

    Afloop start (const Onderdeel &onderdeel, const Grenzen &grenzen,
                  const std::vector<std::string> &omgeving)
    {
      Werkmap map;
      return draai ({ programma, onderdeel.naam, std::to_string (PostPijp),
                      thuis }, map.pad (), grenzen, omgeving);
    }

    Uitslag keur (const Onderdeel &onderdeel)
    {
      Uitslag uitslag = nietGedraaid (onderdeel);
      const int seconden = keerTeLang < GeduldigTot ? onderdeel.seconden
        : (onderdeel.seconden + Ongeduldig - 1) / Ongeduldig;
      const Grenzen grenzen = { seconden, MaxGeheugen, MaxScherm, MaxScherm,
                                false };
      const Afloop afloop = start (onderdeel, grenzen, {});
      Postbode postbode (uitslag);
      postbode.verwerk (afloop.post);
      if (!postbode.klaar)
        postbode.breekAf (waardoor (afloop));
      else if (!afloop.gelukt)
        postbode.breekAf ("na afloop: " + waardoor (afloop));
      uitslag.teLang = afloop.teLang;
      if (afloop.teLang && onderdeel.functie != Snelheid)
        keerTeLang++;
      uitslag.goed = uitslag.mislukt == 0 && uitslag.proeven > 0;
      return uitslag;
    }

  private:

    std::string programma, thuis;
    int keerTeLang;
};

// De regel waarmee een sanitizer zegt wat er mis is; leeg als die er niet is.
std::string sanitizerRegel (const Afloop &afloop)
{
  std::istringstream in (afloop.begin + afloop.eind);
  std::string regel;
  while (std::getline (in, regel))
  {
    const size_t plaats = regel.find ("Sanitizer: ");
    if (plaats != std::string::npos && regel.find ("ERROR") < plaats)
      return regel.substr (plaats + 11, 100);
    if (regel.find ("runtime error: ") != std::string::npos)
      return regel.substr (0, 100);
  }
  return "";
}

// Draai alle onderdelen nog eens met sanitizers.
// Retourneert: wat dat opleverde, voor op de kaart
std::string keurGeheugen (const std::string &map, const std::string &werkmap,
                          const Gereedschap &gereedschap)
{
  const Bouw gebouwd = bouw (map, werkmap, gereedschap, true);
  if (!gebouwd.gelukt)
    return "niet gekeurd: bouwen met sanitizers lukt niet, "
           + gebouwd.bezwaar;
  Keurmeester meester (gebouwd.programma, gereedschap.thuis);
  int goed = 0, totaal = 0;
  std::string eerste;
  for (const Onderdeel &onderdeel : tabel ())
  {
    if (onderdeel.functie == Snelheid)
      continue;
    const Afloop afloop = meester.start (
      onderdeel, { 4 * onderdeel.seconden, 0, MaxScherm, MaxScherm, true },
      { "ASAN_OPTIONS=detect_leaks=1:hard_rss_limit_mb=2048",
        "UBSAN_OPTIONS=print_stacktrace=0" });
    std::string regel = sanitizerRegel (afloop);
    if (regel.empty () && !afloop.gelukt)
      regel = waardoor (afloop);
    totaal++;
    if (regel.empty ())
      goed++;
    else if (eerste.empty ())
      eerste = "; " + onderdeel.naam + ": " + regel;
  }
  return std::to_string (goed) + "/" + std::to_string (totaal)
         + " onderdelen schoon" + eerste;
}

}

//*************************************************************************

Keuring keur (const std::string &naam, const std::string &map,
              const Gereedschap &gereedschap, const Wensen &wensen)
{
  Werkmap werkmap;
  Keuring keuring = { naam, bouw (map, werkmap.pad (), gereedschap, false),
                      {}, wensen.grondig, "" };
  Keurmeester meester (keuring.bouw.programma, gereedschap.thuis);
  bool snelGenoeg = wensen.snelheid;
  for (const Onderdeel &onderdeel : tabel ())
  {
    const bool snelheid = onderdeel.functie == Snelheid;
    if (!keuring.bouw.gelukt || (snelheid && !snelGenoeg))
    {
      keuring.uitslagen.push_back (nietGedraaid (onderdeel));
      continue;
    }
    keuring.uitslagen.push_back (meester.keur (onderdeel));
    Uitslag &uitslag = keuring.uitslagen.back ();
    if (onderdeel.naam == "bouwen" && !keuring.bouw.volgensOpgave)
      uitslag.goed = false;
    snelGenoeg = snelGenoeg && (!snelheid || uitslag.goed);
  }
  if (wensen.grondig && keuring.bouw.gelukt)
    keuring.geheugen = keurGeheugen (map, werkmap.pad (), gereedschap);
  return keuring;
}

}
