# spel.mk: wat de Makefiles van de spellen delen.
# Een andere compiler: make CXX=clang++; extra vlaggen: make EXTRA=-g

ifneq ($(filter default undefined,$(origin CXX)),)  # undefined: met make -R
CXX = g++
endif
CXXFLAGS = -O2 -Wall
EXTRA =
COMPILEER = $(CXX) -std=c++11 $(CXXFLAGS) $(EXTRA)

# Met make -n wordt er niets gebouwd.
ifeq ($(findstring n,$(filter-out -%,$(firstword $(MAKEFLAGS)))),)
ifneq ($(shell [ -w . ] || [ -x $(firstword $(GEMAAKT)) ] || echo niet),)
$(error Deze map is niet te beschrijven. Wie iets wil bouwen kopieert het hele \
  project)
endif
endif

# Maak een programma van zijn objecten.
LINK = $(COMPILEER) -o $@ $^

# Deze bronnen staan niet bij het spel.
vpath standaard.cc ../..
vpath meting.cc ../../tests/$(lastword $(subst /, ,$(CURDIR)))

%.o: %.cc
	$(COMPILEER) -MMD -MP -c -o $@ $<

schoon:
	rm -f $(GEMAAKT) *.o *.d

.PHONY: schoon

# Wat een bron insluit schrijft de compiler, bij het bouwen; make zelf niet.
%.d: ;

-include $(wildcard *.d)
