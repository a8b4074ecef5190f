//! A program that was read.

use std::sync::Arc;

use super::{
    ProgramError,
    code::{Instruction, compile},
    parser::{Name, parse},
    syntax::Statement,
};

/// A program that was read: its statements, its names, and the instructions that carry it out.
///
/// ```
/// use bitqueens_core::{program::{Program, ProgramRun}, solver::Size};
///
/// let program = Program::read("row = n;\nwhile row > 0 { row -= 1; solutions += 2; }").unwrap();
/// let mut run = ProgramRun::new(&program, Size::new(4)?);
/// assert!(run.by_ref().all(|line| line.is_ok()));
/// assert_eq!(run.number("solutions"), Some(8));
/// # Ok::<(), bitqueens_core::solver::SizeError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    statements: Arc<[Statement]>,
    pub(super) names: Arc<[Name]>,
    pub(super) code: Arc<[Instruction]>,
}

impl Program {
    /// Reads a text.
    ///
    /// # Errors
    /// [`ProgramError`] with the place and the kind of the first mistake.
    pub fn read(text: &str) -> Result<Self, ProgramError> {
        let parsed = parse(text)?;
        let code = compile(&parsed.statements, parsed.end);
        Ok(Self {
            statements: parsed.statements.into(),
            names: parsed.names.into(),
            code: code.into(),
        })
    }

    /// The statements.
    #[must_use]
    pub fn statements(&self) -> &[Statement] {
        &self.statements
    }

    /// The names in the order of their first use, and whether each is an array. A statement names them by
    /// their place in this list.
    #[must_use]
    pub fn names(&self) -> impl ExactSizeIterator<Item = (&str, bool)> {
        self.names
            .iter()
            .map(|name| (name.text.as_str(), name.is_array))
    }

    /// The place of a name in the list of names.
    pub(super) fn place(&self, name: &str, is_array: bool) -> Option<usize> {
        let mut names = self.names.iter();
        names.position(|own| own.text == name && own.is_array == is_array)
    }
}
