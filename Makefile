# TegelSpel: make, make demo, make test, make regels, make experimenten,
# make verslag, make schoon.
# Een andere compiler: make CXX=clang++; extra vlaggen: make EXTRA=-g

ifeq ($(origin CXX),default)
CXX = g++
endif
CXXFLAGS = -std=c++11 -O2 -Wall
EXTRA =
COMPILEER = $(CXX) $(CXXFLAGS) $(EXTRA)

# Bouw met alle processors, tenzij de gebruiker zelf een aantal noemt.
ifeq ($(findstring -j,$(MAKEFLAGS)),)
MAKEFLAGS += -j$(shell nproc 2> /dev/null || echo 1)
endif

OBJECTEN = main.o tegelspel.o standaard.o

TegelSpel: $(OBJECTEN)
	$(COMPILEER) -o $@ $(OBJECTEN)

%.o: %.cc
	$(COMPILEER) -MMD -MP -c -o $@ $<

# Los het voorbeeldspel van de opgave op.
demo: TegelSpel
	./TegelSpel --los spel1.txt

schoon:
	rm -rf TegelSpel *.o *.d tests/bouw verslag/bouw

.PHONY: demo schoon

-include $(OBJECTEN:.o=.d)
-include tests/test.mk
-include verslag/verslag.mk
-include tests/nakijk.mk
-include tests/fuzz/fuzz.mk
