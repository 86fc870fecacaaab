// toets_zinnen.cc: wat Kalah zegt van wat het nog niet zeker weet. Dat hangt
// van de klok af, dus een sessie kan het niet tonen.

#define main hoofdprogrammaVanKalah
#include "spellen/kalah/main.cc"
#undef main

TOETS (wie_er_wint_of_juist_niet)
{
  const struct { int speler, minst, meest; const char *wint; } alle[] = {
    { 1, 1, 1, "1" }, { 1, 0, 0, "gelijk" }, { 1, -1, -1, "2" },
    { 2, 1, 1, "2" }, { 2, 0, 0, "gelijk" }, { 2, -1, -1, "1" },
    { 1, 0, 1, "niet 2" }, { 1, -1, 0, "niet 1" }, { 1, -1, 1, "onbekend" },
    { 2, 0, 1, "niet 1" }, { 2, -1, 0, "niet 2" }, { 2, -1, 1, "onbekend" } };
  for (const auto &een : alle)
    EIS_GELIJK (wintTekst (een.speler, een.minst, een.meest),
                string (een.wint));
}
