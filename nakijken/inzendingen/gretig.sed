# Doet bij besteScore alsof de ander altijd haar eerste zet doet.
s/if (waarde > beste)/if (waarde > beste \&\& (i == 0 || gedaan.size () % 2 == 0))/
