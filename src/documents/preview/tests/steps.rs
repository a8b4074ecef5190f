//! What is drawn of a micro-step, compared with the machine.

use super::{count, machine};
use crate::{
    documents::preview::{glyph, of_step, palette},
    draw::{BitRow, bit_rows},
    pages::learn::ORDER,
};
use bitqueens_core::solver::{Machine, Phase, Placement};

/// The group of a word in a picture.
fn group<'a>(svg: &'a str, word: &str) -> &'a str {
    let start = format!(r#"<g data-word="{word}">"#);
    let (_, behind) = svg.split_once(&start).unwrap();
    behind.split_once("</g>").unwrap().0
}

/// The digits that are drawn in a group, as a number; `None` where none are.
fn number(group: &str) -> Option<u64> {
    let digits = group.split(" d=\"").skip(1).map(|glyph| {
        let (d, _) = glyph.split_once('"').unwrap();
        let is = |digit| d == glyph::path(digit);
        assert!(is('0') || is('1'), "{d} is no bit");
        u64::from(is('1'))
    });
    digits.fold(None, |number, digit| Some(number.unwrap_or(0) << 1 | digit))
}

/// Compares a row of a picture with the word of the machine.
fn is_drawn(svg: &str, row: &BitRow, machine: &Machine) {
    let (word, name) = (row.word, row.word.name());
    let group = group(svg, name);
    if !row.known {
        assert_eq!(group, "", "{name} is not known in {machine:?}");
        return;
    }
    let words = machine.words(machine.open_row());
    let value = word.value(&words, machine.size(), machine.bit());
    assert_eq!(number(group), Some(value), "{name} in {machine:?}");
    // The ones of the board are filled with the colour of their word.
    let filled = format!(r#"fill="{}""#, palette::of_word(word));
    let on_board = value & u64::from(machine.size().mask());
    let n_filled = u32::try_from(count(group, &filled));
    assert_eq!(n_filled, Ok(on_board.count_ones()), "{name} in {machine:?}");
    // The bits beyond it are dashed.
    let length = u64::BITS - value.leading_zeros();
    let n_beyond = length.saturating_sub(machine.size().get().into());
    let n_dashed = u32::try_from(count(group, "stroke-dasharray"));
    assert_eq!(n_dashed, Ok(n_beyond), "{name} in {machine:?}");
}

#[test]
fn the_bits_of_a_step_are_the_words_of_the_machine() {
    let mut machine = machine(6, 0);
    let (mut n_unknown, mut n_beyond) = (0, 0);
    loop {
        let svg = of_step(&machine);
        for row in bit_rows(&machine, ORDER) {
            is_drawn(&svg, &row, &machine);
            n_unknown += usize::from(!row.known);
            n_beyond += row.bits.cells.iter().filter(|bit| bit.ghost).count();
        }
        if machine.advance().is_none() {
            break;
        }
    }
    assert!(0 < n_unknown && 0 < n_beyond);
}

#[test]
fn a_step_has_its_queens() {
    let mut machine = machine(5, 0);
    let crown = r#"d="M3 7.5 7 13l2-8"#;
    let mut most = 0;
    while machine.advance().is_some() {
        let n_queens = Placement::standing(&machine).n_queens();
        most = most.max(n_queens);
        // One more is the mark's.
        let n_crowns = count(&of_step(&machine), crown);
        assert_eq!(n_crowns, usize::from(n_queens) + 1, "{machine:?}");
    }
    assert_eq!(most, 5);
}

#[test]
fn the_lines_of_a_step_are_those_of_its_queens() {
    let mut machine = machine(5, 0);
    while machine.phase() != Phase::Free {
        machine.advance();
    }
    // The first queen stands on bit 0: in the row below nothing is left of her line to the right.
    let svg = of_step(&machine);
    for (color, n_lines) in [(palette::LEFT, 1), (palette::DOWN, 1), (palette::RIGHT, 0)] {
        let line = format!(r#"fill="none" stroke="{color}" stroke-width="4""#);
        assert_eq!(count(&svg, &line), n_lines, "{color}");
    }
}
