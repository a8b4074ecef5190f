//! The command `bitqueens`: counts, checks and steps the N-Queens problem in a shell.
//!
//! `bitqueens --help` shows examples and the exit codes. Results go to the standard output, everything else to the standard error.

mod arguments;
mod count;
mod crew;
mod examples;
mod failure;
mod formula;
mod job_range;
mod ledger_file;
mod ledger_report;
mod lock;
mod merge;
mod output;
mod progress;
mod sample;
mod shell_files;
mod solutions;
mod status;
mod step;
mod stop;
mod verify;
mod whole_file;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::Parser;

use arguments::{Arguments, Command};
use failure::Failure;
use output::printable;

fn main() -> ExitCode {
    let Arguments { command, talk } = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(told) if told.use_stderr() => {
            // It names what was typed.
            let _: io::Result<()> =
                write!(io::stderr(), "{}", printable(&told.render().to_string()));
            return ExitCode::from(2);
        }
        // Help, and the version.
        Err(told) => told.exit(),
    };
    let done = match command {
        Command::Count(arguments) => count::count(&arguments, &talk),
        Command::Merge(arguments) => merge::merge(&arguments, &talk),
        Command::Status(arguments) => status::status(&arguments),
        Command::Verify(arguments) => verify::verify(&arguments, &talk),
        Command::Step(arguments) => step::step(&arguments),
        Command::Solutions(arguments) => solutions::solutions(&arguments),
        Command::Completions(arguments) => shell_files::completions(&arguments),
        Command::Man(arguments) => shell_files::man(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
