//! The whole search tree of a small board, laid out.

use bitqueens_core::solver::{Placement, Size};

use super::ORDER;

/// The search tree of a small board: the empty board at the top, every placement below its parent.
///
/// ```text
///         ·            depth 0
///      /     \
///     3       2        the queen of row 0 by its column, first tried at the left
///    / \      |
///   1   0     0
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchTree {
    /// The nodes in the order of the search.
    pub nodes: Vec<TreeNode>,
    /// The leaves.
    pub n_leaves: usize,
}

/// A node of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeNode {
    /// The queens that stand.
    pub depth: u8,
    /// Its place from the left: a leaf is two wide.
    pub x: usize,
    /// The column of the last queen as drawn; `None` for the empty board.
    pub column: Option<u8>,
    /// Where the node above it stands from the left.
    pub above: Option<usize>,
    /// What ends here.
    pub end: TreeEnd,
}

/// What a node of the tree ends as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeEnd {
    /// The search goes on below.
    None,
    /// No square of the next row is free.
    DeadEnd,
    /// Every row has its queen.
    Solution,
}

impl SearchTree {
    /// Lays the tree of a board out.
    #[must_use]
    pub fn of(size: Size) -> Self {
        let mut tree = Self {
            nodes: Vec::new(),
            n_leaves: 0,
        };
        tree.grow(Placement::empty(size));
        tree
    }

    /// Counts the nodes of an end.
    #[must_use]
    pub fn count(&self, end: TreeEnd) -> usize {
        self.nodes.iter().filter(|node| node.end == end).count()
    }

    /// Adds a node with everything below it, and returns its index.
    fn grow(&mut self, placement: Placement) -> usize {
        let n = placement.size().get();
        let index = self.nodes.len();
        let column = placement
            .powers()
            .last()
            .map(|power| ORDER.column(*power, n));
        self.nodes.push(TreeNode {
            depth: placement.n_queens(),
            x: 0,
            column,
            above: None,
            end: TreeEnd::None,
        });
        let below: Vec<usize> = placement.children().map(|child| self.grow(child)).collect();
        if let (Some(first), Some(last)) = (below.first(), below.last()) {
            self.nodes[index].x = usize::midpoint(self.nodes[*first].x, self.nodes[*last].x);
            for child in below {
                self.nodes[child].above = Some(self.nodes[index].x);
            }
        } else {
            self.nodes[index].x = 2 * self.n_leaves;
            self.nodes[index].end = if placement.is_full() {
                TreeEnd::Solution
            } else {
                TreeEnd::DeadEnd
            };
            self.n_leaves += 1;
        }
        index
    }
}
