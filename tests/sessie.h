// sessie.h: een programma op een terminal van 80 bij 24, met iemand die typt.

#ifndef SessieHVar
#define SessieHVar

#include <cstdlib>
#include <memory>
#include <pty.h>
#include <sstream>
#include <string>
#include <vector>
#include "tests/programma.h"
#include "tests/scherm.h"
#include "tests/tekst.h"

// Een programma dat op een terminal draait, zo lang als wachttijd zegt.
class Sessie
{
  public:

    // Parameter:
    // * opdracht: het programma en zijn argumenten
    explicit Sessie (const std::string &opdracht)
    : klaar (false), gelezen (0)
    {
      std::vector<std::string> woorden = woordenVan (opdracht);
      woorden[0] = padVan (woorden[0]);
      kind = forkpty (&meester, nullptr, nullptr, nullptr);
      EIS (kind >= 0);
      if (kind > 0)
        return;
      setenv ("TERM", "xterm", 1);
      alarm (Proces::wachttijd ());
      Proces::word (woorden);
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

    void typ (const std::string &tekst) const
    {
      EIS (write (meester, tekst.data (), tekst.size ())
           == static_cast<ssize_t> (tekst.size ()));
    }

    // Lees tot er, voorbij waar dat eerder gebeurde, een tekst staat.
    void leesTot (const std::string &tekst)
    {
      while (uitvoer.find (tekst, gelezen) == std::string::npos)
        EIS_MET (lees (), "'" << tekst << "' komt niet; op het scherm staat:\n"
                 << beeld ());
      gelezen = uitvoer.find (tekst, gelezen) + tekst.size ();
    }

    // Typ een regel, en lees tot er weer een vraag staat.
    // Parameters:
    // * regel: wat er getypt wordt
    // * vraag: het begin van die vraag, na wat er getypt is
    // Retourneert: wat er dan te zien is: de laatste 24 regels
    std::string antwoord (const std::string &regel, const std::string &vraag)
    {
      typ (regel + "\n");
      leesTot (regel + "\r\n");
      leesTot (vraag);
      return zichtbaar ();
    }

    // Retourneert: de laatste 24 regels, die in 80 kolommen passen
    std::string zichtbaar () const
    {
      const size_t Hoogte = 24, Breedte = 80;
      std::istringstream in (beeld ());
      std::vector<std::string> regels;
      std::string alles;
      for (std::string regel; std::getline (in, regel); )
        regels.push_back (regel);
      for (size_t i = 0; i < regels.size (); i++)
      {
        EIS_MET (regels[i].size () <= Breedte, "te breed: " << regels[i]);
        if (i + Hoogte >= regels.size ())
          alles += regels[i] + "\n";
      }
      return alles;
    }

    // Lees tot het programma eindigt.
    // Retourneert: de exitcode, of -1 als het is afgebroken
    int einde ()
    {
      while (lees ())
        continue;
      int status = 0;
      waitpid (kind, &status, 0);
      klaar = true;
      EIS_MET (!Proces::hangt (status), "blijft hangen; op het scherm staat:\n"
               << beeld ());
      return WIFEXITED (status) ? WEXITSTATUS (status) : -1;
    }

    std::string beeld () const
    {
      Terminal terminal;
      terminal.ontvang (uitvoer);
      return terminal.beeld ();
    }

    // Retourneert: alles wat er kwam, met wat er gewist is
    const std::string &alles () const { return uitvoer; }

  private:

    Sessie (const Sessie &);
    Sessie &operator= (const Sessie &);

    int meester;
    pid_t kind;
    bool klaar;
    std::string uitvoer;
    size_t gelezen;  // tot waar leesTot gekomen is

    // Lees wat er komt.
    // Retourneert: of er iets kwam; niet als het programma klaar is
    bool lees ()
    {
      char buffer[4096];
      const ssize_t n = read (meester, buffer, sizeof buffer);
      if (n > 0)
        uitvoer.append (buffer, static_cast<size_t> (n));
      return n > 0;
    }
};

#endif
