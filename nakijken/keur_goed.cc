// keur_goed.cc: keurt bepaalGoedeZet, bepaalGoedeScore en doeExperiment. Waar
// in een spel iets voorkomt wat de inzending fout doet, telt wat daar misgaat
// niet: dat is al aangerekend. Daarna is de stand dezelfde, ook na een eerdere
// zet: wie te veel terugneemt, neemt die terug.

#include "bank.h"

namespace
{

const size_t Proeven = 12;   // spellen om het experiment aan te zien
const int KortsteProef = 4;  // zetten: dan staan er vier regels op het scherm

void eisGeenZet (const Plek &plek, const Antwoord &antwoord)
{
  if (isZet (plek.stand, antwoord.zet ()))
    throw Fout { "een waarde die geen zet is", tekst (antwoord.zet ()) };
}

void eisGeldig (const Plek &plek, const Antwoord &antwoord)
{
  const Zet zet = antwoord.zet ();
  if (!Model::geldig (plek.stand, zet.first, zet.second))
    throw Fout { "een geldige zet", "de zet " + tekst (zet) };
}

void eisDuidelijk (const Plek &plek, const Antwoord &antwoord)
{
  eisGeldig (plek, antwoord);
  if (!Model::gelijkeZetten (plek.stand, antwoord.zet (), plek.boom.duidelijk))
    throw Fout { "in drie van de vier standen de beste zet, zoals hier "
                 + tekst (plek.boom.duidelijk), tekst (antwoord.zet ()) };
}

void eisMogelijk (const Plek &plek, const Antwoord &antwoord)
{
  const int score = antwoord.geheel (), laag = plek.boom.laag,
            hoog = plek.boom.score;
  if (score < laag || score > hoog)
    throw Fout { "een score van " + tekst (laag)
                 + (laag < hoog ? " t/m " + tekst (hoog) : ""), tekst (score) };
}

void eisGetallen (const Plek &plek, const Antwoord &antwoord)
{
  const int minstens = 2 * plek.boom.kortste;
  int aantal = 0;
  bool cijfer = false;
  for (const char teken : antwoord.scherm)
    aantal += !std::exchange (cijfer, '0' <= teken && teken <= '9') && cijfer;
  if (aantal < minstens)
    throw Fout { "minstens " + tekst (minstens) + " getallen op het scherm",
                 tekst (aantal) + " getallen" };
}

// Hoe groot is de boom na een zet?
long long standenNa (const Plek &spel, const Zet &zet)
{
  long long over = spel.boom.standen;
  return boomVan (Model::naZet (spel.stand, zet), 0, over).standen;
}

// Is op het scherm te zien of het experiment met de duidelijk beste zet begint?
// Wat niet meer is dan een partij kan ook het nummer van een regel zijn.
bool herkenbaar (const Plek &spel)
{
  const Zet &beste = spel.boom.duidelijk;
  const std::vector<Zet> zetten = Model::verschillendeZetten (spel.stand);
  return spel.boom.kortste >= KortsteProef && beste != zetten[0]
    && standenNa (spel, beste) > spel.boom.partij ()
    && std::none_of (zetten.begin (), zetten.end (), [&] (const Zet &zet)
      { return zet != beste
               && standenNa (spel, zet) == standenNa (spel, beste); });
}

// Wat het experiment op het scherm zet: alle getallen, en waar de standen staan
// van de twee laatste keren dat er gezocht werd, als dat zo is.
struct Tabel
{
  std::vector<double> getallen = {};
  size_t voorlaatste = 0, laatste = 0;
  bool heel = false;

  // Parameters:
  // * begin: zoveel standen bekijkt zij in het begin
  // * na: en na een zet die de duidelijk beste is
  Tabel (const std::string &scherm, long long begin,
         const std::set<long long> &na)
  {
    for (const char *hier = scherm.c_str (); *hier != '\0'; )
      if (char *eind = nullptr; '0' <= *hier && *hier <= '9')
      {
        getallen.push_back (std::strtod (hier, &eind));
        hier = eind;
      }
      else
        hier++;
    for (laatste = getallen.size (); laatste-- > 0; )
      if (isGetal (laatste, begin))
        break;
    for (voorlaatste = laatste; !heel && laatste < getallen.size ()
                                && voorlaatste-- > 0; )
      for (long long een : na)
        heel = heel || isGetal (voorlaatste, een);
    voorlaatste += heel ? 0 : 1;
  }

  // Staat er naast de standen een getal dat bij elke keer apart hoort, en niet
  // steeds evenveel oploopt? De regels ervoor staan er net zo ver vandaan.
  bool heeftTijd () const
  {
    const size_t breed = laatste - voorlaatste;
    for (size_t plaats = laatste - breed + 1; plaats < laatste; plaats++)
      if (plaats < 2 * breed)
        throw Onbekend { "er staat te weinig op het scherm" };
      else if (const double stap = getallen[plaats] - getallen[plaats - breed],
                 vorige = getallen[plaats - breed]
                          - getallen[plaats - 2 * breed];
               stap == 0 || !bijna (std::abs (stap), std::abs (vorige)))
        return true;
    return false;
  }

  private:

  static bool bijna (double een, double ander)
  {
    const double Afgerond = 0.01;
    return een - ander < Afgerond * een && ander - een < Afgerond * een;
  }
  bool isGetal (size_t plaats, long long hoort) const
  {
    return bijna (getallen[plaats], static_cast<double> (hoort));
  }
};

// Doe het experiment in een spel, nadat zij zei hoeveel standen zij in het
// begin bekijkt, en na de duidelijk beste zet.
// Parameter:
// * tijd: kijk of er een tijd bij staat; anders of de standen er staan
Geval proef (const Plek &plek, bool tijd)
{
  Geval geval = { tijd ? "experiment_tijd" : "experiment_speelt", plek };
  std::vector<int> na;
  geval.lees ();
  geval.seconden = 4;
  const int begin = geval.vraag (stapBeste ());
  for (const Zet &zet : Model::alleZetten (plek.stand))
    if (gelijkAan (plek.stand, zet, { plek.boom.duidelijk }))
    {
      geval.lees ();
      geval.vraag (stapDoe (zet));
      na.push_back (geval.vraag (stapBeste ()));
    }
  geval.lees ();
  const int doet = geval.vraag ({ "doeExperiment" });
  geval.keur = [=] (const Geval &een)
  {
    const long long eerst = een.op (begin).beste ().standen;
    std::set<long long> dan;
    for (int stap : na)
      dan.insert (een.op (stap).beste ().standen);
    if (std::min (eerst, *dan.begin ()) <= plek.boom.partij ())
      throw Onbekend { "zij bekijkt weinig standen" };
    const Tabel tabel (een.op (doet).scherm, eerst, dan);
    if (tijd && !tabel.heel)
      throw Onbekend { "de standen staan niet op het scherm" };
    if (tijd ? !tabel.heeftTijd () : !tabel.heel)
      throw Fout { tijd ? "bij elke keer de tijd van die keer"
        : "op het eind " + tekst (*dan.begin ()) + " standen, van na de beste "
          "zet, en dan " + tekst (eerst), tijd ? "geen tijd, of een die maar "
        "oploopt" : "dat staat er in de meeste spellen niet" };
  };
  return geval;
}

// Kan het experiment op besteScore rekenen? Ook als de score niet klopt.
bool zoekt (const Bank &bank)
{
  return std::none_of (bank.uitslagen.begin (), bank.uitslagen.end (),
    [] (const Uitslag &een)
    { return een.functie == "besteScore" && een.fout > 0
             && ((!een.is ("score") && !een.is ("los")
                  && een.status != Gegeven)   // dat is de score al
                 || een.mis.verwacht == EenAntwoord); });
}

}

//*************************************************************************

void keurGoedeZet (Bank &bank)
{
  const Voorraad &uit = bank.voorraad;
  const Stap weinig = { "bepaalGoedeZet", "5" },
             keus = { "bepaalGoedeZet", tekst (KeusSimulaties) };
  const Plekken spellen = samen (
    uit.spellen ({ 3, 16, 4, 100 }),
    uit.spellen ({ 9, 8, 4, 100, PotRaaktLeeg }));
  bank.keurRustend (bank.gevallen ({
    { "goede_einde", uit.einden (16), weinig, eisGeenZet },
    // Twee keer: wat van de eerste keer blijft staan mag niet storen.
    { "goede_geldig", spellen, weinig, eisGeldig, 2 },
    { "goede_beter", keusSpellen (uit, Duidelijk), keus, eisDuidelijk },
    { "goede_somber", keusSpellen (uit, Somber), keus, eisDuidelijk },
    { "goede_blijft", spellen, weinig, nullptr, 2, NaZet } }));
  // Een paar keer een andere zet mag: het is toeval.
  for (const char *naam : { "goede_beter", "goede_somber" })
  {
    const Uitslag &een = bank.uitslag (naam);
    const int genoeg = static_cast<int> (KeusSpellen) / 3,
              mis = een.goed + een.fout >= genoeg ? een.fout
                    : een.fout + een.onbekend;
    if (een.goed > 0 && KeusVan * een.goed >= KeusRaak * (een.goed + mis))
      bank.zet (naam, Gegeven);
    else if (een.goed + een.fout < genoeg)
      bank.zet (naam, MetDeHand, een.reden);
  }
}

void keurGoedeScore (Bank &bank)
{
  const Voorraad &uit = bank.voorraad;
  const Stap stap = { "bepaalGoedeScore" };
  const Plekken spellen = uit.spellen ({ 5, 12, 4, 150, 0, Uitgemaakt }),
    meer = samen (uit.spellen ({ 6, 6, 20, 150 }),
                  uit.spellen ({ 11, 4, 20, 150, PotRaaktLeeg }));
  bank.keurRustend (bank.gevallen ({
    { "goedeScore_einde", uit.einden (16), stap, eisMogelijk },
    { "goedeScore_kan", spellen, stap, eisMogelijk },
    { "goedeScore_kan", meer, stap, eisMogelijk },
    { "goedeScore_blijft", meer, stap, nullptr, 1, NaZet } }),
    bank.klopt ("besteScore") && bank.klopt ("bepaalGoedeZet"));
}

void keurExperiment (Bank &bank)
{
  const Stap stap = { "doeExperiment" };
  const Plekken spellen = samen (
    bank.voorraad.spellen ({ 7, 4, 8, 100 }),
    bank.voorraad.spellen ({ 12, 4, 8, 100, PotRaaktLeeg }));
  const bool kan = zoekt (bank) && bank.klopt ("bepaalGoedeZet");
  for (const Uitslag &een : bank.uitslagen)
    if (een.fout > 0 && een.mis.verwacht == EenAntwoord)
      bank.rust.insert ("doeExperiment");
  Gevallen proeven;
  bank.keurRustend (bank.gevallen ({
    { "experiment_toont", spellen, stap, eisGetallen },
    { "experiment_blijft", spellen, stap, nullptr, 2, NaZet } }), kan);
  for (const Plek &spel
         : bank.voorraad.spellen ({ 15, 120, 40, 250, 0, Duidelijk }))
    if (proeven.size () < 2 * Proeven && herkenbaar (spel))
      for (bool tijd : { false, true })
        proeven.push_back (proef (spel, tijd));
  if (!kan || !bank.klopt ("experiment_blijft")
      || bank.uitslag ("beste_vanafNul").fout > 0
      || bank.uitslag ("goede_beter").status != Gegeven)
    return;
  bank.zoekGevolg (proeven);
  for (const Geval &een : std::exchange (proeven, {}))
    if (!een.gevolg)   // anders kan besteScore er ook vallen
      proeven.push_back (een);
  bank.keur (proeven);
  // Een paar keer een andere zet mag: het is toeval.
  for (const char *naam : { "experiment_speelt", "experiment_tijd" })
    if (const Uitslag &een = bank.uitslag (naam); een.goed > een.fout)
      bank.zet (naam, Gegeven);
}
