//! What a program that should count the solutions does right, and where it first goes wrong.
//!
//! [`Judgement`] runs it on the boards from N = 1 to 8. A program is right where its counts are, whatever
//! its way. Where they are not, [`Divergence`] is the first step at which a word is not what the queens of
//! the [`QueensRun`] say.

mod divergence;
mod judgement;
mod queens_run;
mod rows;
mod witness;

pub use divergence::{Divergence, JudgedWord, Verdict, Wrong};
pub use judgement::Judgement;
pub use queens_run::QueensRun;
