//! The stepping page while words are asked for before they are shown.

use super::{Checked, FieldBit, FilledLine, RowName, Scene, answer::field};
use crate::{lessons::Asked, state::State, text::course::check_result};

/// The stepping page while words are asked for before they are shown.
#[derive(Clone, Debug, PartialEq)]
pub struct PredictScene {
    /// The page; what gives the answer away is hidden.
    pub scene: Scene,
    /// The question that is open.
    pub question: Option<QuestionScene>,
}

/// The question that is open, ready to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct QuestionScene {
    /// The step that is carried out once it is answered.
    pub step: u64,
    /// The row that is asked for.
    pub row: RowName,
    /// The reader's bits from the left.
    pub field: Vec<FieldBit>,
    /// What the last check said.
    pub checked: Option<Checked>,
}

impl PredictScene {
    /// Draws a state.
    #[must_use]
    pub fn of(state: &State) -> Self {
        let mut scene = Scene::of(state);
        let drawn = &mut scene.stepper;
        if let Some((_, n_bits)) = state.prediction.right {
            drawn.sentence = check_result(n_bits.into(), 0).and(&drawn.sentence);
        }
        let question = state.prediction.question.as_ref().map(|question| {
            let (task, answer) = (&question.task, &question.answer);
            let order = state.preferences.order;
            let asked = match task.asked {
                Asked::Line(line) => RowName::Attack(line),
                Asked::Bit => RowName::Bit,
                _ => RowName::Bitmap,
            };
            if let Some(row) = drawn.rows.iter_mut().find(|row| row.name == asked) {
                row.value = answer.bits;
                row.shift = None;
            }
            // The next free square is asked for among squares that are in sight.
            if task.asked != Asked::Bit {
                drawn.board.hide_from(task.position.row());
            }
            drawn.search.tree.hide_ahead();
            drawn.line = FilledLine::left_open(&question.next);
            drawn.sentence = question.prompt();
            QuestionScene {
                step: question.next.counters().steps,
                row: asked,
                field: field(answer, Some(task.position.size()), order),
                checked: question.checked(order),
            }
        });
        Self { scene, question }
    }
}
