# Komt nooit uit bepaalGoedeScore.
s/if (beurt == speler)/for (volatile int i = 0; i < 1; i = 0) ;\n    &/
