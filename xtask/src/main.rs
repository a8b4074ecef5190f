//! The project's own commands.
//!
//! ```text
//! cargo xtask serve [--port 8080] [--open] [--release] [--watch]
//!                                            build the site and serve it
//! cargo xtask dist [--url ADDRESS]           build the folder to upload
//! cargo xtask package                        build the JavaScript package, for `npm pack`
//! cargo xtask test [--url ADDRESS]           everything that must hold
//! cargo xtask access [--check]               write what shows how the site meets WCAG 2.2
//! cargo xtask soak [--minutes 5] [--seed S]  count while workers die, tabs crash, the machine sleeps
//! cargo xtask soak ledger                    the same for processes that share a ledger
//! cargo xtask bench [page [--slow]] [--json FILE] [--against FOLDER]
//!                                            measure the counters, or what a reader waits for
//! ```
//!
//! Each installs what it needs, which is the WebAssembly target and the packages of `package.json`,
//! and says what it is doing and how long it took.

mod access;
mod bench;
mod browser;
mod build;
mod run;
mod serve;
mod server;
mod soak;
mod test;
mod tools;
mod watch;
mod workspace;

use std::{
    env,
    io::{self, Write},
    process::ExitCode,
};

use lexopt::prelude::*;

use build::Kind;

/// The reason that a command ended early: one sentence that says what to do.
type Failure = String;

/// Each command, and what its help says.
const COMMANDS: [(&str, &str); 7] = [
    (
        "serve",
        "\
cargo xtask serve [--port 8080] [--open]   build the site quickly and serve it; --release: as readers
            [--release] [--watch]          get it; --watch: build again when a source changes, and
                                           reload the page",
    ),
    (
        "dist",
        "\
cargo xtask dist [--url ADDRESS]           build the folder to upload; ADDRESS is where it will be, such
                                           as https://school.example/queens",
    ),
    (
        "package",
        "\
cargo xtask package                        build the JavaScript package, for `npm pack`",
    ),
    (
        "test",
        "\
cargo xtask test [--url ADDRESS]           everything that must hold",
    ),
    (
        "access",
        "\
cargo xtask access [--check]               write what shows how the site meets WCAG 2.2; --check: compare
                                           it with what is written",
    ),
    (
        "soak",
        "\
cargo xtask soak [--minutes 5] [--seed S]  count known boards in two tabs while workers die, tabs crash
                                           and are closed, the machine sleeps and storage fails: every
                                           total has to be exact; ends with a line of figures
cargo xtask soak ledger [--minutes 5]      count known boards by processes that share a ledger while they are
            [--seed S]                     killed and the disk is full",
    ),
    (
        "bench",
        "\
cargo xtask bench [--json FILE]            counters side by side in a browser: JavaScript against
                                           the site's workers, one worker against two, the command beside
                                           the worker, then the kernels natively; every count
                                           asserted, each measurement an object in FILE
cargo xtask bench page [--json FILE]       what a reader waits for, beside its budget
cargo xtask bench page --slow              every kind of document on a slow line: first picture, a press
                                           works, bytes before each, shift
cargo xtask bench --against FOLDER         the same, alternating with another built site: FOLDER as
                                           `cargo xtask dist` wrote it",
    ),
];

/// What the help says of every command.
fn usage() -> String {
    COMMANDS.map(|(_, usage)| usage).join("\n")
}

fn main() -> ExitCode {
    match command() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// The help that the arguments ask for: of the command that they name, or of all.
fn help_asked() -> Option<String> {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let command = arguments.first()?;
    if command != "help" && !arguments.iter().any(|one| one == "--help" || one == "-h") {
        return None;
    }
    let own = COMMANDS.into_iter().find(|(name, _)| command == name);
    Some(own.map_or_else(usage, |(_, usage)| usage.to_owned()))
}

/// The sentence about arguments that no command takes, and what each takes.
#[expect(
    clippy::needless_pass_by_value,
    reason = "`map_err` hands the error over"
)]
fn misused(error: lexopt::Error) -> Failure {
    format!("{error}.\n{}", usage())
}

/// Reads the one option of the commands that build for readers: the whole address of the site.
fn url(arguments: &mut lexopt::Parser) -> Result<Option<String>, Failure> {
    let mut url = None;
    while let Some(argument) = arguments.next().map_err(misused)? {
        match argument {
            Long("url") => {
                let value = arguments.value().and_then(lexopt::ValueExt::string);
                url = Some(value.map_err(misused)?);
            }
            other => return Err(misused(other.unexpected())),
        }
    }
    Ok(url)
}

fn command() -> Result<(), Failure> {
    if let Some(help) = help_asked() {
        return writeln!(io::stdout(), "{help}")
            .map_err(|error| format!("cannot print the help: {error}"));
    }
    let called_from = run::enter_root()?;
    let mut arguments = lexopt::Parser::from_env();
    match arguments.next().map_err(misused)? {
        Some(Value(name)) if name == "serve" => {
            let mut options = serve::Options::default();
            while let Some(argument) = arguments.next().map_err(misused)? {
                match argument {
                    Long("port") => {
                        options.port = arguments
                            .value()
                            .and_then(|port| port.parse())
                            .map_err(misused)?;
                    }
                    Long("open") => options.open = true,
                    Long("release") => options.kind = Kind::Release,
                    Long("watch") => options.watch = true,
                    other => return Err(misused(other.unexpected())),
                }
            }
            serve::serve(&options)
        }
        Some(Value(name)) if name == "dist" => {
            let url = url(&mut arguments)?;
            build::build(Kind::Release, url.as_deref()).map(drop)
        }
        Some(Value(name)) if name == "package" => build::package().map(drop),
        Some(Value(name)) if name == "test" => test::test(url(&mut arguments)?.as_deref()),
        Some(Value(name)) if name == "access" => {
            let mut options = access::Options::default();
            while let Some(argument) = arguments.next().map_err(misused)? {
                match argument {
                    Long("check") => options.check = true,
                    other => return Err(misused(other.unexpected())),
                }
            }
            access::access(&options)
        }
        Some(Value(name)) if name == "soak" => {
            let mut options = soak::Options::default();
            while let Some(argument) = arguments.next().map_err(misused)? {
                match argument {
                    Value(what) if what == "ledger" => options.ledger = true,
                    Long("minutes") => {
                        let minutes = arguments.value().and_then(|minutes| minutes.parse());
                        options.minutes = minutes.map_err(misused)?;
                    }
                    Long("seed") => {
                        let seed = arguments.value().and_then(|seed| seed.parse());
                        options.seed = Some(seed.map_err(misused)?);
                    }
                    other => return Err(misused(other.unexpected())),
                }
            }
            soak::soak(&options)
        }
        Some(Value(name)) if name == "bench" => {
            let mut options = bench::Options::default();
            while let Some(argument) = arguments.next().map_err(misused)? {
                match argument {
                    Value(what) if what == "page" => options.page = true,
                    Long("slow") => options.slow = true,
                    Long("against") => {
                        let folder = arguments.value().map_err(misused)?;
                        options.against = Some(called_from.join(folder));
                    }
                    Long("json") => {
                        let file = arguments.value().map_err(misused)?;
                        options.json = Some(called_from.join(file));
                    }
                    other => return Err(misused(other.unexpected())),
                }
            }
            bench::bench(&options)
        }
        Some(other) => Err(misused(other.unexpected())),
        None => Err(format!("which command?\n{}", usage())),
    }
}
