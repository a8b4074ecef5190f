//! The drawing of a micro-step, compared with the machine. A card, a saved file and a preview share its layout.

use bitqueens::{
    course::CardPicture,
    draw::{BitLook, Board, CellStyle, Cells, Drawing, Look, Mark, Shape, bit_rows, costs},
    pages::step::picture,
    text::Lang,
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Line, LoopWord, Machine, Phase, Placement},
};

use crate::{
    course_texts::{card, course_list, terms},
    stepping_page::replay,
};

const STYLES: [CellStyle; 3] = [CellStyle::CARD, CellStyle::FILE, CellStyle::wordless(60)];

fn drawn(machine: &Machine, style: CellStyle, order: BitOrder) -> Drawing {
    Cells::over_words(machine, &LoopWord::ALL, order).drawing(style)
}

/// Counts the outlines and lines of the shapes with a look.
fn count(drawing: &Drawing, is: impl Fn(Look) -> bool) -> usize {
    let shapes = drawing.shapes.iter().filter(|(look, _)| is(*look));
    let counts = shapes.map(|(_, shape)| match shape {
        Shape::Path(d) => d.matches('M').count(),
        Shape::Queen(_) => 1,
        Shape::Text { middles, .. } => middles.len(),
    });
    counts.sum()
}

/// The digits of a word from the left, each by its middle.
fn digits(drawing: &Drawing, word: LoopWord) -> Vec<(u32, char)> {
    let mut digits = Vec::new();
    for (look, shape) in &drawing.shapes {
        if let (Look::Digit(_, Some(of)), Shape::Text { middles, text, .. }) = (look, shape)
            && *of == word
        {
            digits.extend(middles.iter().copied().zip(text.chars()));
        }
    }
    digits.sort_unstable();
    digits
}

#[test]
fn the_bits_of_a_step_are_the_words_of_the_machine() {
    let mut machine = replay(6, 0);
    let (mut n_unknown, mut n_beyond) = (0, 0);
    loop {
        for (style, order) in
            STYLES
                .into_iter()
                .zip([BitOrder::MsbLeft, BitOrder::LsbLeft, BitOrder::MsbLeft])
        {
            let drawing = drawn(&machine, style, order);
            for row in bit_rows(&machine, order) {
                let digits = digits(&drawing, row.word);
                if !row.known {
                    assert_eq!(digits, [], "{:?} is not known", row.word);
                    n_unknown += 1;
                    continue;
                }
                let from_highest: Vec<_> = match order {
                    BitOrder::MsbLeft => digits,
                    BitOrder::LsbLeft => digits.into_iter().rev().collect(),
                };
                let value = from_highest
                    .iter()
                    .fold(0, |value, (_, digit)| value << 1 | u64::from(*digit == '1'));
                assert_eq!(value, row.bits.value, "{:?} in {machine:?}", row.word);
                // Outlines beyond the board are dashed, the ones on it have the colour of the word.
                let of = |bit| count(&drawing, |look| look == Look::Bit(bit, Some(row.word)));
                let on_board = value & u64::from(machine.size().mask());
                assert_eq!(of(BitLook::Ghost), row.bits.n_ghosts());
                assert_eq!(u32::try_from(of(BitLook::On)), Ok(on_board.count_ones()));
                n_beyond += row.bits.n_ghosts();
            }
        }
        if machine.advance().is_none() {
            break;
        }
    }
    assert!(0 < n_unknown && 0 < n_beyond);
}

#[test]
fn every_square_queen_and_line_of_a_step_is_drawn() {
    for (n, step) in [(1, 0), (4, 47), (8, 891), (27, 900)] {
        for style in STYLES {
            for order in [BitOrder::MsbLeft, BitOrder::LsbLeft] {
                let machine = replay(n, step);
                let drawing = drawn(&machine, style, order);
                let n = usize::from(n);
                assert_eq!(
                    count(&drawing, |look| matches!(look, Look::Square(_))),
                    n * n
                );
                let queens = count(&drawing, |look| look == Look::Queen);
                assert_eq!(
                    queens,
                    usize::from(Placement::standing(&machine).n_queens())
                );
                let squares = Board::of(&machine, order).squares;
                for line in Line::ALL {
                    let through = |square: &&bitqueens::draw::Square| {
                        square.drawn_lines().any(|of| of == line)
                    };
                    let lines = squares.iter().filter(through).count();
                    assert_eq!(count(&drawing, |look| look == Look::Attack(line)), lines);
                }
            }
        }
    }
}

#[test]
fn the_lines_of_a_step_are_those_of_its_queens() {
    let mut machine = replay(5, 0);
    while machine.phase() != Phase::Free {
        machine.advance();
    }
    // The first queen stands on bit 0: in the row below nothing is left of her line to the right.
    let drawing = drawn(&machine, CellStyle::CARD, BitOrder::MsbLeft);
    let lines = Line::ALL.map(|line| count(&drawing, |look| look == Look::Attack(line)));
    assert_eq!(lines, [1, 1, 0]);
}

#[test]
fn the_row_in_work_has_signs_where_there_is_room() {
    let machine = replay(8, 891);
    let squares = Board::of(&machine, BitOrder::MsbLeft).squares;
    let in_work = || squares.iter().filter(|square| square.in_work);
    let letters = in_work()
        .filter(|square| square.mark == Mark::Attacked)
        .map(|square| square.drawn_lines().count());
    let file = drawn(&machine, CellStyle::FILE, BitOrder::MsbLeft);
    assert_eq!(
        count(&file, |look| matches!(look, Look::Letter(_))),
        letters.sum::<usize>()
    );
    let wordless = drawn(&machine, CellStyle::wordless(60), BitOrder::MsbLeft);
    assert_eq!(count(&wordless, |look| matches!(look, Look::Letter(_))), 0);
    let n_free = in_work().filter(|square| square.open && square.mark == Mark::Free);
    let n_free = n_free.count();
    for drawing in [&file, &wordless] {
        assert_eq!(count(drawing, |look| look == Look::Free), n_free);
    }
    let card = drawn(&machine, CellStyle::CARD, BitOrder::MsbLeft);
    assert_eq!(
        count(&card, |look| matches!(look, Look::Free | Look::Edge)),
        0
    );
}

#[test]
fn the_file_names_each_word_and_its_value() {
    for order in [BitOrder::MsbLeft, BitOrder::LsbLeft] {
        let machine = replay(8, 891);
        let svg = picture(&machine, order, Lang::En);
        assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
        for row in bit_rows(&machine, order) {
            assert!(svg.contains(&format!(">{}</text>", row.word.name())));
            assert!(svg.contains(&format!(">{}</text>", row.bits.value)));
        }
    }
}

#[test]
fn the_picture_is_well_formed() {
    let svg = picture(&replay(5, 22), BitOrder::MsbLeft, Lang::Ja);
    let opened = svg.matches('<').count() - svg.matches("</").count();
    assert_eq!(
        opened,
        svg.matches("/>").count() + svg.matches("</").count()
    );
    // Shifts and masks are spoken of with signs that a drawing must not contain bare.
    assert!(!svg.contains("<<") && !svg.contains(" & "));
}

#[test]
fn areas_are_as_the_numbers_within_a_square() {
    let drawing = costs([10_000, 2_500, 25], 100);
    let squares = |look| {
        let shapes = drawing.shapes.iter().filter(|(of, _)| *of == look);
        shapes.map(|(_, shape)| shape.clone()).collect::<Vec<_>>()
    };
    let path = |d: &str| vec![Shape::Path(d.to_owned())];
    assert_eq!(squares(Look::Cost(0)), path("M0 0h100v100h-100z"));
    // A quarter of the first square, and the same enlarged.
    let second = "M0 50h50v50h-50zM120 0h100v100h-100z";
    assert_eq!(squares(Look::Cost(1)), path(second));
    // A hundredth of it.
    assert_eq!(squares(Look::Cost(2)), path("M120 90h10v10h-10z"));
}

#[test]
fn a_term_has_the_same_picture_in_every_language_and_each_is_drawn() {
    let [first, others @ ..] = Lang::ALL.map(|lang| {
        let pictures = terms(lang).map(|term| (term.slug.clone(), term.picture.clone()));
        pictures.collect::<Vec<_>>()
    });
    assert!(others.iter().all(|other| *other == first));
    let mut n_pictures = 0;
    for (slug, picture) in first {
        let Some(picture) = picture else { continue };
        let drawn = CardPicture::of(&picture).map(|picture| picture.drawing(CellStyle::CARD));
        let is_drawn = |drawing: &Drawing| !drawing.shapes.is_empty();
        assert!(drawn.as_ref().is_some_and(is_drawn), "{slug}");
        n_pictures += 1;
    }
    assert!(30 < n_pictures, "{n_pictures}");
}

#[test]
fn no_two_texts_of_a_card_or_a_term_lie_over_each_other() {
    let cards = course_list()
        .lessons
        .iter()
        .map(|of| (&of.slug, &card(of, Lang::En).picture));
    let pictured = terms(Lang::En).filter_map(|term| Some((&term.slug, term.picture.as_ref()?)));
    for (name, picture) in cards.chain(pictured) {
        let Some(picture) = CardPicture::of(picture) else {
            continue;
        };
        for style in STYLES {
            let texts = placed(&picture.drawing(style));
            for (at, (one, line, [left, right])) in texts.iter().enumerate() {
                for (other, other_line, [other_left, other_right]) in &texts[at + 1..] {
                    let over = line == other_line && left < other_right && other_left < right;
                    assert!(!over, "{name}, {style:?}: {one} and {other}");
                }
            }
        }
    }
}

/// The texts of a drawing with their lines, and from where to where each reaches, in a face of equal width.
fn placed(drawing: &Drawing) -> Vec<(String, u32, [u32; 2])> {
    let mut texts = Vec::new();
    for (_, shape) in &drawing.shapes {
        let Shape::Text {
            middles,
            y,
            size,
            text,
        } = shape
        else {
            continue;
        };
        let parts: Vec<String> = match middles.len() {
            1 => vec![text.clone()],
            _ => text.chars().map(String::from).collect(),
        };
        for (middle, part) in middles.iter().zip(parts) {
            let letters = u32::try_from(part.chars().count()).unwrap();
            let half = letters * size * 5 / 16;
            texts.push((part, *y, [middle.saturating_sub(half), middle + half]));
        }
    }
    texts
}
