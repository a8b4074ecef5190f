//! The jobs of a run as a field of cells that fills.

use super::CountRun;
use bitqueens_core::counting::Ledger;

/// The most cells: beyond, several jobs share one.
const MOST: u64 = 400;
/// A field that is full of cells has about as many times as many columns as rows.
const ASPECT: u64 = 6;

/// How many of a cell's jobs are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobCell {
    Empty,
    Part,
    Full,
}

/// The jobs of a run as cells, in rows of equal length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JobCells {
    pub columns: u64,
    /// The cells in the order of the jobs.
    pub cells: Vec<JobCell>,
}

impl JobCells {
    /// The cells of a plan before anything is counted.
    pub fn empty(n_jobs: u64) -> Self {
        Self::of(n_jobs, |_, _| 0)
    }

    pub fn of_record(record: &Ledger) -> Self {
        let n_done = |start, end| n_done_within(record, start, end);
        Self::of(record.plan().len(), n_done)
    }

    pub fn of_run(run: &CountRun) -> Self {
        Self::of(run.jobs().1, |start, end| run.n_done_within(start, end))
    }

    pub fn rows(&self) -> u64 {
        let n_cells = u64::try_from(self.cells.len()).unwrap_or(MOST);
        n_cells.div_ceil(self.columns)
    }

    fn of(n_jobs: u64, n_done: impl Fn(u64, u64) -> u64) -> Self {
        let n_cells = n_jobs.clamp(1, MOST);
        // The first job of a cell; 128 bits, since a plan may have more jobs than fit 55.
        let first = |cell: u64| {
            let first = u128::from(n_jobs) * u128::from(cell) / u128::from(n_cells);
            u64::try_from(first).unwrap_or(n_jobs)
        };
        let cells = (0..n_cells).map(|cell| {
            let (start, end) = (first(cell), first(cell + 1));
            match n_done(start, end) {
                0 => JobCell::Empty,
                n if n < end - start => JobCell::Part,
                _ => JobCell::Full,
            }
        });
        Self {
            columns: columns(n_cells),
            cells: cells.collect(),
        }
    }
}

/// The number of finished jobs among those from `start` to before `end`.
pub(super) fn n_done_within(ledger: &Ledger, start: u64, end: u64) -> u64 {
    let entries = ledger.entries();
    let from = entries.partition_point(|entry| entry.first + entry.jobs <= start);
    let among = entries[from..].iter().take_while(|entry| entry.first < end);
    among
        .map(|entry| (entry.first + entry.jobs).min(end) - entry.first.max(start))
        .sum()
}

/// The cells of a row, so that the rows fill the field.
fn columns(n_cells: u64) -> u64 {
    let fits = |rows: &u64| ASPECT * rows * rows <= n_cells;
    let rows = (2..MOST).take_while(fits).last().unwrap_or(1);
    n_cells.div_ceil(rows)
}
