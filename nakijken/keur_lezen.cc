// keur_lezen.cc: keurt leesInSpel.

#include "bank.h"

namespace nakijk
{

namespace
{

// Een goed spelbestand, met / tussen de regels, en wat er niet deugt als er een
// ding anders is.
const char Goed[] = "gbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0/1";
const struct { const char *onderdeel, *bestand; } Fouten[] = {
  { "lees_letters", "gbbgbgbgbx/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_letters", "xbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_letters", "gbbgbGbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_letters", "gbb1bgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_rijen", "gbbgbgbgbb/2 3/3 4/5 0/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_rijen", "gbbgbgbgbb/2 3/3 4/-1 0/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_rijen", "gbbgbgbgbb/2 3/3 4/1 0/0 5/4 0/0 0/0 3/2 0/1" },
  { "lees_rijen", "gbbgbgbgbb/2 3/3 4/1 0/0 -2/4 0/0 0/0 3/2 0/1" },
  { "lees_rijen", "gbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 9/0 3/2 0/1" },
  { "lees_rijen", "gbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/-1 0/1" },
  { "lees_kleuren", "gbbgbgbgbb/2 3/3 4/1 1/0 2/4 0/0 0/0 3/2 0/1" },
  { "lees_kleuren", "gbbgbgbgbb/2 3/3 4/1 0/1 2/4 0/0 0/0 3/2 0/1" },
  { "lees_kleuren", "gbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/1 3/2 0/1" },
  { "lees_kleuren", "gbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 2/1" } };

// Wat vrij is: of zij zo'n bestand weigert of leest kost niets.
const struct { const char *wat, *bestand; } Vrij[] = {
  { "een beurt die geen 0 of 1 is",
    "gbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0/2" },
  { "een beurt die ontbreekt", "gbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0" },
  { "rijen die ontbreken", "gbbgbgbgbb/2 3/3 4/1 0/0 2" },
  { "een letter voor een getal",
    "gbbgbgbgbb/2 3/3 4/1 0/0 2/vier 0/0 0/0 3/2 0/1" },
  { "tekst na het laatste getal",
    "gbbgbgbgbb/2 3/3 4/1 0/0 2/4 0/0 0/0 3/2 0/1/tekst" } };

// Maten waarvan er een niet mag.
const int Maten[][4] = { { 0, 3, 3, 4 }, { -1, 3, 3, 4 }, { 6, 3, 3, 4 },
  { 2, 0, 3, 4 }, { 2, -2, 3, 4 }, { 2, 6, 3, 4 }, { 2, 3, 0, 4 },
  { 2, 3, -1, 4 }, { 2, 3, 11, 4 }, { 2, 3, 12, 4 }, { 2, 3, 3, 0 },
  { 2, 3, 3, -3 }, { 2, 3, 3, 7 } };

// Een bestand met deze maten, en lege borden.
std::string metMaten (int M, int N, int K, int L)
{
  std::ostringstream uit;
  uit << std::string (40, 'g') << "/" << M << " " << N << "/" << K << " " << L;
  for (int i = 0; i < 2 * K; i++)
    uit << "/0 0";
  return uit.str () + "/0";
}

// Lees een bestand.
Geval leest (const char *onderdeel, std::string inhoud, bool hoort,
             const std::string &naam = Spelbestand)
{
  std::replace (inhoud.begin (), inhoud.end (), '/', '\n');
  inhoud += inhoud.back () == '\n' ? "" : "\n";
  Geval geval = { onderdeel, Plek (), [hoort] (const Geval &een)
                  { eisGelijk (een.op (Lezen).waar (), hoort); } };
  geval.plek.grootte = static_cast<int> (inhoud.size ());
  geval.lees (inhoud, naam);
  return geval;
}

// Kijk wat zij doet met wat vrij is.
void kijkVrij (Bank &bank)
{
  Gevallen gevallen;
  for (const auto &een : Vrij)
    gevallen.push_back (leest ("lees_goed", een.bestand, true));
  bank.draai (gevallen);
  for (size_t i = 0; i < gevallen.size (); i++)
    if (gevallen[i].op (Lezen).er && gevallen[i].op (Lezen).waar ())
      bank.vrij.insert (std::string ("leest een bestand met ") + Vrij[i].wat);
}

}

//*************************************************************************

void keurLezen (Bank &bank)
{
  Gevallen gevallen;
  for (const std::string &inhoud : { std::string (Goed),
         metMaten (1, 1, 1, 1), metMaten (5, 5, 10, 6), metMaten (2, 5, 2, 2),
         std::string ("g/5 5/1 6/0 0/0 6/1") })
    gevallen.push_back (leest ("lees_goed", inhoud, true));
  for (const Plek &plek : bank.voorraad.standen (Alles, 40))
    gevallen.push_back (leest ("lees_goed", Model::bestand (plek.stand), true));
  for (const auto &een : Fouten)
    gevallen.push_back (leest (een.onderdeel, een.bestand, false));
  for (const auto &maat : Maten)
    gevallen.push_back (leest ("lees_maten", metMaten (maat[0], maat[1],
                                                       maat[2], maat[3]),
                               false));
  for (const char *naam : { "bestaat-niet.txt", "geen/map/spel.txt" })
    gevallen.push_back (leest ("lees_onbekend", Goed, false, naam));
  bank.keur (gevallen);
  kijkVrij (bank);
}

}
