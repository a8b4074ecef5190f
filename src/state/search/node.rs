//! A node of the search tree.

use std::fmt;

use crate::solver::{Machine, Phase, RowWords, Size};

/// Room for the queens of the largest board.
const ROWS: usize = Size::MAX.len();

/// A node of the search tree: a queen, named by the queens above it and its own.
///
/// The node without a queen is the root, the empty board. The search visits nodes from the top
/// down and, among the squares of a row, from the lowest bit up.
///
/// ```text
/// N = 4          (root)
///               /  |   |  \
///              3   2   1   0       the column of the queen of row 0
///             / \  |
///            1   0 0               3-1 is the node of the queens 0001, 0100
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    size: Size,
    n_queens: u8,
    /// The power of two of each queen's bit; the first `n_queens` count, the others are 0.
    powers: [u8; ROWS],
}

impl Node {
    /// The empty board.
    #[must_use]
    pub const fn root(size: Size) -> Self {
        Self {
            size,
            n_queens: 0,
            powers: [0; ROWS],
        }
    }

    /// The node of the queen set last among those that stand.
    #[must_use]
    pub fn standing(machine: &Machine) -> Self {
        machine
            .queens()
            .fold(Self::root(machine.size()), |node, queen| {
                node.with(u8::try_from(queen.trailing_zeros()).unwrap_or(0))
            })
    }

    /// The node that a queen on the next row leads to. A full board has no next row, and stays.
    #[must_use]
    pub(super) fn with(mut self, power: u8) -> Self {
        if self.n_queens < self.size.get() {
            self.powers[usize::from(self.n_queens)] = power;
            self.n_queens += 1;
        }
        self
    }

    /// The node of the first rows of this one.
    #[must_use]
    pub fn above(mut self, n_queens: u8) -> Self {
        self.n_queens = self.n_queens.min(n_queens);
        self.powers[usize::from(self.n_queens)..].fill(0);
        self
    }

    /// The side of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The powers of two of the queens' bits, row 0 first.
    #[must_use]
    pub fn powers(&self) -> &[u8] {
        &self.powers[..usize::from(self.n_queens)]
    }

    /// The attack words that arrive below the node's queen.
    #[must_use]
    pub fn words(&self) -> RowWords {
        let above = RowWords::default();
        let powers = self.powers().iter();
        powers.fold(above, |words, power| words.below(1 << power))
    }

    /// The nodes below, in the order of the search. A full board and a dead end have none.
    pub fn children(&self) -> impl Iterator<Item = Self> + use<> {
        let node = *self;
        let free = if self.is_full() {
            0
        } else {
            self.words().unattacked(self.size)
        };
        (0..self.size.get())
            .filter(move |power| free >> power & 1 == 1)
            .map(move |power| node.with(power))
    }

    /// Whether every row has its queen.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.n_queens == self.size.get()
    }

    /// Whether this node is the other or lies above it.
    #[must_use]
    pub fn leads_to(&self, other: &Self) -> bool {
        other.powers().starts_with(self.powers())
    }

    /// Whether the search has set this node's queen, now or before.
    ///
    /// The order of the tree answers that without walking: at the first row where the standing
    /// queen is another, the one on the higher bit came later.
    #[must_use]
    pub fn reached(&self, machine: &Machine) -> bool {
        let standing = Self::standing(machine);
        let differing = self
            .powers()
            .iter()
            .zip(standing.powers())
            .find(|(own, other)| own != other);
        if let Some((own, other)) = differing {
            return own < other;
        }
        let Some(&own) = self.powers().get(standing.powers().len()) else {
            return true;
        };
        // The search stands above this node: it has been here if the row's turn for that square
        // is over.
        match machine.phase() {
            Phase::Pick | Phase::Clear => 1 << own < machine.bit(),
            Phase::Backtrack | Phase::Solution | Phase::Finished => true,
            _ => false,
        }
    }
}

/// The columns of the queens, counted from the left with the highest bit leftmost, as in `3-1`;
/// the empty board is `root`.
impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.n_queens == 0 {
            return f.write_str("root");
        }
        for (row, power) in self.powers().iter().enumerate() {
            if row != 0 {
                f.write_str("-")?;
            }
            write!(f, "{}", self.size.get() - 1 - power)?;
        }
        Ok(())
    }
}

impl Node {
    /// The node of that name on a board; `None` where a queen stands outside the board or on an
    /// attacked square.
    #[must_use]
    pub fn named(name: &str, size: Size) -> Option<Self> {
        let root = Self::root(size);
        if name == "root" {
            return Some(root);
        }
        name.split('-').try_fold(root, |node, column| {
            let column: u8 = column.parse().ok()?;
            let power = (size.get() - 1).checked_sub(column)?;
            node.children()
                .find(|child| child.powers().last() == Some(&power))
        })
    }
}
