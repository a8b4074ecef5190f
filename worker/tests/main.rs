//! Messages between page and worker arrive as they were sent.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod counting;
mod ladder;
mod message;
mod program;
