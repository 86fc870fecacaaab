// zandbak.h: wat een programma van de inzending te zien krijgt. Met bubblewrap
// is dat een leeg bestandssysteem met alleen wat hier genoemd wordt: geen
// netwerk, geen andere processen, geen rechten.

#ifndef NakijkZandbakHVar
#define NakijkZandbakHVar

#include <string>
#include <utility>
#include <vector>

namespace nakijk
{

// Is bubblewrap te gebruiken? Wordt een keer nagegaan.
bool heeftZandbak ();

// Hoe bubblewrap te krijgen is.
extern const char ZonderZandbak[];

struct Zandbak
{
  std::string map;           // waarin het programma draait zonder zandbak
  // Wat er te zien is: (pad buiten, pad binnen). Het eerste pad in schrijfbaar
  // mag ook geschreven worden.
  std::vector< std::pair<std::string,std::string> > leesbaar, schrijfbaar;
  // Een compiler of een uitpakker: die ziet heel /usr, en mag zelf processen
  // maken.
  bool gereedschap;
};

// Het pad van iets leesbaars of schrijfbaars, zoals het programma het ziet.
std::string binnen (const Zandbak &zandbak, const std::string &pad);

// De opdracht die een opdracht in de zandbak uitvoert.
// Parameter:
// * filter: de filedescriptor met het verbod om processen te maken, of -1
std::vector<std::string> inZandbak (const Zandbak &zandbak,
                                    const std::vector<std::string> &opdracht,
                                    int filter);

// Een filedescriptor met dat verbod, zoals bubblewrap het wil hebben.
int maakFilter ();

}

#endif
