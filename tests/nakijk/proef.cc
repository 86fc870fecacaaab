// proef.cc: de middelen van proef.h en het hoofdprogramma van een proef.
//
// Gebruik: proef ONDERDEEL PIJP SPELMAP
// Draait een onderdeel tegen de inzending waarmee het gelinkt is, in de
// huidige map, en schrijft berichten naar filedescriptor PIJP.

#include "proef.h"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <new>
#include <unistd.h>

namespace nakijk
{

#define ONDERDEEL(functie, naam, punten, seconden, regel) void naam ();
#include "tabel.def"
#undef ONDERDEEL

namespace
{

const char Spelbestand[] = "spel.txt", Schermbestand[] = "scherm.txt";

int pijp = -1;            // waar de berichten heen gaan
std::string voorbeelden;  // de map met de voorbeeldspellen

void meld (char soort, const std::string &inhoud)
{
  const std::string bericht = verpak (soort, inhoud);
  size_t weg = 0;
  while (weg < bericht.size ())
  {
    const ssize_t nu = write (pijp, bericht.data () + weg,
                              bericht.size () - weg);
    if (nu <= 0)
      _exit (3);
    weg += static_cast<size_t> (nu);
  }
}

std::string gedaan;       // een gelukte zet die nog niet gemeld is

// Meld een aanroep, en wat er in het menu voor te typen is.
void roep (const std::string &aanroep, const std::string &keuze)
{
  if (!gedaan.empty ())
    meld (PostZet, gedaan);
  gedaan.clear ();
  meld (PostAanroep, aanroep);
  meld (PostKeuze, keuze);
}

// Vangt het scherm op zolang het object bestaat, ook wat niet via cout gaat.
class Vangst
{
  public:

    Vangst () : oud (dup (1))
    {
      leegBuffers ();
      const int bestand = open (Schermbestand, O_RDWR | O_CREAT | O_TRUNC,
                                0600);
      dup2 (bestand, 1);
      close (bestand);
    }

    ~Vangst ()
    {
      leegBuffers ();
      dup2 (oud, 1);
      close (oud);
    }

    std::string tekst ()
    {
      leegBuffers ();
      std::ifstream in (Schermbestand, std::ios::binary);
      std::ostringstream inhoud;
      inhoud << in.rdbuf ();
      return inhoud.str ();
    }

  private:

    Vangst (const Vangst &);
    Vangst &operator= (const Vangst &);

    static void leegBuffers ()
    {
      std::cout.flush ();
      std::fflush (stdout);
    }

    int oud;
};

}

//*************************************************************************

Partij::Partij ()
: verdwaald (false)
{
  roep ("TegelSpel ()", "");
}

bool Partij::lees (const std::string &inhoud)
{
  std::ofstream (Spelbestand, std::ios::binary) << inhoud;
  Stand gelezen;
  standen.clear ();
  verdwaald = !Model::lees (inhoud, gelezen);
  standen.push_back (gelezen);
  gedaan.clear ();
  meld (PostBestand, inhoud);
  toonStand ();
  return leesNaam (Spelbestand);
}

bool Partij::leesNaam (const std::string &naam)
{
  roep ("leesInSpel (\"" + naam + "\")", "");
  return inzending.leesInSpel (naam.c_str ());
}

void Partij::begin (const Stand &stand)
{
  eisGelijk (lees (Model::bestand (stand)), true);
}

void Partij::volg (const Zet &zet)
{
  verdwaald = verdwaald || !Model::geldig (stand (), zet.first, zet.second);
  if (!verdwaald)
    standen.push_back (Model::naZet (stand (), zet));
  toonStand ();
}

void Partij::volgTerug ()
{
  if (!verdwaald && standen.size () > 1)
    standen.pop_back ();
  toonStand ();
}

void Partij::toonStand () const
{
  meld (PostStand, verdwaald ? "" : tekening (stand ()));
}

int Partij::schalenAantal ()
{
  roep ("getSchalen ()", "");
  return inzending.getSchalen ();
}

std::string Partij::pot ()
{
  roep ("getPot ()", "");
  return inzending.getPot ();
}

Paren Partij::schalen ()
{
  roep ("getInhoudSchalen ()", "");
  return inzending.getInhoudSchalen ();
}

Paren Partij::rijen (int speler)
{
  roep ("getInhoudRijen (" + std::to_string (speler) + ")", "");
  return inzending.getInhoudRijen (speler);
}

bool Partij::eindstand ()
{
  roep ("eindstand ()", "");
  return inzending.eindstand ();
}

std::string Partij::drukAf ()
{
  roep ("drukAf ()", "");
  Vangst vangst;
  inzending.drukAf ();
  return vangst.tekst ();
}

std::vector<Zet> Partij::zetten ()
{
  roep ("bepaalVerschillendeZetten ()", "1");
  return inzending.bepaalVerschillendeZetten ();
}

bool Partij::doe (const Zet &zet)
{
  std::string keuze = "2 " + std::to_string (zet.first) + " ";
  keuze += zet.second > ' ' ? zet.second : '?';
  roep ("doeZet (" + std::to_string (zet.first) + ", " + tekst (zet.second)
        + ")", keuze);
  const bool gelukt = inzending.doeZet (zet.first, zet.second);
  gedaan = gelukt ? keuze : "";
  return gelukt;
}

bool Partij::terug ()
{
  roep ("unDoeZet ()", "3");
  const bool gelukt = inzending.unDoeZet ();
  gedaan = gelukt ? "3" : "";
  return gelukt;
}

int Partij::beste (Zet &zet, long long &aantal)
{
  roep ("besteScore (besteZet, aantalStanden)", "4");
  return inzending.besteScore (zet, aantal);
}

Zet Partij::goedeZet (int simulaties)
{
  roep ("bepaalGoedeZet (" + std::to_string (simulaties) + ")", "5");
  return inzending.bepaalGoedeZet (simulaties);
}

int Partij::goedeScore ()
{
  roep ("bepaalGoedeScore ()", "6");
  return inzending.bepaalGoedeScore ();
}

std::string Partij::experiment ()
{
  roep ("doeExperiment ()", "7");
  Vangst vangst;
  inzending.doeExperiment ();
  return vangst.tekst ();
}

void Partij::speel (const Zet &zet)
{
  eisGelijk (doe (zet), true);
  volg (zet);
}

void Partij::speelToevallig (Model::Loting &loting, int aantal)
{
  for (int i = 0; i < aantal && !Model::eindstand (stand ()); i++)
  {
    const std::vector<Zet> keus = Model::verschillendeZetten (stand ());
    speel (keus[loting.plaats (keus.size ())]);
  }
}

Stand Partij::gezien ()
{
  Stand gezien = stand ();
  gezien.pot = pot ();
  gezien.schalen = schalen ();
  for (int speler = 0; speler < 2; speler++)
    gezien.rijen[speler] = rijen (speler);
  const bool past = gezien.schalen.size () == stand ().schalen.size ()
    && gezien.rijen[0].size () == stand ().rijen[0].size ()
    && gezien.rijen[1].size () == stand ().rijen[1].size ();
  eis (past, "M schalen en K rijen", "een ander aantal");
  return gezien;
}

Foto Partij::foto ()
{
  Foto foto;
  foto.pot = pot ();
  foto.schalen = schalen ();
  for (int speler = 0; speler < 2; speler++)
    foto.rijen[speler] = gesorteerd (rijen (speler));
  foto.zetten = gesorteerd (zetten ());
  foto.eindstand = eindstand ();
  return foto;
}

//*************************************************************************

// Draai een proef en meld de afloop. Als het geheugen op is, is het dat bij
// de volgende proeven ook; die vervallen.
void proef (const std::function<void (Partij &)> &inhoud)
{
  static bool geheugenOp = false;
  if (geheugenOp)
    return;
  meld (PostProef, "");
  Mislukt fout;
  try
  {
    Partij partij;
    inhoud (partij);
    return;
  }
  catch (const Mislukt &mislukt) { fout = mislukt; }
  catch (const std::bad_alloc &)
  {
    geheugenOp = true;
    fout.gekregen = "het geheugen is op (std::bad_alloc)";
  }
  catch (const std::exception &gegooid)
  {
    fout.gekregen = std::string ("een exception: ") + gegooid.what ();
  }
  catch (...) { fout.gekregen = "een exception van een onbekende soort"; }
  meld (PostVerwacht, fout.verwacht);
  meld (PostGekregen, fout.gekregen);
}

void vervolgfout ()
{
  meld (PostVervolg, "");
}

void opmerking (const std::string &tekst)
{
  meld (PostOpmerking, tekst);
}

const std::string &spelmap ()
{
  return voorbeelden;
}

std::string voorbeeld (const std::string &naam)
{
  std::ifstream in ((spelmap () + "/" + naam).c_str (), std::ios::binary);
  std::ostringstream inhoud;
  inhoud << in.rdbuf ();
  return inhoud.str ();
}

void eisGelijkeFoto (const Foto &nu, const Foto &toen)
{
  eisGelijk (nu.pot, toen.pot, "getPot ");
  eisGelijk (nu.schalen, toen.schalen, "getInhoudSchalen ");
  for (int speler = 0; speler < 2; speler++)
    eisGelijk (nu.rijen[speler], toen.rijen[speler],
               "rijen van speler " + std::to_string (speler) + ": ");
  eisGelijk (nu.zetten, toen.zetten, "zetten: ");
  eisGelijk (nu.eindstand, toen.eindstand, "eindstand ");
}

void eisVoorraad (Partij &partij)
{
  eisGelijk (partij.pot (), partij.stand ().pot);
  eisGelijk (partij.schalen (), partij.stand ().schalen);
}

void eisRijen (Partij &partij)
{
  for (int speler = 0; speler < 2; speler++)
    eisGelijk (gesorteerd (partij.rijen (speler)),
               gesorteerd (partij.stand ().rijen[speler]),
               "rijen van speler " + std::to_string (speler) + ": ");
}

void eisGeldig (const Stand &stand, const std::vector<Zet> &zetten)
{
  for (const Zet &zet : zetten)
    eis (Model::geldig (stand, zet.first, zet.second), "alleen geldige zetten",
         "de ongeldige zet " + tekst (zet));
}

}

//*************************************************************************

// Het hoofdprogramma van een proef.
int main (int argc, char **argv)
{
  if (argc != 4)
    return 2;
  const std::string gevraagd = argv[1];
  nakijk::pijp = std::atoi (argv[2]);
  nakijk::voorbeelden = argv[3];
#define ONDERDEEL(functie, naam, punten, seconden, regel) \
  if (gevraagd == #naam) \
    nakijk::naam ();
#include "tabel.def"
#undef ONDERDEEL
  nakijk::meld (nakijk::PostKlaar, "");
  return 0;
}
