//! Examples that `--help` shows.

pub(crate) const ALL: &str = "\
Examples:
  bitqueens count 18                                all cores, a progress bar
  bitqueens count 18 --ledger n18.txt               goes on where it was stopped
  bitqueens count 20 --jobs 3/32 --ledger p.3.txt   a part, on one of many machines
  bitqueens merge p.*.txt --output n20.txt          the parts as one ledger
  bitqueens status n20.txt                          how far it is
  bitqueens verify n20.txt --for 2m                 counts as much again as two minutes allow
  bitqueens step 8 --limit 100 --json               micro-steps, one object a line
  bitqueens solutions 8                             boards, one a line

Exit codes:
  0  what was asked for is done and right; status and merge: the ledger is complete
  1  a count is wrong, or ledgers contradict each other
  2  something cannot be used: an argument, a file, a ledger, the standard output
  3  jobs are left to count
A count that Ctrl+C or the system stops ends by that signal, 130 or 143 in a shell.";

pub(crate) const COUNT: &str = "\
Examples:
  bitqueens count 18 --json | jq -r .total
  bitqueens count 20 --ledger n20.txt --quiet
  bitqueens count 20 --jobs 3/32 --threads 1 --ledger p.3.txt

Processes may share a ledger: none counts again what another one has written.";

pub(crate) const MERGE: &str = "\
Examples:
  bitqueens merge p.*.txt > n20.txt
  bitqueens merge p.*.txt --output n20.txt --json

Ends with 0 when the whole is complete, with 3 when jobs are left.";

pub(crate) const STATUS: &str = "\
Examples:
  bitqueens status n20.txt
  while bitqueens status n20.txt > /dev/null; [ $? = 3 ]; do sleep 60; done";

pub(crate) const VERIFY: &str = "\
Examples:
  bitqueens verify n20.txt --sample 20
  bitqueens verify n20.txt --for 2m
  bitqueens verify n20.txt --sample 20 --seed 42    the same sample every time
  bitqueens verify n20.txt --all
  bitqueens verify n20.txt --all --keep n20.txt     without the jobs that were wrong";

pub(crate) const STEP: &str = "\
Examples:
  bitqueens step 8 --limit 100
  bitqueens step 8 --json | jq -c 'select(.phase == \"solution\")'
  bitqueens step 8 --limit 1000 --snapshot";

pub(crate) const SOLUTIONS: &str = "\
Examples:
  bitqueens solutions 8
  bitqueens solutions 5 --json | jq -c .byColumn";

pub(crate) const COMPLETIONS: &str = "\
Examples:
  bitqueens completions bash > ~/.local/share/bash-completion/completions/bitqueens
  bitqueens completions zsh > ~/.zfunc/_bitqueens
  bitqueens completions fish > ~/.config/fish/completions/bitqueens.fish";

pub(crate) const MAN: &str = "\
Examples:
  bitqueens man ~/.local/share/man/man1";
