// proef.h: waarmee de onderdelen van het nakijken geschreven zijn.
//
//   void doeZet_geldig ()
//   {
//     proeven (standen, [&] (Partij &partij)
//              { eisGelijk (partij.doe (zet), true); });
//   }
//
// Een onderdeel bestaat uit proeven. Een proef die mislukt wordt gemeld, en
// de volgende gaat gewoon door. Een crash kost alleen die proef.
//
// Een fout wordt een keer aangerekend: begin en speel nemen over wat de
// inzending laat zien, als dat volgens haar eigen regels kan; wat daarvan
// afwijkt van de opgave keuren de onderdelen die daarover gaan.

#ifndef NakijkProefHVar
#define NakijkProefHVar

#include <functional>
#include <string>
#include <vector>
#include "bank.h"

namespace nakijk
{

// De getters van een inzending bij elkaar, om later mee te vergelijken.
struct Foto
{
  std::string pot;
  Paren schalen, rijen[2];
  std::vector<Zet> zetten;  // die van de speler aan beurt, gesorteerd
  bool eindstand;
};

// Wat besteScore gaf.
struct Beste
{
  int score;
  Zet zet;
  long long standen;
};

// Een object van de inzending en de stand die het volgens het model heeft.
// Elke functie onthoudt eerst de aanroep, en doet die dan.
class Partij
{
  public:

    Partij ();

    // Laat het object een bestand met deze inhoud lezen.
    // Retourneert: wat leesInSpel geeft
    bool lees (const std::string &inhoud);

    // Laat het object het bestand met deze naam lezen, wat dat ook is.
    bool leesNaam (const std::string &naam);

    // Begin in een stand, via een bestand. Wie die stand niet leest slaat de
    // proef over.
    void begin (const Stand &stand);

    // De stand nu. volg doet een zet volgens de regels, volgTerug neemt er een
    // terug. Na een zet die niet mag is het model de weg kwijt, en dan heeft
    // de kaart geen tekening meer.
    const Stand &stand () const { return standen.back (); }
    void volg (const Zet &zet);
    void volgTerug ();

    // De functies van de inzending.
    int schalenAantal () { return roep ("getSchalen ()").getSchalen (); }
    Paren rijenMet (int nummer);

    // Wat pot, schalen en rijen laten zien. Een getter die buiten zijn eigen
    // onderdelen een exception gooit laat niets zien, en klopt dan hoogstens
    // Soms; wie er het programma stopt wordt niet meer gevraagd. De rijen zijn
    // met het nummer dat zij ervoor gebruikt.
    std::string pot ();
    Paren schalen ();
    Paren rijen (int speler);

    bool eindstand () { return roep ("eindstand ()").eindstand (); }
    std::string drukAf ();  // wat er op het scherm kwam
    std::vector<Zet> zetten ();
    bool doe (const Zet &zet);
    bool terug ();
    Beste beste (long long vooraf = 0, const Zet &zet = Zet (-1, '\0'));
    Zet goedeZet (int simulaties);
    int goedeScore () { return roep ("bepaalGoedeScore ()", "6")
                               .bepaalGoedeScore (); }
    std::string experiment ();  // wat er op het scherm kwam

    // Doe een geldige zet, die de inzending hoort te doen, en volg de regels.
    // Wie te weinig zetten kent mag hem weigeren: dat slaat de proef over.
    void speelGoed (const Zet &zet);
    void speelGoed ();  // de eerste die zij doet

    // Doe een geldige zet, en ga verder met wat de inzending ervan maakt. Wie
    // hem weigert of tegels kwijtraakt slaat de proef over.
    void speel (const Zet &zet);
    void neemOver (const Zet &zet);  // als zij al gedaan is

    // Ziet zij hier geen zetten, omdat zij er te weinig kent?
    bool eigenEinde ();

    // Welke van deze zetten kent zij, als zij er te weinig kent?
    std::vector<Zet> bekend (const std::vector<Zet> &zetten);

    // Loot een van die zetten; Model::Geen als die er niet is.
    Zet loot (Model::Loting &loting, const std::vector<Zet> &zetten);

    // Speel een aantal toevallige zetten, of tot het einde.
    // Retourneert: of er nog een zet was
    bool speelToevallig (Model::Loting &loting, int aantal);

    Foto foto ();

    // Het bestand waarmee het begon, en de zetten sindsdien.
    const std::string &bestand () const { return inhoudNu; }

  private:

    Inzending inzending;
    std::vector<Stand> standen;  // sinds het begin, de laatste is van nu
    std::string inhoudNu;
    bool verdwaald;              // is het model de weg kwijt?

    void toonStand () const;
    Inzending &roep (const std::string &aanroep,
                     const std::string &keuze = "");

    // Vraag iets aan een getter, als daar wat aan te zien is.
    // Parameters:
    // * zicht: op die getter; verandert als hij een exception gooit of stopt
    // * niets: wat er dan te zien is
    template <typename Soort>
    Soort zie (const std::string &getter, Zicht &zicht, const Soort &niets,
               const std::function<Soort ()> &vraag);

    // De stand die de getters tonen, als die volgens het behoud van tegels
    // kan. Kan hij niet door getters die niet altijd kloppen, en gedraagt zij
    // zich alsof hij zonder die getters klopt, dan die; slaat de proef anders
    // over.
    Stand gezien (const Stand &verwacht);
};

// Draai een proef, of in elk van een aantal standen een, die daar begint.
void proef (const std::function<void (Partij &)> &inhoud);
void proeven (const std::vector<Stand> &standen,
              const std::function<void (Partij &)> &inhoud);

// Meld dat een uitkomst in deze proef afwijkt door de eigen regels van de
// inzending.
void vervolgfout ();

// Zet iets op de kaart.
void opmerking (const std::string &tekst);

// De inhoud van een voorbeeldspel.
std::string voorbeeld (const std::string &naam);

//*************************************************************************

// Wat een proef gooit als de inzending iets anders doet dan het hoort.
struct Mislukt
{
  std::string verwacht, gekregen;
};

// Wat een proef gooit die niets kan zeggen, door een fout elders.
struct Overgeslagen
{
};

inline void eis (bool goed, const std::string &verwacht,
                 const std::string &gekregen)
{
  if (!goed)
    throw Mislukt { verwacht, gekregen };
}

template <typename Soort>
void eisGelijk (const Soort &gekregen, const Soort &verwacht,
                const std::string &wat = "")
{
  eis (gekregen == verwacht, wat + tekst (verwacht), wat + tekst (gekregen));
}

// Eis dat een getter laat zien wat er hoort te komen, als hij altijd klopt.
// Retourneert: of hij het laat zien
template <typename Soort>
bool eisZicht (Zicht zicht, const Soort &nu, const Soort &hoort,
               const std::string &wat = "")
{
  if (zicht == Alles)
    eisGelijk (nu, hoort, wat);
  return nu == hoort;
}

// Eis dat twee foto's van dezelfde partij gelijk zijn.
void eisGelijkeFoto (const Foto &nu, const Foto &toen);

// Eis dat pot, schalen of rijen kloppen met het model, of dat de rijen van een
// speler die van eerder zijn. Slaat de proef over als er niets van te zien is.
void eisVoorraad (Partij &partij);
void eisRijen (Partij &partij);
void eisZelfdeRijen (int speler, const Paren &nu, const Paren &toen);

// Eis dat een zet geldig is; wie geen zetten ziet slaat de proef over.
void eisGeldig (Partij &partij, const Zet &zet);

// Eis een waarde die geen zet is.
void eisGeenZet (const Stand &stand, const Zet &zet, const std::string &wat);

}

#endif
