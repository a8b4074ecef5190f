//! The counting room: every way to count agrees with a count that knows no bits.

mod images;
mod kernels;
mod known;
mod ledger;
mod plans;
mod wire;
