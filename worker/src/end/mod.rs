//! The end of a worker. It knows no page: whoever started it may end it at any time, and nothing is
//! lost but the request that it was carrying out.

pub mod counting;
pub mod ladder;
pub mod program;
mod scope;

use scope::{now, post, serve};
