//! The methods as a dot plot: the time that each takes, recorded and measured, in branches.

use super::{Amount, LadderPage, Quantity, RunFigures, Scale};
use bitqueens_core::{
    ladder::{Estimate, Method},
    solver::Size,
};

/// The chosen methods on the chosen board, on one scale of times.
#[derive(Clone, Debug, PartialEq)]
pub struct Dots {
    pub size: Size,
    pub times: Scale,
    /// The branches that have a chosen method, each with its rows.
    pub branches: Vec<(Branch, Vec<RunFigures>)>,
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
        let mut branches: Vec<(Branch, Vec<RunFigures>)> = Vec::new();
        let mut longest = 0.0_f64;
        for method in selection.methods.iter() {
            let row = page.figures(method, selection.size);
            for time in times(&row).into_iter().flatten() {
                longest = longest.max(time.value);
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

    pub fn rows(&self) -> impl Iterator<Item = &RunFigures> {
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
        let mut times = self.rows().flat_map(times);
        times.any(|time| time.is_some_and(|time| !time.counts()))
    }
}

/// The times of a row: as recorded, and on this machine.
fn times(row: &RunFigures) -> [Option<Amount>; 2] {
    [row.shipped(Quantity::Time), row.here(Quantity::Time)]
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
    fn fewer(foot: &RunFigures, top: &RunFigures) -> Option<Self> {
        let times = foot.placements()?.nodes() / top.placements()?.nodes();
        Some(Self::Fewer { times })
    }

    /// Compares the times on this machine where both are long enough, and the recorded ones otherwise. The time of a run
    /// that was refused is an estimate.
    fn faster(foot: &RunFigures, top: &RunFigures) -> Option<Self> {
        let ratio = |foot: Option<Amount>, top: Option<Amount>| {
            let (foot, top) = (foot?, top?);
            (foot.counts() && top.counts()).then(|| foot.value / top.value)
        };
        let ([foot_recorded, foot_here], [top_recorded, top_here]) = (times(foot), times(top));
        let here = ratio(foot_here, top_here);
        Some(Self::Faster {
            placements: top.placements()?,
            times: here.or_else(|| ratio(foot_recorded, top_recorded))?,
            is_here: here.is_some(),
        })
    }
}
