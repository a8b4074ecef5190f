//! What the figure of the fast count draws.

use super::JoinChoice;
use crate::{course::picture::is_long, draw::attacks};
use bitqueens_core::counting::{Cut, Filling, Joined, RowSet};
use bitqueens_course::Coordinates;

/// A row set and the solutions that it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowSetSum {
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
        let chosen = sets.iter().position(|sum| sum.set.east == choice.rows)?;
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

/// The rows and columns of a quarter of N = 8.
const SIDE: u8 = 4;

bitqueens_core::named! {
    /// A quarter, by where it lies.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Corner {
        /// Above, at the right.
        NorthEast => "north-east",
        /// Below, at the right.
        SouthEast => "south-east",
        /// Above, at the left.
        NorthWest => "north-west",
        /// Below, at the left.
        SouthWest => "south-west",
    }
}

impl Corner {
    /// The top row and the leftmost column.
    pub const fn origin(self) -> Coordinates {
        match self {
            Self::NorthEast => (0, SIDE),
            Self::SouthEast => (SIDE, SIDE),
            Self::NorthWest => (0, 0),
            Self::SouthWest => (SIDE, 0),
        }
    }
}

/// A quarter and its list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarter {
    pub corner: Corner,
    /// The rows of the board that it fills.
    pub rows: Vec<u8>,
    /// Every way to fill them, in the kernel's order.
    pub ways: Vec<QuarterFilling>,
}

/// One way to fill the rows of a quarter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuarterFilling {
    /// What the kernel keeps of it.
    pub filling: Filling,
    /// The squares of its queens. The kernel forgets them.
    pub queens: Vec<Coordinates>,
}

impl QuarterFilling {
    /// The columns it uses as digits, from the left.
    pub fn columns(&self) -> String {
        let columns = (0..SIDE).map(|column| self.filling.columns >> column & 1);
        columns
            .map(|bit| if bit == 1 { '1' } else { '0' })
            .collect()
    }
}

impl Quarter {
    /// The quarter with the kernel's list, and the queens found again for each entry.
    pub(super) fn new(cut: Cut, corner: Corner, set: u32, fillings: &[Filling]) -> Self {
        let (top, _) = corner.origin();
        let rows = (top..top + SIDE).filter(|row| set >> row & 1 == 1);
        let rows: Vec<u8> = rows.collect();
        let placements = placements(corner, &rows);
        let way = |(index, filling): (usize, &Filling)| {
            // Two ways may occupy the same lines: the first of the list is the first placement.
            let earlier = fillings[..index].iter().filter(|other| *other == filling);
            let mut same = placements
                .iter()
                .filter(|queens| kept(cut, corner, queens) == *filling);
            let queens = same.nth(earlier.count()).cloned();
            QuarterFilling {
                filling: *filling,
                queens: queens.unwrap_or_default(),
            }
        };
        let ways = fillings.iter().enumerate().map(way).collect();
        Self { corner, rows, ways }
    }
}

/// What the kernel keeps of some queens of a quarter.
fn kept(cut: Cut, corner: Corner, queens: &[Coordinates]) -> Filling {
    let (_, west) = corner.origin();
    let columns = queens.iter().map(|(_, column)| 1 << (column - west));
    let diagonals = queens.iter();
    let diagonals = diagonals.map(|&(row, column)| cut.diagonals(row, column));
    Filling {
        columns: columns.fold(0, |all, column: u32| all | column),
        long: queens.iter().any(|queen| is_long(*queen)),
        diagonals: diagonals.fold(0, |all, word| all | word),
    }
}

/// Every way to place a queen in each of these rows of a quarter, none attacking another.
fn placements(corner: Corner, rows: &[u8]) -> Vec<Vec<Coordinates>> {
    let (_, west) = corner.origin();
    rows.iter().fold(vec![Vec::new()], |placements, &row| {
        let mut longer = Vec::new();
        for queens in placements {
            for column in west..west + SIDE {
                if queens.iter().all(|queen| !attacks(*queen, (row, column))) {
                    let mut queens: Vec<Coordinates> = queens.clone();
                    queens.push((row, column));
                    longer.push(queens);
                }
            }
        }
        longer
    })
}
