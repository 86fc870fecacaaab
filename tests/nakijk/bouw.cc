// bouw.cc: maak van een inzending een programma dat zichzelf keurt; zie
// bouw.h.
//
// Eerst precies zoals de opgave het vraagt: tegelspel.cc en standaard.cc, met
// -std=c++11. Lukt dat niet, dan ook met de andere bronnen van de inzending,
// en met een nieuwere standaard: dat kost punten, maar de rest is dan nog na
// te kijken.

#include "bouw.h"
#include "bestanden.h"
#include "kind.h"

namespace nakijk
{

namespace
{

const Grenzen BouwGrenzen = { 60, 6LL << 30, 16LL << 20, 256LL << 20,
                                true };
const int MaxRegels = 12;        // van de compiler op de kaart
const char Skelet[] = "/tests/nakijk/skelet";
const char Brug[] = "/tests/nakijk/brug.cc";

std::vector<std::string> woorden (const std::string &tekst)
{
  std::istringstream in (tekst);
  std::vector<std::string> lijst;
  std::string woord;
  while (in >> woord)
    lijst.push_back (woord);
  return lijst;
}

int tel (const std::string &tekst, const std::string &stuk)
{
  int keren = 0;
  for (size_t plaats = tekst.find (stuk); plaats != std::string::npos;
       plaats = tekst.find (stuk, plaats + 1))
    keren++;
  return keren;
}

// De eerste regels van een tekst.
std::string eersteRegels (const std::string &tekst, int aantal)
{
  std::istringstream in (tekst);
  std::string regel, begin;
  while (aantal-- > 0 && std::getline (in, regel))
    begin += regel + "\n";
  return begin + (std::getline (in, regel) ? "...\n" : "");
}

std::string zonderStuk (std::string tekst, const std::string &stuk)
{
  for (size_t plaats = tekst.find (stuk); plaats != std::string::npos;
       plaats = tekst.find (stuk))
    tekst.erase (plaats, stuk.size ());
  return tekst;
}

// Bouwt een inzending; houdt bij wat de compiler zegt.
class Bouwer
{
  public:

    Bouwer (const std::string &deInzending, const std::string &deWerkmap,
            const Gereedschap &hetGereedschap, bool sanitizers)
    : inzending (deInzending), werkmap (deWerkmap),
      gereedschap (hetGereedschap), extra (woorden (hetGereedschap.vlaggen)),
      waarschuwingen (0)
    {
      if (sanitizers)
        extra = { "-O0", "-g", "-fsanitize=address,undefined",
                  "-fno-omit-frame-pointer", "-D_GLIBCXX_ASSERTIONS" };
    }

    Bouw bouw ()
    {
      Bouw uitkomst = { false, false, werkmap + "/proef", "", "", 0 };
      if (!isBestand (inzending + "/tegelspel.cc"))
      {
        uitkomst.bezwaar = "er is geen tegelspel.cc";
        return uitkomst;
      }
      uitkomst.volgensOpgave = probeer ("c++11", {});
      uitkomst.gelukt = uitkomst.volgensOpgave;
      uitkomst.waarschuwingen = waarschuwingen;
      if (!uitkomst.volgensOpgave)
      {
        uitkomst.fouten = eersteRegels (zonderStuk (fouten, inzending + "/"),
                                        MaxRegels);
        uitkomst.bezwaar = bezwaar;
        uitkomst.gelukt = probeerAnders (uitkomst.bezwaar);
      }
      return uitkomst;
    }

  private:

    std::string inzending, werkmap;
    Gereedschap gereedschap;
    std::vector<std::string> extra;
    std::string fouten, bezwaar;  // van de laatste poging
    int waarschuwingen;

    // Bouw op manieren die de opgave niet noemt.
    bool probeerAnders (std::string &waarmee)
    {
      const std::vector<std::string> bronnen = andereBronnen ();
      std::string namen;
      for (const std::string &bron : bronnen)
        namen += (namen.empty () ? "" : ", ") + bron;
      for (const std::string standaard : { "c++11", "gnu++17" })
        if ((standaard != "c++11" || !bronnen.empty ())
            && probeer (standaard, bronnen))
        {
          waarmee = "bouwt wel met -std=" + standaard
                    + (bronnen.empty () ? "" : " en ook " + namen);
          return true;
        }
      return false;
    }

    // De andere bronnen van de inzending, zonder haar hoofdprogramma.
    std::vector<std::string> andereBronnen ()
    {
      std::vector<std::string> bronnen;
      for (const std::string &naam : namenIn (inzending))
        if (naam.size () > 3 && naam.substr (naam.size () - 3) == ".cc"
            && naam != "tegelspel.cc" && naam != "standaard.cc"
            && inhoudVan (inzending + "/" + naam).find ("main")
               == std::string::npos)
          bronnen.push_back (naam);
      return bronnen;
    }

    bool voerUit (const std::vector<std::string> &opdracht)
    {
      const Afloop afloop = draai (opdracht, werkmap, BouwGrenzen,
                                   { "LC_ALL=C" });
      waarschuwingen += tel (afloop.begin, " warning: ");
      fouten = afloop.begin;
      if (!afloop.gelukt && afloop.teLang)
        fouten = "de compiler " + afloop.reden + "\n" + fouten;
      return afloop.gelukt;
    }

    std::vector<std::string> compiler (const std::string &standaard)
    {
      std::vector<std::string> opdracht = woorden (gereedschap.compiler);
      opdracht.insert (opdracht.end (), { "-std=" + standaard, "-Wall" });
      opdracht.insert (opdracht.end (), extra.begin (), extra.end ());
      return opdracht;
    }

    bool compileer (const std::string &standaard, const std::string &bron,
                    const std::string &object,
                    const std::vector<std::string> &vlaggen)
    {
      std::vector<std::string> opdracht = compiler (standaard);
      opdracht.insert (opdracht.end (), vlaggen.begin (), vlaggen.end ());
      opdracht.insert (opdracht.end (),
                       { "-idirafter", gereedschap.thuis + Skelet, "-c", bron,
                         "-o", object });
      return voerUit (opdracht);
    }

    // Is er in de headers van de inzending sprake van GeenZet?
    bool noemtGeenZet ()
    {
      for (const char *naam : { "/constantes.h", "/tegelspel.h" })
        if (inhoudVan (inzending + naam).find ("GeenZet") != std::string::npos)
          return true;
      return false;
    }

    bool compileerBrug (const std::string &standaard)
    {
      const std::string bron = gereedschap.thuis + Brug;
      std::vector<std::string> vlaggen = { "-iquote", inzending };
      const int ervoor = waarschuwingen;
      bool gelukt = false;
      if (noemtGeenZet () || !isBestand (inzending + "/constantes.h"))
      {
        vlaggen.push_back ("-DMET_GEENZET");
        gelukt = compileer (standaard, bron, "brug.o", vlaggen);
        vlaggen.pop_back ();
      }
      gelukt = gelukt || compileer (standaard, bron, "brug.o", vlaggen);
      waarschuwingen = ervoor;  // die heeft tegelspel.cc ook al gegeven
      return gelukt;
    }

    // Bouw op een manier.
    bool probeer (const std::string &standaard,
                  const std::vector<std::string> &andere)
    {
      std::vector<std::string> bronnen = andere;
      bronnen.insert (bronnen.begin (), { "tegelspel.cc", "standaard.cc" });
      std::vector<std::string> link = compiler (standaard);
      link.insert (link.end (), { "-o", "proef", gereedschap.proef, "brug.o" });
      for (size_t i = 0; i < bronnen.size (); i++)
      {
        const std::string eigen = inzending + "/" + bronnen[i],
                          object = std::to_string (i) + ".o";
        const std::string bron = bronnen[i] == "standaard.cc"
                                 && !isBestand (eigen)
                                 ? gereedschap.thuis + Skelet + "/standaard.cc"
                                 : eigen;
        bezwaar = bronnen[i] + " compileert niet";
        if (!compileer (standaard, bron, object, {}))
          return false;
        link.push_back (object);
      }
      bezwaar = "een hoofdprogramma met de openbare functies compileert niet";
      if (!compileerBrug (standaard))
        return false;
      bezwaar = "tegelspel.cc en standaard.cc linken niet";
      return voerUit (link);
    }
};

}

//*************************************************************************

Bouw bouw (const std::string &inzending, const std::string &werkmap,
           const Gereedschap &gereedschap, bool sanitizers)
{
  return Bouwer (inzending, werkmap, gereedschap, sanitizers).bouw ();
}

}
