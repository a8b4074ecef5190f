//! Names that a reader gives to words: `mask = 31, left = 4`.

use bitqueens_core::bits::{ExpressionError, Scope, is_name};

/// A fault of the names, and the entry that has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamesError {
    /// The number of the entry, from 1.
    pub entry: usize,
    /// The fault in it.
    pub fault: NamesFault,
}

/// A fault in an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NamesFault {
    /// There is no `=`.
    NoEquals,
    /// The text before the `=` is not a name.
    NotAName,
    /// The text behind the `=` is not a valid expression.
    Value(ExpressionError),
}

/// Adds the names of a text to a scope. Those before the first fault are added, and each may use
/// the ones before it.
pub(super) fn with_names(mut scope: Scope, text: &str) -> (Scope, Option<NamesError>) {
    let entries = text
        .split([',', '，', '、', ';'])
        .map(str::trim)
        .enumerate()
        .filter(|(_, entry)| !entry.is_empty());
    for (index, entry) in entries {
        match read(&scope, entry) {
            Ok((name, value)) => scope = scope.with(name, value),
            Err(fault) => {
                let entry = index + 1;
                return (scope, Some(NamesError { entry, fault }));
            }
        }
    }
    (scope, None)
}

fn read<'a>(scope: &Scope, entry: &'a str) -> Result<(&'a str, u32), NamesFault> {
    let (name, value) = entry.split_once(['=', '＝']).ok_or(NamesFault::NoEquals)?;
    let name = name.trim();
    if !is_name(name) {
        return Err(NamesFault::NotAName);
    }
    let evaluation = scope.evaluate(value).map_err(NamesFault::Value)?;
    Ok((name, evaluation.result.value()))
}
