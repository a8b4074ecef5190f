//! The questions that a lesson makes by itself, beside their words.
//!
//! A lesson's text names them: `question: last-row` is `last_row`. Each file lists its own.

mod calls;
mod code;
mod counts;
mod edges;
mod join;
mod row_words;
mod search;
mod symmetry;
mod trace;
mod weights;

use super::{QuestionFn, Random};
use crate::question::Question;
use bitqueens_core::{
    bits::{Width, Word},
    counting::known,
    solver::{Placement, Size, Solutions},
};

/// Asks the lesson's own question without `Random`, else one drawn from a seed.
pub type Ask = fn(Option<Random>) -> Question;

/// The questions of all files by their names in a text.
const QUESTIONS: [&[(&str, Ask)]; 10] = [
    calls::QUESTIONS,
    code::QUESTIONS,
    counts::QUESTIONS,
    edges::QUESTIONS,
    join::QUESTIONS,
    row_words::QUESTIONS,
    search::QUESTIONS,
    symmetry::QUESTIONS,
    trace::QUESTIONS,
    weights::QUESTIONS,
];

/// The names that a text may give.
pub fn names() -> impl Iterator<Item = &'static str> {
    QUESTIONS.into_iter().flatten().map(|(name, _)| *name)
}

/// The function of a question; `None` where none has this name.
pub fn function(name: &str) -> Option<QuestionFn> {
    let mut questions = QUESTIONS.into_iter().flatten();
    let (_, ask) = questions.find(|(named, _)| *named == name)?;
    Some(QuestionFn(*ask))
}

/// A board of the course, for constants and drawn questions: 1 to 27.
pub const fn side(n: u8) -> Size {
    match Size::new(n) {
        Ok(size) => size,
        Err(_) => panic!("no board has this side"),
    }
}

/// A width of the course, for constants and drawn questions: 4 to 32.
pub const fn width(bits: u8) -> Width {
    match Width::new(bits) {
        Ok(width) => width,
        Err(_) => panic!("no word has this width"),
    }
}

/// A word of 8 bits.
const fn byte(value: u32) -> Word {
    Word::cut(value, Width::BYTE)
}

/// The word of this many bits with a 1 at each place that passes a test.
fn bits_where(n_bits: u8, is_one: impl Fn(u8) -> bool) -> u64 {
    let ones = (0..n_bits).filter(|power| is_one(*power));
    ones.fold(0, |word, power| word | 1 << power)
}

/// Some queens from the top: those of a name on a board of that side, or drawn ones.
fn placement(random: Option<Random>, n: u8, name: &str) -> Placement {
    match random {
        None => Placement::named(name, side(n)).unwrap_or(Placement::empty(side(n))),
        // One queen alone does not show that they are joined.
        Some(mut random) => random.until(
            |random| {
                let n = random.from_to(4, 8);
                random.placement(side(n))
            },
            |placement| 1 < placement.n_queens(),
        ),
    }
}

/// A solution of a board by its place in the order of the search, counted round: each row's queen as a bit.
fn solution(size: Size, which: u32) -> Vec<u32> {
    let which = u64::from(which) % known(size).total.max(1);
    let board = Solutions::new(size).nth(usize::try_from(which).unwrap_or(0));
    board.map_or_else(Vec::new, |solution| solution.bits().to_vec())
}

/// A row of a solution: the side of the board, the solution's place in the order of the search, and the row. Its queen
/// stands in another column when counted from the other side, and her bit is not the number of the column.
fn row_of_solution(random: Option<Random>) -> (u8, u32, u8) {
    let draw = |random: &mut Random| {
        let n = random.from_to(5, 8);
        let which = random.below(u32::try_from(known(side(n)).total).unwrap_or(1));
        (n, which, random.from_to(0, n - 1))
    };
    let tests = |&(n, which, row): &(u8, u32, u8)| {
        let queens = solution(side(n), which);
        let bit = queens.get(usize::from(row)).copied().unwrap_or(1);
        let column = n - 1 - u8::try_from(bit.ilog2()).unwrap_or(0);
        2 * column != n - 1 && bit != u32::from(column)
    };
    random.map_or((5, 1, 1), |mut random| random.until(draw, tests))
}
