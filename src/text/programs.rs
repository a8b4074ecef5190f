//! The search as whole programs, in the language of the reader's choice.
//!
//! The files in `programs/` run as they are. A comment at the end of a line names the micro-steps
//! that carry the line out; the page marks the line and leaves the comment out.

use super::{LISTING, Phrase, words};
use bitqueens_core::solver::{Phase, Size};

bitqueens_core::named! {
    /// A language that the code can be shown in.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum CodeLanguage {
        /// The bare lines of the loop, in nobody's language.
        #[default]
        Plain => "plain",
        Rust => "rust",
        C => "c",
        Python => "python",
        JavaScript => "javascript",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeForm {
    /// Calls remember the rows above.
    Recursive,
    /// Arrays remember the rows above.
    Loop,
}

impl CodeLanguage {
    /// The name that a reader sees.
    pub const fn phrase(self) -> Phrase {
        match self {
            Self::Plain => words::CODE_PLAIN,
            Self::Rust => words::CODE_RUST,
            Self::C => words::CODE_C,
            Self::Python => words::CODE_PYTHON,
            Self::JavaScript => words::CODE_JAVASCRIPT,
        }
    }

    /// The program as its file has it; `None` for the bare lines, which are not a program.
    const fn loop_program(self) -> Option<&'static str> {
        Some(match self {
            Self::Plain => return None,
            Self::Rust => include_str!("../../programs/loop.rs"),
            Self::C => include_str!("../../programs/loop.c"),
            Self::Python => include_str!("../../programs/loop.py"),
            Self::JavaScript => include_str!("../../programs/loop.js"),
        })
    }

    const fn recursive_program(self) -> Option<&'static str> {
        Some(match self {
            Self::Plain => return None,
            Self::Rust => include_str!("../../programs/recursive.rs"),
            Self::C => include_str!("../../programs/recursive.c"),
            Self::Python => include_str!("../../programs/recursive.py"),
            Self::JavaScript => include_str!("../../programs/recursive.js"),
        })
    }

    pub fn lines(self, form: CodeForm, size: Size) -> Vec<CodeLine> {
        match form {
            CodeForm::Loop => self.loop_lines(size),
            CodeForm::Recursive => self.recursive_lines(size),
        }
    }

    /// The program of the loop for a board of this size.
    pub fn loop_for(self, size: Size) -> Option<String> {
        self.loop_program().map(|program| with_size(program, size))
    }

    /// The lines of the loop to print. A page that shows one form does not carry the texts of the other.
    pub fn loop_lines(self, size: Size) -> Vec<CodeLine> {
        match self.loop_for(size) {
            Some(program) => program.lines().map(CodeLine::read).collect(),
            None => LISTING
                .iter()
                .map(|line| CodeLine {
                    code: line.code.to_owned(),
                    phases: [line.phase, None],
                })
                .collect(),
        }
    }

    fn recursive_lines(self, size: Size) -> Vec<CodeLine> {
        let program = match self.recursive_program() {
            Some(program) => with_size(program, size),
            None => RECURSIVE.to_owned(),
        };
        program.lines().map(CodeLine::read).collect()
    }
}

/// A program of the folder for another board than its own, which has 8 columns.
fn with_size(program: &str, size: Size) -> String {
    program.replacen("= 8", &format!("= {size}"), 1)
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeLine {
    pub code: String,
    /// The micro-steps that carry it out.
    pub phases: [Option<Phase>; 2],
}

impl CodeLine {
    /// Takes the comment that names phases off a line; other comments stay.
    fn read(line: &str) -> Self {
        let unmarked = || Self {
            code: line.to_owned(),
            phases: [None; 2],
        };
        let Some((code, names)) = line.rsplit_once(['/', '#']) else {
            return unmarked();
        };
        let mut phases = [None; 2];
        for (place, name) in names.split_whitespace().enumerate() {
            match (phases.get_mut(place), Phase::from_name(name)) {
                (Some(phase), Some(named)) => *phase = Some(named),
                _ => return unmarked(),
            }
        }
        if phases == [None; 2] {
            return unmarked();
        }
        Self {
            code: code.trim_end_matches(['/', ' ']).to_owned(),
            phases,
        }
    }

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
