# Vindt zetten alleen gelijk als de schalen in alles gelijk zijn.
s/opSchaal (j, kleur) == opSchaal (i, kleur)/schalen[j] == schalen[i]/
