// keur_beste.cc: keurt besteScore. Een score is goed als zij die van het model
// is, of, waar in het spel iets voorkomt wat zij fout doet, als zij het beste
// is van wat besteScore zelf zegt na elk van haar eigen zetten: wie in haar
// eigen regels goed zoekt, zoekt goed. In elk spel komt spelen zonder te zoeken
// op iets anders uit. Het aantal standen wordt niet gekeurd.

#include "bank.h"

namespace
{

const size_t Genoeg = 8;       // spellen om over het zoeken te oordelen
const char Klein[] = "beste_klein", Groot[] = "beste_groot",
           Eindes[] = "beste_einde", Opgave[] = "beste_opgave";

// De spellen.
const Spelkeus Spelkeuzes[] = {
  { 1, 16, 5, 150, 0, Zoekt, Klein },
  { 10 + PotRaaktLeeg, 8, 5, 150, PotRaaktLeeg, Zoekt, Klein },
  { 10 + Anders, 8, 5, 150, Anders, Zoekt, Klein },
  { 2, 6, 300, 2500, 0, Diep, Groot },
  { 13, 2, 5000, 40000, 0, Diep | Zoekt, Groot } };

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
  std::vector<Zet> zetten = {};     // haar eigen, als de regels niet kloppen
  std::vector<int> erna[2] = {};    // en wat zij na elk ervan zegt: met
                                    // unDoeZet, en met nieuwe objecten

  // Is haar score die van een vergissing? In haar eigen regels: te verklaren
  // uit wat zij zelf na haar zetten zegt.
  bool past (size_t vergissing) const
  {
    const Vergissing &met = Vergissingen[vergissing];
    if (beste.score == plek.boom.anders[vergissing])
      return true;
    for (const std::vector<int> &scores : erna)
    {
      int tot = 0;
      for (size_t i = 0; i < scores.size (); i++)
        tot = met.verder (tot, scores[i], i == 0, false);
      if (!scores.empty () && !met.daaronder && tot == beste.score)
        return true;
    }
    return false;
  }

  bool blind () const { return erna[0].empty () && erna[1].empty (); }
};
typedef std::deque<Spel> Spellen;

//*************************************************************************

// Vraag van elk spel de score.
void vraagScores (Bank &bank, Spellen &spellen)
{
  for (Spel &spel : spellen)
  {
    spel.lees (bank.voorraad);
    spel.vraag (stapBeste (Zet (0, 'g')));
    spel.seconden = spel.onderdeel == Groot ? 4 : 2;
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

// Draai gevallen die iets bewaren, als er een antwoord is.
void bewaar (Bank &bank, Gevallen gevallen)
{
  bank.draai (gevallen);
  for (const Geval &een : gevallen)
    try
    {
      een.keur (een);
    }
    catch (const Fout &) {}
}

// Vraag haar eigen zetten in elk spel dat niet schoon is en waar zij een score
// van gaf, of neem die van het model als zij er geen laat zien, en wat zij na
// elk ervan zegt: elk in een nieuw object, als de zet daar mag, en allemaal in
// een object met unDoeZet ertussen.
void vraagErna (Bank &bank, Spellen &spellen)
{
  const Oog &oog = bank.ogen[Zetten];
  Gevallen lijsten, gevallen;
  for (Spel &spel : spellen)
    if (spel.beste.score != INT_MIN && spel.gevolg)
    {
      Geval &een = lijsten.emplace_back ("zetten_geldig", spel.plek);
      een.lees (bank.voorraad);
      een.vraag (oog.stap);
      een.keur = [&] (const Geval &nu)
      {
        spel.zetten = oog.zicht == Blind
                      ? Model::verschillendeZetten (nu.plek.stand)
                      : nu.antwoorden.back ().zetten ();
      };
    }
  bewaar (bank, lijsten);
  for (Spel &spel : spellen)
    for (bool nieuw : { true, false })
    {
      if (spel.zetten.empty ())
        continue;
      Geval &een = gevallen.emplace_back (spel.onderdeel, spel.plek);
      std::vector<int> stappen;
      een.seconden = 4;
      een.lees (bank.voorraad);
      for (const Zet &zet : spel.zetten)
      {
        if (nieuw)
          een.lees (bank.voorraad);
        een.vraag (stapDoe (zet));
        stappen.push_back (een.vraag (stapBeste ()));
        if (!nieuw)
          een.vraag ({ "unDoeZet" });
      }
      een.keur = [&spel, stappen, nieuw] (const Geval &nu)
      {
        std::vector<int> scores;
        for (int stap : stappen)
          if (nu.op (stap - 1).waar () || !nieuw)
            scores.push_back (nu.op (stap).beste ().score);
        spel.erna[nieuw] = scores;
      };
    }
  bewaar (bank, gevallen);
}

// Zoek van de spellen die niet schoon zijn uit of zij in haar eigen regels goed
// gaan.
// Retourneert: of er toeval in haar regels zit, zodat zij niet elke keer
//   hetzelfde zegt
bool zoekUit (Bank &bank, Spellen &spellen)
{
  std::vector<Spel *> goed, fout;
  bank.zoekGevolg (spellen);
  vraagErna (bank, spellen);
  const bool kan = bank.klopt ("unDoeZet") && !bank.klopt ("doeZet");
  bool toeval = false;
  for (Spel &spel : spellen)
  {
    const bool anders = kan && spel.erna[0] != spel.erna[1];
    toeval = toeval
             || (anders && spel.erna[0].size () == spel.erna[1].size ());
    spel.goed = spel.past (0);
    if (spel.gevolg && !spel.goed
        && (anders || spel.beste.score == INT_MIN || spel.blind ()))
      spel.bekend = false;
    if (spel.bekend && spel.onderdeel != Eindes)
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
// als de regels niet kloppen.
bool verklaart (const Bank &bank, size_t vergissing, const Spellen &spellen)
{
  long long hare = 0, alle = 0;
  size_t aantal = 0, mis = 0;
  for (const Spel &spel : spellen)
    if (spel.bekend)
    {
      mis += spel.past (vergissing) ? 0 : 1;
      hare += spel.beste.standen;
      alle += spel.plek.boom.standen;
      aantal++;
    }
  return (bank.regelsKloppen () ? mis == 0 : Genoeg * mis <= aantal)
         && (!Vergissingen[vergissing].telt || 2 * hare >= alle);
}

// Tel de spellen bij de onderdelen.
// Parameters:
// * goed, fout: hoeveel spellen er goed en fout zijn
void tel (Bank &bank, const Spellen &spellen, size_t &goed, size_t &fout)
{
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
      if (spel.onderdeel != Eindes)
        (spel.goed ? goed : fout)++;
    }
}

// Kan zij zoeken? En met welke vergissingen is te verklaren wat fout is? Elke
// die het kan zijn, en twee tegelijk alleen als er niet een is.
void besluit (Bank &bank, const Spellen &spellen)
{
  const std::string zoekt = "beste_zoekt";
  std::string vergist;
  size_t goed = 0, fout = 0, eerste = 0;
  tel (bank, spellen, goed, fout);
  const bool genoeg = goed + fout >= Genoeg, kan = goed > fout;
  for (size_t i = 1; i < Vergissingen.size () && genoeg && fout > 0; i++)
    if ((i < Enkele || eerste == 0 || eerste >= Enkele)
        && verklaart (bank, i, spellen))
    {
      vergist += (eerste == 0 ? "rekent " : ", of ") + Vergissingen[i].naam;
      eerste = eerste == 0 ? i : eerste;
    }
  bank.onvoldoende = genoeg && !kan;
  for (const Uitslag &een : bank.uitslagen)
  {
    const std::string &naam = een.naam;
    const bool score = een.is ("score");
    if (!vergist.empty () && score)
      bank.zet (naam, naam == zoekt && eerste < Enkele ? Gegeven : Verloren,
                vergist);
    else if (!vergist.empty () && naam == Eindes)
      bank.zet (naam, Gegeven);   // dat is de vergissing al
    else if (!vergist.empty ())
      continue;
    else if (!genoeg && score)
      bank.zet (naam, MetDeHand, een.reden.empty ()
                ? "er zijn te weinig spellen die zij kan doen" : een.reden);
    else if (genoeg && !kan && een.functie == "besteScore")
      bank.zet (naam, Verloren,
                "de scores kloppen niet vaker dan zonder te zoeken");
    else if (genoeg && (naam == zoekt || (naam == Opgave
             && een.goed + een.fout == 0)))   // fout is het al elders
      bank.zet (naam, Gegeven);
  }
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
  if (!spel.bekend || !spel.goed || spel.onderdeel != Klein
      || beste.size () == Model::verschillendeZetten (stand).size ())
    return;
  bool goed = gelijkAan (stand, zet, beste);
  for (const std::vector<int> &scores : spel.erna)
    for (size_t i = 0; i < scores.size () && i < spel.zetten.size (); i++)
      goed = goed || (spel.zetten[i] == zet && scores[i] == -spel.beste.score);
  if (goed)
    bank.uitslag ("beste_zet").goed++;
  else if (toeval || (spel.gevolg && (!isZet (stand, zet) || spel.blind ())))
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
// * vanafNul: kijk naar het aantal, van de tweede keer; anders naar de score
Geval nogEens (const Bank &bank, const Plek &plek, bool vanafNul)
{
  Geval geval = { vanafNul ? "beste_vanafNul" : "beste_weer", plek };
  geval.lees (bank.voorraad);
  const int eerst = geval.vraag (stapBeste ()),
            nog = geval.vraag (stapBeste (Model::Geen, 1000000));
  geval.vraag (stapDoe (plek.zet));
  const int later = geval.vraag (stapBeste ());
  geval.lees (bank.voorraad);
  geval.vraag (stapDoe (plek.zet));
  const int nieuw = geval.vraag (stapBeste ());
  geval.keur = [=] (const Geval &een)
  {
    const auto zegt = [&] (int stap)
    {
      const Beste nu = een.op (stap).beste ();
      return vanafNul ? tekst (nu.standen) + " standen"
                      : "score " + tekst (nu.score);
    };
    eisGelijk (zegt (nog), zegt (eerst), "nog een keer, met 1000000 vooraf: ");
    if (!vanafNul)
      eisGelijk (zegt (later), zegt (nieuw), "daarna, na "
                 + stapDoe (plek.zet).aanroep () + ": ");
    else if (een.op (eerst).beste ().standen <= 0)
      throw Fout { "een aantal groter dan 0", zegt (eerst) };
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
      if (keus.onderdeel == Klein)
        klein.push_back (een);
    }
  for (const Plek &een : einden)
    spellen.push_back (Spel { { Eindes, een } });
  bank.keurRustend (bank.gevallen ({
    { "beste_geenZet", einden, stapBeste (Zet (0, 'g')), eisGeenZet } }));
  vraagScores (bank, spellen);
  const bool toeval = zoekUit (bank, spellen);
  for (const Spel &spel : spellen)
    keurZet (bank, spel, toeval);
  besluit (bank, spellen);
  bank.keurRustend (bank.gevallen ({
    { "beste_blijft", klein, stapBeste (), nullptr, 1, Erom } }));
  for (bool vanafNul : { true, false })
    for (const Plek &een : klein)
      daarna.push_back (nogEens (bank, een, vanafNul));
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
  if (keus ("SNELHEID") == "0")
    return;
  for (const auto &[spel, hoort, apart] : Voorbeeldspellen)
  {
    Script script;
    std::string &regel = bank.voorbeelden.emplace_back (spel);
    script.seconden = 3;
    script.lees (inhoudVan (spel));
    script.vraag (stapBeste ());
    draaiScripts (bank.zandbak, { &script });
    try
    {
      const Beste nu = script.antwoorden.back ().beste ();
      regel += ": " + zin (nu)
        + (zin (nu) == zin (hoort) ? ": alles goed" : "; hoort " + zin (hoort))
        + (nu.standen == hoort.standen - 1 ? ": de wortel telt niet mee"
           : nu.standen == apart ? ": gelijke zetten apart geteld" : "")
        + "; in " + std::to_string (int (1000 * script.duur)) + " ms";
      for (const std::string naam : { Opgave, "beste_groot", Klein })
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
