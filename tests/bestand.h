// bestand.h: een bestand voor de duur van een toets.

#ifndef BestandHVar
#define BestandHVar

#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <string>
#include <unistd.h>

// Een bestand met gegeven inhoud, dat verdwijnt met het object.
class TijdelijkBestand
{
  public:

    explicit TijdelijkBestand (const std::string &inhoud)
    {
      char sjabloon[] = "/tmp/toetsXXXXXX";
      const int bestand = mkstemp (sjabloon);
      if (bestand < 0)
        throw std::runtime_error ("kan in /tmp geen bestand maken");
      close (bestand);
      pad = sjabloon;
      std::ofstream (pad.c_str (), std::ios::binary) << inhoud;
    }

    ~TijdelijkBestand () { unlink (pad.c_str ()); }
    const char *naam () const { return pad.c_str (); }

  private:

    TijdelijkBestand (const TijdelijkBestand &);
    TijdelijkBestand &operator= (const TijdelijkBestand &);

    std::string pad;
};

#endif
