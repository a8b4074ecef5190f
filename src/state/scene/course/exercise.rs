//! An exercise, ready to be drawn.

use super::super::{Board, Checked, Cover, FieldBit, answer::field};
use crate::{
    bits::{BitOrder, View, Word},
    lessons::{Asked, RowTask, Task, Trick},
    solver::Size,
    state::{Answer, Drill, State},
    text::{
        Sentence, binary,
        course::{exercise_name, right_answer},
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

/// What a check said, and where the row is to be seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// What the check said.
    pub said: Checked,
    /// Whether the reader asked for the answer.
    pub revealed: bool,
    /// The micro-step that shows the row, once the answer is found.
    pub step: Option<(Size, u64)>,
}

impl ExerciseScene {
    /// Draws an exercise of the open lesson, which must exist.
    pub(super) fn of(state: &State, index: usize) -> Self {
        let course = &state.course;
        let drill = &course.drills[index];
        let order = state.preferences.order;
        let solved = drill.answer.is_right();
        let spot = course.spot.filter(|(figure, _)| *figure == index);
        let (board, given) = match &drill.task {
            Task::Word { trick, x } => (None, given_rows(*trick, *x)),
            Task::Row(RowTask { asked, position }) => {
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
        let (side, order) = match &drill.task {
            // Numbers are written with the highest bit first, whatever the order of the board.
            Task::Word { .. } => (None, BitOrder::MsbLeft),
            Task::Row(task) => (Some(task.position.size()), order),
        };
        let field = field(&drill.answer, side, order);
        let expected = drill.answer.expected;
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
        Task::Row(RowTask { asked, .. }) => asked.name(),
    }
}

fn outcome(drill: &Drill, order: BitOrder) -> Option<Outcome> {
    let Answer {
        revealed, n_bits, ..
    } = drill.answer;
    let mut said = Checked::of(&drill.answer, |power| drill.task.explain(power, order))?;
    let right = answer_sentence(&drill.task);
    if said.right && revealed {
        said.sentence = right;
        said.reasons = (0..n_bits)
            .rev()
            .map(|power| drill.task.explain(power, order))
            .collect();
    } else if said.right {
        said.sentence = said.sentence.and(&right);
    }
    let step = said.right.then(|| drill.task.step()).flatten();
    Some(Outcome {
        said,
        revealed,
        step,
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
        Task::Row(RowTask { asked, position }) => right_answer(
            asked.name(),
            asked.formula(),
            &binary(expected, position.size()),
            expected,
        ),
    }
}
