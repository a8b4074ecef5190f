//! Drawing exercises: from the seed alone, and the same for ever.

use bitqueens::{
    course::{Asked, Exercise, Random, Source, exercises},
    question::{Given, TargetWord},
};
use bitqueens_core::{
    bits::{Width, Word},
    solver::Size,
};

use crate::course_texts::{lesson, lessons};

#[test]
fn a_seed_is_an_exercise() {
    for exercise in lessons().flat_map(exercises) {
        let drawn = |seed| exercise.question(seed);
        assert!((0..50).all(|seed| drawn(seed) == drawn(seed)));
        let mut different = (1..50).map(drawn).collect::<Vec<_>>();
        different.dedup();
        assert!(different.len() > 30, "{exercise:?} repeats itself");
    }
}

#[test]
fn the_next_seed_asks_something_else() {
    for exercise in lessons().flat_map(exercises) {
        for seed in [0, 1, 2, 77, u64::MAX - 1, u64::MAX] {
            let next = Asked::new(Source::Exercise(exercise), seed).next_seed();
            assert_ne!(next, 0);
            assert_ne!(
                exercise.question(next),
                exercise.question(seed),
                "{exercise:?}"
            );
        }
    }
}

#[test]
fn a_handout_s_seed_means_what_it_meant() {
    let number = exercises(lesson("lowest").unwrap()).next().unwrap();
    let given = [0, 1, 2, 3].map(|seed| number.question(seed).given);
    let x = |value| Given::Words(vec![("x", Word::cut(value, Width::BYTE))]);
    assert_eq!(given, [22, 96, 216, 54].map(x));
}

#[test]
fn a_handout_s_row_is_the_row_it_was() {
    for (slug, exercise, seed, side, step, expected) in [
        ("mask", 0, 1, 6, 1_089, 8),
        ("mask", 0, 2, 6, 742, 16),
        ("mask", 0, 3, 4, 81, 2),
        ("mask", 0, 60, 7, 564, 120),
        ("next", 1, 1, 7, 3_879, 4),
        ("next", 1, 60, 7, 730, 16),
        ("shift", 0, 2, 6, 742, 12),
        ("shift", 2, 1, 6, 1_089, 594),
    ] {
        let exercise = exercises(lesson(slug).unwrap()).nth(exercise).unwrap();
        let question = exercise.question(seed);
        let place = (question.size().map(Size::get), question.step());
        assert_eq!(place, (Some(side), Some(step)), "{slug} {seed}");
        assert_eq!(question.right_value().unwrap(), expected, "{slug} {seed}");
    }
}

#[test]
fn numbers_stay_below_their_end() {
    let mut random = Random::new(1_234_567);
    for end in [1, 2, 5, 255, u32::MAX] {
        assert!((0..200).all(|_| random.below(end) < end));
    }
    assert_eq!(random.below(0), 0);
    assert_eq!(random.choose::<u8>(&[]), None);
    assert_eq!(random.choose(&[7]), Some(7));
}

#[test]
fn a_row_may_be_drawn_on_the_way_back() {
    let exercise = lessons()
        .flat_map(exercises)
        .find(|exercise| {
            matches!(
                exercise,
                Exercise::Row {
                    word: TargetWord::Bit,
                    ..
                }
            )
        })
        .unwrap();
    let tried = (1..100).filter(|&seed| match exercise.question(seed).given {
        Given::Row { row, .. } => {
            assert_ne!(row.words().bitmap, 0, "seed {seed} asks for no square");
            row.tried() != 0
        }
        _ => false,
    });
    let n_tried = tried.count();
    assert!((10..90).contains(&n_tried), "{n_tried} of 99");
}
