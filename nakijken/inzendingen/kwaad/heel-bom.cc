// alleen dit: de compiler is er eeuwen mee bezig.
template <int Diep, int Pad> struct Bom
{
  enum { Som = Bom<Diep - 1, 2 * Pad>::Som + Bom<Diep - 1, 2 * Pad + 1>::Som };
};
template <int Pad> struct Bom<0, Pad> { enum { Som = 1 }; };
int som = Bom<29, 0>::Som;
