//! Bitqueens: how a queen becomes a bit.
//!
//! A site that steps the non-recursive bitmap search of the N-Queens problem,
//! teaches the bit operations it rests on, and counts all solutions in the reader's own browser.
//! `ARCHITECTURE.md` draws the rooms below and the arrows between them.

pub mod bits;
#[cfg(feature = "web")]
pub mod browser;
pub mod counting;
pub mod ladder;
pub mod ladder_wire;
#[cfg(feature = "web")]
pub mod ladder_worker;
pub mod lessons;
pub mod solver;
pub mod state;
pub mod text;
#[cfg(feature = "web")]
mod thread;
#[cfg(feature = "web")]
pub mod ui;
pub mod wire;
#[cfg(feature = "web")]
pub mod worker;
