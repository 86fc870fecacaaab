# verslag.mk: make experimenten, tijden, verslag en proef; wordt opgenomen door
# de Makefile. Zie verslag/README.md.
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
GROEI = 3
HERHAAL = 1
EXPERIMENT = timeout 5
SNOEI = 10
TRAP = 1
GROOTSTE = 3 4 6 6 80 1
ZADEN = 30
POTTEN = 5
else
PROEVEN = $(GEREEDSCHAP)/vol
KEREN = 1000
MEERKEREN = 100
PARTIJEN = 50
KNUTH = 10000000
GROEI = 50
HERHAAL = 5
EXPERIMENT =
SNOEI = 40
TRAP = 120
GROOTSTE = 5 5 10 6 160 1
ZADEN = 3000
POTTEN = 200
endif

SPELLEN = spel1 spel2 spel3 spel4 spel5
AFLOPEN = spel1 spel2 spel3 spel4
ZETTEN = spel1 spel2 spel3
GOEDESCORE = spel1 spel3
EXPERIMENTSPELLEN = spel4 spel5
GROTER = 3 4 6 6 80 1

# Waarvan bepaald wordt wie er wint: M x N - K x L. In MATEN groeit alles mee, in
# de verhouding van het grootste spel; 5x4, 4x5 en 5x5 duren te lang. In RASTER
# verandert alleen M, alleen N, of alleen L.
MATEN = 1x2-2x3 2x2-4x3 3x2-6x3 4x2-8x3 5x2-10x3 \
        1x3-2x4 2x3-4x4 3x3-6x4 4x3-8x4 5x3-10x4 \
        1x4-2x5 2x4-4x5 3x4-6x5 4x4-8x5 1x5-2x6 2x5-4x6 3x5-6x6
RASTER = $(foreach m,1 2 3 4 5,$(foreach n,2 3 4 5,$(foreach l,2 3 4 5 6,\
           $mx$n-6x$l)))

# Waarvan bekeken wordt hoe het eindigt: M x N - K x L - voorsprong.
EINDES = 3x2-6x3-0 5x2-10x3-0 3x3-6x4-0 3x4-6x5-0 \
         5x2-5x3-0 3x4-3x5-0 5x2-10x2-0 5x2-10x4-0 3x4-6x4-0 5x2-10x3-2

# De proeven die een tijd meten, en die alleen tellen.
TIJDEN = los snel kosten trap grootste tel prijs \
         $(EXPERIMENTSPELLEN:%=experiment-%) \
         snoei-spel4 snoei-spel5 snoei-groter
TELLEN = $(ZETTEN:%=zetten-%) zetten-meer zetten-gretig1 zetten-gretig2 \
         $(GOEDESCORE:%=goedescore-%) $(SPELLEN:%=kwaliteit-%) gretig \
         $(EXPERIMENTSPELLEN:%=groei-%) $(EXPERIMENTSPELLEN:%=breedte-%) \
         zoek-spel2 schat wiewint einde
# Wat in delen gaat, zodat een afgebroken run verder kan waar hij was.
WIEWINT = $(patsubst %,$(PROEVEN)/delen/wiewint-%.csv,\
            $(sort $(MATEN) $(RASTER)))
EINDE = $(EINDES:%=$(PROEVEN)/delen/einde-%.csv)
# Wat samen.awk ervan maakt, en de rest.
SAMEN = $(GOEDESCORE:%=scores-%) goedescore kwaliteit groei zoek maten raster \
        eindes boom tabellen
PLAATJES = stand-spel1 stand-spel2 boom-gretig1 boom-gretig2 lijn-spel5
GEDAAN = $(patsubst %,$(PROEVEN)/%.csv,$(TELLEN) $(TIJDEN))
UITKOMSTEN = $(GEDAAN) $(SAMEN:%=$(PROEVEN)/%.csv) \
             $(PLAATJES:%=$(PROEVEN)/%.tex) $(PROEVEN)/machine.csv

PROGRAMMAS = $(patsubst verslag/gereedschap/%.cc,$(GEREEDSCHAP)/%,\
               $(wildcard verslag/gereedschap/*.cc))

# Een deel dat er niet is hoeft niet over als het geheel er is.
.SECONDARY: $(WIEWINT) $(EINDE)

# Wat er gecompileerd is blijft, voor de volgende keer.
.PRECIOUS: $(GEREEDSCHAP)/%.o

# Wat half af is, omdat een programma mislukte, telt niet als gemaakt.
.DELETE_ON_ERROR:

.PHONY: experimenten tijden verslag zoekspel proeven gereedschap proef

gereedschap: $(PROGRAMMAS)

bouw-alles: gereedschap

# De proeven gaan een voor een, anders storen ze elkaars tijden: een make met -j1,
# die van de -j van deze niets weet. De oude uitkomsten verdwijnen pas als de
# nieuwe er allemaal staan.
VLAGGEN = $(filter-out -j% --jobserver%,$(MAKEFLAGS))
EENVOOREEN = MAKEFLAGS='$(subst ','\'',$(VLAGGEN))' \
             $(MAKE) --no-print-directory -j1
experimenten: gereedschap TegelSpel
	@$(EENVOOREEN) proeven
ifdef SNEL
	@echo "De uitkomsten van de kleine versie staan in $(PROEVEN)."
else
	@rm -rf $(GEREEDSCHAP)/resultaten
	@mkdir -p $(GEREEDSCHAP)/resultaten
	@cp $(PROEVEN)/*.csv $(PROEVEN)/*.tex $(PROEVEN)/*.txt \
	  $(GEREEDSCHAP)/resultaten
	@cat $(DUREN) $(PROEVEN)/duur.csv 2> /dev/null | awk -F';' \
	  '!($$1 in s) { naam[++n] = $$1 } { s[$$1] = $$2 } \
	   END { for (i = 1; i <= n; i++) print naam[i] ";" s[naam[i]] }' \
	  > $(GEREEDSCHAP)/resultaten/duur.csv
	@rm -rf $(RESULTATEN)
	@mv $(GEREEDSCHAP)/resultaten $(RESULTATEN)
	@echo "De uitkomsten staan in $(RESULTATEN)."
endif

# Meet alleen de tijden opnieuw; wat geteld is blijft.
tijden: gereedschap TegelSpel
	@rm -rf $(PROEVEN)
	@cp -R $(RESULTATEN) $(PROEVEN)
	@rm -f $(TIJDEN:%=$(PROEVEN)/%.csv) $(PROEVEN)/machine.csv \
	  $(PROEVEN)/duur.csv
	@sleep 1
	@touch $(PROEVEN)/*.txt
	@sleep 1
	@touch $(PROEVEN)/*.csv $(PROEVEN)/*.tex
	@$(EENVOOREEN) experimenten

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

# Doe een proef; zie proef.sh.
# $(1): de opdracht
DUREN = $(RESULTATEN)/duur.csv
PROEF = @sh verslag/gereedschap/proef.sh $@ \
        $(words $(UITKOMSTEN) $(WIEWINT) $(EINDE)) $(DUREN) \
        '$(1)'
# Idem, met een programma van het gereedschap en zijn argumenten.
GEREED = $(call PROEF,$(GEREEDSCHAP)/$(1))

# Het programma zelf, een paar keer; op volgorde van spel en tijd blijft van elk
# spel de middelste regel over.
# $(1): de argumenten
LOS = $(call PROEF,for i in $(wordlist 1,$(HERHAAL),1 2 3 4 5); \
  do ./TegelSpel --stil --csv --los $(1) || exit; done \
  | sort -t";" -k1$(COMMA)1 -k5$(COMMA)5n \
  | awk "NR % $(HERHAAL) == int($(HERHAAL) / 2 + 1) % $(HERHAAL)")
COMMA = ,
$(PROEVEN)/los.csv: $(AFLOPEN:%=%.txt) TegelSpel
	$(call LOS,$(AFLOPEN:%=%.txt))

$(PROEVEN)/snel.csv: $(SPELLEN:%=%.txt) TegelSpel
	$(call LOS,--snel $(SPELLEN:%=%.txt))

$(PROEVEN)/grootste.csv: $(PROEVEN)/grootste.txt TegelSpel
	$(call PROEF,cd $(PROEVEN) \
	  && "$$OLDPWD"/TegelSpel --stil --csv --snel --los grootste.txt)

$(PROEVEN)/experiment-%.csv: %.txt TegelSpel
	$(call PROEF,$(EXPERIMENT) ./TegelSpel --stil --csv --zaad 1 \
	  --experiment $< || test $$? = 124)

# Bord, schalen en pot van spel3 en spel4 op elke manier bij elkaar, en spel3
# met een pot die twee en drie keer zo lang is.
RUIL = $(foreach b,3 4,$(foreach s,3 4,$(foreach p,3 4,ruil-$(b)$(s)$(p))))
$(RUIL:%=$(PROEVEN)/%.txt): $(PROEVEN)/ruil-%.txt: spel3.txt spel4.txt
	@mkdir -p $(@D)
	@set -- $$(echo $* | sed "s/./& /g"); { sed -n 1p spel$$3.txt; \
	  sed -n 2p spel$$2.txt; tail -n +3 spel$$1.txt; } > $@
$(PROEVEN)/pot2.txt $(PROEVEN)/pot3.txt: $(PROEVEN)/pot%.txt: spel3.txt
	@mkdir -p $(@D)
	@{ for i in $(wordlist 1,$*,1 2 3); do sed -n 1p $<; done | tr -d "\n"; \
	  echo; tail -n +2 $<; } > $@

$(PROEVEN)/tel.csv: $(SPELLEN:%=%.txt) $(RUIL:%=$(PROEVEN)/%.txt) \
                    $(PROEVEN)/pot2.txt $(PROEVEN)/pot3.txt $(GEREEDSCHAP)/tel
	$(call GEREED,tel $(filter %.txt,$^))

$(PROEVEN)/kosten.csv: $(SPELLEN:%=%.txt) $(GEREEDSCHAP)/kosten
	$(call GEREED,kosten $(filter %.txt,$^))

$(PROEVEN)/trap.csv: $(SPELLEN:%=%.txt) $(GEREEDSCHAP)/trap
	$(call GEREED,trap $(TRAP) $(filter %.txt,$^))

$(PROEVEN)/prijs.csv: spel3.txt $(GEREEDSCHAP)/prijs
	$(call GEREED,prijs $<)

$(PROEVEN)/snoei-groter.csv: $(PROEVEN)/groter.txt $(GEREEDSCHAP)/snoei
	$(call GEREED,snoei $< $(SNOEI))

$(PROEVEN)/snoei-%.csv: %.txt $(GEREEDSCHAP)/snoei
	$(call GEREED,snoei $< $(SNOEI))

$(PROEVEN)/zetten-spel%.csv: spel%.txt $(GEREEDSCHAP)/zetten
	$(call GEREED,zetten $< $(KEREN) 10 100 1000)

$(PROEVEN)/zetten-meer.csv: spel2.txt $(GEREEDSCHAP)/zetten
	$(call GEREED,zetten $< $(MEERKEREN) 10000)

$(PROEVEN)/zetten-gretig%.csv: $(PROEVEN)/gretig.csv $(GEREEDSCHAP)/zetten
	$(call GEREED,zetten $(PROEVEN)/gretig$*.txt 1)

$(PROEVEN)/goedescore-%.csv: %.txt $(GEREEDSCHAP)/goedescore
	$(call GEREED,goedescore $< $(KEREN))

$(PROEVEN)/kwaliteit-%.csv: %.txt $(GEREEDSCHAP)/kwaliteit
	$(call GEREED,kwaliteit $< $(PARTIJEN))

$(PROEVEN)/groei-%.csv: %.txt $(GEREEDSCHAP)/groei
	$(call GEREED,groei $< $(GROEI))

$(PROEVEN)/breedte-%.csv: %.txt $(GEREEDSCHAP)/breedte
	$(call GEREED,breedte $<)

$(PROEVEN)/schat.csv: spel5.txt $(PROEVEN)/grootste.txt $(GEREEDSCHAP)/schat
	$(call GEREED,schat $(KNUTH) $(filter %.txt,$^))

$(PROEVEN)/zoek-spel2.csv: $(GEREEDSCHAP)/zoekspel
	$(call GEREED,zoekspel $(ZADEN))

# De namen staan voor M N K L, het aantal potten en de voorsprong.
$(PROEVEN)/delen/wiewint-%.csv: $(GEREEDSCHAP)/wiewint
	$(call GEREED,wiewint $(subst x, ,$(subst -, ,$*)) $(POTTEN))

$(PROEVEN)/delen/einde-%.csv: $(GEREEDSCHAP)/einde
	$(call GEREED,einde $(wordlist 1,4,$(subst x, ,$(subst -, ,$*))) \
	  $(POTTEN) $(lastword $(subst -, ,$*)))

# De delen achter elkaar, met de maat ervoor.
$(PROEVEN)/wiewint.csv: $(WIEWINT)
$(PROEVEN)/einde.csv: $(EINDE)
$(PROEVEN)/wiewint.csv $(PROEVEN)/einde.csv:
	$(call PROEF,awk "FNR == 1 { maat = FILENAME; \
	  gsub(/.*\/[a-z]*-|.csv/$(COMMA) \"\"$(COMMA) maat) } \
	  NR == 1 { print \"maat;\" \$$0 } FNR > 1 { print maat \";\" \$$0 }" \
	  $(sort $^))

$(PROEVEN)/gretig.csv: $(GEREEDSCHAP)/gretig
	$(call GEREED,gretig $(PROEVEN))

$(PROEVEN)/grootste.txt: $(GEREEDSCHAP)/maakspel
	@mkdir -p $(@D)
	@$< $(GROOTSTE) > $@

$(PROEVEN)/groter.txt: $(GEREEDSCHAP)/maakspel
	@mkdir -p $(@D)
	@$< $(GROTER) > $@

# Wat er per bestand, of per maat, uit volgt.
SAMENAWK = awk $(1) -f verslag/gereedschap/samen.awk
vatsamen = $(PROEVEN)/$(1).csv: $(2:%=$(PROEVEN)/%.csv) \
  verslag/gereedschap/samen.awk; \
  $$(call PROEF,$$(call SAMENAWK,$(3)) $$(filter %.csv,$$^))
$(eval $(call vatsamen,goedescore,$(GOEDESCORE:%=goedescore-%),-v breed=1))
$(PROEVEN)/scores-%.csv: $(PROEVEN)/goedescore-%.csv
	$(call PROEF,echo "score;aantal"; tail -n +2 $< | cut -d";" -f2 \
	  | sort -n | uniq -c | awk "{ print \$$2 \";\" \$$1 }")
$(eval $(call vatsamen,kwaliteit,$(SPELLEN:%=kwaliteit-%),-v per=keuzes))
$(eval $(call vatsamen,groei,$(EXPERIMENTSPELLEN:%=groei-%),\
  -v breed=1))
$(eval $(call vatsamen,zoek,zoek-spel2))
$(eval $(call vatsamen,maten,wiewint,-v breed=1 -v alleen="$(MATEN)"))
$(eval $(call vatsamen,raster,wiewint,-v alleen="$(strip $(RASTER))"))
$(eval $(call vatsamen,eindes,einde,-v alleen="$(EINDES)"))

# Van hoeveel aanroepen van het experiment is het aflopen, met de snelheid van de
# langste, minder dan de helft van de tijd? De rest maakt vooral tabellen.
$(PROEVEN)/tabellen.csv: $(EXPERIMENTSPELLEN:%=$(PROEVEN)/experiment-%.csv)
	$(call PROEF,awk -F";" -f verslag/gereedschap/tabellen.awk $^)

# De hele boom van spel5 kost uren: haar uitkomsten blijven wat ze zijn, tot
# make boom SPEL=spel5.txt nieuwe geeft.
$(PROEVEN)/boom-spel5.txt:
	@mkdir -p $(PROEVEN)
	@set -- "$$BOOM"/spel5-*/uitkomst; \
	  if [ -f "$$1" ]; \
	  then cat "$${1%/*}"/*.uit; \
	  else cat $(RESULTATEN)/$(@F); \
	  fi > $@.deel
	@mv $@.deel $@

# De taken daarvan samen; zie boom/taken.h voor hun kolommen.
$(PROEVEN)/boom.csv: $(PROEVEN)/boom-spel5.txt
	$(call PROEF,awk -F";" "{ s += \$$6 } END { \
	  print \"spel;taken;microseconden\"; \
	  printf \"spel5;%d;%.0f\\n\"$(COMMA) NR$(COMMA) s * 1e6 }" $<)

$(PROEVEN)/stand-spel%.tex: spel%.txt $(GEREEDSCHAP)/teken
	$(call GEREED,teken $<)

$(PROEVEN)/boom-gretig%.tex: $(PROEVEN)/gretig.csv $(GEREEDSCHAP)/teken
	$(call GEREED,teken $(PROEVEN)/gretig$*.txt --boom)

$(PROEVEN)/lijn-spel%.tex: spel%.txt $(GEREEDSCHAP)/teken
	$(call GEREED,teken $< --lijn)

# Waarmee en wanneer er gemeten is.
$(PROEVEN)/machine.csv: $(GEDAAN)
	$(call PROEF,{ echo "wat;waarde"; \
	   sed -n "s/^model name[^:]*: */processor;/p" /proc/cpuinfo | head -n 1; \
	   echo "compiler;$$($(CXX) --version | head -n 1) -O2"; \
	   date "+datum;%Y-%m-%d"; })

# Zoek het spel van spel2.txt opnieuw; zie verslag/gereedschap/zoekspel.cc.
zoekspel: $(GEREEDSCHAP)/maakspel
	$(GEREEDSCHAP)/maakspel $$(sort -t";" -k12,12nr -k1,1n \
	  $(RESULTATEN)/zoek-spel2.csv | awk -F";" \
	  '$$1 + 0 { print $$2, $$3, $$4, $$5, $$6, $$1; exit }') \
	  > $(GEREEDSCHAP)/spel2.txt
	cmp $(GEREEDSCHAP)/spel2.txt spel2.txt

# Van een eigen spel alles voor een verslag, in een map: make proef SPEL=naam.
proef: $(GEREEDSCHAP)/tel $(GEREEDSCHAP)/zetten $(GEREEDSCHAP)/teken TegelSpel
	@sh verslag/gereedschap/eigen.sh "$$SPEL" $(GEREEDSCHAP)

#*************************************************************************
# Het verslag zelf

LATEXPAKKETTEN = latexmk texlive-latex-recommended texlive-pictures \
                 texlive-science texlive-lang-european lmodern
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
	  && kpsewhich pgfplots.sty siunitx.sty dutch.ldf lmodern.sty > /dev/null \
	  || { echo "Voor het verslag is LaTeX nodig; op Debian:"; \
	       echo "  apt-get install --no-install-recommends" \
	            "$(LATEXPAKKETTEN)"; exit 1; }
	@mkdir -p $(GEREEDSCHAP)
	@awk -f verslag/gereedschap/namen.awk verslag/$(VERSLAGRESULTATEN)/*.csv \
	  > $(GEREEDSCHAP)/getallen.tex
	cd verslag && export SOURCE_DATE_EPOCH=$$(date -u +%s -d \
	    $$(sed -n 's/^datum;//p' $(VERSLAGRESULTATEN)/machine.csv)) \
	  && latexmk -g -pdf -silent -interaction=nonstopmode \
	  -halt-on-error -outdir=$(LATEXMAP:verslag/%=%) $(PRETEX) verslag.tex
	@! grep -A 2 Overfull $(LATEXMAP)/verslag.log
	cp $(LATEXMAP)/verslag.pdf $(VERSLAG).pdf
ifndef SNEL
	cd verslag && export LC_ALL=C && cksum verslag.tex *.sty \
	  gereedschap/namen.awk resultaten/* verslag.pdf > verslag.som
endif

-include $(wildcard $(GEREEDSCHAP)/*.d)
