//! The figures that answer to the hand: each opens as its text has it, a press changes what it is on and nothing else,
//! the sentence says the values, and the way back leads to the text.

use bitqueens::{
    course::{Block, Coordinates, Lesson, ORDER, Picture, Place, stack},
    draw::{FormulaBits, RowRole},
    pages::lesson::{
        HandFigure, LessonAction, Press, field_rows, pressed, values, words::hand::description,
    },
    text::Lang,
};
use bitqueens_core::{
    bits::{View, Word},
    solver::{Machine, Placement},
};

use crate::{course_texts::lessons, program::Program};

fn open(lesson: &Lesson) -> Program {
    Program::open(&format!("learn/{}/", lesson.slug))
}

fn figures(program: &Program) -> Vec<HandFigure> {
    HandFigure::all(program.open_lesson())
}

fn press(program: &Program, at: usize, press: &Press) -> Program {
    let changed = pressed(&figures(program), at, press);
    program.after(LessonAction::Redraw(changed))
}

/// Every figure that answers to the hand, in its lesson.
fn all() -> impl Iterator<Item = (Program, HandFigure)> {
    lessons().flat_map(|lesson| {
        let program = open(lesson);
        let figures = figures(&program);
        figures.into_iter().map(move |of| (program.clone(), of))
    })
}

/// The figure at the same place.
fn at(program: &Program, at: usize) -> HandFigure {
    let figures = figures(program).into_iter();
    figures.into_iter().find(|of| of.at == at).unwrap()
}

fn is_of_a_kind(picture: &Picture) -> bool {
    matches!(
        picture,
        Picture::Columns { .. }
            | Picture::LowestBit { .. }
            | Picture::Places { .. }
            | Picture::Wheel { .. }
            | Picture::Board { .. }
            | Picture::Formula { .. }
            | Picture::Reach { .. }
    )
}

/// The presses on a picture's words: every bit, or every number of the wheel.
fn presses(picture: &Picture) -> Vec<Press> {
    let bits = |width: bitqueens_core::bits::Width| {
        let bits = move |(name, _): (&str, u32)| {
            let name = name.to_owned();
            width.bits().map(move |power| Press::Bit {
                name: name.clone(),
                power,
            })
        };
        values(picture).into_iter().flat_map(bits).collect()
    };
    match picture {
        Picture::Wheel { width, .. } => (0..=width.mask()).map(Press::Number).collect(),
        Picture::Places { width, .. }
        | Picture::LowestBit { width, .. }
        | Picture::Columns { width, .. } => bits(*width),
        _ => Vec::new(),
    }
}

#[test]
fn every_figure_of_these_kinds_answers_and_opens_as_its_text_has_it() {
    for lesson in lessons() {
        let blocks = lesson.blocks.iter().enumerate();
        let of_text = blocks.filter_map(|(at, block)| match block {
            Block::Figure(of) if is_of_a_kind(&of.picture) => Some((at, &of.picture)),
            _ => None,
        });
        let figures = figures(&open(lesson));
        let answers = figures.iter().map(|of| (of.at, of.picture()));
        assert!(of_text.eq(answers), "{}", lesson.slug);
        assert!(figures.iter().all(|of| of.moved.is_none()));
    }
    assert!(30 <= all().count());
}

#[test]
fn a_press_on_a_bit_changes_it_alone_and_the_sentence_says_what_follows() {
    let mut n_presses = 0;
    for (program, figure) in all() {
        let before = values(figure.of_text);
        for of in presses(figure.of_text) {
            let next = press(&program, figure.at, &of);
            let now = at(&next, figure.at);
            let after = values(now.picture());
            let expected = before.iter().map(|(name, value)| match &of {
                Press::Bit { name: of, power } if of == name => (*name, value ^ 1 << power),
                Press::Number(x) => (*name, *x),
                _ => (*name, *value),
            });
            assert!(expected.eq(after.iter().copied()), "{of:?}");
            n_presses += 1;
            let words = |lang| description(now.picture()).unwrap().into_lang(lang);
            let (ja, en) = (words(Lang::Ja), words(Lang::En));
            for value in shown(now.picture()) {
                assert!(ja.contains(&value) && en.contains(&value), "{en} {value}");
            }
            let back = press(&next, figure.at, &Press::Back);
            assert_eq!(back.open_lesson().states, program.open_lesson().states);
            // The same press again is the way back, too, but for the number that is pointed at.
            if matches!(of, Press::Bit { .. }) {
                let again = press(&next, figure.at, &of);
                assert_eq!(again.open_lesson().states, program.open_lesson().states);
            }
        }
    }
    assert!(200 < n_presses, "{n_presses}");
}

/// What the sentence has to say: each word that a press changes, and what they come to.
fn shown(picture: &Picture) -> Vec<String> {
    match picture {
        Picture::Places { value, width } => {
            vec![Word::cut(*value, *width).to_string(), value.to_string()]
        }
        Picture::Wheel { x, width } => {
            let x = Word::cut(*x, *width);
            let both = [x, x.negated()].into_iter();
            let both =
                both.flat_map(|word| [word.to_string(), word.value_in(View::Signed).to_string()]);
            both.collect()
        }
        Picture::LowestBit { x, width } => {
            let x = Word::cut(*x, *width);
            let lowest = x.value() & x.value().wrapping_neg();
            vec![x.to_string(), Word::cut(lowest, *width).to_string()]
        }
        Picture::Columns { text, names, .. } => {
            let result = picture.scope().unwrap().evaluate(text).unwrap().result;
            let named = names.iter().map(|(name, _)| format!("{name} = "));
            named
                .chain([result.to_string(), result.value().to_string()])
                .collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn every_word_that_goes_in_has_bits_to_press_but_for_how_far_one_is_shifted() {
    for (_, figure) in all() {
        let picture = figure.of_text;
        let Some(stack) = stack(picture) else {
            continue;
        };
        let fields = field_rows(picture, &stack);
        for (name, value) in values(picture) {
            match fields.iter().find(|(_, of)| *of == name) {
                Some((row, _)) => assert_eq!(stack.rows[*row].word.value(), value, "{name}"),
                None => assert!(
                    stack.rows.iter().any(|row| row.role == RowRole::Count),
                    "{name} of {picture:?}"
                ),
            }
        }
    }
}

/// The micro-step of a board whose queens are moved; `None` of another picture.
const fn board(picture: &Picture) -> Option<Place> {
    match picture {
        Picture::Board { place, .. } | Picture::Formula { place } => Some(*place),
        _ => None,
    }
}

/// The queens of a board by row and column, row 0 first.
fn queens(picture: &Picture) -> Vec<Coordinates> {
    let Some(place) = board(picture) else {
        return Vec::new();
    };
    let machine = place.machine();
    let n = machine.size().get();
    let powers = machine.queens().map(u32::trailing_zeros);
    let columns = powers.map(|power| ORDER.column(u8::try_from(power).unwrap(), n));
    (0..).zip(columns).collect()
}

/// Whether two queens attack each other, by their squares.
fn attack(a: Coordinates, b: Coordinates) -> bool {
    a.1 == b.1 || a.0.abs_diff(b.0) == a.1.abs_diff(b.1)
}

#[test]
fn a_queen_goes_where_none_above_attacks_her_and_those_that_cannot_stay_are_left_out() {
    let (mut n_moves, mut n_kept) = (0, 0);
    for (program, figure) in all() {
        let Some(place) = board(figure.of_text) else {
            continue;
        };
        let stood = queens(figure.of_text);
        for (row, own) in &stood {
            for column in 0..place.size().get() {
                let to = (*row, column);
                let next = press(&program, figure.at, &Press::Square(to));
                let now = at(&next, figure.at);
                let above = stood.iter().take_while(|queen| queen.0 < *row);
                let is_kept = above.clone().any(|queen| attack(*queen, to));
                if is_kept || column == *own {
                    assert_eq!(next.open_lesson().states, program.open_lesson().states);
                    n_kept += 1;
                    continue;
                }
                n_moves += 1;
                let mut expected: Vec<_> = above.copied().chain([to]).collect();
                let below = stood.iter().skip(expected.len());
                for queen in below {
                    if expected.iter().any(|of| attack(*of, *queen)) {
                        break;
                    }
                    expected.push(*queen);
                }
                assert_eq!(queens(now.picture()), expected);
                let moved = now.moved.as_ref().expect("it is drawn as it was");
                let machine = board(moved).expect("a board").machine();
                let phase = place.machine().phase();
                assert_eq!(machine.phase(), phase);
                assert_eq!(moved.rows(), figure.of_text.rows());
                shows_every_bit(moved, &machine);
                says_the_rows(&now, &machine);
                // The queen goes back by the hand, and by the button.
                for back in [Press::Square((*row, *own)), Press::Back] {
                    let back = press(&next, figure.at, &back);
                    assert_eq!(back.open_lesson().states, program.open_lesson().states);
                }
            }
        }
    }
    assert!(20 < n_moves && 20 < n_kept, "{n_moves} {n_kept}");
}

/// The rows of the formula show every bit that its lines have beyond the board.
fn shows_every_bit(picture: &Picture, machine: &Machine) {
    if matches!(picture, Picture::Formula { .. }) {
        let n_bits = machine.size().get() + FormulaBits::BEYOND;
        assert_eq!(machine.words(machine.open_row()).left >> n_bits, 0);
    }
}

/// The sentence has the words of the row below the queens, worked out here from their squares.
fn says_the_rows(figure: &HandFigure, machine: &Machine) {
    let words = Placement::standing(machine)
        .above(machine.open_row())
        .words();
    let sentence = description(figure.picture()).unwrap().into_lang(Lang::En);
    for row in figure.picture().rows() {
        let value = match row.name() {
            "left" => words.left,
            "down" => words.down.into(),
            "right" => words.right.into(),
            _ => continue,
        };
        let n = machine.size().len();
        let expected = format!("{} = {value:0n$b}", row.name());
        assert!(sentence.contains(&expected), "{sentence}: {expected}");
    }
}

#[test]
fn the_next_figure_that_shows_the_same_value_takes_it() {
    let lesson = |slug: &str| Program::open(&format!("learn/{slug}/"));
    let values_at = |program: &Program, number: usize| {
        let figures = figures(program);
        let values = values(figures[number].picture()).into_iter();
        values
            .map(|(name, value)| (name.to_owned(), value))
            .collect::<Vec<_>>()
    };
    let program = lesson("precedence");
    let own = figures(&program);
    let bit = |power| Press::Bit {
        name: "left".to_owned(),
        power,
    };
    let next = press(&program, own[0].at, &bit(4));
    for number in [0, 1] {
        let expected = [("left".to_owned(), 2 + 16), ("bit".to_owned(), 4)];
        assert_eq!(values_at(&next, number), expected);
    }
    // What stands above keeps its own.
    let below = press(&next, own[1].at, &bit(0));
    assert_eq!(values_at(&below, 0)[0].1, 2 + 16);
    assert_eq!(values_at(&below, 1)[0].1, 2 + 16 + 1);
    // The way back of the first leads the second with it.
    let back = press(&below, own[0].at, &Press::Back);
    assert_eq!(back.open_lesson().states, program.open_lesson().states);

    // The queens of row 0 and row 1 are the same on both boards.
    let program = lesson("layout");
    let own = figures(&program);
    let next = press(&program, own[0].at, &Press::Square((0, 0)));
    let [first, second] = [0, 1].map(|number| queens(figures(&next)[number].picture()));
    assert_eq!((first[0], second[0]), ((0, 0), (0, 0)));
    assert_eq!(first[..], second[..first.len()]);
}
