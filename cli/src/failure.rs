//! The reasons for which a command does not end with 0, and their exit codes.

use std::{
    fmt, io,
    process::{self, ExitCode},
};

use signal_hook::low_level::emulate_default_handler;

use crate::output::say;

/// The reason for which a command does not end with 0.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A count is wrong. Exit code 1.
    Wrong(String),
    /// Something cannot be used: a file, a ledger, a snapshot. Exit code 2, as for wrong arguments.
    Refused(String),
    /// Something is left to count. Exit code 3.
    Incomplete(String),
    /// A signal stopped the command, which ends by it.
    Stopped {
        /// The signal.
        signal: i32,
        /// What is kept.
        kept: String,
    },
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
            Self::Incomplete(why) => (why, 3),
            Self::Stopped { signal, kept } => (kept, u8::try_from(128 + signal).unwrap_or(3)),
            Self::NobodyReads => return ExitCode::SUCCESS,
        };
        say(why);
        // So that a shell whose loop called the command ends, too. The system would ignore it for process 1.
        if let Self::Stopped { signal, .. } = self
            && process::id() != 1
        {
            let _: io::Result<()> = emulate_default_handler(*signal);
        }
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
