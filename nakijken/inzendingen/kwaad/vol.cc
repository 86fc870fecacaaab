// Schrijft de schijf vol.
#include <fstream>
static int vol ()
{
  const string blok (1 << 20, 'x');
  for (int i = 0; i < 300; i++)
  {
    ofstream uit (("/w/nakijk-kwaad" + to_string (i)).c_str ());
    for (int j = 0; j < 20; j++)
      uit << blok << flush;
    ofstream hier (("nakijk-kwaad" + to_string (i)).c_str ());
  }
  return 0;
}
static int volgeschreven = vol ();
