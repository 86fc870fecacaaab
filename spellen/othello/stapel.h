// stapel.h: een stapel van hele borden, om zetten terug te nemen.

#ifndef StapelHVar
#define StapelHVar

#include "othello.h"

class Stapel
{
  public:

    // Maak een lege stapel.
    Stapel () : boven (nullptr) {}

    // Ruim de stapel op, met alle borden erop.
    ~Stapel ();

    // De borden op de stapel hebben een eigenaar.
    Stapel (const Stapel &) = delete;
    Stapel &operator= (const Stapel &) = delete;

    // Leg een bord van new boven op de stapel, die het opruimt.
    void zetErop (OthelloBord *bord);

    // Haal het bovenste bord van de stapel, die niet leeg is, en ruim het op.
    void haalEraf ();

    // Retourneert: het bovenste bord; de stapel is niet leeg
    OthelloBord &bovenste () const { return *boven->bord; }

    // Retourneert: het onderste bord; de stapel is niet leeg
    const OthelloBord &onderste () const;

    // Verwissel de inhoud met die van een andere stapel.
    void verwissel (Stapel &ander);

  private:

    struct Schakel
    {
      OthelloBord *bord;
      Schakel *onder;     // de schakel eronder, of nullptr
    };

    Schakel *boven;       // de bovenste schakel, of nullptr
};

#endif
