// menuproef.cc: wat de proef van menuproef.h doet; deel van hoofd.cc, zodat het
// maar een keer vertaald wordt.

#include "tests/menuproef.h"
#include <algorithm>

std::vector<std::string> vijandige ()
{
  using std::string;
  return { "", "  \t ", "hallo", "99999999999999999999", "4294967297",
           "18446744073709551617", "-1", "-99999999999999999999", "2.5", "3x",
           "x3", "0x1", "-", "%s%n", string (300, 'q'), string (300, '1'),
           string (100000, 'z'), string (100000, '9'),
           string (100000, ' ') + "q", "\x01\x02\x1b[31m\x7f",
           string ("\0", 1), string ("1\0", 2),
           "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80", "\xff\xfe\xc3", "\r",
           "abc\r", "\x1a\x04" };
}

Menuproef::Menuproef (const std::string &naam, const std::string &nwSessies)
: programma (naam), sessies (nwSessies),
  meldingen ({ { "Niet begrepen: ", " Typ " }, { "evonden", "erwacht" },
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

std::string Menuproef::menuTotEinde (const std::string &invoer) const
{
  const std::string uitvoer = menu (invoer);
  EIS_MET (eindigtOp (uitvoer, "\n"),
           "de uitvoer eindigt niet met een nieuwe regel");
  return uitvoer;
}

std::string Menuproef::script (const std::string &naam) const
{
  const TijdelijkeMap map;
  const Afloop afloop = Proces::draai
    ({ "/bin/sh", "-c", "ln -s \"$PWD\"/tests \"$PWD\"/spellen "
       "\"$PWD\"/spel*.txt \"$0\" && script=$PWD/$2 && cd \"$0\" && "
       "PATH=$1:$PATH && exec 2>&1 && set -v && . \"$script\"",
       map.pad (""), padVan (""), naam }, "", 300);
  EIS_GELIJK (afloop.reden, "");
  return afloop.uitvoer;
}

void Menuproef::sessie (const std::string &naam) const
{
  const size_t punt = naam.rfind ('.');
  const std::string bestand = sessies + naam.substr (0, punt) + ".uit",
    gekregen = afgedekt (eindigtOp (naam, ".sh") ? script (sessies + naam)
                         : menu (inhoudVan (sessies + naam)));
  if (std::getenv ("VERNIEUW") != nullptr)
    std::ofstream (bestand.c_str (), std::ios::binary) << gekregen;
  const std::string verwacht = inhoudVan (bestand);
  EIS_MET (gekregen == verwacht,
           bestand << ": " << eersteVerschil (gekregen, verwacht));
}

void Menuproef::eisVijandig (const Vraag &vraag) const
{
  const std::string voor = zonderEinde (vraag, "");
  EIS_MET (eindigtOp (voor, vraag.tekst), vraag.naam << ": de vraag '"
           << vraag.tekst << "' ontbreekt in " << voor);
  EIS_MET (vraag.tekst.size () <= 60, vraag.tekst << ": te breed");
  Woorden weer, los = vraag.verkeerd;
  for (const std::string &regel : vijandige ())
    if (!eindigtOp (vraag.tekst, "]: ")
        || regel.find_first_not_of (" \t\r") != std::string::npos)
      weer.push_back (regel);
  if (vraag.goed.empty ())
    los.insert (los.end (), weer.begin (), weer.end ());
  for (const std::string &regel : los)
  {
    const std::string na = zonderEinde (vraag, regel + "\n");
    EIS_MET (na.compare (0, voor.size (), voor) == 0, vraag.naam
             << ": andere uitvoer voor het antwoord in " << na);
    eisMelding (vraag, regel, na.substr (voor.size ()));
    if (eindigtOp (na, vraag.tekst))
      weer.push_back (regel);
  }
  if (!vraag.goed.empty ())
    for (const char *einde : { "\n", "\r\n" })
      eisHerstel (vraag, weer, einde, voor);
}

void Menuproef::eisGewoonAntwoord () const
{
  const std::string niets[] = { "", ".", " \t", "\r" };
  size_t beurt = 0;  // elke vraag krijgt een ervan
  for (const Vraag &vraag : vragen)
    if (eindigtOp (vraag.tekst, "]: "))
    {
      const size_t plek = vraag.tekst.rfind ('[') + 1;
      const std::string gewoon =
        vraag.tekst.substr (plek, vraag.tekst.size () - 3 - plek);
      EIS_GELIJK
        (afgedekt (menu (vraag.ernaartoe + niets[beurt++ % 4] + "\n")),
         afgedekt (menu (vraag.ernaartoe + gewoon + "\n")));
    }
}

void Menuproef::eisTerugEnUitleg () const
{
  const std::string keuze = "Keuze (? toont het menu): ";
  for (const Vraag &vraag : vragen)
  {
    const std::string voor = zonderEinde (vraag, "");
    const bool begonnen = bevat (voor, "toont het menu");
    const std::string terug =
      (bevat (vraag.tekst, "overschrijven?") ? "Niet bewaard.\n" : "") + keuze;
    for (const char *x : { "x\n", "X\r\n", " x 0\n" })
      if (!bevat (vraag.tekst, "toont het menu"))
      {
        const std::string na = zonderEinde (vraag, x).substr (voor.size ());
        EIS_MET (na == terug || (eindigtOp (na, keuze) && (!begonnen
                 || bevat (na, "Bestand \"x 0\""))), na);
      }
    const std::string uitleg = zonderEinde (vraag, "?\n")
                                 .substr (voor.size ());
    EIS_MET (metUitleg (uitleg) && eindigtOp (uitleg, vraag.tekst), uitleg);
  }
}

void Menuproef::eisVerderOpDeRegel () const
{
  for (const Vraag &vraag : vragen)
    if (!vraag.goed.empty ())
    {
      const std::string
        twee = afgedekt (menu (vraag.ernaartoe + vraag.goed + "\nzz\n")),
        een = afgedekt (menu (vraag.ernaartoe + vraag.goed + " zz\n"));
      size_t gelijk = 0;
      while (gelijk < een.size () && twee[gelijk] == een[gelijk])
        gelijk++;
      EIS_MET (twee.size () >= een.size ()
               && twee.substr (0, gelijk)
                  + twee.substr (gelijk + twee.size () - een.size ())
                  == een, vraag.naam << ": " << een << twee);
    }
}

void Menuproef::eisEindeBijElkeVraag () const
{
  for (const Vraag &vraag : vragen)
    for (const char *rest : { "9", "x", "\r", "-" })
      menuTotEinde (vraag.ernaartoe + rest);
}

void Menuproef::eisOnzinEindigt () const
{
  std::string onzin;
  for (int i = 0; i < 3000; i++)
    onzin += i % 3 == 0 ? "onzin\n" : i % 3 == 1 ? "\n" : "-7\n";
  for (const Vraag &vraag : vragen)
    menuTotEinde (vraag.ernaartoe + onzin);
}

void Menuproef::meldAan () const
{
  for (const std::string &bestand : bestandenIn (sessies))
    if (eindigtOp (bestand, ".in") || eindigtOp (bestand, ".sh"))
      Aanmelding ("sessie_" + bestand.substr (0, bestand.rfind ('.')),
                  [this, bestand] { sessie (bestand); });
  for (const Vraag &vraag : vragen)
    Aanmelding ("vijandig_" + vraag.naam,
                [this, &vraag] { eisVijandig (vraag); });
  Aanmelding ("x_gaat_terug_en_vraagteken_legt_uit",
              [this] { eisTerugEnUitleg (); });
  Aanmelding ("een_lege_regel_is_het_gewone_antwoord",
              [this] { eisGewoonAntwoord (); });
  Aanmelding ("verder_op_de_regel", [this] { eisVerderOpDeRegel (); });
  Aanmelding ("einde_van_de_invoer_bij_elke_vraag",
              [this] { eisEindeBijElkeVraag (); });
  Aanmelding ("eindeloze_onzin_eindigt", [this] { eisOnzinEindigt (); });
}

std::string Menuproef::zonderEinde (const Vraag &vraag,
                                    const std::string &antwoord) const
{
  std::string uitvoer = menuTotEinde (vraag.ernaartoe + antwoord);
  uitvoer.pop_back ();
  return afgedekt (uitvoer);
}

bool Menuproef::metUitleg (const std::string &tekst)
{
  return tekst.compare (0, 4, "Typ ") == 0 || bevat (tekst, ". stoppen");
}

bool Menuproef::metMelding (std::string tekst) const
{
  std::replace (tekst.begin (), tekst.end (), '\n', ' ');
  for (const Woorden &melding : meldingen)
  {
    bool alle = true;
    for (const std::string &woord : melding)
      alle = alle && bevat (tekst, woord);
    if (alle)
      return true;
  }
  return false;
}

void Menuproef::eisMelding (const Vraag &vraag, const std::string &regel,
                            const std::string &erna) const
{
  const std::string waar = vraag.naam + ", " + regel.substr (0, 20) + ": ";
  eisLeesbaar (erna + "\n", 3000);
  EIS_MET (regel.find_first_not_of (" \t\r") == std::string::npos
           ? metUitleg (erna) : metMelding (erna),
           waar << "geen melding in " << erna);
  EIS_MET (eindigtOp (erna, ": ") || eindigtOp (erna, "? "),
           waar << "daarna geen vraag in " << erna);
  EIS_MET (gedaan.empty () || !bevat (erna, gedaan),
           waar << "er is iets gedaan: " << erna);
}

void Menuproef::eisHerstel (const Vraag &vraag, const Woorden &regels,
                            const std::string &einde, const std::string &voor) const
{
  std::string invoer = vraag.ernaartoe;
  for (const std::string &regel : regels)
    invoer += regel + einde;
  const std::string
    goed = afgedekt (menu (vraag.ernaartoe + vraag.goed + "\n")),
    alles = afgedekt (menu (invoer + vraag.goed + einde));
  size_t plaats = voor.size ();
  EIS_MET (alles.compare (0, plaats, voor) == 0, alles);
  for (const std::string &regel : regels)
  {
    const size_t begin = plaats, tot = alles.find (vraag.tekst, begin);
    EIS_MET (tot != std::string::npos, vraag.naam << ", "
             << regel.substr (0, 20) << ": een andere vraag in "
             << alles.substr (begin));
    plaats = tot + vraag.tekst.size ();
    eisMelding (vraag, regel, alles.substr (begin, plaats - begin));
  }
  EIS_MET (alles.substr (plaats) == goed.substr (voor.size ()), vraag.naam
           << ": het goede antwoord werkt niet meer: " << alles);
}
