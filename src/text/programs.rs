//! The search as whole programs, in the language of the reader's choice.
//!
//! The files in `programs/` run as they are. A comment at the end of a line names the micro-steps
//! that carry the line out; the page marks the line and leaves the comment out.

use super::{LISTING, Phrase, words};
use bitqueens_core::solver::Phase;

/// A language that the code can be shown in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CodeLanguage {
    /// The bare lines of the loop, in nobody's language.
    #[default]
    Plain,
    /// Rust.
    Rust,
    /// C.
    C,
    /// Python.
    Python,
    /// JavaScript.
    JavaScript,
}

/// A form of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeForm {
    /// Calls remember the rows above.
    Recursive,
    /// Arrays remember the rows above.
    Loop,
}

impl CodeLanguage {
    /// Every language, in the order of the choice.
    pub const ALL: [Self; 5] = [
        Self::Plain,
        Self::Rust,
        Self::C,
        Self::Python,
        Self::JavaScript,
    ];

    /// The name in the address.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Rust => "rust",
            Self::C => "c",
            Self::Python => "python",
            Self::JavaScript => "javascript",
        }
    }

    /// The language of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|language| language.name() == name)
    }

    /// The name that a reader sees.
    #[must_use]
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Plain => words::CODE_PLAIN,
            Self::Rust => words::CODE_RUST,
            Self::C => words::CODE_C,
            Self::Python => words::CODE_PYTHON,
            Self::JavaScript => words::CODE_JAVASCRIPT,
        }
    }

    /// The program as its file has it; `None` for the bare lines, which are no program.
    #[must_use]
    pub const fn program(self, form: CodeForm) -> Option<&'static str> {
        Some(match (self, form) {
            (Self::Plain, _) => return None,
            (Self::Rust, CodeForm::Loop) => include_str!("../../programs/loop.rs"),
            (Self::Rust, CodeForm::Recursive) => include_str!("../../programs/recursive.rs"),
            (Self::C, CodeForm::Loop) => include_str!("../../programs/loop.c"),
            (Self::C, CodeForm::Recursive) => include_str!("../../programs/recursive.c"),
            (Self::Python, CodeForm::Loop) => include_str!("../../programs/loop.py"),
            (Self::Python, CodeForm::Recursive) => include_str!("../../programs/recursive.py"),
            (Self::JavaScript, CodeForm::Loop) => include_str!("../../programs/loop.js"),
            (Self::JavaScript, CodeForm::Recursive) => include_str!("../../programs/recursive.js"),
        })
    }

    /// The lines to print.
    #[must_use]
    pub fn lines(self, form: CodeForm) -> Vec<CodeLine> {
        match (self.program(form), form) {
            (Some(program), _) => program.lines().map(CodeLine::read).collect(),
            (None, CodeForm::Recursive) => RECURSIVE.lines().map(CodeLine::read).collect(),
            (None, CodeForm::Loop) => LISTING
                .iter()
                .map(|line| CodeLine {
                    code: line.code,
                    phases: [line.phase, None],
                })
                .collect(),
        }
    }
}

/// A printed line of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeLine {
    /// The code, indented.
    pub code: &'static str,
    /// The micro-steps that carry it out.
    pub phases: [Option<Phase>; 2],
}

impl CodeLine {
    /// Takes the comment that names phases off a line; other comments stay.
    fn read(line: &'static str) -> Self {
        let unmarked = Self {
            code: line,
            phases: [None; 2],
        };
        let mark = line.rfind("// ").or_else(|| line.rfind("# "));
        let Some(mark) = mark else {
            return unmarked;
        };
        let mut phases = [None; 2];
        let names = line[mark..].split_whitespace().skip(1);
        for (place, name) in names.enumerate() {
            match (phases.get_mut(place), Phase::from_name(name)) {
                (Some(phase), Some(named)) => *phase = Some(named),
                _ => return unmarked,
            }
        }
        Self {
            code: line[..mark].trim_end(),
            phases,
        }
    }

    /// Tells whether a micro-step carries it out.
    #[must_use]
    pub fn carries_out(&self, phase: Phase) -> bool {
        self.phases.contains(&Some(phase))
    }
}

/// The recursive form in the bare lines' manner.
const RECURSIVE: &str = "\
search(row, left, down, right) {
    bitmap = mask & ~(left | down | right); // start free
    while bitmap != 0 {
        bit = bitmap & -bitmap; // pick
        bitmap ^= bit; // clear
        board[row] = bit; // place
        if row < n - 1 {
            search(row + 1,
                   (left | bit) << 1, // left
                   down | bit, // down
                   (right | bit) >> 1); // right
        } else {
            solutions += 1; return; // solution
        }
    }
    return; // backtrack
}
search(0, 0, 0, 0); // finished";
