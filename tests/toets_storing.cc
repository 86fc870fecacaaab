// toets_storing.cc: wat elk programma moet verdragen: geheugen dat op is, een
// volle schijf, een pijp die dichtgaat, en rommel als invoer. Nooit
// een programma dat crasht of zwijgt: er hoort een melding te komen, en een
// exitcode die zegt dat het mis ging.

#include "tests/grens.h"
#include "tests/kaart.h"
#include "tests/programma.h"

#include "terminal/hoofdprogramma.h"

#include <csignal>
#include <functional>

using namespace std;

// Doe iets met de korte opdrachten van elk spel.
static void metElkeOpdracht (const function<void (const Opdracht &)> &werk)
{
  for (const Kaart &kaart : kaarten ())
  {
    EIS_MET (!kaart.kort.empty (), kaart.programma);
    for (const Opdracht &opdracht : kaart.kort)
      werk (opdracht);
  }
}

// Doe iets in de shell, die de gebouwde programma's kent.
static Afloop inShell (const string &wat, const string &invoer = "")
{
  return Proces::draai ({ "/bin/sh", "-c", "PATH=$0:$PATH; " + wat,
                          padVan ("") }, invoer);
}

//*************************************************************************
// Geheugen

static Afloop metKibi (const Opdracht &opdracht, int kibi)
{
  vector<string> woorden = woordenVan (opdracht.regel);
  woorden[0] = padVan (woorden[0]);
  return Proces::draai (woorden, opdracht.invoer, [=]
    {
      const rlim_t bytes = static_cast<rlim_t> (kibi) * 1024;
      const rlimit niets = { 0, 0 }, meest = { bytes, bytes };
      setrlimit (RLIMIT_CORE, &niets);
      setrlimit (RLIMIT_AS, &meest);
    });
}

// Het lukt, of het geheugen is op: dan is er een melding. Met te weinig om te
// beginnen geeft het systeem zelf exitcode 126 of 127.
static bool isNet (const Opdracht &opdracht, const Afloop &afloop)
{
  if (afloop.exitcode == 0)
    return bevat (afloop.uitvoer, opdracht.uitvoer);
  return afloop.exitcode == 126 || afloop.exitcode == 127
         || (afloop.exitcode == 3
             && afloop.fouten == "\nHet geheugen is op.\n");
}

// Zoek tussen weinig en veel geheugen de grens waar een opdracht net lukt, en
// onderzoek daar elke paar bladen.
static void eisNetteGrens (const Opdracht &opdracht)
{
  const int Stap = 48;
  int laag = 1024, hoog = 2 * 1024 * 1024, opgeraakt = 0;
  const auto exitcode = [&opdracht] (int kibi)
  {
    const Afloop afloop = metKibi (opdracht, kibi);
    EIS_MET (isNet (opdracht, afloop), opdracht.regel << " met " << kibi
             << " KiB: " << afloop.exitcode << " " << afloop.reden
             << afloop.fouten);
    return afloop.exitcode;
  };
  while (hoog - laag > Stap)
  {
    const int midden = laag + (hoog - laag) / 2;
    (exitcode (midden) == 0 ? hoog : laag) = midden;
  }
  for (int kibi = hoog; kibi > hoog - 6 * Stap; kibi -= Stap)
    opgeraakt += exitcode (kibi) == 3;
  EIS_MET (opgeraakt > 0, opdracht.regel << ": het geheugen raakt nooit op");
}

TOETS (genoeg_geheugen_of_een_melding)
{
  const Klokstap klok (".0001");
  metElkeOpdracht ([] (const Opdracht &opdracht)
  {
    const Afloop afloop = inShell ("exec " + opdracht.regel, opdracht.invoer);
    EIS_MET (afloop.exitcode == 0 && afloop.fouten.empty ()
             && bevat (afloop.uitvoer, opdracht.uitvoer),
             opdracht.regel << " geeft " << afloop.exitcode << ": "
             << afloop.uitvoer << afloop.fouten << afloop.reden);
    if (GrensWerkt)
      eisNetteGrens (opdracht);
  });
}

TOETS (een_boom_van_198_miljoen_standen_is_te_tellen_in_weinig_geheugen)
{
  const int Kibi = 150000;
  if (!GrensWerkt)
    return;
  const Afloop afloop = metKibi ({ "TegelSpel --stil spel4.txt", "11\n", "" },
                                 Kibi);
  EIS_GELIJK (afloop.exitcode, 0);
  EIS_MET (bevat (afloop.uitvoer, "complete boom: 198 040 465\n"),
           afloop.uitvoer << afloop.fouten);
}

// Kalah en de controle zeggen waarvoor het te weinig is.
TOETS (te_weinig_geheugen_voor_kalah)
{
  const int Kibi = 100000;
  if (!GrensWerkt)
    return;
  const TijdelijkBestand kop
    ("Kalah-bewijs 1\nregels rondgang verder slag-2-3 meer-dan-de-helft\n"
     "kuiltjes 3 3 3 3 3 3 0 3 3 3 3 3 3 0\nbegint 1\nuitkomst gelijk\n"
     "eindspel 24\n");
  const Afloop
    bewijs = metKibi ({ "Controle " + string (kop.naam ()) + " 3", "", "" },
                      Kibi),
    los = metKibi ({ "Kalah --los --stil spellen/kalah/voorbeelden/drie.kalah",
                     "", "" }, 30000);
  EIS_MET (eindigtOp (bewijs.fouten + bewijs.uitvoer, ": regel 6: daar is te "
                      "weinig geheugen voor\n"), bewijs.fouten);
  EIS_GELIJK (los.fouten, "Oplossen lukt niet: het geheugen is op.\n");
  EIS_GELIJK (los.exitcode, 3);
}

// Wat een programma zegt waarin niemand een exception vangt.
TOETS (een_gebrek_aan_geheugen_heet_zo)
{
  const TijdelijkeMap map;
  const string naam = map.pad ("fouten");
  const int code = Proces::apart ([&] () noexcept
  {
    EIS (freopen (naam.c_str (), "w", stderr) != nullptr);
    terminal::bewaakGeheugen ();
    std::get_new_handler () ();
  });
  EIS_GELIJK (to_string (code) + inhoudVan (naam), "3\nHet geheugen is op.\n");
}

//*************************************************************************
// Uitvoer

TOETS (volle_of_gesloten_uitvoer_geeft_een_exitcode)
{
  vector<Opdracht> alle;
  metElkeOpdracht ([&] (const Opdracht &een) { alle.push_back (een); });
  for (const Kaart &kaart : kaarten ())
    for (const char *optie : { " --help", " --versie" })
      alle.push_back ({ kaart.programma + optie, "", "" });
  // Ook waar de tijd om is voor er iets bekend is.
  for (size_t i = 0, n = alle.size (); i < n; i++)
    if (bevat (alle[i].regel, " --los ") && !bevat (alle[i].regel, " --snel "))
      alle.push_back ({ "env KLOKSTAP=1 " + alle[i].regel + " --tijd 1", "",
                        "" });
  for (const Opdracht &opdracht : alle)
    for (const char *waarheen : { " > /dev/full", " >&-" })
    {
      const Afloop afloop = inShell ("exec " + opdracht.regel + waarheen,
                                     opdracht.invoer);
      EIS_MET (afloop.exitcode == 3
               && afloop.fouten == "De uitvoer is niet te schrijven.\n",
               opdracht.regel << waarheen << " geeft " << afloop.exitcode
               << " " << afloop.reden << afloop.fouten);
    }
  // Ook als er veel getekend wordt, en maar een deel daarvan past.
  const string teken = "ulimit -f 8; exec TegelSpel --stil spel1.txt > deel";
  string veel;
  for (int i = 0; i < 43; i++)
    veel += "z\n";
  const TijdelijkeMap map;
  EIS_GELIJK (inShell ("cp spel1.txt " + alsWoord (map.pad ("spel1.txt"))
                       + "; cd " + alsWoord (map.pad ("")) + "; " + teken,
                       veel).exitcode, 3);
  // En een bestand dat te groot wordt breekt niets af.
  EIS_GELIJK (inShell ("ulimit -f 0; exec TegelSpel --versie").exitcode, 3);
}

// Wat er gesloten is krijgt geen bestand dat daarna open gaat: er is niets te
// lezen, en schrijven mislukt.
TOETS (geen_bestand_wordt_stdin_stdout_of_stderr)
{
  for (int dicht = 0; dicht < 8; dicht++)
    EIS_GELIJK (Proces::apart ([=]
      {
        char niets;
        for (int i = 0; i < 3; i++)
          if ((dicht >> i) % 2 == 1)
            close (i);
        terminal::bezetNummers ();
        for (int i = 0; i < 3; i++)
          if ((dicht >> i) % 2 == 1
              && (read (i, &niets, 1) != 0 || write (i, "x", 1) >= 0))
            _exit (1);
        if (open ("/dev/null", O_RDONLY) < 3)
          _exit (2);
      }), 0);
}

// De voortgang komt niet in het bewijs.
TOETS (het_bewijs_is_heel_als_stderr_dicht_is)
{
  const TijdelijkeMap map;
  for (const string dicht : { "", "2>&-" })
  {
    const Afloop afloop = inShell ("cd " + map.pad ("") + "; rm -f bewijs; "
      "KLOKSTAP=1 Bewijs bewijs 4 9 2 0 2 0 2 2 0 2 0 2 0 2 2 0 1 " + dicht);
    EIS_GELIJK (afloop.exitcode, 0);
    EIS_GELIJK (bevat (afloop.fouten, "per seconde"), dicht.empty ());
    EIS (!bevat (inhoudVan (map.pad ("bewijs")), "per seconde"));
  }
}

// Wie stopt met lezen laat het programma stoppen bij wat het daarna schrijft,
// zonder gemopper.
TOETS (pijp_die_dichtgaat)
{
  const pair<const char *, const char *> lang[] = {
    { "TegelSpel --stil --los spel3.txt spel1.txt", "bestand" },
    { "Aqualin --stil --zaad 1 --experiment 1", "Zaad" } };
  for (const auto &opdracht : lang)
  {
    const Afloop afloop = inShell (opdracht.first + string (" | head -1"));
    EIS_GELIJK (afloop.reden, "");
    EIS_GELIJK (afloop.fouten, "");
    EIS (bevat (afloop.uitvoer, opdracht.second));
    EIS_GELIJK (regelsVan (afloop.uitvoer).size (), 1u);
  }
  const Afloop doof = inShell ("trap '' PIPE; { TegelSpel --stil --los "
                               "spel1.txt; echo $? >&2; } | true");
  EIS_MET (bevat (doof.fouten, "niet te schrijven") || doof.fouten == "0\n",
           doof.fouten);
}

//*************************************************************************
// De opdrachtregel

// Elke optie doet iets of wordt geweigerd: bij geen enkele wijze wordt zij
// overgeslagen.
TOETS (elke_optie_doet_iets_of_wordt_geweigerd)
{
  for (const Kaart &kaart : kaarten ())
  {
    const Kaartbestanden bestanden (kaart);
    EIS_MET (kaart.wijzen.size () > 1, kaart.programma);
    for (size_t i = 0; i < kaart.wijzen.size (); i++)
    {
      const auto draai = [&] (const string &optie)
      {
        return Programma (kaart.programma).draai
          (woordenVan ("--zaad 1 " + optie + " "
                       + bestanden.met (kaart.wijzen[i])));
      };
      const string zonder = zonderTijden (draai ("").uitvoer);
      for (const auto &optie : kaart.opties)
      {
        const char hoort = optie.second.at (i);
        if (hoort == '.')
          continue;
        const Afloop met = draai (optie.first);
        const string naam = woordenVan (optie.first)[0];
        const bool anders = zonderTijden (met.uitvoer) != zonder;
        EIS_MET (hoort == '-' ? met.exitcode == 2 && met.uitvoer.empty ()
                                && bevatWoord (met.fouten, naam)
                 : met.exitcode == 0 && anders == (hoort == '+'),
                 kaart.programma << " " << kaart.wijzen[i] << " "
                 << optie.first << ": " << met.exitcode << met.uitvoer
                 << met.fouten);
      }
    }
  }
}

// De uitleg past op een scherm, met elke optie; de hele zegt er meer bij.
TOETS (de_uitleg_past_op_een_scherm)
{
  const size_t Regels = 24, Breedte = 80;
  for (const Kaart &kaart : kaarten ())
  {
    const Programma programma (kaart.programma);
    const string alles = programma.uitvoer ({ "--help", "alles" }),
                 kort = programma.uitvoer ({ "-h" });
    const vector<string> regels = regelsVan (programma.uitvoer ({ "--help" }));
    size_t verder = 0;
    EIS_MET (regels.size () <= Regels, kaart.programma << regels.size ());
    EIS (regelsVan (alles).size () > regels.size ());
    for (const string &regel : regelsVan (alles))
    {
      EIS_MET (regel.size () <= Breedte, regel);
      verder += verder < regels.size () && regels[verder] == regel;
    }
    EIS_MET (verder == regels.size (), regels[verder]);
    for (const auto &optie : kaart.opties)
    {
      const string naam = woordenVan (optie.first)[0];
      EIS_MET (bevat (kort, naam.substr (0, naam.find ('='))), naam);
    }
  }
}

//*************************************************************************
// Rommel

// Eis dat een bestand geweigerd wordt, zonder dat er een menu komt.
// Parameters:
// * programma, bestand: wie het leest
// * woorden: horen in de melding te staan
static void eisGeweigerd (const string &programma, const string &bestand,
                          const vector<string> &woorden = {})
{
  const Afloop afloop = Programma (programma).draai ({ bestand });
  EIS_GELIJK (afloop.reden + afloop.uitvoer, "");
  EIS_GELIJK (afloop.exitcode, 1);
  eisMelding (afloop.fouten, 2000, woorden);
}

TOETS (rommel_op_de_opdrachtregel_en_in_het_menu)
{
  const size_t veel = 1000000;
  string gemengd (veel, ' ');
  for (size_t i = 0; i < veel; i++)
    gemengd[i] = static_cast<char> (i * i * 2654435761u >> 13);
  for (const string &inhoud : { gemengd, string (veel, '\0'),
                                string (veel, 'g'), string (veel, '1') })
  {
    const TijdelijkBestand bestand (inhoud);
    for (const Kaart &kaart : kaarten ())
    {
      eisGeweigerd (kaart.programma, bestand.naam ());
      const Afloop afloop = inShell (kaart.programma + " | tail -c 2000",
                                     inhoud.substr (0, 100000) + "\n1\n");
      EIS_MET (afloop.reden.empty () && afloop.fouten.empty (),
               kaart.programma << ": " << afloop.reden << afloop.fouten);
    }
  }
  for (const Kaart &kaart : kaarten ())
    eisGeweigerd (kaart.programma, "/dev/zero");
}

// Een antwoord met lengtes rond die waar het lezen van een regel ophoudt. Wat
// het programma daarna doet hangt niet van de lengte af.
TOETS (regels_rond_de_grootste_lengte_in_elk_menu)
{
  for (const Kaart &kaart : kaarten ())
  {
    string verwacht;
    for (size_t lengte : { 100u, 80u, 81u, 1000000u, 1000001u })
    {
      const string uitvoer = Programma (kaart.programma).uitvoer
        ({}, string (lengte, 'q') + "\nz\ns\n"),
        erna = uitvoer.substr (uitvoer.find ("\"qq"));
      if (verwacht.empty ())
        verwacht = erna;
      EIS_MET (bevat (erna, "\"z\""), erna);
      EIS_MET (erna == verwacht, kaart.programma << ", " << lengte << ": "
               << erna);
    }
  }
}

// Een fout na een heel lange regel in een spelbestand.
TOETS (regels_rond_de_grootste_lengte_in_een_bestand)
{
  for (size_t lengte : { 9999999u, 10000000u, 10000001u })
    eisGeweigerd ("TegelSpel",
                  TijdelijkBestand (string (lengte, ' ') + "\n!\n").naam (),
                  { ", regel 2:", "\"!\"" });
}
