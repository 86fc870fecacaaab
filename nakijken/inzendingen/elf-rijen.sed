# Leest ook een spel met elf rijen.
s/const int MaxRijen = 10;/const int MaxRijen = 11;/
