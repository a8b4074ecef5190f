//! What stands behind a key of a fence: `board; N = 4; step = 40; phase = free`.

use std::str::FromStr;

use bitqueens_core::bits::{Evaluation, Scope, View};

use super::{
    mistake::{At, CourseMistake},
    piece::Field,
    place,
};

/// A kind and values with names.
#[derive(Clone, Debug)]
pub(crate) struct Value<'a> {
    /// The line.
    pub(crate) at: &'a At,
    /// What stands before the first semicolon; empty where that is a value already.
    pub(crate) kind: &'a str,
    /// The values, in order.
    pub(crate) values: Vec<(&'a str, &'a str)>,
}

impl<'a> Value<'a> {
    /// Reads the text of a field.
    pub(crate) fn read(field: &'a Field) -> Result<Self, CourseMistake> {
        let mut parts = field.text.split(';').peekable();
        let kind = parts.next_if(|first| !first.contains('='));
        let values = parts.map(|part| match part.split_once('=') {
            Some((name, value)) => Ok((name.trim(), value.trim())),
            None => Err(field
                .at
                .mistake(format!("`{part}` is to be `name = value`"))),
        });
        Ok(Self {
            at: &field.at,
            kind: kind.unwrap_or_default().trim(),
            values: values.collect::<Result<_, _>>()?,
        })
    }

    /// The value of a name, where it has one.
    pub(crate) fn find(&self, name: &str) -> Option<&'a str> {
        let mut values = self.values.iter();
        values
            .find(|(own, _)| *own == name)
            .map(|(_, value)| *value)
    }

    /// The value of a name.
    pub(crate) fn get(&self, name: &str) -> Result<&'a str, CourseMistake> {
        let missing = || self.at.mistake(format!("`{name} = …` is missing"));
        self.find(name).ok_or_else(missing)
    }

    /// The number of a name.
    pub(crate) fn number<T: FromStr>(&self, name: &str) -> Result<T, CourseMistake> {
        self.parsed(self.get(name)?)
    }

    /// Reads a number.
    pub(crate) fn parsed<T: FromStr>(&self, text: &str) -> Result<T, CourseMistake> {
        let wrong = |_| self.at.mistake(format!("`{text}` is no number here"));
        text.parse().map_err(wrong)
    }

    /// Works out the expression of a name; the other values but the width are those of its own names.
    pub(crate) fn evaluated(&self, key: &str) -> Result<Evaluation, CourseMistake> {
        let mut scope = Scope::new(place::width(self)?, View::Unsigned);
        for (name, number) in self.names_beside(key) {
            scope = scope.with(name, self.parsed(number)?);
        }
        let text = self.get(key)?;
        let evaluation = scope.evaluate(text);
        evaluation.map_err(|fault| self.at.mistake(format!("`{text}`: {fault:?}")))
    }

    /// The values of the names in an expression.
    pub(crate) fn names_beside(&self, key: &str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let values = self.values.iter().copied();
        values.filter(move |(name, _)| *name != key && *name != "width")
    }

    /// Refuses names that this kind does not have.
    pub(crate) fn only(&self, names: &[&str]) -> Result<(), CourseMistake> {
        match self.values.iter().find(|(name, _)| !names.contains(name)) {
            Some((name, _)) => {
                let what = format!(
                    "`{}` has no `{name}`; it has {}",
                    self.kind,
                    names.join(", ")
                );
                Err(self.at.mistake(what))
            }
            None => Ok(()),
        }
    }
}
