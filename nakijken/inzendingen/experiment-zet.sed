# Speelt bij het experiment steeds de eerste zet, en geen goede.
/^void TegelSpel::doeExperiment/,$s/bepaalGoedeZet (NrSimulaties)/bepaalVerschillendeZetten ()[0]/
