//! The pictures of the course, as the book has them.

use crate::{
    course::{Picture, cells_of, wheel_hands},
    draw::{self, Board, CellStyle, Cells, Drawing, Look, Mark, NodeKind},
    pages::lesson::{still, words as course},
    question::still::{Node, Part},
    text::{
        Lang, listing_text,
        words::{BETWEEN_ITEMS, BETWEEN_SENTENCES},
    },
};
use bitqueens_core::bits::{View, Width, Word};

/// A picture as a tree: where the page draws its own, a drawing with what it shows in words.
pub(super) fn of_picture(picture: &Picture, lang: Lang) -> Vec<Node> {
    let drawn = |drawing: Drawing, said: String| {
        let (class, said) = ("", Some(said));
        Node::Part(Part::Drawing {
            drawing,
            class,
            said,
        })
    };
    let cells = |of: &Cells| drawn(of.drawing(CellStyle::FILE), alternative(of, lang));
    if let Some(alike) = still::picture(picture, lang) {
        return vec![alike];
    }
    let code = matches!(picture, Picture::Arrays { .. })
        .then(|| Node::of("pre", [Node::Code(listing_text())]));
    let node = match picture {
        Picture::Table { heads, rows } => {
            let rows = rows.iter().filter_map(|row| row.split_first());
            let rows = rows.map(|(name, cells)| Node::row(name, cells.iter().map(Node::text)));
            Node::table("table", heads.iter().map(Node::text), rows)
        }
        Picture::Wheel { x, width } => {
            let x = Word::cut(*x, *width);
            drawn(wheel(x, *width), course::wheel(x).into_lang(lang))
        }
        Picture::Reach { side, queen } => cells(&Cells::of_board(&Board::reach(*side, *queen))),
        Picture::Queens { side, queens } => cells(&Cells::of_board(&Board::loose(*side, queens))),
        picture => cells(&cells_of(picture).expect("a picture of squares or bits")),
    };
    [node].into_iter().chain(code).collect()
}

/// The queens of a figure, and each of its words.
fn alternative(cells: &Cells, lang: Lang) -> String {
    let squares = cells.rows.iter().flat_map(|row| &row.squares);
    let queens = squares.filter(|square| square.mark == Mark::Queen);
    let queens: Vec<_> = queens.map(|of| (of.row, of.column)).collect();
    let n_rows = cells
        .rows
        .iter()
        .filter(|row| !row.squares.is_empty())
        .count();
    let side = u8::try_from(n_rows).unwrap_or(0);
    let size = course::squares(side, side, 0, 0);
    let size = (0 < side).then(|| size.into_lang(lang) + BETWEEN_SENTENCES.in_lang(lang));
    let queens = (!queens.is_empty()).then(|| course::queens(&queens).into_lang(lang));
    let bits = cells.rows.iter().map(|row| &row.bits);
    let bits = bits.filter(|bits| !bits.cells.is_empty()).map(|bits| {
        let digits: String = bits.cells.iter().map(draw::BitCell::digit).collect();
        match &*bits.name {
            "" => digits,
            name => format!("{name} = {digits}"),
        }
    });
    let parts: Vec<_> = queens.into_iter().chain(bits).collect();
    size.unwrap_or_default() + &parts.join(BETWEEN_ITEMS.in_lang(lang))
}

/// Every word of a width in a circle, with its signed value; lines lead to `x` and `-x`.
fn wheel(x: Word, width: Width) -> Drawing {
    const MIDDLE: u32 = 170;
    let mut drawing = Drawing::new(2 * MIDDLE, 2 * MIDDLE);
    let n_words = width.mask() + 1;
    let at = |value: u32, radius: f64| {
        let turn = std::f64::consts::TAU * f64::from(value) / f64::from(n_words);
        let place = |of: f64| pixel(f64::from(MIDDLE) + radius * of);
        (place(turn.sin()), place(-turn.cos()))
    };
    for (name, word) in wheel_hands(x) {
        drawing.line(Look::Rule, at(word.value(), 30.0), at(word.value(), 78.0));
        drawing.text(Look::Worth, at(word.value(), 18.0), 14, name);
    }
    for value in 0..n_words {
        let word = Word::cut(value, width);
        let kind = if word == x || word == x.negated() {
            NodeKind::Solution
        } else {
            NodeKind::Open
        };
        drawing.circle(Look::Node(kind), at(value, 96.0), 16);
        let signed = word.value_in(View::Signed).to_string();
        drawing.text(Look::Column(kind), at(value, 96.0), 13, &signed);
        drawing.text(Look::Worth, at(value, 138.0), 13, &word.to_string());
    }
    drawing
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a place inside of the drawing"
)]
fn pixel(place: f64) -> u32 {
    place.round().max(0.0) as u32
}
