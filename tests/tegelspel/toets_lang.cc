// toets_lang.cc: voor werk dat lang duurt stelt het menu een vraag, en tijdens
// dat werk komt er een teken van leven als dat mag.

#include "tests/menuproef.h"
#include "tests/scherm.h"
#include "tests/tegelspel/hulp.h"

#include <csignal>
#include <fcntl.h>
#include <sys/wait.h>

using namespace std;
using Model::Zet;

// Draai het menu; het moet netjes eindigen.
static string menu (const string &invoer)
{
  return Programma ("TegelSpel").uitvoer ({ "--stil" }, invoer);
}

// Een spel met een boom van meer dan 8 * 10^18 standen, die zo geteld is: er is
// steeds hoogstens een tegel van elke kleur te nemen. Met meer dan 75 tegels
// is hij niet meer te tellen.
static string eindeloosSpel (int tegels)
{
  string inhoud;
  for (int i = 0; i < tegels; i++)
    inhoud += i % 3 == 1 || i % 5 == 0 ? 'b' : 'g';
  inhoud += "\n3 1\n10 6\n";
  for (int rij = 0; rij < 20; rij++)
    inhoud += "0 0\n";
  return inhoud + "0\n";
}

// Eis dat het menu vraagt of het door moet gaan, en na n teruggaat.
static void eisVraag (const string &bestand, const vector<string> &woorden)
{
  const string uitvoer = menu ("1\n" + bestand + "\n4\nn\n8\n2\n");
  const size_t vraag = uitvoer.find ("Toch doorgaan?");
  EIS_MET (vraag != string::npos, uitvoer);
  for (const string &woord : woorden)
    EIS_MET (bevat (uitvoer.substr (0, vraag), woord),
             woord << " ontbreekt in " << uitvoer);
  EIS_MET (!bevat (uitvoer, "Beste score:"), uitvoer);
  EIS_MET (bevat (uitvoer.substr (vraag), "4. beste score"), uitvoer);
}

TOETS (voor_lang_rekenen_een_vraag)
{
  if (!kort ())
    eisVraag ("spel5.txt", { "2471100877301 standen", "3.43 uur" });
  const TijdelijkBestand telbaar (eindeloosSpel (75)),
                         ontelbaar (eindeloosSpel (90));
  eisVraag (telbaar.naam (), { " standen", " jaar" });
  eisVraag (ontelbaar.naam (), { "te groot om te tellen" });
  EIS (!bevat (menu ("1\nspel1.txt\n4\n8\n2\n"), "Toch doorgaan?"));
}

// Een proces dat doorrekent tot het object verdwijnt. Zijn stderr gaat naar
// een bestand.
class Rekenaar
{
  public:

    // Draai het programma met deze argumenten, of zonder argumenten dit werk.
    Rekenaar (vector<string> argumenten, void (*werk) () = nullptr)
    : stderrVan ("")
    {
      argumenten.insert (argumenten.begin (), padVan ("TegelSpel"));
      vector<char *> woorden;
      for (const string &woord : argumenten)
        woorden.push_back (const_cast<char *> (woord.c_str ()));
      woorden.push_back (nullptr);
      kind = fork ();
      if (kind != 0)
        return;
      const int niets = open ("/dev/null", O_RDWR),
                fouten = open (stderrVan.naam (), O_WRONLY);
      dup2 (niets, 0);
      dup2 (niets, 1);
      dup2 (fouten, 2);
      gewoneSignalen ();
      if (werk == nullptr)
        execv (woorden[0], woorden.data ());
      else
        werk ();
      _exit (127);
    }

    ~Rekenaar () { eindig (SIGKILL); }

    // Wat het op stderr zette.
    string fouten () const { return inhoudVan (stderrVan.naam ()); }

    // Stuur een signaal en wacht tot het proces daardoor eindigt.
    // Retourneert: of het dat signaal was, binnen twintig seconden
    bool eindig (int signaal)
    {
      int status = 0;
      if (kind == 0)
        return false;
      kill (kind, signaal);
      for (int i = 0; i < 2000; i++, usleep (10000))
        if (waitpid (kind, &status, WNOHANG) == kind)
        {
          kind = 0;
          return WIFSIGNALED (status) && WTERMSIG (status) == signaal;
        }
      return false;
    }

  private:

    Rekenaar (const Rekenaar &);
    Rekenaar &operator= (const Rekenaar &);

    TijdelijkBestand stderrVan;
    pid_t kind;
};

// Wat een vreemde doet die niets van voortgang weet.
static void rekenAlsVreemde ()
{
  TegelSpel spel;
  Zet zet;
  long long standen = 0;
  if (spel.leesInSpel ("spel5.txt"))
    spel.besteScore (zet, standen);
}

TOETS (lang_werk_geeft_een_teken_van_leven_als_dat_mag)
{
  if (kort ())
    return;
  const TijdelijkBestand lang (eindeloosSpel (75));
  Rekenaar vreemde ({}, rekenAlsVreemde),
           stil ({ "--stil", "--los", lang.naam () }),
           luid ({ "--los", lang.naam () });
  for (int i = 0; i < 1000 && !bevat (luid.fouten (), " jaar; "); i++)
    usleep (50000);
  const string fouten = luid.fouten ();
  EIS_MET (bevat (fouten, "besteScore: 0.0000 %, nog "), fouten);
  EIS_MET (bevat (fouten, " jaar; "), fouten);
  EIS_MET (bevat (fouten, " miljoen standen/s"), fouten);
  Terminal terminal;
  terminal.ontvang (fouten);
  EIS_MET (regelsVan (terminal.beeld ()).size () == 1, terminal.beeld ());
  EIS_GELIJK (stil.fouten (), "");
  EIS_GELIJK (vreemde.fouten (), "");
  EIS_MET (luid.eindig (SIGINT), "Ctrl-C stopt het rekenen niet");
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
