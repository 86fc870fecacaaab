# Een bewijs is na te gaan met een ander programma, dat zegt waarom het niet klopt.
printf 'Kalah 1\nkuiltjes 1 1 1 1 1 1 0 1 1 1 1 1 1 0\nbegint 1\n' > spel
Kalah --los --stil spel --eindspel 3 --bewijs bewijs > uit; head -n 5 bewijs
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
