//! The counting page: counts all solutions of a board, on every core of the reader's machine.
//!
//! ```text
//! CountPage     the page: settings, the run, stored records, finished runs
//! Estimated     the time that a board will need: measured here, or else recorded
//! CountRun      one count from its start to its end
//! SecondCount   a second count, to be sure of the first
//! PoolSpec      the workers of the page and their PoolTask; a Report says how far a run's pool is
//! Dispatcher    hands out jobs and takes counts; view::pool drives it with workers
//! Patience      how long a pool waits for an answer
//! Records       ledgers of runs that did not end, as they are stored, and those that were deleted
//! Tried         what this browser has counted of a board
//! PendingWrites what this tab itself stores and removes
//! JobCells      the jobs of a run as a field of cells that fills
//! FinishedTable the finished runs
//! CountCard     a finished count as a text and a picture to pass on
//! Status        the sentence about the run, or about the next one
//! ```
//!
//! ```text
//! idle ──count──► running ◄──► paused ──cancel──► cancelled
//!                    │
//!                    ├──► done ──double-check──► running ──► done
//!                    └──► failed
//! ```
//!
//! A pool of workers exists while a run is running, and while the page is open in front of the
//! reader: then it measures what estimates rest on and waits, so that a count begins at once. A
//! run's pool reports the whole ledger at most ten times a second, with the number of the run;
//! another run's report changes nothing.

mod action;
mod buttons;
mod card;
mod check;
mod dispatcher;
mod estimates;
mod finished;
mod guess;
mod job_cells;
mod page;
mod patience;
mod pending_writes;
mod pool_spec;
mod record_file;
mod records;
mod run;
mod settings;
mod state;
mod status;
mod tried;
#[cfg(feature = "web")]
mod view;
pub mod words;

pub use action::{CountAction, Deletable, RunAction};
pub use card::CountCard;
pub use check::{Checked, Recount, SecondCount};
pub use dispatcher::{Dispatcher, Order, Slot};
pub use estimates::{Basis, Crew, Estimated, Measurements};
pub use finished::{FinishedTable, finished_text};
pub use guess::{Guesses, read_guess};
pub use job_cells::{JobCell, JobCells};
pub use patience::Patience;
pub use pending_writes::{Change, Kept, PendingWrites};
pub use pool_spec::{Broken, PoolSpec, PoolTask, Report};
pub use records::{Records, SetAside, WhyAside};
pub use run::{CountRun, RunPhase, share};
pub use settings::{KernelChoice, Settings};
pub use state::CountPage;
pub use status::Status;
pub use tried::{Tried, percent};
