//! The arguments of every command.

use std::path::PathBuf;

use bitqueens_core::{
    counting::CountMethod,
    solver::{Size, Snapshot},
};
use clap::{Args, Parser, Subcommand};

use crate::{job_range::JobRange, kernel::KernelChoice};

/// Counts, checks and steps the N-Queens problem.
///
/// Results go to the standard output, everything else to the standard error.
/// The exit code is 0 when all is well, 1 when a count is wrong, 2 when something cannot be used.
#[derive(Debug, Parser)]
#[command(name = "bitqueens", version)]
pub(crate) struct Arguments {
    /// The command.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Count all solutions of a board, or a part of the jobs of that count
    Count(Count),
    /// Put the ledgers of parts together, and print the whole
    Merge(Merge),
    /// Count jobs of a ledger again, without vectors, and compare
    Verify(Verify),
    /// Print the micro-steps of the non-recursive search
    Step(Step),
    /// Print the full boards, each as the columns of its queens from the top row down
    Solutions(Solutions),
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
    #[arg(long, value_parser = kernel, default_value = "fastest")]
    pub(crate) kernel: KernelChoice,
    /// The method by which the total is counted: search or join; the faster one, unless given
    #[arg(long, value_parser = method)]
    pub(crate) method: Option<CountMethod>,
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
}

/// The arguments of `verify`.
#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The ledger; - is the standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Count so many entries again, chosen by the counts themselves
    #[arg(long, value_name = "ENTRIES", default_value_t = 8)]
    pub(crate) sample: usize,
    /// Count every job again
    #[arg(long, conflicts_with = "sample")]
    pub(crate) all: bool,
    /// The loop that counts a job
    #[arg(long, value_parser = kernel, default_value = "scalar")]
    pub(crate) kernel: KernelChoice,
    /// Threads; as many as there are cores, unless given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}

/// The arguments of `step`.
#[derive(Debug, Args)]
pub(crate) struct Step {
    /// The side of the board, from 1 to 27
    #[arg(value_name = "N", value_parser = size)]
    pub(crate) size: Size,
    /// Start behind a place, as a link of the site or --snapshot names it
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

fn size(text: &str) -> Result<Size, &'static str> {
    let side = text.parse().ok();
    side.and_then(|side| Size::new(side).ok())
        .ok_or("N is a whole number from 1 to 27")
}

fn method(text: &str) -> Result<CountMethod, &'static str> {
    CountMethod::from_name(text).ok_or("the methods are search and join")
}

fn kernel(text: &str) -> Result<KernelChoice, &'static str> {
    KernelChoice::from_name(text).ok_or("the kernels are fastest, simd, scalar and plain")
}
