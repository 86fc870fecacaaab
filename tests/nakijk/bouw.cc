// bouw.cc: maak van een inzending een programma dat vragen beantwoordt; zie
// bouw.h.
//
// Eerst precies zoals de opgave het vraagt: tegelspel.cc en standaard.cc, met
// -std=c++11, of wat haar eigen Makefile noemt. Lukt dat niet, dan ook met de
// andere bronnen van de inzending, en met een nieuwere standaard: dat kost
// punten, maar de rest is dan nog na te kijken. De compiler ziet alleen de
// bronnen van de inzending, het skelet en de brug.

#include "bouw.h"
#include "bestanden.h"
#include "kind.h"

namespace nakijk
{

namespace
{

const Grenzen BouwGrenzen = { 20, 180, 4LL << 30, 64LL << 20 };
const int MaxRegels = 12;        // van de compiler op de kaart
const char Skelet[] = "/tests/nakijk/skelet";
const char Brug[] = "/tests/nakijk/brug.cc";
const char *const Standaarden[] = { "c++11", "gnu++17", "gnu++20" };

// Wat brug.cc voor de inzending vervangt: de klok en het toeval.
const char Vervangen[] = "-Wl,--wrap=time,--wrap=clock,--wrap=gettimeofday,"
  "--wrap=clock_gettime,--wrap=getpid,"
  "--wrap=_ZNSt6chrono3_V212system_clock3nowEv,"
  "--wrap=_ZNSt6chrono3_V212steady_clock3nowEv,"
  "--wrap=_ZNSt13random_device9_M_getvalEv";

std::vector<std::string> woorden (const std::string &tekst)
{
  std::istringstream in (tekst);
  std::vector<std::string> lijst;
  std::string woord;
  while (in >> woord)
    lijst.push_back (woord);
  return lijst;
}

// De eerste regels van een tekst.
std::string eersteRegels (const std::string &tekst, int aantal)
{
  std::istringstream in (tekst);
  std::string regel, begin;
  while (aantal-- > 0 && std::getline (in, regel))
    begin += "  | " + regel.substr (0, 160) + "\n";
  return begin + (std::getline (in, regel) ? "  | ...\n" : "");
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
      uit (deWerkmap + (sanitizers ? "/uit-grondig" : "/uit")),
      zandbak { uit, { { inzending, "/in" },
                       { gereedschap.thuis + Skelet, "/skelet" },
                       { gereedschap.thuis + Brug, "/brug.cc" } },
                { { uit, "/uit" } }, true, true }
    {
      maakMap (uit);
      if (sanitizers)
        extra = { "-O0", "-g", "-fsanitize=address,undefined",
                  "-fno-omit-frame-pointer", "-D_GLIBCXX_ASSERTIONS" };
    }

    Bouw bouw ()
    {
      Bouw uitkomst = { false, false, uit + "/proef", "", "", {} };
      if (!isBestand (inzending + "/tegelspel.cc"))
      {
        uitkomst.bezwaar = "er is geen tegelspel.cc";
        return uitkomst;
      }
      uitkomst.volgensOpgave = probeer (Standaarden[0], {});
      uitkomst.gelukt = uitkomst.volgensOpgave;
      uitkomst.waarschuwingen = waarschuwingen;
      if (!uitkomst.volgensOpgave)
      {
        uitkomst.fouten = eersteRegels (fouten, MaxRegels);
        uitkomst.bezwaar = bezwaar;
        std::string anders;
        uitkomst.gelukt = fouten.find ("rekentijd niet klaar")
                            == std::string::npos
                          && probeerAnders (anders, uitkomst.volgensOpgave);
        if (uitkomst.gelukt)
          uitkomst.bezwaar = anders;
        if (uitkomst.volgensOpgave)
          uitkomst.fouten.clear ();
      }
      return uitkomst;
    }

  private:

    std::string inzending, werkmap;
    Gereedschap gereedschap;
    std::vector<std::string> extra;
    std::string uit;              // waar de objecten en het programma komen
    Zandbak zandbak;
    std::string fouten, bezwaar;  // van de laatste poging
    std::vector<std::string> waarschuwingen;

    // De standaard die haar Makefile noemt, of niets.
    std::string uitMakefile () const
    {
      const std::string optie = "-std=", letters = "cgnu+0123456789abxyz";
      for (const char *naam : { "/Makefile", "/makefile" })
      {
        const std::string tekst = inhoudVan (inzending + naam);
        const size_t plaats = tekst.find (optie);
        if (plaats != std::string::npos)
          return tekst.substr (plaats + optie.size (),
            tekst.find_first_not_of (letters, plaats + optie.size ())
            - plaats - optie.size ());
      }
      return "";
    }

    // Bouw op manieren die de opgave niet noemt.
    bool probeerAnders (std::string &waarmee, bool &eigenMakefile)
    {
      const std::vector<std::string> bronnen = andereBronnen ();
      const std::string eigen = uitMakefile ();
      eigenMakefile = !eigen.empty () && probeer (eigen, {});
      waarmee = "bouwt wel met -std=" + eigen + ", zoals haar Makefile zegt";
      if (eigenMakefile)
        return true;
      std::string namen;
      for (const std::string &bron : bronnen)
        namen += (namen.empty () ? "" : ", ") + bron;
      for (const std::string standaard : Standaarden)
        if ((standaard != Standaarden[0] || !bronnen.empty ())
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

    // Draai de compiler in de zandbak, en onthoud wat hij zegt.
    bool voerUit (std::vector<std::string> opdracht)
    {
      for (std::string &woord : opdracht)
        woord = binnen (zandbak, woord);
      const Afloop afloop = draai (zandbak, opdracht, BouwGrenzen);
      fouten = zonderStuk (zonderStuk (afloop.scherm, inzending + "/"),
                           "/in/");
      std::istringstream in (fouten);
      for (std::string regel; std::getline (in, regel); )
        if (regel.find (" warning: ") != std::string::npos
            && std::find (waarschuwingen.begin (), waarschuwingen.end (),
                          regel) == waarschuwingen.end ())
          waarschuwingen.push_back (regel);
      if (fouten.find ("terminated program") != std::string::npos)
        fouten = "de compiler was na " + std::to_string (BouwGrenzen.seconden)
                 + " seconden rekentijd niet klaar, of het geheugen was op\n"
                 + fouten;
      else if (!afloop.gelukt && afloop.teLang)
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
                         "-o", uit + "/" + object });
      return voerUit (opdracht);
    }

    // Bouw op een manier.
    bool probeer (const std::string &standaard,
                  const std::vector<std::string> &andere)
    {
      std::vector<std::string> bronnen = andere;
      bronnen.insert (bronnen.begin (), { "tegelspel.cc", "standaard.cc" });
      std::vector<std::string> link = compiler (standaard);
      link.insert (link.end (), { "-o", uit + "/proef", uit + "/brug.o",
                                  Vervangen });
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
        link.push_back (uit + "/" + object);
      }
      bezwaar = "een hoofdprogramma met de openbare functies compileert niet";
      const std::vector<std::string> eerder = waarschuwingen;
      if (!compileer (standaard, gereedschap.thuis + Brug, "brug.o",
                      { "-iquote", inzending }))
        return false;
      waarschuwingen = eerder;  // die heeft tegelspel.cc ook al gegeven
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
