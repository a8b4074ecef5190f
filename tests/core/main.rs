//! The pure rooms, natively and without a web dependency.

mod ladder;
mod ladder_leaves;
mod size;
