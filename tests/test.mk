# test.mk: make test en make regels; wordt opgenomen door de Makefile.
#
# Elk tests/toets_*.cc en tests/*/toets_*.cc wordt een programma in $(BOUW).
# Een toets van een spel wordt gelinkt met de bronnen van dat spel, en vindt het
# programma van dat spel in de map die BOUW in de omgeving noemt. In keuring/
# staan de toetsen van het gereedschap zelf.
# Met andere vlaggen hoort een andere map, bijvoorbeeld:
#   make test CXXFLAGS="-O1 -fsanitize=address" BOUW=tests/bouw/asan

CXXFLAGS ?= -O2
BOUW ?= tests/bouw
WAARSCHUWINGEN = -Wall -Wextra -Wpedantic -Wshadow -Wconversion \
                 -Wsuggest-override

# De spellen: dat bovenaan, en elke map van spellen/ met een main.cc. Van elk de
# bronnen, die een header hebben, het hoofdprogramma, hoe dat heet (waar zijn
# Makefile mee begint), en zijn menu.
SPELLEN := $(patsubst spellen/%/main.cc,%,$(wildcard spellen/*/main.cc))
TOETSSPELLEN := tegelspel $(SPELLEN)
BRONNEN_tegelspel = tegelspel.cc standaard.cc
MAIN_tegelspel = main.cc
PROGRAMMA_tegelspel = TegelSpel
MENU_tegelspel = Tegelmenu
GEMAAKTEN := $(shell awk '/^GEMAAKT = / { print FILENAME ":" $$3 }' \
                 $(wildcard spellen/*/Makefile) /dev/null)
define SPELNAMEN
BRONNEN_$(1) := $(wildcard $(patsubst %.h,%.cc,$(wildcard spellen/$(1)/*.h))) \
                standaard.cc
MAIN_$(1) := spellen/$(1)/main.cc
PROGRAMMA_$(1) := $(patsubst spellen/$(1)/Makefile:%,%,\
                    $(filter spellen/$(1)/Makefile:%,$(GEMAAKTEN)))
MENU_$(1) = $$(shell sed -n 's/^class \([A-Za-z]*menu\) .*/\1/p; \
                             s/^class \([A-Za-z]*menu\)$$$$/\1/p' \
                 spellen/$(1)/main.cc)
endef
$(foreach spel,$(SPELLEN),$(eval $(call SPELNAMEN,$(spel))))
NIO = $(foreach letter,a b c d e,$(BOUW)/nio0$(letter))
NIO_OBJECTEN = $(NIO:$(BOUW)/nio0%=$(BOUW)/spellen/domineren/nio_%.o)
ANDERE_MAINS = $(NIO_OBJECTEN) $(BOUW)/boom/main.o \
               $(BOUW)/tests/kalah/bewijs/schrijf.o \
               $(BOUW)/tests/kalah/bewijs/controle.o
# De klok van elk programma dat een toets start en het hoofdprogramma van elke
# toets, elk met wat kop.h belooft.
KLOK = $(BOUW)/tests/klok.o $(BOUW)/tests/vectoren.o
HOOFD = $(BOUW)/tests/hoofd.o $(BOUW)/tests/vectoren.o

TOETSBOUW = $(CXX) -std=c++11 $(CXXFLAGS) $(WAARSCHUWINGEN) $(EXTRA)

# De toetsen en de menu's zelf hoeven niet snel te zijn, maar wel snel vertaald
# (op twee na, die zo lang zoeken dat meer vertalen zich terugverdient); tenzij de
# gebruiker zelf vlaggen noemt. Wat snel moet zijn staat vooraan bij
# het linken: van een functie die in meer objecten staat telt de eerste.
# Twee spellen zoeken te weinig om -O2 terug te verdienen, en gold linkt in de
# helft van de tijd; of het er is wordt pas gevraagd als er iets te linken valt.
ifneq ($(origin CXXFLAGS),command line)
TOETSOPT = -Og
$(BOUW)/tests/domineren/toets_zoek.o \
$(BOUW)/tests/heelmenu_othello.o: ZOEKOPT = -O1
$(foreach spel,aqualin kalah,\
  $(BOUW)/spellen/$(spel)/$(spel).o): MENUOPT = -O1
GOLD = $(eval GOLD := $$(shell $(CXX) -fuse-ld=gold -Wl,--version \
  > /dev/null 2>&1 && echo -fuse-ld=gold))$(GOLD)
endif
TOETSBRONNEN := $(wildcard tests/toets_*.cc tests/*/toets_*.cc)
TOETSEN := $(TOETSBRONNEN:%.cc=$(BOUW)/%)
GEENTOETS := $(filter-out $(TOETSBRONNEN:%.cc=\%/%),$(TOETSEN))
ifneq ($(GEENTOETS),)
$(error $(GEENTOETS) is geen toets; $(firstword \
  $(TOETSBRONNEN:%.cc=$(BOUW)/%)) bijvoorbeeld wel)
endif
# Elk spel heeft een kaart; wat over elk spel gaat leest ze allemaal, en kaarten
# vertelt een script wat erop staat.
KAARTEN := $(patsubst %.cc,$(BOUW)/%.o,\
  $(wildcard $(TOETSSPELLEN:%=tests/%/kaart.cc)))
MET_KAARTEN = $(addprefix $(BOUW)/,kaarten tests/toets_storing \
  tests/toets_terminal tests/toets_vreemde tests/keuring/toets_spellen)

TOETSPROGRAMMAS := $(foreach spel,$(TOETSSPELLEN),$(BOUW)/$(PROGRAMMA_$(spel))) \
                   $(BOUW)/Taken $(BOUW)/Bewijs $(BOUW)/Controle

# Het hoofdprogramma van elk spel, met alles van zijn menu vertaald, ook wat het
# zelf niet gebruikt; zie heelmenu.cc.
HELEMENUS = $(TOETSSPELLEN:%=$(BOUW)/tests/heelmenu_%.o)
# Wat de toetsen vaak starten begint in de helft van de tijd als het niet naar
# libstdc++ hoeft te zoeken. Waar dat niet kan gaat het zonder. (Geheel -static
# kan niet: dan ziet valgrind malloc niet, en raakt het geheugen bijna nooit op.)
LINKTOETS = $(TOETSBOUW) $(GOLD) $^ -o $@
LINKPROGRAMMA = $(TOETSBOUW) $(GOLD) -static-libstdc++ -static-libgcc $^ -o $@ \
                2> /dev/null || $(LINKTOETS)

.PHONY: test test-lang regels programmas bouw-alles

programmas: $(TOETSPROGRAMMAS) $(NIO)

# Alleen bouwen, om de waarschuwingen van een compiler te zien.
bouw-alles: $(TOETSEN) programmas $(BOUW)/tests/keuring/regels $(BOUW)/kaarten

test: $(TOETSEN) $(TOETSPROGRAMMAS) $(NIO)
	@BOUW=$(BOUW) sh tests/draai.sh $(TOETSEN)

# Wat er voor make test vertaald wordt, en een regel die zegt hoe ver dat is;
# niet met make -s.
TOETSOBJECTEN := $(sort $(TOETSEN:=.o) $(HOOFD) $(HELEMENUS) \
  $(KLOK) $(ANDERE_MAINS) $(KAARTEN) $(foreach spel,$(TOETSSPELLEN),\
    $(patsubst %.cc,$(BOUW)/%.o,$(BRONNEN_$(spel)))))
STIL = $(findstring s,$(filter-out --%,$(firstword $(MAKEFLAGS))))
define HOEVER
@mkdir -p $(@D)
@$(if $(STIL),,$(if $(filter $@,$(TOETSOBJECTEN)),echo "[$$(ls $(TOETSOBJECTEN) \
  2> /dev/null | wc -l)/$(words $(TOETSOBJECTEN))] $<"))
endef

# De spelproeven (zie tests/spelproef.h), met een miljoen standen per spel, de
# plaatjes waar een programma seconden over doet, de grenzen van Domineren op
# elke stand van 4 bij 5, en de uitkomsten van het verslag die seconden duren.
PROEVEN_LANG = $(filter %/toets_proef %/toets_leesmij \
                        %/domineren/toets_grenzen \
                        %/toets_uitkomsten,$(TOETSEN))
test-lang: $(PROEVEN_LANG) $(TOETSPROGRAMMAS)
	@BOUW=$(BOUW) STANDEN=1000000 TOETSTIJD=900 sh tests/draai.sh $(PROEVEN_LANG)

# Alle objecten, ook die van de programma's zelf.
$(BOUW)/%.o: %.cc
	$(HOEVER)
	@$(TOETSBOUW) $(MENUOPT) $(KOP) -I. -MMD -MP -c $< -o $@
$(ANDERE_MAINS): MENUOPT = $(TOETSOPT)

$(BOUW)/tests/%.o: tests/%.cc
	$(HOEVER)
	@$(TOETSBOUW) $(TOETSOPT) $(ZOEKOPT) $(KOP) -I. -MMD -MP -c $< -o $@

# Wat elke toets insluit wordt maar een keer vertaald; voor een menu is het vooral
# de bibliotheek.
METKOP = $(TOETSEN:=.o) $(HELEMENUS) $(ANDERE_MAINS) $(HOOFD) $(KAARTEN)
$(METKOP): KOP = -include $(BOUW)/tests/kop.h
$(METKOP): $(BOUW)/tests/kop.h.gch
$(BOUW)/tests/kop.h.gch: tests/kop.h
	@mkdir -p $(@D)
	@$(TOETSBOUW) $(TOETSOPT) -I. -MMD -MP -x c++-header $< -o $@

$(HELEMENUS): $(BOUW)/tests/heelmenu_%.o: tests/heelmenu.cc
	$(HOEVER)
	@$(TOETSBOUW) $(TOETSOPT) $(ZOEKOPT) $(KOP) -DHOOFD='"$(MAIN_$*)"' \
	  -DMENU=$(MENU_$*) -I. -MMD -MP -c $< -o $@

# De toetsen die geen spel nodig hebben: van de toetsmiddelen, en van wat
# geheel in de headers van zoek/ staat.
$(BOUW)/tests/toets_%: $(BOUW)/tests/toets_%.o $(HOOFD)
	@$(LINKTOETS)
$(BOUW)/tests/keuring/%: $(BOUW)/tests/keuring/%.o $(HOOFD)
	@$(LINKTOETS)

$(MET_KAARTEN): $(KAARTEN)
$(BOUW)/kaarten: $(BOUW)/tests/kaarten.o $(BOUW)/tests/vectoren.o
	@$(LINKTOETS)

# De plaatjes in elke README zijn wat de programma's nu laten zien.
.PHONY: leesmij
leesmij: $(BOUW)/tests/keuring/toets_leesmij $(TOETSPROGRAMMAS)
	@BOUW=$(BOUW) VERNIEUW=1 $<

# De toetsen en het programma van een spel.
define SPELREGELS
OBJECTEN_$(1) := $(BRONNEN_$(1):%.cc=$(BOUW)/%.o)
$(BOUW)/tests/$(1)/toets_%: $$(OBJECTEN_$(1)) $(BOUW)/tests/$(1)/toets_%.o \
                            $$(HOOFD)
	@$$(LINKTOETS)
$(BOUW)/$(PROGRAMMA_$(1)): $$(OBJECTEN_$(1)) \
                            $(BOUW)/tests/heelmenu_$(1).o $(KLOK)
	@$$(LINKPROGRAMMA)
endef
$(foreach spel,$(TOETSSPELLEN),$(eval $(call SPELREGELS,$(spel))))
# Deze toets doet zelf alsof iets lang duurt.
$(BOUW)/tests/tegelspel/toets_regels: $(BOUW)/tests/klok.o

$(BOUW)/Taken: $(OBJECTEN_tegelspel) $(BOUW)/boom/main.o $(KLOK)
	@$(LINKPROGRAMMA)

# Wie een bewijs van Kalah schrijft, en wie het nagaat.
$(BOUW)/Bewijs: $(BOUW)/tests/kalah/bewijs/schrijf.o $(KLOK)
$(BOUW)/Controle: $(BOUW)/tests/kalah/bewijs/controle.o $(KLOK)
$(BOUW)/Bewijs $(BOUW)/Controle:
	@$(LINKPROGRAMMA)

# De vijf programma's NIO0A t/m NIO0E van Domineren.
$(NIO_OBJECTEN): $(BOUW)/spellen/domineren/nio_%.o: spellen/domineren/nio.cc
	$(HOEVER)
	@$(TOETSBOUW) $(MENUOPT) $(KOP) -DONDERDEEL="'$*'" -I. -MMD -MP -c $< -o $@
$(BOUW)/nio0%: $(OBJECTEN_domineren) $(BOUW)/spellen/domineren/nio_%.o $(KLOK)
	@$(LINKPROGRAMMA)

# Van de toetsen, het nakijken en het verslag keurt zij alleen de regels: hun
# lengte, tabs, en spaties aan het eind.
# De inzendingen zijn zoals iemand ze inleverde.
GEKEURD := $(filter-out $(BOUW)/% nakijken/inzendingen/%,\
  $(wildcard *.h *.cc */*.h */*.cc */*/*.h */*/*.cc */*/*/*.h */*/*/*.cc))

$(BOUW)/tests/keuring/regels: $(BOUW)/tests/keuring/regels.o
	@$(LINKTOETS)

regels: $(BOUW)/tests/keuring/regels
	@$(BOUW)/tests/keuring/regels $(GEKEURD)
	@MAP= TOEVAL= PAST=ja bash tests/mutaties.sh

.SECONDARY:
-include $(shell find $(BOUW) -name '*.d' 2>/dev/null)

# Meten is geen toets: de tijden hangen van de machine af, de handtekening niet.
.PHONY: meting handtekening
handtekening: $(BOUW)/TegelSpel
	@bash tests/tegelspel/meting.sh $<

meting: TegelSpel
	@bash tests/tegelspel/meting.sh ./$< alles

# Doet het project het ook elders? Voor een deel: ALLEEN='windows m32'.
.PHONY: overal
overal:
	@bash tests/overal.sh $$ALLEEN

# Doet make boom-slurm het op een echte Slurm? Zie tests/slurm.sh.
.PHONY: toets-slurm
toets-slurm: TegelSpel boom/Taken
	@sh tests/slurm.sh

# Een kleine fout erin: merken de toetsen dat? Voor een deel: ALLEEN=aqualin;
# of zestig die het toeval kiest: TOEVAL=60 ZAAD=1.
.PHONY: mutaties toetslijst
mutaties:
	@bash tests/mutaties.sh "$$ALLEEN"

# Per toets een regel, met de programma's die zij kan draaien.
SPELVAN = $(notdir $(patsubst %/,%,$(dir $(1))))
PROGRAMMASVAN = $(if $(filter tests keuring,$(1)),$(TOETSPROGRAMMAS) $(NIO),\
                  $(BOUW)/$(PROGRAMMA_$(1)) $(if $(filter domineren,$(1)),$(NIO)) \
                  $(if $(filter kalah,$(1)),$(BOUW)/Bewijs $(BOUW)/Controle) \
                  $(if $(filter tegelspel,$(1)),$(BOUW)/Taken))
toetslijst:
	@:$(foreach toets,$(TOETSEN),$(info $(strip $(toets) \
	  $(call PROGRAMMASVAN,$(call SPELVAN,$(toets))))))
