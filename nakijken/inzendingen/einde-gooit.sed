# Gooit in een eindstand een exception als de rijen gevraagd worden.
s/^  return rijen\[speler\];$/  return rijen[eindstand () ? rijen[speler].at (K).first : speler];/
