//! Steps as slides and as a film.

use std::io::Cursor;

use bitqueens::{
    pages::step::{Deck, Film, Mode, StepAction, StepSlide},
    player::{Pace, PlayerAction},
    text::Lang,
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Machine, Phase, Size},
};

use crate::program::Program;

fn machine(n: u8) -> Machine {
    Machine::new(Size::new(n).unwrap())
}

fn steps(deck: &Deck) -> Vec<u64> {
    deck.steps.iter().map(|of| of.counters().steps).collect()
}

#[test]
fn a_deck_has_each_step_of_its_range_at_its_pace() {
    let every = Deck::from(machine(4), Some(121), Pace::MicroStep);
    assert_eq!((every.steps.len(), every.is_cut), (Deck::MOST, true));
    let placements = Deck::from(machine(4), Some(121), Pace::Placement);
    assert_eq!(placements.steps.len(), 16);
    assert!(placements.steps.iter().all(|of| of.phase() == Phase::Place));
    let solutions = Deck::from(machine(6), Some(1_199), Pace::Solution);
    assert_eq!((solutions.steps.len(), solutions.is_cut), (4, false));
    assert_eq!(solutions.steps[0].counters().steps, 240);
    assert_eq!(
        Deck::from(machine(4), Some(121), Pace::DeadEnd).steps.len(),
        4
    );
    assert_eq!(
        Deck::from(machine(3), Some(43), Pace::Solution).steps.len(),
        0
    );
}

#[test]
fn the_address_chooses_the_steps_and_without_a_range_it_is_twenty_from_here() {
    let program = Program::open("step/#n=5&at=86&slides=1&from=10&to=29");
    assert_eq!(program.step_page().mode, Mode::Slides);
    assert_eq!(
        steps(&Deck::of(program.step_page())),
        (10..=29).collect::<Vec<_>>()
    );
    let program = Program::open("step/#n=5&at=86&slides=1");
    assert_eq!(
        steps(&Deck::of(program.step_page())),
        (86..106).collect::<Vec<_>>()
    );
    let program = Program::open("step/#n=5&at=370&slides=1&from=375&to=9");
    assert_eq!(steps(&Deck::of(program.step_page())), [375]);
    // The search ends at step 377.
    let program = Program::open("step/#n=5&at=370&slides=1&from=375&to=9000");
    assert_eq!(steps(&Deck::of(program.step_page())), [375, 376, 377]);
}

#[test]
fn range_and_pace_are_chosen_on_the_slides_and_nothing_else_moves() {
    let mut program = Program::open("step/#n=5&at=86&slides=1");
    program.act(StepAction::Range(Some(1), Some(5)));
    assert_eq!(steps(&Deck::of(program.step_page())), [1, 2, 3, 4, 5]);
    program.act(StepAction::player(PlayerAction::Pace(Pace::Placement)));
    assert_eq!(steps(&Deck::of(program.step_page())).len(), 1);
    program.act(StepAction::player(PlayerAction::Play));
    assert_eq!(program.step_page().stepper.step(), 86);
    let address = program.state.address().to_string();
    assert_eq!(
        address,
        "step/#n=5&at=86&slides=1&pace=placement&from=1&to=5"
    );
}

#[test]
fn a_slide_is_a_picture_of_its_own_for_every_board_in_every_language() {
    for n in [1, 4, 8, 16, 27] {
        let mut machine = machine(n);
        for _ in 0..60 {
            machine.advance();
        }
        let slide = StepSlide::of(&machine, BitOrder::MsbLeft);
        assert!(
            slide.drawing.width <= StepSlide::WIDTH && slide.drawing.height < StepSlide::HEIGHT
        );
        assert!(0 < slide.drawing.width, "N = {n} has room");
        for lang in Lang::ALL {
            let svg = slide.picture(lang);
            assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
            assert!(svg.contains("viewBox=\"0 0 1280 720\""));
        }
    }
}

/// The lines of the sentence below a picture.
fn lines(svg: &str) -> Vec<String> {
    let texts = svg.split("<text x=\"40\" y=\"").skip(1);
    let texts = texts.filter_map(|text| text.split_once("</text>").map(|(text, _)| text));
    let said = texts.filter(|text| text[..3].parse::<u32>().is_ok_and(|y| 600 < y));
    let said = said.filter_map(|text| text.split_once('>').map(|(_, text)| text));
    let plain = |text: &str| {
        text.replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&amp;", "&")
    };
    said.map(plain).collect()
}

#[test]
fn the_sentence_below_a_picture_has_room_in_three_lines_whatever_the_step() {
    // A picture of a large board takes long, and its sentences are those of a small one with longer words.
    for (n, steps) in [(4, 121), (8, 400), (27, 100)] {
        let mut machine = machine(n);
        for _ in 0..steps {
            let slide = StepSlide::of(&machine, BitOrder::MsbLeft);
            for lang in Lang::ALL {
                let said = slide.said.in_lang(lang);
                let lines = lines(&slide.picture(lang));
                let widths = |line: &String| {
                    line.chars()
                        .map(|of| 1 + usize::from('\u{2e80}' <= of))
                        .sum::<usize>()
                };
                assert!(
                    lines.len() <= 3 && lines.iter().all(|line| widths(line) <= 84),
                    "{lines:?}"
                );
                let without = |text: &str| text.replace(' ', "");
                assert_eq!(without(&lines.concat()), without(said));
                assert!(lines.iter().all(|line| !line.starts_with(['。', '、'])));
            }
            if machine.advance().is_none() {
                break;
            }
        }
    }
}

/// A picture of one colour, with one pixel of another.
fn picture(colour: [u8; 4], spot: usize) -> Vec<u8> {
    let mut pixels = colour.repeat(8 * 4);
    pixels[4 * spot..4 * spot + 4].copy_from_slice(&[200, 10, 10, 255]);
    pixels
}

#[test]
fn a_film_shows_every_picture_as_it_was_and_stores_what_changed() {
    let pictures = [
        picture([255, 255, 255, 255], 3),
        picture([255, 255, 255, 255], 4),
        picture([255, 255, 255, 255], 4),
        picture([0, 40, 80, 255], 31),
    ];
    let mut film = Film::new(8, 4, 50).unwrap();
    for pixels in &pictures {
        let frame = film.frame(pixels.clone());
        film.add(&frame).unwrap();
    }
    let bytes = film.finish().unwrap();
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(Cursor::new(&bytes)).unwrap();
    assert_eq!((decoder.width(), decoder.height()), (8, 4));
    let mut screen = vec![0; 8 * 4 * 4];
    let mut shown = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        assert_eq!(frame.delay, 50);
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        for (at, pixel) in frame.buffer.chunks(4).enumerate() {
            let width = usize::from(frame.width);
            let place = 4 * ((top + at / width) * 8 + left + at % width);
            if pixel[3] == 255 {
                screen[place..place + 4].copy_from_slice(pixel);
            }
        }
        shown.push((screen.clone(), frame.width * frame.height));
    }
    assert_eq!(shown.len(), 4);
    for ((screen, _), picture) in shown.iter().zip(&pictures) {
        assert_eq!(screen, picture);
    }
    let areas: Vec<_> = shown.iter().map(|(_, area)| *area).collect();
    assert_eq!(areas, [32, 2, 1, 32]);
}

#[test]
fn a_film_of_many_colours_keeps_the_nearest() {
    let pixel = |red: u8, green: u8| [red, green, 7, 255];
    let row = |green: u8| (0..32).flat_map(move |red| pixel(8 * red, green));
    let pixels: Vec<u8> = (0..32).flat_map(|green| row(8 * green)).collect();
    let mut film = Film::new(32, 32, 10).unwrap();
    let frame = film.frame(pixels);
    film.add(&frame).unwrap();
    assert!(film.finish().is_ok());
}
