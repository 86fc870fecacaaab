// klassen.h: wat is een spel een speler minstens waard, naast schakelaars?
//
// Dit komt uit de theorie van combinatorische spelen (Conway, "On Numbers and
// Games", 1976; Berlekamp, Conway en Guy, "Winning Ways", 1982). Een
// schakelaar is een spel met een enkele zet: wie haar doet staat er zijn
// uitslag beter voor. Twee gelijke schakelaars heffen elkaar op. Van de
// uitslagen nul, een half en een zijn er dus acht sommen, de klassen: bit i
// van het nummer van een klasse zegt of schakelaar i erin zit.
//
// Van een spel G staat per klasse S, in achtsten van een zet:
//
//   laatst[S]  de grootste x waarbij de speler G + S - x wint als de ander
//              begint
//   eerst[S]   de grootste x waarbij hij G + S - x wint als hij zelf begint
//
// Voor een som van losse spellen G en H geldt, omdat S + T = S ^ T:
//
//   laatst (G + H)[S ^ T] >= laatst (G)[S] + laatst (H)[T]
//   eerst (G + H)[S ^ T]  >= eerst (G)[S] + laatst (H)[T], en andersom
//
// Staat er in klasse 0 minstens 0, dan wint de speler G.

#ifndef ZoekDominerenKlassenHVar
#define ZoekDominerenKlassenHVar

#include <cstring>

namespace zoek
{
namespace domineren
{

const int Achtsten = 8;
const int AantalKlassen = 8, AantalSchakelaars = 3;
const int Uitslag[AantalSchakelaars] = { 0, Achtsten / 2, Achtsten };

// Retourneert: het hoogste van twee getallen
inline int hoogste (int a, int b)
{
  return a > b ? a : b;
}

// Een grens per klasse. De lussen over alle klassen zijn elk een paar
// opdrachten voor de processor.
struct Klassen
{
  short van[AantalKlassen];
};

// Dezelfde grenzen in een byte per klasse, om te bewaren; zie plaatsVan.
struct Krap
{
  signed char op[AantalKlassen];
};

// De grenzen van een spel voor een speler.
struct Grens
{
  Klassen eerst, laatst;
};

// Tel er bij de grenzen a in elke klasse een getal achtsten op.
inline void schuif (Klassen &a, int getal)
{
  for (int j = 0; j < AantalKlassen; j++)
    a.van[j] = static_cast<short> (a.van[j] + getal);
}

// Laat a in elke klasse de hoogste van twee grenzen worden.
inline void neemHoogste (Klassen &a, const Klassen &b)
{
  for (int j = 0; j < AantalKlassen; j++)
    a.van[j] = a.van[j] > b.van[j] ? a.van[j] : b.van[j];
}

// Retourneert: de grenzen a met een getal, in achtsten, en een klasse erbij
inline Klassen samen (const Klassen &a, int getal, int klasse)
{
  Klassen uit;
  for (int j = 0; j < AantalKlassen; j++)
    uit.van[j] = static_cast<short> (a.van[j ^ klasse] + getal);
  return uit;
}

// Retourneert: waar een klasse in Krap staat: de onderste helft op de even
//   plaatsen, de bovenste op de oneven; zie Drempel
inline int plaatsVan (int klasse)
{
  return klasse < AantalKlassen / 2 ? 2 * klasse
                                    : 2 * klasse - (AantalKlassen - 1);
}

// Retourneert: grenzen die in een byte passen, om te bewaren
inline Krap krap (const Klassen &a)
{
  Krap uit;
  for (int k = 0; k < AantalKlassen; k++)
    uit.op[plaatsVan (k)] = static_cast<signed char> (a.van[k]);
  return uit;
}

// Retourneert: bewaarde grenzen, om mee te rekenen
inline Klassen ruim (const Krap &a)
{
  Klassen uit;
  for (int k = 0; k < AantalKlassen; k++)
    uit.van[k] = a.op[plaatsVan (k)];
  return uit;
}

//*************************************************************************

// Grenzen om andere bij op te tellen: rij s is verwisseld volgens ^ s, zodat
// optellen per rij gaat.
class Spreiding
{
  public:

    // Maak een spreiding zonder inhoud.
    Spreiding () {}

    // Zet deze grenzen klaar.
    explicit Spreiding (const Klassen &a)
    {
      Woord laag = 0, hoog = 0;
      memcpy (&laag, a.van, sizeof laag);
      memcpy (&hoog, a.van + Half, sizeof hoog);
      zet (0, laag, hoog);
      zet (1, buren (laag), buren (hoog));
      zet (2, paren (laag), paren (hoog));
      zet (3, paren (buren (laag)), paren (buren (hoog)));
    }

    // Retourneert: de grenzen van de som met een spel met de grenzen b
    Klassen plus (const Klassen &b) const
    {
      Klassen uit = metRij (0, b.van[0]);
      for (int s = 1; s < AantalKlassen; s++)
        neemOp (uit, s, b.van[s]);
      return uit;
    }

    // Als hierboven.
    Klassen plus (const Krap &b) const
    {
      Klassen uit = metRij (0, b.op[0]);
      for (int s = 1; s < Half; s++)
        neemOp (uit, s, b.op[2 * s]);
      for (int s = 0; s < Half; s++)
        neemOp (uit, s + Half, b.op[2 * s + 1]);
      return uit;
    }

  private:

    typedef unsigned long long Woord;  // vier grenzen
    static const int Half = AantalKlassen / 2;

    short rij[AantalKlassen][AantalKlassen];

    // Vul rij s, onder Half, met deze helften, en de rij waarin ook de helften
    // verwisseld zijn.
    void zet (int s, Woord laag, Woord hoog)
    {
      memcpy (rij[s], &laag, sizeof laag);
      memcpy (rij[s] + Half, &hoog, sizeof hoog);
      memcpy (rij[s + Half], &hoog, sizeof hoog);
      memcpy (rij[s + Half] + Half, &laag, sizeof laag);
    }

    // Retourneert: vier grenzen, met elk paar buren verwisseld
    static Woord buren (Woord x)
    {
      const Woord Even = 0x0000ffff0000ffffULL;
      return (x & Even) << 16 | (x >> 16 & Even);
    }

    // Retourneert: vier grenzen, met de twee paren verwisseld
    static Woord paren (Woord x) { return x << 32 | x >> 32; }

    // Retourneert: rij s met een getal, in achtsten, erbij
    Klassen metRij (int s, int getal) const
    {
      Klassen uit;
      for (int j = 0; j < AantalKlassen; j++)
        uit.van[j] = static_cast<short> (rij[s][j] + getal);
      return uit;
    }

    // Laat een som tot nu toe in elke klasse de hoogste worden van zichzelf en
    // van metRij (s, getal).
    void neemOp (Klassen &uit, int s, int getal) const
    {
      for (int j = 0; j < AantalKlassen; j++)
      {
        const short som = static_cast<short> (rij[s][j] + getal);
        uit.van[j] = som > uit.van[j] ? som : uit.van[j];
      }
    }
};

//*************************************************************************

// Is een som minstens nul? De grenzen van het ene deel staan klaar in twee
// woorden van vier; die van het andere zijn even en oneven bytes. Na optellen
// is de hoogste bit van elke grens haar antwoord.
class Drempel
{
  public:

    // Maak een drempel zonder inhoud.
    Drempel () {}

    // Zet de grenzen van het ene deel klaar, tussen -2^13 en 2^13. Welke bytes
    // van het andere de lage zijn hangt af van wat de processor voorop zet.
    explicit Drempel (Klassen a)
    {
      const int Teken = 0x8000, Midden = 0x80;
      const unsigned short een = 1;
      unsigned char voorop = 0;  // de eerste byte van een
      memcpy (&voorop, &een, sizeof voorop);
      schuif (a, Teken - Midden);
      memcpy (woord + 1 - voorop, a.van, sizeof *woord);
      memcpy (woord + voorop, a.van + AantalKlassen / 2, sizeof *woord);
    }

    // Retourneert: true als de som met b als andere deel, na een tekort van
    //   minstens 0 dat eraf gaat, in klasse 0 minstens nul is: dan wint de
    //   speler, en de delen zeggen wie er begint
    bool haalt (const Krap &b, int tekort) const
    {
      const unsigned long long
        Overal = 0x0001000100010001ULL, Bytes = 0xff * Overal,
        Tekens = 0x8000 * Overal, Middens = 0x8080 * Overal,
        weg = static_cast<unsigned long long> (tekort) * Overal;
      unsigned long long bytes = 0;
      memcpy (&bytes, b.op, sizeof bytes);
      bytes ^= Middens;
      return (((woord[0] + (bytes & Bytes) - weg)
               | (woord[1] + (bytes >> 8 & Bytes) - weg)) & Tekens) != 0;
    }

  private:

    unsigned long long woord[2];  // voor de lage bytes, en voor de hoge
};

//*************************************************************************

// Laat som, de grenzen van een spel, die van de som met het spel b worden.
inline void telOp (Grens &som, const Grens &b)
{
  const Spreiding eerst (som.eerst), laatst (som.laatst);
  som.eerst = laatst.plus (b.eerst);
  neemHoogste (som.eerst, eerst.plus (b.laatst));
  som.laatst = laatst.plus (b.laatst);
}

//*************************************************************************

// Bepaal de grenzen van een spel uit die van wat er na elke zet overblijft.
class Opbouw
{
  public:

    // Begin met een spel zonder zetten.
    Opbouw ()
    {
      for (int k = 0; k < AantalKlassen; k++)
      {
        eigen.van[k] = -Oneindig;
        ander.van[k] = Oneindig;
      }
    }

    // Neem een zet van de speler zelf op; erna is laatst van wat er overblijft.
    void eigenZet (const Krap &erna)
    {
      for (int j = 0; j < AantalKlassen; j++)
        eigen.van[j] = erna.op[j] > eigen.van[j] ? erna.op[j] : eigen.van[j];
    }

    // Neem een zet van de ander op; erna is eerst van wat er overblijft.
    void andereZet (const Krap &erna)
    {
      for (int j = 0; j < AantalKlassen; j++)
        ander.van[j] = erna.op[j] < ander.van[j] ? erna.op[j] : ander.van[j];
    }

    // Bepaal de grenzen. In elke klasse mag wie zet ook een schakelaar kiezen.
    // Is er dan nog ruimte tussen de grenzen, dan is het spel een getal: het
    // eenvoudigste dat ertussen past; en wie in een getal zet verliest erop.
    // Retourneert: de grenzen van het spel
    Grens klaar () const
    {
      Grens uit;
      for (int k = 0; k < AantalKlassen; k++)
      {
        int onder = eigen.van[plaatsVan (k)], boven = ander.van[plaatsVan (k)];
        for (int i = 0; i < AantalSchakelaars; i++)
          if ((k >> i & 1) != 0)
          {
            const int na = k ^ 1 << i, mee = uit.laatst.van[na] + Uitslag[i],
                      tegen = uit.eerst.van[na] - Uitslag[i];
            onder = mee > onder ? mee : onder;
            boven = tegen < boven ? tegen : boven;
          }
        if (onder < boven)
        {
          boven = eenvoudigste (onder, boven);
          onder = boven - 1;
        }
        uit.eerst.van[k] = static_cast<short> (onder);
        uit.laatst.van[k] = static_cast<short> (boven);
      }
      return uit;
    }

  private:

    static const short Oneindig = 10000;

    Klassen eigen, ander;  // in de volgorde van Krap

    // Retourneert: het getal met de kleinste noemer, en van gelijke het dichtst
    //   bij nul, dat hoger dan onder is en niet hoger dan boven; onder < boven
    static int eenvoudigste (int onder, int boven)
    {
      if (onder < 0 && boven >= 0)
        return 0;
      int stap = Achtsten;
      while (stap > (onder ^ boven))  // het hoogste bit dat verschilt
        stap /= 2;
      return onder >= 0 ? (onder & -stap) + stap : boven & -stap;
    }
};

// Retourneert: de grenzen van een spel zonder zetten: het getal nul
inline const Grens &grensVanNul ()
{
  static const Grens nul = Opbouw ().klaar ();
  return nul;
}

}
}

#endif
