// heelmenu.cc: het hoofdprogramma van een spel, zijn menu met elke functie die
// het van terminal/ heeft, ook die het zelf niet gebruikt: een klasse voor vijf
// spellen is in elk van de vijf te vertalen. test.mk noemt het bestand waar het
// in staat (HOOFD), en het menu (MENU).

#include HOOFD

template class terminal::Spelmenu<MENU, Rekenaar>;
template class terminal::Raad<Rekenaar>;
#ifdef TerminalRekenmenuHVar
template class terminal::Rekenmenu<MENU, Rekenaar>;
#endif
