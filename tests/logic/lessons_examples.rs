//! Worked examples: all worked out, then the right half left open, then the exercise itself.

use bitqueens::pages::learn::{
    Block, BlockAction, BlockState, Example, LearnAction, LearnPage, Level, lessons,
};

use crate::program::Program;

/// The lessons whose idea is a computation.
const COMPUTED: [&str; 10] = [
    "row", "places", "shift", "or", "not", "and", "mask", "lowest", "next", "ops",
];

fn at(slug: &str) -> usize {
    let lesson = bitqueens::pages::learn::lesson(slug).unwrap();
    let mut blocks = lesson.blocks.iter();
    let found = blocks.position(|block| matches!(block, Block::Example(_)));
    found.unwrap()
}

fn example(program: &Program, at: usize) -> Example {
    match &program.open_lesson().states[at] {
        BlockState::Example(example) => (**example).clone(),
        _ => panic!("an example"),
    }
}

#[test]
fn a_lesson_that_computes_has_an_example_above_its_exercise() {
    for slug in COMPUTED {
        let lesson = bitqueens::pages::learn::lesson(slug).unwrap();
        let below = &lesson.blocks[at(slug) + 1];
        assert!(matches!(below, Block::Exercise(_)), "{slug}");
    }
    for lesson in lessons() {
        for block in lesson.blocks {
            if let Block::Example(exercise) = block {
                assert_ne!(exercise.question(0).n_bits, 0, "{}", lesson.slug);
            }
        }
    }
}

#[test]
fn an_example_is_worked_then_half_open_then_drawn_anew() {
    for slug in COMPUTED {
        let at = at(slug);
        let mut program = Program::open(&format!("learn/{slug}/"));
        let act = |action| LearnAction::Block { at, action };
        let worked = example(&program, at);
        assert_eq!(worked.level, Level::Worked);
        assert!(worked.drill.answer.is_right());
        let said = worked.drill.verdict().unwrap();
        // What decides several bits alike is said once.
        let n_bits = usize::from(worked.drill.answer.n_bits);
        assert!((1..=n_bits).contains(&said.reasons.len()), "{slug}");
        for seed in 0..200 {
            program.act(act(if seed == 0 {
                BlockAction::Fade
            } else {
                BlockAction::Draw
            }));
            let Example { level, drill } = example(&program, at);
            let answer = drill.answer;
            assert_eq!(level, Level::Faded);
            assert_eq!(answer.checked, None);
            // The left half is right; a 1 is missing on the right.
            let half = answer.n_bits.div_ceil(2);
            assert_eq!(answer.bits >> half, answer.expected >> half, "{slug}");
            assert_eq!(answer.bits & ((1 << half) - 1), 0, "{slug}");
            assert_ne!(answer.bits, answer.expected, "{slug} {}", drill.seed);
        }
        let answer = example(&program, at).drill.answer;
        for power in (0..answer.n_bits).filter(|power| answer.expected >> power & 1 == 1) {
            program.act(act(BlockAction::Set { power, on: true }));
        }
        program.act(act(BlockAction::Check));
        assert!(example(&program, at).drill.verdict().unwrap().right);
        // An example finishes no lesson, and stands in no address.
        assert_eq!(program.page::<LearnPage>().progress.count(), 0);
        assert_eq!(program.address(), format!("learn/{slug}/"));
        program.act(act(BlockAction::Restore));
        assert_eq!(example(&program, at).level, Level::Worked);
    }
}
