//! What a teacher makes for a class: links to questions and steps, sheets of several questions.

use std::collections::BTreeSet;

use bitqueens::{
    course::{
        Asked, Source, exercises,
        link::{MOST_ON_SHEET, USUAL_ON_SHEET},
    },
    pages::teach::{StepChoice, TeachAction, TeachPage, TeacherTools, ToolAction, class_lines},
    site::{EmbedFrame, Route},
};
use bitqueens_core::solver::{Machine, Size};
use bitqueens_course::Place;

use crate::{
    course_texts::{course_list, lessons},
    program::Program,
};

#[track_caller]
fn tools(program: &Program) -> TeacherTools {
    program.page::<TeachPage>().tools
}

#[test]
fn a_class_list_becomes_a_link_for_each_pupil() {
    let link = |pupil| format!("learn/row/#pupil={pupil}");
    let lines = |list: &str| class_lines(list, link);
    assert_eq!(
        lines("Ada\n\n  Hana\tSato \r\n佐藤　花\n"),
        [
            "Ada\tlearn/row/#pupil=1",
            "Hana Sato\tlearn/row/#pupil=2",
            "佐藤 花\tlearn/row/#pupil=3",
        ]
    );
    assert!(lines(" \n\t\n").is_empty());
    // As many as a key has answers for.
    let many = lines(&"x\n".repeat(500));
    assert_eq!(many.len(), 99);
    assert_eq!(many[98], "x\tlearn/row/#pupil=99");
}

#[test]
fn what_is_chosen_is_in_the_address_and_opens_again() {
    let mut program = Program::open("learn/teachers/");
    assert_eq!(program.address(), "learn/teachers/");
    for (action, address) in [
        (ToolAction::Seed(7), "seed=7"),
        (ToolAction::Questions(6), "seed=7&questions=6"),
        (
            ToolAction::Size(Size::new(8).unwrap()),
            "seed=7&questions=6&n=8&at=15",
        ),
        (ToolAction::Step(893), "seed=7&questions=6&n=8&at=893"),
        (ToolAction::Later, "seed=7&questions=6&n=8&at=894"),
        (ToolAction::Later, "seed=7&questions=6&n=8&at=895"),
        (ToolAction::Earlier, "seed=7&questions=6&n=8&at=894"),
        (ToolAction::AnotherSeed, "seed=8&questions=6&n=8&at=894"),
        (ToolAction::Seed(7), "seed=7&questions=6&n=8&at=894"),
        (
            ToolAction::Frame(EmbedFrame::Narrow),
            "seed=7&questions=6&n=8&at=894&frame=narrow",
        ),
    ] {
        program.act(TeachAction::Tool(action));
        let whole = format!("learn/teachers/#{address}");
        assert_eq!(program.address(), whole);
        let again = Program::open(&whole);
        assert_eq!((again.said(), tools(&again)), ("", tools(&program)));
    }
}

#[test]
fn a_step_stays_inside_the_search() {
    for (size, length) in Size::all().zip(Place::LENGTHS) {
        let last = StepChoice::new(size, u64::MAX, EmbedFrame::Page);
        assert_eq!(last.at, length);
        assert_eq!(last.after(ToolAction::Later), last);
        let first = StepChoice { at: 0, ..last };
        assert_eq!(first.after(ToolAction::Earlier), first);
    }
}

#[test]
fn each_exercise_of_the_course_has_a_link_that_asks_it_and_a_sheet() {
    for lesson in &course_list().lessons {
        for exercise in 0..lesson.n_exercises {
            let mut program = Program::open("learn/teachers/");
            program.act(TeachAction::Tool(ToolAction::Seed(9)));
            program.act(TeachAction::Tool(ToolAction::Lesson(lesson)));
            program.act(TeachAction::Tool(ToolAction::Exercise(exercise)));
            let choice = tools(&program).question;
            let address = program.address();
            assert_eq!(
                tools(&Program::open(&address)).question,
                choice,
                "{address}"
            );
            let there = Program::open(&choice.on_the_page(lesson).to_string());
            assert_eq!((there.said(), there.exercise(exercise).seed), ("", 9));
            let sheet = Program::open(&choice.on_paper(lesson).to_string());
            assert_eq!(sheet.said(), "");
            let open = sheet.open_lesson();
            assert_eq!(
                (open.sheet, open.n_questions),
                (Some(exercise), USUAL_ON_SHEET)
            );
            assert_eq!(sheet.address(), choice.on_paper(lesson).to_string());
        }
    }
}

#[test]
fn what_cannot_be_used_is_said_and_the_page_opens_all_the_same() {
    for (state, said) in [
        ("lesson=chess", "does not exist"),
        ("exercise=9", "exercise must be"),
        ("exercise=0", "exercise must be"),
        ("seed=x", "seed must be"),
        ("questions=99", "from 1 to 12"),
        ("n=99", "N"),
        ("frame=huge", "frame must be"),
    ] {
        let program = Program::open(&format!("learn/teachers/#{state}"));
        assert!(program.said().contains(said), "{state}: {}", program.said());
        tools(&program);
    }
    let program = Program::open("learn/mask/#sheet=1&questions=0");
    assert!(
        program.said().contains("from 1 to 12"),
        "{}",
        program.said()
    );
    assert_eq!(program.open_lesson().n_questions, 1);
}

#[test]
fn a_sheet_has_as_many_questions_as_it_says_no_two_alike() {
    for lesson in lessons() {
        for (number, exercise) in exercises(lesson).enumerate() {
            for seed in [0, 1, 40, u64::MAX] {
                let several = Asked::new(Source::Exercise(exercise), seed).several(MOST_ON_SHEET);
                assert_eq!(several[0].0, seed);
                for (at, (seed, question)) in several.iter().enumerate() {
                    assert_eq!(*question, exercise.question(*seed));
                    let before = &several[..at];
                    assert!(
                        before.iter().all(|(_, other)| other != question),
                        "{} {number}, seed {seed}",
                        lesson.slug
                    );
                }
                // A longer sheet begins with the shorter one.
                let four = Asked::new(Source::Exercise(exercise), seed).several(USUAL_ON_SHEET);
                assert!(several.starts_with(&four));
                assert_eq!(four.len(), USUAL_ON_SHEET, "{} {number}", lesson.slug);
            }
        }
    }
}

#[test]
fn a_step_beyond_the_end_is_the_last_one_and_a_far_one_is_not_walked_to() {
    for n in 1..=8 {
        let size = Size::new(n).unwrap();
        let choice = StepChoice::new(size, u64::MAX, EmbedFrame::default());
        let end = Machine::new(size).count() as u64;
        assert_eq!(choice.at, end, "N = {n}");
        let machine = choice.machine().expect("the whole search is near");
        assert_eq!(machine.counters().steps, end);
    }
    let far = StepChoice::new(Size::MAX, u64::MAX, EmbedFrame::default());
    assert_eq!((far.at, far.machine().is_none()), (u64::MAX, true));
}

#[test]
fn the_links_of_a_step_open_it_as_they_say() {
    let choice = StepChoice::new(Size::new(8).unwrap(), 894, EmbedFrame::default());
    let mut addresses = BTreeSet::new();
    for (route, key) in [
        (Route::Step, None),
        (Route::Step, Some("present")),
        (Route::Step, Some("predict")),
        (Route::Step, Some("sheet")),
        (Route::Embed, None),
    ] {
        let address = choice.on(route, key).to_string();
        let program = Program::open(&address);
        assert_eq!(program.said(), "", "{address}");
        assert!(program.address().contains("n=8&at=894"), "{address}");
        addresses.insert(program.address());
    }
    assert_eq!(addresses.len(), 5);
}
