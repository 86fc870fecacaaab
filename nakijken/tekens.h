// tekens.h: tekst van een inzending, voor op een scherm en in een tabel.

#ifndef NakijkTekensHVar
#define NakijkTekensHVar

#include <clocale>
#include <cwchar>
#include <cwctype>
#include <string>
#include <vector>

namespace nakijk
{

// Hoeveel bytes heeft het teken dat hier begint, in UTF-8? 0 is: geen teken, of
// een dat een scherm bestuurt of de richting van de tekst omkeert.
inline size_t tekenLengte (const std::string &tekst, size_t plaats)
{
  static const char *const taal = std::setlocale (LC_CTYPE, "C.UTF-8");
  std::mbstate_t begin = std::mbstate_t ();
  wchar_t teken = 0;
  const size_t over = tekst.size () - plaats,
               lang = std::mbrtowc (&teken, &tekst[plaats], over, &begin);
  const bool keert = (teken >= 0x2028 && teken <= 0x202e)
                     || (teken >= 0x2066 && teken <= 0x2069);
  return taal != nullptr && lang <= over && !keert
         && std::iswprint (static_cast<wint_t> (teken)) != 0 ? lang : 0;
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

// Een rij van een tabel met tabs.
inline std::string rij (const std::vector<std::string> &velden)
{
  std::string uit;
  for (const std::string &een : velden)
    uit += (uit.empty () ? "" : "\t") + leesbaar (een);
  return uit + "\n";
}

// Een veld van een tabel met puntkomma's: ook zonder puntkomma, en niets
// wat een rekenblad als formule leest.
inline std::string veld (const std::string &tekst)
{
  std::string uit = leesbaar (tekst);
  for (char &teken : uit)
    if (teken == ';' || (&teken == &uit[0]
                         && std::string ("=+-@").find (teken) != uit.npos))
      teken = '_';
  return uit;
}

}

#endif
