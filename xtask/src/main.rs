//! The project's own commands: `cargo xtask help` lists them.
//!
//! Each installs what it needs, which is the WebAssembly target and the packages of `package.json`,
//! and says what it is doing and how long it took.

mod access;
mod bench;
mod browser;
mod build;
mod compress;
mod epub;
mod moodle;
mod run;
mod scorm;
mod serve;
mod server;
mod soak;
mod test;
mod tools;
mod watch;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use build::Kind;

/// The reason that a command ended early: one sentence that says what to do.
type Failure = String;

/// The project's own commands.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the site quickly and serve it
    Serve(serve::Options),
    /// Build the folder to upload
    Dist(Place),
    /// Write the files of a built site compressed beside them, as `.br` and `.gz`
    ///
    /// For hosts that send such files in place of compressing each answer.
    Compress(compress::Options),
    /// Build the JavaScript package, for `npm pack`
    Package,
    /// Write the course as EPUB 3 in each language, into target/epub
    ///
    /// With `--url`, links to the stepper and to other pages lead to that site.
    Epub(Place),
    /// Pack a lesson, a test or a homework as SCORM 1.2 for an LMS, into target/scorm
    Scorm(scorm::Options),
    /// Check everything that must hold, or some groups of it
    Test(test::Options),
    /// Write questions of the course, drawn from seeds, as a file that Moodle imports
    Moodle(moodle::Options),
    /// Write what shows how the site meets WCAG 2.2
    Access {
        /// Compare it with what is written, and write nothing
        #[arg(long)]
        check: bool,
    },
    /// Count known boards while workers die, tabs crash, the machine sleeps and storage fails
    ///
    /// Every total has to be exact. It ends with a line of figures.
    Soak(soak::Options),
    /// Measure the counters in a browser and natively, or what a reader waits for
    ///
    /// Without `page` or `--against`: JavaScript against the site's workers, one worker against two,
    /// the command beside the worker, then the kernels natively. Every count is asserted.
    Bench(bench::Options),
}

#[derive(clap::Args)]
struct Place {
    /// The whole address where the site will be, such as <https://school.example/queens>
    #[arg(long, value_name = "ADDRESS")]
    url: Option<String>,
}

fn main() -> ExitCode {
    match carry_out(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn carry_out(command: Command) -> Result<(), Failure> {
    let called_from = run::enter_root()?;
    match command {
        Command::Serve(options) => serve::serve(&options),
        Command::Dist(place) => build::build(Kind::Release, place.url.as_deref()).map(drop),
        Command::Compress(options) => compress::compress(&options.from(&called_from)),
        Command::Package => build::package(),
        Command::Epub(place) => epub::epub(&place),
        Command::Scorm(options) => scorm::scorm(&options.from(&called_from)),
        Command::Test(options) => test::test(&options),
        Command::Moodle(options) => moodle::moodle(&options, &called_from),
        Command::Access { check } => access::access(check),
        Command::Soak(options) => soak::soak(&options),
        Command::Bench(options) => bench::bench(&options.from(&called_from)),
    }
}
