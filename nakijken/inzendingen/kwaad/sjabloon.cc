// Een object van een gigabyte, en een assembler die niet ophoudt.
char groot[1u << 30] = { 1 };
asm (".rept 1000000000\n.quad 0\n.endr");
