//! The pure rooms, natively and without a web dependency.

mod ladder;
mod ladder_classes;
mod ladder_estimate;
mod ladder_leaves;
mod ladder_sources;
mod ladder_walk;
mod size;
