# nakijken.mk: make nakijken, make nakijken-alle en make nakijken-toets; wordt
# opgenomen door de Makefile. Zie nakijken/README.md, ook voor wat er verder mee
# te geven is.
#
#   make nakijken INZENDING=map       de scorekaart van een inzending
#   make nakijken-alle MAP=map        alle inzendingen in een map
#   make vergelijk INZENDING=map SPEL=spel3.txt
#                                     waar zij anders speelt dan het hoort

BOUW ?= tests/bouw
NAKIJKBOUW = $(BOUW)/nakijken
NAKIJKVLAGGEN = -O2
NAKIJKDELEN = nakijk bron keuring vergelijk zandbak script \
              keur_lezen keur_zien keur_spelen keur_beste keur_goed

NAKIJK = $(NAKIJKBOUW)/nakijk
$(call letterlijk,INZENDING MAP SPEL MISSER UITVOERMAP UITVOER KAART ZANDBAK \
  OPNIEUW ALLEEN TEGELIJK ZAAD STIJL NAKIJKVLAGGEN)
export NAKIJK

.PHONY: nakijken nakijken-alle nakijken-toets naspelen vergelijk

nakijken nakijken-alle naspelen vergelijk: export CXX := $(CXX)
nakijken: $(NAKIJK)
	@sh nakijken/nakijken.sh een "$$INZENDING"

nakijken-alle: $(NAKIJK)
	@sh nakijken/nakijken.sh alle "$$MAP"

# Doe wat een misser op een kaart deed nog eens, in de zandbak.
naspelen: $(NAKIJK)
	@"$$NAKIJK" naspelen "$$MISSER"

# Waar begint een inzending vanaf een spel iets anders te vinden?
vergelijk: $(NAKIJK)
	@"$$NAKIJK" vergelijk "$$INZENDING" "$$SPEL"

nakijken-toets: $(NAKIJK) $(NAKIJKBOUW)/keus
	@sh nakijken/toets.sh

$(NAKIJK): $(NAKIJKDELEN:%=$(NAKIJKBOUW)/%.o)
	$(TOETSBOUW) $^ -o $@

# Rekent na hoe zeker het oordeel over bepaalGoedeZet is.
$(NAKIJKBOUW)/keus: tests/keuring/keus.cc $(wildcard nakijken/*.h)
	$(TOETSBOUW) -std=c++17 -I. $< -o $@

# De bank is C++17. Wat niet zelf rekent hoeft niet snel te zijn, maar wel snel
# vertaald.
REKENDELEN = keuring vergelijk keur_zien keur_spelen keur_beste keur_goed
$(NAKIJKBOUW)/%.o: MENUOPT = -std=c++17
$(filter-out $(REKENDELEN:%=$(NAKIJKBOUW)/%.o),\
  $(NAKIJKDELEN:%=$(NAKIJKBOUW)/%.o)): MENUOPT = -std=c++17 $(TOETSOPT)
