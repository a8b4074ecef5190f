//! A drawing in work: shapes of SVG, in pixels from its upper left corner.

use std::fmt::{Arguments, Write as _};

use super::glyph;

/// A drawing and the room that it takes, in pixels.
#[derive(Clone, Debug, Default)]
pub(super) struct Drawing {
    /// The shapes, the first one lowest.
    pub(super) body: String,
    /// The room across.
    pub(super) width: u32,
    /// The room down.
    pub(super) height: u32,
}

/// A rectangle, in pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    pub(super) x: u32,
    pub(super) y: u32,
    pub(super) width: u32,
    pub(super) height: u32,
}

impl Area {
    /// A square.
    pub(super) const fn square(x: u32, y: u32, side: u32) -> Self {
        Self {
            x,
            y,
            width: side,
            height: side,
        }
    }

    /// The middle, across and down.
    pub(super) fn middle(self) -> (f64, f64) {
        let half = |start: u32, length: u32| f64::from(start) + f64::from(length) / 2.0;
        (half(self.x, self.width), half(self.y, self.height))
    }

    /// The rectangle without a margin on each side.
    pub(super) const fn inset(self, margin: u32) -> Self {
        Self {
            x: self.x + margin,
            y: self.y + margin,
            width: self.width.saturating_sub(2 * margin),
            height: self.height.saturating_sub(2 * margin),
        }
    }
}

impl Drawing {
    /// An empty drawing.
    pub(super) fn new(width: u32, height: u32) -> Self {
        Self {
            width,
            height,
            ..Self::default()
        }
    }

    /// Adds shapes as they are written in SVG.
    pub(super) fn add(&mut self, shapes: Arguments) {
        // A text takes whatever is written to it.
        self.body.write_fmt(shapes).ok();
    }

    /// Adds a rectangle; `look` holds its attributes.
    pub(super) fn rect(&mut self, area: Area, look: Arguments) {
        let Area {
            x,
            y,
            width,
            height,
        } = area;
        self.add(format_args!(
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" {look}/>"#
        ));
    }

    /// Adds a line in a colour, `width` pixels wide. Nothing is added for an empty line.
    pub(super) fn line(&mut self, d: &str, color: &str, width: u32) {
        if !d.is_empty() {
            self.add(format_args!(
                r#"<path d="{d}" fill="none" stroke="{color}" stroke-width="{width}"/>"#
            ));
        }
    }

    /// Adds glyphs in a row around the middle of an area, `height` pixels high.
    pub(super) fn glyphs(&mut self, text: &str, area: Area, height: u32, color: &str) {
        let scale = f64::from(height) / f64::from(glyph::HEIGHT);
        let (middle, y) = area.middle();
        let advance = scale * f64::from(glyph::ADVANCE);
        let mut x = middle;
        for _ in text.chars().skip(1) {
            x -= advance / 2.0;
        }
        for character in text.chars() {
            self.add(format_args!(
                r#"<path transform="translate({x:.1} {y:.1})scale({scale:.3})" d="{}" fill="none" stroke="{color}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>"#,
                glyph::path(character)
            ));
            x += advance;
        }
    }
}
