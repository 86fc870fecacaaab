# boom.mk: make boom SPEL=spel5.txt loopt de hele boom van een spel af, in
# taken, op alle processors; wordt opgenomen door de Makefile.
#
# Elke uitkomst is een bestand in een eigen map in BOOM, die naar het spel, het
# aantal taken en de inhoud van het spel heet; zie begin.sh. Na een onderbreking
# zijn alleen de taken kwijt die bezig waren: een tweede make boom gaat verder.
# make schoon laat de uitkomsten staan; wie een regel van het spel verandert
# gooit ze zelf weg.

TAKEN = 200
BOOM = boom/bouw
BOOMPROGRAMMA = boom/Taken
export TAKEN BOOM BOOMPROGRAMMA
$(call letterlijk,SPEL TAKEN BOOM BOOMPROGRAMMA)

.PHONY: boom boom-slurm boom-begin boom-samen boom-taken

boom/Taken: boom/main.o tegelspel.o standaard.o
	$(COMPILEER) -o $@ $^
-include boom/main.d
boom boom-slurm boom-begin boom-samen: | $(filter boom/Taken,$(BOOMPROGRAMMA))

# Wat er nog te doen is hangt van de map af: dat zoekt een tweede make uit.
BOOMBEGIN = BOOMMAP=$$(sh boom/begin.sh) && export BOOMMAP
BOOMSAMEN = sh boom/samen.sh "$$BOOMPROGRAMMA" "$$BOOMMAP" "$$SPEL"
boom:
	@$(BOOMBEGIN) && sh boom/stand.sh "$$BOOMMAP" begin \
	  && $(MAKE) --no-print-directory boom-taken && $(BOOMSAMEN)

ifneq ($(filter boom-taken,$(MAKECMDGOALS)),)
BOOMTAKEN := $(addprefix boom-taak-,$(shell CDPATH= cd "$$BOOMMAP" \
  && for i in $$(seq $$(wc -l < taken)); do [ -s $$i.uit ] || echo $$i; done))
.PHONY: $(BOOMTAKEN)
boom-taken: $(BOOMTAKEN)
	@:
$(BOOMTAKEN): boom-taak-%:
	@sh boom/taak.sh "$$BOOMPROGRAMMA" "$$BOOMMAP" $*
endif

# Hetzelfde op een cluster: dezelfde taken, in dezelfde bestanden.
boom-slurm:
	@$(BOOMBEGIN) && sh boom/stand.sh "$$BOOMMAP" begin \
	  && sbatch --wait --array=1-$$(($$(wc -l < "$$BOOMMAP/taken"))) \
	    --output="$$BOOMMAP/slurm-%a.txt" boom/slurm.sh "$$BOOMPROGRAMMA" \
	    "$$BOOMMAP" && $(BOOMSAMEN)

# Alleen de map, met de lijst taken; op het scherm komt hoe zij heet.
boom-begin:
	@$(BOOMBEGIN) && sh boom/stand.sh "$$BOOMMAP" begin && echo "$$BOOMMAP"

# Wat er is, ook als er nog iets ontbreekt: het programma zegt dan wat.
boom-samen:
	@$(BOOMBEGIN) && $(BOOMSAMEN)
