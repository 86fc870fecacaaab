// keur_spelen.cc: keurt doeZet en unDoeZet, en wat er tijdens het spelen te
// zien is: in korte partijen met een zet van elke soort, en in hele partijen in
// een object, die daarna helemaal teruggenomen worden en waarna een ander spel
// gelezen wordt. Na elke zet hoort haar beeld dat te zijn van de stand die het
// model dan heeft. Van een partij telt alleen het eerste verschil.

#include "bank.h"

#include <climits>

namespace nakijk
{

namespace
{

const Soorten Bijzonder = Precies | HeleRij | Volste | Gelijkop | AndereKleur;
const size_t HelePartijen = 60, KortsteHele = 6;
const Stap Terug = roep ("unDoeZet");

// Wat er in een partij gebeurt.
enum Daad { Doe, Weiger, NeemTerug, Niets, Opnieuw };

struct Gebeurtenis
{
  Daad soort;
  Plek plek;     // de stand ervoor, en de zet
  int stap;      // die het doet
  Beeld beeld;   // daarna
  Stand erna;    // hoe de stand dan hoort te zijn
  int als;       // die waarna het beeld hetzelfde was; -1: van het begin
  int eerder;    // zetten die al teruggenomen zijn
};

struct Partij
{
  Geval geval;
  Beeld begin;
  std::vector<Gebeurtenis> gebeurd = {};
  bool heel = false;
  int zonder = -1;      // dezelfde partij zonder geweigerde zetten

  void doe (const Bank &bank, Daad soort, const Plek &plek, int als = -1,
            int eerder = 0)
  {
    Gebeurtenis nu = { soort, plek, 0, {}, plek.stand, als, eerder };
    if (soort == Doe)
      nu.erna = Model::naZet (plek.stand, plek.zet);
    if (soort == Opnieuw)
      geval.vraag (roep (Bestand, bank.voorraad.bestand (plek.stand)));
    nu.stap = geval.vraag (soort == Doe || soort == Weiger ? stapDoe (plek.zet)
      : soort == Opnieuw ? stappenLees ("").back () : Terug);
    nu.beeld = geval.kijk (bank.ogen);
    gebeurd.push_back (nu);
  }

  const Beeld &beeld (int nummer) const
  {
    return nummer < 0 ? begin : gebeurd[static_cast<size_t> (nummer)].beeld;
  }
};
typedef std::deque<Partij> Partijen;

Partij begin (const Bank &bank, const Plek &plek)
{
  Partij uit = { Geval { "doeZet_partij", plek, nullptr }, {} };
  uit.geval.lees (bank.voorraad);
  uit.begin = uit.geval.kijk (bank.ogen);
  return uit;
}

// Een zet die niet mag.
Plek ongeldig (const Stand &stand, int soort)
{
  const Zet onzin[] = { Zet (stand.M, 'g'), Zet (0, 'x'), Zet (-1, 'b') };
  for (int schaal = 0; schaal < stand.M; schaal++)
    for (char kleur : { 'g', 'b' })
      if (soort % 2 == 0 && !Model::geldig (stand, schaal, kleur))
        return Plek { stand, Zet (schaal, kleur), 0, 0, Boom () };
  return Plek { stand, onzin[soort / 2 % 3], 0, 0, Boom () };
}

// Speel zetten, en neem ze allemaal terug.
void speel (const Bank &bank, Partij &partij, const Plekken &zetten)
{
  const int n = static_cast<int> (zetten.size ());
  for (const Plek &een : zetten)
    partij.doe (bank, Doe, een);
  for (int i = n - 1; i >= 0; i--)
    partij.doe (bank, NeemTerug, zetten[static_cast<size_t> (i)], i - 1,
                n - 1 - i);
}

// Een korte partij: een zet, misschien een antwoord, terug, en nog eens.
Partij kort (const Bank &bank, const Plekken &zetten)
{
  Partij uit = begin (bank, zetten[0]);
  speel (bank, uit, zetten);
  if (zetten.size () > 1)
    uit.doe (bank, Doe, zetten[0], -1, 1);
  return uit;
}

// Een zet, met een geweigerde ervoor en erna.
Partij weigert (const Bank &bank, const Plek &een, int nummer)
{
  Partij uit = begin (bank, een);
  const Stand erna = Model::naZet (een.stand, een.zet);
  uit.doe (bank, Weiger, ongeldig (een.stand, nummer));
  uit.doe (bank, Doe, een);
  uit.doe (bank, Weiger, ongeldig (erna, nummer + 1), 1);
  uit.doe (bank, NeemTerug, een);
  uit.doe (bank, Niets, een);
  uit.zonder = nummer;
  return uit;
}

// Een hele partij, terug naar het begin, drie zetten, en dan een ander spel.
Partij heel (const Bank &bank, const Plekken &zetten, const Plek &ander)
{
  Partij uit = begin (bank, zetten[0]);
  uit.heel = true;
  speel (bank, uit, zetten);
  uit.doe (bank, Niets, zetten[0]);
  for (size_t i = 0; i < KortsteHele / 2; i++)
    uit.doe (bank, Doe, zetten[i]);
  uit.doe (bank, Opnieuw, ander);
  uit.doe (bank, Niets, ander, static_cast<int> (uit.gebeurd.size ()) - 1);
  uit.doe (bank, Doe, ander);
  return uit;
}

// Een paar zetten, en dan een ander spel.
Partij opnieuw (const Bank &bank, const Plekken &zetten, const Plek &ander)
{
  Partij uit = begin (bank, zetten[0]);
  uit.heel = true;
  for (size_t i = 0; i < KortsteHele / 2; i++)
    uit.geval.vraag (stapDoe (zetten[i].zet));
  uit.doe (bank, Opnieuw, ander);
  uit.doe (bank, Niets, ander, 0);
  return uit;
}

// Loot een partij tot het einde.
Plekken loot (const Bank &bank, Model::Loting &loting)
{
  Plekken uit;
  while (uit.size () < KortsteHele)
  {
    Stand stand = bank.voorraad.lang (loting);
    uit.clear ();
    while (!Model::eindstand (stand))
    {
      const std::vector<Zet> zetten = Model::alleZetten (stand);
      uit.push_back (plek (stand, zetten[loting.plaats (zetten.size ())]));
      stand = Model::naZet (stand, uit.back ().zet);
    }
  }
  return uit;
}

// De eerste zet van de ander, of niets.
Plekken metAntwoord (const Plek &een)
{
  const Stand erna = Model::naZet (een.stand, een.zet);
  for (const Zet &zet : Model::verschillendeZetten (erna))
    return { een, plek (erna, zet) };
  return { een };
}

// Alle partijen.
Partijen partijen (const Bank &bank)
{
  const Voorraad &uit = bank.voorraad;
  Partijen alle;
  const auto ook = [&] (const Plekken &plekken)
  {
    for (const Plek &een : plekken)
      alle.push_back (kort (bank, { een }));
  };
  const auto doel = [&] (Soorten welke, size_t aantal, Soorten niet)
    { ook (uit.zetten (welke, aantal, zonder (niet | Hogere))); };
  ook ({ plek (figuur1 (), Zet (0, 'g')) });
  doel (RijLeeg | RijDeels, 32, Bijzonder);
  doel (Precies, 16, Volste | AndereKleur | Gelijkop);
  doel (HeleRij, 16, Volste | AndereKleur | Gelijkop);
  doel (Volste, 40, AndereKleur);   // genoeg om te zien dat het een op de vier
  doel (Gelijkop, 12, AndereKleur);   // keer anders gaat
  doel (AndereKleur, 24, 0);
  for (Soorten soort : { VultHeel, VultKort, PotLeeg })
    doel (soort, 16, Bijzonder);
  ook (uit.zetten (Hogere, 16, zonder (Bijzonder)));
  ook (uit.zetten (PotLeeg, 10, [] (const Plek &een)
    {
      return (vanStand (Model::naZet (een.stand, een.zet)) & AllesOp) != 0;
    }));
  const size_t plat = alle.size ();
  for (const Plek &een : uit.zetten (RijLeeg | RijDeels, 30,
    [] (const Plek &plek)
    {
      const Plekken twee = metAntwoord (plek);
      return (plek.soorten & Bijzonder) == 0 && twee.size () > 1
             && (twee[1].soorten & Bijzonder) == 0;
    }))
    alle.push_back (kort (bank, metAntwoord (een)));
  for (size_t i = 1; i < plat; i += 5)
    alle.push_back (weigert (bank, alle[i].geval.plek, static_cast<int> (i)));
  Model::Loting loting (bank.zaad + 17);
  std::vector<Plekken> hele;
  while (hele.size () < HelePartijen)
    hele.push_back (loot (bank, loting));
  for (size_t i = 0; i < hele.size (); i++)
    alle.push_back (heel (bank, hele[i], hele[(i + 1) % hele.size ()][0]));
  for (size_t i = 1; i < hele.size (); i += 3)
    alle.push_back (opnieuw (bank, hele[i], hele[i - 1][0]));
  return alle;
}

//*************************************************************************

// Wat er van een partij te zeggen is.
struct Bevinding
{
  enum { Goed, Fout, Onbekend } uit = Goed;
  size_t waar = 0;               // de gebeurtenis
  std::set<Ding> dingen = {};    // wat er anders uitzag; leeg: zij weigerde
  nakijk::Fout fout = {};
  std::map<Ding,nakijk::Fout> kijkers = {};   // wat alleen anders te zien was
};

// Beelden van standen na het inlezen, voor wie die anders laat zien dan hoort.
class Beelden
{
  public:

    Beelden (Bank &deBank, const Partijen &partijen) : bank (deBank)
    {
      bool nodig = false;
      for (const Oog &oog : bank.ogen)
        nodig = nodig || oog.zicht == Scheef;
      for (const Partij &partij : partijen)
        for (const Gebeurtenis &een : partij.gebeurd)
          if (nodig && (een.soort == Doe || een.soort == Opnieuw))
            neem (een.erna);
      bank.draai (gevallen);
    }

    // Wat een ding na het inlezen laat zien; niets als dat niet te lezen is.
    std::string van (const Oog &oog, const Stand &stand) const
    {
      const auto plaats = waar.find (sleutel (stand));
      if (plaats == waar.end ())
        return "";
      const Geval &geval = gevallen[plaats->second.first];
      return geval.op (Lezen).er && geval.op (Lezen).inhoud != " 0"
             ? geval.ziet (oog, plaats->second.second, stand) : "";
    }

  private:

    Bank &bank;
    Gevallen gevallen;
    std::map< std::string,std::pair<size_t,Beeld> > waar;

    static std::string sleutel (const Stand &stand)
    {
      try
      {
        return Model::bestand (stand);
      }
      catch (const std::runtime_error &)
      {
        return "";
      }
    }

    void neem (const Stand &stand)
    {
      const std::string bestand = sleutel (stand);
      if (bestand.empty () || waar.count (bestand) > 0)
        return;
      gevallen.push_back (Geval { "doeZet_partij", plek (stand), nullptr });
      gevallen.back ().lees (bank.voorraad);
      waar[bestand] = { gevallen.size () - 1,
                        gevallen.back ().kijk (bank.ogen) };
    }
};

class Rechter
{
  public:

    Rechter (Bank &deBank, const Beelden &deBeelden)
    : bank (deBank), beelden (deBeelden), scherm (true) {}

    // Telt het scherm mee? Niet als het vaak anders is dan na het inlezen.
    void weegScherm (const Partijen &partijen)
    {
      int goed = 0, mis = 0;
      if (bank.ogen[Scherm].zicht != Blind)
        for (const Partij &partij : partijen)
          if (!partij.heel)
            (beoordeel (partij).dingen.count (Scherm) > 0 ? mis : goed)++;
      scherm = goed > mis;
    }

    Bevinding beoordeel (const Partij &partij) const
    {
      Bevinding uit;
      const Geval &geval = partij.geval;
      const Antwoord &gelezen = geval.op (Lezen);
      bool vrij = false;   // kon zij in meer dan een rij leggen?
      if (!gelezen.er || gelezen.inhoud == " 0" || dood (geval, partij.begin)
          || leestAnders (partij))
        uit.uit = Bevinding::Onbekend;
      for (size_t i = 0; uit.uit == Bevinding::Goed
                         && i < partij.gebeurd.size (); i++)
      {
        const Gebeurtenis &nu = partij.gebeurd[i];
        const Beeld &ervoor = partij.beeld (static_cast<int> (i) - 1);
        const bool mag = nu.soort != Weiger && nu.soort != Niets;
        const Antwoord &antwoord = geval.op (nu.stap);
        uit.waar = i;
        vrij = vrij || (nu.soort == Doe && Model::toegestaneRijen (
          nu.plek.stand, nu.plek.zet.second,
          tegels (nu.plek.stand, nu.plek.zet)).size () > 1);
        if (nu.soort == Doe && anderEinde (geval, ervoor, nu.plek.stand))
          uit.uit = Bevinding::Onbekend;
        else if (!antwoord.er)
          uit = mis (uit, "", EenAntwoord, antwoord.reden);
        else if ((antwoord.inhoud != " 0") != mag)
          uit = mis (uit, geval.script.stappen[static_cast<size_t> (nu.stap)]
                     .functie + " geeft ", tekst (mag), tekst (!mag));
        else if (dood (geval, nu.beeld))
          uit = val (uit, geval, nu.beeld);
        else
          vergelijk (uit, partij, nu, vrij);
        if (uit.uit == Bevinding::Fout && nu.soort == Weiger
            && uit.dingen.empty () && antwoord.er)
          uit.uit = Bevinding::Onbekend;   // zij weigert niet
      }
      return uit;
    }

  private:

    Bank &bank;
    const Beelden &beelden;
    bool scherm;

    static Bevinding mis (Bevinding uit, const std::string &wat,
                          const std::string &goed, const std::string &nu)
    {
      uit.uit = Bevinding::Fout;
      uit.fout = { wat + goed, wat + nu };
      return uit;
    }

    static bool dood (const Geval &geval, const Beeld &beeld)
    {
      for (int stap : beeld.stap)
        if (stap >= 0 && geval.dood (stap))
          return true;
      return false;
    }

    // Zij viel bij het kijken.
    Bevinding val (Bevinding uit, const Geval &geval, const Beeld &beeld) const
    {
      uit.uit = Bevinding::Onbekend;
      for (const Oog &oog : bank.ogen)
      {
        const int stap = beeld.stap[oog.ding];
        if (stap >= 0 && geval.dood (stap)
            && geval.op (stap).reden != Antwoord ().reden)
          uit.kijkers[oog.ding] = { "een antwoord", geval.op (stap).reden };
      }
      return uit;
    }

    // Laat een getter in dit begin iets anders zien dan hoort, en in de meeste
    // standen niet?
    bool leestAnders (const Partij &partij) const
    {
      const Stand &stand = partij.geval.plek.stand;
      for (const Oog &oog : bank.ogen)
        if (oog.zicht == Scheef && oog.meestal && oog.ding < Einde
            && partij.geval.ziet (oog, partij.begin, stand)
               != oog.hoort (stand))
          return true;
      return false;
    }

    // Denkt zij anders over het einde, en niet omdat zij de ander aan de beurt
    // vindt? Dan volgt daaruit wat doeZet doet.
    bool anderEinde (const Geval &geval, const Beeld &beeld, Stand stand) const
    {
      const Oog &oog = bank.ogen[Einde];
      const std::string nu = geval.ziet (oog, beeld, stand);
      const bool anders = oog.zicht != Blind && nu != oog.hoort (stand);
      stand.beurt = 1 - stand.beurt;
      return anders && (oog.zicht == Scheef || nu != oog.hoort (stand));
    }

    // Is dit te zien aan een ding dat alleen doeZet en unDoeZet veranderen?
    bool isStand (Ding ding) const
    {
      return ding == Schalen || ding == Rijen0 || ding == Rijen1
             || ding == Scherm;
    }

    // Vergelijk haar beeld na een gebeurtenis met wat het hoort te zijn.
    void vergelijk (Bevinding &uit, const Partij &partij, const Gebeurtenis &nu,
                    bool vrij) const
    {
      const bool zelf = nu.soort != Doe && nu.soort != Opnieuw;
      std::map<Ding,nakijk::Fout> anders;
      for (const Oog &oog : bank.ogen)
      {
        if (oog.zicht == Blind || (oog.ding == Scherm && (!scherm || vrij)))
          continue;
        const bool op = oog.ding == Einde
          && (vanStand (nu.erna) & AllesOp) != 0;   // dat is nooit te lezen
        const std::string is = partij.geval.ziet (oog, nu.beeld, nu.erna),
          hoort = zelf ? partij.geval.ziet (oog, partij.beeld (nu.als), nu.erna)
                  : oog.zicht == Recht || op ? oog.hoort (nu.erna)
                                       : beelden.van (oog, nu.erna);
        const bool ook = oog.zicht == Scheef && is == oog.hoort (nu.erna),
          einde = oog.ding == Zetten   // daarna is er niets meer te kiezen
            && (Model::eindstand (nu.erna)
                || anderEinde (partij.geval, nu.beeld, nu.erna));
        if (!hoort.empty () && is != hoort && !ook && !einde)
          anders[oog.ding] = { oog.naam + hoort, oog.naam + is };
      }
      for (const auto &een : anders)
        if (een.second.gekregen.find (": !") != std::string::npos
            || (!isStand (een.first) && nu.soort == Doe))
          uit.kijkers.insert (een);
        else
        {
          if (uit.dingen.empty ())
            uit.fout = een.second;
          uit.dingen.insert (een.first);
          uit.uit = Bevinding::Fout;
        }
    }
};

//*************************************************************************

// Rekent de bevindingen aan.
class Rekening
{
  public:

    Rekening (Bank &deBank, const Partijen &dePartijen, const Rechter &rechter)
    : bank (deBank), partijen (dePartijen)
    {
      for (const Partij &partij : partijen)
        gevonden.push_back (rechter.beoordeel (partij));
    }

    void maakOp ()
    {
      for (size_t i = 0; i < partijen.size (); i++)
        if (!partijen[i].heel && partijen[i].zonder < 0
            && onderdelen (i).size () == 1)
          zeker.insert (onderdelen (i)[0]);
      for (size_t i = 0; i < partijen.size (); i++)
        if (!partijen[i].heel && partijen[i].zonder < 0)
          kort (i);
      for (size_t i = 0; i < partijen.size (); i++)
        if (partijen[i].zonder >= 0)
          geweigerd (i);
      const bool doet = bank.klopt ("doeZet"), neemt = bank.klopt ("unDoeZet");
      for (size_t i = 0; i < partijen.size (); i++)
        if (partijen[i].heel)
          heel (i, doet, neemt);
    }

  private:

    Bank &bank;
    const Partijen &partijen;
    std::vector<Bevinding> gevonden;
    std::set<std::string> zeker;   // onderdelen waar het aan niets anders ligt

    void fout (const std::string &onderdeel, size_t nummer)
    {
      Geval geval = partijen[nummer].geval;
      geval.script.stappen.resize (static_cast<size_t> (
        partijen[nummer].gebeurd[gevonden[nummer].waar].stap) + 1);
      bank.fout (onderdeel, geval, gevonden[nummer].fout);
    }

    // Het onderdeel van het aanvullen, en van het terugnemen.
    static std::string vult (Soorten soorten)
    {
      return (soorten & (VultKort | PotLeeg)) != 0 ? "doeZet_kort"
                                                   : "doeZet_vult";
    }

    static std::string neemt (Soorten soorten)
    {
      return (soorten & PotLeeg) != 0 ? "terug_kaal" : "terug_vult";
    }

    // De onderdelen waar een zet iets bijzonders voor heeft.
    static std::vector<std::string> bijzonder (Soorten soorten)
    {
      std::vector<std::string> uit;
      const std::pair<Soorten,const char *> alle[] = {
        { AndereKleur, "doeZet_kleur" }, { Volste | Gelijkop, "doeZet_volste" },
        { Precies | HeleRij, "doeZet_precies" }, { Hogere, "doeZet_gelijke" } };
      for (const auto &een : alle)
        if ((soorten & een.first) != 0)
          uit.push_back (een.second);
      return uit;
    }

    // Waar het aan kan liggen dat een korte partij misging.
    std::vector<std::string> onderdelen (size_t nummer) const
    {
      const Bevinding &uit = gevonden[nummer];
      if (uit.uit != Bevinding::Fout)
        return {};
      const Partij &partij = partijen[nummer];
      const Gebeurtenis &nu = partij.gebeurd[uit.waar];
      const Soorten soorten = nu.plek.soorten;
      const bool schalen = uit.dingen.count (Schalen) + uit.dingen.count (Pot)
                           > 0,
        rijen = uit.dingen.count (Rijen0) + uit.dingen.count (Rijen1) > 0
                || (!schalen && uit.dingen.count (Scherm) > 0);
      if (nu.soort == NeemTerug)
        return { nu.eerder > 0 ? "terug_meer"
                 : !rijen && !schalen && !uit.dingen.empty () ? "terug_beurt"
                                                    : neemt (soorten) };
      if (nu.eerder > 0)   // dezelfde zet nog eens
        return { "terug_beurt" };
      const Ding ander = nu.plek.stand.beurt == 0 ? Rijen1 : Rijen0;
      if (uit.waar > 0 && (uit.dingen.empty () || uit.dingen.count (ander) > 0))
        return { "doeZet_beurt" };
      if (!rijen && schalen)
        return { vult (soorten) };
      std::vector<std::string> lijst = bijzonder (soorten);
      if (uit.dingen.empty () && vult (soorten) == "doeZet_kort")
        lijst.push_back ("doeZet_kort");
      return lijst.empty () ? std::vector<std::string> { "doeZet_rij" } : lijst;
    }

    void kort (size_t nummer)
    {
      const Bevinding &uit = gevonden[nummer];
      const Partij &partij = partijen[nummer];
      const std::vector<std::string> kan = onderdelen (nummer);
      std::string gekozen = kan.empty () ? "" : kan[0];
      for (const std::string &een : kan)
        if (zeker.count (een) > 0)
          gekozen = een;
      if (gekozen == "terug_beurt" && !zeker.empty ()
          && partij.gebeurd[uit.waar].soort == Doe && !bank.klopt ("doeZet"))
        bank.onbekend (gekozen, "doeZet is daar fout");
      else if (uit.uit == Bevinding::Fout)
        fout (gekozen, nummer);
      // Wat ervoor gebeurde was goed.
      for (size_t i = 0; i < partij.gebeurd.size (); i++)
      {
        const Gebeurtenis &een = partij.gebeurd[i];
        const Soorten soorten = een.plek.soorten;
        std::vector<std::string> lijst = bijzonder (soorten);
        if (een.soort == NeemTerug)
          lijst = { een.eerder > 0 ? "terug_meer" : neemt (soorten) };
        else if (een.eerder > 0)
          lijst = { "terug_beurt" };
        else
          lijst.push_back (i > 0 ? "doeZet_beurt" : lijst.empty ()
                           ? "doeZet_rij" : vult (soorten));
        if (een.soort == Doe && i == 0)
          lijst.push_back (vult (soorten));
        const bool goed = uit.uit == Bevinding::Goed || i < uit.waar;
        for (const std::string &naam : lijst)
          if (goed)
            bank.goed (naam);
          else if (naam != gekozen)
            bank.onbekend (naam, "doeZet of unDoeZet is daar fout");
        if (goed)
          bank.bewezen.insert (een.soort == Doe ? "doeZet" : "unDoeZet");
      }
      const bool op = eindigtOp (partij), verder = uit.waar > 0
                      || uit.uit == Bevinding::Goed;
      if (verder && op && bank.ogen[Einde].zicht != Blind
          && uit.kijkers.count (Einde) == 0)
        bank.goed ("einde_op");
      else if (verder && op && uit.kijkers.count (Einde) > 0)
        kijker (Einde, op, nummer);
      if (verder && uit.kijkers.count (Pot) == 0)
        bank.goed ("getPot_naZetten");
    }

    // Geweigerde zetten tellen alleen als het zonder goed gaat.
    void geweigerd (size_t nummer)
    {
      const Bevinding &uit = gevonden[nummer];
      const Partij &partij = partijen[nummer];
      const bool goed = gevonden[static_cast<size_t> (partij.zonder)].uit
                        == Bevinding::Goed,
        terug = uit.uit == Bevinding::Fout
          && (partij.gebeurd[uit.waar].soort == Niets
              || partij.gebeurd[uit.waar].soort == NeemTerug);
      if (terug && !bank.klopt ("unDoeZet"))
        bank.goed ("doeZet_blijft");   // zover dat te zien is
      else if (uit.uit == Bevinding::Onbekend || !goed)
        bank.onbekend ("doeZet_blijft", "doeZet of unDoeZet is daar fout");
      else if (uit.uit == Bevinding::Fout)
        fout ("doeZet_blijft", nummer);
      else
        bank.goed ("doeZet_blijft");
    }

    // Van een hele partij telt voor doeZet en unDoeZet alleen wat in een korte
    // goed gaat.
    void heel (size_t nummer, bool doet, bool neemt)
    {
      const Bevinding &uit = gevonden[nummer];
      const Partij &partij = partijen[nummer];
      const bool speelt = partij.gebeurd[0].soort == Doe;
      std::string waar;
      bool opnieuw = false, verder = uit.uit == Bevinding::Goed;
      for (size_t i = 0; i <= uit.waar; i++)
      {
        opnieuw = opnieuw || partij.gebeurd[i].soort == Opnieuw;
        verder = verder || partij.gebeurd[i].soort != Doe;
      }
      if (uit.uit == Bevinding::Fout)
      {
        const Daad soort = partij.gebeurd[uit.waar].soort;
        waar = opnieuw ? ((soort == Niets && !neemt) || (soort == Doe && !doet)
                          ? "" : "lees_opnieuw")
               : soort == Doe ? (doet ? "doeZet_partij" : "")
               : !neemt ? "" : soort == Niets ? "terug_niets" : "terug_meer";
        if (!waar.empty ())
          fout (waar, nummer);
      }
      if (verder && speelt)
      {
        bank.goed ("doeZet_partij");
        if (uit.kijkers.empty ())
          bank.goed ("getPot_naZetten");
      }
      if (uit.uit == Bevinding::Goed || (opnieuw && waar.empty ()))
        bank.goed ("lees_opnieuw");
      if (uit.uit == Bevinding::Goed && speelt)
        bank.goed ("terug_meer");
      if (uit.uit != Bevinding::Fout)
        for (const auto &een : uit.kijkers)
          kijker (een.first, speelt && eindigtOp (partij), nummer);
    }

    // Iets wat alleen te zien was.
    void kijker (Ding ding, bool op, size_t nummer)
    {
      bank.fout (ding == Einde && op ? "einde_op" : bank.ogen[ding].later,
                 partijen[nummer].geval,
                 gevonden[nummer].kijkers.at (ding));
    }

    // Zijn aan het eind alle tegels op?
    static bool eindigtOp (const Partij &partij)
    {
      size_t laatste = 0;
      while (laatste + 1 < partij.gebeurd.size ()
             && partij.gebeurd[laatste + 1].soort == Doe)
        laatste++;
      return (vanStand (partij.gebeurd[laatste].erna) & AllesOp) != 0;
    }
};

// Wat zij niet laat zien is met de hand te geven.
void naarDeHand (Bank &bank)
{
  const std::pair<Ding,std::vector<std::string>> alle[] = {
    { Rijen0, { "doeZet_rij", "doeZet_precies", "doeZet_volste",
                "doeZet_kleur", "terug_kaal" } },
    { Schalen, { "doeZet_vult", "doeZet_kort", "terug_vult" } } };
  for (const auto &een : alle)
    for (const std::string &naam : een.second)
      if (bank.ogen[een.first].zicht == Blind
          && bank.ogen[Scherm].zicht == Blind && bank.uitslag (naam).fout == 0)
        bank.zet (naam, MetDeHand, "er is niet te zien wat zij doet");
}

//*************************************************************************

// Wat er met een zet is die niet hoeft te mogen: schaal of kleur bestaat niet,
// de kleur ligt er niet, of de tegels passen nergens.
enum Waarom { Onzin, Ontbreekt, PastNiet, Past };

Waarom waarom (const Stand &stand, const Zet &zet)
{
  return !isZet (stand, zet) ? Onzin : tegels (stand, zet) == 0 ? Ontbreekt
         : Model::past (stand, zet.first, zet.second) ? Past : PastNiet;
}

// Elke plek met elke zet die om een reden geweigerd hoort te worden.
void weiger (const Bank &bank, Gevallen &gevallen, const char *onderdeel,
             const Plekken &plekken, Waarom reden)
{
  for (const Plek &plek : plekken)
  {
    std::vector<Zet> zetten = { Zet (-1, 'g'), Zet (1000, 'g'),
                                Zet (INT_MAX, 'g') };
    for (int schaal = 0; schaal <= plek.stand.M; schaal++)
      for (char kleur : { 'g', 'b' })
        zetten.push_back (Zet (schaal, kleur));
    for (char kleur : { 'x', 'G', 'B', ' ', '\0', '0' })
      zetten.push_back (Zet (0, kleur));
    for (const Zet &zet : zetten)
      if (waarom (plek.stand, zet) == reden)
      {
        Geval een = { onderdeel, plek, nullptr };
        een.lees (bank.voorraad);
        const int stap = een.vraag (stapDoe (zet));
        een.keur = [stap] (const Geval &geval)
          { eisGelijk (geval.op (stap).waar (), false, "doeZet geeft "); };
        gevallen.push_back (een);
      }
  }
}

}

//*************************************************************************

void keurSpelen (Bank &bank)
{
  const Voorraad &uit = bank.voorraad;
  Partijen alle = partijen (bank);
  Gevallen gevallen;
  for (const Plek &een : uit.standen (Loopt, 6))
  {
    Geval geval = { "terug_niets", een, nullptr };
    geval.lees (bank.voorraad);
    const int stap = geval.vraag (Terug);
    geval.keur = [stap] (const Geval &nu)
      { eisGelijk (nu.op (stap).waar (), false, "unDoeZet geeft "); };
    gevallen.push_back (geval);
  }
  bank.keur (gevallen);
  gevallen.clear ();
  for (const Partij &partij : alle)
    gevallen.push_back (partij.geval);
  bank.draai (gevallen);
  for (size_t i = 0; i < alle.size (); i++)
    alle[i].geval = gevallen[i];
  const Beelden beelden (bank, alle);
  Rechter rechter (bank, beelden);
  rechter.weegScherm (alle);
  Rekening (bank, alle, rechter).maakOp ();
  naarDeHand (bank);
  gevallen.clear ();
  weiger (bank, gevallen, "doeZet_onzin", uit.standen (Loopt, 6), Onzin);
  weiger (bank, gevallen, "doeZet_onzin", uit.standen (Loopt, 20), Ontbreekt);
  weiger (bank, gevallen, "doeZet_pastNiet",
          uit.standen (TeVeel, 30, met (Loopt)), PastNiet);
  weiger (bank, gevallen, "doeZet_einde", uit.standen (AnderVol, 30), Past);
  bank.keur (gevallen);
}

std::vector<bool> schoon (Bank &bank, const Plekken &spellen)
{
  std::vector<bool> uit (spellen.size (), true);
  if (bank.regelsKloppen ())
    return uit;
  Gevallen gevallen;
  std::vector< std::vector< std::pair<Stand,Beeld> > > gezien;
  for (const Plek &spel : spellen)
  {
    Geval een = { "doeZet_partij", spel, nullptr };
    std::vector< std::pair<Stand,Beeld> > beelden;
    een.lees (bank.voorraad);
    const std::function<void (const Stand &)> loop = [&] (const Stand &stand)
    {
      beelden.push_back ({ stand, een.kijk (bank.ogen) });
      for (const Zet &zet : Model::verschillendeZetten (stand))
      {
        een.vraag (stapDoe (zet));
        loop (Model::naZet (stand, zet));
        een.vraag (Terug);
        beelden.push_back ({ stand, een.kijk (bank.ogen) });
      }
    };
    loop (spel.stand);
    gevallen.push_back (een);
    gezien.push_back (beelden);
  }
  bank.draai (gevallen);
  for (size_t i = 0; i < uit.size (); i++)
  {
    const Script &script = gevallen[i].script;
    bool goed = bank.ogen[Einde].zicht != Blind
      && bank.ogen[Zetten].zicht != Blind
      && (bank.zietAlles ()
          || (bank.klopt ("doeZet") && bank.klopt ("unDoeZet")));
    for (size_t j = 0; j < script.stappen.size (); j++)
      goed = goed && script.antwoorden[j].er
        && (script.stappen[j].functie == Bestand
            || script.antwoorden[j].inhoud != " 0"
            || (script.stappen[j].functie != "doeZet"
                && script.stappen[j].functie != "unDoeZet"
                && script.stappen[j].functie != "leesInSpel"));
    for (const auto &een : gezien[i])
      for (const Oog &oog : bank.ogen)
        if (goed && oog.zicht != Blind && oog.ding != Scherm
            && (oog.ding != Zetten || !Model::eindstand (een.first))
            && (oog.meestal || oog.ding == Einde || oog.ding == Zetten))
          goed = gevallen[i].ziet (oog, een.second, een.first)
                 == oog.hoort (een.first);
    uit[i] = goed;
  }
  return uit;
}

}
