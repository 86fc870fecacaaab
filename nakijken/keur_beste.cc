// keur_beste.cc: keurt besteScore. Een score is goed als zij die van het model
// is, of, waar in het spel iets voorkomt wat zij fout doet, als zij uit haar
// eigen boom komt: haar zetten, haar eindstanden en de rijen die zij daar laat
// zien, tot het einde afgelopen. Wie in haar eigen regels goed zoekt, zoekt
// goed. Een spel waarin wie niet zoekt ook op de score komt zegt daar niets
// over: dan laat alleen aantalStanden zien of zij zoekt.

#include "bank.h"

namespace
{

const size_t Genoeg = 8;       // spellen om over het zoeken te oordelen
const char KleineBoom[] = "beste_klein", GroteBoom[] = "beste_groot",
           Eindstand[] = "beste_einde", Opgave[] = "beste_opgave",
           Telt[] = "beste_telt", VanafNul[] = "beste_vanafNul",
           Weer[] = "beste_weer", NaDeZet[] = "beste_naZet",
           Zoekend[] = "beste_zoekt";

// De spellen.
const Spelkeus Spelkeuzes[] = {
  { 1, 16, 5, 150, 0, Zoekt, KleineBoom },
  { 10 + PotRaaktLeeg, 8, 5, 150, PotRaaktLeeg, Zoekt, KleineBoom },
  { 10 + Anders, 8, 5, 150, Anders, Zoekt, KleineBoom },
  { 2, 6, 300, 2500, 0, Diep, GroteBoom },
  { 13, 2, 5000, 40000, 0, Diep | Zoekt, GroteBoom } };

const struct { const char *naam; Beste hoort; long long apart; }
Voorbeeldspellen[] = {
  { "spel1.txt", { 0, Zet (0, 'b'), 10020 }, 56999 },
  { "spel3.txt", { 3, Zet (1, 'g'), 1356544 }, 418953276 } };

// Een spel, of een eindstand, en wat zij ervan zegt.
struct Spel : Geval
{
  bool bekend = true;     // er is iets van te zeggen
  bool goed = false;
  Beste beste = { INT_MIN, Model::Geen, 0 };
  std::vector<Boom> hare = {};      // haar eigen bomen
  std::string wandeling[Lopen] = {};   // waar die uit komen

  // De boom waar zij in zoekt.
  const Boom &boom () const { return hare.empty () ? plek.boom : hare[0]; }

  // Heeft wie niet zoekt het hier ook goed?
  bool vanzelf () const
  {
    return plek.boom.vanzelf ()
           || (boom ().vanzelf () && beste.score != plek.boom.score);
  }

  // Is hier dieper te kijken dan een zet, en telt zij dan meer standen?
  bool isDiep () const { return boom ().standen > 1 + boom ().zetten; }
  bool kijktVerder () const { return beste.standen > 1 + boom ().zetten; }

  // De bomen waar zij in kan zoeken.
  std::vector<Boom> bomen () const
  {
    return hare.empty () ? std::vector<Boom> { plek.boom } : hare;
  }

  // Is aan aantalStanden te zien of zij zoekt, en doet zij dat dan? Wie niets
  // terugneemt heeft een boom die een enkele partij is: daarin komt ook wie
  // niet zoekt op de score, maar niet met meer standen dan zo'n partij heeft.
  bool laatZien () const
  {
    const std::vector<Boom> alle = bomen ();
    return std::any_of (alle.begin (), alle.end (), [] (const Boom &boom)
      { return boom.standen > boom.partij (); });
  }
  bool zoekt () const
  {
    const std::vector<Boom> alle = bomen ();
    return std::any_of (alle.begin (), alle.end (), [&] (const Boom &boom)
      { return boom.score == beste.score && beste.standen > boom.partij (); });
  }

  // Is haar score die van een vergissing? In haar eigen regels, als die er
  // anders zijn.
  bool past (size_t vergissing) const
  {
    const bool om = vergissing < Vergissingen.size () && plek.stand.beurt == 1
                    && Vergissingen[vergissing].voorNul;
    const auto komtUit = [&] (const Boom &boom)
    {
      const int score = boom.volgens (vergissing);
      return (om ? -score : score) == beste.score;
    };
    return std::any_of (hare.begin (), hare.end (), komtUit)
           || ((hare.empty () || vergissing == 0) && komtUit (plek.boom));
  }
};
typedef std::deque<Spel> Spellen;

//*************************************************************************

// Vraag van elk spel de score.
void vraagScores (Bank &bank, Spellen &spellen)
{
  for (Spel &spel : spellen)
  {
    spel.lees ();
    spel.vraag (stapBeste (Zet (0, 'g')));
    spel.seconden = spel.onderdeel == GroteBoom ? 4 : 2;
  }
  bank.draai (spellen);
  for (Spel &spel : spellen)
    try
    {
      bank.eisGedraaid (spel, "besteScore");
      spel.beste = spel.antwoorden.back ().beste ();
    }
    catch (const Onbekend &een)
    {
      spel.bekend = false;
      bank.onbekend (spel.onderdeel, een.reden);
    }
    catch (const Fout &) {}
}

// Haar boom, uit een wandeling van brug.cc: zie daar.
struct Wandelaar
{
  // Wat zij van een eindstand vindt: het verschil van de rijen die zij laat
  // zien, ook als zij de ander aan de beurt vindt, of wat besteScore er zegt.
  enum Eindes { Rijen, Omgekeerd, Eigen } eindes;
  int begin;   // het nummer van haar eerste schaal
  std::istringstream in;

  // Lees de boom van een stand; laat in falen als hij er niet heel is.
  Boom boom (int beurt)
  {
    Boom uit;
    int vol[2] = {}, getal = 0, kleur = 0, einde = 0, eigen = 0;
    in >> vol[0] >> vol[1];
    Vol hier = { vol[beurt & 1], vol[1 - (beurt & 1)], beurt & 1 };
    uit.standen = 1;
    uit.ondiep[0] = uit.gretig = hier.score ();
    while (in >> getal && getal != NaZetten && in >> kleur)
    {
      const Boom kind = boom (beurt + 1);
      if (!in)
        return uit;
      uit.voegToe (Zet (getal - begin, static_cast<char> (kleur)), kind,
                   beurt > 1);
    }
    in >> einde;
    if (!uit.beste.empty () || !(in >> eigen))
      return uit;
    if (eindes == Omgekeerd && eigen == -hier.score ())
      hier = { hier.ander, hier.eigen, 1 - hier.beurt };
    uit.wordBlad (hier);
    if (einde == 0 || eindes == Eigen || vol[0] < 0 || vol[1] < 0)
    {
      uit.score = eigen;
      uit.anders.assign (Vergissingen.size (), eigen);
      uit.ondiep.assign (MaxDiepte + 1, eigen);
    }
    return uit;
  }
};

// Loop met haar eigen zetten de hele boom af van elk spel dat niet schoon is
// en waar zij een score van gaf, op elke manier waarop een zoeker dat doet.
// Laat zij geen zetten zien, dan wordt elke zet geprobeerd. Komt er geen boom,
// dan zocht zij die ook niet af, tenzij hij te groot is.
void vraagBomen (Bank &bank, Spellen &spellen)
{
  const long long MaxWandel = 30000, MaxNieuw = 3000;   // standen
  const bool ziet = bank.hoeveel ({ Rijen0, Rijen1 }, Recht) == 2,
    beurt = bank.klopt ("doeZet_beurt") && bank.klopt ("unDoeZet");
  const int begin = bank.voorraad.wijze.begin ();
  if (!ziet && !bank.klopt (Eindstand))
    for (Spel &spel : spellen)
      spel.bekend = spel.bekend && !spel.gevolg;
  Gevallen gevallen;
  std::vector<std::pair<Spel *,int>> van;
  for (Spel &spel : spellen)
    for (int manier = 0; manier < Lopen; manier++)
      if (spel.beste.score != INT_MIN && spel.gevolg && spel.bekend)
      {
        Geval &een = gevallen.emplace_back (spel.onderdeel, spel.plek);
        std::ostringstream rest;
        rest << manier << " " << (bank.ogen[Zetten].zicht == Blind) << " "
             << ziet << " " << spel.plek.stand.M << " " << spel.plek.stand.L
             << " " << (manier == MetNieuw ? MaxNieuw : MaxWandel) << " "
             << begin;
        een.onderdeel += tekst (manier);   // elk in een proces
        een.seconden = 4;
        een.lees ();
        een.vraag ({ Loop, rest.str () });
        van.push_back ({ &spel, manier });
      }
  bank.draai (gevallen);
  for (size_t i = 0; i < gevallen.size (); i++)
  {
    Spel &spel = *van[i].first;
    const Antwoord &nu = gevallen[i].antwoorden.back ();
    Wandelaar een = { !ziet ? Wandelaar::Eigen : beurt ? Wandelaar::Rijen
                      : Wandelaar::Omgekeerd, begin,
                      std::istringstream (nu.inhoud) };
    const Boom boom = een.boom (spel.plek.stand.beurt);
    if (nu.er && een.in)
    {
      spel.hare.push_back (boom);
      spel.wandeling[van[i].second] = nu.inhoud;
    }
    else if (2 * spel.beste.standen > MaxWandel)
      spel.bekend = false;
  }
}

// Zoek van de spellen die niet schoon zijn uit of zij in haar eigen regels goed
// gaan.
// Retourneert: of er toeval in haar regels zit, zodat zij niet elke keer
//   hetzelfde zegt
bool zoekUit (Bank &bank, Spellen &spellen)
{
  std::vector<Spel *> goed, fout;
  bank.zoekGevolg (spellen);
  vraagBomen (bank, spellen);
  const bool kan = bank.klopt ("unDoeZet") && !bank.klopt ("doeZet"),
    // Een lijst van zetten die zij niet laat zien verloopt als zij niet goed
    // doet of terugneemt: dan is haar boom niet te lopen.
    onzichtbaar = bank.ogen[Zetten].zicht == Blind
      && !(bank.klopt ("unDoeZet") && bank.klopt ("doeZet"));
  bool toeval = false;
  for (Spel &spel : spellen)
  {
    const std::string &een = spel.wandeling[MetTerug],
                      &twee = spel.wandeling[MetNieuw];
    const bool anders = kan && !een.empty () && !twee.empty () && een != twee;
    toeval = toeval || anders;
    spel.goed = spel.past (0);
    if (spel.gevolg && !spel.goed
        && (anders || onzichtbaar || spel.beste.score == INT_MIN))
      spel.bekend = false;
    if (spel.bekend && spel.onderdeel != Eindstand)
      (spel.goed ? goed : fout).push_back (&spel);
  }
  // Een enkele die fout is kan ook toeval zijn.
  if (toeval && Genoeg * fout.size () <= goed.size ())
    for (Spel *spel : fout)
      spel->bekend = false;
  return toeval;
}

//*************************************************************************

// Is dit een vergissing waarmee de scores te verklaren zijn? Alle; of bijna,
// als de regels niet kloppen. Dan zoekt zij, en dat laat aantalStanden zien.
bool verklaart (const Bank &bank, size_t vergissing, const Spellen &spellen)
{
  const bool telt = vergissing < Vergissingen.size ()
                    && Vergissingen[vergissing].telt;
  long long hare = 0, alle = 0;
  size_t aantal = 0, mis = 0, diep = 0, verder = 0;
  for (const Spel &spel : spellen)
    if (spel.bekend)
    {
      mis += spel.past (vergissing) ? 0 : 1;
      hare += std::min (spel.beste.standen, spel.boom ().standen);
      alle += spel.boom ().standen;
      diep += spel.isDiep () ? 1 : 0;
      verder += spel.isDiep () && spel.kijktVerder () ? 1 : 0;
      aantal++;
    }
  return (bank.regelsKloppen () ? mis == 0 : Genoeg * mis <= aantal)
         && (telt ? 2 * hare >= alle : 2 * verder >= diep);
}

// Hoeveel spellen er goed en fout zijn; en die ook zonder te zoeken goed zijn:
// waarin zij zo te zien niet zoekt, en waarin dat niet te zien is. En in
// hoeveel van de goede zij zo te zien niet zoekt, maar misschien goed speelt.
struct Telling
{
  size_t goed = 0, fout = 0, zonder = 0, vanzelf = 0, gespeeld = 0;
};

// Tel de spellen, en tel ze bij de onderdelen.
Telling tel (Bank &bank, const Spellen &spellen)
{
  Telling uit;
  for (const Spel &spel : spellen)
    if (spel.bekend)
    {
      const Fout mis = { "score " + tekst (spel.plek.boom.score),
        spel.beste.score != INT_MIN ? "score " + tekst (spel.beste.score)
        : spel.antwoorden.back ().reden };
      std::vector<std::string> bij = { spel.onderdeel };
      if (!spel.gevolg)
        bij.push_back (Opgave);
      for (const std::string &naam : bij)
        if (spel.goed)
          bank.uitslag (naam).goed++;
        else
          bank.fout (naam, spel, mis);
      if (spel.onderdeel == Eindstand)
        continue;
      (!spel.goed ? uit.fout : !spel.vanzelf () ? uit.goed
       : !spel.gevolg || !spel.laatZien () || !bank.klopt (Telt)
       ? uit.vanzelf : spel.zoekt () ? uit.goed : uit.zonder)++;
      uit.gespeeld += spel.goed && !spel.vanzelf () && spel.laatZien ()
                      && !spel.zoekt () ? 1 : 0;
    }
  return uit;
}

// Tel de boom van een stand met elke geldige zet apart, tot er niets over is.
long long telAlle (const Stand &stand, long long &over)
{
  long long standen = 1;
  if (--over > 0)
    for (const Zet &zet : Model::alleZetten (stand))
      standen += telAlle (Model::naZet (stand, zet), over);
  return standen;
}

// Komt aantalStanden uit het zoeken? Of de eindstanden en het begin meetellen,
// of gelijke zetten, en of zij iets overslaat, is vrij. Maar een eindstand is
// er hoogstens een, meer dan alle standen zijn er niet, en van een boom die
// veel groter is bekijkt zij er meer. Alleen waar zij een goede score heeft, en
// er niets voorkomt wat zij fout doet.
void keurTelling (Bank &bank, const Spellen &spellen)
{
  const long long MaxTel = 20000, Groei = 4;
  const Spel *grootste = nullptr;
  long long som = 0, kleine = 0;
  const auto keur = [&] (const Spel &spel, bool goed, const std::string &hoort)
  {
    if (goed)
      bank.uitslag (Telt).goed++;
    else
      bank.fout (Telt, spel, { hoort, tekst (spel.beste.standen)
                                         + " standen" });
  };
  for (const Spel &spel : spellen)
    if (!spel.bekend || !spel.goed || spel.gevolg)
      continue;
    else if (spel.onderdeel == Eindstand)
      keur (spel, 0 <= spel.beste.standen && spel.beste.standen <= 1,
            "0 of 1 stand, want dit is een eindstand");
    else
    {
      long long over = MaxTel;
      const long long alle = spel.onderdeel == KleineBoom
                             ? telAlle (spel.plek.stand, over) : LLONG_MAX;
      keur (spel, spel.beste.standen > 0
                  && (spel.beste.standen <= alle || over <= 0),
            "1 t/m " + tekst (alle) + " standen: meer zijn er niet");
      if (grootste == nullptr
          || spel.plek.boom.standen > grootste->plek.boom.standen)
        grootste = &spel;
      som += spel.onderdeel == KleineBoom ? spel.beste.standen : 0;
      kleine += spel.onderdeel == KleineBoom ? 1 : 0;
    }
  if (grootste != nullptr && grootste->onderdeel == GroteBoom && kleine > 0)
    keur (*grootste, grootste->beste.standen * kleine >= Groei * som,
          "veel meer standen dan in een kleine boom, want alles bij elkaar "
          "zijn er " + tekst (grootste->plek.boom.standen));
}

// Wat verklaart wat er fout is.
struct Verklaring
{
  std::string zin = "";   // leeg: niets
  size_t eerste = 0;      // vergissing

  bool isDiepte () const { return eerste >= Vergissingen.size (); }
  bool zijnTwee () const { return eerste >= Enkele && !isDiepte (); }
};

// Elke vergissing die het kan zijn; twee tegelijk, of een diepte, alleen als er
// niet een is. Een zet diep is te weinig: dat is zoeken niet.
Verklaring verklaring (const Bank &bank, const Spellen &spellen)
{
  Verklaring uit;
  for (size_t i = 1; i < Vergissingen.size () + MaxDiepte + 1; i++)
  {
    const size_t diep = i < Vergissingen.size () ? 0 : i - Vergissingen.size ();
    const bool isEen = uit.eerste > 0 && uit.eerste < Enkele;
    if ((i >= Enkele && isEen) || (i >= Vergissingen.size () && diep <= 1)
        || !verklaart (bank, i, spellen))
      continue;
    uit.zin += (uit.eerste == 0 ? "rekent " : ", of ")
      + (diep == 0 ? Vergissingen[i].naam
         : "niet verder dan " + std::to_string (diep) + " zetten");
    uit.eerste = uit.eerste == 0 ? i : uit.eerste;
  }
  return uit;
}

// Wie zich vergist verliest de score. Zij zoekt wel: dat verliest zij pas met
// twee vergissingen tegelijk. Wat eruit volgt is gegeven.
void rekenVergissing (Bank &bank, const Verklaring &vergist)
{
  for (const Uitslag &een : bank.uitslagen)
    if (een.is ("score"))
      bank.zet (een.naam, een.naam == Zoekend && !vergist.zijnTwee ()
                          ? Gegeven : Verloren, vergist.zin);
    else if (een.naam == Eindstand || (een.naam == Telt && vergist.isDiepte ()))
      bank.zet (een.naam, Gegeven);
}

// Wie zich niet vergist kan zoeken, of niet; met te weinig spellen is dat met
// de hand te geven.
void rekenZoeken (Bank &bank, bool genoeg, bool kan)
{
  for (const Uitslag &een : bank.uitslagen)
    if (!genoeg)
    {
      if (een.is ("score"))
        bank.zet (een.naam, MetDeHand, een.reden.empty ()
                  ? "er zijn te weinig spellen die zij kan doen" : een.reden);
    }
    else if (!kan && een.functie == "besteScore")
      bank.zet (een.naam, Verloren,
                "de scores kloppen niet vaker dan zonder te zoeken");
    else if (een.naam == Zoekend || (een.naam == Opgave
             && een.goed + een.fout == 0))   // fout is het al elders
      bank.zet (een.naam, Gegeven);
}

// Kan zij zoeken, en wat verklaart wat er fout is?
void besluit (Bank &bank, const Spellen &spellen)
{
  const Telling telling = tel (bank, spellen);
  const size_t zegt = telling.goed + telling.fout + telling.zonder;
  const bool genoeg = zegt + telling.vanzelf >= Genoeg && zegt > 0;
  const Verklaring vergist = genoeg && telling.fout > telling.zonder
                             ? verklaring (bank, spellen) : Verklaring ();
  // Wie zoekt vergist zich niet zomaar. Wie dat doet speelt misschien alleen
  // goed: dan tellen de spellen waarin zij niet meer standen ziet dan een
  // partij heeft.
  const bool twijfel = telling.fout > 0 && vergist.zin.empty ();
  const bool kan = telling.goed > telling.fout + telling.zonder
                                  + (twijfel ? 2 * telling.gespeeld : 0);
  bank.onvoldoende = genoeg && !kan;
  if (vergist.zin.empty ())
    rekenZoeken (bank, genoeg, kan);
  else
    rekenVergissing (bank, vergist);
}

// Is de zet een beste zet, of een die daaraan gelijk is? In haar eigen regels:
// een zet waarna de ander de score krijgt die erbij hoort.
// Parameter:
// * toeval: zij zegt niet elke keer hetzelfde
void keurZet (Bank &bank, const Spel &spel, bool toeval)
{
  const Stand &stand = spel.plek.stand;
  const Zet zet = spel.beste.zet;
  const std::vector<Zet> &beste = spel.plek.boom.beste;
  if (!spel.bekend || !spel.goed || spel.onderdeel != KleineBoom
      || beste.size () == Model::verschillendeZetten (stand).size ())
    return;
  bool goed = gelijkAan (stand, zet, beste);
  for (const Boom &boom : spel.hare)
    goed = goed || (boom.score == spel.beste.score
                    && std::count (boom.beste.begin (), boom.beste.end (), zet)
                       > 0);
  if (goed)
    bank.uitslag ("beste_zet").goed++;
  else if (toeval || (spel.gevolg && (!isZet (stand, zet)
                                      || spel.hare.empty ())))
    bank.onbekend ("beste_zet", "de regels zijn daar fout");
  else
    bank.fout ("beste_zet", spel, { "besteZet " + tekst (beste),
                                    "besteZet " + tekst (zet) });
}

//*************************************************************************

void eisGeenZet (const Plek &plek, const Antwoord &antwoord)
{
  const Zet zet = antwoord.beste ().zet;
  if (isZet (plek.stand, zet))
    throw Fout { "besteZet wordt een waarde die geen zet is",
                 "besteZet " + tekst (zet) };
}

// Zegt zij een tweede keer hetzelfde, al staat er 1000000 in het aantal? En na
// een zet wat een nieuw object zegt?
// Parameter:
// * onderdeel: kijk naar het aantal, van de tweede keer; naar de score, de
//   tweede keer; of naar die na een zet
Geval nogEens (const Plek &plek, const std::string &onderdeel)
{
  Geval geval = { onderdeel, plek };
  geval.lees ();
  const int eerst = geval.vraag (stapBeste ()),
            nog = geval.vraag (stapBeste (Model::Geen, 1000000));
  geval.vraag (stapDoe (plek.zet));
  const int later = geval.vraag (stapBeste ());
  geval.lees ();
  geval.vraag (stapDoe (plek.zet));
  const int nieuw = geval.vraag (stapBeste ());
  geval.keur = [=] (const Geval &een)
  {
    const auto standen = [&] (int stap)
      { return een.op (stap).beste ().standen; };
    const auto score = [&] (int stap)
      { return "score " + tekst (een.op (stap).beste ().score); };
    const std::string weer = "nog een keer, met 1000000 vooraf: ";
    if (onderdeel == VanafNul)
    {
      eisGelijk (tekst (standen (nog)) + " standen",
                 tekst (standen (eerst)) + " standen", weer);
      if (standen (eerst) <= 0)
        throw Fout { "een aantal groter dan 0", tekst (standen (eerst)) };
    }
    else if (onderdeel == Weer)
      eisGelijk (score (nog), score (eerst), weer);
    else
      eisGelijk (score (later), score (nieuw), "daarna, na "
                 + stapDoe (plek.zet).aanroep () + ": ");
  };
  return geval;
}

}

//*************************************************************************

void keurBeste (Bank &bank)
{
  const Plekken einden = bank.voorraad.einden (30);
  Spellen spellen;
  Plekken klein;
  Gevallen daarna;
  for (const Spelkeus &keus : Spelkeuzes)
    for (const Plek &een : bank.voorraad.spellen (keus))
    {
      spellen.push_back (Spel { { keus.onderdeel, een } });
      if (keus.onderdeel == KleineBoom)
        klein.push_back (een);
    }
  for (const Plek &een : einden)
    spellen.push_back (Spel { { Eindstand, een } });
  bank.keurRustend (bank.gevallen ({
    { "beste_geenZet", einden, stapBeste (Zet (0, 'g')), eisGeenZet } }));
  vraagScores (bank, spellen);
  const bool toeval = zoekUit (bank, spellen);
  keurTelling (bank, spellen);
  for (const Spel &spel : spellen)
    keurZet (bank, spel, toeval);
  besluit (bank, spellen);
  bank.keurRustend (bank.gevallen ({
    { "beste_blijft", klein, stapBeste (), nullptr, 1, Erom } }));
  for (const char *onderdeel : { VanafNul, Weer, NaDeZet })
    for (const Plek &een : klein)
      daarna.push_back (nogEens (een, onderdeel));
  bank.keurRustend (daarna,
                    bank.uitslag ("beste_blijft").fout == 0 && !toeval);
}

void keurVoorbeelden (Bank &bank)
{
  const auto zin = [] (const Beste &een)
  {
    return "score " + tekst (een.score) + ", zet " + tekst (een.zet) + ", "
           + tekst (een.standen) + " standen";
  };
  if (keus ("VOORBEELDEN") == "0")
    return;
  for (const auto &[spel, hoort, apart] : Voorbeeldspellen)
  {
    Script script;
    std::string &regel = bank.voorbeelden.emplace_back (spel);
    script.seconden = 3;
    script.lees (inhoudVan (spel));
    script.vraag (stapBeste ());
    bank.voorraad.wijze.heen (script);
    draaiScripts (bank.zandbak, { &script });
    bank.voorraad.wijze.terug (script);
    try
    {
      const Beste nu = script.antwoorden.back ().beste ();
      regel += ": " + zin (nu)
        + (zin (nu) == zin (hoort) ? ": alles goed" : "; hoort " + zin (hoort))
        + (nu.standen == hoort.standen - 1 ? ": de wortel telt niet mee"
           : nu.standen == apart ? ": gelijke zetten apart geteld" : "")
        + "; in " + std::to_string (int (1000 * script.duur)) + " ms";
      for (const std::string naam : { Opgave, GroteBoom, KleineBoom })
        if (nu.score != hoort.score && bank.uitslag (naam).status != Verloren
            && (naam == Opgave || bank.regelsKloppen ()))
          bank.zet (naam, Verloren, spel + (": score " + tekst (nu.score))
                                    + ", hoort " + tekst (hoort.score));
    }
    catch (const Fout &fout)
    {
      regel += ": " + fout.gekregen;
    }
  }
}
