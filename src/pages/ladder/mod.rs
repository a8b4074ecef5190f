//! The ladder: every method of the sources, run one after the other and compared on this machine.
//!
//! ```text
//! LadderPage    the state, with
//!   Selection     methods, boards, form and time limit that the reader chose
//!   RunQueue      runs that wait, the task of the worker, a RunRecord for each run asked for
//!   open          the method whose own page is open
//!   MethodWalk    an early method step by step, inside a Player
//!   Gallery       all solutions of a small board by their images
//! Dots          the time of each method, recorded and measured, in branches
//! Gain          what a branch gains: fewer placements, or the same in less time
//! Race          one search by arrays and by bits side by side, then fast counting, at one moment
//! Recorded      the times that ship with the page
//! Scale         a logarithmic scale with the figures named along it
//! ResultRow     a line of the table, computed from the records
//! Chart         a quantity by N on a logarithmic axis: recorded or printed, and from the records
//! ```

mod chart;
mod dots;
mod method_walk;
mod page;
mod programs;
mod race;
mod run_queue;
mod run_record;
mod selection;
#[cfg(feature = "web")]
mod view;
pub mod words;

pub use chart::{Chart, ChartLine, Point, Quantity, Scale, Tick};
pub use dots::{Branch, DotRow, DotTime, Dots, Gain, JAVASCRIPT_MILLIS, RECORDED_SIZE, Recorded};
pub use method_walk::{Gallery, GalleryBoard, GalleryClass, MethodWalk, board};
pub use page::{LadderAction, LadderPage, TaskEvent};
pub use programs::program;
pub use race::{Lane, Race, Search};
pub use run_queue::{RunQueue, TaskKind, WorkerTask};
pub use run_record::{Ratio, ResultRow, RunRecord, RunState, csv, plain_millis};
pub use selection::{Limit, MethodSet, Selection};
pub use words::narrate;
