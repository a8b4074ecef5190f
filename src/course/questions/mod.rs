//! The questions that a lesson makes by itself, beside their words.
//!
//! A lesson's text names them: `question: last-row` is `last_row`.

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

use calls::{exit, undo, waiting};
use code::{rows_that_wait, turns};
use counts::{unused, word_of_rank};
use edges::{inside, last_row};
use join::{east_rows, half_word, ones, planes, quarter};
use row_words::{other_order, which_line};
use search::{flags, from_columns, from_list, go_back, reach, skipped, used};
use symmetry::{burnside, edge_row, half_turn, mirrored_queen, turned};
use trace::trace;
use weights::{factors, weight};

use super::{QuestionFn, Random};
use bitqueens_core::{
    bits::{Width, Word},
    counting::known,
    solver::{Placement, Size, Solutions},
};
use bitqueens_course::QuestionName;

/// The function of a question.
pub fn function(name: QuestionName) -> QuestionFn {
    QuestionFn(match name {
        QuestionName::Burnside => burnside,
        QuestionName::EastRows => east_rows,
        QuestionName::EdgeRow => edge_row,
        QuestionName::Exit => exit,
        QuestionName::Factors => factors,
        QuestionName::Flags => flags,
        QuestionName::FromColumns => from_columns,
        QuestionName::FromList => from_list,
        QuestionName::GoBack => go_back,
        QuestionName::HalfTurn => half_turn,
        QuestionName::HalfWord => half_word,
        QuestionName::Inside => inside,
        QuestionName::LastRow => last_row,
        QuestionName::MirroredQueen => mirrored_queen,
        QuestionName::Ones => ones,
        QuestionName::OtherOrder => other_order,
        QuestionName::Planes => planes,
        QuestionName::Quarter => quarter,
        QuestionName::Reach => reach,
        QuestionName::RowsThatWait => rows_that_wait,
        QuestionName::Skipped => skipped,
        QuestionName::Trace => trace,
        QuestionName::Turns => turns,
        QuestionName::Turned => turned,
        QuestionName::Undo => undo,
        QuestionName::Unused => unused,
        QuestionName::Used => used,
        QuestionName::Waiting => waiting,
        QuestionName::Weight => weight,
        QuestionName::WhichLine => which_line,
        QuestionName::WordOfRank => word_of_rank,
    })
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
