#!/bin/bash
# Counts a board on this machine, or on those of --sshloginfile, by GNU parallel. Called again, it
# counts only the parts that are missing.
#
#   cluster/parallel.sh 18 32
#   bitqueens merge n18.*.txt > n18.txt
#
set -euo pipefail
n=$1 parts=$2
seq 0 $((parts - 1)) | parallel --resume-failed --joblog "n$n.joblog" \
  bitqueens count "$n" --jobs "{}/$parts" --threads 1 --ledger "n$n.{}.txt"
