// tekst.h: zinnen opbouwen, met getallen en duren zoals ze in een Nederlandse
// zin staan: per drie cijfers een spatie, en een komma voor de decimalen. De
// andere spellen hebben daarvoor string, zoek/getaltekst.h en terminal/tekst.h,
// die de opgave van Othello niet toelaat. De functies heten hier hetzelfde.

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

    // Zet er een andere tekst achter; als hierboven.
    Tekst &operator<< (const char *tekst)
    {
      for (; *tekst != '\0'; tekst++)
        *this << *tekst;
      return *this;
    }

    // Zet er een andere tekst achter; als hierboven.
    Tekst &operator<< (const Tekst &tekst) { return *this << tekst.tekens; }

    // Zet er een getal van minstens 0 achter, in groepen van drie cijfers; als
    // hierboven.
    Tekst &operator<< (long long getal)
    {
      const int groep = 3, tien = 10;
      long long macht = 1;
      int plaats = 1;  // van een cijfer, van rechts af geteld
      for (; getal / macht >= tien; macht *= tien)
        plaats++;
      for (; macht > 0; macht /= tien)
      {
        *this << static_cast<char> ('0' + getal / macht % tien);
        plaats--;
        if (plaats > 0 && plaats % groep == 0)
          *this << ' ';
      }
      return *this;
    }

    // Zet er een getal achter; als hierboven.
    Tekst &operator<< (int getal)
    {
      return *this << static_cast<long long> (getal);
    }

    // Retourneert: de tekst tot nu toe
    const char *inhoud () const { return tekens; }

    // Retourneert: het aantal tekens
    int getLengte () const { return lengte; }

    // Toon de tekst, in regels van hoogstens 80 tekens, zo mogelijk gebroken
    // achter een punt of een puntkomma; daar valt een spatie weg.
    void toon (std::ostream &uit = std::cout) const
    {
      const int breedte = 80;
      int begin = 0, breuk = 0;
      while (lengte - begin > breedte)
      {
        breuk = laatsteSpatie (begin, begin + breedte, true);
        if (breuk == begin)
          breuk = laatsteSpatie (begin, begin + breedte, false);
        if (breuk == begin)
          breuk = begin + breedte;
        uit.write (tekens + begin, breuk - begin) << '\n';
        begin = breuk + (tekens[breuk] == ' ' ? 1 : 0);
      }
      uit << tekens + begin << std::endl;
    }

  private:

    char tekens[MaxLengte + 1];  // met een nul erachter
    int lengte;

    // Retourneert: de plaats van de laatste spatie na begin, tot en met eind;
    // met naPunt alleen een achter een punt of een puntkomma; anders begin
    int laatsteSpatie (int begin, int eind, bool naPunt) const
    {
      while (eind > begin
             && (tekens[eind] != ' ' || (naPunt && tekens[eind - 1] != '.'
                                         && tekens[eind - 1] != ';')))
        eind--;
      return eind;
    }
};

// Zet een tekst op het scherm of in een bestand.
// Retourneert: uit, voor wat er nog achter komt
inline std::ostream &operator<< (std::ostream &uit, const Tekst &tekst)
{
  return uit << tekst.inhoud ();
}

// Waar gaat een tekst na een begin verder?
// Retourneert: wat er in tekst na dat begin komt; nullptr als zij anders begint
inline const char *achter (const char *begin, const char *tekst)
{
  while (*begin != '\0' && *begin == *tekst)
  {
    begin++;
    tekst++;
  }
  return *begin == '\0' ? tekst : nullptr;
}

// Retourneert: of twee teksten gelijk zijn
inline bool gelijk (const char *een, const char *ander)
{
  const char *const rest = achter (een, ander);
  return rest != nullptr && *rest == '\0';
}

// Retourneert: of een tekst langer is dan een slot, en erop eindigt
inline bool eindigtOp (const char *tekst, const char *slot)
{
  while (*tekst != '\0' && !gelijk (tekst + 1, slot))
    tekst++;
  return *tekst != '\0';
}

// Retourneert: een tekst van buiten tussen aanhalingstekens, leesbaar en niet
// te lang
inline Tekst toonbaar (const char *tekst)
{
  const int langst = 40;
  int i = 0;
  Tekst uit;
  uit << '"';
  for (; i < langst && tekst[i] != '\0'; i++)
    uit << (' ' <= tekst[i] && tekst[i] <= '~' ? tekst[i] : '?');
  return uit << (tekst[i] == '\0' ? "\"" : "...\"");
}

// Retourneert: een aantal met de naam van wat er geteld is, bij 1 en bij andere
// aantallen
inline Tekst aantalTekst (long long aantal, const char *een, const char *meer)
{
  return Tekst () << aantal << ' ' << (aantal == 1 ? een : meer);
}

// Parameters:
// * getal: minstens 0, kleiner dan een biljoen
// * decimalen: het aantal cijfers achter de komma, hoogstens 4
// * kort: zonder de nullen aan het eind
// Retourneert: dat getal, met een komma
inline Tekst kommaTekst (double getal, int decimalen, bool kort = false)
{
  const int tien = 10;
  const double half = 0.5;
  long long macht = 1, rond = 0;
  Tekst tekst;
  for (; decimalen > 0; decimalen--)
    macht *= tien;
  rond = static_cast<long long> (getal * static_cast<double> (macht) + half);
  for (; kort && macht > 1 && rond % tien == 0; macht /= tien)
    rond /= tien;
  tekst << rond / macht << (macht > 1 ? "," : "");
  for (macht /= tien; macht > 0; macht /= tien)
    tekst << static_cast<char> ('0' + rond / macht % tien);
  return tekst;
}

// Retourneert: ongeveer een getal van minstens 0, met drie cijfers die tellen;
// als het heel groot is zoals 6,07 x 10^54, en in woorden als het groter is dan
// een long double, die op sommige computers maar tot 10^308 gaat
inline Tekst ongeveer (long double getal)
{
  const char *const woorden[] =
    { "", " miljoen", " miljard", " biljoen", " biljard", " triljoen" };
  const int meeste = 5, tien = 10, honderd = 100;
  const long double duizend = 1000, miljoen = 1e6L, half = 0.5L,
                    heelGroot = 1e21L, net = 9.995L;
  int macht = 0;
  Tekst tekst;
  if (getal - getal != 0)  // oneindig of geen getal: het rekenen liep over
    return tekst << "ontelbaar veel";
  if (getal >= heelGroot)
  {
    for (; getal >= net; macht++)
      getal /= tien;
    return tekst << kommaTekst (static_cast<double> (getal), 2, true)
                 << " x 10^" << macht;
  }
  if (getal >= miljoen - duizend)
    for (getal /= miljoen, macht = 1;
         macht < meeste && getal >= duizend - half; macht++)
      getal /= duizend;
  if (macht == 0 && getal >= duizend - half)
    return tekst << static_cast<long long> (getal / honderd + half) * honderd;
  return tekst << kommaTekst (static_cast<double> (getal),
                              getal < tien ? 2 : getal < honderd ? 1 : 0, true)
               << woorden[macht];
}

// Retourneert: ongeveer een duur van minstens 0 seconden, in een eenheid die
// erbij past
inline Tekst duurTekst (long double seconden)
{
  const long double perEenheid[] = { 60, 60, 24, 365.25L };
  const char *const eenheid[] =
    { " seconden", " minuten", " uur", " dagen", " jaar" };
  const int laatste = 4;
  int i = 0;
  Tekst tekst;
  for (; i < laatste && seconden >= 2 * perEenheid[i]; i++)
    seconden /= perEenheid[i];
  tekst << ongeveer (seconden);
  return tekst << (gelijk (tekst.inhoud (), "1") ? " seconde" : eenheid[i]);
}

}

#endif
