//! The published counts, N = 1..27: sequences A000170 and A002562 of the OEIS.

use crate::solver::Size;

/// The published counts of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Known {
    /// All solutions (OEIS A000170).
    pub total: u64,
    /// Solutions up to the 8 symmetries of the square (OEIS A002562).
    pub unique: u64,
}

/// The published counts of `size`. N = 2 and N = 3 have no solution; their 0 is not a gap.
///
/// ```
/// use bitqueens_core::{counting::known, solver::Size};
///
/// let eight = known(Size::new(8)?);
/// assert_eq!((eight.total, eight.unique), (92, 12));
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[must_use]
pub const fn known(size: Size) -> Known {
    let (total, unique) = KNOWN[size.len() - 1];
    Known { total, unique }
}

/// Total and unique by side, the side 1 first.
const KNOWN: [(u64, u64); 27] = [
    (1, 1),
    (0, 0),
    (0, 0),
    (2, 1),
    (10, 2),
    (4, 1),
    (40, 6),
    (92, 12),
    (352, 46),
    (724, 92),
    (2_680, 341),
    (14_200, 1_787),
    (73_712, 9_233),
    (365_596, 45_752),
    (2_279_184, 285_053),
    (14_772_512, 1_846_955),
    (95_815_104, 11_977_939),
    (666_090_624, 83_263_591),
    (4_968_057_848, 621_012_754),
    (39_029_188_884, 4_878_666_808),
    (314_666_222_712, 39_333_324_973),
    (2_691_008_701_644, 336_376_244_042),
    (24_233_937_684_440, 3_029_242_658_210),
    (227_514_171_973_736, 28_439_272_956_934),
    (2_207_893_435_808_352, 275_986_683_743_434),
    (22_317_699_616_364_044, 2_789_712_466_510_289),
    (234_907_967_154_122_528, 29_363_495_934_315_694),
];
