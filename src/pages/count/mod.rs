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
//! PendingWrites what this tab itself is to store and remove
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

mod buttons;
mod card;
mod dispatcher;
mod estimates;
mod finished;
mod patience;
mod pool;
mod records;
mod run;
mod settings;
mod state;
mod status;
#[cfg(feature = "web")]
mod view;
pub mod words;

pub use card::{CountCard, JobCell, JobCells};
pub use dispatcher::{Dispatcher, Order, Slot};
pub use estimates::{Basis, Crew, Estimated, Measurements};
pub use finished::{FinishedTable, Tried, finished_text, percent};
pub use patience::Patience;
pub use pool::{Broken, PoolSpec, PoolTask, Report, Unmeasured};
pub use records::{PendingWrite, PendingWrites, Records, SetAside, WhyAside};
pub use run::{Checked, CountRun, Recount, RunPhase, SecondCount, share};
pub use settings::Settings;
pub use state::{CountAction, CountPage, Deletable, RunAction};
pub use status::{Guesses, Status, read_guess};
