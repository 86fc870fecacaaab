# Neemt bij bepaalGoedeScore de eerste zet niet terug.
/^int TegelSpel::bepaalGoedeScore/,/^}/s/int i = 0; i < aantal/int i = 1; i < aantal/
