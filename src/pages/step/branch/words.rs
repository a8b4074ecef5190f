//! The words of a question about the way on. They come with a late part of the program: what is
//! needed before a press calls none of them.

use bitqueens_core::solver::Phase;

use super::{BranchKind, BranchQuestion, WayOn};
use crate::{
    pages::step::words as own,
    question::{Check, words},
    text::{LISTING, Phrase, Sentence, binary, sentence},
};

/// A choice as it is read: the code of a line, a row in words, or code and words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceName {
    /// The code.
    pub code: &'static str,
    /// The words.
    pub words: Sentence,
}

impl BranchQuestion {
    /// Wrong checks before the one that says why.
    const EXPLAINS: u64 = 2;

    /// The question in words, behind what decides it.
    pub fn prompt(&self) -> Sentence {
        let n = self.place.size();
        let given = match self.place.row() {
            None => sentence!(Ja "row は -1 です。", En "row is -1."),
            Some(row) if self.is_placed() => sentence!(
                Ja "N = {n} の盤の行{row}に、クイーンを置きました。",
                En "Row {row} of N = {n} has its queen.";
                n, row
            ),
            Some(row) => sentence!(
                Ja "行{row}の bitmap は {bitmap} です。",
                En "Row {row}'s bitmap is {bitmap}.";
                row, bitmap = self.bitmap(row)
            ),
        };
        given.and(&self.asks().into())
    }

    /// What is asked for, alone.
    pub const fn asks(&self) -> Phrase {
        match self.kind {
            BranchKind::Line => own::WHICH_LINE,
            BranchKind::Row => own::WHICH_ROW,
        }
    }

    /// A choice as it is read.
    pub fn name(&self, way: WayOn) -> ChoiceName {
        match self.kind {
            BranchKind::Line => line_name(way),
            BranchKind::Row => ChoiceName {
                code: "",
                words: row_name(self.row_of(way)),
            },
        }
    }

    /// The row that a way leads to; `None` above row 0.
    pub fn row_of(&self, way: WayOn) -> Option<u8> {
        let row = self.place.row()?;
        match way {
            WayOn::Anew => Some(0),
            WayOn::Here => Some(row),
            WayOn::Down => Some(row + 1),
            WayOn::Up | WayOn::Count => row.checked_sub(1),
            WayOn::End => None,
        }
    }

    /// Says what the last check found; `None` before the first. The first wrong choice is only
    /// called wrong, from the second on what it overlooks is said.
    pub fn verdict(&self) -> Option<Check> {
        let checked = self.answer.checked?;
        let chosen = usize::try_from(checked).ok();
        let chosen = chosen.and_then(|chosen| self.choices().nth(chosen));
        let explained = chosen.filter(|_| Self::EXPLAINS <= self.answer.n_checks);
        let sentence = match chosen {
            Some(_) => words::NOT_RIGHT,
            None => words::NOTHING_GIVEN,
        };
        Some(Check {
            serial: self.answer.n_checks,
            right: false,
            sentence: sentence.into(),
            reasons: explained.map(|way| self.reason(way)).into_iter().collect(),
        })
    }

    /// Says what the next check will say, after one that did not say why.
    pub fn next_check(&self) -> Option<Phrase> {
        (self.answer.n_checks == 1).then_some(words::NEXT_EXPLAINS)
    }

    /// The question, and after a check what it said.
    pub fn told(&self) -> Sentence {
        let Some(verdict) = self.verdict() else {
            return self.prompt();
        };
        let next = self.next_check().map(Sentence::from);
        let more = verdict.reasons.iter().chain(&next);
        more.fold(verdict.sentence, Sentence::and)
    }

    /// Tells whether a queen has just been set.
    pub(super) fn is_placed(&self) -> bool {
        self.place.phase() == Phase::Place
    }

    pub(super) fn bitmap(&self, row: u8) -> String {
        binary(self.place.words(row).bitmap, self.place.size())
    }
}

/// The line with which a way begins.
fn line_name(way: WayOn) -> ChoiceName {
    let phase = match way {
        WayOn::Here | WayOn::Anew => Phase::Pick,
        WayOn::Down => Phase::Left,
        WayOn::Count => Phase::Solution,
        WayOn::Up => Phase::Backtrack,
        WayOn::End => Phase::Finished,
    };
    let line = LISTING.iter().find(|line| line.phase == Some(phase));
    ChoiceName {
        code: line.map_or("", |line| line.code.trim_start()),
        words: match way {
            WayOn::End => own::LOOP_END.into(),
            _ => Sentence::default(),
        },
    }
}

fn row_name(row: Option<u8>) -> Sentence {
    match row {
        Some(row) => sentence!(Ja "行{row}", En "row {row}"; row),
        None => sentence!(Ja "-1（行0より上）", En "-1, above row 0"),
    }
}
