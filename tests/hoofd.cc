// hoofd.cc: het hoofdprogramma van elke toets die er zelf geen heeft.

#include "tests/toets.cc"

int main (int argc, char **argv) __attribute__ ((weak));

int main (int argc, char **argv)
{
  return draaiToetsen (argc, argv);
}
