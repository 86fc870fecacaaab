# TegelSpel; make help noemt de opdrachten.
# Een andere compiler: make CXX=clang++; extra vlaggen: make EXTRA=-g

# Wat een recept draait telt, sorteert en praat overal hetzelfde: awk, sort en
# printf lezen en schrijven een getal anders in een Nederlandse omgeving.
export LC_ALL = C
unexport CDPATH   # anders schrijft cd waar het heen ging

# Wat iemand meegeeft is tekst: make werkt het niet uit, dus er mag elk teken in
# staan. Recepten nemen het uit de omgeving: "$$SPEL".
# $(1): de namen van de variabelen
letterlijk = $(foreach naam,$(1),$(if $(filter-out undefined default file,\
  $(firstword $(origin $(naam)))),$(eval override $(naam) := $$(value $(naam))))\
  $(eval export $(naam)))

ifneq ($(filter default undefined,$(origin CXX)),)  # undefined: met make -R
CXX = g++
endif
CXXFLAGS = -O2 -Wall
EXTRA =
COMPILEER = $(CXX) -std=c++11 $(CXXFLAGS) $(EXTRA)

# Bouw met alle processors, tenzij de gebruiker zelf een aantal noemt, of een
# make die deze begon.
ifeq ($(MAKELEVEL)$(findstring -j,$(MAKEFLAGS)),0)
MAKEFLAGS += -j$(shell nproc 2> /dev/null || echo 1)
endif

# Waar niets te bouwen is zegt een zin dat, tenzij er al gebouwd is, of elders
# gebouwd wordt.
ifeq ($(filter help,$(MAKECMDGOALS))$(filter-out undefined,$(origin BOUW)),)
ifneq ($(shell [ -w . ] || [ -x TegelSpel ] || echo niet),)
$(error Deze map is niet te beschrijven. Wie iets wil bouwen kopieert haar; \
  make test, nakijken en regels doen het ook met BOUW=/tmp/bouw erachter)
endif
endif

OBJECTEN = main.o tegelspel.o standaard.o

TegelSpel: $(OBJECTEN)
	$(COMPILEER) -o $@ $(OBJECTEN)

%.o: %.cc
	$(COMPILEER) -MMD -MP -c -o $@ $<

# Los het voorbeeldspel van de opgave op.
demo: TegelSpel
	./TegelSpel --los spel1.txt

schoon clean:
	rm -rf TegelSpel boom/Taken *.o *.d boom/*.o boom/*.d $(TREDEN) \
	  $(TREDEN:=.o) $(TREDEN:=.d) tests/bouw verslag/bouw

help:
	@echo "make                bouw TegelSpel (in spellen/NAAM: dat spel)"
	@echo "make demo           los het voorbeeldspel van de opgave op"
	@echo "make test           alle toetsen"
	@echo "make regels         de regels van het vak"
	@echo "make nakijken INZENDING=map, make nakijken-alle MAP=map"
	@echo "make vergelijk INZENDING=map SPEL=naam   waar het anders begint"
	@echo "make boom SPEL=naam loop een hele boom af, op alle processors"
	@echo "make trap SPEL=naam van de opgave tot de oplosser, in vijf treden"
	@echo "make meting         standen per seconde en tijd"
	@echo "make experimenten   de proeven van het verslag; make verslag"
	@echo "make proef SPEL=naam: alles voor een verslag over een eigen spel"
	@echo "make schoon         ruim op wat er gebouwd is (of: make clean)"
	@echo "README.md zegt er meer van; CONTRIBUTING.md voor wie verder bouwt."

.PHONY: demo schoon clean help

-include $(OBJECTEN:.o=.d)
-include tests/test.mk
-include boom/boom.mk
-include zoek/tegelspel/trap/trap.mk
-include verslag/verslag.mk
-include nakijken/nakijken.mk
-include tests/fuzz/fuzz.mk
