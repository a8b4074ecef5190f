//! The pictures, read back as text and as pixels.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

use std::collections::BTreeMap;

use super::*;
use crate::{
    course::at_hand,
    draw::{BarLook, Shape},
    text::Lang,
};
use resvg::tiny_skia::Pixmap;

/// The most bytes that a file may have.
const LARGEST: usize = 60_000;

fn size(side: u8) -> Size {
    Size::new(side).unwrap()
}

/// The machine after some micro-steps.
fn machine(side: u8, steps: u32) -> Machine {
    let mut machine = Machine::new(size(side));
    for _ in 0..steps {
        machine.advance();
    }
    machine
}

/// Every picture of the site by its name, and of steps those with the most to draw.
fn all() -> Vec<(String, String)> {
    let lessons = at_hand::list(Lang::En)
        .lessons
        .iter()
        .zip(&at_hand::cards(Lang::En).0);
    let lessons = lessons.map(|(entry, card)| (format!("lesson {}", entry.slug), of_card(card)));
    let mut pictures: Vec<_> = lessons.collect();
    let mut add = |name: &str, picture| pictures.push((name.to_owned(), picture));
    add("bits", of_bits());
    add("ladder", of_ladder(None));
    for method in Method::ALL {
        add(method.name(), of_ladder(Some(method)));
    }
    add("count", of_count());
    add("solve", of_solve());
    add("first step", of_step(&machine(1, 0)));
    add("solution", of_step(&machine(8, 894)));
    add("largest board", of_step(&machine(27, 300)));
    pictures
}

fn pixels(svg: &str) -> Pixmap {
    Pixmap::decode_png(&png(svg).unwrap()).unwrap()
}

#[test]
fn every_lesson_has_a_picture_of_its_own() {
    let empty = framed(&Drawing::default());
    let mut lessons = BTreeMap::new();
    for (entry, card) in at_hand::list(Lang::En)
        .lessons
        .iter()
        .zip(&at_hand::cards(Lang::En).0)
    {
        let picture = of_card(card);
        assert_ne!(picture, empty, "{} has paper alone", entry.slug);
        let other = lessons.insert(picture, &entry.slug);
        assert_eq!(other, None, "{} has the same picture", entry.slug);
    }
    assert_eq!(lessons.len(), at_hand::lessons(Lang::En).len());
}

#[test]
fn pictures_differ_and_are_always_the_same() {
    let pictures = all();
    assert_eq!(pictures, all());
    let mut seen = BTreeMap::new();
    for (name, picture) in pictures {
        let other = seen.insert(picture, name.clone());
        assert_eq!(other, None, "{name} has the same picture");
    }
}

#[test]
fn no_picture_holds_text_or_needs_another_file() {
    for (name, picture) in all() {
        for part in ["<text", "font", "<image", "href", "url("] {
            assert!(!picture.contains(part), "{name} holds {part}");
        }
    }
}

#[test]
fn every_file_has_the_size_that_is_promised() {
    for (name, picture) in all() {
        let file = png(&picture).unwrap();
        let number = |at: usize| u32::from_be_bytes(file[at..at + 4].try_into().unwrap());
        assert_eq!(&file[..8], b"\x89PNG\r\n\x1a\n", "{name}");
        assert_eq!(&file[12..16], b"IHDR", "{name}");
        assert_eq!((number(16), number(20)), (1_200, 630), "{name}");
        assert!(file.len() <= LARGEST, "{name} has {} bytes", file.len());
    }
}

#[test]
fn no_svg_is_no_file() {
    assert!(png("a queen").is_err());
}

#[test]
fn nothing_is_cut_off_or_stands_on_the_mark() {
    let empty = pixels(&framed(&Drawing::default()));
    // The paper without the room of figures, with the width of an outline.
    let is_free = |x: u32, y: u32| {
        let (left, top) = ((WIDTH - ROOM.0) / 2, (HEIGHT - ROOM.1) / 2);
        let inside = |at: u32, start: u32, end: u32| (start - 4..end + 4).contains(&at);
        !inside(x, left, WIDTH - left) || !inside(y, top, HEIGHT - top)
    };
    for (name, picture) in all() {
        let pixels = pixels(&picture);
        let changed = (0..WIDTH)
            .flat_map(|x| (0..HEIGHT).map(move |y| (x, y)))
            .filter(|&(x, y)| pixels.pixel(x, y) != empty.pixel(x, y));
        let changed: Vec<_> = changed.collect();
        // A figure that is drawn covers more than a thousandth of the paper.
        assert!(700 < changed.len(), "{name} is empty");
        let outside = changed.iter().find(|(x, y)| is_free(*x, *y));
        assert_eq!(outside, None, "{name} leaves its room");
    }
}

fn outlines(drawing: &Drawing, wanted: Look) -> usize {
    let shapes = drawing.shapes.iter().filter(|(look, _)| *look == wanted);
    let counts = shapes.map(|(_, shape)| match shape {
        Shape::Path(d) => d.matches('z').count(),
        _ => 0,
    });
    counts.sum()
}

#[test]
fn the_count_has_every_solution_and_the_classes() {
    let drawing = every_solution();
    assert_eq!(outlines(&drawing, Look::Panel), 92);
    assert_eq!(outlines(&drawing, Look::Filled), 8 * (92 - 12));
    assert_eq!(outlines(&drawing, Look::FilledFirst), 8 * 12);
}

#[test]
fn the_ladder_has_a_bar_for_each_method() {
    let bars = |named, color| {
        let drawing = bars(named);
        let looks = [Look::Bar(color), Look::Outlined(color)];
        looks
            .map(|look| outlines(&drawing, look))
            .iter()
            .sum::<usize>()
    };
    let n = Method::ALL.len();
    assert_eq!(bars(None, BarLook::Total) + bars(None, BarLook::Unique), n);
    for method in Method::ALL {
        assert_eq!(bars(Some(method), BarLook::Pale), n - 1);
    }
}

#[test]
fn the_colors_are_those_of_the_light_theme() {
    let theme = include_str!("../../../static/theme.css");
    for (name, color) in [
        ("paper", palette::PAPER),
        ("panel", palette::PANEL),
        ("ink", palette::INK),
        ("ink-soft", palette::INK_SOFT),
        ("rule", palette::RULE),
        ("rule-strong", palette::RULE_STRONG),
        ("accent", palette::ACCENT),
        ("work", palette::WORK),
        ("work-edge", palette::WORK_EDGE),
        ("alarm", palette::ALARM),
        ("left", palette::LEFT),
        ("down", palette::DOWN),
        ("right", palette::RIGHT),
        ("square-light", palette::SQUARE_LIGHT),
        ("square-dark", palette::SQUARE_DARK),
        ("solution", palette::SOLUTION),
        ("mask", palette::MASK),
        ("taken", palette::TAKEN),
        ("bit-off-ink", palette::BIT_OFF_INK),
    ] {
        let line = format!("  --{name}: light-dark({color},");
        assert!(theme.contains(&line), "{name} is not {color}");
    }
}

#[test]
fn every_digit_and_sign_is_drawn_in_a_way_of_its_own() {
    let mut seen = BTreeMap::new();
    for glyph in "0123456789&|^~+-=↙↓↘↔○●·".chars() {
        let path = path(glyph);
        assert!(!path.is_empty(), "{glyph}");
        assert_eq!(seen.insert(path, glyph), None, "{glyph}");
    }
}
