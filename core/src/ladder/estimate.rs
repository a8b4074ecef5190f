//! The work of a run before it starts, so that the page can warn of a hopeless one.

use super::Method;
use crate::counting::plan;
use crate::solver::Size;

/// Queens set by the searches that walk the whole tree, N = 1 and up.
const TREE: &[u32] = &[
    1,
    2,
    5,
    16,
    53,
    152,
    551,
    2_056,
    8_393,
    35_538,
    166_925,
    856_188,
    4_674_889,
    27_358_552,
    171_129_071,
    1_141_190_302,
];
/// Queens set from half of row 0.
const HALF_ROW: &[u32] = &[
    1,
    1,
    2,
    8,
    22,
    76,
    236,
    1_028,
    3_690,
    17_769,
    75_533,
    428_094,
    2_143_161,
    13_679_276,
    79_245_373,
    570_595_151,
];
/// Queens set with the corner apart and the edges pruned.
const CORNER_EDGE: &[u32] = &[
    1,
    1,
    1,
    6,
    16,
    44,
    153,
    569,
    2_245,
    9_570,
    43_887,
    223_171,
    1_191_626,
    6_907_780,
    42_525_821,
    280_586_902,
    1_944_643_038,
];
/// Queens set in rings and insides.
const CARRY_CHAIN: &[u32] = &[
    1,
    0,
    2,
    9,
    27,
    90,
    364,
    1_671,
    7_563,
    33_931,
    150_298,
    679_291,
    3_233_926,
    17_026_827,
    100_157_572,
    650_069_262,
];
/// The growth of the factor from one N to the next.
///
/// The number of solutions grows this way up to N = 27: 6.5 times from 15 to 16, 10.5 times from 26 to 27.
const FACTOR_STEP: f64 = 0.4;
/// The nodes that stand for one second of the fast method, which counts none.
const NODES_PER_SECOND: f64 = 1.0e8;

/// The number of queens that a run will set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    nodes: f64,
    is_known: bool,
}

impl Estimate {
    /// The work of a method on a board.
    ///
    /// Full boards are counted by formula. The trees of the other methods are known up to N = 16 or 17;
    /// beyond, the nodes of each N are those of the one before times a factor that rises steadily.
    ///
    /// ```
    /// use bitqueens_core::ladder::{Estimate, Method};
    /// use bitqueens_core::solver::Size;
    ///
    /// let twelve = Size::new(12)?;
    /// // Nearly ten million million boards, and less than a million placements.
    /// assert!(Estimate::of(Method::BruteForce, twelve).nodes() > 9.0e12);
    /// assert!(Estimate::of(Method::Bitmap, twelve).nodes() < 1.0e6);
    /// # Ok::<(), bitqueens_core::solver::SizeError>(())
    /// ```
    #[must_use]
    pub fn of(method: Method, size: Size) -> Self {
        let n = f64::from(size.get());
        let rows = || (0..size.get()).map(f64::from);
        match method {
            // Row 0 has N nodes, and each node N below it.
            Method::BruteForce => Self::by_formula(rows().map(|row| n.powf(row + 1.0)).sum()),
            // Row 0 has N nodes, and each node of row r has N - 1 - r below it.
            Method::Permutation => Self::by_formula(
                rows()
                    .scan(1.0, |nodes, row| {
                        *nodes *= n - row;
                        Some(*nodes)
                    })
                    .sum(),
            ),
            Method::HalfRow => Self::by_table(HALF_ROW, size),
            Method::CornerEdge => Self::by_table(CORNER_EDGE, size),
            Method::CarryChain => Self::by_table(CARRY_CHAIN, size),
            // The time that `counting` expects.
            Method::Fast => Self {
                nodes: plan(size).reference_time().as_secs_f64() * NODES_PER_SECOND,
                is_known: false,
            },
            Method::Backtracking
            | Method::Flags
            | Method::SwapFlags
            | Method::Bitmap
            | Method::BitmapLoop
            | Method::Unplaced
            | Method::SymmetryCheck => Self::by_table(TREE, size),
        }
    }

    fn by_formula(nodes: f64) -> Self {
        Self {
            nodes,
            is_known: true,
        }
    }

    fn by_table(table: &[u32], size: Size) -> Self {
        if let Some(&nodes) = table.get(size.len() - 1) {
            return Self::by_formula(f64::from(nodes));
        }
        let mut last = table.iter().rev().copied().map(f64::from);
        let (mut nodes, before) = (last.next().unwrap_or(1.0), last.next().unwrap_or(1.0));
        let mut factor = nodes / before;
        for _ in table.len()..size.len() {
            factor += FACTOR_STEP;
            nodes *= factor;
        }
        Self {
            nodes,
            is_known: false,
        }
    }

    /// The number of queens that the run sets: its [`SearchFigures::nodes`](super::SearchFigures::nodes) in advance.
    ///
    /// The fast method counts none; its work is given as nodes that take the same time.
    #[must_use]
    pub const fn nodes(self) -> f64 {
        self.nodes
    }

    /// Tells whether the figure is known, and not extrapolated from smaller boards.
    #[must_use]
    pub const fn is_known(self) -> bool {
        self.is_known
    }

    /// The seconds of the run at a measured rate.
    #[must_use]
    pub fn seconds(self, rate: Rate) -> f64 {
        self.nodes / rate.nodes_per_second
    }
}

/// The speed at which a machine carries out one method, measured.
///
/// A machine sets queens ten times as fast by one method as by another, so a rate is valid for its method only.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    nodes_per_second: f64,
}

impl Rate {
    /// The rate of a run that took this many seconds; `None` if the clock did not move.
    #[must_use]
    pub fn measured(estimate: Estimate, seconds: f64) -> Option<Self> {
        let nodes_per_second = estimate.nodes / seconds;
        (0.0 < nodes_per_second && nodes_per_second.is_finite())
            .then_some(Self { nodes_per_second })
    }

    /// The board to measure a method's rate on: the largest of at most a million nodes.
    #[must_use]
    pub fn trial(method: Method) -> Size {
        Size::all()
            .take_while(|&size| Estimate::of(method, size).nodes <= 1.0e6)
            .last()
            .unwrap_or(Size::MIN)
    }
}
