//! The question that is open, ready to be drawn.

use super::{BitRow, Board, Checked, RowName, answer::field};
use crate::{bits::BitOrder, lessons::Asked, state::Question};

/// Predicting values before they are shown, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct PredictionScene {
    /// Whether values are asked for.
    pub on: bool,
    /// The question that is open.
    pub question: Option<QuestionScene>,
}

/// The question that is open, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct QuestionScene {
    /// The step that is carried out once it is answered.
    pub step: u64,
    /// What the last check said.
    pub checked: Option<Checked>,
}

impl QuestionScene {
    pub(super) fn of(question: &Question, order: BitOrder) -> Self {
        Self {
            step: question.next.counters().steps,
            checked: question.checked(order),
        }
    }
}

/// Puts the reader's bits into the row that is asked about, and hides what gives the answer away.
pub(super) fn cover(question: &Question, board: &mut Board, rows: &mut [BitRow], order: BitOrder) {
    let (task, answer) = (&question.task, &question.answer);
    let asked = match task.asked {
        Asked::Line(line) => RowName::Attack(line),
        Asked::Bit => RowName::Bit,
        _ => RowName::Bitmap,
    };
    if let Some(row) = rows.iter_mut().find(|row| row.name == asked) {
        row.value = answer.bits;
        row.known = true;
        row.written_now = false;
        row.shift = None;
        row.asked = Some(field(answer, Some(task.position.size()), order));
    }
    // The next free square is asked for among squares that are in sight.
    if task.asked != Asked::Bit {
        board.hide_from(task.position.row());
    }
}
