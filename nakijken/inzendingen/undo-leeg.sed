# Crasht als er geen zet is om terug te nemen.
/^  if (gedaan.empty ())$/{N;d}
