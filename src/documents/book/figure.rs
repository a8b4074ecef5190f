//! The pictures of the course, as the book has them.

use super::{
    markup::{escaped, prose, table},
    words,
};
use crate::{
    course::{CardPicture, ORDER, Picture, cells_of, costs, image_boards, sketch_of, wheel_hands},
    draw::{
        self, Board, CellStyle, Cells, Drawing, Look, Mark, NodeKind, Sketch, Tree, in_font,
        palette,
    },
    pages::lesson::words::{self as course, COSTS},
    text::{Lang, Sentence, grouped, listing_text},
};
use bitqueens_core::{
    bits::{View, Width, Word},
    solver::{Machine, Size},
};

/// The room around a drawing, in pixels.
const MARGIN: u32 = 8;
/// From a leaf of a search tree to the next one, in pixels.
const LEAF: u32 = 44;
/// The side of a square of a sketch, and of a small board.
const SKETCHED: u32 = 28;
const SMALL: u32 = 14;

/// A picture as the book has it.
pub(super) enum Drawn {
    /// A file, its width in pixels, and what it shows in words; without words the text below says the same.
    Svg {
        svg: String,
        width: u32,
        said: String,
    },
    /// XHTML.
    Text(String),
    Both(Box<Self>, String),
}

/// A drawing as a file, in the colours of the light theme.
pub(super) fn svg(drawing: &Drawing, said: String) -> Drawn {
    let [width, height] = [drawing.width, drawing.height].map(|side| side + 2 * MARGIN);
    let shapes = drawing.to_svg(1, in_font);
    let title = escaped(&said);
    Drawn::Svg {
        svg: format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" font-family=\"ui-monospace, Menlo, Consolas, monospace\"><title>{title}</title><rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/><g transform=\"translate({MARGIN} {MARGIN})\">{shapes}</g></svg>\n",
            palette::PANEL
        ),
        width,
        said,
    }
}

pub(super) fn of_picture(picture: &Picture, lang: Lang) -> Drawn {
    let own = |of: Sentence| of.into_lang(lang);
    match picture {
        Picture::Table { heads, rows } => {
            let heads: Vec<_> = heads.iter().map(|head| prose(head)).collect();
            let rows = rows.iter();
            let rows = rows.map(|row| row.iter().map(|cell| prose(cell)).collect());
            Drawn::Text(table(&heads, rows))
        }
        Picture::Sums { side, queens } => Drawn::Text(sums(*side, queens, lang)),
        Picture::Wheel { x, width } => {
            let (x, said) = (Word::cut(*x, *width), course::wheel);
            svg(&wheel(x, *width), own(said(x)))
        }
        Picture::Tree { side } => {
            let tree = Tree::of(&Machine::new(*side), ORDER);
            let [dead_ends, solutions] =
                [NodeKind::DeadEnd, NodeKind::Solution].map(|kind| tree.count(kind));
            let said = own(course::tree(*side, tree.nodes.len(), dead_ends, solutions));
            let signs = words::TREE_SIGNS.in_lang(lang);
            let drawn = svg(&draw::tree(&tree, LEAF), said);
            Drawn::Both(Box::new(drawn), format!("<p class=\"meaning\">{signs}</p>"))
        }
        Picture::Costs { side } => {
            let costs = costs(*side).into_iter().zip(COSTS);
            let said =
                costs.map(|(cost, name)| format!("{}: {}", name.in_lang(lang), grouped(cost)));
            let said: Vec<_> = said.collect();
            let drawing = CardPicture::Costs(*side).drawing(CellStyle::FILE);
            let below = format!("<p>{}</p>", escaped(&said.join("; ")));
            Drawn::Both(Box::new(svg(&drawing, said.join("; "))), below)
        }
        Picture::Images { place } => {
            let queens: Vec<u32> = place.machine().queens().collect();
            let boards = image_boards(&queens, place.size()).into_iter();
            let boards: Vec<_> = boards.map(|board| board.columns).collect();
            let listed = |columns: &Vec<u8>| columns.iter().map(u8::to_string).collect::<String>();
            let columns: Vec<_> = boards.iter().map(listed).collect();
            let said = format!("{}: {}", course::IMAGES.in_lang(lang), columns.join("; "));
            svg(&draw::boards(&boards, SMALL), said)
        }
        Picture::Reach { side, queen } => board(&Board::reach(*side, *queen), lang),
        Picture::Queens { side, queens } => board(&Board::loose(*side, queens), lang),
        Picture::Arrays { .. } => {
            let code = format!("<pre><code>{}</code></pre>", escaped(&listing_text()));
            Drawn::Both(Box::new(cells(picture, lang)), code)
        }
        picture => match sketch_of(picture) {
            Some(sketch) => svg(&sketch.drawing(SKETCHED), sketched(&sketch, lang)),
            None => cells(picture, lang),
        },
    }
}

fn cells(picture: &Picture, lang: Lang) -> Drawn {
    let cells = cells_of(picture).expect("a picture of squares or bits");
    svg(&cells.drawing(CellStyle::FILE), alternative(&cells, lang))
}

pub(super) fn board(board: &Board, lang: Lang) -> Drawn {
    let cells = Cells::of_board(board);
    svg(&cells.drawing(CellStyle::FILE), alternative(&cells, lang))
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
    let size = words::squares(side, side, 0, 0);
    let size = (0 < side).then(|| size.into_lang(lang) + " ");
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
    size.unwrap_or_default() + &parts.join("; ")
}

fn sketched(sketch: &Sketch, lang: Lang) -> String {
    let (n_shaded, n_crossed) = (sketch.shaded.len(), sketch.crossed.len());
    let said = words::squares(sketch.width, sketch.height, n_shaded, n_crossed);
    let said = if sketch.queens.is_empty() {
        said
    } else {
        said.and(&course::queens(&sketch.queens))
    };
    said.into_lang(lang)
}

/// Small boards in a line, each with a word below it.
pub(super) fn small(all: &[(Sketch, String)]) -> Drawn {
    let drawn = all.iter().map(|(sketch, below)| {
        let Drawn::Svg { svg, .. } = svg(&sketch.drawing(SMALL), below.clone()) else {
            return String::new();
        };
        format!(
            "<li>{}<br/><code>{}</code></li>",
            svg.trim_end(),
            escaped(below)
        )
    });
    Drawn::Text(format!(
        "<ul class=\"boards\">{}</ul>",
        drawn.collect::<String>()
    ))
}

/// A board with row + column in every square; queens stand where the sum is bold.
fn sums(size: Size, queens: &[(u8, u8)], lang: Lang) -> String {
    let n = size.get();
    let heads = (0..n).map(|column| column.to_string());
    let heads: Vec<_> = std::iter::once(course::ROW_AND_COLUMN.in_lang(lang).to_owned())
        .chain(heads)
        .collect();
    let rows = (0..n).map(|row| {
        let sums = (0..n).map(|column| {
            if queens.contains(&(row, column)) {
                format!("<b>{} ♛</b>", row + column)
            } else {
                (row + column).to_string()
            }
        });
        std::iter::once(row.to_string()).chain(sums).collect()
    });
    table(&heads, rows)
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
