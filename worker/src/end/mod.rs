//! The end of a worker. It knows no page: whoever started it may end it at any time, and nothing is
//! lost but the request that it was carrying out.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a worker's end knows its thread"
)]

pub mod counting;
pub mod ladder;
pub mod program;
mod scope;

use scope::{now, post, serve};
