// bank.cc: gevallen van een soort vragen; zie bank.h.

#include "bank.h"

Gevallen gevallen (const Bank &bank, const std::vector<Vraag> &vragen)
{
  Gevallen uit;
  for (const Vraag &vraag : vragen)
    for (const Plek &plek : vraag.plekken)
    {
      Geval geval = { vraag.onderdeel, plek };
      std::vector<int> stappen;
      Beeld toen, nu;
      geval.lees (bank.voorraad);
      if (vraag.kijk == NaZet)
        geval.vraag (stapDoe (plek.zet));
      if (vraag.kijk != Niet)
        toen = geval.kijk (bank.ogen);
      for (int i = 0; i < vraag.keren; i++)
        stappen.push_back (geval.vraag (vraag.stap.functie.empty ()
                                        ? stapDoe (plek.zet) : vraag.stap));
      if (vraag.kijk > Ervoor)
        nu = geval.kijk (bank.ogen);
      const auto eis = vraag.eis;
      const bool blijft = vraag.kijk > Ervoor;
      geval.keur = [=, &bank] (const Geval &een)
      {
        if (!blijft && !een.isRecht (bank.ogen, toen, plek.stand, Scherm))
          throw Onbekend { "wat zij nodig heeft is daar fout" };
        for (int stap : stappen)
          if (eis != nullptr)
            eis (plek, een.op (stap));
        if (blijft)
          een.eisZelfde (bank.ogen, toen, nu, plek.stand);
      };
      uit.push_back (geval);
    }
  return uit;
}

void keurRustend (Bank &bank, Gevallen lijst, bool ook)
{
  Plekken plekken;
  for (const Geval &geval : lijst)
    plekken.push_back (geval.plek);
  const std::vector<bool> goed = schoon (bank, plekken);
  for (size_t i = 0; i < lijst.size (); i++)
    if (!goed[i] || !ook)
      lijst[i].gevolg = "wat zij nodig heeft is daar fout";
  std::stable_partition (lijst.begin (), lijst.end (),
    [] (const Geval &een) { return een.gevolg.empty (); });
  bank.keur (lijst);
}
