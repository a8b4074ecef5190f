//! A program as a complete file in another language.

mod frame;
mod names;
mod operators;
mod writer;

use super::{Program, ProgramRun};
use crate::solver::Size;
use writer::Writer;

crate::named! {
    /// A language that a program is written out in.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Export {
        /// Python 3.
        Python => "python",
        /// C99.
        C => "c",
        /// JavaScript, with `BigInt`.
        JavaScript => "javascript",
        /// Rust, without a package.
        Rust => "rust",
    }
}

impl Export {
    /// The largest board whose count the file prints. The texts in `frame` write it out.
    pub const LARGEST: u8 = 10;
    /// The instructions within which a program is looked through for operations that need 64 bits.
    const LIMIT: u64 = 10_000_000;

    /// The language's own name.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Python => "Python",
            Self::C => "C",
            Self::JavaScript => "JavaScript",
            Self::Rust => "Rust",
        }
    }

    /// The ending of the file's name.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Python => "py",
            Self::C => "c",
            Self::JavaScript => "js",
            Self::Rust => "rs",
        }
    }

    /// The file that prints the side and the count of each board from N = 1 on: the program's own statements
    /// and names. At an index outside its array it says where, with the words `outside`, and stops.
    ///
    /// ```
    /// use bitqueens_core::program::{Export, Program};
    ///
    /// let program = Program::read("x = 1 << n; solutions = x - 1 & mask;").unwrap();
    /// let text = Export::Python.text(&program, "index outside the array");
    /// assert!(text.contains("\n    x = 1 << n\n    solutions = (x - 1) & mask\n    return solutions\n"));
    /// ```
    #[must_use]
    pub fn text(self, program: &Program, outside: &str) -> String {
        let mut writer = Writer::new(self, program, is_plain(program));
        writer.program(outside);
        writer.text
    }
}

/// Tells whether the program needs nothing but the languages' own operators up to the largest board.
fn is_plain(program: &Program) -> bool {
    let mut left = Export::LIMIT;
    Size::all()
        .take_while(|size| size.get() <= Export::LARGEST)
        .all(|size| {
            let mut run = ProgramRun::new(program, size).with_limit(left);
            run.by_ref().for_each(drop);
            left -= run.instructions();
            run.is_plain() && left != 0
        })
}
