//! The stages on the way from reading the loop to writing it: the text that each begins with, and its hints.
//! There is for each place of the program what it is to do, then the idea, and at last the code.

use bitqueens_core::{named, program::CARRY_CHAIN, solver::Phase};

use super::words;
use crate::site::WholeProgram;
use crate::text::{GAP, LISTING, Lang, ListingLine, listing_text};

named! {
    /// A stage, by its name in addresses and in `data-stage`.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Stage {
        Order => "order",
        #[default]
        Blank => "blank",
        All => "all",
        /// Write the loop from its comments.
        Comments => "comments",
        Nothing => "nothing",
        /// Make it search half of the first row.
        HalfRow => "half-row",
        /// Fill the ring first, and count it for its images.
        CarryChain => "carry-chain",
    }
}

named! {
    /// The blank of [`Stage::Blank`], by its name in addresses.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Blank {
        /// The square to take.
        #[default]
        Pick => "bit",
        /// Taking the bit out of the bitmap.
        Clear => "clear",
        /// The attack word of the left diagonal.
        Left => "left",
        /// The attack word of the column.
        Down => "down",
        /// The attack word of the right diagonal.
        Right => "right",
        Free => "bitmap",
    }
}

/// A place of the program that a reader is to fill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintPlace {
    Line(&'static ListingLine),
    /// A gap of the carry chain, from 0.
    Gap(usize),
    /// A change that makes the loop search half of row 0, from 0.
    Change(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    Asked(HintPlace),
    Idea(HintPlace),
    /// The line or the expression.
    Code(&'static str),
}

impl Hint {
    /// The value of `data-hint`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Asked(_) => "asked",
            Self::Idea(_) => "idea",
            Self::Code(_) => "code",
        }
    }

    /// The hints of a place, in their order.
    pub(super) const fn of(place: HintPlace, code: &'static str) -> [Self; 3] {
        [Self::Asked(place), Self::Idea(place), Self::Code(code)]
    }
}

impl Blank {
    /// The step whose line has the blank.
    const fn phase(self) -> Phase {
        match self {
            Self::Pick => Phase::Pick,
            Self::Clear => Phase::Clear,
            Self::Left => Phase::Left,
            Self::Down => Phase::Down,
            Self::Right => Phase::Right,
            Self::Free => Phase::Free,
        }
    }
}

impl Stage {
    pub fn start(self, blank: Blank, lang: Lang) -> String {
        match self {
            Self::Order => lines(in_turn().map(|at| LISTING[at].code.trim().to_owned())),
            Self::Blank => with_gaps(|phase| phase == blank.phase()),
            Self::All => with_gaps(|phase| {
                !matches!(phase, Phase::Solution | Phase::Backtrack | Phase::Finished)
            }),
            Self::Comments => lines(LISTING.iter().filter_map(|line| {
                let indent = line.code.len() - line.code.trim_start().len();
                let comment = words::comment(line)?.in_lang(lang);
                Some(format!("{:indent$}// {comment}", ""))
            })),
            Self::Nothing => String::new(),
            Self::HalfRow => listing_text(),
            Self::CarryChain => {
                let pieces = CARRY_CHAIN.iter().zip(words::PIECES);
                lines(pieces.map(|(piece, comment)| {
                    let indent = piece.len() - piece.trim_start().len() - 1;
                    let code = piece.split('`').enumerate();
                    let code = code.map(|(at, code)| if at % 2 == 0 { code } else { "?" });
                    let code: String = code.collect();
                    format!("{:indent$}// {}{code}", "", comment.in_lang(lang))
                }))
            }
        }
    }

    /// Tells whether the stage leaves squares out, so that only the counts can be judged.
    pub const fn leaves_out(self) -> bool {
        matches!(self, Self::HalfRow | Self::CarryChain)
    }

    /// The hints, for one place of the program after the other.
    pub fn hints(self, blank: Blank) -> Vec<Hint> {
        let gaps = |piece: &'static str| piece.split('`').skip(1).step_by(2);
        let is_open = |line: &&ListingLine| match (self, line.phase) {
            (Self::All, None) => false,
            (Self::Blank, phase) => phase == Some(blank.phase()),
            _ => line.code.trim() != "}",
        };
        match self {
            Self::HalfRow => {
                let changes = HALF_ROW.into_iter().zip(0..);
                let hints = changes.flat_map(|(code, at)| Hint::of(HintPlace::Change(at), code));
                hints.collect()
            }
            Self::CarryChain => {
                let gaps = CARRY_CHAIN.into_iter().flat_map(gaps).zip(0..);
                let hints = gaps.flat_map(|(code, at)| Hint::of(HintPlace::Gap(at), code));
                hints.collect()
            }
            _ => {
                let lines = LISTING.iter().filter(is_open);
                lines
                    .flat_map(|line| Hint::of(HintPlace::Line(line), line.code.trim()))
                    // Its text says already what each line is to do.
                    .filter(|hint| self != Self::Comments || !matches!(hint, Hint::Asked(_)))
                    .collect()
            }
        }
    }
}

/// The lines that search half of row 0: the first in the place of its own, the second behind `solutions += 1;`.
const HALF_ROW: [&str; 2] = [
    "bitmap[0] = mask ^ ((1 << (n >> 1)) - 1);",
    "if (board[0] >> ((n + 1) >> 1)) != 0 { solutions += 1; }",
];

/// The places of the listing's lines, in the order in which they are first shown to be put in theirs.
pub(super) fn in_turn() -> impl Iterator<Item = usize> {
    // Both numbers have no divisor in common, so every line comes once.
    (0..LISTING.len()).map(|at| (at * 7 + 5) % LISTING.len())
}

/// The text of a whole program.
pub(super) fn whole_text(program: WholeProgram) -> String {
    match program {
        WholeProgram::Loop => listing_text(),
        WholeProgram::HalfRow => {
            let [first_row, counted] = HALF_ROW;
            listing_text()
                .replace("bitmap[0] = mask;", first_row)
                .replace("solutions += 1;", &format!("solutions += 1; {counted}"))
        }
        WholeProgram::CarryChain => CARRY_CHAIN
            .concat()
            .replace('`', "")
            .trim_start()
            .to_owned(),
    }
}

/// The first line of a text that is not the listing's at its place. The three shadows may stand in any order.
pub(super) fn first_misplaced(text: &str) -> Option<usize> {
    let kind = |code: &'static str, phase: Option<Phase>| match phase {
        Some(Phase::Left | Phase::Down | Phase::Right) => "",
        _ => code.trim(),
    };
    let kind_of = |text: &str| {
        let line = LISTING.iter().find(|line| line.code.trim() == text.trim());
        line.map(|line| kind(line.code, line.phase))
    };
    let wanted = LISTING.iter().map(|line| Some(kind(line.code, line.phase)));
    let mut pairs = text.lines().map(kind_of).zip(wanted);
    pairs.position(|(found, wanted)| found != wanted)
}

fn lines(lines: impl Iterator<Item = String>) -> String {
    lines.map(|line| line + "\n").collect()
}

/// The listing with a gap in place of what the chosen lines write last.
///
/// ```text
/// bit = bitmap[row] & -bitmap[row];     bit = ?;
/// ```
fn with_gaps(is_open: impl Fn(Phase) -> bool) -> String {
    lines(LISTING.iter().map(|line| {
        let assignment = line.code.rfind("= ");
        match (line.phase.filter(|phase| is_open(*phase)), assignment) {
            (Some(_), Some(at)) => format!("{}= {GAP};", &line.code[..at]),
            _ => line.code.to_owned(),
        }
    }))
}
