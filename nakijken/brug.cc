// brug.cc: het hoofdprogramma dat met elke inzending gelinkt wordt. Het leest
// vragen van VraagLijn, roept de inzending aan en schrijft wat die geeft naar
// AntwoordLijn. Het weet niets van standen, oordelen of punten.
//
// Een vraag is "FUNCTIE ..."; een antwoord heeft haar nummer, zijn
// lengte en de microseconden rekentijd ervoor, elk in vier bytes, en dan zoveel
// bytes: getallen of een tekst, elk met een spatie ervoor, of "!" en een tekst
// na een exception. Op het scherm komt na elke vraag een merk met
// haar nummer.
//
// De headers van de inzending komen na "using namespace std": een inzending
// mag rekenen op een main.cc die dat zo doet. De klok en het toeval van de
// computer ziet de inzending niet: die zijn elke keer gelijk.

#include <climits>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>
#include <unordered_set>

using namespace std;

#include "constantes.h"
#include "standaard.h"
#include "tegelspel.h"
#include "functies.h"

// Voor elke constructor: wie de teller van de processor leest krijgt SIGSEGV.
// Wat het geheugen bewaakt heeft hem nodig (bewaakt.h).
#ifndef BEWAAKT
static void nakijkStil () { prctl (PR_SET_TSC, PR_TSC_SIGSEGV, 0, 0, 0); }
__attribute__ ((section (".preinit_array"), used))
static void (*const nakijkVooraf) () = nakijkStil;
#endif

// Zo telt wat op het geheugen let hoeveel stukken er in gebruik zijn; een ander
// programma heeft dit niet.
extern "C" __attribute__ ((weak)) int __sanitizer_install_malloc_and_free_hooks
  (void (*erbij) (const volatile void *, size_t),
   void (*eraf) (const volatile void *));
static long long nakijkStukken = 0;
static void nakijkErbij (const volatile void *, size_t) { nakijkStukken++; }
static void nakijkEraf (const volatile void *) { nakijkStukken--; }

// Dit komt in de plaats van wat de bibliotheek geeft, ook voor wat daarop rust,
// zoals chrono. Een keer kijken kost een duizendste seconde, zodat wachten op
// de klok eindigt. Het systeem zelf zegt in de zandbak niet hoe laat het is.
static long long nakijkTikken = 1700000000LL * 1000000;

extern "C"
{

time_t time (time_t *waar) noexcept
{
  const time_t nu = static_cast<time_t> ((nakijkTikken += 1000) / 1000000);
  if (waar != nullptr)
    *waar = nu;
  return nu;
}

clock_t clock () noexcept
{
  return static_cast<clock_t> (nakijkTikken += 1000) % 1000000000;
}

int clock_gettime (clockid_t, struct timespec *waar) noexcept
{
  waar->tv_sec = time (nullptr);
  waar->tv_nsec = static_cast<long> (nakijkTikken % 1000000) * 1000;
  return 0;
}

int gettimeofday (struct timeval *waar, void *) noexcept
{
  waar->tv_sec = time (nullptr);
  waar->tv_usec = nakijkTikken % 1000000;
  return 0;
}

int timespec_get (struct timespec *waar, int soort) noexcept
{
  clock_gettime (CLOCK_REALTIME, waar);
  return soort;
}

pid_t getpid () noexcept { return 1234; }

// random_device::operator ().
unsigned nakijkToeval (void *) __asm__ ("_ZNSt13random_device9_M_getvalEv");
unsigned nakijkToeval (void *)
{
  return static_cast<unsigned> (nakijkTikken += 1000) * 2654435761u;
}

}

namespace
{

const int VraagLijn = 3, AntwoordLijn = 4;
const unsigned MaxVraag = 1 << 20;   // langer is zij door een ander gelezen
TegelSpel *spel = nullptr;

void schrijf (ostream &uit, long long getal) { uit << " " << getal; }

void schrijf (ostream &uit, const string &tekst) { uit << " " << tekst; }

// Twee getallen, of een zet: van een kleur haar getal.
template <typename Soort>
void schrijf (ostream &uit, const pair<int,Soort> &paar)
{
  uit << " " << paar.first << " " << static_cast<int> (paar.second);
}

template <typename Soort>
void schrijf (ostream &uit, const vector<Soort> &lijst)
{
  uit << " " << lijst.size ();
  for (const Soort &ding : lijst)
    schrijf (uit, ding);
}

// De rekentijd tot nu toe, in microseconden.
long long gerekend ()
{
  struct rusage gebruik;
  syscall (SYS_getrusage, RUSAGE_SELF, &gebruik, NakijkSleutel);
  return (gebruik.ru_utime.tv_sec + gebruik.ru_stime.tv_sec) * 1000000LL
         + gebruik.ru_utime.tv_usec + gebruik.ru_stime.tv_usec;
}

void maakNieuw ()
{
  delete spel;
  spel = nullptr;
  spel = new TegelSpel ();
}

// Een wandeling door de hele boom van de stand in Spelbestand, met haar eigen
// zetten, zoals een zoeker die loopt. Van elke stand komen in uit: de volle
// rijen van beide spelers, elke zet met de stand erna, en dan NaZetten en of
// zij het een eindstand vindt; zonder zetten ook wat besteScore er zegt.
struct Wandeling
{
  int manier = MetTerug;
  int probeert = 0;  // elke zet, of die van bepaalVerschillendeZetten?
  int rijen = 0;     // kijk naar de rijen
  int M = 0, L = 0;
  long long over = 0;   // zoveel standen mogen het nog zijn
  int begin = 0;        // het nummer van haar eerste schaal
  vector< pair<int,char> > gedaan = {};
  ostringstream uit {};

  // Ga in een nieuw object naar de stand waar de wandeling is.
  void ga ()
  {
    maakNieuw ();
    spel->leesInSpel (Spelbestand);
    for (const pair<int,char> &zet : gedaan)
      spel->doeZet (zet.first, zet.second);
  }

  // Retourneert: -1 als er niet te kijken is, of een rij niet kan
  long long volleRijen (int speler) const
  {
    long long vol = 0;
    if (rijen == 0)
      return -1;
    for (const pair<int,int> &rij : spel->getInhoudRijen (speler))
      if (rij.first + rij.second > L || (rij.first > 0 && rij.second > 0))
        return -1;
      else
        vol += rij.first + rij.second == L ? 1 : 0;
    return vol;
  }

  vector< pair<int,char> > zetten () const
  {
    vector< pair<int,char> > lijst;
    if (probeert == 0)
      return spel->bepaalVerschillendeZetten ();
    for (int i = 0; i < 2 * M; i++)
      lijst.push_back (make_pair (begin + i / 2, "gb"[i % 2]));
    return lijst;
  }

  void loop ()
  {
    const size_t diepst = 200;   // zetten: zo lang duurt geen spel
    if (--over < 0 || gedaan.size () > diepst)
      throw length_error ("een boom zonder eind");
    schrijf (uit, volleRijen (0));
    schrijf (uit, volleRijen (1));
    const bool eind = spel->eindstand ();
    bool verder = false;
    const vector< pair<int,char> > lijst
      = eind ? vector< pair<int,char> > () : zetten ();
    for (const pair<int,char> &zet : lijst)
    {
      if (manier == MetNieuw)
        ga ();
      if (!spel->doeZet (zet.first, zet.second) && manier != OokGeweigerd)
        continue;
      verder = true;
      schrijf (uit, zet);
      gedaan.push_back (zet);
      loop ();
      gedaan.pop_back ();
      if (manier != MetNieuw)
        spel->unDoeZet ();
    }
    schrijf (uit, NaZetten);
    schrijf (uit, eind ? 1 : 0);
    if (verder)
      return;
    if (manier == MetNieuw)
      ga ();
    pair<int,char> zet (0, 'g');
    long long aantal = 0;
    schrijf (uit, spel->besteScore (zet, aantal));
  }
};

// Speel het spel in Spelbestand een paar keer, elke keer in een nieuw object.
// Retourneert: hoeveel stukken geheugen er daarbij elke keer minstens blijven;
//   wat alleen de eerste keren blijft telt niet
long long blijvend ()
{
  const int keren = 20, inloop = 4;
  const size_t langste = 200;   // zetten: zo lang duurt geen spel
  long long begin = 0;
  if (__sanitizer_install_malloc_and_free_hooks == nullptr)
    return 0;
  __sanitizer_install_malloc_and_free_hooks (nakijkErbij, nakijkEraf);
  for (int keer = 0; keer < inloop + keren; keer++)
  {
    if (keer == inloop)
      begin = nakijkStukken;
    maakNieuw ();
    spel->leesInSpel (Spelbestand);
    spel->leesInSpel (Spelbestand);
    pair<int,char> zet;
    long long aantal = 0;
    spel->besteScore (zet, aantal);
    for (size_t i = 0; i < langste && !spel->eindstand (); i++)
      for (const pair<int,char> &een : spel->bepaalVerschillendeZetten ())
        if (spel->doeZet (een.first, een.second))
          break;
    while (spel->unDoeZet ())
      continue;
  }
  return (nakijkStukken - begin) / keren;
}

// Doe een stap: een functie van TegelSpel, een nieuw object, een bestand of een
// wandeling.
// Retourneert: het antwoord
string antwoord (const string &vraag)
{
  const size_t spatie = vraag.find (' ');
  const string stap = vraag.substr (0, spatie),
               rest = vraag.substr (spatie + 1);
  int a = 0, b = 0;
  long long aantal = 0;
  istringstream (rest) >> a >> b >> aantal;
  pair<int,char> zet (a, static_cast<char> (b));
  ostringstream uit;
  try
  {
    if (stap == Nieuw)
      maakNieuw ();
    else if (stap == Loop)
    {
      Wandeling weg;
      istringstream (rest) >> weg.manier >> weg.probeert >> weg.rijen >> weg.M
                           >> weg.L >> weg.over >> weg.begin;
      weg.loop ();
      return weg.uit.str ();
    }
    else if (stap == Lek)
      schrijf (uit, blijvend ());
    else if (stap == Bestand)
      ofstream (Spelbestand, ios::binary) << rest;
#define Roep(naam, aanroep) \
    else if (stap == #naam) \
      schrijf (uit, aanroep);
    TegelSpelFuncties (Roep)
    if (stap == "besteScore")
    {
      schrijf (uit, zet);
      schrijf (uit, aantal);
    }
    return uit.str ();
  }
  catch (const bad_alloc &) { return "!het geheugen is op (std::bad_alloc)"; }
  catch (const exception &fout)
  {
    return string ("!een exception: ") + fout.what ();
  }
  catch (...) { return "!een exception van een onbekende soort"; }
}

}

// Het hoofdprogramma, tenzij een misser dat is (misser.sjabloon). Een vraag
// heeft haar lengte ervoor, in vier bytes.
#ifdef NASPELEN
int zonderMisser ()
#else
int main ()
#endif
{
  signal (SIGXFSZ, SIG_IGN);   // wat te veel is komt niet op het scherm
  FILE *const vragen = fdopen (VraagLijn, "r"),
       *const antwoorden = fdopen (AntwoordLijn, "w");
  unsigned lengte = 0;
  for (unsigned nummer = 1; fread (&lengte, sizeof lengte, 1, vragen) == 1
       && lengte < MaxVraag; nummer++)
  {
    string vraag (lengte, '\0');
    if (fread (&vraag[0], 1, lengte, vragen) != lengte)
      break;
    const long long begin = gerekend ();
    const string uit = antwoord (vraag);
    const unsigned kop[] = { nummer, static_cast<unsigned> (uit.size ()),
                             static_cast<unsigned> (gerekend () - begin) };
    cout.flush ();
    printf ("\x1e%u\x1e", nummer);
    fflush (stdout);
    fwrite (kop, sizeof kop, 1, antwoorden);
    fwrite (uit.data (), 1, uit.size (), antwoorden);
    if (fflush (antwoorden) != 0)
      return 3;
  }
  _exit (0);
}
