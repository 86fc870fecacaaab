// tekens.h: tekst van een inzending, voor op een scherm en in een tabel.

#ifndef NakijkTekensHVar
#define NakijkTekensHVar

#include <string>

namespace nakijk
{

// Hoeveel bytes heeft het teken dat hier begint, in UTF-8? 0 is: geen teken, of
// een dat een scherm bestuurt of de richting van de tekst omkeert.
inline size_t tekenLengte (const std::string &tekst, size_t plaats)
{
  const auto byte = [&] (size_t i)
  {
    return plaats + i < tekst.size ()
           ? static_cast<unsigned char> (tekst[plaats + i]) : 0u;
  };
  const unsigned eerste = byte (0);
  const size_t lang = eerste < 0x80 ? 1 : eerste < 0xc2 ? 0 : eerste < 0xe0 ? 2
                      : eerste < 0xf0 ? 3 : eerste < 0xf5 ? 4 : 0;
  unsigned code = lang == 1 ? eerste : eerste & (0x7fu >> lang);
  for (size_t i = 1; i < lang; i++)
  {
    if ((byte (i) & 0xc0) != 0x80)
      return 0;
    code = code << 6 | (byte (i) & 0x3f);
  }
  const bool stuurt = code < ' ' || (code >= 0x7f && code < 0xa0)
                      || (code >= 0x2028 && code <= 0x202e)
                      || (code >= 0x2066 && code <= 0x2069);
  return stuurt ? 0 : lang;
}

// Een tekst die geen scherm bestuurt, op een regel tenzij het er meer mogen
// zijn.
inline std::string leesbaar (const std::string &tekst, bool regels = false)
{
  std::string uit;
  for (size_t i = 0; i < tekst.size (); )
  {
    const size_t lang = tekenLengte (tekst, i);
    uit += lang > 0 ? tekst.substr (i, lang)
           : regels && tekst[i] == '\n' ? "\n" : "_";
    i += lang > 0 ? lang : 1;
  }
  return uit;
}

// Een veld van een tabel: ook geen puntkomma, en niets wat een rekenblad als
// formule leest.
inline std::string veld (const std::string &tekst)
{
  std::string uit = leesbaar (tekst);
  for (char &teken : uit)
    if (teken == ';')
      teken = '_';
  if (!uit.empty () && std::string ("=+-@").find (uit[0]) != std::string::npos)
    uit[0] = '_';
  return uit;
}

}

#endif
