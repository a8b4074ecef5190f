#!/bin/bash
# Counts a board as a job array of Slurm: a task counts one part, and goes on from its file when it
# runs again, after a time limit, a preemption or a lost node. Set --time to what the cluster grants;
# ten seconds before it ends, and when the task is cancelled, the count writes its file.
#
#   N=20 PARTS=32 sbatch --array=0-31 cluster/slurm.sh
#   N=20 PARTS=32 sbatch --array=7 cluster/slurm.sh        # task 7 again
#   bitqueens merge n20.*.txt --output n20.txt             # ends with 3 while jobs are left
#
#SBATCH --job-name=bitqueens
#SBATCH --cpus-per-task=1
#SBATCH --mem=512M
#SBATCH --time=04:00:00
#SBATCH --signal=TERM@10
#SBATCH --output=%x.%A_%a.log
#SBATCH --open-mode=append
#SBATCH --requeue
set -euo pipefail
: "${N:?the side of the board, as in N=20}" "${PARTS:?the number of parts, as in PARTS=32}"
part=${SLURM_ARRAY_TASK_ID:?submit with --array=0-$((PARTS - 1))}
if ((PARTS <= part)); then
  echo "part $part: PARTS=$PARTS has the parts 0 to $((PARTS - 1))" >&2
  exit 2
fi
exec srun --cpus-per-task="$SLURM_CPUS_PER_TASK" \
  bitqueens count "$N" --jobs "$part/$PARTS" --threads "$SLURM_CPUS_PER_TASK" --ledger "n$N.$part.txt"
