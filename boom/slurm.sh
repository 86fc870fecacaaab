#!/bin/sh
# slurm.sh: de taken van een boom als een reeks werken van Slurm, elk op een
# processor. make boom-slurm biedt haar aan; met de hand, vanuit de hoofdmap,
# nadat make boom-begin de lijst gemaakt heeft:
#   sbatch --array=1-200 boom/slurm.sh boom/Taken boom/bouw/MAP
# De hoofdmap hoort op elke computer op dezelfde plaats te staan.
#SBATCH --job-name=boom
#SBATCH --nodes=1
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --requeue

exec sh boom/taak.sh "$1" "$2" "$SLURM_ARRAY_TASK_ID"
