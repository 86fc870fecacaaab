# Heeft een functie uit de header niet.
/^void TegelSpel::doeExperiment/,$d
