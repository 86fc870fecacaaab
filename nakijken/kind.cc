// kind.cc: een programma in een eigen proces; zie kind.h.
//
// Het kind krijgt een eigen procesgroep. Die wordt altijd gedood voordat het
// kind wordt opgeruimd; wat er in een zandbak nog loopt verdwijnt mee.

#include "kind.h"
#include "bestanden.h"

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <map>
#include <poll.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace nakijk
{

namespace
{

const size_t MaxAntwoord = 16u << 20;    // bytes van alle antwoorden samen
const int VraagPijp = 3, AntwoordPijp = 4, FilterPijp = 5, MaxPijp = 256;
const int Onvindbaar = 127;              // als het niet te starten is
const int Signaal = 128;                 // zo geeft bubblewrap een signaal door
const double Uitloop = 1;                // seconden om zelf te eindigen
const int Uiterst = 10;                  // maal de wandtijd is het uitstel
const int MaxStil = 2;                   // zo vaak mag het dan niet rekenen

void sluitPijp (int &einde)
{
  if (einde >= 0)
    close (einde);
  einde = -1;
}

void begrens (int soort, long long zacht, long long hard)
{
  struct rlimit grens;
  grens.rlim_cur = static_cast<rlim_t> (zacht);
  grens.rlim_max = static_cast<rlim_t> (hard);
  setrlimit (static_cast<__rlimit_resource_t> (soort), &grens);
}

// Zet een descriptor op een vaste plaats die niet meer in de weg zit.
int hoog (int pijp)
{
  return fcntl (pijp, F_DUPFD, 100);
}

// Wat het kind doet: alles klaarzetten en het programma worden.
void wordProgramma (const Zandbak &zandbak,
                    const std::vector<std::string> &opdracht,
                    const Grenzen &grenzen, int vraag, int antwoord,
                    int scherm, pid_t ouder)
{
  setpgid (0, 0);
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  if (getppid () != ouder)
    _exit (Onvindbaar);
  const bool beschermd = heeftZandbak ();
  const int filter = beschermd && !zandbak.gereedschap ? maakFilter () : -1;
  const int hoge[] = { open ("/dev/null", O_RDONLY), hoog (scherm),
                       hoog (scherm), hoog (vraag), hoog (antwoord),
                       filter < 0 ? -1 : hoog (filter) };
  for (int i = 0; i <= FilterPijp; i++)
    if (hoge[i] >= 0)
      dup2 (hoge[i], i);
  for (int i = filter < 0 ? FilterPijp : FilterPijp + 1; i < MaxPijp; i++)
    close (i);
  personality (ADDR_NO_RANDOMIZE);
  begrens (RLIMIT_CPU, grenzen.seconden, grenzen.seconden + 1);
  begrens (RLIMIT_CORE, 0, 0);
  begrens (RLIMIT_NOFILE, MaxPijp, MaxPijp);
  begrens (RLIMIT_FSIZE, grenzen.scherm, grenzen.scherm);
  if (grenzen.bytes > 0)
    begrens (RLIMIT_AS, grenzen.bytes, grenzen.bytes);
  if (!zandbak.gereedschap && !beschermd)
    begrens (RLIMIT_NPROC, 0, 0);
  const std::vector<std::string> woorden =
    beschermd ? inZandbak (zandbak, opdracht, filter < 0 ? -1 : FilterPijp)
              : opdracht;
  std::vector<char *> argumenten;
  for (const std::string &woord : woorden)
    argumenten.push_back (const_cast<char *> (woord.c_str ()));
  argumenten.push_back (nullptr);
  if (!beschermd)
    setenv ("LC_ALL", "C", 1);
  if (beschermd || chdir (zandbak.map.c_str ()) == 0)
    execvp (argumenten[0], argumenten.data ());
  _exit (Onvindbaar);
}

// Is een proces bezig, of een dat daarvan afstamt?
bool rekent (const std::string &nummer)
{
  const std::string pad = "/proc/" + nummer, stat = inhoudVan (pad + "/stat");
  const size_t naam = stat.rfind (") ");  // daarna komt de staat
  std::istringstream kinderen (inhoudVan (pad + "/task/" + nummer
                                          + "/children"));
  bool bezig = naam != std::string::npos && (stat[naam + 2] == 'R'
                                             || stat[naam + 2] == 'D');
  for (std::string een; !bezig && kinderen >> een; )
    bezig = rekent (een);
  return bezig;
}

// Wat een signaal betekent.
const std::map<int,std::string> Betekenis = {
  { SIGSEGV, "crash: SIGSEGV, een verkeerd adres of een te diepe recursie" },
  { SIGBUS, "crash: SIGBUS, een verkeerd adres" },
  { SIGABRT,
    "crash: SIGABRT, afgebroken door abort, assert of de bibliotheek" },
  { SIGFPE, "crash: SIGFPE, een deling door nul" },
  { SIGILL,
    "crash: SIGILL, geen geldige instructie (een functie zonder return?)" },
  { SIGTRAP,
    "crash: SIGILL, geen geldige instructie (een functie zonder return?)" },
  { SIGKILL,
    "gedood: SIGKILL, misschien was het geheugen van de computer op" } };

}

//*************************************************************************

double nu ()
{
  return std::chrono::duration<double> (
    std::chrono::steady_clock::now ().time_since_epoch ()).count ();
}

Kind::Kind (const Zandbak &zandbak, const std::vector<std::string> &opdracht,
            const Grenzen &grenzen, const std::string &deVragen)
: grens (grenzen), vragen (deVragen), gestuurd (0), nummer (-1),
  gekeken (nu ()), gewacht (0), uitstel (0), stil (0)
{
  int vraag[2], antwoord[2], uitvoer[2];
  for (int *pijp : { vraag, antwoord, uitvoer })
    if (pipe2 (pijp, O_CLOEXEC) != 0)
      throw std::system_error (errno, std::generic_category (), "pipe");
  vraagPijp = vraag[1];
  antwoordPijp = antwoord[0];
  schermPijp = uitvoer[0];
  fcntl (vraagPijp, F_SETFL, O_NONBLOCK);
  std::signal (SIGPIPE, SIG_IGN);
  const pid_t ouder = getpid ();
  nummer = fork ();
  if (nummer == 0)
  {
    std::signal (SIGPIPE, SIG_DFL);
    wordProgramma (zandbak, opdracht, grenzen, vraag[0], antwoord[1],
                   uitvoer[1], ouder);
  }
  for (int einde : { vraag[0], antwoord[1], uitvoer[1] })
    close (einde);
  if (nummer < 0)
    throw std::system_error (errno, std::generic_category (), "fork");
  setpgid (nummer, nummer);
}

Kind::~Kind ()
{
  if (nummer > 0)
    sluit ();
}

// Wie dan nog rekent krijgt uitstel, per seconde: daar is een grens aan, en op
// een drukke computer komt het niet steeds aan de beurt.
bool Kind::voorbij ()
{
  const double sinds = nu () - gekeken;
  gekeken += sinds;
  gewacht += sinds;
  if (gewacht <= grens.wandtijd)
    return false;
  if (uitstel >= Uiterst * grens.wandtijd || !rekent (std::to_string (nummer)))
    return ++stil > MaxStil;
  uitstel++;
  gewacht--;
  stil = 0;
  return false;
}

// Is het kind klaar? Het blijft bestaan tot waitpid, dus zijn nummer ook.
bool Kind::afgelopen () const
{
  siginfo_t info;
  info.si_pid = 0;
  return waitid (P_PID, static_cast<id_t> (nummer), &info,
                 WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0;
}

bool Kind::teVeel () const
{
  return scherm.size () > static_cast<size_t> (grens.scherm)
         || antwoorden.size () > MaxAntwoord;
}

bool Kind::leeft () const { return !teVeel () && !afgelopen (); }

bool Kind::leesPijpen (int milliseconden)
{
  struct pollfd pijpen[] = { { antwoordPijp, POLLIN, 0 },
                             { schermPijp, POLLIN, 0 },
                             { vraagPijp, POLLOUT, 0 } };
  const bool allesDicht = antwoordPijp < 0 && schermPijp < 0;
  const size_t eerst = antwoorden.size () + scherm.size ();
  if (teVeel () || poll (pijpen, 3, allesDicht ? 1 : milliseconden) <= 0)
    return false;
  if (pijpen[0].revents != 0)
    leesPijp (antwoordPijp, antwoorden);
  if (pijpen[1].revents != 0)
    leesPijp (schermPijp, scherm);
  if (pijpen[2].revents != 0)
    stuur ();
  return antwoorden.size () + scherm.size () > eerst;
}

// Stuur wat er van de vragen in de pijp past; daarna is die dicht.
void Kind::stuur ()
{
  const ssize_t deel = write (vraagPijp, vragen.data () + gestuurd,
                              vragen.size () - gestuurd);
  if (deel > 0)
    gestuurd += static_cast<size_t> (deel);
  if (gestuurd == vragen.size () || (deel < 0 && errno != EAGAIN))
    sluitPijp (vraagPijp);
}

void Kind::leesPijp (int &pijp, std::string &waar)
{
  char buffer[65536];
  const ssize_t aantal = read (pijp, buffer, sizeof buffer);
  if (aantal > 0)
    waar.append (buffer, static_cast<size_t> (aantal));
  else
    sluitPijp (pijp);
}

Afloop Kind::sluit ()
{
  sluitPijp (vraagPijp);
  gewacht = std::max (gewacht, grens.wandtijd - Uitloop);
  for (gekeken = nu (); leeft () && !voorbij (); )
    if (!leesPijpen (20) && antwoordPijp < 0 && schermPijp < 0)
      usleep (500);
  const bool zelf = afgelopen ();
  kill (-nummer, SIGKILL);
  int status = 0;
  waitpid (nummer, &status, 0);
  nummer = -1;
  while (leesPijpen (0))
    ;
  Afloop afloop = { scherm, antwoorden, false, false, "" };
  afloop.gelukt = zelf && WIFEXITED (status) && WEXITSTATUS (status) == 0;
  if (!afloop.gelukt)
    afloop.reden = waardoor (status, zelf, afloop.teLang);
  sluitPijp (antwoordPijp);
  sluitPijp (schermPijp);
  return afloop;
}

std::string Kind::waardoor (int status, bool zelf, bool &teLang) const
{
  const int code = WIFEXITED (status) ? WEXITSTATUS (status) : -1,
            signaal = WIFSIGNALED (status) ? WTERMSIG (status)
                      : heeftZandbak () && code > Signaal ? code - Signaal : 0;
  const std::string megabytes = std::to_string (grens.scherm >> 20) + " MB";
  if (scherm.size () > static_cast<size_t> (grens.scherm))
    return "zette meer dan " + megabytes + " op het scherm";
  if (antwoorden.size () > MaxAntwoord)
    return "gaf antwoorden van meer dan "
           + std::to_string (MaxAntwoord >> 20) + " MB";
  if (signaal == SIGXFSZ)
    return "zette meer dan " + megabytes + " in een bestand";
  teLang = zelf && signaal == SIGXCPU;
  if (teLang)
    return "was na " + std::to_string (grens.seconden)
           + " seconden rekentijd niet klaar";
  teLang = !zelf;
  if (teLang)
    return "gaf te lang geen antwoord: wacht het ergens op?";
  const auto gevonden = Betekenis.find (signaal);
  return gevonden != Betekenis.end () ? gevonden->second : signaal > 0
         ? "crash: signaal " + std::to_string (signaal)
         : "riep exit (" + std::to_string (code) + ") aan";
}

Afloop draai (const Zandbak &zandbak, const std::vector<std::string> &opdracht,
              const Grenzen &grenzen, const std::string &vragen)
{
  Kind kind (zandbak, opdracht, grenzen, vragen);
  while (!kind.voorbij () && kind.leeft ())
    kind.leesPijpen (20);
  return kind.sluit ();
}

}
