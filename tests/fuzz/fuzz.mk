# fuzz.mk: make fuzz en make fuzz-ci; wordt opgenomen door de Makefile. Zie
# tests/fuzz/README.md.

FUZZBOUW = tests/bouw/fuzz
SECONDEN = 60
ZUIVER = address,undefined
FUZZOPT = -O1 -g
FUZZVLAGGEN = -std=c++11 $(FUZZOPT) -fsanitize=fuzzer,$(ZUIVER) \
              -fno-sanitize-recover=all -Wall
DOELEN = $(TOETSSPELLEN:%=lees_%) $(TOETSSPELLEN:%=menu_%)

# De menu's worden gemaakt uit een kleine kopie, zie klein.sh.
KLEIN = $(FUZZBOUW)/klein

# Alles waar een doel van af kan hangen.
FUZZALLES = $(wildcard *.h *.cc */*.h */*/*.h */*/*.cc */*/*/*.h)

# Veel uitvoeringen vragen snelheid: geen sanitizers, wel de controles van de
# bibliotheek. Wat dit vindt doet daarna mee met make fuzz, onder de sanitizers.
FUZZLANG = tests/bouw/fuzz-lang
LANGVLAGGEN = -std=c++11 -O2 -D_GLIBCXX_ASSERTIONS -fsanitize=fuzzer \
              -fno-sanitize-coverage=trace-cmp -Wall

.PHONY: fuzz fuzz-ci fuzz-lang
fuzz: $(DOELEN:%=$(FUZZBOUW)/%) $(BOUW)/kaarten
	@sh tests/fuzz/zaai.sh $(FUZZBOUW) $(BOUW)/kaarten
	@sh tests/fuzz/draai.sh $(FUZZBOUW) $(SECONDEN) $(DOELEN)

fuzz-ci: SECONDEN = 20
fuzz-ci: FUZZOPT = -O0 -gline-tables-only
fuzz-ci: fuzz

fuzz-lang:
	@UITVOERINGEN=10000000 $(MAKE) -s fuzz SECONDEN=0 FUZZBOUW=$(FUZZLANG) \
	   FUZZVLAGGEN='$(LANGVLAGGEN)'
	@mkdir -p $(FUZZBOUW)/corpus
	@cp -R $(FUZZLANG)/corpus/. $(FUZZBOUW)/corpus

$(FUZZBOUW)/lees_%: tests/fuzz/lees.cc $(FUZZALLES)
	@mkdir -p $(@D)
	clang++ $(FUZZVLAGGEN) -I. -DINZICHT='"tests/$*/leesinzicht.h"' $< \
	  $(BRONNEN_$*) -o $@

$(FUZZBOUW)/menu_%: tests/fuzz/menu.cc $(FUZZBOUW)/klein.gemaakt
	clang++ $(FUZZVLAGGEN) -I$(KLEIN) -I. -DHOOFD='"$(MAIN_$*)"' $< \
	  tests/$*/kaart.cc $(BRONNEN_$*:%=$(KLEIN)/%) -o $@

$(FUZZBOUW)/klein.gemaakt: tests/fuzz/klein.sh $(BOUW)/kaarten $(FUZZALLES)
	@sh tests/fuzz/klein.sh $(KLEIN) $(BOUW)/kaarten
	@touch $@
