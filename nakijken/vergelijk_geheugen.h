// vergelijk_geheugen.h: doe proeven nog eens, met een programma dat op zijn
// geheugen let, en waarin geheugen dat geen waarde kreeg andere bytes heeft.

#ifndef NakijkVergelijkGeheugenHVar
#define NakijkVergelijkGeheugenHVar

#include "bewaakt.h"
#include "vergelijk_proef.h"

// Doe proeven nog eens, bewaakt. Geeft zij iets anders dan de eerste keer, dan
// is er iets gelezen wat nooit een waarde kreeg.
// Parameter:
// * gebouwd: wordt true als dat programma te bouwen is; anders gebeurt er niets
inline std::vector<Bevinding> bewaakt (const std::string &inzending,
                                       std::deque<Proef> proeven,
                                       bool &gebouwd);

// Waarom een programma niet gebouwd is, met wat de compiler eerst zei.
inline std::string waaromNiet (const Bouw &bouw, const std::string &inzending)
{
  std::string uit = bouw.bezwaar, wel;
  if (uit.find ("geen tegelspel.cc") != std::string::npos
      && std::filesystem::is_directory (inzending))
    for (const auto &een : std::filesystem::directory_iterator (inzending))
      if (const std::string soort = een.path ().extension ();
          soort.compare (0, 2, ".c") == 0 || soort.compare (0, 2, ".h") == 0)
        wel += (wel.empty () ? "" : " ") + een.path ().filename ().string ();
  uit += wel.empty () ? "" : ", wel: " + wel;
  int fouten = 0, over = 0;   // regels van een fout die er nog bij mogen
  for (const std::string &regel : gesplitst (bouw.rijen))
    if (regel.compare (0, 9, "compiler\t") == 0)
    {
      const bool fout = regel.find ("error: ") != std::string::npos;
      if (fout && fouten++ == 0)
        over = 3;
      if (over-- > 0)
        uit += "\n" + regel.substr (9);
    }
  return uit + (fouten > 1 ? "\n  (dit is de eerste fout van de compiler; "
                             "verbeter die eerst)" : "");
}

namespace geheugen
{

// Waar gaf zij de tweede keer iets anders?
inline void vergelijkKeren (const Proef &eerst, const Proef &weer,
                            std::vector<Bevinding> &uit)
{
  for (const Keuring &een : eerst.keuringen)
    try
    {
      const std::string toen = een.leest (eerst.op (een.stap)),
                        nu = een.leest (weer.op (een.stap));
      if (toen == nu)
        continue;
      Bevinding dit = { een, eerst.spel, nu };
      dit.keuring.ernst = Geheugen;
      dit.uitleg = een.kop + " is twee keer gevraagd, met andere bytes in "
        "geheugen dat nog geen waarde had: eerst " + toen + ", dan "
        + leesbaar (nu) + ". Er wordt iets gelezen wat nooit een waarde kreeg";
      dit.tabel = { "> " + een.kop + "\t" + een.hoort + "\t" + toen
                    + " of " + leesbaar (nu) };
      uit.push_back (dit);
      return;
    }
    catch (const Fout &)
    {
      return;
    }
}

}

inline std::vector<Bevinding> bewaakt (const std::string &inzending,
                                       std::deque<Proef> proeven,
                                       bool &gebouwd)
{
  std::vector<Bevinding> uit;
  std::vector<std::string> waarschuwt;
  const Werkmap map;
  const Zandbak bak = geheugen::bouw (inzending, map.pad, waarschuwt);
  gebouwd = !bak.map.empty ();
  if (!gebouwd)
    return uit;
  const std::deque<Proef> eerst = proeven;
  std::vector<Script *> rij;
  for (Proef &een : proeven)
    rij.push_back (&een);
  draaiScripts (bak, rij, geheugen::BewaaktGrenzen);
  for (size_t i = 0; i < proeven.size (); i++)
  {
    if (!proeven[i].gestopt.empty () || !eerst[i].gestopt.empty ())
      continue;
    const Proef &een = proeven[i];
    size_t val = 0;
    while (val < een.antwoorden.size () && een.antwoorden[val].er)
      val++;
    if (val == een.antwoorden.size ())
    {
      geheugen::vergelijkKeren (eerst[i], een, uit);
      continue;
    }
    const std::string zegt = geheugen::melding (een.antwoorden[val].scherm);
    if (zegt.empty ())
      continue;
    Bevinding dit;
    dit.spel = een.spel;
    dit.keuring.stand = een.spel.stand;
    dit.keuring.ernst = Geheugen;
    dit.keuring.wat = een.stappen[val].functie;
    for (const Keuring &keuring : een.keuringen)
      if (keuring.stap <= static_cast<int> (val))
      {
        dit.keuring.gedaan = keuring.gedaan;
        dit.keuring.stand = keuring.stand;
        if (keuring.stap == static_cast<int> (val) && keuring.ernst >= Doet
            && keuring.ernst <= Opnieuw)
          dit.keuring.wat = keuring.wat;
      }
    dit.uitleg = zegt;
    // Een recursie zonder eind komt vaak van een zet die niet teruggaat.
    if (zegt.find ("de stapel is vol") != std::string::npos)
      dit.keuring.ernst = Scoort;
    uit.push_back (dit);
  }
  if (!uit.empty ())
    for (const std::string &een : waarschuwt)
      uit[0].tabel.push_back ("  de compiler zegt\t" + een + "\t");
  return uit;
}

#endif
