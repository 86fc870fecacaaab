# fuzz.mk: make fuzz en make fuzz-ci; wordt opgenomen door de Makefile. Zie
# tests/fuzz/README.md.

FUZZBOUW = tests/bouw/fuzz
SECONDEN = 60
ZUIVER = address,undefined
FUZZOPT = -O1 -g
FUZZVLAGGEN = -std=c++11 $(FUZZOPT) -fsanitize=fuzzer,$(ZUIVER) \
              -fno-sanitize-recover=all -Wall
FUZZSPELLEN = $(TOETSSPELLEN)
DOELEN = $(FUZZSPELLEN:%=lees_%) $(FUZZSPELLEN:%=menu_%)

# De menu's worden gemaakt uit een kleine kopie, zie klein.sh.
KLEIN = $(FUZZBOUW)/klein

# Hoe elk gelezen spel begint, met een gedane zet, en wat er van te bewaren is;
# zie lees.cc.
INZICHT_tegelspel = tests/fuzz/tegelspel.h
INZICHT_othello = tests/fuzz/othello.h
SPEL_othello = othello::Partij
BEGIN_tegelspel = TegelSpel spel; \
  EIS (leesTekst (spel, "gbgbb 2 1 1 3 1 0 0 2 1")); \
  EIS (spel.doeZet (1, "b"[0]))
BEGIN_aqualin = Aqualin spel; \
  EIS (leesTekst (spel, "1 3 0 1 2 2 1 0 2 1 1 1")); EIS (spel.doeZet (0, 0))
BEGIN_domineren = Domineren spel (4, 5); EIS (spel.doeZet ("b23"))
BEGIN_kalah = Kalah spel (3); EIS (spel.doeZet (2))
BEGIN_othello = othello::Partij spel (4, 6); \
  EIS (spel.doeZet (othello::Zet (1, 1)))
BESTAND_tegelspel = bestand (spel)
BESTAND_aqualin = Toetsinzicht::bestand (spel)
BESTAND_domineren = [&] { std::ostringstream tekst; \
  Domineren (spel).schrijf (tekst); return tekst.str (); } ()
BESTAND_kalah = Toetsinzicht::bestand (spel)
BESTAND_othello = Toetsinzicht::dump (spel)

# Wat elk menu speelt en instelt, en waarin; zie menu.cc. Een naam van een menu
# staat voor wat terminal/spelmenu.h ermee doet.
METEEN_othello = , true
WENSEN_tegelspel = terminal::Instellingen
WENSEN_aqualin = terminal::Instellingen
WENSEN_domineren = terminal::Instellingen
WENSEN_othello = terminal::Instellingen
STEL_tegelspel = gevraagd.simulaties = 2
STEL_domineren = gevraagd.tijd = 0
STEL_kalah = gevraagd.zaad = 1
STEL_othello = gevraagd.zaad = 1
SPEEL = terminal::speel<$(MENU_$*)> (gevraagd$(METEEN_$*))

# Alles waar een doel van af kan hangen.
FUZZALLES = $(wildcard *.h *.cc */*.h */*/*.h */*/*.cc */*/*/*.h)

# Veel uitvoeringen vragen snelheid: geen sanitizers, wel de controles van de
# bibliotheek. Wat dit vindt doet daarna mee met make fuzz, onder de sanitizers.
FUZZLANG = tests/bouw/fuzz-lang
LANGVLAGGEN = -std=c++11 -O2 -D_GLIBCXX_ASSERTIONS -fsanitize=fuzzer \
              -fno-sanitize-coverage=trace-cmp -Wall

.PHONY: fuzz fuzz-ci fuzz-lang
fuzz: $(DOELEN:%=$(FUZZBOUW)/%)
	@sh tests/fuzz/zaai.sh $(FUZZBOUW)
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
	clang++ $(FUZZVLAGGEN) -I. -DSPEL='$(or $(SPEL_$*),$(PROGRAMMA_$*))' \
	  -DINZICHT='"$(or $(INZICHT_$*),tests/$*/inzicht.h)"' \
	  -DBEGIN='$(BEGIN_$*)' -DBESTAND='$(BESTAND_$*)' $< \
	  $(BRONNEN_$*) -o $@

$(FUZZBOUW)/menu_%: tests/fuzz/menu.cc $(FUZZBOUW)/klein.gemaakt
	clang++ $(FUZZVLAGGEN) -I$(KLEIN) -I. -DHOOFD='"$(MAIN_$*)"' \
	  -DWENSEN='$(or $(WENSEN_$*),Instellingen)' -DSTEL='$(STEL_$*)' -DSPEEL='$(SPEEL)' $< \
	  $(BRONNEN_$*:%=$(KLEIN)/%) -o $@

$(FUZZBOUW)/klein.gemaakt: tests/fuzz/klein.sh $(FUZZALLES)
	@sh tests/fuzz/klein.sh $(KLEIN)
	@touch $@
