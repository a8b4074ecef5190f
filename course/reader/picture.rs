//! The pictures of a text.

use bitqueens_core::{
    bits::{Scope, View},
    solver::LoopWord,
};

use super::{
    mistake::Mistake,
    place::{self, side, width},
    value::Value,
};

const KINDS: [&str; 17] = [
    "arrays",
    "board",
    "columns",
    "costs",
    "edges",
    "images",
    "lowest-bit",
    "numbers",
    "places",
    "quarters",
    "queens",
    "reach",
    "ring",
    "squares",
    "sums",
    "tree",
    "wheel",
];

/// Writes a picture.
pub(crate) fn written(value: &Value) -> Result<String, Mistake> {
    let n = |value| side(value).map(|size| format!("side({})", size.get()));
    let bits = |value| width(value).map(|width| format!("width({})", width.get()));
    let fields = match value.kind {
        "board" => {
            value.only(&["N", "step", "phase", "row", "rows"])?;
            let rows = words(value)?;
            format!(
                "Board {{ place: {}, rows: &[{rows}] }}",
                place::written(value)?
            )
        }
        "arrays" => {
            value.only(&place::NAMES)?;
            format!("Arrays {{ place: {} }}", place::written(value)?)
        }
        "numbers" => format!("Numbers {{ place: {} }}", place::solution(value)?),
        "images" => format!("Images {{ place: {} }}", place::solution(value)?),
        "ring" => format!("Ring {{ place: {} }}", place::solution(value)?),
        "edges" => {
            value.only(&["N", "bit"])?;
            let bit = value.number::<u8>("bit")?;
            format!("Edges {{ side: {}, bit: {bit} }}", n(value)?)
        }
        "quarters" => {
            value.only(&["east"])?;
            let mut rows = 0_u8;
            for row in value.get("east")?.split_whitespace() {
                let row = value.parsed::<u32>(row)?;
                let bit = 1_u8.checked_shl(row);
                rows |= bit.ok_or_else(|| value.at.mistake("the rows are 0 to 7"))?;
            }
            format!("Quarters {{ rows: {rows} }}")
        }
        "places" => {
            value.only(&["value", "width"])?;
            let number = value.number::<u32>("value")?;
            format!("Places {{ value: {number}, width: {} }}", bits(value)?)
        }
        "lowest-bit" => {
            value.only(&["x", "width"])?;
            let x = value.number::<u32>("x")?;
            format!("LowestBit {{ x: {x}, width: {} }}", bits(value)?)
        }
        "wheel" => {
            value.only(&["x", "width"])?;
            let x = value.number::<u32>("x")?;
            if 4 < width(value)?.get() {
                return Err(value.at.mistake("a wheel has room for words of 4 bits"));
            }
            format!("Wheel {{ x: {x}, width: {} }}", bits(value)?)
        }
        "reach" => {
            value.only(&["N", "queen"])?;
            let queen = squares(value, "queen")?;
            format!("Reach {{ side: {}, queen: {queen} }}", n(value)?)
        }
        "queens" => {
            value.only(&["N", "queens"])?;
            let queens = squares(value, "queens")?;
            format!("Queens {{ side: {}, queens: &[{queens}] }}", n(value)?)
        }
        "tree" => {
            value.only(&["N"])?;
            format!("Tree {{ side: {} }}", n(value)?)
        }
        "costs" => {
            value.only(&["N"])?;
            format!("Costs {{ side: {} }}", n(value)?)
        }
        "sums" => {
            value.only(&["N", "queens"])?;
            let queens = squares(value, "queens")?;
            format!("Sums {{ side: {}, queens: &[{queens}] }}", n(value)?)
        }
        "squares" => {
            value.only(&["N", "queens", "shaded", "crossed"])?;
            let mut fields = Vec::new();
            for name in ["queens", "shaded", "crossed"] {
                let squares = match value.find(name) {
                    Some(_) => squares(value, name)?,
                    None => String::new(),
                };
                fields.push(format!("{name}: &[{squares}]"));
            }
            format!("Squares {{ side: {}, {} }}", n(value)?, fields.join(", "))
        }
        "columns" => columns(value)?,
        _ => return Err(value.unknown("picture", &KINDS)),
    };
    Ok(format!("Picture::{fields}"))
}

/// The binary rows of a board.
fn words(value: &Value) -> Result<String, Mistake> {
    let names = value.find("rows").unwrap_or_default().split_whitespace();
    let words = names.map(|name| match LoopWord::from_name(name) {
        Some(LoopWord::Attack(line)) => Ok(format!("LoopWord::Attack(Line::{line:?})")),
        Some(word) => Ok(format!("LoopWord::{word:?}")),
        None => {
            let known = LoopWord::ALL.map(LoopWord::name).join(", ");
            Err(value
                .at
                .mistake(format!("`{name}` is no row; there are {known}")))
        }
    });
    Ok(words.collect::<Result<Vec<_>, _>>()?.join(", "))
}

/// Squares of a board: `1,3 2,0` are row 1, column 3 and row 2, column 0.
fn squares(value: &Value, name: &str) -> Result<String, Mistake> {
    let size = side(value)?.get();
    let squares = value.get(name)?.split_whitespace().map(|square| {
        let wrong = || {
            value
                .at
                .mistake(format!("`{square}` is no square `row,column`"))
        };
        let (row, column) = square.split_once(',').ok_or_else(wrong)?;
        let (row, column) = (value.parsed::<u8>(row)?, value.parsed::<u8>(column)?);
        if size <= row.max(column) {
            return Err(wrong());
        }
        Ok(format!("({row}, {column})"))
    });
    Ok(squares.collect::<Result<Vec<_>, _>>()?.join(", "))
}

/// An expression that is worked out, and the values of its names.
fn columns(value: &Value) -> Result<String, Mistake> {
    let (text, width) = (value.get("text")?, width(value)?);
    let mut scope = Scope::new(width, View::Unsigned);
    let mut names = Vec::new();
    for (name, number) in &value.values {
        if !["text", "width"].contains(name) {
            let number = value.parsed::<u32>(number)?;
            scope = scope.with(name, number);
            names.push(format!("({name:?}, {number})"));
        }
    }
    scope
        .evaluate(text)
        .map_err(|fault| value.at.mistake(format!("`{text}`: {fault:?}")))?;
    let names = names.join(", ");
    Ok(format!(
        "Columns {{ text: {text:?}, names: &[{names}], width: width({}) }}",
        width.get()
    ))
}
