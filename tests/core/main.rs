//! The pure rooms, natively and without a web dependency.

mod counting;
mod size;
