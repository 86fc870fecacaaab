// keur_beste.cc: keurt besteScore, op spellen waarin niets voorkomt wat de
// inzending elders fout heeft. In elk ervan komt spelen zonder te zoeken op
// iets anders uit. Het aantal standen wordt niet gekeurd.

#include "bank.h"

namespace nakijk
{

namespace
{

const int Genoeg = 8;       // spellen om over het zoeken te oordelen
const struct { const char *naam; int score; Zet zet; long long standen, apart; }
Voorbeeldspellen[] = {
  { "spel1.txt", 0, Zet (0, 'b'), 10020, 56999 },
  { "spel3.txt", 3, Zet (1, 'g'), 1356544, 418953276 } };

void eisScore (const Plek &plek, const Antwoord &antwoord)
{
  eisGelijk (antwoord.beste ().score, plek.boom.score, "score ");
}

// Een beste zet, of een die daaraan gelijk is.
void eisBeste (const Plek &plek, const Antwoord &antwoord)
{
  const Zet zet = antwoord.beste ().zet;
  if (!gelijkAan (plek.stand, zet, plek.boom.beste))
    throw Fout { "besteZet " + tekst (plek.boom.beste),
                 "besteZet " + tekst (zet) };
}

void eisGeenZet (const Plek &plek, const Antwoord &antwoord)
{
  const Zet zet = antwoord.beste ().zet;
  if (isZet (plek.stand, zet))
    throw Fout { "besteZet wordt een waarde die geen zet is",
                 "besteZet wordt " + tekst (zet) };
}

// Een zoeker die langer mag rekenen.
Speel zoekt (int seconden)
{
  return [seconden] (Geval &geval)
  {
    geval.script.seconden = seconden;
    geval.vraag (stapBeste (), eisScore);
  };
}

// Niets verandert, ook de beurt niet: de zet erna komt bij dezelfde speler.
void blijftErna (Geval &geval)
{
  blijft (stapBeste ()) (geval);
  geval.doet (geval.plek, Rijen, "een zet erna: doeZet geeft ");
}

void vanafNul (Geval &geval)
{
  const int een = geval.vraag (stapBeste ());
  geval.lees (geval.script.bestand ());
  const int twee = geval.vraag (stapBeste (Model::Geen, 1000000));
  geval.eis ([&geval, een, twee]
  {
    geval.plek.masker = vanStand (geval.plek.stand);   // wat er in de boom is
    const long long standen = geval.op (een).beste ().standen;
    eisGelijk (geval.op (twee).beste ().standen, standen,
               "met 1000000 vooraf: ");
    if (standen <= 0)
      throw Fout { "een aantal groter dan 0", tekst (standen) };
  });
}

//*************************************************************************

typedef std::vector<const Geval *> Vragen;   // naar een score

// Is dit de vergissing waarmee alle scores te verklaren zijn?
bool verklaart (size_t nummer, const Vragen &vragen)
{
  long long hare = 0, alle = 0;
  int aantal = 0, anders = 0;
  for (const Geval *vraag : vragen)
    if (vraag->uit == -1 || vraag->vast)
      try
      {
        const Beste beste = vraag->script.antwoorden.back ().beste ();
        if (beste.score != vraag->plek.boom.anders[nummer])
          return false;
        hare += beste.standen;
        alle += vraag->plek.boom.standen;
        aantal++;
        anders += beste.score != vraag->plek.boom.score ? 1 : 0;
      }
      catch (const Fout &)
      {
        return false;
      }
  return aantal >= Genoeg && anders > 0
         && (Vergissingen[nummer].keus < Laatste || 2 * hare >= alle);
}

std::string waaromNiet (Bank &bank)
{
  for (const char *naam : { "beste_klein", "beste_groot", "beste_einde" })
    if (!bank.uitslag (naam).reden.empty ())
      return bank.uitslag (naam).reden;
  return "er zijn te weinig spellen met alleen regels die zij goed heeft";
}

// Kan zij zoeken?
void besluit (Bank &bank, const Vragen &vragen)
{
  int goed = 0, fout = 0, los = 0, onbekend = 0;
  for (const Geval *vraag : vragen)
    if (vraag->plek.boom.standen > 1)
      (vraag->uit == 0 ? onbekend : vraag->uit < 0 ? fout
       : vraag->vast ? goed : los)++;
  size_t nummer = 0;
  while (nummer < AantalVergissingen && !verklaart (nummer, vragen))
    nummer++;
  if (goed + fout < Genoeg && goed + los > 4 * onbekend)
    goed += los;   // ook al staat niet alles vast: bijna alles klopt
  const bool genoeg = goed + fout >= Genoeg;
  bank.onvoldoende = genoeg && goed <= fout;
  const std::vector<std::string> zoeken = { "beste_zoekt", "beste_klein",
                                            "beste_groot", "beste_zet" };
  if (nummer < AantalVergissingen)
  {
    for (const std::string &naam : zoeken)
      bank.zet (naam, Verloren,
                std::string ("rekent ") + Vergissingen[nummer].naam);
    bank.zet ("beste_einde", Gegeven);
    bank.zet ("beste_zoekt", Gegeven);
  }
  else if (!genoeg)
    for (const std::string &naam : zoeken)
      bank.zet (naam, MetDeHand, waaromNiet (bank));
  else if (goed > fout)
    bank.zet ("beste_zoekt", Gegeven);
  else
    for (const Onderdeel &onderdeel : tabel ())
      if (onderdeel.functie == "besteScore")
        bank.zet (onderdeel.naam, Verloren,
                  "de scores kloppen niet vaker dan zonder te zoeken");
  for (const std::string &naam : zoeken)
    if (bank.uitslag (naam).status != Gegeven)
      bank.meld (MetBeste, "besteScore is niet goed");
}

}

//*************************************************************************

void keurBeste (Bank &bank)
{
  const Voorraad &uit = bank.voorraad;
  const Plekken einden = uit.einden (30),
    klein = uit.spellen (1, 24, 5, 150, [] (const Plek &een)
      {
        return een.boom.score != een.boom.gretig
               && een.boom.score != een.boom.eerste ();
      }),
    groot = uit.spellen (2, 6, 300, 2500, [] (const Plek &een)
      {
        return een.boom.score != een.boom.gretig
               || een.boom.score != een.boom.eerste ();
      });
  Plekken keus;   // waarin niet elke zet een beste is
  for (const Plek &een : klein)
    if (een.boom.beste.size () < Model::verschillendeZetten (een.stand).size ())
      keus.push_back (een);
  const std::deque<Geval> gevallen = bank.fase ({
    { "beste_einde", einden, zoekt (2) },
    { "beste_geenZet", einden, vraagt (stapBeste (Zet (0, 'g')), eisGeenZet) },
    { "beste_klein", klein, zoekt (2) }, { "beste_groot", groot, zoekt (4) },
    { "beste_zet", keus, vraagt (stapBeste (), eisBeste) },
    { "beste_blijft", klein, blijftErna },
    { "beste_vanafNul", klein, vanafNul, Proef::Niet } });
  Vragen vragen;
  for (const Geval &geval : gevallen)
    for (const char *naam : { "beste_einde", "beste_klein", "beste_groot" })
      if (geval.onderdeel == naam)
        vragen.push_back (&geval);
  besluit (bank, vragen);
}

std::vector<std::string> voorbeelden (const Zandbak &zandbak)
{
  std::vector<std::string> uit;
  std::vector<Script> scripts (2);
  for (size_t i = 0; i < 2; i++)
  {
    scripts[i].seconden = 3;
    scripts[i].stappen = stappenLees (inhoudVan (Voorbeeldspellen[i].naam));
    scripts[i].stappen.push_back (stapBeste ());
  }
  draaiScripts (zandbak, { &scripts[0], &scripts[1] });
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
