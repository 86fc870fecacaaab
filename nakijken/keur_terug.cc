// keur_terug.cc: keurt unDoeZet. Omdat alleen vergeleken wordt met wat de
// inzending zelf eerder liet zien, kost een fout in doeZet hier niets.

#include "proef.h"
#include "standen.h"

namespace nakijk
{

namespace
{

// Doe een zet die de inzending zelf toestaat.
// Retourneert: false als zij er geen kent
bool doeEigenZet (Partij &partij, const Foto &foto, Model::Loting &loting)
{
  if (foto.zetten.empty () || foto.eindstand)
    return false;
  const Zet zet = foto.zetten[loting.plaats (foto.zetten.size ())];
  eisGelijk (partij.doe (zet), true);
  partij.volg (zet);
  return true;
}

// Neem een zet terug, wat hoort te kunnen.
void neemTerug (Partij &partij)
{
  eisGelijk (partij.terug (), true);
  partij.volgTerug ();
}

// Doe hoogstens zoveel eigen zetten.
// Retourneert: de foto's van voor elke zet
std::vector<Foto> speelEigenSpel (Partij &partij, unsigned aantal,
                                  Model::Loting &loting)
{
  std::vector<Foto> fotos;
  Foto foto = partij.foto ();
  while (fotos.size () < aantal && doeEigenZet (partij, foto, loting))
  {
    fotos.push_back (foto);
    foto = partij.foto ();
    eis (foto.pot != fotos.back ().pot
         || foto.schalen != fotos.back ().schalen
         || foto.rijen[0] != fotos.back ().rijen[0]
         || foto.rijen[1] != fotos.back ().rijen[1],
         "een stand die na doeZet veranderd is", "dezelfde stand");
  }
  if (fotos.empty () && bank ().kentTeWeinig ())
    throw Overgeslagen ();
  eis (!fotos.empty (), "een zet", "geen zet");
  return fotos;
}

// Speel vanuit standen, met een foto van voor elke zet, en draai een proef.
void naSpel (unsigned zaad, unsigned zetten, const Maat &maat,
             const std::function<void (Partij &,
                                       const std::vector<Foto> &)> &inhoud)
{
  Model::Loting loting (zaad);
  proeven (kiesMetZet (zaad, 30, maat), [&] (Partij &partij)
           { inhoud (partij, speelEigenSpel (partij, zetten, loting)); });
}

}

//*************************************************************************

void unDoeZet_een ()
{
  naSpel (60, 1, Gewoon, [] (Partij &partij, const std::vector<Foto> &fotos)
  {
    neemTerug (partij);
    eisGelijkeFoto (partij.foto (), fotos[0]);
  });
}

void unDoeZet_spel ()
{
  naSpel (61, 100, Groot, [] (Partij &partij, const std::vector<Foto> &fotos)
  {
    for (size_t i = fotos.size (); i-- > 0; )
    {
      neemTerug (partij);
      eisGelijkeFoto (partij.foto (), fotos[i]);
    }
  });
}

void unDoeZet_beurt ()
{
  naSpel (62, 1, Gewoon, [] (Partij &partij, const std::vector<Foto> &fotos)
  {
    neemTerug (partij);
    const int beurt = partij.stand ().beurt, ander = 1 - beurt;
    eisGelijk (partij.doe (fotos[0].zetten[0]), true);
    const Foto nu = partij.foto ();
    eisZelfdeRijen (ander, nu.rijen[ander], fotos[0].rijen[ander]);
    if (!keerbaar (bank ().bril.rij) || bank ().bril.zonderLaatste
        || bank ().bril.zietRijen != Alles)
      throw Overgeslagen ();  // dat is niet aan haar rijen te zien
    eis (nu.rijen[beurt] != fotos[0].rijen[beurt],
         "andere rijen voor speler " + std::to_string (beurt),
         "dezelfde rijen als voor de zet");
  });
}

void unDoeZet_niets ()
{
  naSpel (63, 2, Gewoon, [] (Partij &partij, const std::vector<Foto> &fotos)
  {
    for (size_t i = 0; i < fotos.size (); i++)
      neemTerug (partij);
    eisGelijk (partij.terug (), false);
    Partij nieuw;
    nieuw.begin (figuur1 ());
    eisGelijk (nieuw.terug (), false);
  });
}

void unDoeZet_overdoen ()
{
  Model::Loting loting (64);
  proeven (kiesMetZet (64, 30, Gewoon), [&] (Partij &partij)
  {
    speelEigenSpel (partij, 2, loting);
    neemTerug (partij);
    const Foto foto = partij.foto ();
    eis (!foto.zetten.empty (), "een zet", "geen zetten");
    eisGelijk (partij.doe (foto.zetten[0]), true);
    partij.volg (foto.zetten[0]);
    const Foto toen = partij.foto ();
    neemTerug (partij);
    eisGelijk (partij.doe (foto.zetten[0]), true);
    const Foto weer = partij.foto ();
    if (bank ().loot && (weer.rijen[0] != toen.rijen[0]
                         || weer.rijen[1] != toen.rijen[1]))
      throw Overgeslagen ();
    eisGelijkeFoto (weer, toen);
  });
}

}
