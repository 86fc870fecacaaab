# boom.mk: make boom SPEL=spel5.txt loopt de hele boom van een spel af, in
# taken, op alle processors; wordt opgenomen door de Makefile.
#
# Elke uitkomst is een bestand in een eigen map in $(BOOM), die naar het spel,
# het aantal taken en de inhoud van het spel heet. Na een onderbreking zijn
# alleen de taken kwijt die bezig waren: een tweede make boom gaat verder. make
# schoon laat de uitkomsten staan; wie een regel van het spel verandert gooit ze
# zelf weg.

TAKEN = 200
BOOM = boom/bouw
BOOMPROGRAMMA = boom/Taken

boom/Taken: boom/main.o tegelspel.o standaard.o
	$(COMPILEER) -o $@ $^
-include boom/main.d

BOOMDOELEN = boom boom-slurm boom-begin boom-samen
.PHONY: $(BOOMDOELEN)

ifneq ($(filter $(BOOMDOELEN),$(MAKECMDGOALS)),)
ifneq ($(words $(SPEL)),1)
$(error Noem een spel, met een naam zonder spaties: make boom SPEL=spel1.txt)
endif
ifeq ($(wildcard $(SPEL)),)
$(error Het bestand $(SPEL) bestaat niet)
endif

BOOMMAP := $(BOOM)/$(basename $(notdir $(SPEL)))-$(TAKEN)-$(firstword \
             $(shell cksum < $(SPEL)))

# Is de lijst er nog niet, dan maakt make haar, en begint dan opnieuw; daarna
# staat in BOOMUIT van elke taak de uitkomst, de grootste vooraan.
include $(BOOMMAP)/taken.mk

boom: $(BOOMUIT)
	@$(BOOMVOEGSAMEN)

$(BOOMUIT): $(BOOMMAP)/%.uit: | boom-begin
	@sh boom/taak.sh "$(BOOMPROGRAMMA)" $(BOOMMAP) $*

# Hetzelfde op een cluster: dezelfde taken, in dezelfde bestanden.
boom-slurm: boom-begin
	@sbatch --wait --array=1-$(words $(BOOMUIT)) \
	  --output=$(BOOMMAP)/slurm-%a.txt boom/slurm.sh "$(BOOMPROGRAMMA)" \
	  $(BOOMMAP)
	@$(BOOMVOEGSAMEN)

boom-begin:
	@sh boom/stand.sh $(BOOMMAP) begin

# Wat er is, ook als er nog iets ontbreekt: het programma zegt dan wat.
boom-samen:
	@$(BOOMVOEGSAMEN)

BOOMVOEGSAMEN = cat $(BOOMUIT) 2> /dev/null \
  | "$(BOOMPROGRAMMA)" --samen $(SPEL) > $(BOOMMAP)/uitkomst.nieuw \
  && mv $(BOOMMAP)/uitkomst.nieuw $(BOOMMAP)/uitkomst \
  && cat $(BOOMMAP)/uitkomst

$(BOOMMAP)/taken.mk: | $(filter boom/Taken,$(BOOMPROGRAMMA))
	@mkdir -p $(@D)
	@cp $(SPEL) $(@D)/spel.txt
	@"$(BOOMPROGRAMMA)" --verdeel $(TAKEN) $(SPEL) > $(@D)/taken
	@seq -f '$(@D)/%.0f.uit' $$(wc -l < $(@D)/taken) | tr '\n' ' ' \
	  | sed 's/^/BOOMUIT = /' > $@.nieuw
	@mv $@.nieuw $@
endif
