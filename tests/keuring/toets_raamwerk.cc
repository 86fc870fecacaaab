// toets_raamwerk.cc: wie mislukt hoort te zeggen wat er mis is; en wat een
// toets start eindigt met haar.

#include <csignal>
#include <sys/prctl.h>
#include "tests/menuproef.h"
#include "tests/programma.h"
#include "tests/sessie.h"

using namespace std;

// Wat er bij een eis komt te staan die mislukt.
static string melding (const function<void ()> &eisen)
{
  try
  {
    eisen ();
  }
  catch (const ToetsMislukt &fout)
  {
    return fout.what ();
  }
  return "";
}

TOETS (een_eis_toont_beide_kanten)
{
  const int drie = 3;
  const vector<int> leeg;
  EIS (bevat (melding ([&] { EIS (drie == 4); }), "drie == 4: 3 en 4"));
  EIS (bevat (melding ([&] { EIS (drie + 1 < 2 * 2); }), ": 4 en 4"));
  EIS (bevat (melding ([&] { EIS (leeg != leeg); }), "leeg != leeg: iets"));
  EIS (bevat (melding ([&] { EIS (drie == 4 || drie == 5); }),
              "niet waar: drie == 4 || drie == 5"));
  EIS (bevat (melding ([&] { EIS (!leeg.empty ()); }), "niet waar: !leeg"));
  EIS_GELIJK (melding ([&] { EIS (drie == 4 || drie == 3);
                             EIS (leeg.size () == 0);
                             EIS (drie); }), "");
}

TOETS (een_nul_verbergt_niets)
{
  EIS (bevat (melding ([] { EIS_MET (false, string ("a\0b", 3)); }), "a\\0b"));
}

// Van een programma dat blijft hangen staat er wat er te zien was; een toets
// wacht er niet lang op.
TOETS (wat_blijft_hangen_laat_zien_waar)
{
  EIS (Proces::Geduld <= 60);
  const string blijft = "echo hier; kill -ALRM $$";
  EIS (bevat (melding ([&]
    { Proces::draai ({ "/bin/sh", "-c", blijft }, ""); }),
    "sh -c " + blijft + " blijft hangen; op het scherm stond:\nhier"));
  const TijdelijkBestand script (blijft);
  Sessie sessie (string ("/bin/sh ") + script.naam ());
  EIS (bevat (melding ([&] { sessie.leesTot ("daar"); }),
              "'daar' komt niet; op het scherm staat:\nhier"));
  EIS (bevat (melding ([&] { sessie.einde (); }), "blijft hangen"));
}

// Draai een stuk shell in een toets die hard afgebroken wordt.
// Retourneert: het signaal waarmee het eindigde
static int naEenHardEinde (bool terminal)
{
  const char *const lus = "trap '' HUP; echo $$; while :; do :; done";
  const TijdelijkBestand script (lus);
  int pijp[2];
  EIS (pipe (pijp) == 0 && prctl (PR_SET_CHILD_SUBREAPER, 1) == 0);
  const pid_t toets = fork ();
  if (toets == 0)
  {
    if (terminal)
    {
      Sessie sessie (string ("/bin/sh ") + script.naam ());
      sessie.leesTot ("\n");
      const string nummer = sessie.alles ();
      _exit (write (pijp[1], nummer.data (), nummer.size ()) > 0
             && pause () != 0);
    }
    Proces::draai ({ "/bin/sh", script.naam () }, "",
                   [&] { dup2 (pijp[1], 1); });
    _exit (1);
  }
  char nummer[20] = "";
  EIS (read (pijp[0], nummer, sizeof nummer - 1) > 0);
  kill (toets, SIGKILL);
  EIS (waitpid (toets, nullptr, 0) == toets);
  int status = 0;
  EIS (waitpid (atoi (nummer), &status, 0) == atoi (nummer));
  prctl (PR_SET_CHILD_SUBREAPER, 0);
  for (const int einde : pijp)
    close (einde);
  return WIFSIGNALED (status) ? WTERMSIG (status) : 0;
}

TOETS (wat_een_toets_start_eindigt_met_haar)
{
  EIS_GELIJK (naEenHardEinde (false), SIGKILL);
  EIS_GELIJK (naEenHardEinde (true), SIGKILL);
  // Wie haar minder gaf geeft ook wat zij start minder.
  for (const rlim_t nu : { rlim_t { Proces::MeesteRekentijd }, rlim_t { 40 } })
  {
    const Afloop afloop = Proces::draai ({ "/bin/sh", "-c", "ulimit -t" }, "",
      [=]
      {
        const rlimit meest = { nu, nu };
        setrlimit (RLIMIT_CPU, &meest);
      });
    EIS (stoul (afloop.uitvoer) <= nu);
  }
}

// Een lijst van keuzes wordt alleen afgedekt als zij precies zo is.
TOETS (een_lijst_van_keuzes_staat_er_een_keer)
{
  const string lijst = "a doen  b laten\nc niets\n",
    heel = "Welkom.\n\n" + lijst + "x terug, enzovoort\n"
           "Keuze (? toont het menu): \nd meer\nx terug, enzovoort\n";
  EIS_GELIJK (zonderLijsten ("\n" + lijst + "x terug, anders\n: \nd meer\n",
                             heel),
              "\n(lijst 1 van lijst.uit)\nx terug, anders\n: "
              "\n(lijst 2 van lijst.uit)\n");
  const string scheef = "\na doen   b laten\nc niets\nx terug, anders\n";
  EIS_GELIJK (zonderLijsten (scheef, heel), scheef);
}
