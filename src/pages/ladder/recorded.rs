//! The times that ship with the page.

use super::{Amount, Ratio};
use bitqueens_core::{
    ladder::{Estimate, Method, Run},
    solver::Size,
};

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
    pub fn time(method: Method, size: Size) -> Amount {
        Amount {
            value: Self::on(method, size),
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
