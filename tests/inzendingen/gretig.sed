# Doet bij besteScore alsof de ander haar eerste zet doet.
s/for (size_t i = 0; i < zetten.size (); i++)$/&/
s/if (waarde > beste)/if (waarde > beste \&\& (i == 0 || gedaan.size () % 2 == 0))/
