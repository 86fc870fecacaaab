// menuproef.cc: wat de proef van menuproef.h doet; deel van hoofd.cc, zodat het
// maar een keer vertaald wordt.

#include "tests/menuproef.h"
#include <algorithm>

namespace
{

// Antwoorden die bij geen enkele vraag goed zijn: niets (behalve waar een
// gewoon antwoord is), letters, getallen die net of veel te groot zijn, lange
// regels, stuurtekens, een NUL-byte, goede en kapotte UTF-8, en wat andere
// systemen aan het eind van een regel zetten. Een bewaard spel heet ook niet
// zo.
Menuproef::Woorden vijandige ()
{
  using std::string;
  return { "", "  \t ", "ha~lo", "99999999999999999999", "4294967297",
           "18446744073709551617", "-1", "-99999999999999999999", "2.5", "3x",
           "x3", "0x1", "-", "%s%n", string (300, 'q'), string (300, '1'),
           string (100000, 'z'), string (100000, '9'),
           string (100000, ' ') + "zq", "\x01\x02\x1b[31m\x7f",
           string ("\0", 1), string ("1\0", 2),
           "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80", "\xff\xfe\xc3", "\r",
           "ab~c\r", "\x1a\x04" };
}

bool isLeeg (const std::string &regel)
{
  return regel.find_first_not_of (" \t\r") == std::string::npos;
}

bool heeftGewoonAntwoord (const Vraag &vraag)
{
  return eindigtOp (vraag.tekst, "]: ");
}

// Hoe de klok in een sessie gaat; en waar het alleen om de vragen gaat, met
// weinig rekenen.
const char *const Gewoon = ".001", *const Vlug = ".02";

// Draai een script.
// Retourneert: het script, met na elke opdracht haar uitvoer
std::string script (const std::string &naam)
{
  const TijdelijkeMap map;
  const Afloop afloop = Proces::draai
    ({ "/bin/sh", "-c", "ln -s \"$PWD\"/tests \"$PWD\"/spellen "
       "\"$PWD\"/verslag \"$PWD\"/spel*.txt \"$0\" && script=$PWD/$2 && "
       "cd \"$0\" && PATH=$1:$PATH && exec 2>&1 && "
       "stil () { KLOKSTAP=1 \"$@\"; } && "
       "breek () { k=$1; shift; KLOKSTOP=$k \"$@\"; } && "
       "set -v && . \"$script\"",
       map.pad (""), padVan (""), naam }, "");
  EIS_GELIJK (afloop.reden, "");
  return afloop.uitvoer;
}

// De sessie die elke lijst van keuzes heel laat zien.
const char *const Lijst = "lijst.in";

// Speel een sessie, of draai een script, en vergelijk de uitvoer.
void eisSessie (const Menuproef &proef, const std::string &naam)
{
  const size_t punt = naam.rfind ('.');
  const std::string bestand = proef.sessies + naam.substr (0, punt) + ".uit",
    invoer = proef.sessies + naam,
    alles = proef.afgedekt (eindigtOp (naam, ".sh") ? script (invoer)
                            : proef.menu (inhoudVan (invoer))),
    gekregen = naam == Lijst ? alles
      : zonderLijsten (alles, proef.menu (inhoudVan (proef.sessies + Lijst)));
  if (std::getenv ("VERNIEUW") != nullptr)
    std::ofstream (bestand.c_str (), std::ios::binary) << gekregen;
  const std::string verwacht = inhoudVan (bestand);
  EIS_MET (gekregen == verwacht,
           bestand << ": " << eersteVerschil (gekregen, verwacht));
}

// Draai het menu tot de invoer op is, terwijl er nog een vraag openstaat; dan
// hoort de uitvoer met een nieuwe regel te eindigen.
std::string menuTotEinde (const Menuproef &proef, const std::string &invoer)
{
  const std::string uitvoer = proef.menu (invoer);
  EIS_MET (eindigtOp (uitvoer, "\n"),
           "de uitvoer eindigt niet met een nieuwe regel");
  return uitvoer;
}

// Geef bij een vraag een antwoord, en dan het einde van de invoer.
// Retourneert: wat er dan staat, zonder de laatste nieuwe regel
std::string zonderEinde (const Menuproef &proef, const Vraag &vraag,
                         const std::string &antwoord)
{
  std::string uitvoer = menuTotEinde (proef, vraag.ernaartoe + antwoord);
  uitvoer.pop_back ();
  return proef.afgedekt (uitvoer);
}

// Staat er wat er getypt mag worden, of de lijst van een menu?
bool metUitleg (const std::string &tekst)
{
  return tekst.compare (0, 4, "Typ ") == 0 || bevat (tekst, "?? regels");
}

// Staat er een van de meldingen, op een regel of op meer?
bool metMelding (const Menuproef &proef, std::string tekst)
{
  std::replace (tekst.begin (), tekst.end (), '\n', ' ');
  for (const Menuproef::Woorden &melding : proef.meldingen)
    if (std::all_of (melding.begin (), melding.end (),
                     [&] (const std::string &woord)
                     { return bevat (tekst, woord); }))
      return true;
  return false;
}

// Eis dat er na een verkeerd antwoord een leesbare melding komt en dan een
// vraag, en dat er verder niets gebeurd is.
// Parameters:
// * vraag, regel: de vraag en het antwoord
// * erna: wat er na het antwoord staat
void eisMelding (const Menuproef &proef, const Vraag &vraag,
                 const std::string &regel, const std::string &erna)
{
  const std::string waar = vraag.naam + ", " + regel.substr (0, 20) + ": ";
  eisLeesbaar (erna + "\n", 3000);
  EIS_MET (isLeeg (regel) ? metUitleg (erna) : metMelding (proef, erna),
           waar << "geen melding in " << erna);
  EIS_MET (eindigtOp (erna, ": ") || eindigtOp (erna, "? "),
           waar << "daarna geen vraag in " << erna);
  EIS_MET (proef.gedaan.empty () || !bevat (erna, proef.gedaan),
           waar << "er is iets gedaan: " << erna);
}

// Geef achter elkaar verkeerde antwoorden en dan het goede: daarna hoort er te
// komen wat er na het goede alleen komt.
// Parameters:
// * regels: antwoorden waarna dezelfde vraag weer komt
// * einde: hoe elke regel eindigt
// * voor: wat er voor het eerste antwoord hoort te staan
void eisHerstel (const Menuproef &proef, const Vraag &vraag,
                 const Menuproef::Woorden &regels, const std::string &einde,
                 const std::string &voor)
{
  std::string invoer = vraag.ernaartoe;
  for (const std::string &regel : regels)
    invoer += regel + einde;
  const std::string goed = proef.afgedekt (proef.menu
                             (vraag.ernaartoe + vraag.goed + "\n")),
    alles = proef.afgedekt (proef.menu (invoer + vraag.goed + einde));
  size_t plaats = voor.size ();
  EIS_MET (alles.compare (0, plaats, voor) == 0, alles);
  for (const std::string &regel : regels)
  {
    const size_t begin = plaats, tot = alles.find (vraag.tekst, begin);
    EIS_MET (tot != std::string::npos, vraag.naam << ", "
             << regel.substr (0, 20) << ": een andere vraag in "
             << alles.substr (begin));
    plaats = tot + vraag.tekst.size ();
    eisMelding (proef, vraag, regel, alles.substr (begin, plaats - begin));
  }
  EIS_MET (alles.substr (plaats) == goed.substr (voor.size ()), vraag.naam
           << ": het goede antwoord werkt niet meer: " << alles);
}

// Geef bij een vraag alles wat niet mag: er moet een melding komen en dan weer
// een vraag. Wat dezelfde vraag geeft komt ook achter elkaar, en dan het goede
// antwoord: dat doet wat het anders ook doet.
void eisVijandig (const Menuproef &proef, const Vraag &vraag)
{
  const std::string voor = zonderEinde (proef, vraag, "");
  EIS_MET (eindigtOp (voor, vraag.tekst), vraag.naam << ": de vraag '"
           << vraag.tekst << "' ontbreekt in " << voor);
  EIS_MET (vraag.tekst.size () <= 60, vraag.tekst << ": te breed");
  Menuproef::Woorden weer, los = vraag.verkeerd;
  for (const std::string &regel : vijandige ())
    if (!heeftGewoonAntwoord (vraag) || !isLeeg (regel))
      weer.push_back (regel);
  if (vraag.goed.empty ())
    los.insert (los.end (), weer.begin (), weer.end ());
  for (const std::string &regel : los)
  {
    const std::string na = zonderEinde (proef, vraag, regel + "\n");
    EIS_MET (na.compare (0, voor.size (), voor) == 0, vraag.naam
             << ": andere uitvoer voor het antwoord in " << na);
    eisMelding (proef, vraag, regel, na.substr (voor.size ()));
    if (eindigtOp (na, vraag.tekst))
      weer.push_back (regel);
  }
  if (!vraag.goed.empty ())
    for (const char *einde : { "\n", "\r\n" })
      eisHerstel (proef, vraag, weer, einde, voor);
}

// Noemt een vraag een gewoon antwoord, zoals [3], dan zijn een lege regel en
// een punt dat.
void eisGewoonAntwoord (const Menuproef &proef)
{
  const std::string niets[] = { "", ".", " \t", "\r" };
  size_t beurt = 0;  // elke vraag krijgt een ervan
  for (const Vraag &vraag : proef.vragen)
    if (heeftGewoonAntwoord (vraag))
    {
      const size_t plek = vraag.tekst.rfind ('[') + 1;
      const auto na = [&] (const std::string &antwoord)
        { return proef.afgedekt (proef.menu (vraag.ernaartoe + antwoord
                                             + "\n")); };
      EIS_GELIJK (na (niets[beurt++ % 4]), na (vraag.tekst.substr
                    (plek, vraag.tekst.size () - 3 - plek)));
    }
}

// Bij een vraag, behalve die van een menu, gaat een x terug naar een menu
// zonder dat er iets te zien is (behalve dat er niets bewaard is; voor het
// eerste menu mag het begin van een spel komen; een x met iets erachter is een
// bestandsnaam), en legt een ? uit wat er mag.
void eisTerugEnUitleg (const Menuproef &proef, const Vraag &vraag)
{
  const std::string menu = "toont het menu", keuze = "Keuze (? " + menu + "): ",
    voor = zonderEinde (proef, vraag, ""),
    terug = (bevat (vraag.tekst, "schrijven?") || bevat (vraag.tekst, "of z)")
             ? "Niet bewaard.\n" : "")
            + keuze;
  for (const char *x : { "x\n", "X\r\n", " x 0\n" })
    if (!bevat (vraag.tekst, menu))
    {
      const std::string na = zonderEinde (proef, vraag, x)
                               .substr (voor.size ());
      EIS_MET (na == terug || (eindigtOp (na, keuze) && (!bevat (voor, menu)
               || bevat (na, "Bestand \"x 0\""))), na);
    }
  const std::string uitleg = zonderEinde (proef, vraag, "?\n")
                               .substr (voor.size ());
  EIS_MET (metUitleg (uitleg) && eindigtOp (uitleg, vraag.tekst), uitleg);
}

// Is een wat er staat als twee op een regel komt? Het antwoord op wat erachter
// stond komt dan eerder, voor de tekening en de vraag die er in twee al voor
// stonden; en de laatste vraag van twee staat er maar een keer.
bool opEenRegel (const std::string &een, const std::string &twee)
{
  const size_t n = een.size ();
  size_t gelijk = 0;
  while (gelijk < n && gelijk < twee.size () && een[gelijk] == twee[gelijk])
    gelijk++;
  for (size_t begin = gelijk + 1; begin-- > 0;)
    for (size_t eind = begin; eind <= n; eind++)
    {
      const size_t antwoord = begin + n - eind;  // waar het in twee begint
      if (n <= twee.size ()
          && twee.compare (begin, n - eind, een, eind, n - eind) == 0
          && twee.compare (antwoord, eind - begin, een, begin,
                           eind - begin) == 0
          && eindigtOp (een.substr (eind), twee.substr (n)))
        return true;
    }
  return false;
}

// Achter een goed antwoord mag op dezelfde regel het volgende staan: dat geeft
// wat het op een regel van zichzelf geeft, zonder de vraag ertussen. Een nieuwe
// stand komt dan achter het antwoord op het laatste woord. Gaat iets niet door,
// dan blijft de rest van de regel weg.
void eisVerderOpDeRegel (const Menuproef &proef, const Vraag &vraag)
{
  if (vraag.goed.empty ())
    return;
  const std::string begin = vraag.ernaartoe + vraag.goed;
  std::string twee = proef.afgedekt (proef.menu (begin + "\nzz\n")),
    een = proef.afgedekt (proef.menu (begin + " zz\n"));
  for (std::string *tekst : { &een, &twee })
    if (eindigtOp (*tekst, "\n"))  // van het einde van de invoer
      tekst->pop_back ();
  EIS_MET (opEenRegel (een, twee) || twee.compare (0, een.size (), een) == 0,
           vraag.naam << ": " << een << twee);
}

void eisEindeVanDeInvoer (const Menuproef &proef, const Vraag &vraag)
{
  for (const char *rest : { "9", "x", "\r", "-" })
    menuTotEinde (proef, vraag.ernaartoe + rest);
}

void eisOnzinEindigt (const Menuproef &proef, const Vraag &vraag)
{
  std::string onzin;
  for (int i = 0; i < 1000; i++)
    onzin += "onzin\n\n-7\n";
  menuTotEinde (proef, vraag.ernaartoe + onzin);
}

}

std::string zonderLijsten (std::string uitvoer, const std::string &metLijsten)
{
  std::istringstream in (metLijsten);
  std::string lijst, kort;
  int nummer = 0;
  for (std::string regel; std::getline (in, regel); )
    if (regel.compare (0, 8, "x terug,") == 0)
    {
      kort = "\n(lijst " + std::to_string (++nummer) + " van lijst.uit)\n";
      for (size_t i = uitvoer.find (lijst); i != std::string::npos;
           i = uitvoer.find (lijst, i))
        uitvoer.replace (i, lijst.size (), kort);
    }
    else
      lijst = regel.empty () || eindigtOp (regel, ": ")
              ? "\n" : lijst + regel + "\n";
  return uitvoer;
}

Menuproef::Menuproef (const std::string &naam, const std::string &nwSessies)
: programma (naam), sessies (nwSessies),
  meldingen ({ { "Niet begrepen: ", " Typ " },
               { "De zet ", " is niet geldig: " }, { "evonden", "erwacht" },
               { "niet te lezen", "erwacht" } }),
  afgedekt (zonderTijden)
{
}

std::string Menuproef::menu (const std::string &invoer) const
{
  const auto plek = gedraaid.find (invoer);
  if (plek != gedraaid.end ())
    return plek->second;
  return gedraaid[invoer] = programma.uitvoer (opties, invoer);
}

void Menuproef::meldAan () const
{
  setenv ("KLOKSTAP", Gewoon, 1);
  for (const std::string &bestand : bestandenIn (sessies))
    if (eindigtOp (bestand, ".in") || eindigtOp (bestand, ".sh"))
      Aanmelding ("sessie_" + bestand.substr (0, bestand.rfind ('.')),
                  [this, bestand] { eisSessie (*this, bestand); });
  for (const Vraag &vraag : vragen)
    Aanmelding ("vijandig_" + vraag.naam, [this, &vraag]
      {
        const Klokstap klok (Vlug);
        eisVijandig (*this, vraag);
      });
  Aanmelding ("een_lege_regel_is_het_gewone_antwoord",
              [this] { eisGewoonAntwoord (*this); });
  const std::pair<const char *, void (*) (const Menuproef &, const Vraag &)>
    eisen[] = { { "x_gaat_terug_en_vraagteken_legt_uit", eisTerugEnUitleg },
                { "verder_op_de_regel", eisVerderOpDeRegel },
                { "einde_van_de_invoer_bij_elke_vraag", eisEindeVanDeInvoer },
                { "eindeloze_onzin_eindigt", eisOnzinEindigt } };
  for (const auto &een : eisen)
    Aanmelding (een.first, [this, een]
      {
        const Klokstap klok (Vlug);
        for (const Vraag &vraag : vragen)
          een.second (*this, vraag);
      });
}
