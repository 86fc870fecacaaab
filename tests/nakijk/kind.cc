// kind.cc: een programma in een eigen proces; zie kind.h.
//
// Het kind krijgt een eigen procesgroep. Die wordt altijd gedood voordat het
// kind wordt opgeruimd, dus wat het achterlaat verdwijnt ook.

#include "kind.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace nakijk
{

namespace
{

const size_t Bewaard = 64 * 1024;              // van begin en eind
const size_t MaxPost = 256u * 1024 * 1024;
const int Onvindbaar = 127;                    // als het niet te starten is

typedef std::chrono::steady_clock Klok;

// Een pijp waarvan de ouder leest.
struct Pijp
{
  int lees, schrijf;

  Pijp ()
  {
    int einden[2];
    if (pipe2 (einden, O_CLOEXEC) != 0)
      throw std::runtime_error (std::string ("pipe: ")
                                + std::strerror (errno));
    lees = einden[0];
    schrijf = einden[1];
  }

  ~Pijp ()
  {
    sluit (lees);
    sluit (schrijf);
  }

  static void sluit (int &einde)
  {
    if (einde >= 0)
      close (einde);
    einde = -1;
  }

  private:

    Pijp (const Pijp &);
    Pijp &operator= (const Pijp &);
};

void begrens (int soort, rlim_t zacht, rlim_t hard)
{
  struct rlimit grens;
  grens.rlim_cur = zacht;
  grens.rlim_max = hard;
  setrlimit (static_cast<__rlimit_resource_t> (soort), &grens);
}

// Wat het kind doet: alles klaarzetten en het programma worden.
void wordProgramma (char *const *argumenten, const std::string &map,
                    const Grenzen &grenzen, const Pijp &scherm,
                    const Pijp &post)
{
  setpgid (0, 0);
  const int niets = open ("/dev/null", O_RDONLY);
  dup2 (niets, 0);
  dup2 (scherm.schrijf, 1);
  dup2 (scherm.schrijf, 2);
  dup2 (post.schrijf, PostPijp);
  const rlim_t seconden = static_cast<rlim_t> (grenzen.seconden);
  begrens (RLIMIT_CPU, seconden, seconden + 1);
  begrens (RLIMIT_CORE, 0, 0);
  begrens (RLIMIT_FSIZE, static_cast<rlim_t> (grenzen.bestand),
           static_cast<rlim_t> (grenzen.bestand));
  if (grenzen.bytes > 0)
    begrens (RLIMIT_AS, static_cast<rlim_t> (grenzen.bytes),
             static_cast<rlim_t> (grenzen.bytes));
  if (!grenzen.splitsen)
    begrens (RLIMIT_NPROC, 0, 0);
  if (chdir (map.c_str ()) == 0)
    execvp (argumenten[0], argumenten);
  _exit (Onvindbaar);
}

// Bewaart het begin en het eind van wat er voorbijkomt.
class Scherm
{
  public:

    Scherm () : totaal (0) {}

    void voegToe (const char *tekst, size_t lengte)
    {
      totaal += static_cast<long long> (lengte);
      const size_t past = std::min (lengte, Bewaard - begin.size ());
      begin.append (tekst, past);
      eind.append (tekst + past, lengte - past);
      if (eind.size () > 2 * Bewaard)
        eind.erase (0, eind.size () - Bewaard);
    }

    std::string begin, eind;
    long long totaal;
};

// Een kind dat draait, en alles wat de ouder ervan bijhoudt.
class Kind
{
  public:

    Kind (const std::vector<std::string> &opdracht, const std::string &map,
          const Grenzen &grenzen, const std::vector<std::string> &omgeving)
    : grens (grenzen), start (Klok::now ()), wandtijd (2 * grenzen.seconden + 3)
    {
      std::vector<char *> argumenten;
      for (const std::string &woord : opdracht)
        argumenten.push_back (const_cast<char *> (woord.c_str ()));
      argumenten.push_back (nullptr);
      nummer = fork ();
      if (nummer < 0)
        throw std::runtime_error (std::string ("fork: ")
                                  + std::strerror (errno));
      if (nummer == 0)
      {
        for (const std::string &instelling : omgeving)
          putenv (const_cast<char *> (instelling.c_str ()));
        wordProgramma (argumenten.data (), map, grenzen, schermPijp, postPijp);
      }
      setpgid (nummer, nummer);
      Pijp::sluit (schermPijp.schrijf);
      Pijp::sluit (postPijp.schrijf);
    }

    Afloop volg ()
    {
      while (!voorbij () && !afgelopen () && !teVeel ())
        leesPijpen (50);
      const bool opTijd = afgelopen ();
      kill (-nummer, SIGKILL);
      struct rusage gebruik;
      int status = 0;
      wait4 (nummer, &status, 0, &gebruik);
      while (!teVeel () && leesPijpen (0))
        ;
      return maakAfloop (opTijd, status, gebruik);
    }

  private:

    Kind (const Kind &);
    Kind &operator= (const Kind &);

    Pijp schermPijp, postPijp;
    Scherm scherm;
    std::string post;
    Grenzen grens;
    Klok::time_point start;
    int wandtijd;
    pid_t nummer;

    bool voorbij () const
    {
      return Klok::now () - start > std::chrono::seconds (wandtijd);
    }

    bool teVeel () const
    {
      return scherm.totaal > grens.scherm || post.size () > MaxPost;
    }

    // Is het kind klaar? Het blijft bestaan tot wait4, dus zijn nummer ook.
    bool afgelopen () const
    {
      siginfo_t info;
      info.si_pid = 0;
      return waitid (P_PID, static_cast<id_t> (nummer), &info,
                     WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0;
    }

    // Lees wat er in de pijpen zit.
    // Retourneert: of er iets kwam
    bool leesPijpen (int milliseconden)
    {
      struct pollfd pijpen[2] = { { schermPijp.lees, POLLIN, 0 },
                                  { postPijp.lees, POLLIN, 0 } };
      const bool allesDicht = schermPijp.lees < 0 && postPijp.lees < 0;
      if (poll (pijpen, 2, allesDicht ? 1 : milliseconden) <= 0)
        return false;
      bool kwamIets = false;
      if (pijpen[0].revents != 0)
        kwamIets = leesPijp (schermPijp, false) || kwamIets;
      if (pijpen[1].revents != 0)
        kwamIets = leesPijp (postPijp, true) || kwamIets;
      return kwamIets;
    }

    bool leesPijp (Pijp &pijp, bool isPost)
    {
      char buffer[65536];
      const ssize_t aantal = read (pijp.lees, buffer, sizeof buffer);
      if (aantal <= 0)
      {
        Pijp::sluit (pijp.lees);
        return false;
      }
      if (isPost)
        post.append (buffer, static_cast<size_t> (aantal));
      else
        scherm.voegToe (buffer, static_cast<size_t> (aantal));
      return true;
    }

    Afloop maakAfloop (bool opTijd, int status, const struct rusage &gebruik)
    {
      const double rekentijd =
        static_cast<double> (gebruik.ru_utime.tv_sec + gebruik.ru_stime.tv_sec)
        + static_cast<double> (gebruik.ru_utime.tv_usec
                               + gebruik.ru_stime.tv_usec) / 1e6;
      Afloop afloop;
      afloop.begin = scherm.begin;
      afloop.eind = scherm.eind;
      afloop.post = post;
      afloop.gelukt = opTijd && WIFEXITED (status) && WEXITSTATUS (status) == 0;
      afloop.exitcode = opTijd && WIFEXITED (status) ? WEXITSTATUS (status)
                                                     : -1;
      afloop.teLang = false;
      if (scherm.totaal > grens.scherm)
        afloop.reden = "zette meer dan " + inMB (grens.scherm)
                       + " op het scherm";
      else if (WIFSIGNALED (status) && WTERMSIG (status) == SIGXFSZ)
        afloop.reden = "zette meer dan " + inMB (grens.bestand)
                       + " op het scherm of in een bestand";
      else if (opTijd && WIFSIGNALED (status)
               && (WTERMSIG (status) == SIGXCPU
                   || (WTERMSIG (status) == SIGKILL
                       && rekentijd >= grens.seconden)))
      {
        afloop.teLang = true;
        afloop.reden = "was na " + std::to_string (grens.seconden)
                       + " seconden rekentijd niet klaar";
      }
      else if (!opTijd)
      {
        afloop.teLang = true;
        afloop.reden = "was na " + std::to_string (wandtijd)
                       + " seconden nog niet klaar, met "
                       + std::to_string (static_cast<int> (rekentijd))
                       + " seconden rekentijd: wacht het ergens op?";
      }
      else if (WIFSIGNALED (status))
        afloop.reden = signaal (WTERMSIG (status));
      else if (!afloop.gelukt)
        afloop.reden = "eindigde met exitcode "
                       + std::to_string (WEXITSTATUS (status));
      return afloop;
    }

    static std::string inMB (long long bytes)
    {
      return std::to_string (bytes / (1024 * 1024)) + " MB";
    }

    // Wat een signaal betekent.
    static std::string signaal (int nummer)
    {
      switch (nummer)
      {
        case SIGSEGV:
          return "crash: SIGSEGV, een verkeerd adres of een te diepe recursie";
        case SIGBUS:
          return "crash: SIGBUS, een verkeerd adres";
        case SIGABRT:
          return "crash: SIGABRT, afgebroken door abort, assert of de "
                 "bibliotheek";
        case SIGFPE:
          return "crash: SIGFPE, een deling door nul";
        case SIGILL:
          return "crash: SIGILL, geen geldige instructie (een functie zonder "
                 "return?)";
        case SIGKILL:
          return "gedood: SIGKILL, misschien was het geheugen van de computer "
                 "op";
      }
      return std::string ("crash: signaal ") + std::to_string (nummer) + ", "
             + strsignal (nummer);
    }
};

}

//*************************************************************************

Afloop draai (const std::vector<std::string> &opdracht,
              const std::string &map, const Grenzen &grenzen,
              const std::vector<std::string> &omgeving)
{
  return Kind (opdracht, map, grenzen, omgeving).volg ();
}

}
