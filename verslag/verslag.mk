# verslag.mk: make experimenten en make verslag; wordt opgenomen door de
# Makefile.
#
# Elke proef schrijft een csv-bestand in $(PROEVEN). Een afgebroken run gaat
# verder waar hij was; make schoon begint opnieuw. Met SNEL=1 doet alles een
# kleine versie, die alleen laat zien dat de proeven werken.

GEREEDSCHAP = verslag/bouw
RESULTATEN = verslag/resultaten

ifdef SNEL
PROEVEN = $(GEREEDSCHAP)/snel
KEREN = 20
MEERKEREN = 5
PARTIJEN = 3
KNUTH = 100000
EXPERIMENT = 2
SNOEI = 3
GROOTSTE = 3 4 6 6 80 1
ZADEN = 30
POTTEN = 5
else
PROEVEN = $(GEREEDSCHAP)/vol
KEREN = 1000
MEERKEREN = 100
PARTIJEN = 100
KNUTH = 10000000
EXPERIMENT = 7200
SNOEI = 40
GROOTSTE = 5 5 10 6 160 1
ZADEN = 3000
POTTEN = 200
endif

SPELLEN = spel1 spel2 spel3 spel4 spel5
AFLOPEN = spel1 spel2 spel3 spel4
EXPERIMENTSPELLEN = spel4 spel5

# Waarvan het kleinste tegenvoorbeeld gezocht wordt, en wat het moet hebben.
GRETIGEN = gretig1 gretig2 gretig3 gretig4
VOORWAARDE-gretig2 = vol
VOORWAARDE-gretig3 = leeg
VOORWAARDE-gretig4 = vol leeg

GROTER = 3 4 6 6 80 1
PROEFZAAD = 1

# De maten waarvan bepaald wordt wie er wint: die waar een spel geen minuten
# kost.
MATEN = $(filter-out 5x4 4x5 5x5,\
  $(foreach n,2 3 4 5,$(foreach m,1 2 3 4 5,$(m)x$(n))))

# Waarvan bekeken wordt hoe het eindigt: M x N - K x L - voorsprong.
EINDES = 3x2-6x3-0 5x2-10x3-0 3x3-6x4-0 3x4-6x5-0 \
         5x2-5x3-0 3x4-3x5-0 5x2-10x2-0 5x2-10x4-0 3x4-6x4-0 5x2-10x3-2

CSV = $(SPELLEN:%=los-%) $(SPELLEN:%=zetten-%) zetten-meer $(SPELLEN:%=goedescore-%) \
      $(SPELLEN:%=kwaliteit-%) $(EXPERIMENTSPELLEN:%=experiment-%) \
      $(EXPERIMENTSPELLEN:%=breedte-%) snoei-spel4 snoei-spel5 snoei-groter \
      los-grootste schat-grootste schat-spel5 $(GRETIGEN) \
      los-gretig1 los-gretig2 zetten-gretig1 zetten-gretig2 \
      $(MATEN:%=wiewint-%) $(EINDES:%=einde-%) machine
PLAATJES = stand-spel1 stand-spel2 boom-gretig1 boom-gretig2 lijn-spel5
UITKOMSTEN = $(CSV:%=$(PROEVEN)/%.csv) $(PLAATJES:%=$(PROEVEN)/%.tex) \
             $(PROEVEN)/getallen.tex

PROGRAMMAS = $(patsubst verslag/gereedschap/%.cc,$(GEREEDSCHAP)/%,\
               $(wildcard verslag/gereedschap/*.cc))

# Wat half af is, omdat een programma mislukte, telt niet als gemaakt.
.DELETE_ON_ERROR:

.PHONY: experimenten verslag zoekspel proeven gereedschap

gereedschap: $(PROGRAMMAS)

bouw-alles: gereedschap

# De proeven gaan een voor een, anders storen ze elkaars tijden. De oude
# uitkomsten verdwijnen pas als de nieuwe er allemaal staan.
experimenten:
	@$(MAKE) --no-print-directory -j1 proeven
ifdef SNEL
	@echo "De uitkomsten van de kleine versie staan in $(PROEVEN)."
else
	@rm -rf $(GEREEDSCHAP)/resultaten
	@mkdir -p $(GEREEDSCHAP)/resultaten
	@cp $(PROEVEN)/*.csv $(PROEVEN)/*.tex $(PROEVEN)/*.txt \
	  $(GEREEDSCHAP)/resultaten
	@rm -rf $(RESULTATEN)
	@mv $(GEREEDSCHAP)/resultaten $(RESULTATEN)
	@echo "De uitkomsten staan in $(RESULTATEN)."
endif

proeven: $(UITKOMSTEN)

# Een programma van het gereedschap.
$(GEREEDSCHAP)/%.o: %.cc
	@mkdir -p $(@D)
	$(COMPILEER) -MMD -MP -c $< -o $@

$(GEREEDSCHAP)/%.o: verslag/gereedschap/%.cc
	@mkdir -p $(@D)
	$(COMPILEER) -I. -MMD -MP -c $< -o $@

$(GEREEDSCHAP)/%: $(GEREEDSCHAP)/%.o $(GEREEDSCHAP)/tegelspel.o \
                  $(GEREEDSCHAP)/standaard.o
	@$(COMPILEER) $^ -o $@

# Doe een proef; pas als zij klaar is krijgt het bestand zijn naam.
# $(1): het programma met zijn argumenten
define PROEF
@mkdir -p $(PROEVEN)
@echo "$(notdir $@)" >&2
@$(GEREEDSCHAP)/$(1) > $@.deel
@mv $@.deel $@
endef

FUNCTIES = telStanden stellingen besteScoreSnel

$(PROEVEN)/los-spel%.csv: spel%.txt $(GEREEDSCHAP)/los
	$(call PROEF,los $< $(FUNCTIES) $(if \
	  $(filter spel$*,$(AFLOPEN)),besteScore))

$(PROEVEN)/los-grootste.csv: $(PROEVEN)/grootste.txt $(GEREEDSCHAP)/los
	$(call PROEF,los $< besteScoreSnel)

$(PROEVEN)/los-gretig%.csv: $(PROEVEN)/gretig%.csv $(GEREEDSCHAP)/los
	$(call PROEF,los $(PROEVEN)/gretig$*.txt besteScore)

$(PROEVEN)/zetten-spel%.csv: spel%.txt $(GEREEDSCHAP)/zetten
	$(call PROEF,zetten $< $(KEREN) 10 100 1000)

$(PROEVEN)/zetten-meer.csv: spel2.txt $(GEREEDSCHAP)/zetten
	$(call PROEF,zetten $< $(MEERKEREN) 10000)

$(PROEVEN)/zetten-gretig%.csv: $(PROEVEN)/gretig%.csv $(GEREEDSCHAP)/zetten
	$(call PROEF,zetten $(PROEVEN)/gretig$*.txt $(KEREN) 100)

$(PROEVEN)/goedescore-%.csv: %.txt $(GEREEDSCHAP)/goedescore
	$(call PROEF,goedescore $< $(KEREN))

$(PROEVEN)/kwaliteit-%.csv: %.txt $(GEREEDSCHAP)/kwaliteit
	$(call PROEF,kwaliteit $< $(PARTIJEN))

$(PROEVEN)/experiment-%.csv: %.txt $(GEREEDSCHAP)/experiment
	$(call PROEF,experiment $< $(PROEFZAAD) $(EXPERIMENT) \
	  $(filter %.txt,$(filter-out $<,$^)))

$(PROEVEN)/experiment-spel5.csv: $(PROEVEN)/boom-spel5.txt

# De hele boom van spel5 kost uren: haar uitkomsten blijven wat ze zijn, tot
# make boom SPEL=spel5.txt nieuwe geeft.
$(PROEVEN)/boom-spel5.txt:
	@mkdir -p $(PROEVEN)
	@set -- $(BOOM)/spel5-*/uitkomst; \
	  if [ -f "$$1" ]; \
	  then cat "$${1%/*}"/*.uit; \
	  else cat $(RESULTATEN)/$(@F); \
	  fi > $@.deel
	@mv $@.deel $@

$(PROEVEN)/breedte-%.csv: %.txt $(GEREEDSCHAP)/breedte
	$(call PROEF,breedte $<)

$(PROEVEN)/snoei-spel%.csv: spel%.txt $(GEREEDSCHAP)/snoei
	$(call PROEF,snoei $< $(SNOEI))

$(PROEVEN)/snoei-groter.csv: $(PROEVEN)/groter.txt $(GEREEDSCHAP)/snoei
	$(call PROEF,snoei $< $(SNOEI))

$(PROEVEN)/schat-spel%.csv: spel%.txt $(GEREEDSCHAP)/schat
	$(call PROEF,schat $< $(KNUTH))

$(PROEVEN)/schat-grootste.csv: $(PROEVEN)/grootste.txt $(GEREEDSCHAP)/schat
	$(call PROEF,schat $< $(KNUTH))

$(PROEVEN)/wiewint-%.csv: $(GEREEDSCHAP)/wiewint
	$(call PROEF,wiewint $(subst x, ,$*) $(POTTEN))

# De namen staan voor M N K L, het aantal potten en de voorsprong.
$(PROEVEN)/einde-%.csv: $(GEREEDSCHAP)/einde
	$(call PROEF,einde $(wordlist 1,4,$(subst x, ,$(subst -, ,$*))) \
	  $(POTTEN) $(lastword $(subst -, ,$*)))

$(GRETIGEN:%=$(PROEVEN)/%.csv): $(PROEVEN)/%.csv: $(GEREEDSCHAP)/gretig
	$(call PROEF,gretig $(PROEVEN)/$* $(VOORWAARDE-$*))

$(PROEVEN)/grootste.txt: $(GEREEDSCHAP)/maakspel
	$(call PROEF,maakspel $(GROOTSTE))

$(PROEVEN)/groter.txt: $(GEREEDSCHAP)/maakspel
	$(call PROEF,maakspel $(GROTER))

$(PROEVEN)/stand-spel%.tex: spel%.txt $(GEREEDSCHAP)/teken
	$(call PROEF,teken $<)

$(PROEVEN)/boom-gretig%.tex: $(PROEVEN)/gretig%.csv $(GEREEDSCHAP)/teken
	$(call PROEF,teken $(PROEVEN)/gretig$*.txt --boom)

$(PROEVEN)/lijn-spel%.tex: spel%.txt $(GEREEDSCHAP)/teken
	$(call PROEF,teken $< --lijn)

# Waarmee en wanneer er gemeten is.
$(PROEVEN)/machine.csv: $(patsubst %,$(PROEVEN)/%.csv,\
                          $(filter-out machine,$(CSV)))
	@( echo "processor;compiler;datum"; \
	   sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo | head -n 1 \
	     | tr -d '\n'; \
	   printf ';%s -O2;' "$$($(CXX) --version | head -n 1)"; \
	   date +%Y-%m-%d ) > $@.deel
	@mv $@.deel $@

$(PROEVEN)/getallen.tex: $(CSV:%=$(PROEVEN)/%.csv) $(GEREEDSCHAP)/getallen
	@$(GEREEDSCHAP)/getallen $(PROEVEN)

# Zoek het spel van spel2.txt opnieuw; zie verslag/gereedschap/zoekspel.cc.
zoekspel: $(GEREEDSCHAP)/zoekspel
	$(GEREEDSCHAP)/zoekspel $(ZADEN) > $(GEREEDSCHAP)/spel2.txt
	cmp $(GEREEDSCHAP)/spel2.txt spel2.txt

#*************************************************************************
# Het verslag zelf

LATEXPAKKETTEN = latexmk texlive-latex-recommended texlive-pictures \
                 texlive-lang-european lmodern
ifdef SNEL
VERSLAG = $(GEREEDSCHAP)/snel/verslag
VERSLAGRESULTATEN = bouw/snel
LATEXMAP = $(GEREEDSCHAP)/latexsnel
PRETEX = -usepretex='\def\resultaten{$(VERSLAGRESULTATEN)}'
else
VERSLAG = verslag/verslag
VERSLAGRESULTATEN = resultaten
LATEXMAP = $(GEREEDSCHAP)/latex
PRETEX =
endif

# verslag.som zegt uit welke bronnen de pdf gemaakt is. De tijd in de pdf is die
# van de metingen, zodat dezelfde bronnen dezelfde pdf geven.
verslag:
	@command -v latexmk > /dev/null && command -v pdflatex > /dev/null \
	  && kpsewhich pgfplots.sty dutch.ldf lmodern.sty > /dev/null \
	  || { echo "Voor het verslag is LaTeX nodig; op Debian:"; \
	       echo "  apt-get install --no-install-recommends" \
	            "$(LATEXPAKKETTEN)"; exit 1; }
	@mkdir -p $(GEREEDSCHAP)
	cd verslag && export SOURCE_DATE_EPOCH=$$(date -u +%s -d \
	    $$(sed -n '2s/.*;//p' $(VERSLAGRESULTATEN)/machine.csv)) \
	  && latexmk -g -pdf -silent -interaction=nonstopmode \
	  -halt-on-error -outdir=$(LATEXMAP:verslag/%=%) $(PRETEX) verslag.tex
	@! grep -A 2 Overfull $(LATEXMAP)/verslag.log
	cp $(LATEXMAP)/verslag.pdf $(VERSLAG).pdf
ifndef SNEL
	cd verslag && export LC_ALL=C \
	  && cksum verslag.tex resultaten/* verslag.pdf > verslag.som
endif

-include $(wildcard $(GEREEDSCHAP)/*.d)
