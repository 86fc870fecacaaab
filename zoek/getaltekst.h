// getaltekst.h: getallen en duren zoals ze in een Nederlandse zin staan: per
// drie cijfers een spatie, en een komma voor de decimalen.

#ifndef ZoekGetaltekstHVar
#define ZoekGetaltekstHVar

#include <iomanip>
#include <sstream>
#include <string>

namespace zoek
{

// Retourneert: een geheel getal, in groepen van drie cijfers
inline std::string getalTekst (long long getal)
{
  const int groep = 3;
  std::string tekst = std::to_string (getal);
  const int begin = getal < 0 ? 1 : 0;
  for (int i = static_cast<int> (tekst.size ()) - groep; i > begin; i -= groep)
    tekst.insert (static_cast<size_t> (i), 1, ' ');
  return tekst;
}

// Retourneert: een getal, met zoveel decimalen achter dit teken
inline std::string kommaTekst (double getal, int decimalen, char komma = ',')
{
  std::ostringstream tekst;
  tekst << std::fixed << std::setprecision (decimalen) << getal;
  std::string uit = tekst.str ();
  for (char &teken : uit)
    teken = teken == '.' ? komma : teken;
  return uit;
}

// Retourneert: net zo een getal, zonder nullen aan het eind
inline std::string kortTekst (double getal, int decimalen)
{
  std::string tekst = kommaTekst (getal, decimalen);
  if (decimalen > 0)
    tekst.erase (tekst.find_last_not_of ('0') + 1);
  if (tekst.back () == ',')
    tekst.pop_back ();
  return tekst;
}

// Retourneert: ongeveer een getal, minstens 0, met hoogstens drie cijfers die
//   tellen, en vanaf honderdduizend tot een miljoen vier; als het heel groot is
//   zoals 6,07 x 10^54, en in woorden als het niet meer in een long double past
inline std::string ongeveer (long double getal)
{
  const char *const woorden[] =
    { "", " miljoen", " miljard", " biljoen", " biljard", " triljoen" };
  const int meeste = 5, cijfers = 3;
  const long double tien = 10, duizend = 1000, miljoen = 1e6L, rond = 0.5L,
                    net = 9.995L;
  int macht = 0, decimalen = cijfers - 1;
  std::string slot;
  if (getal - getal != 0)  // oneindig of geen getal: het rekenen liep over
    return "ontelbaar veel";
  if (getal >= (duizend - rond) * miljoen * miljoen * miljoen)
  {
    for ( ; getal >= net; macht++)
      getal /= tien;
    slot = " x 10^" + std::to_string (macht);
  }
  else if (getal >= miljoen - duizend)
  {
    for (getal /= miljoen, macht = 1;
         macht < meeste && getal >= duizend - rond; macht++)
      getal /= duizend;
    slot = woorden[macht];
  }
  else if (getal >= duizend - rond)
    return getalTekst (static_cast<long long> (getal / 100 + rond) * 100);
  for (long double grens = tien; decimalen > 0 && getal >= grens; grens *= tien)
    decimalen--;
  return kortTekst (static_cast<double> (getal), decimalen) + slot;
}

// Retourneert: ongeveer een duur, minstens 0, in een eenheid die erbij past
inline std::string duurTekst (double seconden)
{
  const double perEenheid[] = { 60, 60, 24, 365.25 };
  const char *const eenheid[] =
    { "seconden", "minuten", "uur", "dagen", "jaar" };
  int i = 0;
  for ( ; i < 4 && seconden >= 2 * perEenheid[i]; i++)
    seconden /= perEenheid[i];
  const std::string tekst = ongeveer (seconden);
  return tekst + " " + (tekst == "1" ? "seconde" : eenheid[i]);
}

}

#endif
