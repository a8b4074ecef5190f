//! The colours of the light theme, as `static/theme.css` names them.

use bitqueens_core::solver::{Line, LoopWord};

pub(super) const PAPER: &str = "#fbfaf6";
pub(super) const PANEL: &str = "#ffffff";
pub(super) const INK: &str = "#1c2126";
pub(super) const INK_SOFT: &str = "#555c63";
pub(super) const RULE: &str = "#d8d4c8";
pub(super) const RULE_STRONG: &str = "#8a8678";
pub(super) const ACCENT: &str = "#12527c";
pub(super) const WORK: &str = "#fdf3d3";
pub(super) const WORK_EDGE: &str = "#b98a00";
pub(super) const ALARM: &str = "#8f2d00";
pub(super) const LEFT: &str = "#0068a6";
pub(super) const DOWN: &str = "#b34c00";
pub(super) const RIGHT: &str = "#00755a";
pub(super) const SQUARE_LIGHT: &str = "#ffffff";
pub(super) const SQUARE_DARK: &str = "#f3f0e6";
pub(super) const SOLUTION: &str = "#7a3b93";
pub(super) const MASK: &str = "#6a6f74";
pub(super) const TAKEN: &str = "#7d5d00";
pub(super) const BIT_OFF_INK: &str = "#6a6f74";

/// The colour of an attack line and of its word.
pub(super) const fn of_line(line: Line) -> &'static str {
    match line {
        Line::Left => LEFT,
        Line::Down => DOWN,
        Line::Right => RIGHT,
    }
}

/// The colour of the ones of a word.
pub(super) const fn of_word(word: LoopWord) -> &'static str {
    match word {
        LoopWord::Attack(line) => of_line(line),
        LoopWord::Mask => MASK,
        LoopWord::Bitmap => INK,
        LoopWord::Bit => TAKEN,
    }
}
