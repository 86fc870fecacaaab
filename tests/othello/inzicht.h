// inzicht.h: in een OthelloBord kijken, tot in elk veld en elke pointer.

#ifndef OthelloInzichtHVar
#define OthelloInzichtHVar

#include <algorithm>
#include <string>
#include <utility>
#include <vector>
#include "spellen/othello/othello.h"

struct Toetsinzicht
{
  typedef OthelloBord::Vakje Vakje;

  // Dezelfde velden als OthelloBord en zijn vakjes. Komt er een bij, dan
  // klopt de maat niet meer, en hoort het veld ook in dump.
  struct Vakjesvelden
  {
    char inhoud;
    Vakje *buren[8], *vorigLeeg, *volgendLeeg;
    int slagrichting[8], aantalSlagrichtingen;
  };
  struct Velden
  {
    int rijen, kolommen;
    char speler;
    Vakje *ingang, *laatste;
    Vakje kring;
  };
  static_assert (sizeof (Vakjesvelden) == sizeof (Vakje), "zie hierboven");
  static_assert (sizeof (Velden) == sizeof (OthelloBord), "zie hierboven");

  // Elke pointer wordt het nummer van zijn vakje, dus een kopie van een bord
  // geeft dezelfde tekst. Alleen van vakjes met een steen erop blijven de
  // pointers in de kring weg: een kopie heeft die anders.
  // Parameter:
  // * ookOude: ook die pointers wel
  static std::string dump (const OthelloBord &bord, bool ookOude)
  {
    const Nummers nummers (bord);
    std::string uit;
    for (int getal : { bord.rijen, bord.kolommen, static_cast<int>
                       (bord.speler), nummers.van (bord.ingang),
                       nummers.van (bord.laatste) })
      uit += teken (getal);
    for (const Vakje *vakje : nummers.vakjes)
    {
      uit += vakje->inhoud;
      for (const Vakje *buur : vakje->buren)
        uit += teken (nummers.van (buur));
      for (int i = 0; i < vakje->aantalSlagrichtingen; i++)
        uit += teken (vakje->slagrichting[i]);
      if (ookOude || vakje->inhoud == '.' || vakje == &bord.kring)
      {
        uit += teken (nummers.van (vakje->vorigLeeg));
        uit += teken (nummers.van (vakje->volgendLeeg));
      }
      uit += '\n';
    }
    return uit;
  }

  // Doe een zet zoals vervolg dat doet, en neem hem terug.
  // Retourneert: of de zet mocht
  static bool doeEnTerug (OthelloBord &bord, int rij, int kolom)
  {
    Vakje *slag[OthelloBord::MaxSlag],
          *const vakje = bord.zoekVakje (rij, kolom);
    const int aantal = bord.doe (vakje, slag);
    if (aantal > 0)
      bord.neemTerug (vakje, slag, aantal);
    return aantal > 0;
  }

  // De vakjes van een bord rij voor rij, en dan de kring, met hun nummers.
  struct Nummers
  {
    std::vector<const Vakje *> vakjes;
    std::vector< std::pair<const Vakje *, int> > opAdres;

    explicit Nummers (const OthelloBord &bord)
    {
      for (const Vakje *rij = bord.ingang; rij != nullptr;
           rij = rij->buren[OthelloBord::MiddenOnder])
        for (const Vakje *vakje = rij; vakje != nullptr;
             vakje = vakje->buren[OthelloBord::Rechts])
          vakjes.push_back (vakje);
      vakjes.push_back (&bord.kring);
      for (size_t i = 0; i < vakjes.size (); i++)
        opAdres.push_back (std::make_pair (vakjes[i], static_cast<int> (i)));
      std::sort (opAdres.begin (), opAdres.end ());
    }

    // Het nummer van een vakje; -1 van nullptr, en -2 als het niet op het bord
    // ligt.
    int van (const Vakje *vakje) const
    {
      const auto plaats = std::lower_bound
        (opAdres.begin (), opAdres.end (), std::make_pair (vakje, 0));
      if (vakje == nullptr)
        return -1;
      return plaats != opAdres.end () && plaats->first == vakje
             ? plaats->second : -2;
    }
  };

  // Een klein getal als leesbaar teken; borden van de proef passen daarin.
  static char teken (int getal)
  {
    return static_cast<char> ('0' + getal);
  }
};

#endif
