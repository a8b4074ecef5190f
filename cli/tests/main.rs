//! The command as a shell runs it.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod cluster;
mod command;
mod count;
mod damaged;
mod documented;
mod exit_codes;
mod files;
mod ledgers;
mod published;
mod samples;
mod saying;
mod sharing;
mod stepping;
mod strangers;
