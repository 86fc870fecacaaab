// toets_invoer.cc: getallen, bestanden en vragen lezen, los van een spel.

#include "terminal/bestandsnaam.h"

// Sluiten van een bestand gaat niet als de toets dat wil.
static int sluitenMislukt = 0;
#define fclose(bestand) fclose (bestand) + sluitenMislukt
#include "terminal/scherm.h"
#include "terminal/uitvoerbestand.h"
#undef fclose

#include "terminal/bewaren.h"
#include "terminal/lezer.h"
#include "terminal/schermtoezicht.h"
#include "terminal/sterkte.h"
#include "terminal/tabel.h"
#include "terminal/tekst.h"
#include "terminal/vraag.h"

#include <cerrno>
#include <fcntl.h>
#include <iomanip>

// In de plaats van rename van de bibliotheek: gaat niet als de toets dat wil.
static bool schijfStuk = false;

extern "C" int rename (const char *van, const char *naar) noexcept
{
  if (!schijfStuk)
    return renameat (AT_FDCWD, van, AT_FDCWD, naar);
  errno = EIO;
  return -1;
}

// ---- Getallen en tekst

// Het getal waar een tekst uit bestaat, cijfer voor cijfer vergeleken.
// Retourneert: false als het geen getal van min t/m max is.
static bool volgensModel (const std::string &tekst, long long min,
                          long long max, long long &getal)
{
  const bool teken = !tekst.empty () && (tekst[0] == '-' || tekst[0] == '+');
  std::string cijfers = tekst.substr (teken ? 1 : 0);
  if (cijfers.empty ()
      || cijfers.find_first_not_of ("0123456789") != std::string::npos)
    return false;
  while (cijfers.size () > 1 && cijfers[0] == '0')
    cijfers.erase (0, 1);
  if (teken && tekst[0] == '-' && cijfers != "0")
    cijfers = "-" + cijfers;
  if (cijfers.size () > 18)  // buiten alle grenzen die hier voorkomen
    return false;
  getal = std::atoll (cijfers.c_str ());
  return std::to_string (getal) == cijfers && min <= getal && getal <= max;
}

// Eis dat een tekst als getal gelezen wordt zoals het model dat doet.
static void eisGetal (const std::string &tekst, long long min, long long max)
{
  long long getal = -77, model = -77;
  const bool mag = volgensModel (tekst, min, max, model);
  EIS_MET (terminal::leesGetal (tekst, min, max, getal) == mag,
           "'" << tekst << "' van " << min << " t/m " << max);
  EIS_MET (getal == (mag ? model : -77), "'" << tekst << "' wordt " << getal);
}

TOETS (getal_als_het_model)
{
  const char tekens[] = "0123456789+- x.";
  std::srand (1);
  for (int keer = 0; keer < 20000; keer++)
  {
    std::string tekst;
    const int lengte = std::rand () % 6;
    for (int i = 0; i < lengte; i++)
      tekst += tekens[std::rand () % (keer % 2 == 0 ? 10 : 15)];
    eisGetal (tekst, std::rand () % 40 - 20, std::rand () % 2000);
  }
  for (const char *tekst : { "", "-", "+", "--1", "+-1", "1-", "0", "-0", "+0",
                             "007", "2147483647", "2147483648",
                             "-2147483648", "-2147483649" })
    eisGetal (tekst, INT_MIN, INT_MAX);
}

// Een getal dat in 32 of 64 bits rondloopt en dan binnen de grenzen zou vallen.
TOETS (getal_loopt_niet_rond)
{
  long long getal = 0;
  for (const char *tekst : { "4294967301", "18446744073709551621",
                             "36893488147419103237", "55340232221128654853",
                             "73786976294838206469", "92233720368547758085",
                             "184467440737095516165",
                             "340282366920938463463374607431768211461" })
    for (const char *teken : { "", "-", "+" })
      EIS_MET (!terminal::leesGetal (std::string (teken) + tekst, -10, 10,
                                   getal), teken << tekst);
}

TOETS (getoonde_tekst_is_kort_en_zichtbaar)
{
  for (size_t lengte = 0; lengte < 100; lengte++)
  {
    const std::string tekst (lengte, 'a'),
      toon = terminal::toonbaar (tekst);
    EIS_GELIJK (toon, lengte <= 40
                ? "\"" + tekst + "\""
                : "\"" + tekst.substr (0, 40) + "...\"");
  }
  for (int byte = 0; byte < 256; byte++)
  {
    const std::string een (1, static_cast<char> (byte));
    std::ostringstream nummer;
    nummer << "\\x" << std::hex << std::uppercase << std::setw (2)
           << std::setfill ('0') << byte;
    EIS_GELIJK (terminal::toonbaar (een),
                "\"" + (byte >= 32 && byte < 127 ? een : nummer.str ()) + "\"");
  }
  EIS_GELIJK (terminal::toonbaar (std::string (39, 'a') + "\xA0 b"),
              "\"" + std::string (39, 'a') + "\\xA0...\"");
}

// ---- Bestanden

// Wat er van een regel overblijft staat heel in de melding.
TOETS (lezer_noemt_heel_wat_er_nog_staat)
{
  const TijdelijkBestand bestand ("een\n\n twee  drie \n  een regel\r\n\n"
                                  " vier\tvijf \r\n");
  std::ostringstream melding;
  terminal::Lezer lezer (bestand.naam (), melding);
  std::string woord;
  EIS (lezer.geopend ());
  for (const char *hoort : { "een", "twee", "drie", "een", "regel" })
  {
    EIS (lezer.leesWoord ("het woord", "een woord", woord));
    EIS_GELIJK (woord, hoort);
  }
  EIS_GELIJK (melding.str (), "");
  EIS (!lezer.uitgelezen ());
  EIS_MET (bevat (melding.str (), ", regel 6:\n  gevonden \"vier\\x09vijf\", "
                  "verwacht het einde van het bestand.\n"), melding.str ());
}

TOETS (lezer_meldt_waar_en_wat)
{
  const TijdelijkBestand bestand ("1\n 2 drie");
  std::ostringstream melding;
  terminal::Lezer lezer (bestand.naam (), melding);
  int getal = 0;
  std::string woord;
  EIS (lezer.leesGetalTussen ("het eerste", 1, 2, getal));
  EIS (lezer.leesGetalTussen ("het tweede", 1, 2, getal));
  EIS_GELIJK (getal, 2);
  EIS (!lezer.leesGetalTussen ("het derde", 1, 2, getal));
  EIS (!lezer.leesWoord ("het vierde", "iets", woord));
  EIS (!lezer.verkeerd ("", "niets", "iets"));
  EIS_GELIJK (getal, 2);
  const std::string kop = "Bestand " + terminal::toonbaar (bestand.naam ());
  EIS_GELIJK (melding.str (),
    kop + ", regel 2:\n  het derde: gevonden \"drie\", verwacht een geheel "
          "getal van 1 t/m 2.\n"
    + kop + ", regel 2:\n  het vierde: gevonden het einde van het bestand, "
            "verwacht iets.\n"
    + kop + ", regel 2:\n  gevonden \"niets\", verwacht iets.\n");
}

// Schrijf een bestand af.
// Retourneert: of dat gelukt is
static bool schrijf (terminal::Uitvoerbestand &bestand, const char *inhoud)
{
  std::ostringstream melding;
  bestand.stroom () << inhoud;
  const bool gelukt = bestand.maakAf (melding);
  EIS_MET (gelukt == melding.str ().empty ()
           && (gelukt || bevat (melding.str (), "is niet te schrijven")),
           melding.str ());
  return gelukt;
}

// Twee die tegelijk onder een naam bewaren zitten elkaar niet in de weg, en wat
// een ander in de map heeft blijft zoals het is.
TOETS (wie_bewaart_raakt_aan_niets_van_een_ander)
{
  const TijdelijkeMap map;
  const std::string naam = map.pad ("p.txt");
  const std::set<std::string> blijft = { "elders", "p.txt", "p.txt.nieuw",
                                         "p.txt.nieuw1", "p.txt.nieuw2" };
  for (const char *van : { "elders", "p.txt.nieuw", "p.txt.nieuw1" })
    map.schrijf (van, "van mij");
  EIS (symlink ("elders", map.pad ("p.txt.nieuw2").c_str ()) == 0);
  for (int keer = 0; keer < 2; keer++)
  {
    terminal::Uitvoerbestand een (naam), twee (naam), drie (naam);
    drie.stroom () << "half";
    EIS (schrijf (twee, "van twee\n"));
    EIS_GELIJK (inhoudVan (naam), "van twee\n");
    EIS (schrijf (een, "van een\n"));
    EIS_GELIJK (inhoudVan (naam), "van een\n");
  }
  EIS (bestandenIn (map.pad ("")) == blijft);
  for (const char *van : { "elders", "p.txt.nieuw", "p.txt.nieuw1" })
    EIS_GELIJK (inhoudVan (map.pad (van)), "van mij");
}

// Wie klaar is ruimt daarna niet het bestand op van wie na hem dezelfde naam
// koos.
TOETS (wie_klaar_is_ruimt_niet_op_wat_een_ander_schrijft)
{
  const TijdelijkeMap map;
  const std::string naam = map.pad ("p.txt");
  std::unique_ptr<terminal::Uitvoerbestand> een
    (new terminal::Uitvoerbestand (naam));
  EIS (schrijf (*een, "van een\n"));
  terminal::Uitvoerbestand twee (naam);
  een.reset ();
  EIS (schrijf (twee, "van twee\n"));
  EIS_GELIJK (inhoudVan (naam), "van twee\n");
}

TOETS (wat_niet_te_bewaren_is_kost_het_oude_niet)
{
  const TijdelijkeMap map;
  const std::string naam = map.pad ("p.txt");
  map.schrijf ("p.txt", "oud");
  {
    terminal::Uitvoerbestand bestand (naam);
    schijfStuk = true;
    const bool gelukt = schrijf (bestand, "nieuw");
    schijfStuk = false;
    EIS (!gelukt);
  }
  {
    sluitenMislukt = EOF;
    terminal::Uitvoerbestand bestand (naam);
    sluitenMislukt = 0;
    EIS (!bestand.stroom ());
    EIS (!schrijf (bestand, "nieuw"));
  }
  EIS_GELIJK (inhoudVan (naam), "oud");
  EIS_GELIJK (bestandenIn (map.pad ("")).size (), 1u);
  for (const std::string &slecht : { std::string (""), map.pad (""),
                                     map.pad ("geen/p.txt"), naam + "\n" })
  {
    terminal::Uitvoerbestand bestand (slecht);
    EIS (!bestand.stroom ());
    EIS (!schrijf (bestand, "nieuw"));
  }
}

// ---- Vragen

// Wat er op een reeks vragen geantwoord wordt: een getal, ja of nee, een
// tekst, en of de regel dan op is; in die volgorde.
static std::string antwoorden (const std::string &invoer)
{
  std::istringstream in (invoer);
  std::streambuf *const oud = std::cin.rdbuf (in.rdbuf ());
  std::string uit, tekst;
  {
    const Vangst vangst;
    terminal::Vragen vragen;
    long long getal = 0;
    bool ja = false;
    uit += vragen.vraagGetal ("Getal", 1, 9, getal)
           ? std::to_string (getal) : vragen.isOp () ? "einde" : "terug";
    uit += vragen.vraagJa ("Mag dit?", ja)
           ? (ja ? " j" : " n") : vragen.isOp () ? " einde" : " terug";
    for (int i = 0; i < 2; i++)
      uit += vragen.vraagTekst ("Tekst", "iets", tekst) ? " <" + tekst + ">"
             : vragen.isOp () ? " einde" : " terug";
    uit += vragen.vooruit ().empty () ? " op" : " niet op";
  }
  std::cin.clear ();
  std::cin.rdbuf (oud);
  return uit;
}

TOETS (antwoorden_op_een_of_meer_regels)
{
  const std::pair<const char *, const char *> gevallen[] = {
    { "5\nj\neen naam\nnog een\n", "5 j <een naam> <nog een> op" },
    { "5 j een naam\nnog een\n", "5 j <een naam> <nog een> op" },
    { "\n 5  j\r\n\n\t een naam \t\r\n\r\nnog een",
      "5 j <een naam> <nog een> op" },
    { "0 j x y\n10 n\n5 n a\nb\n", "5 n <a> <b> op" },
    { "5 jn j x\nN\n a\nb\n", "5 n <a> <b> op" },
    { "5 x 3\na\nb\n", "5 terug <a> <b> op" },
    { "X\nx\nx\n ? \nx", "terug terug terug terug op" },
    { "5", "5 einde einde einde op" }, { "", "einde einde einde einde op" } };
  for (const auto &geval : gevallen)
    EIS_GELIJK (antwoorden (geval.first), geval.second);
}

// Wie ja zei tegen lang werk krijgt bij dezelfde keuze geen vraag meer, ook
// niet als er nog meer werk bij komt; wie nee zei wel.
TOETS (lang_werk_mag_een_keer_voor_een_keuze)
{
  for (const bool ja : { true, false })
  {
    std::istringstream in (ja ? "j\n" : "n\n");
    std::streambuf *const oud = std::cin.rdbuf (in.rdbuf ());
    const zoek::Schatting lang = { 100, 1e6, 1e4, "standen", "" };
    {
      const Vangst vangst;
      terminal::Vragen vragen;
      terminal::Schermtoezicht toezicht (true, &vragen);
      EIS (toezicht.vraagt ());
      EIS_GELIJK (toezicht.magDoor (lang), ja);
      EIS_GELIJK (toezicht.vraagt (), !ja);
    }
    std::cin.rdbuf (oud);
  }
}

// Een zin breekt af na een punt of een puntkomma, anders bij een spatie, en een
// woord dat te lang is blijft heel.
TOETS (een_lange_zin_breekt_af)
{
  const std::string half (45, 'a'), lang (90, 'b');
  for (const std::string tussen : { ". ", "; ", " " })
  {
    const std::string een = half + tussen.substr (0, tussen.size () - 1);
    EIS_GELIJK (terminal::inRegels (een + " " + half), een + "\n" + half);
  }
  EIS_GELIJK (terminal::inRegels (lang), lang);
  EIS_GELIJK (terminal::inRegels (lang + " " + half), lang + "\n" + half);
}

//*************************************************************************

// ---- Een tabel

TOETS (wat_niet_op_een_regel_van_een_tabel_past_komt_eronder)
{
  const size_t past = 80 - std::string ("kop getal  ").size ();
  for (const std::string naam : { "a  ", "rij" })
    for (size_t lang = 1; lang < 130; lang++)
    {
      const Vangst uit;
      const std::string reeks (lang, 'x');
      const terminal::Tabel tabel ({}, { "kop", "getal", "reeks" }, { 6 },
                                   false);
      tabel.toonKop ();
      tabel.toon ({ naam.substr (0, naam.find (' ')), "1", reeks });
      EIS_GELIJK (uit.tekst (), "kop getal  reeks\n" + naam + "     1"
                  + (lang <= past ? "  " : "\n    ") + reeks + "\n");
    }
}

// Wat eronder ook niet op een regel past breekt af tussen twee delen.
TOETS (een_cel_onder_een_tabel_breekt_tussen_twee_delen)
{
  const size_t past = 80 - 4;
  for (size_t lang = past - 3; lang <= past; lang++)
  {
    const Vangst uit;
    const std::string reeks (lang, 'x');
    const terminal::Tabel tabel ({}, { "kop", "reeks" }, {}, false);
    tabel.toon ({ "a", reeks + "  y" });
    EIS_GELIJK (uit.tekst (), "a  \n    " + reeks
                + (lang + 3 <= past ? "  " : "\n    ") + "y\n");
  }
}

// Een tijd is op het scherm op de microseconde te lezen, en met puntkomma's een
// geheel aantal; een bestandsnaam doet niets met het scherm.
TOETS (een_tabel_toont_tijden_en_namen)
{
  for (bool csv : { false, true })
  {
    const Vangst uit;
    const terminal::Tabel tabel ({}, { "kop", "seconden", "snelseconden" },
                                 { 10, 14 }, csv);
    tabel.toonKop ();
    tabel.toon ({ "\033[2J\n;", tabel.duur (0.000505), tabel.duur (1e6) });
    EIS_GELIJK (uit.tekst (), csv
                ? "kop;microseconden;snelmicroseconden\n"
                  "\"\\x1B[2J\\x0A;\";505;1000000000000\n"
                : "kop  seconden rekentijd  snelseconden\n"
                  "\\x1B[2J\\x0A;\n               0.000505 1000000.000000\n");
  }
}

// Een aantal beurten komt in de plaats van een tijd, en omgekeerd.
TOETS (een_sterkte_vervangt_de_vorige)
{
  terminal::Sterkte sterkte;
  EIS (sterkte.lees ("2,5s"));
  EIS_GELIJK (sterkte.seconden (), 2.5);
  EIS (sterkte.lees ("12"));
  EIS (sterkte.seconden () <= 0);  // zonder grens
  EIS_GELIJK (sterkte.beurten (), 12);
  EIS (sterkte.lees ("0.001S"));
  EIS_GELIJK (sterkte.seconden (), 0.001);
  EIS (sterkte.beurten () > 12);
}
