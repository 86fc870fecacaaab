// meting.cc: hoe snel Othello telt, en wat de pointerstructuur kost; gebouwd
// door make meting in spellen/othello.

#include <cstdlib>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>
#include "../../spellen/othello/othello.h"
#include "model.h"

using namespace std;

//*************************************************************************

// Telt vervolgpartijen zoals OthelloBord::vervolg, met dezelfde kortere weg
// voor de laatste twee vakjes, maar op een array met een rand eromheen.
class ArrayTelling
{
  public:

    explicit ArrayTelling (const Model::Stand &stand)
    : breedte (stand.n + 2), speler (stand.speler)
    {
      const int stappen[] = { -breedte - 1, -breedte, -breedte + 1, 1,
                              breedte + 1, breedte, breedte - 1, -1 };
      vakjes.assign (static_cast<size_t> (breedte * (stand.m + 2)), '#');
      for (int i = 0; i < 8; i++)
        stap[i] = stappen[i];
      for (int rij = 0; rij < stand.m; rij++)
        for (int kolom = 0; kolom < stand.n; kolom++)
        {
          const int plek = (rij + 1) * breedte + kolom + 1;
          op (plek) = Model::op (stand, rij, kolom);
          if (op (plek) == '.')
            leeg.push_back (plek);
        }
    }

    long long vervolg ()
    {
      return tel (static_cast<int> (leeg.size ()));
    }

  private:

    int breedte, stap[8];
    char speler;
    vector<char> vakjes;
    vector<int> leeg;

    char &op (int plek)
    {
      return vakjes[static_cast<size_t> (plek)];
    }

    int verzamel (int plek, char ander, int slag[])
    {
      int aantal = 0;
      for (int richting : stap)
      {
        const int voor = aantal;
        int hier = plek + richting;
        for (; op (hier) == ander; hier += richting)
          slag[aantal++] = hier;
        if (op (hier) != speler)
          aantal = voor;
      }
      return aantal;
    }

    long long tel (int over)
    {
      const char ander = Model::ander (speler);
      int slag[160];
      long long som = 0;
      for (int plek : leeg)
        if (op (plek) == '.')
        {
          const int aantal = verzamel (plek, ander, slag);
          if (aantal > 0 && over <= 2)
            som++;
          else if (aantal > 0)
          {
            for (int i = 0; i < aantal; i++)
              op (slag[i]) = speler;
            op (plek) = speler;
            speler = ander;
            som += tel (over - 1);
            for (int i = 0; i < aantal; i++)
              op (slag[i]) = ander;
            op (plek) = '.';
            speler = Model::ander (ander);
          }
        }
      return som > 0 ? som : 1;
    }
};

//*************************************************************************

// Toon hoe snel een manier van tellen is, in partijen per seconde rekentijd.
template <typename Tel>
static void toon (const string &naam, int keren, const Tel &tel)
{
  const clock_t begin = clock ();
  long long som = 0;
  for (int i = 0; i < keren; i++)
    som += tel ();
  const double seconden = static_cast<double> (clock () - begin)
                          / CLOCKS_PER_SEC;
  cout << left << setw (46) << naam << right << setw (12) << som / keren
       << " partijen, " << setw (9)
       << static_cast<double> (som) / seconden / 1e6 << " miljoen/s" << endl;
}

int main ()
{
  const Model::Stand begin = Model::begin (4, 4);
  OthelloBord bord (4, 4);
  const OthelloBord groot (4, 6);
  ArrayTelling array (begin);
  cout << fixed << setprecision (2);
  for (int i = 0; i < 3; i++)
  {
    toon ("4 bij 4, vervolg, pointerstructuur", 60,
          [&] { return bord.vervolg (); });
    toon ("4 bij 4, hetzelfde op een array met een rand", 60,
          [&] { return array.vervolg (); });
  }
  toon ("4 bij 4, het model: elke zet een nieuwe stand", 2,
        [&] { return Model::vervolg (begin); });
  toon ("4 bij 4, vervolgSnel, tabel van 1 MiB", 60,
        [&] { return bord.vervolgSnel (1 << 20); });
  toon ("4 bij 6, vervolgSnel, tabel van 1 GiB", 1,
        [&] { return groot.vervolgSnel (); });
  return 0;
}
