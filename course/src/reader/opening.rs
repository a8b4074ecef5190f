//! The problem that a lesson opens with, and its answer.
//!
//! The answer follows from the search or from an expression wherever one gives it; what else is
//! written as `value` is only read.

use bitqueens_core::{
    bits::Choice,
    faults::FaultySearch,
    named,
    solver::{LoopWord, Placement},
};

use super::{
    mistake::CourseMistake,
    passage::Passage,
    picture,
    place::{self, side},
    value::Value,
    worked,
};
use crate::{GuessKind, LessonOpening};

named! {
    /// What is asked for.
    #[derive(Clone, Copy, Debug)]
    enum AskedKind {
        Number => "number",
        Word => "word",
        Square => "square",
        Order => "order",
        Choice => "choice",
    }
}

/// Reads an opening.
pub(super) fn read(passage: &Passage) -> Result<LessonOpening, CourseMistake> {
    passage.only(&["ask", "picture", "kind", "line", "right", "wrong", "result"])?;
    let value = passage.value("kind")?;
    let kind = value.at.named(value.kind, "kind of answer")?;
    let (kind, right) = match kind {
        AskedKind::Number => (GuessKind::Number, number(&value)?),
        AskedKind::Word => word(&value)?,
        AskedKind::Square => square(&value)?,
        AskedKind::Order => order(passage)?,
        AskedKind::Choice => choice(passage)?,
    };
    Ok(LessonOpening {
        ask: passage.text("ask", 0)?,
        picture: picture::beside(passage)?,
        kind,
        right,
        result: passage.text("result", 0)?,
    })
}

/// A number: written, counted in a whole search, what a fault counts, a word of a row, a number of
/// combinations, or what an expression comes to.
fn number(value: &Value) -> Result<u64, CourseMistake> {
    if let Some(number) = value.find("value") {
        value.only(&["value"])?;
        value.parsed(number)
    } else if let Some(what) = value.find("count") {
        value.only(&["count", "N"])?;
        let what = value.at.named(what, "count")?;
        worked::counted(value.at, what, value.get("N")?)
    } else if let Some(name) = value.find("fault") {
        value.only(&["fault", "N"])?;
        let fault = value.at.named(name, "fault")?;
        Ok(FaultySearch::run(side(value)?, fault).solutions)
    } else if value.find("word").is_some() {
        word_of_row(value)
    } else if value.find("things").is_some() {
        combinations(value)
    } else if value.find("ones").is_some() {
        Ok(value.evaluated("ones")?.result.value().count_ones().into())
    } else if value.find("operations").is_some() {
        let steps = value.evaluated("operations")?.steps.len();
        u64::try_from(steps).map_err(|error| value.at.mistake(error))
    } else {
        Ok(value.evaluated("text")?.result.value().into())
    }
}

/// The ways to choose, or the rank of a word among them.
fn combinations(value: &Value) -> Result<u64, CourseMistake> {
    value.only(&["things", "chosen", "rank"])?;
    let choice = Choice::new(value.number("things")?, value.number("chosen")?);
    let choice = choice.map_err(|error| value.at.mistake(error))?;
    match value.find("rank") {
        None => Ok(choice.count().into()),
        Some(word) => {
            let rank = choice.rank(value.parsed(word)?);
            rank.map(u64::from).map_err(|error| value.at.mistake(error))
        }
    }
}

/// A word of a row at a micro-step, or the row itself.
fn word_of_row(value: &Value) -> Result<u64, CourseMistake> {
    value.only(&["word", "N", "step", "phase", "row"])?;
    let machine = place::machine(value)?;
    let row = value.number::<u8>("row")?;
    let name = value.get("word")?;
    if name == "row" {
        return Ok(row.into());
    }
    let word: LoopWord = value.at.named(name, "word of a row")?;
    Ok(word.value(&machine.words(row), machine.size(), machine.bit()))
}

/// A word: of a row at a micro-step, or what an expression comes to.
fn word(value: &Value) -> Result<(GuessKind, u64), CourseMistake> {
    let (n_bits, word) = if value.find("word").is_some() {
        let n_bits = side(value)?.get();
        (n_bits, word_of_row(value)? & ((1 << n_bits) - 1))
    } else {
        let word = value.evaluated("text")?.result;
        (word.width().get(), word.value().into())
    };
    Ok((GuessKind::Bits(n_bits), word))
}

/// The square of the queen that stands in a row at a micro-step.
fn square(value: &Value) -> Result<(GuessKind, u64), CourseMistake> {
    value.only(&place::NAMES)?;
    let machine = place::machine(value)?;
    let (size, row) = (machine.size().get(), value.number::<u8>("row")?);
    let standing = Placement::standing(&machine);
    let power = standing.powers().get(usize::from(row));
    let power = power.ok_or_else(|| value.at.mistake(format!("row {row} has no queen then")))?;
    let column = size - 1 - power;
    let square = 10 * u64::from(row) + u64::from(column);
    Ok((GuessKind::Square(machine.size()), square))
}

/// The lines, drawn by the alphabet; the text has them in their right order.
fn order(passage: &Passage) -> Result<(GuessKind, u64), CourseMistake> {
    let lines = passage.all("line");
    if !(3..=9).contains(&lines.len()) {
        return Err(passage.at().mistake("an order has three to nine `line`"));
    }
    let mut drawn: Vec<usize> = (0..lines.len()).collect();
    drawn.sort_by_key(|line| &lines[*line].text);
    if drawn.is_sorted() {
        // What stands in order already asks for nothing.
        drawn.rotate_left(1);
    }
    let right = (0..lines.len()).fold(0, |order, line| {
        let at = drawn.iter().position(|own| *own == line).unwrap_or(0);
        10 * order + u64::try_from(at + 1).unwrap_or(0)
    });
    let texts = drawn.iter().map(|line| passage.text("line", *line));
    Ok((GuessKind::Order(texts.collect::<Result<_, _>>()?), right))
}

/// The answers as they stand in the text.
fn choice(passage: &Passage) -> Result<(GuessKind, u64), CourseMistake> {
    let answers = passage.answers("a choice")?;
    let right = answers.iter().position(|(_, is_right)| *is_right);
    let right = right.and_then(|at| u64::try_from(at).ok()).unwrap_or(0);
    let texts = answers.into_iter().map(|(text, _)| text);
    Ok((GuessKind::Choice(texts.collect()), right))
}
