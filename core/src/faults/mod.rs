//! The search and the count with one line written wrong: what each line is for.
//!
//! [`Fault`] names the line and finds it in a reader's program, [`FaultySearch`] runs the listing with it, and
//! [`Symptom`] says what is wrong with the first board that it takes for a solution. Where only the count is
//! wrong, the boards are kept and weighed as the methods for unique solutions do.

mod change;
mod counting;
mod fault;
mod recognition;
mod search;
mod short;

pub use fault::Fault;
pub use search::{FaultySearch, Symptom};
pub use short::{indexed, short};
