# Laat gelijke zetten allemaal staan.
/opSchaal (j, kleur) == opSchaal (i, kleur)/{N;d}
s/^      for (int j = 0; j < i; j++)$//
