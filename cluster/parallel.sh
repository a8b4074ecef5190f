#!/bin/bash
# Counts a board in parts on this machine by GNU parallel, and merges the parts. Called again, it counts
# what the files of the parts lack: a part that was stopped goes on, a part that was removed begins
# anew, and one that is complete ends at once. Files of another number of parts are merged, too.
#
#   cluster/parallel.sh 18 32
#   cluster/parallel.sh 18 32 --sshloginfile machines --workdir "$PWD"   # folder and command on each of them
#
set -euo pipefail
if (($# < 2)); then
  echo "usage: $0 N PARTS [options of parallel]" >&2
  exit 2
fi
n=$1 parts=$2
shift 2
seq 0 $((parts - 1)) | parallel --halt never "$@" \
  bitqueens count "$n" --jobs "{}/$parts" --threads 1 --quiet --ledger "n$n.{}.txt" \
  || echo "$0: some parts failed; the lines above say why" >&2
# The exit code is that of the whole: 0 complete, 1 wrong, 3 jobs are left.
exec bitqueens merge "n$n".*.txt --output "n$n.txt"
