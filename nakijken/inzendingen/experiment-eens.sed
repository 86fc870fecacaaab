# Speelt bij het experiment maar een zet.
/^void TegelSpel::doeExperiment/,$s/^  for ( ; !eindstand (); aantal++)/  for ( ; aantal < 1 \&\& !eindstand (); aantal++)/
