//! The reasons for which a command ends early, and their exit codes.

use std::{fmt, io, process::ExitCode};

use crate::output::say;

/// The reason for which a command ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A count is wrong. Exit code 1.
    Wrong(String),
    /// Something cannot be used: a file, a ledger, a snapshot. Exit code 2, as for wrong arguments.
    Refused(String),
    /// Whoever read the output has enough. Exit code 0.
    NobodyReads,
}

impl Failure {
    /// Something that cannot be used, and why.
    pub(crate) fn refused(what: impl fmt::Display, why: impl fmt::Display) -> Self {
        Self::Refused(format!("{what}: {why}"))
    }

    /// Says the reason on the standard error and returns its exit code.
    pub(crate) fn report(&self) -> ExitCode {
        let (why, code) = match self {
            Self::Wrong(why) => (why, 1),
            Self::Refused(why) => (why, 2),
            Self::NobodyReads => return ExitCode::SUCCESS,
        };
        say(why);
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    /// The standard output cannot be written.
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::refused("the standard output", error),
        }
    }
}
