//! The workers, which count and time beside the page, and the messages between the page and them.
//!
//! ```text
//! page ── Request { task, work } ──► worker
//! page ◄── Ready, Answer { task, answer }, Failed(why) ── worker
//! ```
//!
//! Messages are arrays of 32-bit words of a fixed layout. A number of 64 bits travels as two words,
//! low half first. It never passes through a floating-point number, which would round what lies
//! above 2 to the 53rd; the totals of N = 26 and 27 do.

#![warn(missing_docs)]

pub mod counting;
#[cfg(feature = "web")]
pub mod end;
pub mod ladder;
mod message;
pub mod program;
mod words;

pub use message::{Reply, Request};
pub use words::Words;
