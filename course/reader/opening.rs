//! The problem that a lesson opens with, and its answer.
//!
//! The answer follows from the search or from an expression wherever one gives it; what else is
//! written as `value` is only read.

use bitqueens_core::{
    bits::{Choice, Evaluation, Scope, View},
    counting,
    faults::{Fault, FaultySearch},
    named,
    solver::{LoopWord, Machine, Placement},
};

use super::{
    mistake::Mistake,
    passage::Passage,
    picture,
    place::{self, side, width},
    value::Value,
};

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

/// What a whole search is counted by, and the fundamental solutions of a board.
const COUNTS: [&str; 6] = [
    "classes",
    "solutions",
    "placements",
    "dead-ends",
    "backtracks",
    "steps",
];

/// Writes an opening.
pub(crate) fn written(passage: &Passage) -> Result<String, Mistake> {
    passage.only(&["ask", "picture", "kind", "line", "right", "wrong", "result"])?;
    let value = passage.value("kind")?;
    let known = AskedKind::ALL.map(AskedKind::name);
    let kind = AskedKind::from_name(value.kind);
    let kind = kind.ok_or_else(|| value.unknown("kind of answer", &known))?;
    let (kind, right) = match kind {
        AskedKind::Number => ("Number".to_owned(), number(&value)?),
        AskedKind::Word => word(&value)?,
        AskedKind::Square => square(&value)?,
        AskedKind::Order => order(passage)?,
        AskedKind::Choice => choice(passage)?,
    };
    let picture = match passage.field("picture") {
        Some(_) => format!("Some({})", picture::written(&passage.value("picture")?)?),
        None => "None".to_owned(),
    };
    Ok(format!(
        "Block::Opening(LessonOpening {{ ask: {}, picture: {picture}, kind: AnswerKind::{kind}, \
         right: {right}, result: {} }})",
        passage.text("ask", 0)?,
        passage.text("result", 0)?,
    ))
}

/// The largest board whose classes are counted while the course is read.
const LARGEST: u8 = 12;

/// A number: written, counted in a whole search, what a fault counts, a word of a row, a number of
/// combinations, or what an expression comes to.
fn number(value: &Value) -> Result<u64, Mistake> {
    if let Some(number) = value.find("value") {
        value.only(&["value"])?;
        value.parsed(number)
    } else if let Some(what) = value.find("count") {
        value.only(&["count", "N"])?;
        count(value, what)
    } else if let Some(name) = value.find("fault") {
        value.only(&["fault", "N"])?;
        let fault = Fault::from_name(name);
        let fault = fault.ok_or_else(|| value.at.mistake(format!("`{name}` is no fault")))?;
        Ok(FaultySearch::run(side(value)?, fault).solutions)
    } else if value.find("word").is_some() {
        word_of_row(value)
    } else if value.find("things").is_some() {
        combinations(value)
    } else if value.find("ones").is_some() {
        Ok(evaluated(value, "ones")?.result.value().count_ones().into())
    } else if value.find("operations").is_some() {
        let steps = evaluated(value, "operations")?.steps.len();
        u64::try_from(steps).map_err(|error| value.at.mistake(error))
    } else {
        Ok(evaluated(value, "text")?.result.value().into())
    }
}

fn count(value: &Value, what: &str) -> Result<u64, Mistake> {
    if what == "classes" {
        return classes(value);
    }
    let mut machine = Machine::new(place::small(value)?);
    while machine.advance().is_some() {}
    let counters = machine.counters();
    Ok(match what {
        "solutions" => counters.solutions,
        "placements" => counters.placements,
        "dead-ends" => counters.dead_ends,
        "backtracks" => counters.backtracks,
        "steps" => counters.steps,
        _ => {
            let known = COUNTS.join(", ");
            let what = format!("`{what}` is not counted; there are {known}");
            return Err(value.at.mistake(what));
        }
    })
}

/// The fundamental solutions of a board.
fn classes(value: &Value) -> Result<u64, Mistake> {
    let size = side(value)?;
    let within = Some(size).filter(|size| size.get() <= LARGEST);
    let unique = within.and_then(|size| counting::count(size).unique);
    let wrong = || format!("the course counts classes up to N = {LARGEST}");
    unique.ok_or_else(|| value.at.mistake(wrong()))
}

/// The ways to choose, or the rank of a word among them.
fn combinations(value: &Value) -> Result<u64, Mistake> {
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
fn word_of_row(value: &Value) -> Result<u64, Mistake> {
    value.only(&["word", "N", "step", "phase", "row"])?;
    let machine = place::machine(value)?;
    let row = value.number::<u8>("row")?;
    let name = value.get("word")?;
    if name == "row" {
        return Ok(row.into());
    }
    let word = LoopWord::from_name(name);
    let word = word.ok_or_else(|| value.at.mistake(format!("`{name}` is no word of a row")))?;
    Ok(word.value(&machine.words(row), machine.size(), machine.bit()))
}

/// A word: of a row at a micro-step, or what an expression comes to.
fn word(value: &Value) -> Result<(String, u64), Mistake> {
    let (n_bits, word) = if value.find("word").is_some() {
        let n_bits = side(value)?.get();
        (n_bits, word_of_row(value)? & ((1 << n_bits) - 1))
    } else {
        let word = evaluated(value, "text")?.result;
        (word.width().get(), word.value().into())
    };
    Ok((format!("Bits({n_bits})"), word))
}

/// The square of the queen that stands in a row at a micro-step.
fn square(value: &Value) -> Result<(String, u64), Mistake> {
    value.only(&place::NAMES)?;
    let machine = place::machine(value)?;
    let (size, row) = (machine.size().get(), value.number::<u8>("row")?);
    let standing = Placement::standing(&machine);
    let power = standing.powers().get(usize::from(row));
    let power = power.ok_or_else(|| value.at.mistake(format!("row {row} has no queen then")))?;
    let column = size - 1 - power;
    let square = 10 * u64::from(row) + u64::from(column);
    Ok((format!("Square(side({size}))"), square))
}

/// The lines, drawn by the alphabet; the text has them in their right order.
fn order(passage: &Passage) -> Result<(String, u64), Mistake> {
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
        let at = drawn.iter().position(|of| *of == line).unwrap_or(0);
        10 * order + u64::try_from(at + 1).unwrap_or(0)
    });
    let texts = drawn.iter().map(|line| passage.text("line", *line));
    let texts = texts.collect::<Result<Vec<_>, _>>()?.join(", ");
    Ok((format!("Order(&[{texts}])"), right))
}

/// The answers as they stand in the text.
fn choice(passage: &Passage) -> Result<(String, u64), Mistake> {
    let (mut texts, mut right) = (Vec::new(), Vec::new());
    let mut numbers = [0, 0];
    for field in passage.fence("opening")? {
        let is_right = field.key == "right";
        if !is_right && field.key != "wrong" {
            continue;
        }
        if is_right {
            right.push(texts.len());
        }
        let number = &mut numbers[usize::from(is_right)];
        texts.push(passage.text(&field.key, *number)?);
        *number += 1;
    }
    match (&right[..], texts.len()) {
        ([right], 3..) => {
            let right = u64::try_from(*right).unwrap_or(0);
            Ok((format!("Choice(&[{}])", texts.join(", ")), right))
        }
        _ => Err(passage
            .at()
            .mistake("a choice has one `right` and at least two `wrong`")),
    }
}

/// Works an expression out; the other values are its names.
fn evaluated(value: &Value, key: &str) -> Result<Evaluation, Mistake> {
    let text = value.get(key)?;
    let mut scope = Scope::new(width(value)?, View::Unsigned);
    for (name, number) in &value.values {
        if *name != key && *name != "width" {
            scope = scope.with(name, value.parsed(number)?);
        }
    }
    let evaluation = scope.evaluate(text);
    evaluation.map_err(|fault| value.at.mistake(format!("`{text}`: {fault:?}")))
}
