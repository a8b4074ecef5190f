//! The notation of the page's listing as a small language, read and run line by line.
//!
//! ```text
//! program     statement …
//! statement   name = number;   name[number] += number;
//!             while condition { … }   if condition { … } else { … }
//! condition   number < number   !condition   condition && condition   condition || condition
//! number      the expressions of the bit lab, with names and elements of arrays
//! ```
//!
//! | to read | for |
//! |---|---|
//! | [`Program`], [`ProgramError`] | a text that was read, and the first mistake in one that was not |
//! | [`Statement`], [`Variable`], [`Expression`], [`Condition`] | the tree of a program |
//! | [`ProgramRun`], [`RanLine`], [`Stop`] | the lines carried out, one for each call of `next` |
//! | [`Export`] | a program as a file in another language |
//! | [`LISTING`] | the loop as the page prints it |
//! | [`CARRY_CHAIN`] | a way with fewer placements, with gaps |
//! | [`Judgement`], [`Divergence`] | the counts of a program, and the step at which it goes wrong |

mod carry_chain;
mod code;
mod export;
mod expression;
mod judge;
mod listing;
mod mistake;
mod parser;
mod run;
mod spot;
mod syntax;
mod text;
mod token;

pub use carry_chain::CARRY_CHAIN;
pub use export::Export;
pub use judge::{Divergence, JudgedWord, Judgement, QueensRun, Verdict, Wrong};
pub use listing::{Decision, LISTING, ListingLine, listing_text, listing_with};
pub use mistake::{Expected, ProgramError, ProgramMistake};
pub use parser::{DEEPEST_BLOCK, MOST_NAMES, MOST_OPERATORS};
pub use run::{ProgramRun, RanLine, Stop, Write};
pub use spot::Spot;
pub use syntax::{Comparison, Condition, Expression, Statement, Variable};
pub use text::Program;
pub use token::LONGEST_PROGRAM;
