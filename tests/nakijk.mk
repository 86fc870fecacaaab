# nakijk.mk: make nakijken, make nakijken-alle en make nakijken-toets; wordt
# opgenomen door de Makefile. Zie tests/nakijk/README.md.
#
#   make nakijken INZENDING=map       de scorekaart van een inzending
#   make nakijken-alle MAP=map        alle inzendingen in een map
#
# Daarbij mogen UITVOER=csv, UITVOERMAP=map en GRONDIG=1, en CXX en
# NAKIJKVLAGGEN bepalen hoe de inzending gecompileerd wordt.

BOUW ?= tests/bouw
NAKIJKBOUW = $(BOUW)/tests/nakijk
NAKIJKVLAGGEN = -O2

# De proef draait met de inzending, de rest staat daarbuiten.
PROEFDELEN = proef standen eigen keur_lezen keur_zetten keur_doezet \
             keur_terug keur_beste keur_goed keur_tempo
NAKIJKDELEN = nakijk alle bouw kaart keuring kind

NAKIJK = $(NAKIJKBOUW)/nakijk
export INZENDING MAP UITVOER UITVOERMAP GRONDIG

.PHONY: nakijken nakijken-alle nakijken-toets

# De inzending komt via de omgeving, zodat elk teken in haar naam mag.
nakijken: $(NAKIJK) $(NAKIJKBOUW)/proef.object
	@sh tests/nakijk/nakijk.sh $(NAKIJK) "$(CXX)" "$(NAKIJKVLAGGEN)" \
	  "$$INZENDING"

nakijken-alle: $(NAKIJK) $(NAKIJKBOUW)/proef.object
	@sh tests/nakijk/nakijk.sh $(NAKIJK) "$(CXX)" "$(NAKIJKVLAGGEN)" \
	  "$$MAP" --alle

nakijken-toets: $(NAKIJK) $(NAKIJKBOUW)/proef.object $(NAKIJKBOUW)/keus \
                $(BOUW)/TegelSpel
	@sh tests/inzendingen/toets.sh $(NAKIJK) $(BOUW)/TegelSpel

$(NAKIJK): $(NAKIJKDELEN:%=$(NAKIJKBOUW)/%.o)
	$(TOETSBOUW) $^ -o $@

# Rekent na hoe zeker het oordeel over bepaalGoedeZet is.
$(NAKIJKBOUW)/keus: $(NAKIJKBOUW)/keus.o $(NAKIJKBOUW)/standen.o
	$(TOETSBOUW) $^ -o $@

# Wat zelf rekent, onder grenzen aan de tijd.
REKENDELEN = standen eigen keur_beste keur_goed keur_tempo keus
$(REKENDELEN:%=$(NAKIJKBOUW)/%.o): TOETSOPT =

# Alles van de proef in een object, dat met elke inzending gelinkt wordt.
$(NAKIJKBOUW)/proef.object: $(PROEFDELEN:%=$(NAKIJKBOUW)/%.o)
	$(CXX) -r -nostdlib $^ -o $@
