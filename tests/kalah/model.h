// model.h: Kalah zo letterlijk mogelijk, steentje voor steentje, om het
// programma aan te toetsen. Niets hiervan komt uit het programma.
//
// Het bord is een kring van 14 kuilen: a1 t/m a6, de kalah van speler 1, b1
// t/m b6, de kalah van speler 2.

#ifndef KalahModelHVar
#define KalahModelHVar

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

namespace Model
{

const int Kring = 14;
const int KalahVan[] = { -1, 6, 13 };

// Een stuk van een zet; de kuilen zijn plaatsen op de kring.
struct Stap
{
  char soort;  // z(aaien), v(erder), s(lag), o(pruimen)
  int van, aantal, naar;
};

struct Stand
{
  std::vector<int> kuilen;
  int speler;

  int &op (int plaats)
  {
    return kuilen.at (static_cast<size_t> (plaats));
  }
  int op (int plaats) const
  {
    return kuilen.at (static_cast<size_t> (plaats));
  }
};

inline int ander (int speler)
{
  return speler == 1 ? 2 : 1;
}

// De plaats van een klein kuiltje.
inline int plaatsVan (int speler, int kuiltje)
{
  return (speler == 1 ? 0 : 7) + kuiltje - 1;
}

// Van wie een kuil is, ook van een kalah.
inline int eigenaar (int plaats)
{
  return plaats < 7 ? 1 : 2;
}

inline bool isKalah (int plaats)
{
  return plaats == KalahVan[1] || plaats == KalahVan[2];
}

inline Stand begin (int steentjes)
{
  Stand stand = { std::vector<int> (Kring, steentjes), 1 };
  stand.op (6) = stand.op (13) = 0;
  return stand;
}

inline int totaal (const Stand &stand)
{
  int som = 0;
  for (int aantal : stand.kuilen)
    som += aantal;
  return som;
}

inline int opBord (const Stand &stand, int speler)
{
  int som = 0;
  for (int kuiltje = 1; kuiltje <= 6; kuiltje++)
    som += stand.op (plaatsVan (speler, kuiltje));
  return som;
}

inline bool meerDanDeHelft (const Stand &stand)
{
  return 2 * stand.op (6) > totaal (stand)
         || 2 * stand.op (13) > totaal (stand);
}

inline bool eindstand (const Stand &stand)
{
  return meerDanDeHelft (stand) || opBord (stand, stand.speler) == 0;
}

// De kalahs van speler 1 en 2, na het opruimen als dat moet.
inline std::vector<int> punten (const Stand &stand)
{
  std::vector<int> uit = { stand.op (6), stand.op (13) };
  if (!meerDanDeHelft (stand) && opBord (stand, stand.speler) == 0)
    (stand.speler == 2 ? uit[0] : uit[1]) +=
      opBord (stand, ander (stand.speler));
  return uit;
}

inline int score (const Stand &stand)
{
  const std::vector<int> p = punten (stand);
  return stand.speler == 1 ? p[0] - p[1] : p[1] - p[0];
}

inline int winnaar (const Stand &stand)
{
  if (!eindstand (stand))
    return -1;
  const std::vector<int> p = punten (stand);
  return p[0] == p[1] ? 0 : p[0] > p[1] ? 1 : 2;
}

inline std::vector<int> zetten (const Stand &stand)
{
  std::vector<int> uit;
  for (int kuiltje = 1; kuiltje <= 6 && !eindstand (stand); kuiltje++)
    if (stand.op (plaatsVan (stand.speler, kuiltje)) > 0)
      uit.push_back (kuiltje);
  return uit;
}

// Zaai een kuil leeg, een steentje tegelijk.
// Retourneert: waar het laatste viel; bijAnder wordt waar zodra er een in een
// kuiltje van de ander valt.
inline int zaai (Stand &stand, int plaats, bool &bijAnder)
{
  int hand = stand.op (plaats);
  stand.op (plaats) = 0;
  while (hand > 0)
  {
    plaats = (plaats + 1) % Kring;
    if (plaats == KalahVan[ander (stand.speler)])
      continue;
    stand.op (plaats)++;
    hand--;
    if (eigenaar (plaats) != stand.speler)
      bijAnder = true;
  }
  return plaats;
}

// Sla vanaf een kuiltje van de ander.
inline void sla (Stand &stand, int plaats, std::vector<Stap> &stappen)
{
  const int eerste = plaatsVan (ander (stand.speler), 1),
            kalah = KalahVan[stand.speler];
  while (plaats >= eerste
         && (stand.op (plaats) == 2 || stand.op (plaats) == 3))
  {
    stappen.push_back ({ 's', plaats, stand.op (plaats), kalah });
    stand.op (kalah) += stand.op (plaats);
    stand.op (plaats) = 0;
    plaats--;
  }
}

// Doe een zet die mag, en vertel hoe zij verloopt.
inline std::vector<Stap> doe (Stand &stand, int kuiltje)
{
  std::vector<Stap> stappen;
  bool bijAnder = false;
  char soort = 'z';
  int plaats = plaatsVan (stand.speler, kuiltje);
  for (bool verder = true; verder; soort = 'v')
  {
    if (stappen.size () > 10000)
      throw std::runtime_error ("de zet houdt niet op");
    const int aantal = stand.op (plaats), van = plaats;
    plaats = zaai (stand, van, bijAnder);
    stappen.push_back ({ soort, van, aantal, plaats });
    verder = bijAnder && eigenaar (plaats) == stand.speler
             && !isKalah (plaats) && stand.op (plaats) > 1;
  }
  if (!isKalah (plaats) && eigenaar (plaats) != stand.speler)
    sla (stand, plaats, stappen);
  const int wie = stand.speler;
  stand.speler = ander (wie);
  if (!meerDanDeHelft (stand) && opBord (stand, stand.speler) == 0)
    for (int k = 1; k <= 6; k++)
      if (stand.op (plaatsVan (wie, k)) > 0)
        stappen.push_back ({ 'o', plaatsVan (wie, k),
                             stand.op (plaatsVan (wie, k)),
                             KalahVan[wie] });
  return stappen;
}

// De stand als tekst, voor een melding.
inline std::string tekst (const Stand &stand)
{
  std::string uit = "speler " + std::to_string (stand.speler) + ":";
  for (int aantal : stand.kuilen)
    uit += " " + std::to_string (aantal);
  return uit;
}

// De stand na een zet; een zet die niet mag is een fout.
inline Stand naZet (Stand stand, int kuiltje)
{
  const std::vector<int> mag = zetten (stand);
  if (std::count (mag.begin (), mag.end (), kuiltje) != 1)
    throw std::runtime_error (std::to_string (kuiltje) + " mag niet bij "
                              + tekst (stand));
  doe (stand, kuiltje);
  return stand;
}

// De waarde voor wie aan beurt is, met zoveel beurten vooruit.
// Retourneert: de waarde; beste wordt de eerste zet die haar haalt, of 0, en
// standen wordt verhoogd met elke stand
inline int minimax (const Stand &stand, int diepte, int &beste,
                    long long &standen)
{
  standen++;
  beste = 0;
  if (eindstand (stand) || diepte <= 0)
    return score (stand);
  int hoogste = 0, verderop = 0;
  for (int kuiltje : zetten (stand))
  {
    const int waarde = -minimax (naZet (stand, kuiltje), diepte - 1, verderop,
                                 standen);
    if (beste == 0 || waarde > hoogste)
    {
      hoogste = waarde;
      beste = kuiltje;
    }
  }
  return hoogste;
}

}

#endif
