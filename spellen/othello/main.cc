// main.cc: de opdrachtregel van Othello.

#include <iostream>
#include <ctime>
#include "../../terminal/programma.h"
#include "../../standaard.h"
#include "menu.h"
#include "othello.h"
#include "regel.h"
#include "wedstrijd.h"

using namespace std;

//*************************************************************************

// Wat er op de opdrachtregel staat.
struct Opties
{
  long long zaad, partijen,    // partijen is 0 voor het menu
            rijen, kolommen;
  bool hulp, versie;
};

//*************************************************************************

// Toon de hulptekst.
static void toonHulp ()
{
  cout << "Othello: sla alle stenen die je insluit; wie niet kan zetten "
       << "verliest.\n\n"
       << "  ./Othello                  speel, via een menu\n"
       << "  ./Othello --partijen N     laat de computer N partijen (1 t/m\n"
       << "                             100000) tegen zichzelf spelen, voor\n"
       << "                             elk paar speelwijzen\n\n"
       << "  --rijen M, --kolommen N    het bord van die partijen: even,\n"
       << "                             2 t/m 20, gewoonlijk 8\n"
       << "  --zaad Z                   herhaal het toeval van een eerdere\n"
       << "                             keer; anders kiest de klok\n"
       << "  --versie                   toon de versie\n"
       << "  --help                     toon deze tekst\n\n"
       << "Exitcode: 0 als alles goed ging, 2 bij een onbekende of foute "
       << "optie,\n3 als het geheugen op is of de uitvoer niet te schrijven "
       << "is.\n";
}

//*************************************************************************

// Parameters:
// * een, ander: twee teksten
// Retourneert: of ze gelijk zijn
static bool gelijk (const char *een, const char *ander)
{
  while (*een != '\0' && *een == *ander)
  {
    een++;
    ander++;
  }
  return *een == *ander;
}

//*************************************************************************

// Lees het getal achter een optie; gaat dat niet, dan volgt een melding.
// Parameters:
// * optie: de optie, voor de melding
// * tekst: wat erachter staat, of nullptr
// * laag, hoog: de grenzen
// * getal: wordt het getal
// Retourneert: of het gelukt is
static bool leesGetal (const char *optie, const char *tekst, long long laag,
                       long long hoog, long long &getal)
{
  Regel regel;
  if (tekst != nullptr)
    regel.neem (tekst);
  if (regel.leesGetal (getal, hoog) && regel.isOp () && getal >= laag)
    return true;
  cerr << "Na " << optie << " hoort een getal van " << laag << " t/m "
       << hoog;
  if (tekst != nullptr)
  {
    cerr << ", niet ";
    regel.toon (cerr);
  }
  cerr << "." << endl;
  return false;
}

//*************************************************************************

// Lees een optie met een getal erachter.
// Parameters:
// * optie, tekst: de optie en wat erachter staat (of nullptr)
// * opties: onthoudt het getal
// Retourneert: false, na een melding, als de optie of het getal niet klopt
static bool leesOptie (const char *optie, const char *tekst, Opties &opties)
{
  const long long grootste = 0x7fffffffffffffffLL;
  Regel onbekend;
  if (gelijk (optie, "--zaad"))
    return leesGetal (optie, tekst, 0, grootste, opties.zaad);
  if (gelijk (optie, "--partijen"))
    return leesGetal (optie, tekst, 1, Wedstrijd::MaxPartijen,
                      opties.partijen);
  if (gelijk (optie, "--rijen"))
    return leesGetal (optie, tekst, OthelloBord::MinMaat,
                      OthelloBord::MaxMaat, opties.rijen);
  if (gelijk (optie, "--kolommen"))
    return leesGetal (optie, tekst, OthelloBord::MinMaat,
                      OthelloBord::MaxMaat, opties.kolommen);
  onbekend.neem (optie);
  cerr << "Onbekende optie ";
  onbekend.toon (cerr);
  cerr << "; zie ./Othello --help." << endl;
  return false;
}

//*************************************************************************

// Lees de opdrachtregel.
// Parameters:
// * argc, argv: zoals main ze krijgt
// * opties: wordt wat er staat
// Retourneert: false, na een melding, als er iets niet klopt
static bool leesOpties (int argc, char *argv[], Opties &opties)
{
  bool metMaat = false;
  int i = 1;
  while (i < argc)
  {
    if (gelijk (argv[i], "--help"))
      opties.hulp = true;
    else if (gelijk (argv[i], "--versie"))
      opties.versie = true;
    else
    {
      metMaat = metMaat || gelijk (argv[i], "--rijen")
                || gelijk (argv[i], "--kolommen");
      if (!leesOptie (argv[i], argv[i + 1], opties))
        return false;
      i++;
    }
    i++;
  }
  if (opties.rijen % 2 == 0 && opties.kolommen % 2 == 0
      && (!metMaat || opties.partijen > 0))
    return true;
  cerr << "--rijen en --kolommen horen bij --partijen, en moeten even zijn."
       << endl;
  return false;
}

//*************************************************************************

// Lees de opdrachtregel en doe wat er gevraagd wordt.
int main (int argc, char *argv[])
{
  Opties opties = { static_cast<long long> (time (nullptr)), 0,
                    OthelloBord::GewoneMaat, OthelloBord::GewoneMaat,
                    false, false };
  terminal::bewaakGeheugen ();
  if (!leesOpties (argc, argv, opties))
    return 2;
  if (opties.hulp || opties.versie)
  {
    if (opties.hulp)
      toonHulp ();
    else
      cout << "Othello 1.0" << endl;
    return terminal::sluitAf (0);
  }
  zetZaad (static_cast<unsigned long long> (opties.zaad));
  cout << "Othello, toeval met --zaad " << opties.zaad << "." << endl;
  if (opties.partijen > 0)
    Wedstrijd (static_cast<int> (opties.rijen),
               static_cast<int> (opties.kolommen),
               static_cast<int> (opties.partijen)).speel ();
  else
    Menu ().draai ();
  return terminal::sluitAf (0);
}
