# Controleert M, N, K en L niet.
/integerInBereik ("M"/,/return false;/d
