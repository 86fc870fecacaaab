# Weigert bij doeZet zoveel tegels als een rij lang is.
s/^  if (eindstand () || !geldigeZet (schaal, kleur))$/  if (eindstand () || !geldigeZet (schaal, kleur) || opSchaal (schaal, kleur) == L)/
