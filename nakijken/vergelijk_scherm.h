// vergelijk_scherm.h: wat er bij het vergelijken op het scherm komt.

#ifndef NakijkVergelijkSchermHVar
#define NakijkVergelijkSchermHVar

#include <iomanip>
#include <iostream>
#include "vergelijk_vragen.h"
#include "bestanden.h"

// In hoeveel spellen iets vergeleken is, en van hoeveel.
struct Deel
{
  size_t gedaan = 0, van = 0;
};

// Wat er vergeleken is, en wat er niet klopt: het ergste voorop.
struct Verslag
{
  std::string inzending = "", spellen = "";
  bool alle = false;                 // ook de kleine spellen
  std::vector<Bevinding> mis = {};
  std::vector<std::string> teGroot = {};   // spellen, aan het begin
  size_t bomen = 0;                  // keer besteScore
  int keuzen = 0;                    // keer bepaalGoedeZet, waar het telt
  Deel klein = {}, goed = {};        // of een goede zet en score kunnen
  bool geheugen = false;             // ook bewaakt
};

// Wat zij van besteScore zei, en wat het hoort te zijn.
struct Gevraagd
{
  Stand stand;
  Boom boom;         // zonder standen als het model hem niet afliep
  int hoort, score;
  long long standen;
};

namespace scherm
{

const size_t Breed = 78;
const int MaxOok = 5;
const long long MaxTel = 50000;

// Manieren van tellen: welke zetten apart, en wat er niet meetelt.
const char *const Apart[] = { "",
    "zetten van schalen met een andere inhoud tellen apart (dat mag ook)",
    "zetten met evenveel tegels tellen apart" },
  *const Zonder[] = { "", "het begin telt niet mee",
    "eindstanden tellen niet mee", "het begin en eindstanden tellen niet mee" };
const int Manieren = 12;

// Tel onder een stand, tot er niets over is.
inline long long tel (const Stand &stand, int manier, long long &over)
{
  std::set<std::string> gezien;
  long long standen = 0;
  for (const Zet &zet : Model::alleZetten (stand))
  {
    const Paren schaal = { Model::op (stand.schalen, zet.first) };
    const std::string soort[] = { tekst (tegels (stand, zet)), tekst (schaal),
                                  tekst (zet.first) };
    if (gezien.insert (zet.second + soort[manier / 4]).second && --over > 0)
      standen += tel (Model::naZet (stand, zet), manier, over);
  }
  return standen + (gezien.empty () && manier % 4 > 1 ? 0 : 1);
}

// Hoe telt zij, als al haar aantallen zo uitkomen?
inline std::string telwijze (const std::vector<Gevraagd> &alle)
{
  for (int manier = 1; manier < Manieren; manier++)
  {
    bool past = true;
    for (const Gevraagd &een : alle)
    {
      long long over = MaxTel;
      const long long n = !past || een.boom.standen == 0 ? 0
                          : tel (een.stand, manier, over) - manier % 2;
      past = past && (een.boom.standen == 0 || over <= 0 || n == een.standen);
    }
    if (past)
      return std::string (Apart[manier / 4])
        + (manier / 4 > 0 && manier % 4 > 0 ? ", en " : "")
        + Zonder[manier % 4];
  }
  return "";
}

// Met welke vergissingen komen al haar scores uit?
inline std::vector<std::string> vergissingen (const std::vector<Gevraagd> &alle)
{
  std::vector<std::string> uit;
  for (size_t i = 1; i < Vergissingen.size () && (i < Enkele || uit.empty ());
       i++)
  {
    bool past = true;
    for (const Gevraagd &een : alle)
      past = past && (een.boom.standen == 0 || een.boom.anders[i] == een.score);
    if (past)
      uit.push_back (Vergissingen[i].naam);
  }
  return uit;
}

// Zet een zin op het scherm, op regels die passen.
inline void zin (const std::string &tekst, const std::string &inspring = "")
{
  std::string regel = inspring;
  for (const std::string &woord : gesplitst (tekst, ' '))
  {
    if (regel.size () + woord.size () > Breed && regel != inspring)
    {
      std::cout << regel << "\n";
      regel = inspring;
    }
    regel += (regel == inspring ? "" : " ") + woord;
  }
  std::cout << regel << "\n";
}

// De zin van de opgave bij een onderdeel.
inline std::string opgave (const std::string &onderdeel)
{
  for (const std::string &regel : gesplitst (
         inhoudVan ("nakijken/onderdelen.md")))
  {
    const std::vector<std::string> cel = gesplitst (regel, '|');
    if (cel.size () > 5 && cel[2] == " " + onderdeel + " ")
      return cel[5].substr (1, cel[5].size () - 2);
  }
  return "";
}

// Een tabel, elke rij met tabs ertussen: wat, wat hoort en wat zij geeft.
inline void tabel (const std::vector<std::string> &rijen)
{
  size_t breedte[2] = { 10, 5 };
  std::vector< std::vector<std::string> > cellen;
  for (const std::string &rij : rijen)
  {
    cellen.push_back (gesplitst (rij, '\t'));
    cellen.back ().resize (3);
    for (const size_t i : { 0, 1 })
      breedte[i] = std::max (breedte[i], cellen.back ()[i].size ());
  }
  if (breedte[0] + breedte[1] > Breed - 20)   // dan onder elkaar
  {
    for (const auto &cel : cellen)
      if (cel[0][0] == '>')
        std::cout << cel[0] << "\n    hoort  " << cel[1] << "\n    geeft  "
                  << cel[2] << "\n";
      else
        std::cout << cel[0] << ": " << cel[1] << "\n";
    return;
  }
  const auto vul = [] (const std::string &woord, size_t breed)
                   { return woord + std::string (breed - woord.size (), ' '); };
  std::cout << vul ("", breedte[0] + 2) << vul ("hoort", breedte[1] + 2)
            << "geeft\n";
  for (const auto &cel : cellen)
    std::cout << vul (cel[0], breedte[0] + 2) << vul (cel[1], breedte[1] + 2)
              << cel[2] << "\n";
}

// Waar een spel staat: een gegeven bestand, of een dat hier geschreven wordt.
inline std::string padVan (const Spel &spel)
{
  if (std::filesystem::exists (spel.naam))
    return spel.naam;
  std::string map = keus ("UITVOERMAP");
  if (map.empty ())
  {
    map = tijdelijk () / "vergelijkXXXXXX";
    if (mkdtemp (&map[0]) == nullptr)
      throw std::runtime_error ("kan geen map " + map + " maken");
  }
  std::filesystem::create_directories (map);
  std::string pad = map + "/spel.txt";   // of een naam die nog vrij is
  for (int i = 2; std::filesystem::exists (pad)
                  && inhoudVan (pad) != spel.bestand; i++)
    pad = map + "/spel" + std::to_string (i) + ".txt";
  schrijf (pad, spel.bestand);
  return pad;
}

// De eerste regel, de stand en de tabel van een bevinding.
inline void bevinding (const Bevinding &een,
                       const std::vector<Gevraagd> &scores)
{
  const Keuring &hier = een.keuring;
  zin (hier.wat + ": " + een.uitleg + (een.uitleg.back () == '?' ? "" : "."));
  if (hier.ernst == Scoort)
  {
    const std::vector<std::string> namen = vergissingen (scores);
    for (const std::string &naam : namen)
      zin ("Al haar scores komen uit als besteScore rekent " + naam + ".");
  }
  if (hier.ernst == Telt)
    if (const std::string wijze = telwijze (scores); !wijze.empty ())
      zin ("Al haar aantallen komen uit als zij zo telt: " + wijze + ".");
  if (const std::string regel = opgave (hier.onderdeel); !regel.empty ())
    zin ("De opgave: \"" + regel + "\"");
  const std::string pad = padVan (een.spel);
  const std::string na = woorden::zetten (hier.gedaan);
  std::cout << "\nIn " << leesbaar (pad)
            << (na.empty () ? "" : ", na " + na) << ":\n\n" << std::flush;
  Onze ons (pad);
  ons.naar (hier.gedaan);
  ons.teken ();
  std::cout << "\n";
  if (!een.tabel.empty ())
    tabel (een.tabel);
  std::cout << "\nOns programma op dezelfde plaats:\n  ./TegelSpel --los "
            << voorShell (pad) << " --zetten"
            << (na.empty () ? "" : " --na \"" + na + "\"")
            << "\n  ./TegelSpel " << voorShell (pad)
            << (na.empty () ? "" : "      en typ: " + na) << "\n";
}

}

// Zet op het scherm wat er gevonden is.
inline void toonVerslag (const Verslag &verslag,
                         const std::vector<Gevraagd> &scores)
{
  const std::vector<Bevinding> &mis = verslag.mis;
  if (!mis.empty ())
  {
    scherm::bevinding (mis[0], scores);
    std::set<std::string> gehad = { mis[0].functie () };
    std::vector<std::string> ook;
    for (const Bevinding &een : mis)
      if (gehad.insert (een.functie ()).second)
        ook.push_back ("- " + een.keuring.wat + ": " + een.uitleg);
    if (!ook.empty ())
      std::cout << "\nOok anders, misschien daardoor:\n";
    for (size_t i = 0; i < ook.size () && i < scherm::MaxOok; i++)
      scherm::zin (ook[i], "  ");
  }
  else
    std::cout << "Geen verschil.\n";
}

namespace scherm
{

// Wat er van een deel niet vergeleken is, met een komma ervoor; of niets.
inline std::string rest (const Deel &deel, const std::string &wat)
{
  return deel.gedaan == deel.van ? ""
    : ", " + wat + std::to_string (deel.van - deel.gedaan) + " van de "
      + woorden::aantal (static_cast<long long> (deel.van), "klein spel",
                         "kleine spellen")
      + " (daar kwam zij niet aan toe)";
}

// Wat er niet vergeleken is.
inline std::string nietVergeleken (const Verslag &verslag)
{
  return std::string ("wat drukAf laat zien, doeExperiment, foute bestanden")
    + rest (verslag.klein, "")
    + rest (verslag.goed, "bepaalGoedeZet en bepaalGoedeScore in ")
    + (verslag.geheugen ? ""
       : ", het geheugen (wat daarop let is hier niet te bouwen)")
    + (verslag.keuzen > 0 ? "" : verslag.alle ? ", of bepaalGoedeZet goed kiest"
       : ", bepaalGoedeZet en bepaalGoedeScore")
    + (verslag.alle ? "" : "; zonder SPEL= worden er meer spellen gespeeld");
}

}

// Zet op het scherm wat er vergeleken is, en wat niet.
inline void toonVergeleken (const Verslag &verslag)
{
  std::string rest;
  for (const std::string &een : verslag.teGroot)
    rest += (rest.empty () ? "" : ", ") + een;
  std::cout << "\n";
  scherm::zin ("Vergeleken in " + verslag.spellen + ": lezen, de getters, "
    "eindstand, de verschillende zetten, doeZet en unDoeZet (ook met zetten "
    "die niet kunnen, na een ander spel en in hele partijen), "
    + woorden::aantal (static_cast<long long> (verslag.bomen), "keer",
                       "keer") + " besteScore (score, zet, aantal; ook de "
    "tweede keer)" + (verslag.goed.gedaan > 0 ? ", bepaalGoedeZet en "
      "bepaalGoedeScore (of het kan)" : "") + (verslag.keuzen > 0 ? ", "
      + woorden::aantal (verslag.keuzen, "keer", "keer") + " of bepaalGoedeZet "
      "de duidelijk beste zet kiest" : "")
    + (verslag.geheugen ? ", en het geheugen." : "."));
  if (!rest.empty ())
    scherm::zin ("Van " + rest + " is de boom aan het begin te groot om haar "
      "te vragen: besteScore is daar verderop in een partij vergeleken, waar "
      "hij klein genoeg is.");
  scherm::zin ("Niet vergeleken: " + scherm::nietVergeleken (verslag)
    + ". Dat doet make nakijken INZENDING=" + voorShell (verslag.inzending)
    + " KAART=student.");
}

// Een regel voor elke rij zetten: onze standen en score, en die van haar.
inline void toonTabel (const std::string &naam, int diepte,
                       const std::deque<Proef> &rij,
                       const std::vector<Waarheid> &ons)
{
  const size_t hoogstens = 12;
  size_t gelijk = 0, getoond = 0;
  bool eerst = true;
  std::cout << "\nDe standen en de score na "
            << (diepte == 1 ? "een zet" : "twee zetten") << " in "
            << leesbaar (naam) << ", ons | jouw:\n";
  for (size_t i = 0; i < rij.size (); i++)
  {
    const Antwoord &een = rij[i].antwoorden.back ();
    std::string jouw = "geen antwoord";
    bool anders = true;
    try
    {
      const Beste beste = een.beste ();
      jouw = std::to_string (beste.standen) + " (" + tekst (beste.score) + ")";
      anders = beste.standen != ons[i].standen || beste.score != ons[i].score;
    }
    catch (const Fout &)
    {
      jouw = leesbaar (een.reden);
    }
    gelijk += !anders;
    if ((diepte > 1 && !anders) || getoond++ >= hoogstens)
      continue;
    std::cout << (anders && std::exchange (eerst, !anders) ? "> " : "  ")
              << std::left << std::setw (6) << woorden::zetten (rij[i].gedaan)
              << std::right << std::setw (10) << ons[i].standen << " ("
              << ons[i].score << ") | " << jouw << "\n";
  }
  if (diepte > 1 && gelijk > 0)
    std::cout << "  en " << woorden::aantal (static_cast<long long> (gelijk),
                                             "rij", "rijen") << " gelijk\n";
  std::cout << "  (./TegelSpel --los " << voorShell (naam)
            << " --zetten --diepte " << diepte << ")\n";
}

// Hoe lang zij en wij over spel1 doen, in seconden.
inline void toonSnelheid (double haar, double ons)
{
  std::ostringstream zin;
  const double keer = haar / ons;
  zin << std::fixed << std::setprecision (haar < 0.01 ? 2 : 0)
      << "besteScore van spel1.txt: jouw programma " << haar * 1000
      << " ms, ons "
      << std::setprecision (2) << ons * 1000 << " ms";
  if (keer >= 2)
    zin << ", " << std::setprecision (0) << keer << " keer zo snel";
  zin << ".";
  if (keer >= 2 && std::filesystem::exists ("zoek/tegelspel/trap"))
    zin << " Waar dat in zit laat zoek/tegelspel/trap zien, tree voor tree: "
           "make trap SPEL=spel1.txt.";
  std::string tekst = zin.str ();
  const auto cijfer = [&] (size_t i)
                      { return '0' <= tekst[i] && tekst[i] <= '9'; };
  for (size_t i = 1; i + 1 < tekst.size (); i++)
    if (tekst[i] == '.' && cijfer (i - 1) && cijfer (i + 1))
      tekst[i] = ',';
  scherm::zin (tekst);
}

#endif
