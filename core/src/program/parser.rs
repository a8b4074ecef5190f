//! The statements of a program.

use super::{
    Expected, ProgramError, ProgramMistake, Spot,
    syntax::{Condition, Statement, Variable},
    token::{Kind, Token, tokens},
};

/// The most blocks, and the most parentheses, that may be open at once.
pub const DEEPEST_BLOCK: usize = 50;
/// The most operators that a statement may have.
pub const MOST_OPERATORS: usize = 300;
/// The most names that a program may have.
pub const MOST_NAMES: usize = 60;

/// The names that have a value before the first line.
const GIVEN: [&str; 2] = ["n", "mask"];

/// A name of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Name {
    pub(super) text: String,
    pub(super) is_array: bool,
    is_written: bool,
    /// Where it is read first.
    read: Option<Spot>,
}

/// A program that was read.
pub(super) struct Parsed {
    pub(super) statements: Vec<Statement>,
    pub(super) names: Vec<Name>,
    /// Where the last token begins.
    pub(super) end: Spot,
}

/// Reads the text of a program.
pub(super) fn parse(text: &str) -> Result<Parsed, ProgramError> {
    let mut parser = Parser {
        tokens: tokens(text)?,
        at: 0,
        names: Vec::new(),
        depth: 0,
        n_operators: 0,
    };
    let mut statements = Vec::new();
    while *parser.kind() != Kind::End {
        statements.push(parser.statement()?);
    }
    if statements.is_empty() {
        return Err(parser.wrong(ProgramMistake::NoStatement));
    }
    let end = parser.tokens[parser.at - 1].spot;
    let unwritten = parser.names.iter().filter(|name| !name.is_written);
    let unwritten = unwritten.filter(|name| !GIVEN.contains(&name.text.as_str()));
    let unwritten = unwritten.filter_map(|name| Some((name.read?, name)));
    if let Some((spot, name)) = unwritten.min_by_key(|(spot, _)| *spot) {
        let mistake = ProgramMistake::Unwritten(name.text.clone());
        return Err(ProgramError { spot, mistake });
    }
    Ok(Parsed {
        statements,
        names: parser.names,
        end,
    })
}

/// The tokens and the place among them.
pub(super) struct Parser {
    tokens: Vec<Token>,
    at: usize,
    names: Vec<Name>,
    depth: usize,
    /// The operators of the statement so far.
    n_operators: usize,
}

/// Says whether a place is read or written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    Read,
    Write,
}

impl Parser {
    pub(super) fn kind(&self) -> &Kind {
        &self.tokens[self.at].kind
    }

    pub(super) fn spot(&self) -> Spot {
        self.tokens[self.at].spot
    }

    pub(super) fn advance(&mut self) {
        if *self.kind() != Kind::End {
            self.at += 1;
        }
    }

    pub(super) fn wrong(&self, mistake: ProgramMistake) -> ProgramError {
        let spot = self.spot();
        ProgramError { spot, mistake }
    }

    /// The mistake that something else stands here. A sign that is missing is looked for behind the token
    /// before.
    pub(super) fn expected(&self, expected: Expected) -> ProgramError {
        let here = &self.tokens[self.at];
        let mut spot = here.spot;
        if let (Some(_), Some(before)) = (expected.sign(), self.at.checked_sub(1)) {
            let before = &self.tokens[before];
            if before.spot.line != spot.line {
                spot = before.spot;
                spot.column += before.text.chars().count();
            }
        }
        let found = here.text.clone();
        ProgramError {
            spot,
            mistake: ProgramMistake::Expected { expected, found },
        }
    }

    pub(super) fn sign(&mut self, sign: char, expected: Expected) -> Result<(), ProgramError> {
        if *self.kind() != Kind::Sign(sign) {
            return Err(self.expected(expected));
        }
        self.advance();
        Ok(())
    }

    /// Reads something one level deeper.
    pub(super) fn deeper<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, ProgramError>,
    ) -> Result<T, ProgramError> {
        if self.depth == DEEPEST_BLOCK {
            return Err(self.wrong(ProgramMistake::TooDeep));
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    /// Counts an operator of the statement.
    pub(super) fn count_operator(&mut self) -> Result<(), ProgramError> {
        self.n_operators += 1;
        if MOST_OPERATORS < self.n_operators {
            return Err(self.wrong(ProgramMistake::TooDeep));
        }
        Ok(())
    }

    fn statement(&mut self) -> Result<Statement, ProgramError> {
        self.n_operators = 0;
        match self.kind() {
            Kind::While => {
                self.advance();
                let condition = self.condition()?;
                let body = self.block()?;
                Ok(Statement::While { condition, body })
            }
            Kind::If => self.choice(),
            Kind::Name(_) => self.assignment(),
            _ => Err(self.expected(Expected::Statement)),
        }
    }

    fn choice(&mut self) -> Result<Statement, ProgramError> {
        self.advance();
        let condition = self.condition()?;
        let body = self.block()?;
        let mut other = Vec::new();
        if *self.kind() == Kind::Else {
            self.advance();
            if *self.kind() == Kind::If {
                other.push(self.deeper(Self::choice)?);
            } else {
                other = self.block()?;
            }
        }
        Ok(Statement::If {
            condition,
            body,
            other,
        })
    }

    fn block(&mut self) -> Result<Vec<Statement>, ProgramError> {
        self.sign('{', Expected::OpenBrace)?;
        let mut statements = Vec::new();
        while *self.kind() != Kind::Sign('}') {
            if *self.kind() == Kind::End {
                return Err(self.expected(Expected::CloseBrace));
            }
            statements.push(self.deeper(Self::statement)?);
        }
        self.advance();
        Ok(statements)
    }

    fn assignment(&mut self) -> Result<Statement, ProgramError> {
        let spot = self.spot();
        let place = match self.kind() {
            Kind::Name(name) => name.clone(),
            _ => return Err(self.expected(Expected::Statement)),
        };
        self.advance();
        let target = self.target(&place, spot, Use::Write)?;
        let Kind::Assign(operator) = *self.kind() else {
            return Err(self.expected(Expected::Assignment));
        };
        self.advance();
        let value = self.number()?;
        self.sign(';', Expected::Semicolon)?;
        Ok(Statement::Assign {
            target,
            operator,
            value,
            spot,
        })
    }

    /// Reads what may follow a name: the index of an element.
    pub(super) fn target(
        &mut self,
        name: &str,
        spot: Spot,
        used: Use,
    ) -> Result<Variable, ProgramError> {
        let is_array = *self.kind() == Kind::Sign('[');
        let place = self.name(name, is_array, spot, used)?;
        if !is_array {
            return Ok(Variable::Number(place));
        }
        self.advance();
        let index = self.deeper(Self::number)?;
        self.sign(']', Expected::CloseBracket)?;
        Ok(Variable::Element {
            array: place,
            index: Box::new(index),
            spot,
        })
    }

    fn name(
        &mut self,
        text: &str,
        is_array: bool,
        spot: Spot,
        used: Use,
    ) -> Result<usize, ProgramError> {
        let known = self.names.iter().position(|name| name.text == text);
        let place = known.unwrap_or(self.names.len());
        if known.is_none() {
            if place == MOST_NAMES {
                let mistake = ProgramMistake::TooManyNames;
                return Err(ProgramError { spot, mistake });
            }
            self.names.push(Name {
                text: text.to_owned(),
                is_array,
                is_written: false,
                read: None,
            });
        }
        let name = &mut self.names[place];
        if name.is_array != is_array || is_array && GIVEN.contains(&text) {
            let mistake = ProgramMistake::NumberAndArray(text.to_owned());
            return Err(ProgramError { spot, mistake });
        }
        name.is_written |= used == Use::Write;
        name.read = name.read.or((used == Use::Read).then_some(spot));
        Ok(place)
    }

    fn condition(&mut self) -> Result<Condition, ProgramError> {
        let spot = self.spot();
        let value = self.value()?;
        value.into_condition(spot)
    }
}
