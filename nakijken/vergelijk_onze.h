// vergelijk_onze.h: wat ons eigen programma van een spel weet, ook waar het
// model te traag voor is.

#ifndef NakijkVergelijkOnzeHVar
#define NakijkVergelijkOnzeHVar

#include <memory>
#include <string>
#include <vector>
#include "rechter.h"

class TegelSpel;

class Onze
{
  public:

    // Een zet, met wat hij waard is voor wie hem doet, en de standen erna.
    struct Waarde
    {
      Zet zet;
      int score;
      long long standen;
    };

    // Lees een spel uit een bestand. Gooit een std::invalid_argument als dat
    // niet gaat; waarom staat dan op het scherm.
    explicit Onze (const std::string &pad);
    ~Onze ();

    // Ga naar de stand na deze zetten.
    void naar (const std::vector<Zet> &gedaan);

    // Hoeveel standen heeft de boom vanaf hier? -1: te veel om te tellen.
    long long standen ();

    int score ();
    std::vector<Waarde> zetten ();

    // Zet de stand op het scherm, zoals het menu.
    void teken ();

    // Hoeveel seconden kost besteScore hier?
    double duur ();

  private:

    std::unique_ptr<TegelSpel> spel;
    size_t aantal = 0;   // zetten sinds het begin
};

#endif
