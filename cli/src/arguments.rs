//! The arguments of every command.

use std::{fmt, path::PathBuf, sync::LazyLock, time::Duration};

use bitqueens_core::{
    counting::{CountMethod, KernelChoice, PLAN_VERSION},
    solver::{Size, Snapshot},
};
use clap::{
    Args, Parser, Subcommand,
    builder::{PossibleValue, PossibleValuesParser, TypedValueParser},
};
use clap_complete::Shell;

use crate::{examples, job_range::JobRange, output::say};

/// The version of the command and of its plans, which ledgers name.
static VERSION: LazyLock<String> =
    LazyLock::new(|| format!("{} (plan {PLAN_VERSION})", env!("CARGO_PKG_VERSION")));

/// Counts, checks and steps the N-Queens problem.
///
/// A count is cut into numbered jobs, which threads, processes and machines can share. A ledger is a file of one line:
/// the finished jobs of a board and what they counted. It is written as a count goes on, and gone on from.
///
/// Results go to the standard output, everything else to the standard error.
#[derive(Debug, Parser)]
#[command(name = "bitqueens", version = VERSION.as_str(), after_help = examples::ALL)]
pub(crate) struct Arguments {
    /// The command.
    #[command(subcommand)]
    pub(crate) command: Command,
    /// What is said besides the results.
    #[command(flatten)]
    pub(crate) talk: Talk,
}

/// What a command says besides its results.
#[derive(Debug, Args)]
pub(crate) struct Talk {
    /// Say nothing but results, warnings and failures
    #[arg(long, short, global = true)]
    pub(crate) quiet: bool,
}

/// How long a count that goes on is silent.
#[derive(Debug, Args)]
pub(crate) struct Lines {
    /// Where the standard error is no terminal, write a line of progress once in this time
    #[arg(long, value_name = "TIME", value_parser = humantime::parse_duration, default_value = "1m")]
    pub(crate) progress: Duration,
}

impl Talk {
    /// Says a line on the standard error, unless nothing is to be said.
    pub(crate) fn say(&self, line: impl fmt::Display) {
        if !self.quiet {
            say(line);
        }
    }
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Count all solutions of a board, or a part of the jobs of that count
    #[command(after_help = examples::COUNT)]
    Count(Count),
    /// Put the ledgers of parts together, and print the whole
    #[command(after_help = examples::MERGE)]
    Merge(Merge),
    /// Print how far a ledger is
    #[command(after_help = examples::STATUS)]
    Status(Status),
    /// Count jobs of a ledger again, without vectors, and compare
    #[command(after_help = examples::VERIFY)]
    Verify(Verify),
    /// Print the micro-steps of the non-recursive search: each line of its loop that is carried out
    #[command(after_help = examples::STEP)]
    Step(Step),
    /// Print the full boards, each as the columns of its queens from the top row down
    #[command(after_help = examples::SOLUTIONS)]
    Solutions(Solutions),
    /// Print what completes arguments in a shell
    #[command(after_help = examples::COMPLETIONS)]
    Completions(Completions),
    /// Write the manual pages into a folder
    #[command(after_help = examples::MAN)]
    Man(Man),
}

/// The arguments of `count`.
#[derive(Debug, Args)]
pub(crate) struct Count {
    /// The side of the board, from 1 to 27
    #[arg(value_name = "N", value_parser = size)]
    pub(crate) size: Size,
    /// Count these jobs alone: A..B from job A to before job B, or K/M the K-th of M equal parts
    /// from 0 on. Without --ledger the ledger is printed
    #[arg(long, value_name = "A..B|K/M")]
    pub(crate) jobs: Option<JobRange>,
    /// Keep what is counted in a file, and go on from it
    #[arg(long, value_name = "FILE")]
    pub(crate) ledger: Option<PathBuf>,
    /// Threads; as many as there are cores, unless given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// The loop that counts a job
    #[arg(long, value_parser = kernels(), default_value = "fastest")]
    pub(crate) kernel: KernelChoice,
    /// The method by which the total is counted; the faster one, unless given
    #[arg(long, value_parser = methods())]
    pub(crate) method: Option<CountMethod>,
    /// Print one JSON object, with the ledger where it is in no file
    #[arg(long)]
    pub(crate) json: bool,
    /// The lines of progress.
    #[command(flatten)]
    pub(crate) lines: Lines,
}

/// The arguments of `merge`.
#[derive(Debug, Args)]
pub(crate) struct Merge {
    /// The ledgers; - is the standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    /// Write the whole to a file, not to the standard output
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Print one JSON object of what the whole comes to
    #[arg(long, requires = "output")]
    pub(crate) json: bool,
}

/// The arguments of `status`.
#[derive(Debug, Args)]
pub(crate) struct Status {
    /// The ledger; - is the standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// The arguments of `verify`.
#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The ledger; - is the standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Count so many entries again, drawn at random; an entry is one job or a few with one count
    #[arg(long, value_name = "ENTRIES", default_value_t = 8, value_parser = sample)]
    pub(crate) sample: usize,
    /// Count as many entries again as this time allows, such as 90s, 2m or 1h30m
    #[arg(long = "for", value_name = "TIME", conflicts_with_all = ["sample", "all"], value_parser = humantime::parse_duration)]
    pub(crate) time: Option<Duration>,
    /// Count every job again
    #[arg(long, conflicts_with = "sample")]
    pub(crate) all: bool,
    /// Write the ledger without the entries that differ, so that their jobs can be counted again
    #[arg(long, value_name = "FILE")]
    pub(crate) keep: Option<PathBuf>,
    /// Draw the sample of this seed; each seed draws the same one every time
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// The loop that counts a job
    #[arg(long, value_parser = kernels(), default_value = "scalar")]
    pub(crate) kernel: KernelChoice,
    /// Threads; as many as there are cores, unless given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// The lines of progress.
    #[command(flatten)]
    pub(crate) lines: Lines,
}

/// The arguments of `step`.
#[derive(Debug, Args)]
pub(crate) struct Step {
    /// The side of the board, from 1 to 27
    #[arg(value_name = "N", value_parser = size)]
    pub(crate) size: Size,
    /// Go on from a snapshot, the text that --snapshot prints and the links of the site have
    #[arg(long, value_name = "SNAPSHOT")]
    pub(crate) from: Option<Snapshot>,
    /// Stop after so many micro-steps
    #[arg(long, value_name = "K")]
    pub(crate) limit: Option<u64>,
    /// Print one JSON object a line
    #[arg(long)]
    pub(crate) json: bool,
    /// Print the snapshot of the place reached, and no micro-step
    #[arg(long, conflicts_with = "json")]
    pub(crate) snapshot: bool,
}

/// The arguments of `solutions`.
#[derive(Debug, Args)]
pub(crate) struct Solutions {
    /// The side of the board, from 1 to 27
    #[arg(value_name = "N", value_parser = size)]
    pub(crate) size: Size,
    /// Stop after so many boards
    #[arg(long, value_name = "K")]
    pub(crate) limit: Option<usize>,
    /// Print one JSON object a line, with the rows of the queens from the left column on as well
    #[arg(long)]
    pub(crate) json: bool,
}

/// The arguments of `completions`.
#[derive(Debug, Args)]
pub(crate) struct Completions {
    /// The shell
    #[arg(value_name = "SHELL", value_enum)]
    pub(crate) shell: Shell,
}

/// The arguments of `man`.
#[derive(Debug, Args)]
pub(crate) struct Man {
    /// The folder, which is made where there is none
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
}

fn size(text: &str) -> Result<Size, &'static str> {
    text.parse().map_err(|_| "N is a whole number from 1 to 27")
}

fn sample(text: &str) -> Result<usize, &'static str> {
    let entries = text.parse().ok().filter(|entries| 0 < *entries);
    entries.ok_or("a sample has at least one entry")
}

fn methods() -> impl TypedValueParser<Value = CountMethod> {
    let values = CountMethod::ALL.map(|method| {
        PossibleValue::new(method.name()).help(match method {
            CountMethod::Search => "row by row; the faster one up to N = 15",
            CountMethod::Join => "four quarter boards, joined; the faster one from N = 16 on",
            _ => "another method",
        })
    });
    PossibleValuesParser::new(values).try_map(|name| name.parse::<CountMethod>())
}

fn kernels() -> impl TypedValueParser<Value = KernelChoice> {
    let values =
        KernelChoice::all().map(|choice| PossibleValue::new(choice.name()).help(choice.about()));
    PossibleValuesParser::new(values).try_map(|name| name.parse::<KernelChoice>())
}
