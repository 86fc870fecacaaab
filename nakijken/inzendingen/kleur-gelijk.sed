# Vindt geldige zetten van een kleur gelijk, hoeveel tegels het ook zijn.
s/opSchaal (j, kleur) == opSchaal (i, kleur)/geldigeZet (j, kleur)/
