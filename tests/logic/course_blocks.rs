//! The state of each block of an open lesson.

use bitqueens::{
    course::{Block, Exercise, Lesson, LessonOpening},
    pages::lesson::{BlockAction, JoinChoice, LessonAction, first_example},
    question::{Answer, AnswerAction, AnswerKind},
};
use bitqueens_core::faults::{Fault, FaultySearch};

use bitqueens_course::GuessKind;

use crate::{
    course_texts::lessons,
    lesson_page::{CHECK, REVEAL, give, right, set},
    program::Program,
};

/// An action of each kind.
fn actions() -> [BlockAction; 9] {
    [
        BlockAction::Answer(AnswerAction::Type(Some(Answer::Text("x".to_owned())))),
        set(0, true),
        give(1),
        CHECK,
        REVEAL,
        BlockAction::Fade,
        BlockAction::Another,
        BlockAction::Restore,
        BlockAction::Join(JoinChoice { rows: 1, item: 1 }),
    ]
}

/// Tells whether an action changes a block that has just opened.
fn changes(action: &BlockAction, block: &'static Block) -> bool {
    let is_word = |of: &LessonOpening| matches!(of.kind, GuessKind::Bits(_));
    let asks_bits = |of: Exercise| of.question(0).n_bits().is_some();
    match action {
        BlockAction::Answer(AnswerAction::Set { .. }) => match block {
            Block::Opening(of) => is_word(of),
            // Its first question is worked out.
            Block::Example(of) => {
                let shown = first_example(of.into()).attempt.question;
                matches!(shown.kind, AnswerKind::Bits(_)) && right(&shown) & 1 == 0
            }
            Block::Exercise(of) => asks_bits(of.into()),
            _ => false,
        },
        BlockAction::Answer(AnswerAction::Check) => match block {
            Block::Opening(of) => is_word(of),
            Block::Example(_) | Block::Exercise(_) | Block::Puzzle(_) | Block::Find(_) => true,
            _ => false,
        },
        BlockAction::Answer(AnswerAction::Give(_)) => match block {
            Block::Opening(of) => !is_word(of),
            Block::Quiz(_) | Block::Break(_) => true,
            // A table takes no number.
            Block::Exercise(of) => {
                let kind = Exercise::from(of).question(0).kind;
                !matches!(kind, AnswerKind::Bits(_) | AnswerKind::Trace(_))
            }
            _ => false,
        },
        BlockAction::Answer(AnswerAction::Type(_)) => {
            matches!(block, Block::Puzzle(_) | Block::Find(_))
        }
        BlockAction::Answer(_) | BlockAction::Another => {
            is_exercise(block) || matches!(block, Block::Example(_))
        }
        BlockAction::Fade => matches!(block, Block::Example(_)),
        // The lesson's own question is asked already.
        BlockAction::Restore => false,
        BlockAction::Join(_) => matches!(block, Block::Join(_)),
    }
}

fn is_exercise(block: &Block) -> bool {
    matches!(block, Block::Exercise(_))
}

#[test]
fn an_action_changes_its_own_block_alone_and_only_one_that_takes_it() {
    for lesson in lessons() {
        let program = Program::open(&format!("learn/{}/", lesson.slug));
        let states = |program: &Program| program.open_lesson().states.clone();
        let before = states(&program);
        assert_eq!(before.len(), lesson.blocks.len());
        for (at, block) in lesson.blocks.iter().enumerate() {
            for action in actions() {
                let of = action.clone();
                let after = states(&program.after(LessonAction::Block { at, action: of }));
                let changed: Vec<usize> = (0..after.len())
                    .filter(|of| before[*of] != after[*of])
                    .collect();
                let expected = if changes(&action, block) {
                    vec![at]
                } else {
                    Vec::new()
                };
                assert_eq!(changed, expected, "{} {at} {action:?}", lesson.slug);
            }
        }
        let beyond = LessonAction::Block {
            at: lesson.blocks.len(),
            action: give(1),
        };
        assert!(!program.clone().act(beyond), "{}", lesson.slug);
    }
}

#[test]
fn the_blocks_of_a_kind_are_numbered_from_the_top() {
    for lesson in lessons() {
        let blocks = 0..lesson.blocks.len();
        let exercises = blocks.filter(|at| is_exercise(&lesson.blocks[*at]));
        let numbers = exercises.map(|at| lesson.number(at));
        assert!(numbers.eq(0..lesson.exercises().count()), "{}", lesson.slug);
    }
}

#[test]
fn a_trial_holds_what_the_listing_with_its_fault_comes_to() {
    let mut faults = std::collections::HashSet::new();
    for trial in lessons().flat_map(Lesson::trials) {
        let name = trial.fault.name();
        assert_eq!(
            trial.run,
            FaultySearch::run(trial.side, trial.fault),
            "{name}"
        );
        if let Some(lines) = &trial.lines {
            assert_eq!(*lines, trial.fault.lines(), "{name}");
        }
        faults.insert(trial.fault);
    }
    // A fault of the search that no lesson shows is named in a program that a reader wrote.
    let of_the_count = |fault: &Fault| fault.listing().is_none();
    let unused = |fault: &Fault| of_the_count(fault) && !faults.contains(fault);
    assert!(!Fault::ALL.iter().any(unused) && 25 < faults.len());
}
