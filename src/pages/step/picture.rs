//! The current picture as a file: board and binary rows as one SVG with its colours inside.

use crate::{
    draw::{CellStyle, Cells, escaped, in_font},
    text::{Lang, narrate},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{LoopWord, Machine},
};

/// The room around the drawing, in pixels.
const MARGIN: u32 = 16;

/// A file that needs nothing else, in light colours.
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
