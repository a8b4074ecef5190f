//! A word that is asked for before the micro-step that computes it.

use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, LoopWord, Machine, OpenRow, Phase},
};

use crate::{
    question::{Answer, Check, FieldBit, RowTask, TargetWord, field, words},
    text::Sentence,
};

/// A word that is asked for before the micro-step that computes it is carried out.
#[derive(Clone, Debug, PartialEq)]
pub struct WordQuestion {
    /// The question.
    pub task: RowTask,
    /// The reader's bits.
    pub answer: Answer,
    /// The place after the micro-step.
    pub next: Machine,
}

impl WordQuestion {
    /// The question about the micro-step to come, where it computes a word.
    pub(super) fn before(machine: &Machine) -> Option<Self> {
        let word = match machine.upcoming()? {
            Phase::Pick => TargetWord::Bit,
            Phase::Left => TargetWord::Line(Line::Left),
            Phase::Down => TargetWord::Line(Line::Down),
            Phase::Right => TargetWord::Line(Line::Right),
            Phase::Free => TargetWord::Bitmap,
            _ => return None,
        };
        let mut next = machine.clone();
        next.advance();
        let task = RowTask {
            word,
            row: OpenRow::of(&next),
        };
        Some(Self {
            answer: Answer::new(task.n_bits(), task.expected()),
            task,
            next,
        })
    }

    /// The word of the binary rows that is asked for.
    pub const fn word(&self) -> LoopWord {
        match self.task.word {
            TargetWord::Line(line) => LoopWord::Attack(line),
            TargetWord::Bit => LoopWord::Bit,
            _ => LoopWord::Bitmap,
        }
    }

    /// The question in words.
    pub fn prompt(&self) -> Sentence {
        let row = &self.task.row;
        words::ask_word(self.task.word.name(), row.row(), row.placement().size())
    }

    /// The reader's bits as drawn.
    pub fn field(&self, order: BitOrder) -> Vec<FieldBit> {
        field(&self.answer, Some(self.next.size()), order)
    }

    /// Returns what the last check said, with the reason for one wrong bit at most; the board shows
    /// the others. `None` before the first check.
    pub fn check(&self, order: BitOrder) -> Option<Check> {
        let mut check = Check::of(&self.answer, |power| self.task.explain(power, order))?;
        check.reasons.truncate(self.answer.explains().into());
        Some(check)
    }

    /// Turns the bit of a square of the row over.
    pub(super) fn press(&mut self, square: Option<[u8; 2]>, order: BitOrder) {
        if let Some([row, column]) = square
            && row == self.task.row.row()
        {
            let power = order.column(column, self.next.size().get());
            self.answer.set(power, self.answer.bits >> power & 1 == 0);
        }
    }

    /// The question, and after a check what it said.
    pub(super) fn told(&self, order: BitOrder) -> Sentence {
        match self.check(order) {
            None => self.prompt(),
            Some(Check {
                sentence, reasons, ..
            }) => reasons.iter().fold(sentence, Sentence::and),
        }
    }
}
