# Neemt na het experiment ook terug wat er al gedaan was.
/^void TegelSpel::doeExperiment/,$s/^  for (int i = 1; i <= aantal; i++)$/  for (int i = 1; !gedaan.empty (); i++)/
