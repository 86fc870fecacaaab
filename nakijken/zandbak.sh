#!/bin/sh
# zandbak.sh: word een programma dat niet te vertrouwen is.
# Gebruik: sh zandbak.sh MAP SOORT SECONDEN BYTES SCHERM VRAGEN UIT OP-SCHERM
#            FILTER OPTIES-VAN-BUBBLEWRAP... -- OPDRACHT...
#          sh zandbak.sh bestaat
#
# Het draait in MAP/w, die leeg is. SOORT is "inzending": van /usr zijn er alleen de
# bibliotheken, en het filter zegt wat zij het systeem mag vragen; of
# "gereedschap", voor een compiler of een uitpakker: die ziet heel /usr en mag zelf
# processen maken; of zo een met "-zonder" erachter, als er geen bubblewrap is. Wat
# het dan ziet staat als koppeling naast de lege map.
# Stdin is leeg, vragen komen van filedescriptor 3, en antwoorden gaan naar 4.

export LC_ALL=C
bak="env -i $(command -v bwrap)"' --unshare-all --die-with-parent --new-session --cap-drop ALL
  --clearenv --setenv LC_ALL C --setenv PATH /usr/local/bin:/usr/bin
  --setenv TMPDIR /w --dev /dev --symlink usr/lib /lib --symlink usr/bin /bin
  --symlink usr/lib64 /lib64'
alles='--proc /proc --ro-bind /usr /usr
  --ro-bind-try /etc/alternatives /etc/alternatives'
if [ "$1" = bestaat ]
then
  exec $bak $alles --remount-ro / /usr/bin/env true < /dev/null > /dev/null 2>&1
fi

map=$1 soort=$2 vragen=$6 uit=$7 scherm=$8 filter=$9
# De grenzen; bij de eerste seconde te veel komt er een signaal.
grenzen="--cpu=$3:$(($3 + 1)) --as=$4 --fsize=$5 --core=0 --nofile=256"
shift 9
case $soort in
  inzending) bak="$bak --ro-bind-try /usr/lib /usr/lib
                  --ro-bind-try /usr/lib64 /usr/lib64 --seccomp 5" ;;
  gereedschap) bak="$bak $alles" ;;
  *)
    bak=
    [ $soort != inzending-zonder ] || grenzen="$grenzen --nproc=0"
    while [ "$1" != -- ]
    do
      [ "$1" != --ro-bind ] || ln -sfn "$2" "$map$3"
      shift
    done
    shift ;;
esac
mkdir -p "$map/w" && cd "$map/w" || exit 127
# shellcheck disable=SC2086 # hier worden het woorden
exec prlimit $grenzen $bak "$@" < /dev/null >> "$scherm" 2>&1 3< "$vragen" \
  4>> "$uit" 5< "$filter"
