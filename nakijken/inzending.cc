// inzending.cc: de lijn naar het proces van een inzending; zie inzending.h.

#include "inzending.h"

#include <climits>

namespace nakijk
{

const char Spelbestand[] = "spel.txt";

namespace
{

const size_t MaxLijst = 1000, MaxWoord = 10000;

}

//*************************************************************************

void Antwoord::fout ()
{
  throw Gevallen { "gaf iets terug wat geen antwoord is", true, false };
}

long long Antwoord::getal ()
{
  size_t eind = nu + 1;
  if (nu >= tekst.size () || tekst[nu] != ' ')
    fout ();
  if (eind < tekst.size () && tekst[eind] == '-')
    eind++;
  const size_t cijfers = eind;
  while (eind < tekst.size () && tekst[eind] >= '0' && tekst[eind] <= '9')
    eind++;
  if (eind == cijfers || eind - cijfers > 19)
    fout ();
  const std::string deel = tekst.substr (nu + 1, eind - nu - 1);
  nu = eind;
  return std::strtoll (deel.c_str (), nullptr, 10);
}

int Antwoord::geheel ()
{
  const long long uit = getal ();
  if (uit < INT_MIN || uit > INT_MAX)
    fout ();
  return static_cast<int> (uit);
}

// Een bool die nooit een waarde kreeg kan ook iets anders zijn dan 0 of 1.
bool Antwoord::waar ()
{
  return getal () != 0;
}

size_t Antwoord::lengte (size_t hoogstens)
{
  const long long uit = getal ();
  if (uit < 0 || uit > static_cast<long long> (hoogstens))
    fout ();
  return static_cast<size_t> (uit);
}

std::string Antwoord::woord ()
{
  const size_t lang = lengte (MaxWoord);
  if (nu >= tekst.size () || tekst[nu] != ':' || lang > tekst.size () - nu - 1)
    fout ();
  const std::string uit = tekst.substr (nu + 1, lang);
  nu += 1 + lang;
  return uit;
}

Paren Antwoord::paren ()
{
  Paren lijst;
  for (size_t aantal = lengte (MaxLijst); aantal > 0; aantal--)
  {
    const int geel = geheel ();
    lijst.push_back (std::make_pair (geel, geheel ()));
  }
  return lijst;
}

Zet Antwoord::zet ()
{
  const int schaal = geheel ();
  return Zet (schaal, static_cast<char> (geheel ()));
}

std::vector<Zet> Antwoord::zetten ()
{
  std::vector<Zet> lijst;
  for (size_t aantal = lengte (MaxLijst); aantal > 0; aantal--)
    lijst.push_back (zet ());
  return lijst;
}

void Antwoord::klaar ()
{
  if (nu != tekst.size ())
    fout ();
}

//*************************************************************************

Lijn::Lijn (const Zandbak &zandbak, const std::string &programma,
            const Grenzen &grenzen)
: kind (new Kind (zandbak, { binnen (zandbak, programma) }, grenzen)),
  vragen (0), beantwoord (0), objecten (0)
{
}

void Lijn::later (const std::string &tekst)
{
  const std::string heel = std::to_string (++vragen) + " " + tekst;
  const unsigned lengte = static_cast<unsigned> (heel.size ());
  uitgesteld += std::string (reinterpret_cast<const char *> (&lengte),
                             sizeof lengte) + heel;
}

Antwoord Lijn::vraag (const std::string &tekst)
{
  return vraag (std::vector<std::string> (1, tekst))[0];
}

std::vector<Antwoord> Lijn::vraag (const std::vector<std::string> &teksten)
{
  std::vector<Antwoord> antwoorden;
  std::string bezwaar;
  if (!kind)
    throw Gevallen { "het proces is er niet meer", true, false };
  const int eerste = vragen;
  for (const std::string &tekst : teksten)
    later (tekst);
  kind->scherm.clear ();
  kind->tikAf ();
  const std::string alles = uitgesteld;
  uitgesteld.clear ();
  if (!kind->stuur (alles))
    val ();
  while (beantwoord < vragen)
  {
    std::string inhoud;
    while (!pakUit (inhoud))
    {
      const bool kwamIets = kind->leesPijpen (20);
      if (kind->voorbij ()
          || (!kwamIets && !kind->leeft () && !kind->leesPijpen (0)))
        val ();
    }
    if (!inhoud.empty () && inhoud[0] == '!')
      bezwaar = inhoud.substr (1, 200);
    if (beantwoord > eerste)
      antwoorden.push_back (Antwoord (inhoud));
  }
  while (kind->leesPijpen (0))
    ;
  laatsteScherm = kind->scherm;
  if (!bezwaar.empty ())
    throw Gevallen { bezwaar, false, false };
  return antwoorden;
}

bool Lijn::pakUit (std::string &inhoud)
{
  std::string &alles = kind->antwoorden;
  const std::string kop = std::to_string (beantwoord + 1) + " ";
  const size_t regel = alles.find ('\n');
  if (regel == std::string::npos && alles.size () < 40)
    return false;
  const size_t lang = static_cast<size_t> (
    std::strtoul (alles.c_str () + std::min (kop.size (), alles.size ()),
                  nullptr, 10));
  if (alles.compare (0, kop.size (), kop) != 0 || regel == std::string::npos
      || lang > (4u << 20))
    throw Gevallen { "gaf iets terug wat geen antwoord is", true, false };
  if (alles.size () < regel + 1 + lang)
    return false;
  inhoud = alles.substr (regel + 1, lang);
  alles.erase (0, regel + 1 + lang);
  beantwoord++;
  return true;
}

void Lijn::val ()
{
  const Afloop afloop = kind->sluit (true);
  kind.reset ();
  laatsteScherm = afloop.scherm;
  throw Gevallen { afloop.reden, true, afloop.teLang };
}

std::string Lijn::scherm () const { return laatsteScherm; }

Afloop Lijn::sluit ()
{
  Afloop afloop = { "", false, false, 0, "" };
  if (kind)
  {
    kind->stuur (uitgesteld);  // ook het laatste object ruimt op
    afloop = kind->sluit (false);
  }
  kind.reset ();
  return afloop;
}

//*************************************************************************

Inzending::Inzending (Lijn &deLijn)
: lijn (deLijn), nummer (std::to_string (deLijn.nieuwObject ()))
{
  lijn.later ("n " + nummer);
}

Inzending::~Inzending ()
{
  if (!lijn.dood ())
    lijn.later ("d " + nummer);
}

Antwoord Inzending::vraag (char soort, const std::string &rest)
{
  return lijn.vraag (std::string (1, soort) + " " + nummer + rest);
}

namespace
{

std::string metSpatie (int getal) { return " " + std::to_string (getal); }

std::string metSpatie (const Zet &zet)
{
  return metSpatie (zet.first) + metSpatie (static_cast<int> (zet.second));
}

}

Paren Inzending::getInhoudRijen (int speler)
{
  return vraag ('r', metSpatie (speler)).alleen (&Antwoord::paren);
}

bool Inzending::leesInSpel (const std::string &invoernaam)
{
  return vraag ('l', " " + invoernaam).alleen (&Antwoord::waar);
}

std::vector<Zet> Inzending::bepaalVerschillendeZetten ()
{
  return vraag ('v').alleen (&Antwoord::zetten);
}

bool Inzending::doeZet (const Zet &zet)
{
  return vraag ('z', metSpatie (zet)).alleen (&Antwoord::waar);
}

int Inzending::besteScore (Zet &besteZet, long long &aantalStanden)
{
  Antwoord antwoord = vraag ('b', metSpatie (besteZet) + " "
                                  + std::to_string (aantalStanden));
  const int score = antwoord.geheel ();
  besteZet = antwoord.zet ();
  aantalStanden = antwoord.getal ();
  antwoord.klaar ();
  return score;
}

Zet Inzending::bepaalGoedeZet (int nrSimulaties)
{
  return vraag ('g', metSpatie (nrSimulaties)).alleen (&Antwoord::zet);
}

Inzending::Stap Inzending::stap (const std::vector<Zet> &zetten,
                                 const int spelers[2],
                                 const std::string &inhoud)
{
  std::vector<std::string> vragen, rijen;
  for (int i = 0; i < 2; i++)
    rijen.push_back ("r " + nummer + metSpatie (spelers[i]));
  if (!inhoud.empty ())
  {
    lijn.later ("B " + nummer + " " + inhoud);
    lijn.later ("l " + nummer + " " + Spelbestand);
  }
  for (size_t i = 0; i < zetten.size (); i++)
  {
    if (i + 1 == zetten.size ())
      vragen.insert (vragen.end (), rijen.begin (), rijen.end ());
    vragen.push_back ("z " + nummer + metSpatie (zetten[i]));
  }
  vragen.insert (vragen.end (), rijen.begin (), rijen.end ());
  vragen.push_back ("e " + nummer);
  std::vector<Antwoord> antwoorden = lijn.vraag (vragen);
  Stap uit = { true, false, {}, {} };
  size_t rij = zetten.empty () ? 2 : 0;
  for (size_t i = 0; i < vragen.size (); i++)
    if (vragen[i][0] == 'r')
    {
      (rij < 2 ? uit.ervoor : uit.erna)[rij % 2] =
        gesorteerd (antwoorden[i].alleen (&Antwoord::paren));
      rij++;
    }
    else if (!antwoorden[i].alleen (&Antwoord::waar))
      (vragen[i][0] == 'e' ? uit.eindstand : uit.gedaan) = false;
    else
      uit.eindstand = vragen[i][0] == 'e';
  return uit;
}

void Inzending::neemTerug () { lijn.later ("u " + nummer); }

bool Inzending::leesInhoud (const std::string &inhoud)
{
  lijn.later ("B " + nummer + " " + inhoud);
  return leesInSpel (Spelbestand);
}

}
