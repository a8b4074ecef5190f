//! An exercise, ready to be drawn.

use super::super::{Board, Cover};
use crate::{
    bits::{BitOrder, View, Word},
    lessons::{Asked, Task, Trick, Verdict},
    solver::Size,
    state::{Drill, State},
    text::{
        Sentence, binary,
        course::{check_result, exercise_name, right_answer},
    },
};

/// An exercise, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct ExerciseScene {
    /// Its number in the lesson, from 0.
    pub index: usize,
    /// Its heading.
    pub heading: Sentence,
    /// The question's seed; 0 is the lesson's own.
    pub seed: u64,
    /// The question.
    pub prompt: Sentence,
    /// The board with the row that is asked about, for a question about a row.
    pub board: Option<Board>,
    /// The rows that are given, for a question about a number.
    pub given: Vec<GivenRow>,
    /// The word that is asked for.
    pub name: &'static str,
    /// Its bits as the reader has set them, from the left.
    pub field: Vec<FieldBit>,
    /// What the check said.
    pub outcome: Option<Outcome>,
    /// The right bits, from the left as [`field`](Self::field).
    pub answer: Vec<bool>,
    /// The right answer in words.
    pub answer_sentence: Sentence,
}

/// A row that is given above the reader's bits.
#[derive(Clone, Debug, PartialEq)]
pub enum GivenRow {
    /// What each column is worth.
    Worth(Vec<i64>),
    /// The number's bits.
    Word(Word),
}

/// A bit that the reader sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldBit {
    /// The power of two.
    pub power: u8,
    /// Whether it is 1.
    pub on: bool,
    /// The column, 0 at the left; `None` beyond the board and for numbers.
    pub column: Option<u8>,
    /// Beyond the board.
    pub ghost: bool,
    /// What the check said of it; `None` once the reader has changed it.
    pub verdict: Option<bool>,
}

/// What a check said.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The number of the check.
    pub serial: u64,
    /// Whether every bit was right.
    pub right: bool,
    /// Whether the reader asked for the answer.
    pub revealed: bool,
    /// How many bits were right, or the answer.
    pub sentence: Sentence,
    /// Why each wrong bit is what it is.
    pub reasons: Vec<Sentence>,
    /// The micro-step that shows the row, once the answer is found.
    pub step: Option<(Size, u64)>,
}

/// The value of `data-verdict`.
#[must_use]
pub const fn verdict_name(right: bool) -> &'static str {
    if right { "right" } else { "wrong" }
}

impl ExerciseScene {
    /// Draws an exercise of the open lesson, which must exist.
    pub(super) fn of(state: &State, index: usize) -> Self {
        let course = &state.course;
        let drill = &course.drills[index];
        let order = state.preferences.order;
        let solved = drill.is_right();
        let spot = course.spot.filter(|(figure, _)| *figure == index);
        let (board, given) = match &drill.task {
            Task::Word { trick, x } => (None, given_rows(*trick, *x)),
            Task::Row { asked, position } => {
                // The next free square is asked for among squares that are in sight.
                let cover = if solved || *asked == Asked::Bit {
                    Cover::Off
                } else {
                    Cover::On
                };
                let spot = spot.map(|(_, spot)| spot);
                let board = Board::of_position(position, cover, order, spot);
                (Some(board), Vec::new())
            }
        };
        let field = field(drill, order);
        let expected = drill.task.expected();
        Self {
            index,
            heading: exercise_name(index + 1, course.drills.len(), drill.seed),
            seed: drill.seed,
            prompt: drill.task.prompt(),
            board,
            given,
            name: name(&drill.task),
            answer: field
                .iter()
                .map(|bit| expected >> bit.power & 1 == 1)
                .collect(),
            field,
            outcome: outcome(drill, order),
            answer_sentence: answer_sentence(&drill.task),
        }
    }
}

fn given_rows(trick: Trick, x: Word) -> Vec<GivenRow> {
    match trick {
        Trick::Number => vec![GivenRow::Worth(
            x.places(View::Unsigned).map(|place| place.worth).collect(),
        )],
        _ => vec![GivenRow::Word(x)],
    }
}

const fn name(task: &Task) -> &'static str {
    match task {
        Task::Word { trick, .. } => match trick {
            Trick::Number => "x",
            Trick::Negated => "-x",
            Trick::LowestBit => "x & -x",
            Trick::WithoutLowest => "x & (x - 1)",
            Trick::Mirrored => "",
        },
        Task::Row { asked, .. } => asked.name(),
    }
}

/// The reader's bits from the left. Numbers are written with the highest bit first, whatever the
/// order of the board.
fn field(drill: &Drill, order: BitOrder) -> Vec<FieldBit> {
    let n_bits = drill.task.n_bits();
    let size = match &drill.task {
        Task::Word { .. } => None,
        Task::Row { position, .. } => Some(position.size().get()),
    };
    let bit = |power: u8| {
        let on = drill.answer >> power & 1 == 1;
        let checked = drill
            .checked
            .filter(|bits| (bits >> power & 1 == 1) == on)
            .map(|_| drill.task.expected() >> power & 1 == u64::from(on));
        FieldBit {
            power,
            on,
            column: size.filter(|n| power < *n).map(|n| order.column(power, n)),
            ghost: size.is_some_and(|n| n <= power),
            verdict: checked,
        }
    };
    match (size, order) {
        (Some(_), BitOrder::LsbLeft) => (0..n_bits).map(bit).collect(),
        _ => (0..n_bits).rev().map(bit).collect(),
    }
}

fn outcome(drill: &Drill, order: BitOrder) -> Option<Outcome> {
    let verdicts = drill.task.check(drill.checked?);
    let wrong: Vec<_> = verdicts
        .iter()
        .filter(|verdict| !verdict.is_right())
        .collect();
    let right = wrong.is_empty();
    let explain = |verdict: &&Verdict| drill.task.explain(verdict, order);
    let answer = answer_sentence(&drill.task);
    let told = check_result(verdicts.len(), wrong.len());
    Some(Outcome {
        serial: drill.n_checks,
        right,
        revealed: drill.revealed,
        sentence: match (right, drill.revealed) {
            (true, true) => answer,
            (true, false) => told.and(&answer),
            (false, _) => told,
        },
        reasons: if right && drill.revealed {
            verdicts
                .iter()
                .map(|verdict| drill.task.explain(verdict, order))
                .collect()
        } else {
            wrong.iter().map(explain).collect()
        },
        step: right.then(|| drill.task.step()).flatten(),
    })
}

fn answer_sentence(task: &Task) -> Sentence {
    let expected = task.expected();
    match task {
        Task::Word { trick, x } => {
            let label = match trick {
                Trick::Number => x.value().to_string(),
                Trick::Mirrored => x.to_string(),
                _ => name(task).to_owned(),
            };
            let bits = trick.value(*x);
            match trick {
                Trick::Mirrored => Sentence {
                    ja: format!("{label} を裏返すと {bits} です。"),
                    en: format!("{label} turned over is {bits}."),
                },
                Trick::Number => Sentence {
                    ja: format!("{label} = {bits} です。"),
                    en: format!("{label} = {bits}."),
                },
                _ => right_answer(&label, &label, &bits.to_string(), expected),
            }
        }
        Task::Row { asked, position } => right_answer(
            asked.name(),
            asked.formula(),
            &binary(expected, position.size()),
            expected,
        ),
    }
}
