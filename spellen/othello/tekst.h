// tekst.h: een zin opbouwen, met getallen en duren zoals ze in een
// Nederlandse zin staan: per drie cijfers een spatie, en een komma voor de
// decimalen. De andere spellen hebben daarvoor string en zoek/getaltekst.h,
// die de opgave van Othello niet toelaat.

#ifndef OthelloTekstHVar
#define OthelloTekstHVar

#include <iostream>

namespace othello
{

// Een tekst die er telkens iets bij krijgt. Wat niet past valt eraf.
class Tekst
{
  public:

    static const int MaxLengte = 1200;  // tekens

    // Begin met een lege tekst.
    Tekst ()
    : lengte (0)
    {
      tekens[0] = '\0';
    }

    // Zet er een teken achter.
    // Parameter:
    // * teken: het teken
    // Retourneert: deze tekst, voor wat er nog achter komt
    Tekst &operator<< (char teken)
    {
      if (lengte < MaxLengte)
      {
        tekens[lengte] = teken;
        lengte++;
        tekens[lengte] = '\0';
      }
      return *this;
    }

    // Zet er een andere tekst achter.
    // Parameter en wat het retourneert: als hierboven
    Tekst &operator<< (const char *tekst)
    {
      for (; *tekst != '\0'; tekst++)
        *this << *tekst;
      return *this;
    }

    // Zet er een getal achter, in groepen van drie cijfers.
    // Parameter:
    // * getal: minstens 0
    // Retourneert: deze tekst
    Tekst &operator<< (long long getal)
    {
      const int groep = 1000, tien = 10;
      if (getal < groep)
        return cijfers (static_cast<int> (getal), 1);
      *this << getal / groep << ' ';
      return cijfers (static_cast<int> (getal % groep), groep / tien);
    }

    // Zet er een getal achter; als hierboven.
    Tekst &operator<< (int getal)
    {
      return *this << static_cast<long long> (getal);
    }

    // Zet er een getal met een komma achter.
    // Parameters:
    // * getal: minstens 0, kleiner dan een biljoen
    // * decimalen: het aantal cijfers achter de komma, hoogstens 4
    // * kort: zonder de nullen aan het eind
    void komma (double getal, int decimalen, bool kort = false)
    {
      const int tien = 10;
      const double half = 0.5;
      int macht = 1, i = 0;
      long long heel = 0, deel = 0;
      for (i = 0; i < decimalen; i++)
        macht *= tien;
      heel = static_cast<long long> (getal * macht + half);
      deel = heel % macht;
      heel /= macht;
      while (kort && macht > 1 && deel % tien == 0)
      {
        deel /= tien;
        macht /= tien;
      }
      *this << heel;
      if (macht > 1)
      {
        *this << ',';
        cijfers (static_cast<int> (deel), macht / tien);
      }
    }

    // Zet er ongeveer een getal achter, met drie cijfers die tellen.
    // Parameter:
    // * getal: minstens 0
    void ongeveer (long double getal)
    {
      const char *const woorden[] =
        { "", " miljoen", " miljard", " biljoen", " biljard", " triljoen" };
      const int meeste = 5, honderd = 100;
      const long double duizend = 1000, miljoen = 1e6L, half = 0.5L;
      int macht = 0;
      if (getal >= duizend * miljoen * miljoen * miljoen)
      {
        machtVanTien (getal);
        return;
      }
      if (getal >= miljoen - duizend)
        for (getal /= miljoen, macht = 1;
             macht < meeste && getal >= duizend - half; macht++)
          getal /= duizend;
      if (macht == 0 && getal >= duizend - half)
        *this << static_cast<long long> (getal / honderd + half) * honderd;
      else
        komma (static_cast<double> (getal),
               getal < 10 ? 2 : getal < honderd ? 1 : 0, true);
      *this << woorden[macht];
    }

    // Zet er ongeveer een duur achter, in een eenheid die erbij past.
    // Parameter:
    // * seconden: de duur, minstens 0
    void duur (long double seconden)
    {
      const long double perEenheid[] = { 60, 60, 24, 365.25L };
      const char *const eenheid[] =
        { " seconden", " minuten", " uur", " dagen", " jaar" };
      const int laatste = 4, begin = lengte;
      int i = 0;
      for (; i < laatste && seconden >= 2 * perEenheid[i]; i++)
        seconden /= perEenheid[i];
      ongeveer (seconden);
      const bool een = lengte == begin + 1 && tekens[begin] == '1';
      *this << (een ? " seconde" : eenheid[i]);
    }

    // Retourneert: de tekst tot nu toe
    const char *inhoud () const
    {
      return tekens;
    }

    // Retourneert: het aantal tekens
    int getLengte () const
    {
      return lengte;
    }

    // Retourneert: of er iets staat, zonder besturingstekens
    bool isGewoon () const
    {
      const char wis = 127;
      int i = 0;
      while (i < lengte && (tekens[i] < 0 || tekens[i] >= ' ')
             && tekens[i] != wis)
        i++;
      return i == lengte && lengte > 0;
    }

    // Parameter:
    // * slot: een tekst
    // Retourneert: of deze tekst langer is dan die, en erop eindigt
    bool eindigtOp (const char *slot) const
    {
      int i = 0, lengteSlot = 0;
      while (slot[lengteSlot] != '\0')
        lengteSlot++;
      if (lengte <= lengteSlot)
        return false;
      while (i < lengteSlot && tekens[lengte - lengteSlot + i] == slot[i])
        i++;
      return i == lengteSlot;
    }

    // Toon de tekst, in regels van hoogstens 80 tekens; waar een regel breekt
    // valt een spatie weg.
    // Parameter:
    // * uit: waar zij heen gaat
    void toon (std::ostream &uit = std::cout) const
    {
      const int breedte = 80;
      int begin = 0, breuk = 0, i = 0;
      while (lengte - begin > breedte)
      {
        breuk = begin + breedte;
        while (breuk > begin && tekens[breuk] != ' ')
          breuk--;
        if (breuk == begin)
          breuk = begin + breedte;
        for (i = begin; i < breuk; i++)
          uit << tekens[i];
        uit << '\n';
        begin = breuk + (tekens[breuk] == ' ' ? 1 : 0);
      }
      uit << tekens + begin << std::endl;
    }

  private:

    char tekens[MaxLengte + 1];  // met een nul erachter
    int lengte;

    // Zet er een getal achter, zo nodig met nullen ervoor.
    // Parameters:
    // * getal: minstens 0
    // * macht: de macht van tien van het eerste cijfer dat er moet staan
    // Retourneert: deze tekst
    Tekst &cijfers (int getal, int macht)
    {
      const int tien = 10;
      while (getal / macht >= tien)
        macht *= tien;
      for (; macht > 0; macht /= tien)
        *this << static_cast<char> ('0' + getal / macht % tien);
      return *this;
    }

    // Zet er een heel groot getal achter, zoals 6,07 x 10^54.
    // Parameter:
    // * getal: het getal
    void machtVanTien (long double getal)
    {
      const long double tien = 10, net = 9.995L;
      int macht = 0;
      for (; getal >= net; macht++)
        getal /= tien;
      komma (static_cast<double> (getal), 2, true);
      *this << " x 10^" << macht;
    }
};

}

#endif
