//! Names that a reader gives to words: `mask = 31, left = 4`.

use crate::bits::{ExpressionError, Scope, is_name};

/// What is wrong with the names, and at which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamesError {
    /// The number of the entry, from 1.
    pub entry: usize,
    /// What is wrong with it.
    pub fault: NamesFault,
}

/// What is wrong with an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NamesFault {
    /// There is no `=`.
    NoEquals,
    /// What stands before the `=` is not a name.
    NotAName,
    /// What stands behind the `=` cannot be worked out.
    Value(ExpressionError),
}

/// The scope with the names that a text gives. Up to the first fault they all hold, and each may
/// use those before it.
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
