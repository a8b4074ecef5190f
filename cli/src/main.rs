//! The command `bitqueens`: counts, checks and steps the N-Queens problem in a shell.
//!
//! ```text
//! bitqueens count 18                                      all cores, a progress bar
//! bitqueens count 18 --ledger n18.txt                     goes on where it was stopped
//! bitqueens count 20 --jobs 3/32 --ledger part.3.txt      a part, on one of many machines
//! bitqueens merge part.*.txt > n20.txt                    the parts as one ledger
//! bitqueens verify n20.txt                                counts a sample again
//! bitqueens step 8 --limit 100 --json                     micro-steps, one object a line
//! bitqueens solutions 8                                   boards, one a line
//! ```
//!
//! Results go to the standard output, everything else to the standard error.

mod arguments;
mod count;
mod crew;
mod failure;
mod formula;
mod job_range;
mod kernel;
mod ledger_file;
mod lock;
mod merge;
mod output;
mod solutions;
mod step;
mod summary;
mod verify;
mod whole_file;

use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Command};
use failure::Failure;

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Count(arguments) => count::count(&arguments),
        Command::Merge(arguments) => merge::merge(&arguments),
        Command::Verify(arguments) => verify::verify(&arguments),
        Command::Step(arguments) => step::step(&arguments),
        Command::Solutions(arguments) => solutions::solutions(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
