// proces.h: draai een programma met gegeven invoer, met een grens aan de tijd
// en aan de uitvoer, zodat een programma dat blijft hangen of in een lus raakt
// een mislukking is en geen toets die nooit eindigt.

#ifndef ProcesHVar
#define ProcesHVar

#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <string>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <vector>

struct Afloop
{
  int exitcode;         // -1 als het programma is afgebroken
  std::string uitvoer;  // op stdout
  std::string fouten;   // op stderr
  std::string reden;    // waarom het is afgebroken; leeg als dat niet zo is
};

// Geef de signalen die een toets stuurt hun gewone werking; in een kind, want
// wie de toetsen begon kan ze genegeerd hebben (nohup, of de achtergrond).
inline void gewoneSignalen ()
{
  for (int signaal : { SIGHUP, SIGINT, SIGPIPE })
    signal (signaal, SIG_DFL);
}

class Proces
{
  public:

    // Draai een programma tot het eindigt.
    // Parameters:
    // * woorden: het programma en zijn argumenten
    // * invoer: alles wat het te lezen krijgt, en dan het einde
    // * seconden: hoe lang het na het laatste stuk invoer mag duren
    // * meest: hoeveel bytes het hoogstens mag schrijven
    static Afloop draai (const std::vector<std::string> &woorden,
                         const std::string &invoer, double seconden = 60,
                         size_t meest = 4000000)
    {
      Proces proces (woorden);
      return proces.loop (invoer, seconden, meest);
    }

  private:

    pid_t kind;
    int naar, van, fout;  // onze einden van de drie pijpen

    static void maakPijp (int pijp[2])
    {
      if (pipe (pijp) != 0)
        throw std::runtime_error ("pipe mislukt");
    }

    explicit Proces (const std::vector<std::string> &woorden)
    {
      int in[2], uit[2], mis[2];
      maakPijp (in);
      maakPijp (uit);
      maakPijp (mis);
      std::vector<char *> argumenten;
      for (const std::string &woord : woorden)
        argumenten.push_back (const_cast<char *> (woord.c_str ()));
      argumenten.push_back (nullptr);
      kind = fork ();
      if (kind == 0)
      {
        dup2 (in[0], 0);
        dup2 (uit[1], 1);
        dup2 (mis[1], 2);
        for (int pijp : { in[0], in[1], uit[0], uit[1], mis[0], mis[1] })
          close (pijp);
        gewoneSignalen ();
        execv (argumenten[0], argumenten.data ());
        _exit (127);
      }
      close (in[0]);
      close (uit[1]);
      close (mis[1]);
      naar = in[1];
      van = uit[0];
      fout = mis[0];
      signal (SIGPIPE, SIG_IGN);  // het programma mag eerder stoppen met lezen
      fcntl (naar, F_SETFL, O_NONBLOCK);
    }

    Proces (const Proces &);
    Proces &operator= (const Proces &);

    ~Proces ()
    {
      for (int pijp : { naar, van, fout })
        if (pijp >= 0)
          close (pijp);
    }

    static double nu ()
    {
      timespec tijd;
      clock_gettime (CLOCK_MONOTONIC, &tijd);
      return static_cast<double> (tijd.tv_sec)
             + static_cast<double> (tijd.tv_nsec) * 1e-9;
    }

    static void sluit (int &pijp)
    {
      close (pijp);
      pijp = -1;
    }

    // Schrijf zoveel mogelijk van de rest van de invoer.
    void schrijf (const std::string &invoer, size_t &geschreven)
    {
      const ssize_t n = geschreven < invoer.size ()
        ? write (naar, invoer.data () + geschreven,
                 invoer.size () - geschreven)
        : 0;
      if (n > 0)
        geschreven += static_cast<size_t> (n);
      if (n < 0 || geschreven == invoer.size ())
        sluit (naar);
    }

    static void lees (int &pijp, std::string &tekst)
    {
      char buffer[65536];
      const ssize_t n = read (pijp, buffer, sizeof buffer);
      if (n > 0)
        tekst.append (buffer, static_cast<size_t> (n));
      else
        sluit (pijp);
    }

    // Lees en schrijf tot het programma zijn uitvoer sluit of te ver gaat.
    Afloop loop (const std::string &invoer, double seconden, size_t meest)
    {
      Afloop afloop = { -1, "", "", "" };
      size_t geschreven = 0;
      double einde = nu () + seconden;
      while ((van >= 0 || fout >= 0) && afloop.reden.empty ())
      {
        const bool schreef = naar >= 0;
        pollfd pijpen[3] = { { van, POLLIN, 0 }, { fout, POLLIN, 0 },
                             { naar, POLLOUT, 0 } };
        poll (pijpen, 3, 100);
        if (van >= 0 && pijpen[0].revents != 0)
          lees (van, afloop.uitvoer);
        if (fout >= 0 && pijpen[1].revents != 0)
          lees (fout, afloop.fouten);
        if (naar >= 0 && pijpen[2].revents != 0)
          schrijf (invoer, geschreven);
        if (schreef && naar < 0)
          einde = nu () + seconden;
        if (nu () > einde)
          afloop.reden = "het duurt te lang";
        else if (afloop.uitvoer.size () + afloop.fouten.size () > meest)
          afloop.reden = "er komt te veel uitvoer";
      }
      wacht (afloop);
      return afloop;
    }

    // Wacht op het einde van het programma; breek het af als dat moet.
    void wacht (Afloop &afloop)
    {
      int status = 0;
      if (!afloop.reden.empty ())
        kill (kind, SIGKILL);
      waitpid (kind, &status, 0);
      if (WIFEXITED (status))
        afloop.exitcode = WEXITSTATUS (status);
      else if (afloop.reden.empty ())
        afloop.reden = std::string ("signaal: ")
                       + strsignal (WTERMSIG (status));
    }
};

#endif
