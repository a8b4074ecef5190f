//! The workers, which count and time beside the page, and the messages between the page and them.
//!
//! ```text
//! page ── Request { task, work } ──► worker
//! page ◄── Ready, Answer { task, answer }, Failed(why) ── worker
//! ```
//!
//! A message is an array of bytes, its fields one after the other as postcard writes them. A number of 64 bits never
//! passes through a floating-point number, which would round what lies above 2 to the 53rd; the totals of N = 26 and 27
//! do.

#![warn(missing_docs)]

pub mod counting;
#[cfg(feature = "web")]
pub mod end;
pub mod ladder;
mod message;
pub mod program;

pub use message::{Message, Reply, Request};
