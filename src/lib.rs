//! Bitqueens: how a queen becomes a bit.
//!
//! A site that steps the non-recursive bitmap search of the N-Queens problem, teaches the bit
//! operations it rests on, and counts all solutions in the reader's own browser.
//! `ARCHITECTURE.md` draws the modules below and the arrows between them.

#![allow(
    clippy::single_match_else,
    reason = "a phrase is one expression, although its macro makes a block"
)]
#![allow(
    clippy::missing_errors_doc,
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    reason = "nothing outside this repository calls the crate"
)]

// `sentence!` names the crate, here as in its tests.
extern crate self as bitqueens;

pub mod app;
#[cfg(feature = "web")]
pub mod browser;
pub mod course;
#[cfg(feature = "documents")]
pub mod documents;
pub mod draw;
pub mod pages;
pub mod player;
pub mod question;
pub mod site;
pub mod text;
