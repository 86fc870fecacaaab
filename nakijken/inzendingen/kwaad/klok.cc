// Vervangt de klok die de bank vastzet.
extern "C" long __wrap_time (long *) { return 0; }
