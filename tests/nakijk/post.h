// post.h: de berichten waarmee een proef aan de nakijker meldt wat zij doet.
//
// Ze gaan over een eigen pijp, zodat niets wat een inzending op het scherm
// zet erdoor kan lopen. Een bericht is een regel met soort en lengte, en dan
// de inhoud. Omdat de proef elke aanroep vooraf meldt, weet de nakijker ook
// na een crash in welke stand en bij welke aanroep het misging.

#ifndef NakijkPostHVar
#define NakijkPostHVar

#include <cstdlib>
#include <string>

namespace nakijk
{

// De soorten berichten.
const char PostStand = 'S';      // de stand van nu, als tekening
const char PostBestand = 'B';    // het spelbestand waarmee het begon
const char PostZet = 'Z';        // een gelukte zet, zoals die in het menu gaat
const char PostAanroep = 'A';    // de aanroep die nu komt
const char PostKeuze = 'M';      // wat je daarvoor in het menu typt
const char PostVerwacht = 'V';   // wat er had moeten komen
const char PostGekregen = 'F';   // wat er kwam: deze proef is mislukt
const char PostVervolg = 'U';    // anders dan het model, maar volgens de eigen
                                 // regels van de inzending
const char PostProef = 'P';      // er begint een nieuwe proef
const char PostOpmerking = 'O';  // iets voor op de kaart
const char PostKlaar = 'K';      // het onderdeel is helemaal gedraaid

struct Bericht
{
  char soort;
  std::string inhoud;
};

// De tekst die een bericht over de pijp voorstelt.
inline std::string verpak (char soort, const std::string &inhoud)
{
  return soort + std::to_string (inhoud.size ()) + "\n" + inhoud;
}

// Haal het eerste bericht uit een buffer.
// Parameters:
// * buffer: wat er gelezen is
// * begin: waar het bericht begint; wordt waar het volgende begint
// * bericht: wordt het bericht
// Retourneert: false als er geen heel bericht is
inline bool pakUit (const std::string &buffer, size_t &begin,
                    Bericht &bericht)
{
  const size_t regel = buffer.find ('\n', begin);
  if (regel == std::string::npos)
    return false;
  const size_t lengte = static_cast<size_t> (
    std::strtoul (buffer.c_str () + begin + 1, nullptr, 10));
  if (lengte > buffer.size () - (regel + 1))
    return false;
  bericht.soort = buffer[begin];
  bericht.inhoud = buffer.substr (regel + 1, lengte);
  begin = regel + 1 + lengte;
  return true;
}

}

#endif
