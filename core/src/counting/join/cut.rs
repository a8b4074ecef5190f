//! The join of one row set, taken apart for those who want to see it.
//!
//! Everything here is read out of the kernel's own lists: nothing is listed, joined or matched a second time.

use crate::{counting::lanes::Words32, solver::Size};

use super::{
    board::{Block, Board, RowSet},
    combination::combination,
    diagonals::Diagonals,
    half::{Halves, List},
    matching::compare,
    quarter::{Fillings, Quarters},
};

/// An even board cut into quarters. Its halves meet on at most 32 diagonals, so N is at most 18.
///
/// ```
/// use bitqueens_core::{counting::Cut, solver::Size};
///
/// let cut = Cut::new(Size::new(8)?).expect("an even board");
/// let solutions: u64 = cut.row_sets().map(|set| cut.join(set).solutions()).sum();
/// assert_eq!(solutions, 92);
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    size: Size,
    block: Block,
}

/// One way to fill the chosen rows of a quarter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filling {
    /// The columns it uses: bit 0 is the westernmost of the quarter.
    pub columns: u32,
    /// True where one of its queens stands on a long diagonal.
    pub long: bool,
    /// The diagonals that its queens occupy, numbered as by [`Cut::diagonals`].
    pub diagonals: u32,
}

/// The lists of one row set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joined {
    /// The row set.
    pub set: RowSet,
    /// The ways to fill each quarter: north-east, south-east, north-west, south-west.
    pub quarters: [Vec<Filling>; 4],
    /// The diagonals of the eastern halves.
    pub patterns: Vec<u32>,
    /// The diagonals of the western halves with none, one and two queens on long diagonals. A list whose
    /// weight is 0 is empty: another row set counts for it.
    pub items: [Vec<u32>; 3],
    /// The pairs of a pattern and an item that share no diagonal, for each of the lists of items.
    pub found: [u64; 3],
}

impl Cut {
    /// Cuts a board; `None` unless N is even and from 4 to 18.
    #[must_use]
    pub fn new(size: Size) -> Option<Self> {
        let is_cut = size.get().is_multiple_of(2) && (4..=18).contains(&size.get());
        is_cut.then(|| Self {
            size,
            block: Board::new(size).share(0, 1).block(),
        })
    }

    /// The row sets that are enough by symmetry.
    pub fn row_sets(self) -> impl Iterator<Item = RowSet> {
        Board::new(self.size).share(0, 1).row_sets()
    }

    /// The diagonals of a square on which a queen there can meet the other half: a bit for each.
    ///
    /// Those nearest to the long diagonals, which are occupied most often, have the lowest bits. The
    /// long diagonals themselves have none, and so have those that lie in one half alone.
    #[must_use]
    pub fn diagonals(self, row: u8, column: u8) -> u32 {
        let word = Diagonals::new(self.block).of(row.into(), column.into());
        u32::try_from(word).unwrap_or(u32::MAX)
    }

    /// The number of diagonals on which the halves can meet.
    #[must_use]
    pub fn n_diagonals(self) -> u32 {
        Diagonals::new(self.block).len()
    }

    /// Joins the quarters of a row set into halves, and matches the halves.
    ///
    /// # Panics
    /// Where the row set is none of [`Cut::row_sets`].
    #[must_use]
    pub fn join(self, set: RowSet) -> Joined {
        assert!(
            self.row_sets().any(|own| own == set),
            "the row set is none of this cut"
        );
        let mut quarters = Quarters::default();
        quarters.turn_to(self.block);
        let lists = quarters.lists(set);
        let [north_east, south_east, north_west, south_west] = lists;
        let patterns = filled(Halves::east(north_east, south_east));
        // As in the count, what weighs nothing is not listed.
        let items = [0, 1, 2].map(|long| match set.weights[long] {
            0 => List::default(),
            _ => filled(Halves::west(north_west, south_west, long)),
        });
        let found = items
            .each_ref()
            .map(|items| compare::<false>(&patterns, items));
        Joined {
            set,
            quarters: lists.map(fillings),
            patterns: patterns.low().to_vec(),
            items: items.map(|items| items.low().to_vec()),
            found,
        }
    }
}

impl Joined {
    /// The solutions that the row set stands for: the pairs, each with its weight.
    #[must_use]
    pub fn solutions(&self) -> u64 {
        let weighted = self.found.iter().zip(self.set.weights);
        weighted.fold(0, |sum, (found, weight)| {
            sum.saturating_add(found.saturating_mul(weight))
        })
    }
}

/// All halves of a row set. On these boards they fit into one list.
fn filled(mut halves: Halves<'_>) -> List {
    let mut list = List::default();
    let is_done = halves.fill::<Words32, false, false>(&mut list);
    debug_assert!(is_done, "one list holds all halves");
    list
}

/// Reads the ways of a quarter, column set after column set.
fn fillings(of: &Fillings) -> Vec<Filling> {
    let ranks = 0..of.column_sets();
    let keys = ranks.flat_map(|rank| [(rank, false), (rank, true)]);
    let ways = keys.flat_map(|(rank, long)| {
        let ways = of.of(rank, long);
        ways.low[..ways.len].iter().map(move |&diagonals| Filling {
            columns: combination(rank as u64, of.rows()),
            long,
            diagonals,
        })
    });
    ways.collect()
}
