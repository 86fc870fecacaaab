# fuzz.mk: make fuzz en make fuzz-ci; wordt opgenomen door de Makefile. Zie
# tests/fuzz/README.md.

FUZZBOUW = tests/bouw/fuzz
SECONDEN = 60
ZUIVER = address,undefined
FUZZOPT = -O1 -g
FUZZVLAGGEN = -std=c++11 $(FUZZOPT) -fsanitize=fuzzer,$(ZUIVER) \
              -fno-sanitize-recover=all -Wall
FUZZSPELLEN = tegelspel aqualin domineren kalah
DOELEN = $(FUZZSPELLEN:%=lees_%) lees_csv \
         $(FUZZSPELLEN:%=menu_%) menu_othello

# Van elk doel de bronnen; van de menu's uit de kleine kopie, zie klein.sh.
KLEIN = $(FUZZBOUW)/klein
FUZZBRONNEN_lees_tegelspel = $(BRONNEN_tegelspel)
FUZZBRONNEN_lees_aqualin = $(BRONNEN_aqualin)
FUZZBRONNEN_lees_domineren = $(BRONNEN_domineren)
FUZZBRONNEN_lees_kalah = $(BRONNEN_kalah)
FUZZBRONNEN_lees_csv = standaard.cc
FUZZBRONNEN_menu_tegelspel = $(BRONNEN_tegelspel:%=$(KLEIN)/%)
FUZZBRONNEN_menu_aqualin = $(BRONNEN_aqualin:%=$(KLEIN)/%)
FUZZBRONNEN_menu_domineren = $(BRONNEN_domineren:%=$(KLEIN)/%)
FUZZBRONNEN_menu_kalah = $(BRONNEN_kalah:%=$(KLEIN)/%)
FUZZBRONNEN_menu_othello = $(BRONNEN_othello:%=$(KLEIN)/%)

# Alles waar een doel van af kan hangen.
FUZZALLES = $(wildcard *.h *.cc */*.h */*/*.h */*/*.cc)

.PHONY: fuzz fuzz-ci
fuzz: $(DOELEN:%=$(FUZZBOUW)/%)
	@sh tests/fuzz/zaai.sh $(FUZZBOUW)
	@sh tests/fuzz/draai.sh $(FUZZBOUW) $(SECONDEN) $(DOELEN)

fuzz-ci:
	@$(MAKE) -s fuzz SECONDEN=20 FUZZOPT='-O0 -gline-tables-only'

$(FUZZBOUW)/lees_%: tests/fuzz/lees_%.cc $(FUZZALLES)
	@mkdir -p $(@D)
	clang++ $(FUZZVLAGGEN) -I. $< $(FUZZBRONNEN_lees_$*) -o $@

$(FUZZBOUW)/menu_%: tests/fuzz/menu_%.cc $(FUZZBOUW)/klein.gemaakt
	clang++ $(FUZZVLAGGEN) -I$(KLEIN) -I. $< $(FUZZBRONNEN_menu_$*) -o $@

$(FUZZBOUW)/klein.gemaakt: tests/fuzz/klein.sh $(FUZZALLES)
	@sh tests/fuzz/klein.sh $(KLEIN)
	@touch $@
