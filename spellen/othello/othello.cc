// othello.cc: het bord van Othello, als pointerstructuur; zie othello.h. Het
// bouwen staat in bouw.h en het tellen van vervolgpartijen in vervolg.h, zodat
// othello.cc alleen genoeg is om mee te linken.

#include <iostream>
#include "../../standaard.h"
#include "othello.h"

using namespace std;

const char Leeg = '.', Wit = 'W', Zwart = 'Z', Gelijk = '=', Niets = ' ';

#include "bouw.h"
#include "vervolg.h"

//*************************************************************************

// Het aantal rijen; zie othello.h.
int OthelloBord::getRijen () const
{
  return rijen;
}

//*************************************************************************

// Het aantal kolommen; zie othello.h.
int OthelloBord::getKolommen () const
{
  return kolommen;
}

//*************************************************************************

// Wie aan zet is; zie othello.h.
char OthelloBord::getSpeler () const
{
  return speler;
}

//*************************************************************************

// De tegenstander van wie aan zet is; zie othello.h.
char OthelloBord::tegenstander () const
{
  return speler == Zwart ? Wit : Zwart;
}

//*************************************************************************

// Wandel vanaf de ingang naar een vakje; zie othello.h.
OthelloBord::Vakje *OthelloBord::zoekVakje (int rij, int kolom) const
{
  Vakje *vakje = ingang;
  if (rij < 0 || rij >= rijen || kolom < 0 || kolom >= kolommen)
    return nullptr;
  for (; rij > 0; rij--)
    vakje = vakje->buren[MiddenOnder];
  for (; kolom > 0; kolom--)
    vakje = vakje->buren[Rechts];
  return vakje;
}

//*************************************************************************

// Bepaal waar een vakje ligt; zie othello.h.
bool OthelloBord::plaats (const Vakje *vakje, int &rij, int &kolom)
{
  if (vakje == nullptr)
    return false;
  rij = 0;
  kolom = 0;
  for (; vakje->buren[MiddenBoven] != nullptr; rij++)
    vakje = vakje->buren[MiddenBoven];
  for (; vakje->buren[Links] != nullptr; kolom++)
    vakje = vakje->buren[Links];
  return true;
}

//*************************************************************************

// De inhoud van een vakje; zie othello.h.
char OthelloBord::getVakje (int rij, int kolom) const
{
  const Vakje *vakje = zoekVakje (rij, kolom);
  return vakje == nullptr ? Niets : vakje->inhoud;
}

//*************************************************************************

// Verzamel de ingesloten stenen in een richting; zie othello.h.
int OthelloBord::ingesloten (const Vakje *vakje, int richting,
                             Vakje *slag[]) const
{
  const char ander = tegenstander ();
  Vakje *buur = vakje->buren[richting];
  int aantal = 0;
  while (buur != nullptr && buur->inhoud == ander)
  {
    slag[aantal] = buur;
    aantal++;
    buur = buur->buren[richting];
  }
  return buur != nullptr && buur->inhoud == speler ? aantal : 0;
}

//*************************************************************************

// Verzamel alle stenen die een zet slaat; zie othello.h.
int OthelloBord::verzamel (const Vakje *vakje, Vakje *slag[]) const
{
  int i = 0, aantal = 0;
  for (i = 0; i < vakje->aantalSlagrichtingen; i++)
    aantal += ingesloten (vakje, vakje->slagrichting[i], slag + aantal);
  return aantal;
}

//*************************************************************************

// Mag een zet? Een richting waarin hij slaat is genoeg; zie othello.h.
bool OthelloBord::mag (const Vakje *vakje) const
{
  Vakje *slag[MaxSlag];
  int i = 0;
  for (i = 0; i < vakje->aantalSlagrichtingen; i++)
    if (ingesloten (vakje, vakje->slagrichting[i], slag) > 0)
      return true;
  return false;
}

//*************************************************************************

// Geef stenen een kleur; zie othello.h.
void OthelloBord::kleur (Vakje *slag[], int aantal, char nieuw)
{
  int i = 0;
  for (i = 0; i < aantal; i++)
    slag[i]->inhoud = nieuw;
}

//*************************************************************************

// Doe een zet die nog teruggenomen kan worden; zie othello.h.
int OthelloBord::doe (Vakje *vakje, Vakje *slag[])
{
  const int aantal = verzamel (vakje, slag);
  if (aantal == 0)
    return 0;
  kleur (slag, aantal, speler);
  vakje->inhoud = speler;
  vakje->vorigLeeg->volgendLeeg = vakje->volgendLeeg;
  vakje->volgendLeeg->vorigLeeg = vakje->vorigLeeg;
  speler = tegenstander ();
  return aantal;
}

//*************************************************************************

// Neem de laatste zet van doe terug; zie othello.h.
void OthelloBord::neemTerug (Vakje *vakje, Vakje *slag[], int aantal)
{
  kleur (slag, aantal, speler);
  vakje->inhoud = Leeg;
  vakje->vorigLeeg->volgendLeeg = vakje;
  vakje->volgendLeeg->vorigLeeg = vakje;
  speler = tegenstander ();
}

//*************************************************************************

// Het aantal mogelijke zetten; zie othello.h.
int OthelloBord::aantalZetten () const
{
  const Vakje *vakje = nullptr;
  int aantal = 0;
  for (vakje = kring.volgendLeeg; vakje != &kring; vakje = vakje->volgendLeeg)
    if (mag (vakje))
      aantal++;
  return aantal;
}

//*************************************************************************

// Zoek het vakje van een genummerde zet; zie othello.h.
OthelloBord::Vakje *OthelloBord::zoekZet (int nummer) const
{
  Vakje *vakje = nullptr;
  for (vakje = kring.volgendLeeg; vakje != &kring; vakje = vakje->volgendLeeg)
    if (mag (vakje))
    {
      nummer--;
      if (nummer == 0)
        return vakje;
    }
  return nullptr;
}

//*************************************************************************

// Zoek de plaats van een genummerde zet; zie othello.h.
bool OthelloBord::geefZet (int nummer, int &rij, int &kolom) const
{
  return plaats (zoekZet (nummer), rij, kolom);
}

//*************************************************************************

// Tel de stenen die een zet op een plaats slaat; zie othello.h.
int OthelloBord::geslagen (int rij, int kolom) const
{
  Vakje *slag[MaxSlag];
  const Vakje *vakje = zoekVakje (rij, kolom);
  if (vakje == nullptr || vakje->inhoud != Leeg)
    return 0;
  return verzamel (vakje, slag);
}

//*************************************************************************

// Doe een zet en onthoud hem als de laatste; zie othello.h.
bool OthelloBord::speel (Vakje *vakje)
{
  Vakje *slag[MaxSlag];
  if (vakje == nullptr || vakje->inhoud != Leeg || doe (vakje, slag) == 0)
    return false;
  laatste = vakje;
  return true;
}

//*************************************************************************

// Doe een zet op een plaats; zie othello.h.
bool OthelloBord::doeZet (int rij, int kolom)
{
  return speel (zoekVakje (rij, kolom));
}

//*************************************************************************

// De plaats van de laatste zet; zie othello.h.
bool OthelloBord::laatsteZet (int &rij, int &kolom) const
{
  return plaats (laatste, rij, kolom);
}

//*************************************************************************

// Doe een willekeurige zet; zie othello.h.
void OthelloBord::randomZet ()
{
  const int aantal = aantalZetten ();
  if (aantal > 0)
    speel (zoekZet (randomGetal (1, aantal)));
}

//*************************************************************************

// Doe de zet die de meeste stenen slaat; zie othello.h.
void OthelloBord::gretigeZet ()
{
  Vakje *slag[MaxSlag];
  Vakje *vakje = nullptr, *beste = nullptr;
  int aantal = 0, meeste = 0;
  for (vakje = kring.volgendLeeg; vakje != &kring; vakje = vakje->volgendLeeg)
  {
    aantal = verzamel (vakje, slag);
    if (aantal > meeste)
    {
      meeste = aantal;
      beste = vakje;
    }
  }
  speel (beste);
}

//*************************************************************************

// Geef de zet die de tegenstander de minste zetten laat; zie othello.h.
bool OthelloBord::hint (int &rij, int &kolom, int &tegenzetten)
{
  Vakje *slag[MaxSlag];
  Vakje *vakje = nullptr, *beste = nullptr;
  int aantal = 0, zetten = 0;
  for (vakje = kring.volgendLeeg; vakje != &kring; vakje = vakje->volgendLeeg)
  {
    aantal = doe (vakje, slag);
    if (aantal == 0)
      continue;
    zetten = aantalZetten ();
    neemTerug (vakje, slag, aantal);
    if (beste == nullptr || zetten < tegenzetten)
    {
      beste = vakje;
      tegenzetten = zetten;
    }
  }
  return plaats (beste, rij, kolom);
}

//*************************************************************************

// Is het spel uit? Zie othello.h.
bool OthelloBord::eindstand () const
{
  return zoekZet (1) == nullptr;
}

//*************************************************************************

// Wie heeft gewonnen? Zie othello.h.
char OthelloBord::winnaar () const
{
  const int verschil = aantalStenen (Zwart) - aantalStenen (Wit);
  if (!eindstand ())
    return Niets;
  if (kring.volgendLeeg != &kring)
    return tegenstander ();
  if (verschil == 0)
    return Gelijk;
  return verschil > 0 ? Zwart : Wit;
}

//*************************************************************************

// Tel de vakjes met een inhoud; zie othello.h.
int OthelloBord::aantalStenen (char kleur) const
{
  const Vakje *rij = nullptr, *vakje = nullptr;
  int aantal = 0;
  for (rij = ingang; rij != nullptr; rij = rij->buren[MiddenOnder])
    for (vakje = rij; vakje != nullptr; vakje = vakje->buren[Rechts])
      if (vakje->inhoud == kleur)
        aantal++;
  return aantal;
}

//*************************************************************************

// Toon het bord; zie othello.h.
void OthelloBord::afdrukken () const
{
  const Vakje *rij = nullptr, *vakje = nullptr;
  int nummer = 0;
  cout << "   ";
  for (nummer = 0; nummer < kolommen; nummer++)
    cout << ' ' << static_cast<char> ('A' + nummer);
  cout << endl;
  nummer = 0;
  for (rij = ingang; rij != nullptr; rij = rij->buren[MiddenOnder])
  {
    nummer++;
    cout.width (3);
    cout << nummer;
    for (vakje = rij; vakje != nullptr; vakje = vakje->buren[Rechts])
      cout << ' ' << vakje->inhoud;
    cout << endl;
  }
}
