// keur_beste.cc: keurt besteScore. Een score is goed als zij die van het model
// is, of, waar in het spel iets voorkomt wat zij fout doet, als zij het beste
// is van wat besteScore zelf zegt na elk van haar eigen zetten: wie in haar
// eigen regels goed zoekt, zoekt goed. In elk spel komt spelen zonder te zoeken
// op iets anders uit. Het aantal standen wordt niet gekeurd.

#include "bank.h"

namespace
{

const size_t Genoeg = 8;       // spellen om over het zoeken te oordelen
const long long MaxEigen = 2500;   // standen, om haar eigen boom te vragen
const char Klein[] = "beste_klein", Groot[] = "beste_groot",
           Eindes[] = "beste_einde", Opgave[] = "beste_opgave";

// De spellen.
const Spelkeus Spelkeuzes[] = {
  { 1, 16, 5, 150, 0, Zoekt, Klein },
  { 10 + PotRaaktLeeg, 8, 5, 150, PotRaaktLeeg, Zoekt, Klein },
  { 10 + Anders, 8, 5, 150, Anders, Zoekt, Klein },
  { 2, 6, 300, MaxEigen, 0, ZoektIets, Groot },
  { 13, 2, 5000, 40000, 0, ZoektIets, Groot } };

const struct { const char *naam; Beste hoort; long long apart; }
Voorbeeldspellen[] = {
  { "spel1.txt", { 0, Zet (0, 'b'), 10020 }, 56999 },
  { "spel3.txt", { 3, Zet (1, 'g'), 1356544 }, 418953276 } };

// Een spel, of een eindstand, en wat zij ervan zegt.
struct Spel : Geval
{
  bool schoon = true;     // er komt niets in voor wat zij fout doet
  bool bekend = false;    // zij gaf een antwoord waar iets van te zeggen is
  bool goed = false;
  Beste beste = { INT_MIN, Model::Geen, 0 };
  std::vector<Zet> zetten = {};     // haar eigen, als de regels niet kloppen
  std::vector<int> erna[2] = {};    // en wat zij na elk ervan zegt: met nieuwe
                                    // objecten, en met unDoeZet

  // Is de score te verklaren uit wat zij zelf na haar zetten zegt, met een
  // vergissing?
  bool volgt (const Vergissing &met) const
  {
    for (const std::vector<int> &scores : erna)
    {
      int tot = 0;
      for (size_t i = 0; i < scores.size (); i++)
        tot = met.verder (tot, scores[i], i == 0, false);
      if (!scores.empty () && tot == beste.score)
        return true;
    }
    return false;
  }

  bool vraagt () const { return onderdeel != Eindes; }
};
typedef std::deque<Spel> Spellen;

//*************************************************************************

// Vraag van elk spel de score.
void vraagScores (Bank &bank, Spellen &spellen)
{
  for (Spel &spel : spellen)
  {
    spel.lees (bank.voorraad);
    if (!spel.vraagt ())
      spel.vraag (roep ("eindstand"));
    spel.vraag (stapBeste (Zet (0, 'g')));
    spel.seconden = spel.onderdeel == Groot ? 4 : 2;
  }
  bank.draai (spellen);
  for (Spel &spel : spellen)
    try
    {
      bank.eisGedraaid (spel, "besteScore");
      if (!spel.vraagt () && !spel.op (Lezen + 1).waar ())
        throw Onbekend { "eindstand is daar fout" };
      spel.bekend = true;
      spel.beste = spel.antwoorden.back ().beste ();
      spel.goed = spel.beste.score == spel.plek.boom.score;
    }
    catch (const Onbekend &een)
    {
      bank.onbekend (spel.onderdeel, een.reden);
    }
    catch (const Fout &)
    {
      spel.bekend = true;
    }
}

// De scores die zij in een geval gaf, of een Fout als er een ontbreekt.
// Parameter:
// * ook: ook na een zet die niet mocht
std::vector<int> scores (const Geval &geval, bool ook)
{
  std::vector<int> uit;
  bool telt = true;
  for (size_t i = 0; i < geval.stappen.size (); i++)
    if (geval.stappen[i].functie == "doeZet")
      telt = geval.antwoorden[i].waar () || ook;
    else if (geval.stappen[i].functie == "besteScore" && telt)
      uit.push_back (geval.antwoorden[i].beste ().score);
  return uit;
}

// Vraag haar eigen zetten in elk spel, of neem die van het model als zij er
// geen laat zien, en wat zij na elk ervan zegt: elk in een nieuw object, en
// allemaal in een object met unDoeZet ertussen.
void vraagErna (Bank &bank, const std::vector<Spel *> &spellen)
{
  const bool blind = bank.ogen[Zetten].zicht == Blind;
  Gevallen lijsten, gevallen;
  for (const Spel *spel : spellen)
  {
    Geval &nu = lijsten.emplace_back ("zetten_geldig", spel->plek);
    nu.lees (bank.voorraad);
    if (!blind)
      nu.vraag (bank.ogen[Zetten].stap);
  }
  bank.draai (lijsten);
  for (size_t i = 0; i < spellen.size (); i++)
    try
    {
      spellen[i]->zetten = blind
        ? Model::verschillendeZetten (spellen[i]->plek.stand)
        : lijsten[i].antwoorden.back ().zetten ();
    }
    catch (const Fout &) {}
  for (const Spel *spel : spellen)
    for (bool nieuw : { true, false })
    {
      Geval &een = gevallen.emplace_back (spel->onderdeel, spel->plek);
      een.seconden = 4;
      een.lees (bank.voorraad);
      for (const Zet &zet : spel->zetten)
      {
        if (nieuw)
          een.lees (bank.voorraad);
        een.vraag (stapDoe (zet));
        een.vraag (stapBeste ());
        if (!nieuw)
          een.vraag (roep ("unDoeZet"));
      }
    }
  bank.draai (gevallen);
  for (size_t i = 0; i < gevallen.size (); i++)
    try
    {
      spellen[i / 2]->erna[i % 2] = scores (gevallen[i], i % 2 != 0);
    }
    catch (const Fout &) {}
}

// Zoek van de spellen die niet schoon zijn uit of zij in haar eigen regels goed
// gaan.
// Retourneert: of er toeval in haar regels zit, zodat zij niet elke keer
//   hetzelfde zegt
bool zoekUit (Bank &bank, Spellen &spellen)
{
  const Vergissing zonder = { "" };
  std::vector<Spel *> mis;
  const std::vector<bool> alleSchoon = schoon (bank, plekken (spellen));
  for (size_t i = 0; i < spellen.size (); i++)
  {
    Spel &spel = spellen[i];
    spel.schoon = !spel.vraagt () || alleSchoon[i];
    spel.bekend = spel.bekend
                  && (spel.schoon || spel.plek.boom.standen <= MaxEigen);
    if (spel.bekend && !spel.schoon)
      mis.push_back (&spel);
  }
  vraagErna (bank, mis);
  const bool kan = bank.klopt ("unDoeZet") && !bank.klopt ("doeZet");
  bool toeval = false;
  for (Spel *spel : mis)
  {
    const bool anders = kan && spel->erna[0] != spel->erna[1];
    toeval = toeval
             || (anders && spel->erna[0].size () == spel->erna[1].size ());
    spel->goed = spel->goed || spel->volgt (zonder);
    if (!spel->goed && (anders || spel->beste.score == INT_MIN
        || (spel->erna[0].empty () && spel->erna[1].empty ())))
      spel->bekend = false;
  }
  std::vector<Spel *> goed, fout;
  for (Spel &spel : spellen)
    if (spel.bekend && spel.vraagt ())
      (spel.goed ? goed : fout).push_back (&spel);
  // Een enkele die fout is kan ook toeval zijn.
  if (toeval && Genoeg * fout.size () <= goed.size ())
    for (Spel *spel : fout)
      spel->bekend = false;
  return toeval;
}

//*************************************************************************

// Is dit een vergissing waarmee de scores te verklaren zijn? Alle; of bijna,
// als de regels niet kloppen.
bool verklaart (const Bank &bank, size_t nummer, const Spellen &spellen)
{
  const Vergissing &met = Vergissingen[nummer];
  long long hare = 0, alle = 0;
  size_t aantal = 0, mis = 0;
  bool anders = false;
  for (const Spel &spel : spellen)
    if (spel.bekend)
    {
      if (spel.beste.score != spel.plek.boom.anders[nummer]
          && (spel.schoon || met.daaronder || !spel.volgt (met)))
        mis++;
      hare += spel.beste.standen;
      alle += spel.plek.boom.standen;
      aantal++;
      anders = anders || !spel.goed;
    }
  return aantal >= Genoeg && anders
         && (bank.regelsKloppen () ? mis == 0 : Genoeg * mis <= aantal)
         && (!met.telt || 2 * hare >= alle);
}

// Alle vergissingen die het kunnen zijn; twee tegelijk alleen als er niet een
// is. Niets als er geen is.
// Parameter:
// * twee: wordt of het er twee zijn
std::string vergissingen (const Bank &bank, const Spellen &spellen, bool &twee)
{
  std::string uit;
  twee = false;
  for (size_t i = 0; i < Vergissingen.size (); i++)
    if ((i < Enkele || uit.empty () || twee) && verklaart (bank, i, spellen))
    {
      uit += (uit.empty () ? "rekent " : ", of ") + Vergissingen[i].naam;
      twee = i >= Enkele;
    }
  return uit;
}

// Tel de spellen bij de onderdelen.
// Parameters:
// * goed, fout: hoeveel er goed en fout zijn
void tel (Bank &bank, const Spellen &spellen, size_t &goed, size_t &fout)
{
  for (const Spel &spel : spellen)
  {
    const Fout mis = { "score " + tekst (spel.plek.boom.score),
      spel.beste.score != INT_MIN ? "score " + tekst (spel.beste.score)
      : spel.antwoorden.back ().reden };
    if (spel.bekend && spel.vraagt ())
      (spel.goed ? goed : fout)++;
    for (const std::string &naam : { spel.onderdeel, std::string (Opgave) })
      if (!spel.bekend || (naam == Opgave && !spel.schoon))
        continue;
      else if (spel.goed)
        bank.goed (naam);
      else
        bank.fout (naam, spel, mis);
  }
}

// Kan zij zoeken?
void besluit (Bank &bank, const Spellen &spellen)
{
  const std::string zoekt = "beste_zoekt";
  size_t goed = 0, fout = 0;
  bool twee = false;
  tel (bank, spellen, goed, fout);
  const bool genoeg = goed + fout >= Genoeg, kan = goed > fout;
  const std::string vergist = vergissingen (bank, spellen, twee);
  const Uitslag &opgave = bank.uitslag (Opgave);
  bank.onvoldoende = genoeg && !kan;
  for (const Uitslag &een : bank.uitslagen)
  {
    const std::string &naam = een.naam;
    const bool score = een.is ("score");
    if (!vergist.empty () && score)
      bank.zet (naam, naam == zoekt && !twee ? Gegeven : Verloren, vergist);
    else if (!vergist.empty () && naam == Eindes)
      bank.zet (naam, Gegeven);   // dat is de vergissing al
    else if (!vergist.empty ())
      continue;
    else if (!genoeg && score)
      bank.zet (naam, MetDeHand, bank.uitslag (naam).reden.empty ()
                ? "er zijn te weinig spellen die zij kan doen"
                : bank.uitslag (naam).reden);
    else if (genoeg && !kan && een.functie == "besteScore")
      bank.zet (naam, Verloren,
                "de scores kloppen niet vaker dan zonder te zoeken");
    else if (genoeg && (naam == zoekt || (naam == Opgave
             && opgave.goed + opgave.fout == 0)))   // fout is het al elders
      bank.zet (naam, Gegeven);
  }
}

// Is de zet een beste zet, of een die daaraan gelijk is? In haar eigen regels:
// een zet waarna de ander de score krijgt die erbij hoort. En in een eindstand
// is er geen beste zet.
// Parameter:
// * toeval: zij zegt niet elke keer hetzelfde
void keurZet (Bank &bank, const Spel &spel, bool toeval)
{
  const Plek &plek = spel.plek;
  const Zet zet = spel.beste.zet;
  const bool einde = !spel.vraagt ();
  if (!spel.bekend || (!einde && (!spel.goed || spel.onderdeel != Klein
      || plek.boom.beste.size ()
         == Model::verschillendeZetten (plek.stand).size ())))
    return;
  const std::string naam = einde ? "beste_geenZet" : "beste_zet";
  bool goed = einde ? !isZet (plek.stand, zet)
                    : gelijkAan (plek.stand, zet, plek.boom.beste);
  for (const std::vector<int> &scores : spel.erna)
    for (size_t i = 0; i < scores.size () && i < spel.zetten.size (); i++)
      goed = goed || (spel.zetten[i] == zet && scores[i] == -spel.beste.score);
  if (goed)
    bank.goed (naam);
  else if ((toeval && !einde) || (!spel.schoon && (!isZet (plek.stand, zet)
           || (spel.erna[0].empty () && spel.erna[1].empty ()))))
    bank.onbekend (naam, "de regels zijn daar fout");
  else
    bank.fout (naam, spel, { einde
      ? "besteZet wordt een waarde die geen zet is"
      : "besteZet " + tekst (plek.boom.beste), "besteZet " + tekst (zet) });
}

//*************************************************************************

// Het aantal standen hangt niet af van wat er vooraf in staat, ook niet van de
// keer ervoor.
Geval vanafNul (const Bank &bank, const Plek &plek)
{
  Geval geval = { "beste_vanafNul", plek };
  const Stap vooraf = stapBeste (Model::Geen, 1000000);
  geval.lees (bank.voorraad);
  const int eerst = geval.vraag (stapBeste ()), nog = geval.vraag (vooraf);
  geval.lees (bank.voorraad);
  const int ander = geval.vraag (vooraf);
  geval.keur = [=] (const Geval &een)
  {
    const auto standen = [&] (int stap)
                         { return een.op (stap).beste ().standen; };
    const std::string hoort = tekst (standen (eerst));
    eisGelijk (tekst (standen (ander)), hoort, "met 1000000 vooraf: ");
    eisGelijk (tekst (standen (nog)), hoort,
               "de tweede keer, met 1000000 vooraf: ");
    if (standen (eerst) <= 0)
      throw Fout { "een aantal groter dan 0", hoort };
  };
  return geval;
}

// Een tweede keer, en na een zet, zegt zij hetzelfde als een nieuw object.
Geval weer (const Bank &bank, const Plek &plek)
{
  Geval geval = { "beste_weer", plek };
  geval.lees (bank.voorraad);
  geval.vraag (stapDoe (plek.zet));
  const int erna = geval.vraag (stapBeste ());
  geval.lees (bank.voorraad);
  const int eerst = geval.vraag (stapBeste ()),
            nog = geval.vraag (stapBeste ());
  geval.vraag (stapDoe (plek.zet));
  const int later = geval.vraag (stapBeste ());
  geval.keur = [=] (const Geval &een)
  {
    const auto score = [&] (int stap)
                       { return tekst (een.op (stap).beste ().score); };
    eisGelijk (score (nog), score (eerst), "nog een keer: score ");
    eisGelijk (score (later), score (erna), "daarna, na "
               + een.stappen[static_cast<size_t> (later) - 1].aanroep ()
               + ": score ");
  };
  return geval;
}

}

//*************************************************************************

void keurBeste (Bank &bank)
{
  Spellen spellen;
  Plekken klein;
  Gevallen daarna;
  for (const Plek &een : bank.voorraad.einden (30))
    spellen.push_back (Spel { { Eindes, een } });
  for (const Spelkeus &keus : Spelkeuzes)
    for (const Plek &een : bank.voorraad.spellen (keus))
      spellen.push_back (Spel { { keus.onderdeel, een } });
  for (const Spel &spel : spellen)
    if (spel.onderdeel == Klein)
      klein.push_back (spel.plek);
  vraagScores (bank, spellen);
  const bool toeval = zoekUit (bank, spellen);
  for (const Spel &spel : spellen)
    keurZet (bank, spel, toeval);
  besluit (bank, spellen);
  bank.keurRustend (bank.gevallen ({
    { "beste_blijft", klein, stapBeste (), nullptr, 1, Erom } }));
  for (const Plek &een : klein)
    daarna.push_back (vanafNul (bank, een));
  for (const Plek &een : klein)
    daarna.push_back (weer (bank, een));
  bank.keurRustend (daarna,
                    bank.uitslag ("beste_blijft").fout == 0 && !toeval);
}

std::vector<std::string> voorbeelden (Bank &bank)
{
  const auto zin = [] (const Beste &een)
  {
    return "score " + tekst (een.score) + ", zet " + tekst (een.zet) + ", "
           + tekst (een.standen) + " standen";
  };
  std::vector<std::string> uit;
  for (const auto &[spel, hoort, apart] : Voorbeeldspellen)
  {
    std::string &regel = uit.emplace_back (spel + std::string (": "));
    Script script;
    script.seconden = 3;
    script.lees (inhoudVan (spel));
    script.vraag (stapBeste ());
    draaiScripts (bank.zandbak, { &script });
    try
    {
      const Beste nu = script.antwoorden.back ().beste ();
      regel += zin (nu)
        + (zin (nu) == zin (hoort) ? ": alles goed" : "; hoort " + zin (hoort))
        + (nu.standen == hoort.standen - 1 ? ": de wortel telt niet mee"
           : nu.standen == apart ? ": gelijke zetten apart geteld" : "")
        + "; in " + std::to_string (script.duur).substr (0, 5) + " s";
      for (const std::string naam : { Opgave, "beste_groot", Klein })
        if (nu.score != hoort.score && bank.uitslag (naam).status != Verloren
            && (naam == Opgave || bank.regelsKloppen ()))
          bank.zet (naam, Verloren, spel + (": score " + tekst (nu.score))
                                    + ", hoort " + tekst (hoort.score));
    }
    catch (const Fout &fout)
    {
      regel += fout.gekregen;
    }
  }
  return uit;
}
