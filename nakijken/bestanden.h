// bestanden.h: wat het nakijken met bestanden, mappen en tekst doet.

#ifndef NakijkBestandenHVar
#define NakijkBestandenHVar

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <cwchar>
#include <cwctype>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

// Wat er gekozen is met NAAM=waarde achter make, of anders iets anders.
inline std::string keus (const char *naam, const char *anders = "")
{
  const char *const waarde = std::getenv (naam);
  return waarde == nullptr || *waarde == '\0' ? anders : waarde;
}

// De stukken van een tekst tussen een scheiding, of haar regels.
inline std::vector<std::string> gesplitst (const std::string &tekst,
                                           char scheiding = '\n')
{
  std::istringstream in (tekst);
  std::vector<std::string> stukken;
  for (std::string stuk; std::getline (in, stuk, scheiding); )
    stukken.push_back (stuk);
  return stukken;
}

// De inhoud van een bestand; leeg als het er niet is, of een pijp is die ons
// zou laten wachten.
inline std::string inhoudVan (const std::string &pad)
{
  std::error_code fout;
  if (!std::filesystem::is_regular_file (pad, fout))
    return "";
  std::ifstream in (pad.c_str (), std::ios::binary);
  std::ostringstream inhoud;
  inhoud << in.rdbuf ();
  return inhoud.str ();
}

inline void schrijf (const std::string &pad, const std::string &inhoud)
{
  std::ofstream uit (pad.c_str (), std::ios::binary);
  uit << inhoud;
  if (!uit.flush ())
    throw std::runtime_error ("kan " + pad + " niet schrijven");
}

// Waar tijdelijke bestanden komen.
inline std::filesystem::path tijdelijk ()
{
  std::error_code fout;
  const std::filesystem::path map
    = std::filesystem::temp_directory_path (fout);
  if (fout)
    throw std::runtime_error ("TMPDIR=" + keus ("TMPDIR") + " is geen map");
  return map;
}

// Een tijdelijke map, die verdwijnt met het object.
struct Werkmap
{
  std::string pad = tijdelijk () / "nakijkXXXXXX";

  Werkmap ()
  {
    if (mkdtemp (&pad[0]) == nullptr)
      throw std::runtime_error ("kan geen map " + pad + " maken");
    pad = std::filesystem::canonical (pad);
  }
  Werkmap (const Werkmap &) = delete;
  ~Werkmap ()
  {
    std::error_code fout;
    std::filesystem::remove_all (pad, fout);
  }
};

// Een tekst van een inzending die geen scherm bestuurt en de richting niet
// omkeert, op een regel tenzij het er meer mogen zijn.
inline std::string leesbaar (const std::string &tekst, bool regels = false)
{
  static const char *const taal = std::setlocale (LC_CTYPE, "C.UTF-8");
  std::string uit;
  for (size_t i = 0, lang; i < tekst.size (); i += lang)
  {
    std::mbstate_t begin = std::mbstate_t ();
    wchar_t teken = 0;
    lang = std::mbrtowc (&teken, &tekst[i], tekst.size () - i, &begin);
    const bool keert = (teken >= 0x2028 && teken <= 0x202e)
                       || (teken >= 0x2066 && teken <= 0x2069),
      mag = taal != nullptr && lang <= tekst.size () - i && !keert
            && std::iswprint (static_cast<wint_t> (teken)) != 0;
    lang = mag ? lang : 1;
    uit += mag ? tekst.substr (i, lang)
           : regels && tekst[i] == '\n' ? "\n" : "_";
  }
  return uit;
}

// Een tekst zoals zij in een opdracht te typen is: waar een shell er iets in
// ziet tussen aanhalingstekens, en met nummers voor wat een scherm bestuurt.
inline std::string voorShell (const std::string &tekst)
{
  const std::string gewoon = "abcdefghijklmnopqrstuvwxyz0123456789/._,:@%+=-"
                             "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  if (!tekst.empty () && tekst.find_first_not_of (gewoon) == std::string::npos)
    return tekst;
  const bool nummers = leesbaar (tekst) != tekst;
  std::string uit = nummers ? "$'" : "'";
  for (const char teken : tekst)
  {
    const unsigned char byte = static_cast<unsigned char> (teken);
    if (nummers && (byte < ' ' || byte > '~'))
      uit += { '\\', static_cast<char> ('0' + byte / 64),
               static_cast<char> ('0' + byte / 8 % 8),
               static_cast<char> ('0' + byte % 8) };
    else
      uit += (nummers && (teken == '\'' || teken == '\\') ? "\\"
              : teken == '\'' ? "'\\'" : "") + std::string (1, teken);
  }
  return uit + "'";
}

// Een rij van een tabel met tabs.
inline std::string rij (const std::vector<std::string> &velden)
{
  std::string uit;
  for (const std::string &een : velden)
    uit += (uit.empty () ? "" : "\t") + leesbaar (een);
  return uit + "\n";
}

// Een veld van een tabel met puntkomma's: zonder puntkomma, zonder
// aanhalingsteken, en niets wat een rekenblad als formule leest.
inline std::string veld (const std::string &tekst)
{
  std::string uit = leesbaar (tekst);
  for (const char teken : { ';', '"' })
    std::replace (uit.begin (), uit.end (), teken, '_');
  if (uit.find_first_of ("=+-@") == 0)
    uit[0] = '_';
  return uit;
}

#endif
