// keur_lezen.cc: keurt leesInSpel.

#include "bank.h"

namespace
{

// Een goed spelbestand, en wat er niet deugt als er een regel anders is.
const char Goed[] = "gbbgbgbgbb\n2 3\n3 4\n1 0\n0 2\n4 0\n0 0\n0 3\n2 0\n1\n";
enum Regel { PotRegel, RijRegel = 3, BeurtRegel = 9 };
struct Anders { const char *wat; int regel; const char *tekst; };
const Anders Fouten[] = {
  { "lees_letters", PotRegel, "gbbgbgbgbx" },
  { "lees_letters", PotRegel, "xbbgbgbgbb" },
  { "lees_letters", PotRegel, "gbbgbGbgbb" },
  { "lees_letters", PotRegel, "gbb1bgbgbb" },
  { "lees_rijen", RijRegel, "5 0" }, { "lees_rijen", RijRegel, "-1 0" },
  { "lees_rijen", RijRegel + 1, "0 5" }, { "lees_rijen", RijRegel + 1, "0 -2" },
  { "lees_rijen", RijRegel + 4, "0 9" }, { "lees_rijen", RijRegel + 5, "-1 0" },
  { "lees_kleuren", RijRegel, "1 1" }, { "lees_kleuren", RijRegel + 1, "1 2" },
  { "lees_kleuren", RijRegel + 4, "1 3" },
  { "lees_kleuren", RijRegel + 5, "2 1" } };

// Wat vrij is: of zij zo'n bestand weigert of leest kost niets.
const Anders Vrij[] = {
  { "een beurt die geen 0 of 1 is", BeurtRegel, "2" },
  { "een beurt die ontbreekt", BeurtRegel, "" },
  { "een rij die ontbreekt", RijRegel, "" },
  { "een letter voor een getal", RijRegel + 2, "vier 0" },
  { "tekst na het laatste getal", BeurtRegel, "1\ntekst" } };

// Maten waarvan er een niet mag.
const int Maten[][4] = { { 0, 3, 3, 4 }, { -1, 3, 3, 4 }, { 6, 3, 3, 4 },
  { 2, 0, 3, 4 }, { 2, -2, 3, 4 }, { 2, 6, 3, 4 }, { 2, 3, 0, 4 },
  { 2, 3, -1, 4 }, { 2, 3, 11, 4 }, { 2, 3, 12, 4 }, { 2, 3, 3, 0 },
  { 2, 3, 3, -3 }, { 2, 3, 3, 7 } };

// Het goede bestand met een andere regel.
std::string metRegel (const Anders &anders)
{
  std::vector<std::string> regels = gesplitst (Goed);
  std::string uit;
  regels[static_cast<size_t> (anders.regel)] = anders.tekst;
  for (const std::string &een : regels)
    uit += een + "\n";
  return uit;
}

// Een bestand met deze maten, en lege borden.
std::string metMaten (int M, int N, int K, int L)
{
  std::ostringstream uit;
  uit << std::string (40, 'g') << "\n" << M << " " << N << "\n" << K << " "
      << L << "\n";
  for (int i = 0; i < 2 * K; i++)
    uit << "0 0\n";
  return uit.str () + "0\n";
}

// Lees een bestand.
Geval leest (const char *onderdeel, const std::string &inhoud, bool hoort,
             const std::string &naam = Spelbestand)
{
  Geval geval = { onderdeel };
  geval.keur = [hoort] (const Geval &een)
    { eisGelijk (tekst (een.op (Lezen).waar ()), tekst (hoort)); };
  geval.plek.grootte = static_cast<int> (inhoud.size ());
  geval.lees (inhoud, naam);
  return geval;
}

}

//*************************************************************************

void keurLezen (Bank &bank)
{
  Gevallen gevallen, vrij;
  for (const std::string &inhoud : { std::string (Goed),
         metMaten (1, 1, 1, 1), metMaten (5, 5, 10, 6), metMaten (2, 5, 2, 2),
         std::string ("g\n5 5\n1 6\n0 0\n0 6\n1\n") })
    gevallen.push_back (leest ("lees_goed", inhoud, true));
  for (const Plek &plek : bank.voorraad.standen ({ "", Alles, 40 }))
    gevallen.push_back (leest ("lees_goed", Model::bestand (plek.stand), true));
  for (const auto &een : Fouten)
    gevallen.push_back (leest (een.wat, metRegel (een), false));
  for (const auto &[M, N, K, L] : Maten)
    gevallen.push_back (leest ("lees_maten", metMaten (M, N, K, L), false));
  for (const char *naam : { "bestaat-niet.txt", "geen/map/spel.txt" })
    gevallen.push_back (leest ("lees_onbekend", Goed, false, naam));
  bank.keur (gevallen);
  if (bank.hoeveel ({ Pot, Schalen, Rijen0 }, Blind) == 3)   // het zegt niets
    bank.uitslag ("lees_goed").goed = 0;
  for (const auto &een : Vrij)
    vrij.push_back (leest ("lees_goed", metRegel (een), true));
  bank.draai (vrij);
  for (size_t i = 0; i < vrij.size (); i++)
    if (vrij[i].leest ())
      bank.vrij.insert (std::string ("leest een bestand met ") + Vrij[i].wat);
}
