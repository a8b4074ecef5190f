//! Digits and signs as lines, so that no font is needed.

use crate::draw::Lettering;

/// The height of a glyph in its own units; its middle is at 0, 0.
const HEIGHT: u32 = 20;
/// The distance from a digit to the next one, in the same units.
const ADVANCE: u32 = 16;

/// The glyphs of a text, as elements of SVG.
pub(super) fn in_lines(text: &Lettering) -> String {
    // A digit is as high as two thirds of its font, 20 units are one glyph.
    let scale = 2 * text.size * 1_000 / (3 * HEIGHT);
    let characters: Vec<char> = text.text.chars().collect();
    let n_characters = i64::try_from(characters.len()).unwrap_or(0);
    let glyphs = (0_i64..).zip(characters).map(|(at, character)| {
        let middle = match text.middles {
            [middle] => {
                // Around the middle of the whole text.
                let from_middle = 2 * at + 1 - n_characters;
                let half = i64::from(ADVANCE * scale / 2_000);
                i64::from(*middle) + from_middle * half
            }
            middles => usize::try_from(at).map_or(0, |at| middles[at].into()),
        };
        format!(
            r#"<path transform="translate({middle} {y})scale({}.{:03})" d="{d}" fill="none" stroke="{color}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>"#,
            scale / 1_000,
            scale % 1_000,
            y = text.y,
            d = path(character),
            color = text.color,
        )
    });
    glyphs.collect()
}

/// The line of a glyph, as the data of a path.
///
/// Beside the digits and the signs of operations there are the signs of the loop's words: `↙ ↓ ↘` for
/// the attack lines, `↔` for the mask, `○` for free squares `●` for the square taken, `·` for a node without a queen. What is not
/// known is a blank.
pub(super) const fn path(glyph: char) -> &'static str {
    match glyph {
        '0' => "M0-9.5C3.9-9.5 5.8-6.2 5.8 0S3.9 9.5 0 9.5-5.8 6.2-5.8 0-3.9-9.5 0-9.5z",
        '1' => "M-4.2-6L1-9.5V9.5",
        '2' => "M-5.6-5.6C-5-8.2-2.9-9.5-.2-9.5 3.2-9.5 5.4-7.5 5.4-4.5 5.4-1 2.4 1.6-5.7 9.5H6",
        '3' => {
            "M-5.2-9.5H5L-1-2.4C3.2-2.4 5.8-.1 5.8 3.5 5.8 7.2 3.3 9.5-.4 9.5-3.2 9.5-5.1 8.3-5.9 6"
        }
        '4' => "M3 9.5V-9.5L-6 4.5H6.6",
        '5' => {
            "M5-9.5H-4L-4.8-1C-3.5-2.2-1.8-2.8-.1-2.8 3.5-2.8 5.8-.5 5.8 3.2 5.8 7.1 3.4 9.5-.3 9.5-3 9.5-5 8.3-5.8 6"
        }
        '6' => {
            "M4.4-8.4C3.4-9.1 2.3-9.5 1-9.5-3.6-9.5-5.8-5.6-5.8 1.4-5.8 6.7-3.7 9.5 0 9.5 3.5 9.5 5.8 7.1 5.8 3.5 5.8 0 3.5-2.2.3-2.2-2.9-2.2-5.3-.2-5.8 2.9"
        }
        '7' => "M-5.8-9.5H5.8L-1.2 9.5",
        '8' => {
            "M0-1C-3-1-4.9-2.7-4.9-5.3S-3-9.5 0-9.5 4.9-7.9 4.9-5.3 3-1 0-1C-3.6-1-5.8 1.1-5.8 4.3S-3.6 9.5 0 9.5 5.8 7.5 5.8 4.3 3.6-1 0-1z"
        }
        '9' => {
            "M-4.4 8.4C-3.4 9.1-2.3 9.5-1 9.5 3.6 9.5 5.8 5.6 5.8-1.4 5.8-6.7 3.7-9.5 0-9.5-3.5-9.5-5.8-7.1-5.8-3.5-5.8 0-3.5 2.2-.3 2.2 2.9 2.2 5.3.2 5.8-2.9"
        }
        '&' => {
            "M7.5 9.5L-3.6-3C-6.2-6-4.8-9.5-1.4-9.5 2.2-9.5 3.3-5.9.8-3.7L-3.6-.3C-7.8 3-6.8 9.5-1.2 9.5 3.6 9.5 6.6 6 7 .8"
        }
        '|' => "M0-10V10",
        '^' => "M-5.5-1L0-9L5.5-1",
        '~' => "M-7 1.5C-5-3.5-2.5-3.5 0-.6S5 3 7-2.5",
        '+' => "M-7 0H7M0-7V7",
        '-' => "M-6.5 0H6.5",
        '=' => "M-7-3.5H7M-7 3.5H7",
        '↙' => "M7-7L-7 7M-7-2.5V7H2.5",
        '↓' => "M0-9V9M-6.5 2.5L0 9L6.5 2.5",
        '↘' => "M-7-7L7 7M7-2.5V7H-2.5",
        '↔' => "M-9 0H9M-9-5.5V5.5M9-5.5V5.5",
        '·' => "M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1z",
        '○' => "M0-6A6 6 0 1 1 0 6A6 6 0 1 1 0-6z",
        '●' => "M0-2A2 2 0 1 1 0 2A2 2 0 1 1 0-2zM0-4.5A4.5 4.5 0 1 1 0 4.5A4.5 4.5 0 1 1 0-4.5z",
        _ => "",
    }
}
