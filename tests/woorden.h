// woorden.h: knip een bronbestand in woorden, met per regel of er commentaar of
// code staat.

#ifndef KeuringWoordenHVar
#define KeuringWoordenHVar

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>
#include <string>
#include <vector>

// Een woord van de taal: een naam, een getal, een tekst of een teken.
struct Woord
{
  std::string tekst;  // van een tekst of een letter alleen het begin: "
  int regel;
};

//*************************************************************************

// Knipt een bestand in woorden, en onthoudt per regel of er alleen commentaar
// staat. Regels voor de preprocessor worden overgeslagen, op include na.
class Woorden
{
  public:

    explicit Woorden (const std::string &bron)
    {
      int regel = 1;
      for (size_t plaats = 0, eind; plaats < bron.size (); plaats = eind)
      {
        eind = std::min (eindVan (bron, plaats), bron.size ());
        const std::string stuk = bron.substr (plaats, eind - plaats);
        if (isCommentaar (stuk, 0))
          leesCommentaar (stuk, regel);
        else if (stuk[0] == '#')
          leesPreprocessor (stuk, regel);
        else if (!std::isspace (static_cast<unsigned char> (stuk[0])))
        {
          code.insert (regel);
          woorden.push_back ({ stuk[0] == '\'' || stuk[0] == '"' ? "\"" : stuk,
                               regel });
        }
        regel += regelsIn (stuk);
      }
    }

    std::vector<Woord> woorden;
    std::vector<Woord> headers;  // de headers tussen < en >
    std::set<int> commentaar;    // regels met commentaar waarin iets staat
    std::set<int> code;          // regels met iets anders

  private:

    static int regelsIn (const std::string &stuk)
    {
      return static_cast<int> (std::count (stuk.begin (), stuk.end (), '\n'));
    }

    static bool isNaamdeel (char letter)
    {
      return std::isalnum (static_cast<unsigned char> (letter))
             || letter == '_';
    }

    static bool isCommentaar (const std::string &bron, size_t plaats)
    {
      return bron.compare (plaats, 2, "//") == 0
             || bron.compare (plaats, 2, "/*") == 0;
    }

    // Waar het stuk eindigt dat hier begint; dat mag voorbij het eind zijn.
    static size_t eindVan (const std::string &bron, size_t plaats)
    {
      const char begin = bron[plaats];
      size_t eind = plaats + 1;
      if (bron.compare (plaats, 2, "//") == 0)
        return bron.find ('\n', plaats);
      if (bron.compare (plaats, 2, "/*") == 0)
      {
        eind = bron.find ("*/", plaats + 2);
        return eind == std::string::npos ? eind : eind + 2;
      }
      if (begin == '"' || begin == '\'')
      {
        while (eind < bron.size () && bron[eind] != begin)
          eind += bron[eind] == '\\' ? 2 : 1;
        return eind + 1;
      }
      if (begin == '#')
        while (eind < bron.size () && bron[eind] != '\n'
               && !isCommentaar (bron, eind))
          eind += bron.compare (eind, 2, "\\\n") == 0 ? 2 : 1;
      else if (isNaamdeel (begin))
        while (eind < bron.size () && isNaamdeel (bron[eind]))
          eind++;
      else if (bron.compare (plaats, 2, "::") == 0)
        eind++;
      return eind;
    }

    void leesCommentaar (const std::string &stuk, int regel)
    {
      for (char letter : stuk)
      {
        regel += letter == '\n';
        if (isNaamdeel (letter))
          commentaar.insert (regel);
      }
    }

    void leesPreprocessor (const std::string &stuk, int regel)
    {
      std::istringstream in (stuk.substr (1));
      std::string naam, header;
      in >> naam >> std::ws;
      if (naam == "include" && std::getline (in, header) && header[0] == '<')
        headers.push_back ({ header.substr (1, header.find ('>') - 1), regel });
      for (int i = regelsIn (stuk); i >= 0; i--)
        code.insert (regel + i);
    }
};

#endif
