//! The ladder: every method of the sources, run one after the other and compared on this machine.
//!
//! ```text
//! LadderPage    the state, with
//!   Selection     methods, boards, form and time limit that the reader chose
//!   RunQueue      runs that wait, the task of the worker, a RunRecord for each run asked for
//!   open          the method whose own page is open
//!   MethodWalk    an early method step by step, inside a Player
//!   Gallery       all solutions of a small board by their images
//! Recorded      the times that ship with the page
//! RunFigures    a run with its figures: those that ship with the page, those of this machine. Drawn as
//!   Dots          the time of each method on one board, in branches
//!   Chart         a quantity by N on a logarithmic axis
//!   ResultRow     a line of the table
//! Scale         a logarithmic scale with the figures named along it
//! Gain          what a branch gains: fewer placements, or the same in less time
//! Race          one search by arrays and by bits side by side, then fast counting, at one moment
//! ```

mod chart;
mod dots;
mod figures;
mod method_walk;
mod page;
mod programs;
mod race;
mod recorded;
mod results;
mod run_queue;
mod run_record;
mod scale;
mod selection;
#[cfg(feature = "web")]
mod view;
pub mod words;

pub use chart::{Chart, ChartLine, Point, Tick};
pub use dots::{Branch, Dots, Gain};
pub use figures::{Amount, Quantity, RunFigures};
pub use method_walk::{Gallery, GalleryBoard, GalleryClass, MethodWalk, board};
pub use page::{LadderAction, LadderPage, TaskEvent};
pub use programs::program;
pub use race::{Lane, Race, Search};
pub use recorded::{JAVASCRIPT_MILLIS, RECORDED_SIZE, Recorded};
pub use results::{Ratio, ResultRow};
pub use run_queue::{RunQueue, TaskKind, WorkerTask};
pub use run_record::{RunRecord, RunState, csv, plain_millis};
pub use scale::Scale;
pub use selection::{Limit, MethodSet, Selection};
pub use words::narrate;
