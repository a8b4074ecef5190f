//! Figures that only previews have: bars of the ladder, and every solution.

use std::collections::BTreeSet;

use super::ROOM;
use crate::{
    draw::{Area, BarLook, Drawing, Look},
    pages::{
        ladder::{RECORDED_SIZE, Recorded, Scale},
        learn::image_boards,
    },
};
use bitqueens_core::{
    ladder::{Gives, Method},
    solver::{Size, Solutions},
};

/// The height of the bars, in pixels: the line that they stand on ends above the mark.
const HEIGHT: u32 = ROOM.1 - 106;
/// The width of a bar, in hundredths of the distance to the next one.
const BAR: u32 = 66;
/// The seconds at which a line is drawn across.
const THOUSANDS: [f64; 3] = [1.0, 1.0e3, 1.0e6];

/// Lays out a bar for each method in the ladder's order, by its time on a logarithmic scale. A time that
/// follows from a smaller board's is an outline. Where one method is named, the bars of the others are pale.
pub(super) fn bars(named: Option<Method>) -> Drawing {
    let n_methods = u32::try_from(Method::ALL.len()).unwrap_or(1);
    let pitch = ROOM.0 / n_methods;
    let bar = pitch * BAR / 100;
    let millis = |method| Recorded::on(method, RECORDED_SIZE);
    let longest = Method::ALL.into_iter().map(millis).fold(0.0, f64::max);
    let scale = Scale::of_times(longest);
    let height = |time: f64| pixels(f64::from(HEIGHT) * scale.place(time));
    let width = n_methods * pitch;
    let mut drawing = Drawing::new(width, HEIGHT);
    for seconds in THOUSANDS {
        let y = HEIGHT - height(1.0e3 * seconds);
        drawing.line(Look::Scale, (0, y), (width, y));
    }
    for (place, method) in (0..).zip(Method::ALL) {
        let height = height(millis(method));
        let x = place * pitch + (pitch - bar) / 2;
        let color = match method.gives() {
            _ if named.is_some_and(|named| named != method) => BarLook::Pale,
            Gives::Total => BarLook::Total,
            Gives::Unique => BarLook::Unique,
        };
        let look = if Recorded::of(method).size == RECORDED_SIZE {
            Look::Bar(color)
        } else {
            Look::Outlined(color)
        };
        drawing.rectangle(look, Area::new(x, HEIGHT - height, bar, height));
    }
    drawing.line(Look::Base, (0, HEIGHT), (width, HEIGHT));
    drawing
}

/// A length in whole pixels, within the height of the bars.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "clamped before it is cut"
)]
fn pixels(length: f64) -> u32 {
    length.round().clamp(0.0, f64::from(HEIGHT)) as u32
}

/// Lays out every solution of N = 8 in the order of the search; the first one of each class of images has a
/// look of its own.
pub(super) fn every_solution() -> Drawing {
    /// The boards in a line.
    const ACROSS: u32 = 12;
    /// The side of a square, and the room between two boards.
    const SIDE: u32 = 7;
    const GAP: u32 = 11;
    let size = Size::new(8).unwrap_or(Size::FIRST_SCREEN);
    let board = u32::from(size.get()) * SIDE;
    let mut seen = BTreeSet::new();
    let mut drawing = Drawing::default();
    let mut queens = Vec::new();
    for (place, solution) in (0..).zip(Solutions::new(size)) {
        let images = image_boards(solution.bits(), size).into_iter();
        let images: Vec<_> = images.map(|image| image.columns).collect();
        let (x, y) = (
            place % ACROSS * (board + GAP),
            place / ACROSS * (board + GAP),
        );
        drawing.grow(x + board, y + board);
        drawing.rectangle(Look::Panel, Area::square(x, y, board));
        let look = if seen.contains(&images[0]) {
            Look::Filled
        } else {
            Look::FilledFirst
        };
        for (row, column) in (0..).zip(&images[0]) {
            let (x, y) = (x + u32::from(*column) * SIDE, y + row * SIDE);
            queens.push((look, Area::square(x, y, SIDE)));
        }
        seen.extend(images);
    }
    for (look, area) in queens {
        drawing.rectangle(look, area);
    }
    drawing
}
