//! Queens from the top, none attacking another.

use super::{Attack, Line, Machine, Phase, RowWords, Size, machine::ROWS};

/// Queens on the first rows of a board, one a row, none attacking another.
///
/// It is a node of the search tree, where the empty board is the root. The search visits the tree
/// from the top down and, among the squares of a row, from the lowest bit up.
///
/// ```text
/// N = 4          (root)
///               /  |   |  \
///              3   2   1   0       the column of the queen of row 0
///             / \  |
///            1   0 0               3-1 is the placement of the queens 0001, 0100
/// ```
///
/// ```
/// use bitqueens_core::solver::{Placement, Size};
///
/// let placement = Placement::named("3-1", Size::new(4)?).unwrap();
/// assert_eq!(placement.powers(), [0, 2]);
/// assert_eq!(placement.free(), 0, "a dead end");
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placement {
    size: Size,
    n_queens: u8,
    /// The power of two of each queen's bit; the first `n_queens` count, the others are 0.
    powers: [u8; ROWS],
}

impl Placement {
    /// The empty board.
    #[must_use]
    pub const fn empty(size: Size) -> Self {
        Self {
            size,
            n_queens: 0,
            powers: [0; ROWS],
        }
    }

    /// The queens that stand on a machine's board.
    #[must_use]
    pub fn standing(machine: &Machine) -> Self {
        machine
            .queens()
            .map(|queen| u8::try_from(queen.trailing_zeros()).unwrap_or(0))
            .fold(Self::empty(machine.size()), Self::push)
    }

    /// Adds a queen that is known to stand free, on a board with a row left.
    fn push(mut self, power: u8) -> Self {
        self.powers[usize::from(self.n_queens)] = power;
        self.n_queens += 1;
        self
    }

    /// Adds a queen on this bit of the next row; `None` where the square is attacked, is outside
    /// the board, or no row is left.
    #[must_use]
    pub fn with(self, power: u8) -> Option<Self> {
        let bit = 1_u32.checked_shl(power.into())?;
        (self.free() & bit != 0).then(|| self.push(power))
    }

    /// Keeps the queens of the first `rows` rows.
    #[must_use]
    pub fn above(mut self, rows: u8) -> Self {
        self.n_queens = self.n_queens.min(rows);
        self.powers[usize::from(self.n_queens)..].fill(0);
        self
    }

    /// The side of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The number of queens, which is also the number of the row below them.
    #[must_use]
    pub const fn n_queens(&self) -> u8 {
        self.n_queens
    }

    /// The powers of two of the queens' bits, row 0 first.
    #[must_use]
    pub fn powers(&self) -> &[u8] {
        &self.powers[..usize::from(self.n_queens)]
    }

    /// The queens' bits, row 0 first.
    pub fn bits(&self) -> impl Iterator<Item = u32> + use<'_> {
        self.powers().iter().map(|power| 1 << power)
    }

    /// Tells whether every row has its queen.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.n_queens == self.size.get()
    }

    /// The attack words that arrive in the row below the queens; its bitmap and board are 0.
    #[must_use]
    pub fn words(&self) -> RowWords {
        let top = RowWords::default();
        self.bits().fold(top, |words, bit| words.below(bit))
    }

    /// The squares of the row below that no queen attacks; 0 on a full board, which has none.
    #[must_use]
    pub fn free(&self) -> u32 {
        if self.is_full() {
            0
        } else {
            self.words().unattacked(self.size)
        }
    }

    /// The words of every row of the board, row 0 first: the attack words under the queens above,
    /// and the row's queen as `board`. The bitmap, which depends on what was tried, is 0.
    pub fn rows(self) -> impl Iterator<Item = RowWords> {
        let queens = (0..self.size.get()).map(move |row| {
            let power = self.powers().get(usize::from(row));
            power.map_or(0, |power| 1 << power)
        });
        queens.scan(RowWords::default(), |below, board| {
            let here = RowWords { board, ..*below };
            *below = here.below(board);
            Some(here)
        })
    }

    /// The queens above a row that attack a bit of it, ghost bits included, from the top.
    pub fn attacks(self, row: u8, power: u8) -> impl Iterator<Item = Attack> {
        (0..row.min(self.n_queens)).flat_map(move |queen_row| {
            let queen = self.powers[usize::from(queen_row)];
            Line::ALL
                .into_iter()
                .filter(move |line| line.below(queen, row - queen_row) == Some(power))
                .map(move |line| Attack { queen_row, line })
        })
    }

    /// The placements with one queen more, in the order of the search. A full board and a dead end
    /// have none.
    pub fn children(self) -> impl Iterator<Item = Self> {
        let free = self.free();
        (0..self.size.get())
            .filter(move |power| free >> power & 1 == 1)
            .map(move |power| self.push(power))
    }

    /// Tells whether the other placement is this one or has more queens below it.
    #[must_use]
    pub fn leads_to(&self, other: &Self) -> bool {
        self.size == other.size && other.powers().starts_with(self.powers())
    }

    /// Tells whether the search has set these queens, now or before.
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
        // The search stands above this placement: it has been here if the row's turn for that
        // square is over.
        match machine.phase() {
            Phase::Pick | Phase::Clear => 1 << own < machine.bit(),
            Phase::Backtrack | Phase::Solution | Phase::Finished => true,
            _ => false,
        }
    }
}
