# Controleert de beurt niet; dat staat niet met zoveel woorden in de opgave.
s/ || !integerInBereik ("beurt", nieuw.beurt, 0, 1)//
