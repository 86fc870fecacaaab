# Laat bij het experiment de klok maar een keer beginnen.
/^void TegelSpel::doeExperiment/,$s/^    clock_t begin/    static clock_t begin/
