//! What the figure of the fast count draws.

use bitqueens_course::Coordinates;

use super::{Corner, JoinChoice, Quarter, QuarterFilling, quarter::is_long};
use bitqueens_core::counting::{Cut, Joined, RowSet};

/// A row set and the solutions that it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowSetSum {
    /// The row set.
    pub set: RowSet,
    /// Its solutions, those of its mirror images with them.
    pub solutions: u64,
}

/// A northern and a southern way on complementary columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Half {
    /// The queens, the northern ones first.
    pub queens: Vec<Coordinates>,
    /// The diagonals of the northern and of the southern way, as the kernel lists them.
    pub words: [u32; 2],
    /// The queens on long diagonals.
    pub long: usize,
}

impl Half {
    /// The diagonals on which a northern and a southern queen meet: a half has none.
    pub const fn shared(&self) -> u32 {
        self.words[0] & self.words[1]
    }

    /// The diagonals that are occupied.
    pub const fn diagonals(&self) -> u32 {
        self.words[0] | self.words[1]
    }

    /// Tests whether it is a half: no queen attacks another.
    pub const fn fits(&self) -> bool {
        self.shared() == 0
    }
}

/// A diagonal on which west and east can meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plane {
    /// The number of its bit.
    pub bit: u32,
    /// True if it falls to the right, false if it rises.
    pub falls: bool,
    /// Its distance from the long diagonal, positive above it.
    pub distance: i8,
    /// True if the chosen western half occupies it.
    pub asked: bool,
    /// For each eastern half: true if it leaves the diagonal free.
    pub free: Vec<bool>,
}

/// The figure of the fast count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JoinPicture {
    /// Every row set that is counted.
    pub sets: Vec<RowSetSum>,
    /// The chosen one, by its place.
    pub chosen: usize,
    /// The kernel's lists of the chosen row set.
    pub joined: Joined,
    /// North-east, south-east, north-west, south-west.
    pub quarters: [Quarter; 4],
    /// The pairs of eastern quarters that are tried.
    pub east: Vec<Half>,
    /// The pairs of western quarters that are tried; those that weigh nothing are left out.
    pub west: Vec<Half>,
    /// The chosen western half, by its place among those that fit.
    pub item: usize,
    /// The planes of the eastern halves, the lowest bit first.
    pub planes: Vec<Plane>,
}

impl JoinPicture {
    /// Works the chosen row set out.
    pub fn of(choice: JoinChoice) -> Option<Self> {
        let cut = JoinChoice::cut()?;
        let joined: Vec<Joined> = cut.row_sets().map(|set| cut.join(set)).collect();
        let sets = joined.iter().map(|joined| RowSetSum {
            set: joined.set,
            solutions: joined.solutions(),
        });
        let sets: Vec<RowSetSum> = sets.collect();
        let chosen = sets.iter().position(|of| of.set.east == choice.rows)?;
        let joined = joined.into_iter().nth(chosen)?;
        let set = joined.set;
        let [north_east, south_east, north_west, south_west] = &joined.quarters;
        let quarters = [
            Quarter::new(cut, Corner::NorthEast, set.east, north_east),
            Quarter::new(cut, Corner::SouthEast, set.east, south_east),
            Quarter::new(cut, Corner::NorthWest, set.west, north_west),
            Quarter::new(cut, Corner::SouthWest, set.west, south_west),
        ];
        let [north_east, south_east, north_west, south_west] = &quarters;
        let east = halves(north_east, south_east);
        let mut west = halves(north_west, south_west);
        west.retain(|half| set.weights[half.long] != 0);
        let items: Vec<&Half> = west.iter().filter(|half| half.fits()).collect();
        let item = choice.item.min(items.len().saturating_sub(1));
        let asked = items.get(item).map_or(0, |half| half.diagonals());
        let planes = planes(cut, asked, &east);
        Some(Self {
            sets,
            chosen,
            joined,
            quarters,
            east,
            west,
            item,
            planes,
        })
    }

    /// The solutions of all row sets together.
    pub fn total(&self) -> u64 {
        self.sets.iter().map(|set| set.solutions).sum()
    }

    /// The eastern halves: patterns.
    pub fn patterns(&self) -> impl Iterator<Item = &Half> {
        self.east.iter().filter(|half| half.fits())
    }

    /// The western halves: items.
    pub fn items(&self) -> impl Iterator<Item = &Half> {
        self.west.iter().filter(|half| half.fits())
    }

    /// For each eastern half: true if the chosen western half fits, the AND of the planes it asks for.
    pub fn fits(&self) -> Vec<bool> {
        let asked = || self.planes.iter().filter(|plane| plane.asked);
        let n_patterns = self.patterns().count();
        let fits = (0..n_patterns).map(|at| asked().all(|plane| plane.free[at]));
        // Without a western half nothing is asked, and nothing is found.
        let any = self.items().next().is_some();
        fits.map(|fits| fits && any).collect()
    }

    /// The number of eastern halves that fit a western one.
    pub fn n_fitting(&self, item: &Half) -> usize {
        let fitting = self
            .patterns()
            .filter(|pattern| pattern.diagonals() & item.diagonals() == 0);
        fitting.count()
    }
}

/// The pairs of a northern and a southern way that use each column once.
fn halves(north: &Quarter, south: &Quarter) -> Vec<Half> {
    let all = (1 << 4) - 1;
    let pairs = north.ways.iter().flat_map(|north| {
        let south = south.ways.iter();
        let fits =
            move |south: &&QuarterFilling| north.filling.columns ^ south.filling.columns == all;
        south.filter(fits).map(move |south| (north, south))
    });
    let half = |(north, south): (&QuarterFilling, &QuarterFilling)| {
        let queens = north.queens.iter().chain(&south.queens).copied();
        let queens: Vec<Coordinates> = queens.collect();
        Half {
            words: [north.filling.diagonals, south.filling.diagonals],
            long: queens.iter().filter(|queen| is_long(**queen)).count(),
            queens,
        }
    };
    pairs.map(half).collect()
}

/// The planes of the eastern halves, with the diagonals that a western half asks for.
fn planes(cut: Cut, asked: u32, east: &[Half]) -> Vec<Plane> {
    let plane = |bit: u32| {
        let (falls, distance) = diagonal(cut, bit);
        let patterns = east.iter().filter(|half| half.fits());
        Plane {
            bit,
            falls,
            distance,
            asked: asked >> bit & 1 == 1,
            free: patterns
                .map(|half| half.diagonals() >> bit & 1 == 0)
                .collect(),
        }
    };
    (0..cut.n_diagonals()).map(plane).collect()
}

/// The direction of a diagonal and its distance from the long one, positive above it.
///
/// It is read off two squares that have the bit.
fn diagonal(cut: Cut, bit: u32) -> (bool, i8) {
    let squares = (0..8_i8).flat_map(|row| (0..8_i8).map(move |column| (row, column)));
    let has_bit = |&(row, column): &(i8, i8)| {
        cut.diagonals(row.unsigned_abs(), column.unsigned_abs()) >> bit & 1 == 1
    };
    let squares: Vec<(i8, i8)> = squares.filter(has_bit).collect();
    let (row, column) = squares.first().copied().unwrap_or_default();
    let falls = squares
        .iter()
        .all(|(other_row, other)| other - other_row == column - row);
    if falls {
        (true, column - row)
    } else {
        (false, 7 - row - column)
    }
}
