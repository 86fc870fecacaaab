# Vindt het spel uit als de pot leeg is.
s/^  if (volleRijen (0) == K || volleRijen (1) == K)/  if (pot == "" || volleRijen (0) == K || volleRijen (1) == K)/
