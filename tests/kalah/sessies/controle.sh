# Een bewijs is na te gaan met een ander programma, dat zegt waarom het niet klopt.
Bewijs bewijs 3 20 1; head -n 5 bewijs
nagegaan () { Controle "$@"; echo "exitcode $?"; }
nagegaan bewijs 1
nagegaan bewijs 1 1 1 1 1 1 0 1 1 1 1 1 1 0 1
nagegaan bewijs 1 1 1 1 1 1 0 1 1 1 1 1 1 0 2
nagegaan bewijs 3
sed '5s/ .*/ speler 2/' bewijs > anders; nagegaan anders 1
# Wat een terminal zou wissen is te zien.
printf '\033[2JKalah-bewijs 1\n' > boos; nagegaan boos 1
nagegaan weg 1
nagegaan .. 1
nagegaan bewijs; nagegaan bewijs x; nagegaan bewijs 1 2; nagegaan bewijs 99999

# Wat er al staat wordt niet vervangen, wat het ook is, en ook niet gewist.
geschreven () { Bewijs "$@"; echo "exitcode $?"; }
cp bewijs eerst; geschreven bewijs 0 20 1; cmp bewijs eerst && echo hetzelfde
mkdir map; ln -s eerst verwijzing; ln -s nergens los
for naam in map verwijzing los /dev/null; do geschreven $naam 3 20 1; done
[ -d map ] && [ ! -e nergens ] && cmp bewijs eerst && echo hetzelfde
geschreven weg/bewijs 3 20 1
# Lukt het niet, dan blijft er niets liggen.
geschreven nieuw 24 20 1; [ ! -e nieuw ] && echo niets
(ulimit -f 0; trap '' XFSZ; geschreven nieuw 3 20 1) 2>&1 | cat; [ ! -e nieuw ] && echo niets
geschreven nieuw 3 20; geschreven nieuw 25 20 1; geschreven nieuw 3 0 1; geschreven nieuw 3 20 1 2
