# slurm.sh: doet make boom-slurm op een echte Slurm hetzelfde als --los? Als
# root, op Debian met slurm-wlm en munge; van alleen deze computer, in een map
# die daarna weer weg is, en zonder iets van een Slurm die er al is.
# Gebruik: make toets-slurm

set -eu
unset MAKEFLAGS MFLAGS MAKELEVEL
for programma in munged slurmctld slurmd sbatch
do
  command -v $programma > /dev/null \
    || { echo "$programma ontbreekt: apt-get install slurm-wlm munge" >&2
         exit 1; }
done

map=$(mktemp -d /tmp/slurmXXXXXX)
chmod 711 "$map"
mkdir "$map/stand" "$map/spoel" "$map/boom"

# Laat de diensten eindigen, en haal de map weg.
ruimOp ()
{
  for dienst in slurmd slurmctld munged
  do
    if [ -s "$map/$dienst.pid" ]
    then
      kill "$(cat "$map/$dienst.pid")" 2> /dev/null || true
    fi
  done
  sleep 2
  rm -rf "$map"
}
trap ruimOp EXIT
trap 'exit 130' INT TERM

naam=$(hostname -s)
export SLURM_CONF="$map/slurm.conf"
cat > "$SLURM_CONF" <<EINDE
ClusterName=toets
SlurmctldHost=$naam(127.0.0.1)
SlurmctldPort=16817
SlurmdPort=16818
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$map/munge.socket
CredType=cred/munge
StateSaveLocation=$map/stand
SlurmdSpoolDir=$map/spoel
SlurmctldPidFile=$map/slurmctld.pid
SlurmdPidFile=$map/slurmd.pid
SlurmctldLogFile=$map/slurmctld.log
SlurmdLogFile=$map/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
NodeName=$naam NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=alles Nodes=$naam Default=YES MaxTime=INFINITE State=UP
EINDE
(umask 077 && head -c 1024 /dev/urandom > "$map/sleutel")
munged --key-file="$map/sleutel" --socket="$map/munge.socket" \
  --pid-file="$map/munged.pid" --log-file="$map/munged.log" \
  --seed-file="$map/zaad"
slurmctld
slurmd
for keer in 1 2 3 4 5 6 7 8 9 10
do
  [ "$(sinfo -h -o %t)" != idle ] || break
  sleep 1
done

make -s boom-slurm SPEL=spel1.txt TAKEN=12 BOOM="$map/boom" \
  > "$map/uitvoer" || { cat "$map"/*.log "$map/uitvoer" >&2; exit 1; }
cat "$map/uitvoer"

# De laatste regel, met de tijd afgedekt.
zonderTijd ()
{
  awk 'END { $5 = "tijd"; print }'
}
zonderTijd < "$map/uitvoer" > "$map/gekregen"
./TegelSpel --los spel1.txt | zonderTijd > "$map/verwacht"
cmp "$map/gekregen" "$map/verwacht"
echo "make boom-slurm geeft hetzelfde als --los."
