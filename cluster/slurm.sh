#!/bin/bash
# Counts a board as a job array of Slurm: a task counts one part, and goes on from its file when it
# runs again.
#
#   N=18 PARTS=32 sbatch --array=0-31 cluster/slurm.sh
#   N=18 PARTS=32 sbatch --array=7 cluster/slurm.sh        # task 7 again, after it was cancelled
#   bitqueens merge n18.*.txt > n18.txt
#
#SBATCH --job-name=bitqueens
#SBATCH --cpus-per-task=1
set -euo pipefail
part=$SLURM_ARRAY_TASK_ID
exec bitqueens count "$N" --jobs "$part/$PARTS" --threads "$SLURM_CPUS_PER_TASK" --ledger "n$N.$part.txt"
