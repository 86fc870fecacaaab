// othello.cc: het bord van Othello, als pointerstructuur; zie othello.h.

#include <iostream>
#include "../../standaard.h"
#include "othello.h"
#include "zoek/telling.h"

using namespace std;

// De inhouden; hun waarde staat in de header.
const char OthelloBord::Leeg, OthelloBord::Wit, OthelloBord::Zwart,
           OthelloBord::Gelijk, OthelloBord::Niets;

//*************************************************************************
// Bouwen, kopieren en opzetten

// Maak een bord met de vier beginstenen; zie othello.h.
OthelloBord::OthelloBord (int m, int n)
: rijen (m), kolommen (n), speler (Zwart), ingang (nullptr), kring ()
{
  Vakje *midden = nullptr;
  if (!goedeMaat (m) || !goedeMaat (n))
  {
    rijen = GewoneMaat;
    kolommen = GewoneMaat;
    cout << "Een bord van " << m << " bij " << n << " kan niet: beide horen "
         << "even te zijn, van " << MinMaat << " t/m " << MaxMaat
         << ".\nHet wordt " << rijen << " bij " << kolommen << "." << endl;
  }
  bouw ();
  midden = zoekVakje (rijen / 2 - 1, kolommen / 2 - 1);
  midden->inhoud = Wit;
  midden->buren[Rechts]->inhoud = Zwart;
  midden->buren[RechtsOnder]->inhoud = Wit;
  midden->buren[MiddenOnder]->inhoud = Zwart;
  maakKring ();
}

// Ruim alle vakjes op; zie othello.h.
OthelloBord::~OthelloBord ()
{
  Vakje *vakje = ingang, *oud = nullptr;
  while (vakje != nullptr)
  {
    oud = vakje;
    vakje = volgend (vakje);
    delete oud;
  }
}

// Maak twee vakjes elkaars buren, heen en terug; zie othello.h.
void OthelloBord::verbind (Vakje *vakje, int richting, Vakje *buur)
{
  if (buur == nullptr)
    return;
  vakje->buren[richting] = buur;
  buur->buren[(richting + AantalRichtingen / 2) % AantalRichtingen] = vakje;
}

// Maak een leeg vakje, met zijn buren; zie othello.h. De () achter new maken
// alle pointers nullptr.
OthelloBord::Vakje *OthelloBord::maakVakje (Vakje *links, Vakje *boven)
{
  Vakje *nieuw = new Vakje ();
  nieuw->inhoud = Leeg;
  verbind (nieuw, Links, links);
  if (boven != nullptr)
  {
    verbind (nieuw, LinksBoven, boven->buren[Links]);
    verbind (nieuw, MiddenBoven, boven);
    verbind (nieuw, RechtsBoven, boven->buren[Rechts]);
  }
  return nieuw;
}

// Leg het bord aan, in leesvolgorde; zie othello.h. Na de eerste rij loopt
// boven een rij achter. Een zet kan iets slaan in een richting waarin minstens
// twee vakjes liggen: voor een steen, met een eigen steen erachter.
void OthelloBord::bouw ()
{
  Vakje *vakje = nullptr, *boven = nullptr;
  int i = 0;
  for (i = 0; i < rijen * kolommen; i++)
  {
    vakje = maakVakje (i % kolommen == 0 ? nullptr : vakje, boven);
    if (i == 0)
      ingang = vakje;
    if (boven != nullptr)
      boven = volgend (boven);
    else if (i == kolommen - 1)
      boven = ingang;
  }
  for (vakje = ingang; vakje != nullptr; vakje = volgend (vakje))
    for (i = 0; i < AantalRichtingen; i++)
      if (vakje->buren[i] != nullptr && vakje->buren[i]->buren[i] != nullptr)
      {
        vakje->slagrichting[vakje->aantalSlagrichtingen] = i;
        vakje->aantalSlagrichtingen++;
      }
}

// Ga verder in leesvolgorde; zie othello.h.
OthelloBord::Vakje *OthelloBord::volgend (const Vakje *vakje)
{
  Vakje *verder = vakje->buren[Rechts];
  if (verder != nullptr)
    return verder;
  verder = vakje->buren[MiddenOnder];
  while (verder != nullptr && verder->buren[Links] != nullptr)
    verder = verder->buren[Links];
  return verder;
}

// Rijg de lege vakjes tot een kring, in leesvolgorde; zie othello.h.
void OthelloBord::maakKring ()
{
  Vakje *vakje = nullptr, *vorig = &kring;
  for (vakje = ingang; vakje != nullptr; vakje = volgend (vakje))
    if (vakje->inhoud == Leeg)
    {
      vorig->volgendLeeg = vakje;
      vakje->vorigLeeg = vorig;
      vorig = vakje;
    }
  vorig->volgendLeeg = &kring;
  kring.vorigLeeg = vorig;
}

// Maak een kopie: wandel tegelijk over beide borden; zie othello.h.
OthelloBord *OthelloBord::kopieer () const
{
  OthelloBord *kopie = new OthelloBord (rijen, kolommen);
  const Vakje *vakje = nullptr;
  Vakje *kopieVakje = kopie->ingang;
  for (vakje = ingang; vakje != nullptr; vakje = volgend (vakje))
  {
    kopieVakje->inhoud = vakje->inhoud;
    kopieVakje = volgend (kopieVakje);
  }
  kopie->speler = speler;
  kopie->maakKring ();
  return kopie;
}

// Zet een stand op het bord, na controle; zie othello.h.
bool OthelloBord::zetStand (const char *vakjes, char aanZet)
{
  Vakje *vakje = nullptr;
  int aantal = 0;
  if (vakjes == nullptr || (aanZet != Wit && aanZet != Zwart))
    return false;
  while (vakjes[aantal] == Leeg || vakjes[aantal] == Wit
         || vakjes[aantal] == Zwart)
    aantal++;
  if (aantal != rijen * kolommen || vakjes[aantal] != '\0')
    return false;
  for (vakje = ingang; vakje != nullptr; vakje = volgend (vakje))
  {
    vakje->inhoud = *vakjes;
    vakjes++;
  }
  speler = aanZet;
  maakKring ();
  return true;
}

//*************************************************************************
// Kijken

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

// De inhoud van een vakje; zie othello.h.
char OthelloBord::getVakje (int rij, int kolom) const
{
  const Vakje *vakje = zoekVakje (rij, kolom);
  return vakje == nullptr ? Niets : vakje->inhoud;
}

//*************************************************************************
// Zetten

// Verzamel de ingesloten stenen in een richting; zie othello.h.
int OthelloBord::ingesloten (const Vakje *vakje, int richting,
                             Vakje *slag[]) const
{
  const char prooi = ander (speler);
  Vakje *buur = vakje->buren[richting];
  int aantal = 0;
  while (buur != nullptr && buur->inhoud == prooi)
  {
    slag[aantal] = buur;
    aantal++;
    buur = buur->buren[richting];
  }
  return buur != nullptr && buur->inhoud == speler ? aantal : 0;
}

// Verzamel alle stenen die een zet slaat; zie othello.h.
int OthelloBord::verzamel (const Vakje *vakje, Vakje *slag[]) const
{
  int i = 0, aantal = 0;
  for (i = 0; i < vakje->aantalSlagrichtingen; i++)
    aantal += ingesloten (vakje, vakje->slagrichting[i], slag + aantal);
  return aantal;
}

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

// Doe een zet die nog teruggenomen kan worden; zie othello.h.
int OthelloBord::doe (Vakje *vakje, Vakje *slag[])
{
  const int aantal = verzamel (vakje, slag);
  int i = 0;
  if (aantal == 0)
    return 0;
  for (i = 0; i < aantal; i++)
    slag[i]->inhoud = speler;
  vakje->inhoud = speler;
  vakje->vorigLeeg->volgendLeeg = vakje->volgendLeeg;
  vakje->volgendLeeg->vorigLeeg = vakje->vorigLeeg;
  speler = ander (speler);
  return aantal;
}

// Neem de laatste zet van doe terug; zie othello.h.
void OthelloBord::neemTerug (Vakje *vakje, Vakje *slag[], int aantal)
{
  int i = 0;
  for (i = 0; i < aantal; i++)
    slag[i]->inhoud = speler;
  vakje->inhoud = Leeg;
  vakje->vorigLeeg->volgendLeeg = vakje;
  vakje->volgendLeeg->vorigLeeg = vakje;
  speler = ander (speler);
}

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

// Zoek de plaats van een genummerde zet: wandel vanaf zijn vakje naar de
// randen; zie othello.h.
bool OthelloBord::geefZet (int nummer, int &rij, int &kolom) const
{
  const Vakje *vakje = zoekZet (nummer);
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

// Tel de stenen die een zet op een plaats slaat; zie othello.h.
int OthelloBord::geslagen (int rij, int kolom) const
{
  Vakje *slag[MaxSlag];
  const Vakje *vakje = zoekVakje (rij, kolom);
  if (vakje == nullptr || vakje->inhoud != Leeg)
    return 0;
  return verzamel (vakje, slag);
}

// Doe een zet op een vakje; zie othello.h.
bool OthelloBord::speel (Vakje *vakje)
{
  Vakje *slag[MaxSlag];
  return vakje != nullptr && vakje->inhoud == Leeg && doe (vakje, slag) > 0;
}

//*************************************************************************
// De computer

// Kies de zet die de meeste stenen slaat; zie othello.h.
int OthelloBord::kiesGretig () const
{
  Vakje *slag[MaxSlag];
  const Vakje *vakje = nullptr;
  int aantal = 0, meeste = 0, nummer = 0, beste = 0;
  for (vakje = kring.volgendLeeg; vakje != &kring; vakje = vakje->volgendLeeg)
  {
    aantal = verzamel (vakje, slag);
    if (aantal > 0)
      nummer++;
    if (aantal > meeste)
    {
      meeste = aantal;
      beste = nummer;
    }
  }
  return beste;
}

// Doe een willekeurige zet; zie othello.h.
void OthelloBord::randomZet ()
{
  const int aantal = aantalZetten ();
  if (aantal > 0)
    speel (zoekZet (randomGetal (1, aantal)));
}

//*************************************************************************
// Het einde

// Wie heeft gewonnen? Zie othello.h.
char OthelloBord::winnaar () const
{
  const int verschil = aantalStenen (Zwart) - aantalStenen (Wit);
  if (!eindstand ())
    return Niets;
  if (kring.volgendLeeg != &kring)
    return ander (speler);
  if (verschil == 0)
    return Gelijk;
  return verschil > 0 ? Zwart : Wit;
}

// Tel de vakjes met een inhoud; zie othello.h.
int OthelloBord::aantalStenen (char kleur) const
{
  const Vakje *vakje = nullptr;
  int aantal = 0;
  for (vakje = ingang; vakje != nullptr; vakje = volgend (vakje))
    if (vakje->inhoud == kleur)
      aantal++;
  return aantal;
}

//*************************************************************************
// Vervolgpartijen

// Tel alle vervolgpartijen, recursief; zie othello.h. Van de laatste twee
// vakjes hoeft geen zet gedaan te worden: na een zet op het ene vakje is er
// precies een vervolg, of een zet op het andere dan mag of niet.
long long OthelloBord::vervolg (OthelloTelling *telling)
{
  Vakje *slag[MaxSlag];
  Vakje *vakje = kring.volgendLeeg;
  const bool tweeLeeg = vakje->volgendLeeg == kring.vorigLeeg;
  long long totaal = 0;
  int aantal = 0;
  for (; vakje != &kring; vakje = vakje->volgendLeeg)
    if (tweeLeeg)
      totaal += mag (vakje) ? 1 : 0;
    else
    {
      aantal = doe (vakje, slag);
      if (aantal > 0)
      {
        totaal += vervolg (telling);
        neemTerug (vakje, slag, aantal);
      }
    }
  if (totaal > 0 && !tweeLeeg)
    return totaal;
  if (totaal == 0)
    totaal = 1;
  if (telling != nullptr)
    telling->tel (totaal);
  return totaal;
}

//*************************************************************************
// Op het scherm

// Toon het bord; zie othello.h.
void OthelloBord::afdrukken () const
{
  teken (cout);
  cout << flush;
}

// Teken het bord; zie othello.h.
void OthelloBord::teken (ostream &uit) const
{
  const Vakje *rij = nullptr, *vakje = nullptr;
  int nummer = 0;
  uit << "   ";
  for (nummer = 0; nummer < kolommen; nummer++)
    uit << ' ' << static_cast<char> ('A' + nummer);
  uit << '\n';
  nummer = 0;
  for (rij = ingang; rij != nullptr; rij = rij->buren[MiddenOnder])
  {
    nummer++;
    uit.width (3);
    uit << nummer;
    for (vakje = rij; vakje != nullptr; vakje = vakje->buren[Rechts])
      uit << ' ' << vakje->inhoud;
    uit << '\n';
  }
}
