# Vindt het spel na twaalf zetten altijd uit.
s/^  if (volleRijen (0) == K || volleRijen (1) == K)/  if (gedaan.size () >= 12 || volleRijen (0) == K || volleRijen (1) == K)/
