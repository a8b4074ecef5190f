//! A puzzle: an expression to be made.

use bitqueens_core::bits::{Operator, Puzzle, Wanted, is_name};

use super::{mistake::CourseMistake, passage::Passage, place::width, value::Value};
use crate::LessonPuzzle;

/// Reads a puzzle. Its answer is one by its parts; what it comes to is what is wanted.
pub(super) fn read(passage: &Passage) -> Result<LessonPuzzle, CourseMistake> {
    passage.only(&["puzzle", "solution", "shorter", "ask", "reply"])?;
    let value = passage.value("puzzle")?;
    value.only(&["names", "numbers", "operators", "width", "most", "wanted"])?;
    let answer = passage.value("solution")?;
    let mut puzzle = Puzzle {
        width: width(&value)?,
        names: names(&value)?,
        numbers: numbers(&value)?,
        operators: operators(&value)?,
        most: value.number("most")?,
        wanted: match value.find("wanted") {
            None => Wanted::Word,
            Some(name) => value.at.named(name, "kind of result")?,
        },
        answer: answer.kind.to_owned(),
        n_shorter: None,
    };
    if Puzzle::MOST_BITS < puzzle.names.len() * usize::from(puzzle.width.get()) {
        let most = Puzzle::MOST_BITS;
        let what = format!("the names have more than {most} bits together");
        return Err(value.at.mistake(what));
    }
    let wrong = |why: &str| {
        let what = format!("`{}` is no answer here: {why}", puzzle.answer);
        answer.at.mistake(what)
    };
    let n_operators = match puzzle.read(&puzzle.answer) {
        Ok(evaluation) => evaluation.steps.len(),
        Err(refusal) => return Err(wrong(&format!("{refusal:?}"))),
    };
    if puzzle.most < n_operators {
        return Err(wrong("it has more operators than are taken"));
    }
    if passage.field("shorter").is_some() {
        let shorter = passage.value("shorter")?;
        let told: u64 = shorter.parsed(shorter.kind)?;
        let n_shorter = puzzle.n_expressions_below(n_operators);
        if told != n_shorter {
            let what = format!("{n_shorter} expressions have fewer than {n_operators} operators");
            return Err(shorter.at.mistake(what));
        }
        puzzle.n_shorter = Some(n_shorter);
    }
    Ok(LessonPuzzle {
        name: value.kind.to_owned(),
        ask: passage.text("ask", 0)?,
        puzzle,
        reply: passage.text("reply", 0)?,
    })
}

fn names(value: &Value) -> Result<Vec<String>, CourseMistake> {
    let names = value.get("names")?.split_whitespace();
    let name = |name: &str| {
        if is_name(name) {
            Ok(name.to_owned())
        } else {
            Err(value.at.mistake(format!("`{name}` is no name")))
        }
    };
    names.map(name).collect()
}

fn numbers(value: &Value) -> Result<Vec<u32>, CourseMistake> {
    let numbers = value.find("numbers").unwrap_or_default();
    let numbers = numbers.split_whitespace();
    numbers.map(|number| value.parsed(number)).collect()
}

/// Every operator of each sign: `-` stands before one operand and between two.
fn operators(value: &Value) -> Result<Vec<Operator>, CourseMistake> {
    let mut operators = Vec::new();
    for sign in value.get("operators")?.split_whitespace() {
        let before = operators.len();
        let all = Operator::ALL.into_iter();
        operators.extend(all.filter(|operator| operator.symbol() == sign));
        if operators.len() == before {
            return Err(value.at.mistake(format!("`{sign}` is no operator")));
        }
    }
    Ok(operators)
}
