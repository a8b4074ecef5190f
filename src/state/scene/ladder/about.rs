//! The method that is explained, with its code.

use crate::ladder::{Form, Method, Run};
use crate::state::ladder::{CodeText, Entry, Ladder};

/// The method that is explained.
#[derive(Clone, Debug, PartialEq)]
pub struct AboutScene {
    /// The method.
    pub method: Method,
    /// Its code, one for each form.
    pub codes: Vec<CodeScene>,
}

/// The code of one form.
#[derive(Clone, Debug, PartialEq)]
pub struct CodeScene {
    /// The form.
    pub form: Form,
    /// The file.
    pub file: &'static str,
    /// Its text; `None` while it is on its way.
    pub text: Option<CodeText>,
    /// Its time on the chosen board in milliseconds, when it has been run.
    pub millis: Option<f64>,
}

impl AboutScene {
    pub(super) fn of(ladder: &Ladder) -> Self {
        let method = ladder.about;
        let size = ladder.choice.size;
        let codes = method.forms().iter().filter_map(|&form| {
            let run = Run::new(method, form, size).ok()?;
            let file = run.code().file;
            Some(CodeScene {
                form,
                file,
                text: ladder.codes.get(file).cloned(),
                millis: ladder.climb.entry(run).and_then(Entry::millis),
            })
        });
        Self {
            method,
            codes: codes.collect(),
        }
    }
}
