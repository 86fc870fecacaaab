# trap.mk: make trap SPEL=spel3.txt lost een spel op met elke trede van de trap,
# van de opgave tot oplosser.h, in een tabel; wordt opgenomen door de Makefile.
# Een trede stopt na TIJD seconden, en telt dan zo nodig de boom nog; 0: zonder
# grens.

TRAPMAP = zoek/tegelspel/trap
TREDEN = $(patsubst %,$(TRAPMAP)/%,trede1 trede2 trede3 trede4 trede5 boven)
TIJD = 10

export TIJD
$(call letterlijk,SPEL TIJD)

$(TREDEN): %: %.o tegelspel.o standaard.o
	$(COMPILEER) -o $@ $^

trap: $(TREDEN)
	@[ -n "$$SPEL" ] \
	  || { echo 'Noem een spel: make trap SPEL=spel3.txt' >&2; exit 2; }; \
	kop=; \
	for trede in $(TREDEN); do \
	  "$$trede" "$$SPEL" "$$TIJD" $$kop || exit; kop=zonder; done

.PHONY: trap

-include $(TREDEN:=.d)
