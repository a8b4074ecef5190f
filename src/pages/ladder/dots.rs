//! The methods as a dot plot: the time that each takes, recorded and measured, in branches.

use super::{LadderPage, Ratio, RunRecord, RunState, Scale};
use bitqueens_core::{
    ladder::{Estimate, Method, Run, TestKind},
    solver::Size,
};

/// The chosen methods on the chosen board, on one scale of times.
#[derive(Clone, Debug, PartialEq)]
pub struct Dots {
    pub size: Size,
    pub times: Scale,
    /// The branches that have a chosen method, each with its rows.
    pub branches: Vec<(Branch, Vec<DotRow>)>,
}

bitqueens_core::named! {
    /// The part of the ladder that a method belongs to.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Branch {
        /// The way to backtracking: each method has fewer placements than the one before.
        Prune => "prune",
        /// From backtracking to the bitmap: the same placements, each method with another representation.
        Represent => "represent",
        /// What branches off: other ways to write the search, symmetry, fast counting.
        Side => "side",
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct DotRow {
    /// The method, its form, and the board.
    pub run: Run,
    /// The record of its run; none before it was asked for.
    pub record: Option<RunRecord>,
    /// Its placements; none where it counts none.
    pub placements: Option<Estimate>,
    pub recorded: Option<DotTime>,
    pub here: Option<DotTime>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DotTime {
    pub millis: f64,
    /// True if it was not taken, but follows from a smaller board's.
    pub is_estimate: bool,
}

impl DotTime {
    pub fn counts(self) -> bool {
        Scale::SHORTEST <= self.millis
    }
}

impl Branch {
    /// The branch of a method. Branches are contiguous in the ladder's order.
    pub const fn of(method: Method) -> Self {
        match method {
            Method::BruteForce | Method::Permutation => Self::Prune,
            Method::Backtracking | Method::Flags | Method::SwapFlags | Method::Bitmap => {
                Self::Represent
            }
            _ => Self::Side,
        }
    }
}

impl Dots {
    pub fn of(page: &LadderPage) -> Self {
        let selection = page.selection;
        let mut branches: Vec<(Branch, Vec<DotRow>)> = Vec::new();
        let mut longest = 0.0_f64;
        for method in selection.methods.iter() {
            let run = selection.run(method, selection.size);
            let row = DotRow::of(run, page.queue.record(run));
            for time in [row.recorded, row.here].into_iter().flatten() {
                longest = longest.max(time.millis);
            }
            let branch = Branch::of(method);
            match branches.last_mut() {
                Some((last, rows)) if *last == branch => rows.push(row),
                _ => branches.push((branch, vec![row])),
            }
        }
        Self {
            size: selection.size,
            times: Scale::of_times(longest),
            branches,
        }
    }

    pub fn rows(&self) -> impl Iterator<Item = &DotRow> {
        self.branches.iter().flat_map(|(_, rows)| rows)
    }

    /// What a branch gains, where the methods at both of its ends are chosen.
    pub fn gain(&self, branch: Branch) -> Option<Gain> {
        let row = |method| self.rows().find(|row| row.run.method() == method);
        match branch {
            Branch::Prune => Gain::fewer(row(Method::BruteForce)?, row(Method::Backtracking)?),
            Branch::Represent => Gain::faster(row(Method::Backtracking)?, row(Method::Bitmap)?),
            Branch::Side => None,
        }
    }

    /// Tells whether a time is too short to be compared.
    pub fn has_too_short(&self) -> bool {
        let mut times = self.rows().flat_map(|row| [row.recorded, row.here]);
        times.any(|time| time.is_some_and(|time| !time.counts()))
    }
}

impl DotRow {
    fn of(run: Run, record: Option<&RunRecord>) -> Self {
        let (method, size) = (run.method(), run.size());
        let here = |record: &RunRecord| match record.state {
            RunState::Refused { seconds, .. } => Some((seconds * 1.0e3, true)),
            _ => Some((record.millis()?, false)),
        };
        let here = record.and_then(here).map(|(millis, is_estimate)| DotTime {
            millis,
            is_estimate,
        });
        Self {
            run,
            record: record.copied(),
            placements: (method.question() != TestKind::Uncounted)
                .then(|| Estimate::of(method, size)),
            recorded: Recorded::is_of(run).then(|| Recorded::time(method, size)),
            here,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gain {
    /// There are fewer placements.
    Fewer {
        /// The placements of the foot over those of the top.
        times: f64,
    },
    /// The same placements are made in less time.
    Faster {
        placements: Estimate,
        /// The time of the foot over that of the top.
        times: f64,
        /// True if both times are of this machine.
        is_here: bool,
    },
}

impl Gain {
    fn fewer(foot: &DotRow, top: &DotRow) -> Option<Self> {
        let times = foot.placements?.nodes() / top.placements?.nodes();
        Some(Self::Fewer { times })
    }

    /// Compares the times on this machine where both are long enough, and the recorded ones otherwise. The time of a run
    /// that was refused is an estimate.
    fn faster(foot: &DotRow, top: &DotRow) -> Option<Self> {
        let ratio = |foot: Option<DotTime>, top: Option<DotTime>| {
            let (foot, top) = (foot?, top?);
            (foot.counts() && top.counts()).then(|| foot.millis / top.millis)
        };
        let here = ratio(foot.here, top.here);
        Some(Self::Faster {
            placements: top.placements?,
            times: here.or_else(|| ratio(foot.recorded, top.recorded))?,
            is_here: here.is_some(),
        })
    }
}

/// The milliseconds of `loop.js` for N = 14.
pub const JAVASCRIPT_MILLIS: u32 = 316;

/// The board on which the methods are compared first, and on which most times were recorded.
pub const RECORDED_SIZE: Size = size(14);

/// A method's time as it was recorded, in the form that it runs in by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recorded {
    pub size: Size,
    pub millis: f64,
}

impl Recorded {
    /// The recorded time of a method. The two slowest were recorded on smaller boards.
    pub const fn of(method: Method) -> Self {
        let (side, millis) = match method {
            Method::BruteForce => (9, 2_534.2),
            Method::Permutation => (12, 20_808.9),
            Method::Backtracking => (14, 3_202.2),
            Method::Flags => (14, 1_676.7),
            Method::SwapFlags => (14, 848.5),
            Method::Bitmap => (14, 184.3),
            Method::BitmapLoop => (14, 235.3),
            Method::Unplaced => (14, 371.8),
            Method::SymmetryCheck => (14, 284.2),
            Method::HalfRow => (14, 126.8),
            Method::CornerEdge => (14, 69.7),
            Method::CarryChain => (14, 420.1),
            Method::Fast => (14, 50.7),
        };
        Self {
            size: size(side),
            millis,
        }
    }

    /// The time of a method on a board: as recorded, or estimated from the record by the placements.
    pub fn on(method: Method, size: Size) -> f64 {
        let recorded = Self::of(method);
        let nodes = |size| Estimate::of(method, size).nodes();
        recorded.millis * (nodes(size) / nodes(recorded.size))
    }

    /// The same, with whether it is an estimate.
    pub fn time(method: Method, size: Size) -> DotTime {
        DotTime {
            millis: Self::on(method, size),
            is_estimate: size != Self::of(method).size,
        }
    }

    /// The speed of a method over that of the one it grew from, where both count the same solutions.
    pub fn ratio(method: Method) -> Option<Ratio> {
        let before = match method {
            Method::BruteForce | Method::SymmetryCheck => return None,
            Method::Permutation => Method::BruteForce,
            Method::Backtracking => Method::Permutation,
            Method::Flags => Method::Backtracking,
            Method::SwapFlags => Method::Flags,
            Method::Bitmap | Method::Unplaced => Method::SwapFlags,
            Method::BitmapLoop | Method::CarryChain | Method::Fast => Method::Bitmap,
            Method::HalfRow => Method::SymmetryCheck,
            Method::CornerEdge => Method::HalfRow,
        };
        let millis = |method| Self::on(method, RECORDED_SIZE);
        Some(Ratio {
            before,
            times: millis(before) / millis(method),
        })
    }

    /// Tells whether a run is of the form that was recorded.
    pub fn is_of(run: Run) -> bool {
        run == Run::of(run.method(), run.size())
    }
}

const fn size(side: u8) -> Size {
    match Size::new(side) {
        Ok(size) => size,
        Err(_) => Size::MIN,
    }
}
