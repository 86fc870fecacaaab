// leeswijze.h: de manier waarop een inzending een bestand leest. Wie zich bij
// het lezen vergist houdt een andere stand vast dan er staat, maar steeds op
// dezelfde manier anders, en speelt daarin verder misschien goed. Dan krijgt
// zij bestanden waaruit zij de bedoelde stand leest, en zetten zoals zij de
// schalen nummert.

#ifndef NakijkLeeswijzeHVar
#define NakijkLeeswijzeHVar

#include <sstream>
#include "bestanden.h"
#include "script.h"

// Een bestand, en de maten die erin staan.
struct Bestandsregels
{
  std::vector<std::string> regels;
  int M = 0, N = 0, K = 0, L = 0;

  explicit Bestandsregels (const std::string &inhoud)
  : regels (gesplitst (inhoud))
  {
    if (regels.size () > Rijen)
      std::istringstream (regels[Schalen] + " " + regels[Borden])
        >> M >> N >> K >> L;
  }

  enum Plaats : size_t { Pot, Schalen, Borden, Rijen };

  // Verwissel de twee getallen van een regel, als die er staan.
  void verwissel (size_t nummer)
  {
    std::string een, twee;
    if (nummer < regels.size ()
        && std::istringstream (regels[nummer]) >> een >> twee)
      regels[nummer] = twee + " " + een;
  }

  // Hoeveel rijen de twee borden samen hebben, voor zover zij er staan.
  size_t rijen () const
  {
    const size_t alle = static_cast<size_t> (std::max (2 * K, 0));
    return regels.size () < Rijen + alle ? 0 : alle;
  }

  // Zet de tegels voor de schalen in de volgorde waarin zij hen vult.
  // Parameter:
  // * plaats: waar zij in het bestand horen te staan, in die volgorde
  void herschik (const std::vector<int> &plaats)
  {
    std::string &pot = regels[Pot];
    const std::string was = pot;
    for (size_t i = 0; i < plaats.size () && plaats.size () <= was.size (); i++)
      pot[i] = was[static_cast<size_t> (plaats[i])];
  }
};

inline bool volleSchalen (const Stand &stand)
{
  int tegels = 0;
  for (const std::pair<int,int> &schaal : stand.schalen)
    tegels += schaal.first + schaal.second;
  return tegels == stand.M * stand.N;
}

// Een manier om het anders te lezen.
struct Wijze
{
  std::string naam;                  // wat zij dan doet
  const char *getter;                // het onderdeel van wie het laat zien
  // Maak van een bestand dat waaruit zij de bedoelde stand leest.
  void (*vertaal) (Bestandsregels &) = nullptr;
  bool (*kan) (const Stand &) = nullptr;   // bestaat dat altijd, of alleen dan?
  int begin = 0;                     // het nummer van haar eerste schaal
  bool toont = false;                // zij toont de pot zoals hij er staat
};

inline void draaiPotOm (Bestandsregels &een)
{
  std::reverse (een.regels[0].begin (), een.regels[0].end ());
}

const char InPot[] = "getPot_gelezen", InRijen[] = "rijen_gelezen",
           InSchalen[] = "schalen_gelezen";
const std::vector<Wijze> Wijzen = {
  { "de pot van achter naar voren", InPot, draaiPotOm },
  { "de pot van achter naar voren, maar toont hem zoals hij er staat", InPot,
    draaiPotOm, nullptr, 0, true },
  { "in de pot geel als blauw, en blauw als geel", InPot,
    [] (Bestandsregels &een)
    {
      for (char &letter : een.regels[0])
        letter = letter == 'g' ? 'b' : letter == 'b' ? 'g' : letter;
    } },
  { "van elke rij eerst blauw, dan geel", InRijen, [] (Bestandsregels &een)
    {
      for (size_t i = 0; i < een.rijen (); i++)
        een.verwissel (een.Rijen + i);
    } },
  { "eerst het bord van speler 1", InRijen, [] (Bestandsregels &een)
    {
      const auto begin = een.regels.begin () + een.Rijen;
      const long helft = static_cast<long> (een.rijen () / 2);
      std::rotate (begin, begin + helft, begin + 2 * helft);
    } },
  { "eerst L, dan K", InRijen, [] (Bestandsregels &een)
    { een.verwissel (een.Borden); } },
  { "eerst N, dan M", InSchalen, [] (Bestandsregels &een)
    { een.verwissel (een.Schalen); } },
  { "de andere speler aan de beurt", "doeZet_beurt", [] (Bestandsregels &een)
    {
      for (size_t i = een.Rijen + een.rijen (); i < een.regels.size (); i++)
        een.regels[i] = een.regels[i] == "0" ? "1"
                        : een.regels[i] == "1" ? "0" : een.regels[i];
    } },
  { "altijd speler 0 aan de beurt", "doeZet_beurt", nullptr,
    [] (const Stand &stand) { return stand.beurt == 0; } },
  { "altijd speler 1 aan de beurt", "doeZet_beurt", nullptr,
    [] (const Stand &stand) { return stand.beurt == 1; } },
  { "de laatste schaal het eerst gevuld", InSchalen, [] (Bestandsregels &een)
    {
      std::vector<int> plaats;
      for (int schaal = een.M - 1; schaal >= 0; schaal--)
        for (int i = 0; i < een.N; i++)
          plaats.push_back (schaal * een.N + i);
      een.herschik (plaats);
    }, volleSchalen },
  { "om de beurt een tegel op elke schaal", InSchalen, [] (Bestandsregels &een)
    {
      std::vector<int> plaats;
      for (int i = 0; i < een.N; i++)
        for (int schaal = 0; schaal < een.M; schaal++)
          plaats.push_back (schaal * een.N + i);
      een.herschik (plaats);
    }, volleSchalen },
  { "nummert de schalen vanaf 1", "", nullptr, nullptr, 1 } };

// Die van een inzending: geen, of meer.
struct Leeswijze
{
  std::set<size_t> welke = {};   // van Wijzen

  std::string bestand (const std::string &inhoud) const
  {
    Bestandsregels uit (inhoud);
    for (size_t een : welke)
      if (Wijzen[een].vertaal != nullptr && uit.regels.size () > uit.Rijen)
        Wijzen[een].vertaal (uit);
    std::string alles;
    for (const std::string &regel : uit.regels)
      alles += regel + "\n";
    return welke.empty () ? inhoud : alles;
  }

  // Is er een bestand waaruit zij deze stand leest?
  bool kan (const Stand &stand) const
  {
    return std::all_of (welke.begin (), welke.end (), [&] (size_t een)
      { return Wijzen[een].kan == nullptr || Wijzen[een].kan (stand); });
  }

  int begin () const
  {
    int uit = 0;
    for (size_t een : welke)
      uit += Wijzen[een].begin;
    return uit;
  }

  // Wat zij anders leest, of met nummers: hoe zij de schalen anders nummert.
  std::string naam (bool nummers) const
  {
    std::string uit;
    for (size_t een : welke)
      if ((Wijzen[een].begin != 0) == nummers)
        uit += (uit.empty () ? "" : ", en ") + Wijzen[een].naam;
    return uit;
  }

  // Maak van een script wat zij moet lezen en doen.
  void heen (Script &script) const
  {
    for (Stap &stap : script.stappen)
      if (stap.functie == Bestand)
        stap.rest = bestand (stap.rest);
      else if (stap.functie == "doeZet" || stap.functie == "besteScore")
        stap.rest = schuif (stap.rest, 0, begin ());
  }

  // Maak van haar antwoorden wat zij bedoelt.
  void terug (Script &script) const
  {
    for (size_t i = 0; i < script.stappen.size (); i++)
    {
      const std::string &functie = script.stappen[i].functie;
      std::string &inhoud = script.antwoorden[i].inhoud;
      if (functie == "bepaalGoedeZet")
        inhoud = schuif (inhoud, 0, -begin ());
      else if (functie == "besteScore")
        inhoud = schuif (inhoud, 1, -begin ());
      else if (functie == "bepaalVerschillendeZetten")
        inhoud = schuif (inhoud, 1, -begin (), true);
      else if (functie == "getPot" && toontPot () && !inhoud.empty ())
        std::reverse (inhoud.begin () + 1, inhoud.end ());
    }
  }

  private:

  bool toontPot () const
  {
    return std::any_of (welke.begin (), welke.end (),
                        [] (size_t een) { return Wijzen[een].toont; });
  }

  // Tel iets op bij een getal van een rij getallen.
  // Parameters:
  // * plaats: welk; met steeds ook elk tweede daarna
  static std::string schuif (const std::string &rij, size_t plaats, int erbij,
                             bool steeds = false)
  {
    std::istringstream in (rij);
    std::vector<long long> getallen;
    std::string uit;
    for (long long een; in >> een; )
      getallen.push_back (een);
    if (erbij == 0 || !in.eof ())
      return rij;
    for (size_t i = 0; i < getallen.size (); i++)
    {
      const bool schaal = i == plaats
                          || (steeds && i > plaats && (i - plaats) % 2 == 0);
      const long long nu = getallen[i] + (schaal ? erbij : 0);
      uit += (i == 0 && rij[0] != ' ' ? "" : " ")
             + std::to_string (nu > INT_MAX ? INT_MAX : nu);
    }
    return uit;
  }
};

#endif
