// tabel.cc: alle onderdelen van het nakijken; zie tabel.h.

#include "tabel.h"

namespace nakijk
{

const std::vector<Onderdeel> &tabel ()
{
  static const std::vector<Onderdeel> onderdelen = {

{ "bouwen", "bouwen", 2, 0,
  "bouwt uit tegelspel.cc en standaard.cc met g++ -std=c++11",
  "Het programma moet onder Linux bij LIACS getest zijn en werken" },

{ "getSchalen", "getSchalen", 2, 0, "M na het inlezen",
  "schalen in het spel noemen we M" },
{ "getPot", "getPot_gelezen", 1, 0,
  "wat na het vullen van de schalen in de pot over is",
  "De schalen worden (voor zover mogelijk) gevuld met de eerste letters uit "
  "de ingelezen pot" },
{ "getPot", "getPot_naZetten", 1, 0, "de pot tijdens het spelen",
  "worden die tegels van links naar rechts uit de pot gehaald" },
{ "getInhoudSchalen", "schalen_gelezen", 2, 0,
  "de schalen na het inlezen, in volgorde gevuld",
  "schaal 0 met de eerste N tegels uit de pot, schaal 1 met de volgende N" },
{ "getInhoudSchalen", "schalen_kleinePot", 1, 0,
  "de schalen als de pot te klein is om ze te vullen",
  "De schalen worden (voor zover mogelijk) gevuld" },
{ "getInhoudRijen", "rijen_gelezen", 3, 0,
  "de rijen van beide spelers na het inlezen",
  "het huidige aantal gele tegels en het huidige aantal blauwe tegels in de "
  "corresponderende rij" },

{ "leesInSpel", "lees_goed", 4, 0,
  "goede bestanden, ook met de kleinste en grootste maten",
  "Deze functie leest een tegelspel in vanuit een tekstbestand" },
{ "leesInSpel", "lees_onbekend", 1, 0, "een bestand dat niet bestaat: false",
  "controleren of het tekstbestand daadwerkelijk te openen is voor lezen" },
{ "leesInSpel", "lees_letters", 1, 0,
  "andere letters dan g en b in de pot: false",
  "of de string die je inleest van de eerste regel de juiste letters bevat" },
{ "leesInSpel", "lees_maten", 2, 0, "M, N, K of L buiten de grenzen: false",
  "Er moet gelden: 1 <= M <= 5, 1 <= N <= 5, 1 <= K <= 10 en 1 <= L <= 6" },
{ "leesInSpel", "lees_rijen", 1, 0,
  "een rij met een negatief aantal of meer dan L tegels: false",
  "of de getallen die je vervolgens inleest aan bepaalde eisen voldoen" },
{ "leesInSpel", "lees_kleuren", 1, 0, "een rij met twee kleuren: false",
  "Ze mogen niet in een rij gelegd worden, waar al tegels van de andere kleur "
  "liggen" },
{ "leesInSpel", "lees_onvolledig", 1, 0,
  "een getal ontbreekt of is geen getal: false",
  "of de getallen die je vervolgens inleest aan bepaalde eisen voldoen" },

{ "eindstand", "einde_loopt", 2, Loopt,
  "geen eindstand zolang er een zet is en geen bord vol is",
  "zolang geen van de spelers al haar rijen heeft gevuld, en zolang de speler "
  "die aan de beurt is, nog een geldige zet heeft" },
{ "eindstand", "einde_eigenBord", 1, EigenVol,
  "het bord van de speler aan beurt is vol",
  "zolang geen van de spelers al haar rijen heeft gevuld" },
{ "eindstand", "einde_anderBord", 1, AnderVol,
  "het bord van de ander is vol, al zijn er nog zetten",
  "als de speler die niet aan de beurt is, al haar rijen vol heeft, is het een "
  "eindstand" },
{ "eindstand", "einde_vast", 2, Vast,
  "er past geen tegel, ook als de ander nog wel kan",
  "de speler die niet aan de beurt is, nog mogelijke zetten zou hebben" },
{ "eindstand", "einde_op", 1, AllesOp, "pot en schalen zijn leeg",
  "Als de pot en de schalen leeg zijn [...] is er dus ook een eindstand" },
{ "eindstand", "einde_enige", 1, 0,
  "geen eindstand als elke zet die er nog is een rij precies vol maakt",
  "zolang de speler die aan de beurt is, nog een geldige zet heeft" },

{ "drukAf", "drukAf_toont", 1, 0,
  "zet de stand op het scherm: een andere pot of schaal ziet er anders uit",
  "Het werkende programma mag er op het scherm eenvoudig uitzien, maar moet wel "
  "duidelijk zijn" },
{ "drukAf", "drukAf_borden", 1, 0, "toont de borden van beide spelers",
  "moet wel duidelijk zijn" },
{ "drukAf", "drukAf_blijft", 1, 0, "verandert de stand niet",
  "zaken die na afloop van de functie moeten gelden" },

{ "bepaalVerschillendeZetten", "zetten_geldig", 2,
  RijLeeg | RijDeels | Precies | HeleRij | AndereKleur | TeVeel,
  "alle geldige zetten en geen andere",
  "de verschillende zetten die de speler-aan-beurt in de huidige stand zou "
  "kunnen doen" },
{ "bepaalVerschillendeZetten", "zetten_maten", 1, Groot | Een | Ruim,
  "ook met een schaal, met de meeste rijen, en met volle schalen bij korte "
  "rijen",
  "Er moet gelden: 1 <= M <= 5, 1 <= N <= 5, 1 <= K <= 10 en 1 <= L <= 6" },
{ "bepaalVerschillendeZetten", "zetten_gelijk", 2, Gelijk,
  "van gelijke zetten staat er een in de lijst",
  "Twee zetten zijn gelijk [...], als de kleur hetzelfde is en de twee gekozen "
  "schalen hetzelfde aantal tegels van die kleur bevatten" },
{ "bepaalVerschillendeZetten", "zetten_laagste", 1, 0,
  "van gelijke zetten staat die met de laagste schaal in de lijst",
  "alleen de zet met de laagst genummerde schaal" },
{ "bepaalVerschillendeZetten", "zetten_rest", 2, GelijkRest | LegeSchaal,
  "ook met lege schalen, en als schalen met gelijke zetten verder verschillen",
  "De zet (schaal 1, geel) is feitelijk gelijk aan (schaal 0, geel)" },
{ "bepaalVerschillendeZetten", "zetten_blijft", 1, 0, "verandert de stand niet",
  "een vector met de verschillende zetten opleveren" },

{ "doeZet", "doeZet_rij", 2, RijLeeg | RijDeels,
  "legt de tegels samen in een rij die leeg is of al die kleur heeft",
  "Alle tegels van die kleur van die schaal moeten dan bij elkaar in een zelfde "
  "rij van de speler gelegd worden" },
{ "doeZet", "doeZet_precies", 2, Precies | HeleRij,
  "ook als een rij er precies vol van wordt",
  "waar de gekozen tegels van de schaal allemaal in passen" },
{ "doeZet", "doeZet_volste", 2, Volste | Gelijkop,
  "kiest van de rijen waar het past de volste",
  "en die al zo ver mogelijk gevuld is" },
{ "doeZet", "doeZet_kleur", 1, AndereKleur,
  "kiest geen rij met de andere kleur",
  "Ze mogen niet in een rij gelegd worden, waar al tegels van de andere kleur "
  "liggen" },
{ "doeZet", "doeZet_vult", 2, VultHeel,
  "vult de schaal aan met de eerste tegels van de pot",
  "De tegels op de schaal worden aangevuld met tegels uit de pot" },
{ "doeZet", "doeZet_kort", 1, VultKort | PotLeeg,
  "vult aan zover dat kan als de pot leeg raakt of is",
  "worden er zo veel mogelijk tegels uit de pot naar de schaal verplaatst" },
{ "doeZet", "doeZet_beurt", 1, Speler1,
  "legt de tegels bij de speler aan beurt en geeft de beurt door",
  "Om de beurt kiest een speler een schaal en een kleur tegels" },
{ "doeZet", "doeZet_gelijke", 1, Hogere,
  "doet ook een zet die gelijk is aan een met een lagere schaal",
  "Als een speler een schaal en een kleur kiest" },
{ "doeZet", "doeZet_onzin", 1, 0,
  "een schaal of kleur die niet bestaat of er niet ligt: false",
  "moet die kleur tegels daadwerkelijk voorkomen op de schaal" },
{ "doeZet", "doeZet_pastNiet", 1, TeVeel,
  "tegels die in geen rij samen passen: false",
  "Die passen namelijk in geen van haar blauwe rijen" },
{ "doeZet", "doeZet_einde", 1, 0, "een zet in een eindstand: false",
  "is het een eindstand, ook al zou de speler aan beurt nog zetten hebben" },
{ "doeZet", "doeZet_blijft", 1, 0,
  "na false is er niets veranderd, en niets terug te nemen",
  "Als je bij de vereiste controles in de memberfuncties een fout ontdekt" },

{ "unDoeZet", "terug_kaal", 2, TerugKaal,
  "neemt een zet helemaal terug: schaal en rijen",
  "ongedaan te kunnen maken, en terug te keren in de oude toestand" },
{ "unDoeZet", "terug_vult", 2, TerugVult,
  "ook als de schaal uit de pot aangevuld is",
  "terug te keren in de oude toestand" },
{ "unDoeZet", "terug_meer", 2, TerugMeer,
  "meer zetten na elkaar, terug naar het begin",
  "een lijst met gedane zetten" },
{ "unDoeZet", "terug_beurt", 1, TerugBeurt, "geeft ook de beurt terug",
  "terug te keren in de oude toestand" },
{ "unDoeZet", "terug_niets", 1, 0, "zonder zet om terug te nemen: false",
  "hoef je alleen zetten bij te houden die na het inlezen zijn gedaan" },

{ "besteScore", "beste_einde", 1, 0,
  "de score van een eindstand, voor de speler aan beurt",
  "In een eindstand wordt gekeken hoeveel volle rijen elke speler heeft" },
{ "besteScore", "beste_geenZet", 1, 0, "in een eindstand is er geen beste zet",
  "onthoud beste score en bijbehorende zet" },
{ "besteScore", "beste_zoekt", 6, 0,
  "zoekt: de meeste scores kloppen, of alle op een vergissing na",
  "Deze functie is verantwoordelijk voor het brute force element van de "
  "opdracht" },
{ "besteScore", "beste_klein", 3, MetBeste,
  "de score in kleine bomen",
  "bepalen wat de eindscore wordt voor de speler die aan de beurt is" },
{ "besteScore", "beste_groot", 3, MetBeste,
  "de score in grote bomen",
  "wanneer beide spelers vanaf dat moment (voor zichzelf) optimaal verder "
  "spelen" },
{ "besteScore", "beste_zet", 4, MetBeste, "de zet is een beste zet",
  "onthoud beste score en bijbehorende zet" },
{ "besteScore", "beste_blijft", 1, 0, "verandert de stand niet",
  "unDoeZet (z)" },
{ "besteScore", "beste_vanafNul", 1, 0,
  "aantalStanden hangt niet af van de waarde vooraf",
  "Je mag er niet vanuit gaan dat de parameter aantalStanden bij de eerste "
  "aanroep al gelijk is aan 0" },

{ "bepaalGoedeZet", "goede_geldig", 2, MetGoede, "een geldige zet",
  "De zet (of een zet, als er meerdere zijn) [...] is de zet die "
  "geretourneerd moet worden" },
{ "bepaalGoedeZet", "goede_beter", 3, 0,
  "kiest veel vaker dan toeval de duidelijk beste zet",
  "die, met deze simulaties, de hoogste gemiddelde eindscore oplevert" },
{ "bepaalGoedeZet", "goede_einde", 1, 0, "GeenZet in een eindstand",
  "Voor elke mogelijke zet in de huidige stand" },
{ "bepaalGoedeZet", "goede_blijft", 1, 0, "verandert de stand niet",
  "in de huidige stand speel je het spel (na het doen van die zet) "
  "nrSimulaties keer uit" },
{ "bepaalGoedeScore", "goedeScore_kan", 1, 0,
  "een score die tegen beste zetten van de ander mogelijk is",
  "hoe goed een 'goede zet' werkelijk is, vergeleken met een beste zet" },
{ "bepaalGoedeScore", "goedeScore_einde", 1, 0, "in een eindstand de score daarvan",
  "In een eindstand wordt gekeken hoeveel volle rijen elke speler heeft" },
{ "bepaalGoedeScore", "goedeScore_blijft", 1, 0, "verandert de stand niet",
  "hoe goed een 'goede zet' werkelijk is" },
{ "doeExperiment", "experiment_toont", 1, 0,
  "eindigt, en toont standen en tijd voor elke teruggenomen zet",
  "op het scherm gezet hoeveel standen daarbij worden bekeken en hoeveel tijd "
  "dit kost" },
{ "doeExperiment", "experiment_blijft", 2, 0,
  "verandert de stand niet, ook niet na eerdere zetten",
  "Net zolang tot de oorspronkelijke stand van het spel weer verkregen is" }

  };
  return onderdelen;
}

}
