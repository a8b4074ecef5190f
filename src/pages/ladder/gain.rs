//! What one branch of the ladder gains, from the method at its foot to the one at its top.

use super::{DotRow, DotTime};
use bitqueens_core::ladder::Estimate;

/// What a branch gains.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gain {
    /// So many times fewer queens are placed.
    Fewer {
        /// The queens of the foot over those of the top.
        times: f64,
    },
    /// The same queens are placed in less time.
    Faster {
        /// The queens.
        queens: Estimate,
        /// The time of the foot over that of the top.
        times: f64,
        /// True if both times were measured here.
        is_here: bool,
    },
}

impl Gain {
    pub(super) fn fewer(foot: &DotRow, top: &DotRow) -> Option<Self> {
        let times = foot.placements?.nodes() / top.placements?.nodes();
        Some(Self::Fewer { times })
    }

    /// Compares measured times where there are two, and recorded ones otherwise.
    pub(super) fn faster(foot: &DotRow, top: &DotRow) -> Option<Self> {
        let ratio = |foot: Option<DotTime>, top: Option<DotTime>| {
            let (foot, top) = (foot?, top?);
            (foot.counts() && top.counts()).then(|| foot.millis / top.millis)
        };
        let here = ratio(foot.here, top.here);
        Some(Self::Faster {
            queens: top.placements?,
            times: here.or_else(|| ratio(foot.recorded, top.recorded))?,
            is_here: here.is_some(),
        })
    }
}
