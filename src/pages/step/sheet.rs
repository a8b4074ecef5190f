//! A step of the search as a sheet of paper to fill in by hand, and as a picture.

use crate::{
    draw::{Bits, CellStyle, Cells, bit_rows, escaped, in_font},
    text::{Lang, narrate},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{LoopWord, Machine},
};

#[derive(Clone, Debug, PartialEq)]
pub struct StepSheet {
    /// `left`, `down`, `right`, `mask`, `bitmap` and `bit`.
    pub rows: Vec<Bits>,
    /// Cells beyond the board, as many as `left` can need.
    pub n_ghosts: u8,
}

impl StepSheet {
    /// Finds the step at or nearest to a machine's whose row has all its words and a queen above it; a later step
    /// wins a tie. The only row of N = 1 needs no queen above. Returns the machine's own step where none will do.
    pub fn nearest(machine: &Machine) -> Machine {
        let mut ahead = machine.clone();
        let mut behind = machine.clone();
        loop {
            if asks(&ahead) {
                return ahead;
            }
            if asks(&behind) {
                return behind;
            }
            let (on, back) = (ahead.advance().is_some(), behind.retreat());
            if !on && !back {
                return machine.clone();
            }
        }
    }

    /// Lays out the sheet of the step where a machine stands.
    pub fn of(machine: &Machine, order: BitOrder) -> Self {
        let n = machine.size().get();
        // `left` moves one bit up on each row, so it needs one more cell a row.
        let row = machine.open_row();
        let rows = bit_rows(machine, order)
            .iter()
            .map(|word| {
                let n_ghosts = if word.word == LoopWord::ALL[0] {
                    row
                } else {
                    0
                };
                let n_bits = if word.known { n + n_ghosts } else { 0 };
                let (name, value) = (word.word.name(), word.bits.value);
                Bits::new(name, value, n_bits, Some(machine.size()), order)
            })
            .collect();
        Self {
            rows,
            n_ghosts: row,
        }
    }
}

/// True if the row in work has all its words, and a queen above it unless N = 1.
fn asks(machine: &Machine) -> bool {
    let first = u8::from(machine.size().get() > 1);
    machine
        .row()
        .is_some_and(|row| first <= row && machine.stage(row).has_bitmap())
}

/// The room around the drawing, in pixels.
const MARGIN: u32 = 16;

/// A self-contained SVG in light colours.
pub fn picture(machine: &Machine, order: BitOrder, lang: Lang) -> String {
    let drawing = Cells::over_words(machine, &LoopWord::ALL, order).drawing(CellStyle::FILE);
    let [width, height] = [drawing.width, drawing.height].map(|side| side + 2 * MARGIN);
    let (n, step) = (machine.size(), machine.counters().steps);
    let said = narrate(machine, order);
    let said = escaped(said.in_lang(lang));
    let shapes = drawing.to_svg(1, in_font);
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="ui-monospace, Menlo, Consolas, monospace"><title>N = {n}, {step}</title><desc>{said}</desc><rect width="{width}" height="{height}" fill="#ffffff"/><g transform="translate({MARGIN} {MARGIN})">{shapes}</g></svg>
"##
    )
}
