// keur_lezen.cc: keurt de constructor, leesInSpel, de getters en drukAf.

#include "proef.h"
#include "standen.h"

#include <climits>

namespace nakijk
{

namespace
{

// Een goed spelbestand, als lijst van woorden: pot, M, N, K, L, drie rijen
// van beide spelers en de beurt.
std::vector<std::string> woorden ()
{
  std::istringstream in ("gbbgbgbgbb 2 3 3 4 1 0 0 2 4 0 0 0 0 3 2 0 1");
  std::vector<std::string> lijst;
  std::string woord;
  while (in >> woord)
    lijst.push_back (woord);
  return lijst;
}

// De plaatsen van die woorden.
const size_t PlaatsPot = 0, PlaatsM = 1, PlaatsN = 2, PlaatsK = 3,
             PlaatsL = 4, PlaatsRij = 5, PlaatsBeurt = 17;

// Het bestand met deze woorden, op regels zoals het hoort.
std::string bestandVan (const std::vector<std::string> &lijst)
{
  std::string inhoud;
  for (size_t i = 0; i < lijst.size (); i++)
    inhoud += lijst[i] + (i == PlaatsPot || i % 2 == 0 ? "\n" : " ");
  return inhoud + (lijst.size () % 2 == 0 ? "\n" : "");
}

// Het goede bestand met een ander woord op een plaats, of geen.
std::string met (size_t plaats, const std::string &woord)
{
  std::vector<std::string> lijst = woorden ();
  lijst[plaats] = woord;
  if (woord.empty ())
    lijst.erase (lijst.begin () + static_cast<long> (plaats));
  return bestandVan (lijst);
}

// Eis dat foute bestanden geweigerd worden, en dat dat niet komt doordat
// alles geweigerd wordt.
void eisGeweigerd (const std::vector<std::string> &bestanden)
{
  for (const std::string &inhoud : bestanden)
    proef ([&] (Partij &partij)
    {
      eisGelijk (partij.lees (inhoud), false);
      Partij goed;
      eisGelijk (goed.lees (bestandVan (woorden ())), true);
    });
}

// Draai een proef op elke stand die gelezen wordt.
void naInlezen (const std::vector<Stand> &standen,
                const std::function<void (Partij &)> &inhoud)
{
  for (const Stand &stand : standen)
    proef ([&] (Partij &partij)
    {
      if (!partij.lees (Model::bestand (stand)))
        throw Overgeslagen ();
      inhoud (partij);
    });
}

// Eis dat elk bestand gelezen wordt, zonder iets kwijt te raken: hoe de
// getters het laten zien keuren andere onderdelen.
void eisIngelezen (const std::vector<std::string> &bestanden)
{
  for (const std::string &inhoud : bestanden)
    proef ([&] (Partij &partij)
    {
      eisGelijk (partij.lees (inhoud), true);
      const Bril &bril = bank ().bril;
      eis (bril.zietPot || bril.zietSchalen || bril.zietRijen,
           "iets van het spel in een getter", "geen getter die klopt");
      const size_t pot = partij.pot ().size ();
      eisZicht (bril.zietPot, pot, partij.stand ().pot.size (),
                "lengte van getPot ");
      for (int speler = 0; speler < 2; speler++)
      {
        const Paren rijen = gesorteerd (partij.rijen (speler));
        eisZicht (bril.zietRijen, rijen,
                  rijenDoor (bril, partij.stand ().rijen[speler]),
                  "rijen van speler " + std::to_string (speler) + ": ");
      }
    });
}

}

//*************************************************************************

void bouwen ()
{
  bank ().nu->proeven++;  // dat het onderdeel draait is genoeg
}

void zonderSpel ()
{
  proef ([] (Partij &partij)
  {
    partij.foto ();
    partij.drukAf ();
    partij.terug ();
    partij.doe (Zet (0, 'g'));
    partij.beste ();
    partij.goedeZet (1);
    partij.goedeScore ();
    partij.experiment ();
    partij.eindstand ();
  });
}

void getSchalen_gelezen ()
{
  naInlezen (kiesAlles (1, 40, Gewoon), [] (Partij &partij)
  {
    eisGelijk (partij.schalenAantal (), partij.stand ().M);
  });
}

void getPot_gelezen ()
{
  naInlezen (kiesAlles (2, 40, Gewoon), [] (Partij &partij)
  {
    eisGelijk (partij.pot (), partij.stand ().pot);
  });
}

void getPot_naZetten ()
{
  Model::Loting loting (3);
  proeven (kiesMetZet (3, 40, Gewoon), [&] (Partij &partij)
  {
    const size_t toen = partij.pot ().size ();
    partij.speelToevallig (loting, 2);
    eisGelijk (partij.pot (), potDoor (bank ().bril, partij.stand ().pot));
    eis (partij.stand ().pot.empty () || partij.pot ().size () < toen,
         "een kleinere pot dan voor de zetten", "een even grote");
  });
}

void getInhoudSchalen_gelezen ()
{
  naInlezen (kiesAlles (4, 40, Gewoon), [] (Partij &partij)
  {
    eisGelijk (partij.schalen (), partij.stand ().schalen);
  });
}

void getInhoudSchalen_kleinePot ()
{
  naInlezen (kies (5, 40, Klein, [] (const Stand &s)
  {
    const std::pair<int,int> &laatste = s.schalen.back ();
    return laatste.first + laatste.second < s.N;
  }), [] (Partij &partij)
      { eisGelijk (partij.schalen (), partij.stand ().schalen); });
}

void getInhoudRijen_gelezen ()
{
  naInlezen (kiesAlles (6, 40, Groot), [] (Partij &partij)
  {
    for (int speler = 0; speler < 2; speler++)
      eisGelijk (gesorteerd (partij.rijenMet (speler)),
                 gesorteerd (partij.stand ().rijen[speler]),
                 "rijen van speler " + std::to_string (speler) + ": ");
  });
}

void getInhoudRijen_volgorde ()
{
  naInlezen (kiesAlles (7, 40, Groot), [] (Partij &partij)
  {
    for (int speler = 0; speler < 2; speler++)
      eisGelijk (partij.rijenMet (speler), partij.stand ().rijen[speler]);
  });
}

void getInhoudRijen_speler ()
{
  for (int speler : { -1, 2, INT_MAX, INT_MIN })
    proeven ({ figuur1 () }, [speler] (Partij &partij)
             { eisGelijk (partij.rijenMet (speler), Paren ()); });
}

//*************************************************************************

void leesInSpel_goed ()
{
  std::vector<std::string> bestanden;
  for (const char *naam : { "spel1.txt", "spel3.txt", "spel4.txt",
                            "spel5.txt" })
    bestanden.push_back (voorbeeld (naam));
  bestanden.push_back ("g\n1 1\n1 1\n0 0\n0 0\n0\n");
  bestanden.push_back ("b\n5 5\n1 6\n0 0\n0 6\n1\n");
  for (const Stand &stand : kiesAlles (8, 40, Groot))
    bestanden.push_back (Model::bestand (stand));
  eisIngelezen (bestanden);
}

void leesInSpel_witruimte ()
{
  const std::string goed = bestandVan (woorden ());
  std::string windows, ruim = "\n ", regels;
  for (char teken : goed)
  {
    windows += teken == '\n' ? "\r\n" : std::string (1, teken);
    ruim += teken == ' ' ? "  \t" : teken == '\n' ? " \n\n"
            : std::string (1, teken);
    regels += teken == ' ' ? '\n' : teken;
  }
  eisIngelezen ({ windows, ruim, regels, goed.substr (0, goed.size () - 1),
                  goed + "\n  \n" });
}

void leesInSpel_onbekend ()
{
  for (const char *naam : { "bestaat-niet.txt", "geen/map/spel.txt", "" })
    proef ([naam] (Partij &partij)
    {
      eisGelijk (partij.leesNaam (naam), false);
      Partij goed;
      eisGelijk (goed.lees (bestandVan (woorden ())), true);
    });
}

void leesInSpel_letters ()
{
  std::vector<std::string> bestanden;
  for (const char *pot : { "gbbgbgbgbx", "xbbgbgbgbb", "gbbgbGbgbb",
                           "gbbgbBbgbb", "gbb1bgbgbb", "gbbg-gbgbb" })
    bestanden.push_back (met (PlaatsPot, pot));
  eisGeweigerd (bestanden);
}

void leesInSpel_maten ()
{
  std::vector<std::string> bestanden;
  for (size_t plaats : { PlaatsM, PlaatsN, PlaatsK, PlaatsL })
    for (const char *fout : { "0", "-1", "-3", "11", "1000" })
      bestanden.push_back (met (plaats, fout));
  bestanden.insert (bestanden.end (), { met (PlaatsM, "6"), met (PlaatsN, "6"),
                                        met (PlaatsL, "7") });
  eisGeweigerd (bestanden);
}

void leesInSpel_rijen ()
{
  eisGeweigerd ({ met (PlaatsRij, "5"), met (PlaatsRij, "-1"),
                  met (PlaatsRij + 3, "5"), met (PlaatsRij + 3, "-2"),
                  met (PlaatsRij + 7, "9"), met (PlaatsRij + 10, "-1") });
}

void leesInSpel_kleuren ()
{
  eisGeweigerd ({ met (PlaatsRij + 1, "1"), met (PlaatsRij + 2, "1"),
                  met (PlaatsRij + 6 + 2, "1"), met (PlaatsRij + 11, "2") });
}

void leesInSpel_beurt ()
{
  eisGeweigerd ({ met (PlaatsBeurt, "2"), met (PlaatsBeurt, "-1"),
                  met (PlaatsBeurt, "10") });
}

void leesInSpel_onvolledig ()
{
  eisGeweigerd ({ met (PlaatsBeurt, ""), met (PlaatsL, ""),
                  met (PlaatsM, "twee"), met (PlaatsK, "x"),
                  met (PlaatsRij + 4, "vier"), met (PlaatsBeurt, "n"),
                  "gbbgbgbgbb\n2 3\n3 4\n1 0\n" });
}

void leesInSpel_opnieuw ()
{
  const std::vector<Stand> standen = kiesMetZet (9, 20, Gewoon);
  for (size_t i = 1; i < standen.size (); i++)
    proef ([&] (Partij &partij)
    {
      partij.begin (standen[i - 1]);
      partij.speel (Model::verschillendeZetten (standen[i - 1])[0]);
      eisGelijk (partij.lees (Model::bestand (standen[i])), true);
      eisVoorraad (partij);
      eisRijen (partij);
      eisGelijk (partij.terug (), false);
    });
}

void leesInSpel_map ()
{
  eisGeweigerd ({ "", "\n" });
  proef ([] (Partij &partij)
         { eisGelijk (partij.leesNaam ("."), false); });
}

void leesInSpel_teGroot ()
{
  const std::string groot = "99999999999999999999";
  eisGeweigerd ({ met (PlaatsM, groot), met (PlaatsRij, groot),
                  met (PlaatsBeurt, groot), met (PlaatsN, "4294967298") });
}

void leesInSpel_rest ()
{
  const std::string goed = bestandVan (woorden ());
  eisGeweigerd ({ goed + "0\n", goed + "rest", goed + "\n\nx\n" });
}

void leesInSpel_ongewijzigd ()
{
  for (const std::string &fout : { met (PlaatsPot, "gx"), met (PlaatsM, "9"),
                                   met (PlaatsRij + 3, "5"),
                                   met (PlaatsBeurt, "2") })
    proeven ({ figuur1 () }, [&] (Partij &partij)
    {
      const Foto toen = partij.foto ();
      eisGelijk (partij.lees (fout), false);
      eisGelijkeFoto (partij.foto (), toen);
    });
}

//*************************************************************************

void drukAf_toont ()
{
  proeven (kiesMetZet (10, 10, Gewoon), [] (Partij &partij)
  {
    const std::string eerst = partij.drukAf ();
    eis (eerst.find_first_not_of (" \t\r\n") != std::string::npos,
         "een stand op het scherm", "niets");
    partij.speel (Model::verschillendeZetten (partij.stand ())[0]);
    eis (partij.drukAf () != eerst, "iets anders dan voor de zet",
         "precies hetzelfde");
  });
}

void drukAf_onveranderd ()
{
  naInlezen (kiesAlles (11, 40, Gewoon), [] (Partij &partij)
  {
    const Foto toen = partij.foto ();
    eis (!partij.drukAf ().empty (), "een stand op het scherm", "niets");
    eisGelijkeFoto (partij.foto (), toen);
  });
}

}
