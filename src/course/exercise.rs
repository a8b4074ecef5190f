//! The questions that a lesson asks.

use super::{formula, questions};
use crate::question::{Question, RowTask, TargetWord};
use bitqueens_core::{
    SplitMix64,
    solver::{Line, OpenRow, Placement, Size},
};
use bitqueens_course::{Formula, Lesson, Place, RowWord, WrittenExercise};

/// The function that asks a lesson's question: the lesson's own without `Random`, else one drawn from a seed.
///
/// It is a function of `questions`, with its words beside it.
#[derive(Clone, Copy, Debug)]
pub struct QuestionFn(pub questions::Ask);

impl PartialEq for QuestionFn {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::fn_addr_eq(self.0, other.0)
    }
}

impl Eq for QuestionFn {}

/// A kind of question, with the one that the lesson itself asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exercise {
    /// A question about a row of the board.
    Row {
        word: TargetWord,
        /// The lesson's row: the row in work there.
        place: Place,
    },
    /// A question that an expression answers, or one of several; the lesson's text says them.
    Formulas(&'static [Formula]),
    /// A question that the lesson makes by itself.
    Custom(QuestionFn),
}

impl From<&'static WrittenExercise> for Exercise {
    /// The exercise that a text of the course names.
    fn from(written: &'static WrittenExercise) -> Self {
        match *written {
            WrittenExercise::Row { word, place } => {
                let word = match word {
                    RowWord::Left => TargetWord::Attack(Line::Left),
                    RowWord::Down => TargetWord::Attack(Line::Down),
                    RowWord::Right => TargetWord::Attack(Line::Right),
                    RowWord::LeftWithGhosts => TargetWord::LeftWithGhosts,
                    RowWord::Occupied => TargetWord::Occupied,
                    RowWord::Bitmap => TargetWord::Bitmap,
                    RowWord::Bit => TargetWord::Bit,
                };
                Self::Row { word, place }
            }
            WrittenExercise::Formulas(ref formulas) => Self::Formulas(formulas),
            WrittenExercise::Question(ref name) => {
                // The documents ask every question of the texts when the site is built.
                let function = questions::function(name);
                Self::Custom(function.unwrap_or_else(|| panic!("no question is called {name}")))
            }
        }
    }
}

/// The exercises of a lesson, from the top.
pub fn exercises(lesson: &'static Lesson) -> impl Iterator<Item = Exercise> {
    lesson.exercises().map(Exercise::from)
}

/// The boards that exercises are drawn on: large enough to have a solution, small enough to see.
const SIDES: std::ops::RangeInclusive<u8> = 4..=8;

impl Exercise {
    /// The question of a seed: 0 is the lesson's own, any other draws one.
    ///
    /// The same seed always gives the same question, so that it can be part of an address.
    pub fn question(&self, seed: u64) -> Question {
        let random = (seed != 0).then(|| Random::new(seed));
        match *self {
            Self::Formulas(formulas) => {
                formula::question(formulas, seed).expect("the reader has drawn them")
            }
            Self::Custom(ask) => ask.0(random),
            Self::Row { word, place } => {
                let row = random.map_or_else(
                    || OpenRow::of(&place.machine()),
                    |random| drawn_row(random, word),
                );
                Question::of_row(RowTask { word, row })
            }
        }
    }
}

fn drawn_row(mut random: Random, word: TargetWord) -> OpenRow {
    let sizes = Size::all().filter(|size| SIDES.contains(&size.get()));
    let sizes = sizes.collect::<Vec<_>>();
    let draw = |random: &mut Random| {
        let size = random.choose(&sizes).unwrap_or(Size::FIRST_SCREEN);
        let placement = random.placement(size);
        match word {
            TargetWord::Bit => random.tried(placement),
            _ => placement.into(),
        }
    };
    random.until(draw, |row| tests_row(word, row))
}

/// A row whose word is not 0 and not that of a misreading: the other diagonal's, the highest 1, none beyond the board.
fn tests_row(word: TargetWord, row: &OpenRow) -> bool {
    let value = |word: TargetWord| word.value(row);
    let is_misread = match word {
        TargetWord::Attack(Line::Left) => value(word) == value(TargetWord::Attack(Line::Right)),
        TargetWord::Bit => value(TargetWord::Bitmap).is_power_of_two(),
        TargetWord::Attack(Line::Right) | TargetWord::LeftWithGhosts => {
            value(word) == value(TargetWord::Attack(Line::Left))
        }
        TargetWord::Attack(Line::Down) | TargetWord::Occupied | TargetWord::Bitmap => false,
    };
    value(word) != 0 && !is_misread
}

/// Draws numbers and rows that follow from a seed alone.
///
/// The seed stands in the address, so that a class works on the same exercise. What a seed draws
/// must never change: a link on a printed handout still means the exercise it meant then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Random {
    seed: u64,
    numbers: SplitMix64,
}

/// As many draws are tried for one that tests something.
const MOST_DRAWS: usize = 1_000;

impl Random {
    /// Starts the sequence of a seed.
    pub const fn new(seed: u64) -> Self {
        Self {
            seed,
            numbers: SplitMix64::new(seed),
        }
    }

    /// Draws a number from 0 to `end` - 1; 0 where `end` is 0.
    ///
    /// Small numbers are very slightly likelier, by less than one in 2^32.
    pub fn below(&mut self, end: u32) -> u32 {
        // The high half of a 32 by 32 bit product is below the second factor.
        let product = (self.numbers.bits() >> 32) * u64::from(end);
        u32::try_from(product >> 32).unwrap_or(0)
    }

    /// Draws a number from `first` to `last`.
    pub fn from_to(&mut self, first: u8, last: u8) -> u8 {
        let drawn = self.below(u32::from(last.saturating_sub(first)) + 1);
        first + u8::try_from(drawn).unwrap_or(0)
    }

    /// Draws an element; `None` where there is none.
    pub fn choose<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let end = u32::try_from(from.len()).unwrap_or(u32::MAX);
        let number = usize::try_from(self.below(end)).ok()?;
        from.get(number).copied()
    }

    /// The element whose turn it is: where there are few questions, seeds that follow each other ask different ones.
    pub fn in_turn<T: Copy>(&self, choices: &[T]) -> Option<T> {
        let n = u64::try_from(choices.len()).unwrap_or(1).max(1);
        // A prime step visits every element, and gives neighbours in the list different questions.
        let turn = self.seed % n * 101 % n;
        usize::try_from(turn)
            .ok()
            .and_then(|turn| choices.get(turn))
            .copied()
    }

    /// Draws until a draw tests something, as the question says.
    ///
    /// A draw tests nothing where the answer is 0, which is there before anything is set, where it is what is given,
    /// or where a misreading gives the same result.
    pub fn until<T>(&mut self, draw: impl Fn(&mut Self) -> T, tests: impl Fn(&T) -> bool) -> T {
        let mut drawn = draw(self);
        for _ in 0..MOST_DRAWS {
            if tests(&drawn) {
                break;
            }
            drawn = draw(self);
        }
        drawn
    }

    /// Draws an order of this many things, as their places.
    pub fn order(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<_> = (0..n).collect();
        for last in (1..n).rev() {
            let end = u32::try_from(last + 1).unwrap_or(u32::MAX);
            let at = usize::try_from(self.below(end)).unwrap_or(last);
            order.swap(last, at);
        }
        order
    }

    /// Draws some queens from the top, at least one, with at least one row left below them.
    ///
    /// No queen attacks another, so the search sets them too.
    pub fn placement(&mut self, size: Size) -> Placement {
        let wanted = 1 + self.below(u32::from(size.get() - 1));
        let mut placement = Placement::empty(size);
        for _ in 0..wanted {
            let children = placement.children().collect::<Vec<_>>();
            match self.choose(&children) {
                Some(below) => placement = below,
                None => break,
            }
        }
        placement
    }

    /// Draws which squares of the row below were tried, as the search leaves it on coming back. At
    /// least one is still to be tried; where the row has none, a row further up is taken.
    pub fn tried(&mut self, mut placement: Placement) -> OpenRow {
        while placement.free() == 0 && 0 < placement.n_queens() {
            placement = placement.above(placement.n_queens() - 1);
        }
        let n_tried = self.below(placement.free().count_ones());
        OpenRow::from(placement).with_tried(n_tried)
    }
}
