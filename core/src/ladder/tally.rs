//! The figures of a run, and the tally that counts nothing.

/// Receives the events of a search.
///
/// Every method calls these three at the same moments, so that their figures compare.
/// The default bodies are empty: `()` is the tally that counts nothing,
/// and a search compiled for it has no counters. Timing runs use `()`, counting runs [`SearchFigures`].
pub trait SearchObserver {
    /// A queen was set on a square.
    fn node(&mut self) {}

    /// The method asked its question: about a full board, one square, or a whole row at once.
    fn test(&mut self) {}

    /// A branch ended here, by the method's [`LeafRule`](super::LeafRule).
    fn leaf(&mut self) {}
}

impl SearchObserver for () {}

/// The figures of a counting run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SearchFigures {
    /// Queens set, from row 0 down; the empty board is not one of them.
    pub nodes: u64,
    /// Questions asked: see [`Method::question`](super::Method::question).
    pub tests: u64,
    /// Ends of branches: see [`Method::leaf_rule`](super::Method::leaf_rule).
    pub leaves: u64,
}

impl SearchObserver for SearchFigures {
    fn node(&mut self) {
        self.nodes += 1;
    }

    fn test(&mut self) {
        self.tests += 1;
    }

    fn leaf(&mut self) {
        self.leaves += 1;
    }
}
