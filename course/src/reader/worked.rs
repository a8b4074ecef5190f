//! Numbers of a text that are worked out: `{2,056 = placements(8)}` shows `2,056`.
//!
//! What stands behind the sign is an expression of the bit lab in 32 bits, with calls in it. Between
//! backticks the number is a word of bits.

use std::{
    collections::BTreeMap,
    str::FromStr,
    sync::{Mutex, PoisonError},
};

use bitqueens_core::{
    bits::{Choice, Scope, View, Width},
    counting::{self, half_turn_fixed, quarter_turn_fixed},
    faults::{Fault, FaultySearch},
    ladder::{Method, Run},
    named,
    solver::{Machine, Size},
};

use super::{
    mistake::{At, CourseMistake},
    place::LARGEST,
};

named! {
    /// What is counted of a board, a way to count it, or a word.
    #[derive(Clone, Copy, Debug)]
    pub(super) enum Counted {
        Classes => "classes",
        Solutions => "solutions",
        Placements => "placements",
        DeadEnds => "dead-ends",
        Backtracks => "backtracks",
        Steps => "steps",
        HalfTurn => "half-turn",
        QuarterTurn => "quarter-turn",
        Nodes => "nodes",
        Tests => "tests",
        Found => "found",
        Placed => "placed",
        Choose => "choose",
        Ones => "ones",
        First => "first",
        Methods => "methods",
        Orders => "orders",
        Power => "power",
    }
}

/// The largest board whose solutions are counted while the course is read.
const LARGEST_COUNTED: u8 = 12;

/// A text between the braces of a mark: the number, and how it is worked out.
fn marks(text: &str) -> impl Iterator<Item = &str> {
    let inside = text.split('{').skip(1);
    let inside = inside.filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    inside.map(|rest| rest.split_once('}').map_or(rest, |(mark, _)| mark))
}

/// How the numbers of some texts are worked out; it is the same in each language.
pub(super) fn ways<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let ways = texts.flat_map(marks);
    let ways = ways.filter_map(|mark| mark.split_once(" = ").map(|(_, way)| way));
    let mut ways: Vec<_> = ways.collect();
    ways.sort_unstable();
    ways
}

/// The text as it is shown, its numbers checked.
pub(super) fn shown(at: &At, text: &str) -> Result<String, CourseMistake> {
    let mut shown = text.to_owned();
    for mark in marks(text) {
        let wrong = || at.mistake(format!("`{{{mark}}}` is to be as `{{92 = solutions(8)}}`"));
        let (number, way) = mark.split_once(" = ").ok_or_else(wrong)?;
        let place = shown.find(&format!("{{{mark}}}")).ok_or_else(wrong)?;
        let is_word = shown[..place].matches('`').count() % 2 == 1;
        let value = value(at, way)?;
        let right = if is_word {
            format!("{value:0width$b}", width = number.len())
        } else {
            value.to_string()
        };
        if right != number.replace(',', "") {
            return Err(at.mistake(format!("`{way}` comes to {right}")));
        }
        shown.replace_range(place..place + mark.len() + 2, number);
    }
    Ok(shown)
}

/// What an expression comes to. Each is worked out once, in whichever languages and texts it stands.
fn value(at: &At, way: &str) -> Result<u64, CourseMistake> {
    static KNOWN: Mutex<BTreeMap<String, u64>> = Mutex::new(BTreeMap::new());
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(value) = known().get(way) {
        return Ok(*value);
    }
    let mut text = way.to_owned();
    // The last call has no other in it.
    while let Some(open) = last_call(&text) {
        let before = text[..open].trim_end_matches(|c: char| c.is_ascii_lowercase() || c == '-');
        let (start, name) = (before.len(), &text[before.len()..open]);
        let end = close(&text, open).ok_or_else(|| at.mistake(format!("`{way}` is not closed")))?;
        let values = text[open + 1..end].split(',').map(str::trim);
        let what = at.named(name, "count")?;
        let count = called(at, what, &values.collect::<Vec<_>>())?;
        text.replace_range(start..=end, &count.to_string());
    }
    let value = evaluated(at, &text)?;
    known().insert(way.to_owned(), value);
    Ok(value)
}

/// The parenthesis of the last call.
fn last_call(text: &str) -> Option<usize> {
    let mut open = text.rmatch_indices('(');
    let is_call = |before: &str| before.ends_with(|c: char| c.is_ascii_lowercase());
    open.find(|(at, _)| is_call(&text[..*at])).map(|(at, _)| at)
}

/// The parenthesis that closes another one.
fn close(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0;
    let mut signs = text[open..].char_indices();
    let found = signs.find(|(_, sign)| {
        depth += i32::from(*sign == '(') - i32::from(*sign == ')');
        depth == 0
    });
    found.map(|(length, _)| open + length)
}

fn evaluated(at: &At, text: &str) -> Result<u64, CourseMistake> {
    let scope = Width::new(32).map(|width| Scope::new(width, View::Unsigned));
    let scope = scope.map_err(|error| at.mistake(error))?;
    let evaluation = scope.evaluate(text);
    let evaluation = evaluation.map_err(|fault| at.mistake(format!("`{text}`: {fault:?}")))?;
    Ok(evaluation.result.value().into())
}

fn called(at: &At, what: Counted, values: &[&str]) -> Result<u64, CourseMistake> {
    match (what, values) {
        (Counted::Nodes | Counted::Tests, [method, n]) => {
            let method: Method = at.named(method, "method")?;
            let (_, figures) = Run::of(method, within(at, n, LARGEST)?).counted();
            Ok(match what {
                Counted::Nodes => figures.nodes,
                _ => figures.tests,
            })
        }
        (Counted::Found | Counted::Placed, [fault, n]) => {
            let fault: Fault = at.named(fault, "fault")?;
            let run = FaultySearch::run(within(at, n, LARGEST)?, fault);
            Ok(match what {
                Counted::Found => run.solutions,
                _ => run.placements,
            })
        }
        (Counted::Choose, [things, chosen]) => {
            let choice = Choice::new(number(at, things)?, number(at, chosen)?);
            let choice = choice.map_err(|error| at.mistake(error))?;
            Ok(choice.count().into())
        }
        (Counted::Power, [base, times]) => {
            let power = number::<u32>(at, base)?.checked_pow(number(at, times)?);
            let power = power.map(u64::from);
            power.ok_or_else(|| at.mistake("a power is to have 32 bits"))
        }
        (Counted::Orders, [n]) => Ok((1..=within(at, n, LARGEST_COUNTED)?.get())
            .map(u64::from)
            .product()),
        (Counted::Ones, [word]) => Ok(evaluated(at, word)?.count_ones().into()),
        (Counted::First, [n]) => {
            let mut machine = Machine::new(within(at, n, LARGEST)?);
            while machine.counters().solutions == 0 && machine.advance().is_some() {}
            Ok(machine.counters().placements)
        }
        (Counted::Methods, [""]) => {
            u64::try_from(Method::ALL.len()).map_err(|error| at.mistake(error))
        }
        (_, [n]) => counted(at, what, n),
        _ => Err(at.mistake(format!("`{}` has other values", what.name()))),
    }
}

/// What is counted of a board.
pub(super) fn counted(at: &At, what: Counted, n: &str) -> Result<u64, CourseMistake> {
    if let Counted::Solutions | Counted::Classes | Counted::HalfTurn | Counted::QuarterTurn = what {
        let size = within(at, n, LARGEST_COUNTED)?;
        return Ok(match what {
            Counted::HalfTurn => half_turn_fixed(size, size.mask()),
            Counted::QuarterTurn => quarter_turn_fixed(size),
            Counted::Classes => counting::count(size).unique.unwrap_or_default(),
            _ => counting::count(size).total,
        });
    }
    let mut machine = Machine::new(within(at, n, LARGEST)?);
    while machine.advance().is_some() {}
    let counters = machine.counters();
    match what {
        Counted::Placements => Ok(counters.placements),
        Counted::DeadEnds => Ok(counters.dead_ends),
        Counted::Backtracks => Ok(counters.backtracks),
        Counted::Steps => Ok(counters.steps),
        _ => Err(at.mistake(format!("`{}` has other values", what.name()))),
    }
}

fn number<T: FromStr>(at: &At, text: &str) -> Result<T, CourseMistake> {
    text.parse()
        .map_err(|_| at.mistake(format!("`{text}` is no number here")))
}

/// The board of a side, small enough to be counted while the course is read.
fn within(at: &At, n: &str, largest: u8) -> Result<Size, CourseMistake> {
    let size = n.parse().ok().and_then(|n| Size::new(n).ok());
    let size = size.filter(|size| size.get() <= largest);
    size.ok_or_else(|| at.mistake(format!("`{n}` is no N up to {largest}")))
}
