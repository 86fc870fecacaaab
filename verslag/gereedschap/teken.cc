// teken.cc: teken een stand, of een hele boom, als TikZ-plaatje.
//
// Gebruik: teken BESTAND            de stand uit een spelbestand
//          teken BESTAND --boom     de complete boom eronder
//          teken BESTAND --lijn     het spel met steeds de eerste beste zet
//
// De tekening heeft tegelspel-tekening.sty nodig. In de boom staat bij elke
// stand haar waarde voor de speler die in de wortel aan beurt is; een dikke
// lijn is een beste zet, een streepjeslijn een gretige. Van het spel staat er
// het einde, met op elke tegel het nummer van de zet die hem legde.

#include "gereedschap.h"
#include "gretig.h"
#include "zoek/tegelspel/boomschets.h"
#include <climits>
#include <iomanip>

using namespace verslag;

namespace
{

const double Tussen = 1.2;   // tussen twee delen van een tekening, in vakjes

// Zet een opdracht met twee coordinaten op het scherm.
void druk (const char *opdracht, double x, double y, const std::string &rest)
{
  std::cout << '\\' << opdracht << '{' << x << "}{" << y << '}' << rest
            << '\n';
}

// Teken tegels naast elkaar.
// Parameters:
// * x, y: de plaats van de eerste
// * tegels: de kleuren
void tekenTegels (double x, double y, const std::string &tegels)
{
  for (size_t i = 0; i < tegels.size (); i++)
    druk ("tegel", x + static_cast<double> (i), y,
          std::string ("{") + tegels[i] + "}");
}

// Retourneert: de tegels van een paar, geel vooraan
std::string tegelsVan (const std::pair<int,int> &paar)
{
  return std::string (static_cast<size_t> (paar.first), 'g')
         + std::string (static_cast<size_t> (paar.second), 'b');
}

// Teken de schalen naast elkaar.
// Parameters:
// * spel, N: de stand, en het aantal plaatsen op een schaal
// * x, y: de plaats
// * nummers: of hun nummers erbij staan
void tekenSchalen (TegelSpel &spel, int N, double x, double y, bool nummers)
{
  const Paren schalen = spel.getInhoudSchalen ();
  for (size_t i = 0; i < schalen.size (); i++)
  {
    if (nummers)
      druk ("tekst", x - 0.2, y, "{" + std::to_string (i) + ":}");
    x += nummers ? 1 : 0;
    druk ("schaal", x, y, "{" + std::to_string (N) + "}");
    tekenTegels (x, y, tegelsVan (schalen[i]));
    x += N + 0.8;
  }
}

// Teken een bord.
// Parameters:
// * rijen, L: het bord
// * x, y: de plaats
void tekenBord (const Paren &rijen, int L, double x, double y)
{
  for (size_t i = 0; i < rijen.size (); i++)
  {
    const double hoogte = y - static_cast<double> (i);
    for (int vakje = 0; vakje < L; vakje++)
      druk ("vakje", x + vakje, hoogte, "");
    tekenTegels (x, hoogte, tegelsVan (rijen[i]));
  }
}

// Teken de stand uit een spelbestand.
// Parameters:
// * inhoud: het bestand
// * spel: de stand
void tekenStand (const Spelbestand &inhoud, TegelSpel &spel)
{
  const std::string pot = spel.getPot ();
  const size_t perRegel = 20;
  double y = 0;
  druk ("tekst", 0, y, "{pot:}");
  if (pot.empty ())
    druk ("tekst", 1.8, y, "{leeg}");
  for (size_t i = 0; i < pot.size (); i += perRegel, y--)
    tekenTegels (1.8, y, pot.substr (i, perRegel));
  y -= pot.empty () ? 1.4 : 0.4;
  tekenSchalen (spel, inhoud.N, 0, y, true);
  y -= 1.6;
  const double naast = std::max (inhoud.L + 2.5, 11.5);
  for (int wie = 0; wie < 2; wie++)
  {
    druk ("tekst", wie * naast, y, "{speler " + std::to_string (wie)
          + (wie == inhoud.beurt ? " (aan de beurt):}" : ":}"));
    tekenBord (spel.getInhoudRijen (wie), inhoud.L, wie * naast, y - 1);
  }
}

//*************************************************************************

// Doe een zet, en teken de tegels die hij legt, met zijn nummer.
// Parameters:
// * spel: de stand
// * zet, nummer: de zet
// * x, y: per speler de plaats van haar bord, en de hoogte van beide
void legEnTeken (TegelSpel &spel, const Zet &zet, size_t nummer,
                 const double *x, double y)
{
  const int wie = spel.getSpeler ();
  const Paren voor = spel.getInhoudRijen (wie);
  spel.doeZet (zet.first, zet.second);
  const Paren na = spel.getInhoudRijen (wie);
  for (size_t i = 0; i < na.size (); i++)
    for (int vakje = voor[i].first + voor[i].second;
         vakje < na[i].first + na[i].second; vakje++)
      druk ("gelegd", x[wie] + vakje, y - static_cast<double> (i),
            std::string ("{") + zet.second + "}{" + std::to_string (nummer)
            + "}");
}

// Teken het spel waarin steeds de eerste beste zet gedaan wordt.
// Parameters:
// * inhoud: het bestand
// * spel: het begin; wordt uitgespeeld
void tekenLijn (const Spelbestand &inhoud, TegelSpel &spel)
{
  const double naast = inhoud.L + 2.0, x[2] = { 0, naast };
  std::vector<Zet> zetten;
  for (int wie = 0; wie < 2; wie++)
  {
    druk ("tekst", x[wie], 1.1, "{speler " + std::to_string (wie) + "}");
    tekenBord (spel.getInhoudRijen (wie), inhoud.L, x[wie], 0);
  }
  spel.besteReeks (zetten);
  for (size_t i = 0; i < zetten.size (); i++)
    legEnTeken (spel, zetten[i], i + 1, x, 0);
  const double rechts = 2 * naast;
  const size_t perRegel = 6;
  double y = 1.1;
  for (size_t i = 0; i < zetten.size (); i += perRegel, y--)
    for (size_t j = i; j < i + perRegel && j < zetten.size (); j++)
      druk ("tekst", rechts + 4.2 * static_cast<double> (j - i), y,
            "{" + std::to_string (j + 1) + ".~" + tekst (zetten[j]) + "}");
  y -= 0.6;
  const int L = inhoud.L;
  druk ("tekst", rechts, y, "{na " + std::to_string (zetten.size ())
        + " zetten "
        + std::to_string (volleRijen (spel.getInhoudRijen (0), L)) + "--"
        + std::to_string (volleRijen (spel.getInhoudRijen (1), L))
        + "; over, in de pot en op de schalen:}");
  tekenTegels (rechts, y - 1.4, spel.getPot ());
  tekenSchalen (spel, inhoud.N, rechts, y - 3, true);
}

//*************************************************************************

// Tekent een boom, die zoek/tegelspel/boomschets.h afloopt.
class Boomtekening
{
  public:

    Boomtekening (TegelSpel &nwSpel, const Spelbestand &nwInhoud)
    : spel (nwSpel), inhoud (nwInhoud), schets (nwSpel, INT_MAX, true),
      kinderen (schets.knopen ().size ()), volgende (0)
    {
      for (size_t i = 1; i < kinderen.size (); i++)
        kinderen[schets.knopen ()[i].ouder].push_back (i);
      breed = 2 * inhoud.L + Tussen;
      const Paren schalen = spel.getInhoudSchalen ();
      const double schaalBreed = static_cast<double> (schalen.size ())
        * (inhoud.N + 0.8) + static_cast<double> (spel.getPot ().size ());
      breed = std::max (breed, schaalBreed);
      hoog = inhoud.K + 2.6;
    }

    // Teken de stand waarin het spel nu is, en alles eronder.
    // Parameter:
    // * nummer: haar knoop
    // Retourneert: de plaats van haar midden
    double teken (size_t nummer)
    {
      const Knoop &hier = schets.knopen ()[nummer];
      std::vector<double> midden;
      for (const size_t kind : kinderen[nummer])
      {
        const Zet &zet = schets.knopen ()[kind].zet;
        spel.doeZet (zet.first, zet.second);
        midden.push_back (teken (kind));
        spel.unDoeZet ();
      }
      const double x = midden.empty ()
        ? breed / 2 + (breed + 2.4) * volgende++
        : (midden.front () + midden.back ()) / 2;
      tekenKnoop (x, -hier.diepte * (hoog + 2.2),
                  hier.einde ? -1 : hier.speler,
                  hier.speler == inhoud.beurt ? hier.score : -hier.score);
      const std::vector<size_t> gretig = nummer == 0 ? gretigeZetten (spel)
                                                     : std::vector<size_t> ();
      for (size_t i = 0; i < midden.size (); i++)
      {
        const Knoop &kind = schets.knopen ()[kinderen[nummer][i]];
        tekenTak (x, midden[i], hier.diepte, tekst (kind.zet), kind.beste,
                  std::count (gretig.begin (), gretig.end (), i) > 0);
      }
      return x;
    }

  private:

    typedef zoek::tegelspel::Boomschets<TegelSpel> Schets;
    typedef Schets::Knoop Knoop;

    TegelSpel &spel;
    const Spelbestand &inhoud;
    const Schets schets;
    std::vector< std::vector<size_t> > kinderen;   // van elke knoop
    int volgende;          // het volgende blad
    double breed, hoog;    // van een knoop, in vakjes

    // Teken een knoop.
    // Parameters:
    // * x, y: het midden van haar bovenkant
    // * speler: wie aan beurt is, of -1
    // * waarde: haar waarde
    void tekenKnoop (double x, double y, int speler, int waarde)
    {
      const double links = x - breed / 2;
      std::cout << "\\knoop{" << links - 0.4 << "}{" << y << "}{"
                << x + breed / 2 + 0.4 << "}{" << y - hoog << "}\n";
      druk ("tekst", links, y - 0.6,
            std::string ("{") + (speler < 0 ? "einde"
              : speler == inhoud.beurt ? "\\textbf{A}" : "\\textbf{B}")
            + "}");
      druk ("rechtstekst", x + breed / 2, y - 0.6,
            "{$" + std::string (waarde > 0 ? "+" : "")
            + std::to_string (waarde) + "$}");
      tekenSchalen (spel, inhoud.N, links, y - 1.6, false);
      tekenTegels (links + static_cast<double> (spel.getSchalen ())
                   * (inhoud.N + 0.8), y - 1.6, spel.getPot ());
      for (int wie = 0; wie < 2; wie++)
        tekenBord (spel.getInhoudRijen (wie == 0 ? inhoud.beurt
                                                 : 1 - inhoud.beurt),
                   inhoud.L,
                   wie == 0 ? links : x + breed / 2 - inhoud.L, y - 2.8);
    }

    // Teken de tak naar een kind.
    // Parameters:
    // * van, naar: de plaatsen van de knopen
    // * laag: de laag van de bovenste
    // * zet: de zet
    // * beste, gretig: wat voor zet het is
    void tekenTak (double van, double naar, int laag, const std::string &zet,
                   bool beste, bool gretig) const
    {
      const double y = -laag * (hoog + 2.2) - hoog;
      std::cout << "\\tak{" << (beste ? "beste" : gretig ? "gretig" : "gewoon")
                << "}{" << van << "}{" << y << "}{" << naar << "}{" << y - 2.2
                << "}{" << zet << "}\n";
    }
};

}

int main (int argc, char **argv)
{
  if (argc < 2)
    breekAf ("gebruik: teken BESTAND [--boom|--lijn]");
  const Spelbestand inhoud = leesBestand (argv[1]);
  const std::string wat = argc > 2 ? argv[2] : "";
  TegelSpel spel;
  lees (spel, std::string (argv[1]));
  std::cout << "% Gemaakt door verslag/gereedschap/teken.\n"
               "\\begin{tikzpicture}[spel" << (wat == "--lijn" ? ",groot" : "")
            << "]\n" << std::setprecision (4);
  if (wat == "--lijn")
    tekenLijn (inhoud, spel);
  else if (wat == "--boom")
    Boomtekening (spel, inhoud).teken (0);
  else
    tekenStand (inhoud, spel);
  std::cout << "\\end{tikzpicture}%\n";
  return terminal::sluitAf (0);
}
