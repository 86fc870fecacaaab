# Gaat na het experiment niet helemaal terug naar de eerste stand.
/^void TegelSpel::doeExperiment/,$s/^    unDoeZet ();$/    if (i < aantal)\n  &/
