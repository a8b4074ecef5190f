//! The recorded times of all methods as bars.

use super::{
    drawing::Drawing,
    frame::{ROOM_ACROSS, ROOM_DOWN},
    palette,
};
use crate::pages::ladder::{RECORDED_SIZE, Recorded, Scale};
use bitqueens_core::ladder::{Gives, Method};

/// The height of the figure, in pixels: its lowest line ends above the mark.
const HEIGHT: u32 = ROOM_DOWN - 106;
/// The width of a bar, in hundredths of the distance to the next one.
const BAR: u32 = 66;

/// The seconds at which a line is drawn across.
const THOUSANDS: [f64; 3] = [1.0, 1.0e3, 1.0e6];

/// Draws a bar for each method in the ladder's order, by its time on a logarithmic scale. A time that
/// follows from a smaller board's is an outline. Where one method is named, the bars of the others are pale.
pub(super) fn bars(named: Option<Method>) -> Drawing {
    let n_methods = u32::try_from(Method::ALL.len()).unwrap_or(1);
    let pitch = ROOM_ACROSS / n_methods;
    let bar = pitch * BAR / 100;
    let millis = |method| Recorded::on(method, RECORDED_SIZE);
    let longest = Method::ALL.into_iter().map(millis).fold(0.0, f64::max);
    let scale = Scale::of_times(longest);
    let mut drawing = Drawing::new(n_methods * pitch, HEIGHT);
    for seconds in THOUSANDS {
        across(&mut drawing, scale.place(1.0e3 * seconds), palette::RULE);
    }
    for (place, method) in (0..).zip(Method::ALL) {
        let height = f64::from(HEIGHT) * scale.place(millis(method));
        let (x, y) = (
            place * pitch + (pitch - bar) / 2,
            f64::from(HEIGHT) - height,
        );
        let color = match method.gives() {
            _ if named.is_some_and(|named| named != method) => palette::RULE_STRONG,
            Gives::Total => palette::ACCENT,
            Gives::Unique => palette::RIGHT,
        };
        let look = if Recorded::of(method).size == RECORDED_SIZE {
            format!(r#"fill="{color}""#)
        } else {
            let panel = palette::PANEL;
            format!(r#"fill="{panel}" stroke="{color}" stroke-width="3" stroke-dasharray="9 6""#)
        };
        drawing.add(format_args!(
            r#"<rect x="{x}" y="{y:.1}" width="{bar}" height="{height:.1}" {look}/>"#
        ));
    }
    across(&mut drawing, 0.0, palette::INK);
    drawing
}

/// Draws a line across at a place of the scale, 0 at the bottom and 1 at the top.
fn across(drawing: &mut Drawing, place: f64, color: &str) {
    let y = (f64::from(HEIGHT) * (1.0 - place)).round();
    let d = format!("M0 {y}H{}", drawing.width);
    drawing.line(&d, color, 2);
}
