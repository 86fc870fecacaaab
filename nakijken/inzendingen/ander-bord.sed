# Vindt een vol bord van de ander geen eindstand.
s/if (volleRijen (0) == K || volleRijen (1) == K)/if (volleRijen (beurt) == K)/
