# nakijken.mk: make nakijken, make nakijken-alle en make nakijken-toets; wordt
# opgenomen door de Makefile. Zie nakijken/README.md, ook voor wat er verder mee
# te geven is.
#
#   make nakijken INZENDING=map       de scorekaart van een inzending
#   make nakijken-alle MAP=map        alle inzendingen in een map
#   make vergelijk INZENDING=map      waar zij anders speelt dan het hoort;
#                                     SPEL=spel3.txt: in dit spel

BOUW ?= tests/bouw
NAKIJKBOUW = $(BOUW)/nakijken
NAKIJKVLAGGEN = -O2
NAKIJKDELEN = nakijk bron keuring zandbak script keur_wijze keur_lezen keur_zien \
              keur_spelen keur_beste keur_goed keur_geheugen

NAKIJK = $(NAKIJKBOUW)/nakijk
VERGELIJK = $(NAKIJKBOUW)/vergelijk
VERGELIJKDELEN = vergelijk vergelijk_onze bron zandbak script
$(call letterlijk,INZENDING MAP SPEL MISSER UITVOERMAP UITVOER KAART ZANDBAK \
  OPNIEUW ALLEEN TEGELIJK ZAAD STIJL NAKIJKVLAGGEN)
export NAKIJK VERGELIJK

.PHONY: nakijken nakijken-alle nakijken-toets nakijken-paren naspelen vergelijk \
        vergelijk-toets zegt-bouwen

nakijken nakijken-alle naspelen vergelijk: export CXX := $(CXX)
nakijken: $(NAKIJK)
	@sh nakijken/nakijken.sh een "$$INZENDING"

nakijken-alle: $(NAKIJK)
	@sh nakijken/nakijken.sh alle "$$MAP"

# Doe wat een misser op een kaart deed nog eens, in de zandbak.
naspelen: $(NAKIJK)
	@"$$NAKIJK" naspelen "$$MISSER"

# Waar begint een inzending vanaf een spel iets anders te vinden?
# Daar is maar een deel van het nakijken voor nodig.
vergelijk: zegt-bouwen $(VERGELIJK)
	@"$$VERGELIJK" "$$INZENDING" "$$SPEL"

zegt-bouwen:
	@[ -x $(VERGELIJK) ] || echo "Eenmalig wordt het vergelijken zelf gebouwd;" \
	  "dat duurt ongeveer een halve minuut."

$(VERGELIJK): $(VERGELIJKDELEN:%=$(NAKIJKBOUW)/%.o) \
              $(BOUW)/tegelspel.o $(BOUW)/standaard.o
	$(TOETSBOUW) $^ -o $@

nakijken-toets: $(NAKIJK) $(NAKIJKBOUW)/keus vergelijk-toets
	@sh nakijken/toets.sh

# Een fout erbij geeft nooit meer punten; duurt lang.
nakijken-paren: $(NAKIJK)
	@sh nakijken/paren.sh

vergelijk-toets: $(VERGELIJK)
	@sh nakijken/toets_vergelijk.sh

$(NAKIJK): $(NAKIJKDELEN:%=$(NAKIJKBOUW)/%.o)
	$(TOETSBOUW) $^ -o $@

# Rekent na hoe zeker het oordeel over bepaalGoedeZet is.
$(NAKIJKBOUW)/keus: tests/keuring/keus.cc $(wildcard nakijken/*.h)
	$(TOETSBOUW) -std=c++17 -I. $< -o $@

# De bank is C++17. Wat niet zelf rekent hoeft niet snel te zijn, maar wel snel
# vertaald.
REKENDELEN = keuring vergelijk vergelijk_onze keur_wijze keur_zien keur_spelen \
             keur_beste keur_goed
$(NAKIJKBOUW)/%.o: MENUOPT = -std=c++17
$(filter-out $(REKENDELEN:%=$(NAKIJKBOUW)/%.o),\
  $(NAKIJKDELEN:%=$(NAKIJKBOUW)/%.o)): MENUOPT = -std=c++17 $(TOETSOPT)
