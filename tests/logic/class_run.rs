//! A class that is stepped through: its places, its clock, and the address that opens it.

use bitqueens::{
    course::to_class,
    pages::teach::{ClassAction, ClassPlace, ClassRun, TeachAction, TeachPage, class_places},
};
use bitqueens_course::LessonPlan;

use crate::{course_texts::editions, program::Program};

fn run(program: &Program) -> Option<ClassRun> {
    program.page::<TeachPage>().class
}

#[test]
fn the_places_of_a_class_are_its_plan_what_its_steps_show_and_the_ticket() {
    let plans = &editions()[1].plans;
    assert_eq!(plans.len(), usize::from(LessonPlan::CLASSES));
    for plan in plans {
        let places = class_places(plan);
        let shown = plan.steps.iter().flat_map(|step| &step.links);
        let shown = shown.map(ClassPlace::Shown);
        let expected = [ClassPlace::Plan].into_iter().chain(shown);
        let expected = expected.chain([ClassPlace::Ticket]);
        assert!(expected.eq(places.iter().map(|(place, _)| *place)));
        let minutes: Vec<_> = places.iter().map(|(_, until)| *until).collect();
        assert!(minutes.is_sorted(), "{}", plan.title);
        assert_eq!(minutes.last(), Some(&50), "{}", plan.title);
        assert_eq!(minutes[0], u16::from(plan.steps[0].minutes));
    }
}

#[test]
fn the_minutes_are_counted_from_the_start_of_the_clock() {
    let mut run = ClassRun {
        number: 3,
        at: 2,
        since: None,
    };
    assert_eq!(run.minutes_left(18, 1_000_000_000), 18);
    run.since = Some(1_000_000_000);
    for (seconds, left) in [
        (0, 18),
        (59, 18),
        (60, 17),
        (1_080, 0),
        (1_199, -1),
        (7_200, -102),
    ] {
        let now = 1_000_000_000 + seconds * 1_000;
        assert_eq!(run.minutes_left(18, now), left, "{seconds}");
    }
    // A clock that was put back takes no minute.
    assert_eq!(run.minutes_left(18, 0), 18);
}

#[test]
fn one_address_opens_a_class_that_goes_on_over_every_page_until_it_ends() {
    for number in 1..=usize::from(LessonPlan::CLASSES) {
        let address = format!("learn/teachers/#class={number}");
        assert_eq!(to_class(number).to_string(), address);
        let mut program = Program::open(&address);
        assert_eq!((program.said(), program.address()), ("", address.clone()));
        let at = |at, since| Some(ClassRun { number, at, since });
        assert_eq!(run(&program), at(0, None));
        program.act(TeachAction::Class(ClassAction::Start(5)));
        program.act(TeachAction::Class(ClassAction::Show(1)));
        for place in [
            "step/#n=5&at=15",
            "learn/mask/",
            &address,
            "learn/teachers/",
        ] {
            program.go(place);
            assert_eq!(run(&program), at(1, Some(5)), "{place}");
        }
        // On the page for teachers the address names the class that goes on.
        assert_eq!(program.address(), address);
        program.act(TeachAction::Class(ClassAction::End));
        assert_eq!(run(&program), None);
        assert_eq!(program.address(), "learn/teachers/");
        // Nothing goes on without a class.
        program.act(TeachAction::Class(ClassAction::Show(2)));
        assert_eq!(run(&program), None);
    }
    let mut program = Program::open("learn/teachers/#class=1");
    program.act(TeachAction::Class(ClassAction::Show(4)));
    program.go("learn/teachers/#class=2");
    assert_eq!(run(&program).map(|run| (run.number, run.at)), Some((2, 0)));
    for wrong in ["0", "11", "x", ""] {
        let program = Program::open(&format!("learn/teachers/#class={wrong}"));
        assert!(program.said().contains("class must be"), "{wrong}");
        assert_eq!(
            (run(&program), program.address()),
            (None, "learn/teachers/".into())
        );
    }
}
