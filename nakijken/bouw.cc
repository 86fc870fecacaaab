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

const Grenzen BouwGrenzen = { 20, 30, 4LL << 30, 64LL << 20 };
const int MaxRegels = 12;        // van de compiler op de kaart
const char Brug[] = "/nakijken/brug.cc";
const char *const Standaarden[] = { "c++11", "gnu++17", "gnu++20" };

const char Object[] = "/w/cc";   // zo begint de naam van een object

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

// Wat een foutmelding van de compiler of linker zegt.
std::string watMisging (const std::string &regel)
{
  if (regel.find ("collect2") == 0 || regel.find ("clang") == 0)
    return "tegelspel.cc en standaard.cc linken niet";
  return (regel.find ("brug.cc:") != std::string::npos
          ? "een hoofdprogramma met de openbare functies"
          : regel.substr (0, regel.find (':'))) + " compileert niet";
}

// Bouwt een inzending; houdt bij wat de compiler zegt.
class Bouwer
{
  public:

    Bouwer (const std::string &deInzending, const std::string &deWerkmap,
            const Gereedschap &hetGereedschap, bool sanitizers)
    : inzending (deInzending), gereedschap (hetGereedschap),
      extra (woorden (hetGereedschap.vlaggen)),
      skelet (gereedschap.thuis + "/nakijken/skelet"),
      uit (deWerkmap + (sanitizers ? "/uit-grondig" : "/uit")),
      zandbak { uit, { { inzending, "/in" }, { skelet, "/skelet" },
                       { gereedschap.thuis + Brug, "/brug.cc" } },
                { { uit, "/uit" } }, true, true }, teLang (false)
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
        uitkomst.gelukt = !teLang
                          && probeerAnders (anders, uitkomst.volgensOpgave);
        if (uitkomst.gelukt)
          uitkomst.bezwaar = anders;
        if (uitkomst.volgensOpgave)
          uitkomst.fouten.clear ();
      }
      return uitkomst;
    }

  private:

    std::string inzending;
    Gereedschap gereedschap;
    std::vector<std::string> extra;
    std::string skelet, uit;      // uit: waar het programma komt
    Zandbak zandbak;
    std::string fouten, bezwaar;  // van de laatste poging
    bool teLang;                  // duurde die te lang?
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
        if ((eindigtOp (naam, ".cc") || eindigtOp (naam, ".cpp"))
            && naam != "tegelspel.cc" && naam != "standaard.cc"
            && inhoudVan (inzending + "/" + naam).find ("main")
               == std::string::npos)
          bronnen.push_back (naam);
      return bronnen;
    }

    // Bouw op een manier, en onthoud wat de compiler zegt.
    bool probeer (const std::string &standaard,
                  const std::vector<std::string> &andere)
    {
      std::vector<std::string> opdracht = woorden (gereedschap.compiler),
                               bronnen = andere;
      bronnen.insert (bronnen.begin (), { "tegelspel.cc", "standaard.cc" });
      opdracht.push_back ("-std=" + standaard);
      opdracht.insert (opdracht.end (), extra.begin (), extra.end ());
      opdracht.insert (opdracht.end (),
                       { "-Wall", Vervangen, "-idirafter", skelet, "-iquote",
                         inzending, "-o", uit + "/proef" });
      for (const std::string &bron : bronnen)
        opdracht.push_back ((bron == "standaard.cc"
                             && !isBestand (inzending + "/" + bron)
                             ? skelet : inzending) + "/" + bron);
      opdracht.push_back (gereedschap.thuis + Brug);
      for (std::string &woord : opdracht)
        woord = binnen (zandbak, woord);
      const Afloop afloop = draai (zandbak, opdracht, BouwGrenzen);
      fouten = zonderStuk (zonderStuk (afloop.scherm, inzending + "/"), "/in/");
      // De compiler geeft een object elke keer een andere naam.
      for (size_t plaats = fouten.find (Object); plaats != std::string::npos;
           plaats = fouten.find (Object))
        fouten.erase (plaats, fouten.find (' ', plaats) - plaats + 1);
      std::istringstream in (fouten);
      bezwaar.clear ();
      for (std::string regel; std::getline (in, regel); )
        if (regel.find ("error: ") != std::string::npos && bezwaar.empty ())
          bezwaar = watMisging (regel);
        else if (regel.find (" warning: ") != std::string::npos
                 && regel.find (Brug) == std::string::npos
                 && std::find (waarschuwingen.begin (), waarschuwingen.end (),
                               regel) == waarschuwingen.end ())
          waarschuwingen.push_back (regel);
      const bool gedood = fouten.find ("terminated program")
                          != std::string::npos;
      teLang = gedood || afloop.teLang;
      if (gedood)
        fouten = "de compiler was na " + std::to_string (BouwGrenzen.seconden)
                 + " seconden rekentijd niet klaar, of het geheugen was op\n"
                 + fouten;
      else if (!afloop.gelukt && afloop.teLang)
        fouten = "de compiler " + afloop.reden + "\n" + fouten;
      return afloop.gelukt;
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
