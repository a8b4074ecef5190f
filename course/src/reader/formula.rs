//! A question that an expression answers, with drawn numbers.

use std::collections::BTreeSet;

use bitqueens_core::bits::{Evaluation, OperandOrigin, Scope, View, Width, is_name};

use super::{
    expression::kept_whole,
    mistake::{At, CourseMistake},
    passage::Passage,
    piece::Field,
    value::Value,
};
use crate::{
    Calculation, CalculationStep, Filled, FilledPiece, Formula, FormulaGiven, FormulaName,
};

/// The keys of the fence. Lines above the first `formula` are for every formula; those below one are its own.
const KEYS: [&str; 13] = [
    "formerly", "names", "differ", "width", "view", "name", "given", "ask", "answer", "bits",
    "reply", "say", "formula",
];

/// What stands behind the names when the result is known, and a bit is spoken of.
const RESULT: &str = "result";
const PLACE: &str = "p";

/// What stands at `given` where no word is drawn.
const PLACE_VALUES: &str = "place values";

/// The seeds whose draws are tried.
const SEEDS: u64 = 300;

/// A line of the fence, with its text as it is written in the language that is read.
#[derive(Clone, Copy)]
struct Line<'a> {
    field: &'a Field,
    text: &'a str,
}

impl Line<'_> {
    /// Lines of these keys are added to those for every formula; lines of another key take their place.
    fn is_added(&self) -> bool {
        ["names", "differ"].contains(&self.field.key.as_str())
    }

    /// What takes whose place: the bits of a reply belong to it.
    fn replaces(&self, other: &Self) -> bool {
        let subject = |of: &Self| match of.field.key.as_str() {
            "bits" => "reply".to_owned(),
            key => key.to_owned(),
        };
        !self.is_added() && subject(self) == subject(other)
    }
}

/// Reads the formulas of an exercise. The first is the lesson's own.
pub(super) fn read(passage: &Passage) -> Result<Vec<Formula>, CourseMistake> {
    passage.only(&KEYS)?;
    let mut lines = Vec::<Line>::new();
    for field in passage.fence("exercise")? {
        let before = lines.iter().filter(|line| line.field.key == field.key);
        let text = passage.as_written(&field.key, before.count())?;
        lines.push(Line { field, text });
    }
    let begins = |line: &Line| line.field.key == "formula";
    let first = lines.iter().position(begins).unwrap_or(lines.len());
    let (common, formulas) = lines.split_at(first);
    let formulas = formulas.chunk_by(|_, next| !begins(next)).map(|own| {
        let common = common
            .iter()
            .filter(|line| !own.iter().any(|own| own.replaces(line)));
        Lines(common.chain(own).copied().collect()).formula()
    });
    let formulas = formulas.collect::<Result<Vec<_>, _>>()?;
    for seed in 0..SEEDS {
        let drawn = Formula::seeded(&formulas, seed);
        let Some((formula, values)) = drawn.filter(|(formula, values)| formula.tests(values))
        else {
            let what = format!("the values of seed {seed} do not differ");
            return Err(passage.at().mistake(what));
        };
        if formula.width.is_some() && formula.width(&values).is_none() {
            let what = format!("the width of seed {seed} is none of a word");
            return Err(passage.at().mistake(what));
        }
    }
    Ok(formulas)
}

/// The lines of one formula.
struct Lines<'a>(Vec<Line<'a>>);

impl<'a> Lines<'a> {
    fn all(&self, key: &str) -> impl Iterator<Item = &Line<'a>> {
        self.0.iter().filter(move |line| line.field.key == key)
    }

    fn find(&self, key: &str) -> Option<&'a Field> {
        self.all(key).next().map(|line| line.field)
    }

    fn formula(&self) -> Result<Formula, CourseMistake> {
        let formula = self.find("formula");
        let formula = formula.expect("a part begins with its formula");
        let at = &formula.at;
        let view = match self.find("view") {
            None => View::Unsigned,
            Some(field) => field.at.named(Value::read(field)?.kind, "view")?,
        };
        let mut known = Known {
            names: Vec::new(),
            view,
        };
        let mut names = Vec::new();
        for line in self.all("names") {
            let value = Value::read(line.field)?;
            for (name, from) in &value.values {
                names.push(named(&known, &value, from)?);
                known.add(name, value.at)?;
            }
        }
        let given = self.given(&known)?;
        let asked = known.calculation(at, &formula.text)?;
        let width = self.find("width");
        let width = width.map(|field| known.calculation(&field.at, &field.text));
        let width = width.transpose()?;
        known.add(RESULT, at)?;
        let differ = self.all("differ").map(|line| {
            let values = line.field.text.split(';');
            let values = values.map(|value| known.calculation(&line.field.at, value));
            values.collect()
        });
        let differ = differ.collect::<Result<_, _>>()?;
        let said = |key: &str| {
            let line = self.all(key).next();
            let missing = || at.mistake(format!("`{key}` is missing"));
            self.filled(line.ok_or_else(missing)?, &known)
        };
        let (ask, answer) = (said("ask")?, said("answer")?);
        Ok(Formula {
            names,
            asked,
            width,
            view,
            name: self
                .find("name")
                .map_or_else(String::new, |field| field.text.clone()),
            given,
            differ,
            ask,
            answer,
            replies: self.replies(&mut known, at)?,
        })
    }

    /// What is drawn with the question.
    fn given(&self, known: &Known) -> Result<FormulaGiven, CourseMistake> {
        let Some(field) = self.find("given") else {
            return Ok(FormulaGiven::Words(Vec::new()));
        };
        if field.text == PLACE_VALUES {
            return Ok(FormulaGiven::PlaceValues);
        }
        let given = field.text.split_whitespace().map(|name| {
            let missing = || format!("`{name}` of `given` is no name");
            let place = known
                .place(name)
                .ok_or_else(|| field.at.mistake(missing()))?;
            Ok((name.to_owned(), place))
        });
        given.collect::<Result<_, _>>().map(FormulaGiven::Words)
    }

    /// Each reply with the bits above it.
    fn replies(
        &self,
        known: &mut Known,
        at: &At,
    ) -> Result<Vec<(Option<Calculation>, Filled)>, CourseMistake> {
        let (mut replies, mut bits) = (Vec::new(), None);
        known.add(PLACE, at)?;
        for line in &self.0 {
            match line.field.key.as_str() {
                "bits" => bits = Some(known.calculation(&line.field.at, &line.field.text)?),
                "reply" => replies.push((bits.take(), self.filled(line, known)?)),
                _ => {}
            }
        }
        // What is said where nothing else is.
        match replies.last() {
            Some((None, _)) => Ok(replies),
            _ => Err(at.mistake("the last `reply` has no `bits`: it is said of all others")),
        }
    }

    /// A text with its values. The formula itself and what it is called stand in it as they are.
    fn filled(&self, line: &Line, known: &Known) -> Result<Filled, CourseMistake> {
        let mut text = line.text.to_owned();
        for key in ["formula", "say"] {
            if let Some(own) = self.all(key).next() {
                text = text.replace(&format!("{{{key}}}"), own.text);
            }
        }
        let text = kept_whole(&text);
        let (mut filled, mut rest) = (Filled::new(), text.as_str());
        while let Some((words, behind)) = rest.split_once('{') {
            let (inside, behind) = behind.split_once('}').ok_or_else(|| {
                let what = "`{` without its other half";
                line.field.at.mistake(what)
            })?;
            rest = behind;
            if !words.is_empty() {
                filled.push(FilledPiece::Words(words.to_owned()));
            }
            filled.push(piece(&line.field.at, inside, known)?);
        }
        if !rest.is_empty() {
            filled.push(FilledPiece::Words(rest.to_owned()));
        }
        Ok(filled)
    }
}

/// The places for values of a text, as they are written.
pub(super) fn places(text: &str) -> BTreeSet<&str> {
    let behind = text.split('{').skip(1);
    behind
        .filter_map(|behind| Some(behind.split_once('}')?.0))
        .collect()
}

/// Reads a value in a text: an expression, and how it is written.
fn piece(at: &At, inside: &str, known: &Known) -> Result<FilledPiece, CourseMistake> {
    let (expression, form) = inside.split_once(':').unwrap_or((inside, ""));
    let value = known.calculation(at, expression)?;
    let n_bits = form.strip_prefix('b').map(str::parse);
    Ok(match (form, n_bits) {
        ("", _) => FilledPiece::Decimal(value),
        ("b", _) => FilledPiece::Bits(value, None),
        ("x", _) => FilledPiece::Hexadecimal(value),
        ("sum", _) => FilledPiece::Sum(value),
        (_, Some(Ok(n_bits @ 1..=32))) => FilledPiece::Bits(value, Some(n_bits)),
        _ => {
            let what = format!("`{form}` is no form of a value: b, b1 to b32, x, sum");
            return Err(at.mistake(what));
        }
    })
}

/// Reads where a name's value comes from: `13 of 1..128`, or an expression.
fn named(known: &Known, value: &Value, from: &str) -> Result<FormulaName, CourseMistake> {
    let Some((own, range)) = from.split_once(" of ") else {
        return known.calculation(value.at, from).map(FormulaName::Follows);
    };
    let (first, last) = range.split_once("..").unwrap_or((range, range));
    let [own, first, last] = [own, first, last].map(|text| value.parsed::<i32>(text.trim()));
    let (own, first, last) = (own?, first?, last?);
    if (first..=last).contains(&own) {
        Ok(FormulaName::Drawn { own, first, last })
    } else {
        let what = format!("{own} is not from {first} to {last}");
        Err(value.at.mistake(what))
    }
}

/// The names that an expression may use, and how its words are read.
struct Known {
    names: Vec<String>,
    view: View,
}

impl Known {
    fn add(&mut self, name: &str, at: &At) -> Result<(), CourseMistake> {
        if !is_name(name) || self.place(name).is_some() {
            return Err(at.mistake(format!("`{name}` is no name, or stands twice")));
        }
        self.names.push(name.to_owned());
        Ok(())
    }

    fn place(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|own| own == name)
    }

    fn calculation(&self, at: &At, text: &str) -> Result<Calculation, CourseMistake> {
        let scope = Scope::new(Width::MAX, self.view);
        let scope = self
            .names
            .iter()
            .fold(scope, |scope, name| scope.with(name, 0));
        let evaluation = scope.evaluate(text.trim());
        let evaluation = evaluation.map_err(|wrong| at.mistake(format!("`{text}`: {wrong}")))?;
        let mut calculation = Vec::new();
        self.write(
            &evaluation,
            &evaluation.source,
            evaluation.result.value(),
            &mut calculation,
        );
        Ok(Calculation(calculation))
    }

    /// Writes the operations that an operand comes from.
    fn write(
        &self,
        of: &Evaluation,
        source: &OperandOrigin,
        number: u32,
        into: &mut Vec<CalculationStep>,
    ) {
        match source {
            OperandOrigin::Number => into.push(CalculationStep::Number(number)),
            OperandOrigin::Name(name) => into.extend(self.place(name).map(CalculationStep::Name)),
            OperandOrigin::Step(at) => {
                let step = &of.steps[*at];
                for operand in step.left.iter().chain([&step.right]) {
                    self.write(of, &operand.source, operand.word.value(), into);
                }
                into.push(CalculationStep::Operator(step.operator));
            }
        }
    }
}
