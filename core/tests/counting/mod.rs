//! Counting: every way to count agrees with a count without bits.

mod cut;
mod images;
mod kernels;
mod known;
mod ledger;
mod ledger_merge;
mod plans;
