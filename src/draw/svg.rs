//! A drawing as a file: SVG with the colours of the light theme inside.

use std::fmt::Write;

use super::{
    BarLook, BitLook, CROWN, Drawing, Ground, Look, NodeKind, Shape,
    drawing::{baseline, queen_transform},
};
use bitqueens_core::solver::{Line, LoopWord};

/// A text as a file has it, with how it lies at its place and its colour.
#[derive(Clone, Copy, Debug)]
pub struct Lettering<'a> {
    pub anchor: &'static str,
    /// The middle of the text, or the middle of each character.
    pub middles: &'a [u32],
    pub y: u32,
    pub size: u32,
    pub text: &'a str,
    pub color: &'static str,
}

/// A text in the font that the file names.
pub fn in_font(text: &Lettering) -> String {
    let middles: Vec<_> = text.middles.iter().map(u32::to_string).collect();
    format!(
        r#"<text x="{}" y="{}" font-size="{}" text-anchor="{}" fill="{}">{}</text>"#,
        middles.join(" "),
        baseline(text.y, text.size),
        text.size,
        text.anchor,
        text.color,
        escaped(text.text)
    )
}

/// The colours of the light theme, as `static/theme.css` names them.
pub mod palette {
    pub const PAPER: &str = "#fbfaf6";
    pub const PANEL: &str = "#ffffff";
    pub const INK: &str = "#1c2126";
    pub const INK_SOFT: &str = "#555c63";
    pub const RULE: &str = "#d8d4c8";
    pub const RULE_STRONG: &str = "#8a8678";
    pub const ACCENT: &str = "#12527c";
    pub const WORK: &str = "#fdf3d3";
    pub const WORK_EDGE: &str = "#b98a00";
    pub const ALARM: &str = "#8f2d00";
    pub const LEFT: &str = "#0068a6";
    pub const DOWN: &str = "#b34c00";
    pub const RIGHT: &str = "#00755a";
    pub const SQUARE_LIGHT: &str = "#fbf7ec";
    pub const SQUARE_DARK: &str = "#e6dcc6";
    pub const SOLUTION: &str = "#7a3b93";
    pub const MASK: &str = "#6a6f74";
    pub const TAKEN: &str = "#7d5d00";
    pub const BIT_OFF_INK: &str = "#6a6f74";
}

use palette::{
    ACCENT, ALARM, BIT_OFF_INK, DOWN, INK, INK_SOFT, LEFT, MASK, PANEL, RIGHT, RULE, RULE_STRONG,
    SOLUTION, SQUARE_DARK, SQUARE_LIGHT, TAKEN, WORK, WORK_EDGE,
};

#[derive(Clone, Copy)]
struct Paint {
    fill: &'static str,
    /// In hundredths.
    opacity: u8,
    stroke: &'static str,
    /// In tenths of the pen.
    width: u32,
    dashed: bool,
}

const fn filled(fill: &'static str) -> Paint {
    Paint {
        fill,
        opacity: 100,
        stroke: "none",
        width: 0,
        dashed: false,
    }
}

const fn stroked(stroke: &'static str, width: u32) -> Paint {
    outlined("none", stroke, width)
}

const fn outlined(fill: &'static str, stroke: &'static str, width: u32) -> Paint {
    Paint {
        stroke,
        width,
        ..filled(fill)
    }
}

const fn dashed(stroke: &'static str) -> Paint {
    Paint {
        dashed: true,
        ..stroked(stroke, 10)
    }
}

/// The colour of an attack line and of its word.
const fn of_line(line: Line) -> &'static str {
    match line {
        Line::Left => LEFT,
        Line::Down => DOWN,
        Line::Right => RIGHT,
    }
}

pub(crate) const fn of_word(word: Option<LoopWord>) -> &'static str {
    match word {
        Some(LoopWord::Attack(line)) => of_line(line),
        Some(LoopWord::Mask) => MASK,
        Some(LoopWord::Bit) => TAKEN,
        Some(LoopWord::Bitmap) | None => INK,
    }
}

const fn of_bar(bar: BarLook) -> &'static str {
    match bar {
        BarLook::Total => ACCENT,
        BarLook::Unique => RIGHT,
        BarLook::Pale => RULE_STRONG,
    }
}

#[allow(
    clippy::match_same_arms,
    reason = "the looks of a figure stand together"
)]
const fn paint(look: Look) -> Paint {
    match look {
        Look::Square(Ground::Light) => outlined(SQUARE_LIGHT, RULE, 10),
        Look::Square(Ground::Dark) => outlined(SQUARE_DARK, RULE, 10),
        Look::Square(Ground::InWork) => outlined(WORK, RULE, 10),
        Look::Edge | Look::Grid => stroked(RULE_STRONG, 10),
        Look::Attack(line) => stroked(of_line(line), 20),
        Look::Letter(line) => filled(of_line(line)),
        Look::Queen | Look::Filled | Look::Name | Look::Decimal => filled(INK),
        Look::Free | Look::Tried => stroked(INK_SOFT, 15),
        Look::Bit(BitLook::Off, _) => outlined(PANEL, RULE, 10),
        Look::Bit(BitLook::Ghost, word) => dashed(of_word(word)),
        Look::Bit(BitLook::On, word) => outlined(of_word(word), of_word(word), 10),
        Look::Digit(BitLook::Off, _) => filled(BIT_OFF_INK),
        Look::Digit(BitLook::Ghost, word) => filled(of_word(word)),
        Look::Digit(BitLook::On, _) | Look::Sign | Look::Column(NodeKind::Solution) => {
            filled(PANEL)
        }
        Look::Unknown => dashed(RULE_STRONG),
        Look::Worth | Look::Operation => filled(INK_SOFT),
        Look::Badge(word) => filled(of_word(Some(word))),
        Look::Rule => stroked(INK_SOFT, 15),
        Look::Noticed => stroked(WORK_EDGE, 25),
        Look::Panel => outlined(PANEL, RULE_STRONG, 5),
        Look::FilledFirst | Look::End(NodeKind::Solution) => filled(SOLUTION),
        Look::Shaded => Paint {
            opacity: 25,
            ..filled(ACCENT)
        },
        Look::Crossed => stroked(ALARM, 20),
        Look::Cut => stroked(INK, 25),
        Look::Branch => stroked(RULE_STRONG, 15),
        Look::Node(NodeKind::DeadEnd) => outlined(PANEL, ALARM, 15),
        Look::Node(NodeKind::Solution) => outlined(SOLUTION, SOLUTION, 15),
        Look::Node(_) => outlined(PANEL, RULE_STRONG, 15),
        Look::Column(NodeKind::DeadEnd) => filled(ALARM),
        Look::Column(_) => filled(INK),
        Look::End(_) => stroked(ALARM, 20),
        Look::Cost(0) => Paint {
            opacity: 16,
            ..filled(LEFT)
        },
        Look::Cost(1) => filled(LEFT),
        Look::Cost(_) => filled(DOWN),
        Look::Enlarged => stroked(RULE_STRONG, 10),
        Look::Bar(bar) => filled(of_bar(bar)),
        Look::Outlined(bar) => Paint {
            dashed: true,
            ..outlined(PANEL, of_bar(bar), 15)
        },
        Look::Scale => stroked(RULE, 10),
        Look::Base => stroked(INK, 10),
    }
}

impl Drawing {
    /// The shapes as elements of SVG. `pen` is the width of an outline, in pixels; `letters` writes the texts.
    pub fn to_svg(&self, pen: u32, letters: fn(&Lettering) -> String) -> String {
        let shapes = self.shapes.iter().map(|(look, shape)| {
            let paint = paint(*look);
            match shape {
                Shape::Path(d) => format!(r#"<path d="{d}"{}/>"#, attributes(paint, pen)),
                Shape::Queen(area) => {
                    let transform = queen_transform(*area);
                    let fill = paint.fill;
                    format!(r#"<path d="{CROWN}" fill="{fill}" transform="{transform}"/>"#)
                }
                Shape::Text {
                    middles,
                    y,
                    size,
                    text,
                } => letters(&Lettering {
                    anchor: look.anchor(),
                    middles,
                    y: *y,
                    size: *size,
                    text,
                    color: paint.fill,
                }),
            }
        });
        shapes.collect()
    }
}

fn attributes(paint: Paint, pen: u32) -> String {
    let mut attributes = format!(r#" fill="{}""#, paint.fill);
    if paint.opacity != 100 {
        write!(attributes, r#" fill-opacity=".{:02}""#, paint.opacity).ok();
    }
    if paint.stroke != "none" {
        let width = paint.width * pen;
        write!(
            attributes,
            r#" stroke="{}" stroke-width="{}.{}""#,
            paint.stroke,
            width / 10,
            width % 10
        )
        .ok();
    }
    if paint.dashed {
        write!(attributes, r#" stroke-dasharray="{} {}""#, 4 * pen, 3 * pen).ok();
    }
    attributes
}

/// A text as it stands between tags or in an attribute.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
