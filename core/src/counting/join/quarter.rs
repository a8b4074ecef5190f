//! The ways to fill some rows of a quarter.

use super::board::{Block, RowSet};
use super::combination::{choose, rank};
use super::diagonals::{Diagonals, MOST_DIAGONALS};
use super::order::Order;
use super::plain::Plain;

/// The ways to fill the four quarters of a block, listed when they are first needed.
///
/// The lists of all row sets of a quarter fit in memory up to N = 19; on larger boards they are
/// dropped whenever they exceed the limit.
#[derive(Clone, Debug, Default)]
pub(crate) struct Quarters {
    block: Option<Block>,
    corners: [Option<Corner>; 4],
    /// By quarter and by row set.
    lists: [Vec<Option<Fillings>>; 4],
    words: usize,
}

/// The ways to fill some rows and columns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways<'a> {
    /// The first 32 diagonals of each, then meaningless words, so that a vector can begin anywhere.
    pub(crate) low: &'a [u32],
    /// The other diagonals, in the same way.
    pub(crate) high: &'a [u32],
    /// The number of ways.
    pub(crate) len: usize,
}

/// The number of words after the last way.
pub(crate) const MARGIN: usize = 4;

/// The most words of all lists, of 8 bytes each: 96 MB.
const MOST_WORDS: usize = 12 << 20;

/// The ways to fill the same rows of a quarter, filed by the columns they use.
///
/// As many columns are used as rows, so the sets of columns are numbered by their rank among those of the quarter
/// that the cross leaves. The complement of a set has the rank counted from the end:
///
/// ```text
/// rank   north    south        4 columns, 2 rows filled in each
///   0    0011     1100   5
///   1    0101     1010   4
///   2    0110     1001   3
/// ```
#[derive(Clone, Debug, Default)]
pub(crate) struct Fillings {
    /// The start of the ways of each rank; those with a queen on the long diagonal are listed apart, after all others.
    starts: Vec<u32>,
    /// Diagonals occupied, in the numbering of the halves: the first 32, and the others.
    low: Vec<u32>,
    high: Vec<u32>,
    /// The number of filled rows.
    rows: u32,
}

impl Fillings {
    /// The ways that use the columns of a rank, with a queen on the long diagonal or without.
    #[inline(always)]
    pub(crate) fn of(&self, rank: usize, long: bool) -> Ways<'_> {
        let key = if long { self.column_sets() } else { 0 } + rank;
        let (start, end) = (self.starts[key] as usize, self.starts[key + 1] as usize);
        Ways {
            low: &self.low[start..end + MARGIN],
            high: &self.high[start..end + MARGIN],
            len: end - start,
        }
    }

    /// The number of column sets.
    pub(crate) const fn column_sets(&self) -> usize {
        (self.starts.len() - 1) / 2
    }

    /// Becomes the list of another, its diagonals in new numbers.
    #[inline(always)]
    pub(crate) fn number(&mut self, list: &Self, order: &Order) {
        self.starts.clone_from(&list.starts);
        self.low.resize(list.low.len(), 0);
        self.high.resize(list.high.len(), 0);
        self.rows = list.rows;
        let numbered = self.low.iter_mut().zip(&mut self.high);
        for ((to_low, to_high), (&low, &high)) in numbered.zip(list.low.iter().zip(&list.high)) {
            let word = order.of(u64::from(high) << 32 | u64::from(low));
            *to_low = low_half(word);
            *to_high = low_half(word >> 32);
        }
    }

    /// The number of filled rows, and so of columns.
    pub(crate) const fn rows(&self) -> u32 {
        self.rows
    }
}

impl Quarters {
    /// Prepares for a block, and drops the lists of another one.
    pub(crate) fn turn_to(&mut self, block: Block) {
        if self.block != Some(block) {
            *self = Self::default();
            self.block = Some(block);
            let corner = |south, east| Some(Corner::new(block, south, east));
            self.corners = [
                corner(false, true),
                corner(true, true),
                corner(false, false),
                corner(true, false),
            ];
        }
    }

    /// The squares of a row set on each diagonal, in the east and in the west.
    pub(crate) fn squares(&self, set: RowSet) -> [[u32; MOST_DIAGONALS]; 2] {
        let mut squares = [[0; MOST_DIAGONALS]; 2];
        for ((corner, rows), half) in self.corners.iter().zip(self.rows(set)).zip([0, 0, 1, 1]) {
            if let Some(corner) = corner {
                corner.count_squares(rows, &mut squares[half]);
            }
        }
        squares
    }

    /// The rows of a row set in each quarter.
    fn rows(&self, set: RowSet) -> [u32; 4] {
        let quarter = self.block.map_or(0, Block::quarter);
        let north = (1 << quarter) - 1;
        [
            set.east & north,
            set.east >> quarter,
            set.west & north,
            set.west >> quarter,
        ]
    }

    /// The ways to fill a row set: north-east, south-east, north-west, south-west.
    pub(crate) fn lists(&mut self, set: RowSet) -> [&Fillings; 4] {
        let quarter = self.block.map_or(0, Block::quarter);
        let rows = self.rows(set);
        if MOST_WORDS < self.words {
            for lists in &mut self.lists {
                lists.fill(None);
            }
            self.words = 0;
        }
        for ((corner, lists), rows) in self.corners.iter().zip(&mut self.lists).zip(rows) {
            lists.resize(1 << quarter, None);
            if let (Some(corner), list @ None) = (corner, &mut lists[rows as usize]) {
                let fillings = corner.fill(rows);
                self.words += fillings.low.len() + fillings.starts.len() / 2;
                *list = Some(fillings);
            }
        }
        let mut lists = self.lists.iter();
        rows.map(|rows| {
            let list = lists.next().and_then(|lists| lists[rows as usize].as_ref());
            list.expect("listed above")
        })
    }
}

/// One quarter of a block, and the properties of its squares.
#[derive(Clone, Debug)]
struct Corner {
    quarter: u32,
    /// By row: the squares that the cross leaves free and that the fold allows.
    squares: Vec<u32>,
    /// By row and column: the diagonals on which a queen there can meet the other half.
    words: Vec<u64>,
    /// By row: the square on a long diagonal, whose ways are listed apart.
    long: Vec<u32>,
    /// The columns that the cross leaves.
    columns: u32,
    /// By columns used: their rank.
    ranks: Vec<u16>,
}

impl Corner {
    fn new(block: Block, south: bool, east: bool) -> Self {
        let quarter = block.quarter();
        let size = block.size();
        let side = u32::from(size.get());
        let offset = |far| if far { side - quarter } else { 0 };
        let cross = Plain::new(block).cross();
        let diagonals = Diagonals::new(block);
        let mut corner = Self {
            quarter,
            squares: Vec::new(),
            words: Vec::new(),
            long: Vec::new(),
            columns: !cross.columns >> offset(east) & ((1 << quarter) - 1),
            ranks: Vec::new(),
        };
        let taken = !corner.columns & ((1 << quarter) - 1);
        corner.ranks = (0..1 << quarter)
            .map(|columns| rank_beside(columns, taken))
            .collect();
        for local_row in 0..quarter {
            let row = local_row + offset(south);
            let long = if block.folds_long_diagonals() {
                (1 << row | 1 << (side - 1 - row)) >> offset(east) & ((1 << quarter) - 1)
            } else {
                0
            };
            let free = cross.free(size, row) >> offset(east) & corner.columns;
            let taken = cross.rows >> row & 1 == 1;
            let barred = if east { long } else { 0 };
            corner.squares.push(if taken { 0 } else { free & !barred });
            corner.long.push(long);
            for local_column in 0..quarter {
                let column = local_column + offset(east);
                corner.words.push(diagonals.of(row, column));
            }
        }
        corner
    }

    /// Adds, for each diagonal, its squares in these rows.
    fn count_squares(&self, mut rows: u32, counts: &mut [u32; MOST_DIAGONALS]) {
        while rows != 0 {
            let row = rows.trailing_zeros();
            rows &= rows - 1;
            let mut squares = self.squares[row as usize];
            while squares != 0 {
                let column = squares.trailing_zeros();
                squares &= squares - 1;
                let mut word = self.words[(row * self.quarter + column) as usize];
                while word != 0 {
                    counts[word.trailing_zeros() as usize] += 1;
                    word &= word - 1;
                }
            }
        }
    }

    /// Lists every way to fill exactly these rows.
    fn fill(&self, rows: u32) -> Fillings {
        let mut found = Vec::new();
        self.extend(rows, Way::default(), &mut found);
        let columns = self.columns.count_ones() as usize;
        let sets = usize::try_from(choose(columns, rows.count_ones() as usize)).unwrap_or(0);
        let mut starts = vec![0; 2 * sets + 1];
        let key = |way: &Way| {
            let rank = usize::from(self.ranks[way.columns as usize]);
            if way.long { sets + rank } else { rank }
        };
        for way in &found {
            starts[key(way) + 1] += 1;
        }
        for set in 1..starts.len() {
            starts[set] += starts[set - 1];
        }
        let mut next = starts.clone();
        let mut low = vec![0; found.len() + MARGIN];
        let mut high = low.clone();
        for way in &found {
            let to = &mut next[key(way)];
            low[*to as usize] = low_half(way.word);
            high[*to as usize] = low_half(way.word >> 32);
            *to += 1;
        }
        Fillings {
            starts,
            low,
            high,
            rows: rows.count_ones(),
        }
    }

    fn extend(&self, rows: u32, way: Way, found: &mut Vec<Way>) {
        if rows == 0 {
            found.push(way);
            return;
        }
        let row = rows.trailing_zeros();
        let attacked = way.columns | way.falling >> (self.quarter - 1 - row) | way.rising >> row;
        let mut bitmap = self.squares[row as usize] & !attacked;
        while bitmap != 0 {
            let column = bitmap.trailing_zeros();
            bitmap &= bitmap - 1;
            let next = Way {
                columns: way.columns | 1 << column,
                falling: way.falling | 1 << (column + self.quarter - 1 - row),
                rising: way.rising | 1 << (row + column),
                long: way.long || self.long[row as usize] >> column & 1 == 1,
                word: way.word | self.words[(row * self.quarter + column) as usize],
            };
            self.extend(rows & (rows - 1), next, found);
        }
    }
}

/// The rank of a set of columns where at most one column is taken, which no set has.
fn rank_beside(columns: u32, taken: u32) -> u16 {
    let before = taken.wrapping_sub(1);
    let without = columns & before | (columns & !before & !taken) >> 1;
    let squeezed = if taken == 0 { columns } else { without };
    u16::try_from(rank(squeezed)).unwrap_or(u16::MAX)
}

/// The lower 32 bits.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the upper half is cut on purpose"
)]
const fn low_half(word: u64) -> u32 {
    word as u32
}

/// A way to fill some rows.
#[derive(Clone, Copy, Debug, Default)]
struct Way {
    columns: u32,
    /// Diagonals within the quarter: bit `column - row + m - 1`.
    falling: u32,
    /// Diagonals within the quarter: bit `row + column`.
    rising: u32,
    long: bool,
    word: u64,
}
