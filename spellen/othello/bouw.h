// bouw.h: het bord van Othello bouwen, kopieren en opruimen; zie othello.h.
// Alleen othello.cc neemt dit op.

#ifndef BouwHVar
#define BouwHVar

// Is een getal bruikbaar als aantal rijen of kolommen? Zo niet: een melding.
// Parameters:
// * naam: wat er geteld wordt, voor de melding
// * aantal: het getal
// Retourneert: of het getal even is en binnen de grenzen ligt
static bool goedeMaat (const char *naam, int aantal)
{
  if (!integerInBereik (naam, aantal, OthelloBord::MinMaat,
                        OthelloBord::MaxMaat))
    return false;
  if (aantal % 2 == 0)
    return true;
  cout << naam << " is " << aantal << ", maar moet even zijn." << endl;
  return false;
}

//*************************************************************************

// Maak een bord met de vier beginstenen; zie othello.h.
OthelloBord::OthelloBord (int m, int n)
: rijen (m), kolommen (n), speler (Zwart), ingang (nullptr), laatste (nullptr),
  kring ()
{
  Vakje *midden = nullptr;
  if (!goedeMaat ("Het aantal rijen", m)
      || !goedeMaat ("Het aantal kolommen", n))
  {
    rijen = GewoneMaat;
    kolommen = GewoneMaat;
    cout << "Het bord wordt " << rijen << " bij " << kolommen << "." << endl;
  }
  bouw ();
  midden = zoekVakje (rijen / 2 - 1, kolommen / 2 - 1);
  midden->inhoud = Wit;
  midden->buren[Rechts]->inhoud = Zwart;
  midden->buren[RechtsOnder]->inhoud = Wit;
  midden->buren[MiddenOnder]->inhoud = Zwart;
  maakKring ();
}

//*************************************************************************

// Ruim alle vakjes op, rij voor rij; zie othello.h.
OthelloBord::~OthelloBord ()
{
  Vakje *rij = ingang, *vakje = nullptr, *volgende = nullptr;
  while (rij != nullptr)
  {
    vakje = rij;
    rij = rij->buren[MiddenOnder];
    while (vakje != nullptr)
    {
      volgende = vakje->buren[Rechts];
      delete vakje;
      vakje = volgende;
    }
  }
}

//*************************************************************************

// Maak twee vakjes elkaars buren, heen en terug; zie othello.h.
void OthelloBord::verbind (Vakje *vakje, int richting, Vakje *buur)
{
  if (buur == nullptr)
    return;
  vakje->buren[richting] = buur;
  buur->buren[(richting + AantalRichtingen / 2) % AantalRichtingen] = vakje;
}

//*************************************************************************

// Maak een leeg vakje; zie othello.h. De () maken alle pointers nullptr.
OthelloBord::Vakje *OthelloBord::maakVakje ()
{
  Vakje *vakje = new Vakje ();
  vakje->inhoud = Leeg;
  return vakje;
}

//*************************************************************************

// Maak een losse rij, van rechts naar links; zie othello.h.
OthelloBord::Vakje *OthelloBord::maakRij (int aantal)
{
  Vakje *begin = maakVakje (), *nieuw = nullptr;
  int i = 0;
  for (i = 1; i < aantal; i++)
  {
    nieuw = maakVakje ();
    verbind (nieuw, Rechts, begin);
    begin = nieuw;
  }
  return begin;
}

//*************************************************************************

// Rits twee even lange rijen aan elkaar; zie othello.h.
void OthelloBord::rits (Vakje *boven, Vakje *onder)
{
  while (boven != nullptr)
  {
    verbind (boven, LinksOnder, onder->buren[Links]);
    verbind (boven, MiddenOnder, onder);
    verbind (boven, RechtsOnder, onder->buren[Rechts]);
    boven = boven->buren[Rechts];
    onder = onder->buren[Rechts];
  }
}

//*************************************************************************

// Bepaal in welke richtingen een zet iets kan slaan; zie othello.h. Voor een
// steen met een eigen steen erachter zijn twee vakjes nodig.
void OthelloBord::maakSlagrichtingen (Vakje *vakje)
{
  const Vakje *buur = nullptr;
  int richting = 0;
  for (richting = 0; richting < AantalRichtingen; richting++)
  {
    buur = vakje->buren[richting];
    if (buur != nullptr && buur->buren[richting] != nullptr)
    {
      vakje->slagrichting[vakje->aantalSlagrichtingen] = richting;
      vakje->aantalSlagrichtingen++;
    }
  }
}

//*************************************************************************

// Leg het bord aan, van de onderste rij naar boven; zie othello.h.
void OthelloBord::bouw ()
{
  Vakje *boven = nullptr, *rij = nullptr, *vakje = nullptr;
  int i = 0;
  ingang = maakRij (kolommen);
  for (i = 1; i < rijen; i++)
  {
    boven = maakRij (kolommen);
    rits (boven, ingang);
    ingang = boven;
  }
  for (rij = ingang; rij != nullptr; rij = rij->buren[MiddenOnder])
    for (vakje = rij; vakje != nullptr; vakje = vakje->buren[Rechts])
      maakSlagrichtingen (vakje);
}

//*************************************************************************

// Rijg de lege vakjes tot een kring, in leesvolgorde; zie othello.h.
void OthelloBord::maakKring ()
{
  Vakje *rij = nullptr, *vakje = nullptr, *vorig = &kring;
  for (rij = ingang; rij != nullptr; rij = rij->buren[MiddenOnder])
    for (vakje = rij; vakje != nullptr; vakje = vakje->buren[Rechts])
      if (vakje->inhoud == Leeg)
      {
        vorig->volgendLeeg = vakje;
        vakje->vorigLeeg = vorig;
        vorig = vakje;
      }
  vorig->volgendLeeg = &kring;
  kring.vorigLeeg = vorig;
}

//*************************************************************************

// Maak een kopie: wandel tegelijk over beide borden; zie othello.h.
OthelloBord *OthelloBord::kopieer () const
{
  OthelloBord *kopie = new OthelloBord (rijen, kolommen);
  const Vakje *rij = ingang, *vakje = nullptr;
  Vakje *kopieRij = kopie->ingang, *kopieVakje = nullptr;
  while (rij != nullptr)
  {
    vakje = rij;
    kopieVakje = kopieRij;
    while (vakje != nullptr)
    {
      kopieVakje->inhoud = vakje->inhoud;
      if (vakje == laatste)
        kopie->laatste = kopieVakje;
      vakje = vakje->buren[Rechts];
      kopieVakje = kopieVakje->buren[Rechts];
    }
    rij = rij->buren[MiddenOnder];
    kopieRij = kopieRij->buren[MiddenOnder];
  }
  kopie->speler = speler;
  kopie->maakKring ();
  return kopie;
}

//*************************************************************************

// Bestaat een tekst uit precies zoveel tekens '.', 'W' en 'Z'?
// Parameters:
// * vakjes: de tekst, of nullptr
// * aantal: het aantal tekens dat het moeten zijn
// Retourneert: of het klopt
static bool goedeVakjes (const char *vakjes, int aantal)
{
  int i = 0;
  if (vakjes == nullptr)
    return false;
  for (i = 0; i < aantal; i++)
    if (vakjes[i] != Leeg && vakjes[i] != Wit && vakjes[i] != Zwart)
      return false;
  return vakjes[aantal] == '\0';
}

//*************************************************************************

// Zet een stand op het bord, na controle; zie othello.h.
bool OthelloBord::zetStand (const char *vakjes, char aanZet)
{
  Vakje *rij = nullptr, *vakje = nullptr;
  if (!goedeVakjes (vakjes, rijen * kolommen)
      || (aanZet != Wit && aanZet != Zwart))
    return false;
  for (rij = ingang; rij != nullptr; rij = rij->buren[MiddenOnder])
    for (vakje = rij; vakje != nullptr; vakje = vakje->buren[Rechts])
    {
      vakje->inhoud = *vakjes;
      vakjes++;
    }
  speler = aanZet;
  laatste = nullptr;
  maakKring ();
  return true;
}

#endif
