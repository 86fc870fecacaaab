// vergelijk_woorden.h: standen, zetten en verschillen zoals het menu ze
// schrijft: 0g is de zet met de gele tegels van schaal 0, en bij een aantal
// staat waarvan.

#ifndef NakijkVergelijkWoordenHVar
#define NakijkVergelijkWoordenHVar

#include <map>
#include <sstream>
#include "script.h"
#include "soort.h"

namespace woorden
{

inline std::string zet (const Zet &een)
{
  return een.first >= 0 && een.first < 10
         && (een.second == 'g' || een.second == 'b')
         ? std::to_string (een.first) + een.second : Model::tekst (een);
}

// Zetten achter elkaar, zoals zij in te typen zijn.
inline std::string zetten (const std::vector<Zet> &lijst)
{
  std::string uit;
  for (const Zet &een : lijst)
    uit += (uit.empty () ? "" : " ") + zet (een);
  return uit;
}

// Een aantal met wat het is: 1 standen wordt 1 stand.
inline std::string aantal (long long n, const std::string &een,
                           const std::string &meer)
{
  std::string cijfers = std::to_string (n);
  for (size_t i = cijfers.size (); i > 3 + (n < 0 ? 1u : 0u); i -= 3)
    cijfers.insert (i - 3, " ");
  return cijfers + " " + (n == 1 ? een : meer);
}

inline std::string tegels (int n, char kleur)
{
  return aantal (n, std::string (kleur == 'g' ? "gele" : "blauwe") + " tegel",
                 std::string (kleur == 'g' ? "gele" : "blauwe") + " tegels");
}

// De tegels van een rij of schaal; n zijn er van een kleur.
inline std::string inhoud (const std::pair<int,int> &paar)
{
  const std::string geel = tegels (paar.first, 'g'),
                    blauw = tegels (paar.second, 'b');
  return paar.first == 0 && paar.second == 0 ? "geen tegels"
    : paar.second == 0 ? geel : paar.first == 0 ? blauw
    : geel + " en " + blauw;
}

inline std::string letters (const std::pair<int,int> &paar, int lengte)
{
  const auto veel = [] (int n) { return n < 0 || n > 99; };
  if (veel (paar.first) || veel (paar.second))
    return tekst (Paren { paar });
  std::string uit = std::string (static_cast<size_t> (paar.first), 'g')
                    + std::string (static_cast<size_t> (paar.second), 'b');
  while (static_cast<int> (uit.size ()) < lengte)
    uit += '.';
  return uit.empty () ? "-" : uit;
}

// Wat er bij elk ding te zien is.
inline std::string pot (const std::string &tegels)
{
  return tegels.empty () ? "leeg" : tegels;
}

inline std::string schalen (const Paren &paren)
{
  std::string uit;
  for (size_t i = 0; i < paren.size (); i++)
    uit += (i == 0 ? "" : "  ") + std::to_string (i) + ": "
           + letters (paren[i], 0);
  return uit.empty () ? "geen" : uit;
}

inline std::string rijen (const Paren &paren, int lengte)
{
  std::string uit;
  for (const std::pair<int,int> &paar : gesorteerd (paren))
    uit = letters (paar, lengte) + (uit.empty () ? "" : " ") + uit;
  return uit.empty () ? "geen" : uit;
}

inline std::string lijst (std::vector<Zet> alle)
{
  std::sort (alle.begin (), alle.end (), [] (const Zet &a, const Zet &b)
    { return std::make_pair (a.first, -a.second)
             < std::make_pair (b.first, -b.second); });
  return alle.empty () ? "geen" : zetten (alle);
}

inline std::string jaNee (bool waarde) { return waarde ? "ja" : "nee"; }

//*************************************************************************
// Verschillen in woorden

// Wat er te veel of te weinig is, met een punt.
inline std::string potVerschil (const std::string &hoort, const std::string &is)
{
  const size_t lang = std::max (hoort.size (), is.size ()),
               kort = std::min (hoort.size (), is.size ());
  const std::string &groot = hoort.size () > is.size () ? hoort : is,
                    &klein = hoort.size () > is.size () ? is : hoort;
  if (lang != kort && groot.compare (lang - kort, kort, klein) == 0)
    return "de pot heeft " + aantal (static_cast<long long> (lang - kort),
      "tegel", "tegels") + (hoort.size () < is.size () ? " te veel"
                                                       : " te weinig");
  std::string a = hoort, b = is;
  std::sort (a.begin (), a.end ());
  std::sort (b.begin (), b.end ());
  return a == b ? "de tegels in de pot staan in een andere volgorde"
                : "in de pot zitten andere tegels";
}

inline std::string schaalVerschil (const Paren &hoort, const Paren &is)
{
  if (hoort.size () != is.size ())
    return "er zijn " + aantal (static_cast<long long> (is.size ()), "schaal",
                                "schalen");
  for (size_t i = 0; i < hoort.size (); i++)
    if (hoort[i] != is[i])
    {
      const int geel = is[i].first - hoort[i].first,
                blauw = is[i].second - hoort[i].second;
      const auto deel = [] (int n, char kleur)
      {
        return tegels (std::abs (n), kleur) + (n > 0 ? " te veel"
                                                     : " te weinig");
      };
      return "op schaal " + std::to_string (i) + " "
        + (std::abs (geel) + std::abs (blauw) == 1 ? "ligt " : "liggen ")
        + (geel == 0 ? "" : deel (geel, 'g')) + (geel != 0 && blauw != 0
           ? " en " : "") + (blauw == 0 ? "" : deel (blauw, 'b'));
    }
  return "";
}

inline std::string rijVerschil (int speler, Paren hoort, Paren is)
{
  std::string uit = "op het bord van speler " + std::to_string (speler);
  if (hoort.size () != is.size ())
    return uit + " zijn " + aantal (static_cast<long long> (is.size ()), "rij",
                                    "rijen");
  Paren mist, over;
  bool negatief = false;
  hoort = gesorteerd (hoort);
  is = gesorteerd (is);
  std::set_difference (hoort.begin (), hoort.end (), is.begin (), is.end (),
                       std::back_inserter (mist));
  std::set_difference (is.begin (), is.end (), hoort.begin (), hoort.end (),
                       std::back_inserter (over));
  for (size_t i = 0; i < mist.size (); i++)
    uit += std::string (i == 0 ? " hoort" : ", en") + " een rij met "
           + inhoud (mist[mist.size () - 1 - i]) + ", en die heeft er "
           + inhoud (over[over.size () - 1 - i]);
  for (const std::pair<int,int> &paar : over)
    negatief = negatief || paar.first < 0 || paar.second < 0;
  if (negatief)
    return uit + "; zijn die bij de verkeerde speler weggehaald: de beurt?";
  return mist.size () == 1 ? uit : "op het bord van speler "
    + std::to_string (speler) + " liggen tegels in andere rijen";
}

// Waarom iets een eindstand is, of niet.
inline std::string eindeReden (const Stand &stand)
{
  for (int speler : { 0, 1 })
    if (Model::volleRijen (stand, speler) == stand.K)
      return "het bord van speler " + std::to_string (speler) + " is vol"
        + (speler == stand.beurt ? "" : ", en dat is die niet aan beurt is");
  const std::vector<Zet> alle = Model::alleZetten (stand);
  return alle.empty () ? "speler " + std::to_string (stand.beurt)
    + " kan niet zetten" : "speler " + std::to_string (stand.beurt)
    + " kan " + zet (alle[0]) + " nog doen";
}

// Waarom een zet er wel of niet bij hoort.
inline std::string zetReden (const Stand &stand, const Zet &een)
{
  if (!isZet (stand, een))
    return "is geen schaal met g of b";
  const int n = ::tegels (stand, een);
  if (n == 0)
    return "kan niet: die tegels liggen er niet";
  if (!Model::past (stand, een.first, een.second))
    return "kan niet: " + tegels (n, een.second) + " passen in geen rij";
  if (Model::eindstand (stand))
    return "kan niet: " + eindeReden (stand);
  for (const Zet &lager : Model::alleZetten (stand))
    if (lager.first < een.first && Model::gelijkeZetten (stand, lager, een))
      return "is gelijk aan " + zet (lager) + ", " + tegels (n, een.second);
  return "hoort erbij: " + tegels (n, een.second);
}

inline std::string zetVerschil (const Stand &stand, const std::vector<Zet> &is)
{
  std::map<Zet,int> saldo;
  std::string uit;
  for (const Zet &een : is)
    saldo[een]++;
  for (const Zet &een : Model::verschillendeZetten (stand))
    saldo[een]--;
  int gezien = 0;
  for (const auto &[een, n] : saldo)
    if (n != 0 && gezien++ < 2)
      uit += (uit.empty () ? "" : "; ") + zet (een) + " "
        + (n > 0 && saldo.at (een) + 1 > 1 && zetReden (stand, een)
             .compare (0, 5, "hoort") == 0 ? "staat er twee keer in"
                                           : zetReden (stand, een))
        + (n < 0 ? ", en ontbreekt" : "");
  return uit;
}

}

#endif
