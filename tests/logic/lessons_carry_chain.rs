//! The numbers and the figure of the carry chain, from rings that are filled in plain columns.

use bitqueens::{
    course::{Lesson, Picture, sketch_of},
    text::{Lang, grouped},
};
use std::collections::BTreeSet;

use bitqueens_core::solver::{Placement, Size};

use crate::course_texts::lesson;

/// A row and a column.
type Square = (u8, u8);
/// Queens that do not attack each other.
type Queens = BTreeSet<Square>;

const SIDE: u8 = 8;
/// The two outer lines on each side.
const LINES: [u8; 4] = [0, 1, SIDE - 2, SIDE - 1];

fn attacks(one: Square, other: Square) -> bool {
    let (rows, columns) = (one.0.abs_diff(other.0), one.1.abs_diff(other.1));
    rows == 0 || columns == 0 || rows == columns
}

/// Gives each line in turn a queen, where it has none yet, and keeps every outcome.
fn fill(lines: &[(bool, u8)], places: &[u8], queens: &Queens, found: &mut BTreeSet<Queens>) {
    let Some((&(is_row, line), rest)) = lines.split_first() else {
        found.insert(queens.clone());
        return;
    };
    let on_line = |square: &Square| if is_row { square.0 } else { square.1 } == line;
    if queens.iter().any(on_line) {
        return fill(rest, places, queens, found);
    }
    for &place in places {
        let square = if is_row { (line, place) } else { (place, line) };
        if !queens.iter().any(|queen| attacks(*queen, square)) {
            let mut queens = queens.clone();
            queens.insert(square);
            fill(rest, places, &queens, found);
        }
    }
}

/// The eight images, those that are alike once.
fn images(queens: &Queens) -> BTreeSet<Queens> {
    let mut images = BTreeSet::new();
    let mut image = queens.clone();
    for _ in 0..4 {
        image = image
            .iter()
            .map(|&(row, column)| (column, SIDE - 1 - row))
            .collect();
        let mirrored = image.iter().map(|&(row, column)| (row, SIDE - 1 - column));
        images.extend([mirrored.collect(), image.clone()]);
    }
    images
}

/// The ways to fill the inside of a ring.
fn insides(ring: &Queens) -> usize {
    let rows: Vec<_> = (2..SIDE - 2).map(|row| (true, row)).collect();
    let mut found = BTreeSet::new();
    fill(&rows, &[2, 3, 4, 5], ring, &mut found);
    found.len()
}

#[test]
fn the_rings_are_those_that_the_lesson_names() {
    let rows = LINES.map(|line| (true, line));
    let columns = LINES.map(|line| (false, line));
    let all: Vec<_> = (0..SIDE).collect();
    let mut rings = BTreeSet::new();
    fill(&[rows, columns].concat(), &all, &Queens::new(), &mut rings);
    let classes: BTreeSet<_> = rings.iter().map(images).collect();
    let filled: Vec<_> = classes
        .iter()
        .map(|class| (class.len(), insides(class.first().unwrap())))
        .filter(|(_, insides)| *insides != 0)
        .collect();
    let of = |images: usize| filled.iter().filter(move |class| class.0 == images);
    assert!(filled.iter().all(|(_, insides)| *insides == 1));
    let numbers = [rings.len(), classes.len()].map(|number| grouped(number as u64));
    let sum = [(8, of(8).count()), (4, of(4).count())];
    let total: usize = sum.iter().map(|(images, classes)| images * classes).sum();
    let expected = [
        format!("{} rings, and {} with images", numbers[0], numbers[1]),
        format!("The insides of {} can be filled", filled.len()),
        format!("8 × {} + 4 × {} = {total}", sum[0].1, sum[1].1),
    ];
    let said = crate::lessons::phrases(lesson("ring").unwrap());
    for number in expected {
        let says = said
            .iter()
            .any(|(phrase, _)| crate::terms::spaced(phrase.in_lang(Lang::En)).contains(&number));
        assert!(says, "{number}");
    }
    assert_eq!(total, 92);
}

#[test]
fn the_ring_of_the_figure_leaves_the_two_squares_of_its_solution() {
    let lesson = lesson("ring").unwrap();
    let rings =
        Lesson::figures(lesson).filter(|figure| matches!(figure.picture, Picture::Ring { .. }));
    let figures: Vec<_> = rings.collect();
    assert_eq!(figures.len(), 1);
    let place = figures[0].picture.place().unwrap();
    assert_eq!(place.size(), Size::new(SIDE).unwrap());
    let sketch = sketch_of(&figures[0].picture).unwrap();
    assert_eq!(sketch.shaded.len(), 64 - 16);
    assert!(
        sketch
            .queens
            .iter()
            .all(|queen| sketch.shaded.contains(queen))
    );
    let inside = (2..SIDE - 2).flat_map(|row| (2..SIDE - 2).map(move |column| (row, column)));
    let left: Vec<Square> = inside
        .filter(|square| !sketch.crossed.contains(square))
        .collect();
    // The highest power is the leftmost column.
    let solution = Placement::standing(&place.machine());
    let columns = solution.powers().iter().map(|power| SIDE - 1 - power);
    let queens: Vec<Square> = (0..).zip(columns).collect();
    let missing = queens.iter().filter(|queen| !sketch.queens.contains(queen));
    assert!(missing.eq(&left), "{left:?}");
    assert_eq!(left.len(), 2);
}
