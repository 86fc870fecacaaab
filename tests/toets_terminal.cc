// toets_terminal.cc: de programma's op een terminal, waar de voortgang tussen
// de uitvoer staat. Ook na Ctrl-C is het scherm netjes: een regel is heel, en
// wat volgt begint op een eigen regel.
//
// De voortgang komt pas na twee seconden. Om die niet te hoeven rekenen staan
// de programma's hier zo lang stil.

#include "tests/bestand.h"
#include "tests/patroon.h"
#include "tests/programma.h"
#include "tests/scherm.h"

#include <cstdlib>
#include <memory>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>

using namespace std;

// Een programma dat op een terminal draait.
class Sessie
{
  public:

    // Parameter:
    // * woorden: het programma en zijn argumenten
    explicit Sessie (vector<string> woorden)
    : meester (posix_openpt (O_RDWR | O_NOCTTY)), kind (-1),
      klaar (false)
    {
      woorden[0] = padVan (woorden[0]);
      vector<char *> argumenten;
      for (string &woord : woorden)
        argumenten.push_back (&woord[0]);
      argumenten.push_back (nullptr);
      EIS (meester >= 0 && grantpt (meester) == 0 && unlockpt (meester) == 0);
      const string naam = ptsname (meester);
      kind = fork ();
      if (kind != 0)
        return;
      setsid ();
      const int slaaf = open (naam.c_str (), O_RDWR);
      ioctl (slaaf, TIOCSCTTY, 0);
      for (int i = 0; i < 3; i++)
        dup2 (slaaf, i);
      close (meester);
      gewoneSignalen ();
      execv (argumenten[0], argumenten.data ());
      _exit (127);
    }

    ~Sessie ()
    {
      if (!klaar)
      {
        kill (kind, SIGKILL);
        waitpid (kind, nullptr, 0);
      }
      close (meester);
    }

    void sein (int signaal) const { kill (kind, signaal); }

    void typ (const string &tekst) const
    {
      EIS (write (meester, tekst.data (), tekst.size ())
           == static_cast<ssize_t> (tekst.size ()));
    }

    // Lees tot er ergens een tekst staat.
    void leesTot (const string &tekst)
    {
      while (!bevat (uitvoer, tekst))
        EIS_MET (lees (), "'" << tekst << "' komt niet: " << uitvoer);
    }

    // Lees tot het programma eindigt.
    // Retourneert: hoe het eindigde, zoals waitpid het geeft
    int einde ()
    {
      while (lees ())
        continue;
      int status = 0;
      waitpid (kind, &status, 0);
      klaar = true;
      return status;
    }

    string beeld () const
    {
      Terminal terminal;
      terminal.ontvang (uitvoer);
      return terminal.beeld ();
    }

  private:

    Sessie (const Sessie &);
    Sessie &operator= (const Sessie &);

    int meester;
    pid_t kind;
    bool klaar;
    string uitvoer;

    // Lees wat er komt.
    // Retourneert: of er iets kwam; niet als het programma klaar is
    bool lees ()
    {
      const int Geduld = 60000;  // milliseconden
      char buffer[4096];
      pollfd lezer = { meester, POLLIN, 0 };
      EIS_MET (poll (&lezer, 1, Geduld) == 1, "er komt niets na " << uitvoer);
      const ssize_t n = read (meester, buffer, sizeof buffer);
      if (n > 0)
        uitvoer.append (buffer, static_cast<size_t> (n));
      return n > 0;
    }
};

static const string CtrlC = "\x03";

// Een programma, en wat iemand ermee doet.
struct Opdracht
{
  vector<string> woorden;   // het programma en zijn argumenten
  string invoer;            // wat er meteen getypt wordt
  string tot;               // tot dit er staat wordt er gelezen, en
  string tijdens;           // dan wordt dit getypt
  Patroon beeld;            // wat er aan het eind op het scherm staat
};

// Een spel van TegelSpel met een boom van meer dan 8 * 10^18 standen, die toch
// zo geteld is: er is steeds hoogstens een tegel van elke kleur te nemen.
static string eindeloosSpel ()
{
  string inhoud;
  for (int i = 0; i < 75; i++)
    inhoud += i % 3 == 1 || i % 5 == 0 ? 'b' : 'g';
  inhoud += " 3 1 10 6";
  for (int i = 0; i < 20; i++)
    inhoud += " 0 0";
  return inhoud + " 0";
}

// Parameter:
// * groot: het bestand met dat spel
static vector<Opdracht> opdrachten (const string &groot)
{
  const string bezig = "/s\r\n";
  const Patroon afgebroken ("(.*\n)?[a-zA-Z]+[^\n]*: [^\n]*/s\n\\^C"),
    jaren ("[^\n]*\nbesteScore: 0[.]0000 %, nog [^\n]* jaar; [^\n]* miljoen "
           "standen/s\n\\^C"),
    stil ("bestand [^\n]*elke zet\n\\^C"),
    tabel ("bestand    score    zet              standen    seconden  waarde "
           "van elke zet\nspel4.txt      0  \\(0,b\\)            198040465 "
           "[^\n]*\\(0,b\\) 0\n");
  vector<Opdracht> alle = {
    { { "TegelSpel", "--los", "--snel",
        "tests/tegelspel/sessies/grootste.txt" }, "", bezig, CtrlC,
      afgebroken },
    { { "Aqualin", "--los", "--snel", "tests/aqualin/sessies/grootste.txt" },
      "", bezig, CtrlC, afgebroken },
    { { "Domineren", "--tijd", "0" }, "1 9 9 1 1\n4\n", bezig, CtrlC,
      afgebroken },
    { { "Kalah", "--partij", "1:20", "2:20" }, "", bezig, CtrlC, afgebroken },
    { { "TegelSpel", "--los", groot }, "", bezig, CtrlC, jaren } };
  if (!kort ())
    alle.push_back ({ { "TegelSpel", "--los", "spel4.txt" }, "", bezig, "",
                      tabel });
  alle.push_back ({ { "TegelSpel", "--los", "--stil", groot }, "", "elke zet",
                    CtrlC, stil });
  return alle;
}

// De voortgang is weg als het werk klaar is; na Ctrl-C staat zij er heel; met
// --stil komt zij er niet.
TOETS (voortgang_laat_een_netjes_scherm)
{
  const int NetBezig = 200000, Stil = 3000000;  // microseconden
  const TijdelijkBestand groot (eindeloosSpel ());
  const vector<Opdracht> alle = opdrachten (groot.naam ());
  vector<unique_ptr<Sessie>> sessies;
  for (const Opdracht &opdracht : alle)
  {
    sessies.emplace_back (new Sessie (opdracht.woorden));
    sessies.back ()->typ (opdracht.invoer);
  }
  usleep (NetBezig);
  for (const auto &sessie : sessies)
    sessie->sein (SIGSTOP);
  usleep (Stil);
  for (const auto &sessie : sessies)
    sessie->sein (SIGCONT);
  for (size_t i = 0; i < alle.size (); i++)
  {
    sessies[i]->leesTot (alle[i].tot);
    sessies[i]->typ (alle[i].tijdens);
    const int status = sessies[i]->einde ();
    EIS_MET (alle[i].tijdens.empty () ? status == 0
             : WIFSIGNALED (status) && WTERMSIG (status) == SIGINT, status);
    EIS_MET (!alle[i].beeld.heel (sessies[i]->beeld ()).empty (),
             sessies[i]->beeld ());
  }
}

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
