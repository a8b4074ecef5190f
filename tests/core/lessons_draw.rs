//! Drawing exercises: from the seed alone, and the same for ever.

use bitqueens::{
    bits::Width,
    lessons::{Asked, COURSE, Draw, Exercise, Lesson, RowTask, Task, Trick},
};

#[test]
fn a_seed_is_an_exercise() {
    for exercise in COURSE.iter().flat_map(Lesson::exercises) {
        let drawn = |seed| exercise.task(seed);
        assert!((0..50).all(|seed| drawn(seed) == drawn(seed)));
        let mut different = (1..50).map(drawn).collect::<Vec<_>>();
        different.dedup();
        assert!(different.len() > 30, "{exercise:?} repeats itself");
    }
}

#[test]
fn the_next_seed_asks_something_else() {
    for exercise in COURSE.iter().flat_map(Lesson::exercises) {
        for seed in [0, 1, 2, 77, u64::MAX - 1, u64::MAX] {
            let next = exercise.next_seed(seed);
            assert_ne!(next, 0);
            assert_ne!(exercise.task(next), exercise.task(seed), "{exercise:?}");
        }
    }
}

#[test]
fn a_handout_s_seed_means_what_it_meant() {
    let trick = Trick::LowestBit;
    let width = Width::BYTE;
    let word = Exercise::Word {
        trick,
        x: 22,
        width,
    };
    let values = [1, 2, 3].map(|seed| match word.task(seed) {
        Task::Word { x, .. } => x.value(),
        Task::Row(_) => 0,
    });
    assert_eq!(values, [145, 151, 29]);
}

#[test]
fn the_generator_is_splitmix64() {
    // The first numbers of the seed 1234567, as published with the generator's reference code.
    let mut draw = Draw::new(1_234_567);
    let expected = [
        6_457_827_717_110_365_317,
        3_203_168_211_198_807_973,
        9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
    ];
    assert_eq!([(); 5].map(|()| draw.bits()), expected);
    for end in [1, 2, 5, 255, u32::MAX] {
        assert!((0..200).all(|_| draw.below(end) < end));
    }
    assert_eq!(draw.below(0), 0);
}

#[test]
fn a_row_may_be_drawn_on_the_way_back() {
    let exercise = COURSE
        .iter()
        .flat_map(Lesson::exercises)
        .find(|exercise| {
            matches!(
                exercise,
                Exercise::Row {
                    asked: Asked::Bit,
                    ..
                }
            )
        })
        .unwrap();
    let tried = (1..100).filter(|&seed| match exercise.task(seed) {
        Task::Row(RowTask { position, .. }) => {
            assert_ne!(position.words().bitmap, 0, "seed {seed} asks for no square");
            position.tried() != 0
        }
        Task::Word { .. } => false,
    });
    let n_tried = tried.count();
    assert!((10..90).contains(&n_tried), "{n_tried} of 99");
}
