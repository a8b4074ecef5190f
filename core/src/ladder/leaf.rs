//! The rule for the end of a branch, which differs between the sources.

/// The ends of branches that a method's [`leaves`](super::SearchFigures::leaves) count.
///
/// Only figures of one rule compare: at N = 8 the same tree has 13,756 leaves by one rule and 736 by another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeafRule {
    /// Every full board, solution or not: N^N of them by brute force, N! by permutation.
    FullBoard,
    /// Every square that was tried and refused, and every solution.
    RejectedOrSolution,
    /// Every row that has no free square on arrival, and every solution.
    DeadEndOrSolution,
    /// Every row that has no square left to try on arrival, and every full board, kept or not.
    DeadEndOrFullBoard,
    /// The same as [`DeadEndOrSolution`](Self::DeadEndOrSolution), inside the rings that are kept;
    /// a ring that cannot be closed is no leaf.
    InsideDeadEndOrSolution,
    /// The method counts no leaves.
    Uncounted,
}
