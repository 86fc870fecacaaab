// Vervangt de klok die de bank vastzet.
extern "C" long nep (long *) __asm__ ("time");
extern "C" long nep (long *) { return 0; }
