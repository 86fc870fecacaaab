// tekst.cc: wat tekst.h en patroon.h doen; deel van hoofd.cc.

#include "tests/tekst.h"

Patroon::Patroon (const std::string &tekst)
: vertaald (new regex_t, [] (regex_t *een) { regfree (een); delete een; })
{
  if (regcomp (vertaald.get (), tekst.c_str (), REG_EXTENDED) != 0)
    throw std::invalid_argument ("geen patroon: " + tekst);
}

std::vector<std::string> Patroon::zoek (const std::string &waarin) const
{
  size_t plaats = 0;
  return vind (waarin, plaats);
}

std::vector<std::string> Patroon::heel (const std::string &waarin) const
{
  const std::vector<std::string> delen = zoek (waarin);
  const bool past = !delen.empty () && delen[0] == waarin;
  return past ? delen : std::vector<std::string> ();
}

std::string Patroon::vervang (const std::string &waarin,
                              const std::string &door, size_t blijft) const
{
  std::string nieuw, rest = waarin;
  size_t plaats = 0;
  for (std::vector<std::string> delen = vind (rest, plaats);
       !delen.empty () && !delen[0].empty (); delen = vind (rest, plaats))
  {
    nieuw += rest.substr (0, plaats) + door;
    rest.erase (0, plaats + delen[0].size ()
                   - (blijft > 0 ? delen[blijft].size () : 0));
  }
  return nieuw + rest;
}

std::vector<std::string> Patroon::vind (const std::string &waarin,
                                        size_t &plaats) const
{
  std::vector<regmatch_t> waar (vertaald->re_nsub + 1);
  std::vector<std::string> delen;
  if (regexec (vertaald.get (), waarin.c_str (), waar.size (), waar.data (),
               0) != 0)
    return delen;
  plaats = static_cast<size_t> (waar[0].rm_so);
  for (const regmatch_t &deel : waar)
    delen.push_back (deel.rm_so < 0 ? ""
      : waarin.substr (static_cast<size_t> (deel.rm_so),
                       static_cast<size_t> (deel.rm_eo - deel.rm_so)));
  return delen;
}

//*************************************************************************

bool bevatWoord (const std::string &tekst, const std::string &woord)
{
  for (size_t plaats = tekst.find (woord); plaats != std::string::npos;
       plaats = tekst.find (woord, plaats + 1))
  {
    const size_t na = plaats + woord.size ();
    if ((plaats == 0 || !isAlfanumeriek (tekst[plaats - 1])
         || !isAlfanumeriek (woord[0]))
        && (na == tekst.size () || !isAlfanumeriek (tekst[na])
            || !isAlfanumeriek (woord.back ())))
      return true;
  }
  return false;
}

std::vector<std::string> regelsVan (const std::string &tekst)
{
  std::vector<std::string> regels;
  std::istringstream in (tekst);
  std::string regel;
  while (std::getline (in, regel))
    if (!regel.empty ())
      regels.push_back (regel);
  return regels;
}

std::vector<std::string> woordenVan (const std::string &tekst)
{
  std::vector<std::string> woorden;
  std::istringstream in (tekst);
  std::string woord;
  while (in >> woord)
    woorden.push_back (woord);
  return woorden;
}

// Dek in een tabel met puntkomma's de kolommen met microseconden af.
static std::string zonderMicroseconden (const std::string &tekst)
{
  std::set<size_t> tijden;  // welke kolommen dat zijn
  std::string uit, cel;
  size_t kolom = 0;
  bool letterlijk = false;  // tussen aanhalingstekens
  for (const char teken : tekst)
    if (letterlijk || (teken != ';' && teken != '\n'))
    {
      letterlijk = letterlijk != (teken == '"');
      cel += teken;
    }
    else
    {
      if (kolom > 0 && bevat (cel, "microseconden"))
        tijden.insert (kolom);
      const bool getal = cel.find_first_not_of ("0123456789") == cel.npos;
      uit += (tijden.count (kolom) == 1 && getal && !cel.empty () ? "#" : cel)
             + teken;
      cel.clear ();
      kolom = teken == ';' ? kolom + 1 : 0;
    }
  return uit + cel;
}

std::string zonderTijden (std::string tekst)
{
  static const std::pair<Patroon, const char *> paren[] = {
    { Patroon ("[0-9]+[.][0-9]{6}"), "#.######" },
    { Patroon ("[0-9]+,[0-9]{6} seconden"), "#,###### seconden" },
    { Patroon ("[0-9]+([.][0-9]+)+"), "#.###" },
    { Patroon ("[0-9]+,[0-9]+ seconden"), "#,### seconden" },
    { Patroon ("[0-9]+( [0-9]+)* tikken"), "# tikken" },
    { Patroon ("duurt ongeveer [^:]*:"), "duurt ongeveer #:" },
    { Patroon ("[0-9,]+( [0-9]+)*( mil[a-z]+)? per seconde"),
      "# per seconde" } };
  if (bevat (tekst, "microseconden"))
    tekst = zonderMicroseconden (tekst);
  for (const auto &paar : paren)
    tekst = paar.first.vervang (tekst, paar.second);
  return tekst;
}

std::string eersteVerschil (const std::string &gekregen,
                            const std::string &verwacht)
{
  std::istringstream een (gekregen), twee (verwacht);
  std::string a, b;
  int nummer = 0;
  do
  {
    nummer++;
    a = b = "(einde)";
    std::getline (een, a);
    std::getline (twee, b);
  }
  while (a == b && (een || twee));
  return "regel " + std::to_string (nummer) + " is\n  " + a
         + "\nverwacht was\n  " + b;
}

void eisGewoon (const std::string &tekst)
{
  for (char letter : tekst)
    EIS_MET (letter == '\n' || (letter >= ' ' && letter <= '~'),
             "vreemd teken " << static_cast<int> (letter) << " in " << tekst);
}

void eisLeesbaar (const std::string &melding, size_t langst)
{
  EIS_MET (!melding.empty () && melding.back () == '\n',
           "geen hele regel: '" << melding << "'");
  EIS_MET (melding.size () < langst, "een melding van " << melding.size ()
           << " tekens: " << melding.substr (0, 200));
  eisGewoon (melding);
}

void eisMelding (const std::string &melding, size_t langst,
                 const std::vector<std::string> &woorden)
{
  eisLeesbaar (melding, langst);
  for (const std::string &woord : woorden)
    EIS_MET (bevatWoord (melding, woord),
             "'" << woord << "' ontbreekt in: " << melding);
}
