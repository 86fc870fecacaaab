// woorden.h: knip een bronbestand in woorden, met per regel of er commentaar of
// code staat.

#ifndef KeuringWoordenHVar
#define KeuringWoordenHVar

#include <cctype>
#include <set>
#include <sstream>
#include <string>
#include <vector>

// Een woord van de taal: een naam, een getal, een tekst of een teken.
struct Woord
{
  std::string tekst;
  int regel;
};

//*************************************************************************

// Knipt een bestand in woorden, en onthoudt per regel of er alleen commentaar
// staat. Regels voor de preprocessor worden overgeslagen, op include na.
class Woorden
{
  public:

    explicit Woorden (const std::string &tekst)
    : bron (tekst), plaats (0), regel (1)
    {
      while (plaats < bron.size ())
        knip ();
    }

    std::vector<Woord> woorden;
    std::vector<Woord> headers;  // de headers tussen < en >
    std::set<int> commentaar;    // regels met commentaar waarin iets staat
    std::set<int> code;          // regels met iets anders

  private:

    std::string bron;
    size_t plaats;
    int regel;

    char nu (size_t verder = 0) const
    {
      return plaats + verder < bron.size () ? bron[plaats + verder] : '\0';
    }

    static bool isNaamdeel (char letter)
    {
      return std::isalnum (static_cast<unsigned char> (letter))
             || letter == '_';
    }

    char neem ()
    {
      if (bron[plaats] == '\n')
        regel++;
      return bron[plaats++];
    }

    // Knip het eerstvolgende stuk af.
    void knip ()
    {
      if (nu () == '/' && (nu (1) == '/' || nu (1) == '*'))
        slaCommentaarOver (nu (1) == '*');
      else if (std::isspace (static_cast<unsigned char> (nu ())))
        neem ();
      else if (nu () == '#')
        slaPreprocessorOver ();
      else
        knipWoord ();
    }

    void slaCommentaarOver (bool blok)
    {
      const size_t begin = plaats;
      plaats += 2;
      while (plaats < bron.size () && (blok || nu () != '\n')
             && !(blok && plaats > begin + 2 && bron[plaats - 1] == '*'
                  && nu () == '/'))
      {
        if (isNaamdeel (nu ()))
          commentaar.insert (regel);
        neem ();
      }
      if (blok && plaats < bron.size ())
        neem ();
    }

    void slaPreprocessorOver ()
    {
      const int begin = regel;
      std::string opdracht;
      while (plaats < bron.size () && nu () != '\n'
             && !(nu () == '/' && (nu (1) == '/' || nu (1) == '*')))
      {
        if (nu () == '\\' && nu (1) == '\n')
          neem ();
        code.insert (regel);
        opdracht += neem ();
      }
      std::istringstream in (opdracht.substr (1));
      std::string naam, header;
      in >> naam >> std::ws;
      if (naam == "include" && std::getline (in, header) && header[0] == '<')
        voegToe (headers, header.substr (1, header.find ('>') - 1), begin);
    }

    void knipWoord ()
    {
      const int begin = regel;
      std::string woord;
      code.insert (regel);
      if (nu () == '"' || nu () == '\'')
        woord = neemTekst ();
      else if (isNaamdeel (nu ()))
        while (isNaamdeel (nu ()))
          woord += neem ();
      else if (nu () == ':' && nu (1) == ':')
      {
        plaats += 2;
        woord = "::";
      }
      else
        woord = std::string (1, neem ());
      voegToe (woorden, woord, begin);
    }

    // Neem een tekst of letter tussen aanhalingstekens.
    std::string neemTekst ()
    {
      const char einde = nu ();
      neem ();
      while (plaats < bron.size () && nu () != einde)
      {
        if (nu () == '\\')
          neem ();
        if (plaats < bron.size ())
          neem ();
      }
      if (plaats < bron.size ())
        neem ();
      return "\"";
    }

    static void voegToe (std::vector<Woord> &lijst, const std::string &tekst,
                         int regelnummer)
    {
      const Woord woord = { tekst, regelnummer };
      lijst.push_back (woord);
    }
};

#endif
