// keur_beste.cc: keurt besteScore. Een score is goed als zij die van het model
// is, of, waar in het spel iets voorkomt wat zij fout doet, als zij het beste
// is van wat besteScore zelf zegt na elk van haar eigen zetten: wie in haar
// eigen regels goed zoekt, zoekt goed. In elk spel komt spelen zonder te zoeken
// op iets anders uit. Het aantal standen wordt niet gekeurd.

#include "bank.h"

namespace nakijk
{

namespace
{

const size_t Genoeg = 8;       // spellen om over het zoeken te oordelen
const struct { const char *naam; int score; Zet zet; long long standen, apart; }
Voorbeeldspellen[] = {
  { "spel1.txt", 0, Zet (0, 'b'), 10020, 56999 },
  { "spel3.txt", 3, Zet (1, 'g'), 1356544, 418953276 } };

// Een spel, of een eindstand, en wat zij ervan zegt.
struct Spel
{
  Plek plek;
  std::string onderdeel;
  Geval geval = {};
  bool schoon = true;     // er komt niets in voor wat zij fout doet
  bool bekend = false;    // zij gaf een antwoord waar iets van te zeggen is
  bool goed = false;
  Beste beste = {};
  std::vector<Zet> zetten = {};          // haar eigen, als dat nodig was
  std::vector<int> erna[2] = {};         // en wat zij na elk ervan zegt: met
                                         // nieuwe objecten, en met unDoeZet
};
typedef std::deque<Spel> Spellen;

// Wat een zoeker met een vergissing maakt van de scores na zijn zetten.
int volgens (const Vergissing &met, const std::vector<int> &scores)
{
  int tot = 0;
  for (size_t i = 0; i < scores.size (); i++)
    tot = verder (met, tot, scores[i], i == 0, false);
  return tot;
}

const Vergissing Zonder = { "", Eind, Hoogste };

// Is een score te verklaren uit wat zij zelf na haar zetten zegt?
bool volgtUit (const Spel &spel, const Vergissing &met)
{
  for (const std::vector<int> &scores : spel.erna)
    if (!scores.empty () && volgens (met, scores) == spel.beste.score)
      return true;
  return false;
}

//*************************************************************************

// Vraag van elk spel de score.
void vraag (Bank &bank, Spellen &spellen)
{
  Gevallen gevallen;
  for (const Spel &spel : spellen)
  {
    Geval een = { spel.onderdeel, spel.plek, nullptr };
    een.lees (bank.voorraad);
    if (spel.onderdeel == "beste_einde")
      een.vraag (roep ("eindstand"));
    een.vraag (stapBeste (Zet (0, 'g')));
    een.script.seconden = spel.onderdeel == "beste_groot" ? 4 : 2;
    gevallen.push_back (een);
  }
  bank.draai (gevallen);
  for (size_t i = 0; i < spellen.size (); i++)
  {
    Spel &spel = spellen[i];
    spel.geval = gevallen[i];
    try
    {
      bank.eisGedraaid (spel.geval, "besteScore");
      if (spel.onderdeel == "beste_einde" && !spel.geval.op (Lezen + 1).waar ())
        throw Onbekend { "eindstand is daar fout" };
      spel.beste = spel.geval.script.antwoorden.back ().beste ();
      spel.bekend = true;
      spel.goed = spel.beste.score == spel.plek.boom.score;
    }
    catch (const Onbekend &een)
    {
      bank.onbekend (spel.onderdeel, een.reden);
    }
    catch (const Fout &een)
    {
      spel.bekend = true;
      spel.beste = { INT_MIN, Model::Geen, 0 };
    }
  }
}

// De scores die zij in een geval gaf; niets als er een ontbreekt.
// Parameter:
// * alle: ook na een zet die niet mocht
std::vector<int> scores (const Geval &geval, bool alle)
{
  std::vector<int> uit;
  bool mocht = true;
  for (size_t i = 0; i < geval.script.stappen.size (); i++)
    try
    {
      const Antwoord &nu = geval.script.antwoorden[i];
      const std::string &functie = geval.script.stappen[i].functie;
      if (functie == "doeZet")
        mocht = nu.waar ();
      if (functie == "besteScore" && (mocht || alle))
        uit.push_back (nu.beste ().score);
    }
    catch (const Fout &)
    {
      return {};
    }
  return uit;
}

// Haar eigen zetten in elk spel; die van het model als zij er geen laat zien.
void vraagZetten (Bank &bank, const std::vector<Spel *> &spellen)
{
  Gevallen gevallen;
  for (const Spel *spel : spellen)
  {
    gevallen.push_back (Geval { "zetten_geldig", spel->plek, nullptr });
    gevallen.back ().lees (bank.voorraad);
    if (bank.ogen[Zetten].zicht != Blind)
      gevallen.back ().vraag (bank.ogen[Zetten].stap ());
  }
  bank.draai (gevallen);
  for (size_t i = 0; i < spellen.size (); i++)
    try
    {
      if (bank.ogen[Zetten].zicht != Blind)
        spellen[i]->zetten = gevallen[i].script.antwoorden.back ().zetten ();
      else
        spellen[i]->zetten = Model::verschillendeZetten (
          spellen[i]->plek.stand);
    }
    catch (const Fout &) {}
}

// Vraag de score na elk van haar zetten: elk in een nieuw object, en allemaal
// in een object met unDoeZet ertussen.
void vraagErna (Bank &bank, const std::vector<Spel *> &spellen)
{
  vraagZetten (bank, spellen);
  Gevallen gevallen;
  for (const Spel *spel : spellen)
    for (bool nieuw : { true, false })
    {
      Geval een = { spel->onderdeel, spel->plek, nullptr };
      een.script.seconden = 4;
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
      gevallen.push_back (een);
    }
  bank.draai (gevallen);
  for (size_t i = 0; i < gevallen.size (); i++)
    spellen[i / 2]->erna[i % 2] = scores (gevallen[i], i % 2 != 0);
}

// Zoek van de spellen die niet schoon zijn uit of zij in haar eigen regels goed
// gaan.
void zoekUit (Bank &bank, Spellen &spellen)
{
  std::vector<Spel *> mis;
  Plekken klein;
  for (const Spel &spel : spellen)
    if (spel.onderdeel == "beste_klein")
      klein.push_back (spel.plek);
  const std::vector<bool> alleSchoon = schoon (bank, klein);
  size_t nummer = 0;
  for (Spel &spel : spellen)
  {
    if (spel.onderdeel == "beste_klein")
      spel.schoon = alleSchoon[nummer++];
    else if (spel.onderdeel == "beste_groot")
      spel.schoon = bank.regelsKloppen ();
    if (spel.bekend && !spel.schoon)
      mis.push_back (&spel);
  }
  vraagErna (bank, mis);
  for (Spel *spel : mis)
  {
    spel->goed = spel->goed || volgtUit (*spel, Zonder);
    // Wie met toeval een verkeerde rij kiest zegt niet elke keer hetzelfde.
    const bool toeval = bank.klopt ("unDoeZet") && !bank.klopt ("doeZet")
                        && spel->erna[0] != spel->erna[1];
    if (!spel->goed && (toeval || spel->beste.score == INT_MIN
        || (spel->erna[0].empty () && spel->erna[1].empty ())))
      spel->bekend = false;
  }
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
          && (spel.schoon || met.daaronder || !volgtUit (spel, met)))
        mis++;
      hare += spel.beste.standen;
      alle += spel.plek.boom.standen;
      aantal++;
      anders = anders || !spel.goed;
    }
  return aantal >= Genoeg && anders
         && (bank.regelsKloppen () ? mis == 0 : Genoeg * mis <= aantal)
         && (met.keus < Laatste || 2 * hare >= alle);
}

// Alle vergissingen die het kunnen zijn; niets als er geen is.
std::string vergissingen (const Bank &bank, const Spellen &spellen)
{
  std::string uit;
  for (size_t i = 0; i < AantalVergissingen; i++)
    if (verklaart (bank, i, spellen))
      uit += (uit.empty () ? "rekent " : ", of ")
             + std::string (Vergissingen[i].naam);
  return uit;
}

const std::vector<std::string> Zoeken = { "beste_zoekt", "beste_klein",
  "beste_groot", "beste_opgave", "beste_zet" };

// Kan zij zoeken?
void besluit (Bank &bank, const Spellen &spellen)
{
  size_t goed = 0, fout = 0;
  for (const Spel &spel : spellen)
  {
    const Fout mis = { "score " + tekst (spel.plek.boom.score),
      spel.beste.score != INT_MIN ? "score " + tekst (spel.beste.score)
      : spel.geval.script.antwoorden.back ().reden };
    if (spel.bekend && spel.plek.boom.standen > 1)
      (spel.goed ? goed : fout)++;
    for (const std::string &naam : { spel.onderdeel,
           std::string ("beste_opgave") })
      if (!spel.bekend || (naam == "beste_opgave" && !spel.schoon))
        continue;
      else if (spel.goed)
        bank.goed (naam);
      else
        bank.fout (naam, spel.geval, mis);
  }
  const bool genoeg = goed + fout >= Genoeg;
  const std::string vergist = vergissingen (bank, spellen);
  bank.onvoldoende = genoeg && goed <= fout;
  if (!vergist.empty ())
    for (const std::string &naam : Zoeken)
      bank.zet (naam, naam == "beste_zoekt" ? Gegeven : Verloren, vergist);
  else if (!genoeg)
    for (const std::string &naam : Zoeken)
      bank.zet (naam, MetDeHand, bank.uitslag (naam).reden.empty ()
                ? "er zijn te weinig spellen die zij kan doen"
                : bank.uitslag (naam).reden);
  else if (goed > fout)
  {
    bank.zet ("beste_zoekt", Gegeven);
    if (bank.uitslag ("beste_opgave").goed + bank.uitslag ("beste_opgave").fout
        == 0)   // wat daar fout is, is dat al bij de regels
      bank.zet ("beste_opgave", Gegeven);
  }
  else
    for (const Onderdeel &onderdeel : tabel ())
      if (onderdeel.functie == "besteScore")
        bank.zet (onderdeel.naam, Verloren,
                  "de scores kloppen niet vaker dan zonder te zoeken");
  if (!vergist.empty ())
    bank.zet ("beste_einde", Gegeven);
}

// Is de zet een beste zet, of een die daaraan gelijk is? In haar eigen regels:
// een zet waarna de ander de score krijgt die erbij hoort.
void keurZet (Bank &bank, const Spel &spel)
{
  const Plek &plek = spel.plek;
  const Zet zet = spel.beste.zet;
  if (!spel.bekend || !spel.goed || spel.onderdeel != "beste_klein"
      || plek.boom.beste.size ()
         == Model::verschillendeZetten (plek.stand).size ())
    return;
  bool goed = gelijkAan (plek.stand, zet, plek.boom.beste);
  for (const std::vector<int> &scores : spel.erna)
    for (size_t i = 0; i < scores.size (); i++)
      goed = goed || (spel.zetten[i] == zet && scores[i] == -spel.beste.score);
  if (goed)
    bank.goed ("beste_zet");
  else if (!spel.schoon && (!isZet (plek.stand, zet)
           || (spel.erna[0].empty () && spel.erna[1].empty ())))
    bank.onbekend ("beste_zet", "de regels zijn daar fout");
  else
    bank.fout ("beste_zet", spel.geval, { "besteZet "
      + tekst (plek.boom.beste), "besteZet " + tekst (zet) });
}

//*************************************************************************

// In een eindstand is er geen beste zet.
void keurGeenZet (Bank &bank, const Spellen &spellen)
{
  for (const Spel &spel : spellen)
    if (spel.onderdeel == "beste_einde" && spel.bekend)
    {
      if (isZet (spel.plek.stand, spel.beste.zet))
        bank.fout ("beste_geenZet", spel.geval,
                   { "besteZet wordt een waarde die geen zet is",
                     "besteZet wordt " + tekst (spel.beste.zet) });
      else
        bank.goed ("beste_geenZet");
    }
}

// Niets verandert.
Geval blijft (const Bank &bank, const Plek &plek)
{
  Geval een = { "beste_blijft", plek, nullptr };
  een.lees (bank.voorraad);
  const Beeld toen = een.kijk (bank.ogen);
  een.vraag (stapBeste ());
  const Beeld nu = een.kijk (bank.ogen);
  een.keur = [=, &bank] (const Geval &geval)
             { geval.eisZelfde (bank.ogen, toen, nu, plek.stand); };
  return een;
}

// Het aantal standen hangt niet af van wat er vooraf in staat, ook niet van de
// keer ervoor.
Geval vanafNul (const Bank &bank, const Plek &plek)
{
  Geval geval = { "beste_vanafNul", plek, nullptr };
  std::vector<int> stap;
  geval.lees (bank.voorraad);
  stap.push_back (geval.vraag (stapBeste ()));
  stap.push_back (geval.vraag (stapBeste (Model::Geen, 1000000)));
  geval.lees (bank.voorraad);
  stap.push_back (geval.vraag (stapBeste (Model::Geen, 1000000)));
  geval.keur = [=] (const Geval &een)
  {
    const long long standen = een.op (stap[0]).beste ().standen;
    for (int ander : { stap[2], stap[1] })
      eisGelijk (een.op (ander).beste ().standen, standen,
                 ander == stap[1] ? "de tweede keer, met 1000000 vooraf: "
                                  : "met 1000000 vooraf: ");
    if (standen <= 0)
      throw Fout { "een aantal groter dan 0", tekst (standen) };
  };
  return geval;
}

// Een tweede keer, en na een zet, zegt zij hetzelfde als een nieuw object.
Geval weer (const Bank &bank, const Plek &plek)
{
  Geval geval = { "beste_weer", plek, nullptr };
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
    const auto score = [&] (int stap) { return een.op (stap).beste ().score; };
    eisGelijk (score (nog), score (eerst), "nog een keer: score ");
    eisGelijk (score (later), score (erna), "daarna, na "
               + een.script.stappen[static_cast<size_t> (later) - 1].aanroep ()
               + ": score ");
  };
  return geval;
}

// Keur wat er van en na een keer blijft, in de kleine spellen.
void keurBlijft (Bank &bank, const Spellen &spellen)
{
  Gevallen eerst, daarna;
  for (const Spel &spel : spellen)
    if (spel.onderdeel == "beste_klein")
      for (const Geval &geval : { blijft (bank, spel.plek),
             vanafNul (bank, spel.plek), weer (bank, spel.plek) })
      {
        Gevallen &lijst = geval.onderdeel == "beste_blijft" ? eerst : daarna;
        lijst.push_back (geval);
        if (!spel.schoon)
          lijst.back ().gevolg = "de regels zijn daar fout";
      }
  std::stable_partition (eerst.begin (), eerst.end (),
    [] (const Geval &een) { return een.gevolg.empty (); });
  bank.keur (eerst);
  for (Geval &geval : daarna)
    if (bank.uitslag ("beste_blijft").fout > 0)
      geval.gevolg = "daarna is de stand veranderd";
  std::stable_sort (daarna.begin (), daarna.end (),
    [] (const Geval &a, const Geval &b)
    { return a.onderdeel + a.gevolg < b.onderdeel + b.gevolg; });
  bank.keur (daarna);
}

}

//*************************************************************************

void keurBeste (Bank &bank)
{
  const Voorraad &uit = bank.voorraad;
  const auto zoekt = [] (const Plek &een)
  {
    return een.boom.score != een.boom.gretig
           && een.boom.score != een.boom.eerste ();
  };
  Plekken klein = uit.spellen (1, 16, 5, 150, 0, zoekt);
  for (Soorten niet : { PotRaaktLeeg, Volste | Gelijkop | AndereKleur })
    for (const Plek &een : uit.spellen (10 + niet, 8, 5, 150, niet, zoekt))
      klein.push_back (een);
  Spellen spellen;
  for (const Plek &een : uit.einden (30))
    spellen.push_back (Spel { een, "beste_einde" });
  for (const Plek &een : klein)
    spellen.push_back (Spel { een, "beste_klein" });
  for (const Plek &een : uit.spellen (2, 6, 300, 2500, 0,
    [] (const Plek &plek) { return plek.boom.score != plek.boom.gretig
                            || plek.boom.score != plek.boom.eerste (); }))
    spellen.push_back (Spel { een, "beste_groot" });
  vraag (bank, spellen);
  zoekUit (bank, spellen);
  keurGeenZet (bank, spellen);
  for (const Spel &spel : spellen)
    keurZet (bank, spel);
  besluit (bank, spellen);
  keurBlijft (bank, spellen);
}

std::vector<std::string> voorbeelden (Bank &bank)
{
  std::vector<std::string> uit;
  std::vector<Script> scripts (2);
  for (size_t i = 0; i < 2; i++)
  {
    scripts[i].seconden = 3;
    scripts[i].stappen = stappenLees (inhoudVan (Voorbeeldspellen[i].naam));
    scripts[i].stappen.push_back (stapBeste ());
  }
  draaiScripts (bank.zandbak, { &scripts[0], &scripts[1] });
  for (size_t i = 0; i < 2; i++)
  {
    const auto &goed = Voorbeeldspellen[i];
    const auto zin = [] (int score, const Zet &zet, long long standen)
    {
      return "score " + tekst (score) + ", zet " + tekst (zet) + ", "
             + tekst (standen) + " standen";
    };
    std::string regel = std::string (goed.naam) + ": ";
    try
    {
      const Beste nu = scripts[i].antwoorden[3].beste ();
      const std::string hare = zin (nu.score, nu.zet, nu.standen),
                        hoort = zin (goed.score, goed.zet, goed.standen);
      regel += hare + (hare == hoort ? ": alles goed" : "; hoort " + hoort)
        + (nu.standen == goed.standen - 1 ? ": de wortel telt niet mee"
           : nu.standen == goed.apart ? ": gelijke zetten apart geteld" : "")
        + "; in " + std::to_string (scripts[i].duur).substr (0, 5) + " s";
      for (const char *naam : { "beste_opgave", "beste_groot", "beste_klein" })
        if (nu.score != goed.score && bank.uitslag (naam).status != Verloren
            && (naam == std::string ("beste_opgave") || bank.regelsKloppen ()))
          bank.zet (naam, Verloren, goed.naam + (": score " + tekst (nu.score))
                    + ", hoort " + tekst (goed.score));
    }
    catch (const Fout &fout)
    {
      regel += fout.gekregen;
    }
    uit.push_back (regel);
  }
  return uit;
}

}
