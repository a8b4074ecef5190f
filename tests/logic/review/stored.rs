//! The boxes as text: stored, taken along, taken in.

use bitqueens::{
    app::Action,
    course::{Boxes, BoxesText, N_BOXES, NoBoxes, Progress},
    pages::{learn::LearnAction, lesson::BlockAction, review::ReviewAction},
    question::Attempts,
    site::{NotStored, Preferences, Route},
};
use proptest::prelude::*;

use super::{TODAY, act, all, done, given_as, names, on_day, page};
use crate::{
    course_texts::course_list,
    lesson_page::{CHECK, REVEAL, give},
    program::Program,
    shelf::TestShelf,
};

fn some() -> Boxes {
    let mut boxes = Boxes::default();
    for (at, question) in all().into_iter().enumerate().take(30) {
        match at % 3 {
            0 => boxes.put(question, at % 2 == 0, TODAY),
            other => boxes.answer(question, other == 1, TODAY),
        }
    }
    boxes
}

#[test]
fn what_is_stored_is_read_again() {
    let read = BoxesText::read(&BoxesText::stored(&some()));
    assert_eq!((read.boxes, read.unread), (some(), vec![]));
    let progress = done(&["puzzle", "shift"]);
    let read = BoxesText::read(&BoxesText::exported(&some(), &progress));
    assert_eq!(
        (read.boxes, read.progress, read.unread),
        (some(), progress, vec![])
    );
}

#[test]
fn a_name_that_this_version_does_not_know_stays_and_is_not_asked() {
    let text = "bitqueens boxes 1\nlater.puzzle.9 4 20000 7 right\n";
    let read = BoxesText::read(text);
    assert!(read.is_whole());
    assert_eq!(BoxesText::stored(&read.boxes), text);
    assert_eq!(
        read.boxes
            .first(course_list(), &done(&[]), TODAY, |_| false),
        None
    );
}

#[test]
fn a_line_that_cannot_be_read_is_named_and_the_others_are_read() {
    for line in [
        "puzzle.quiz.1 2 20000 1",
        "puzzle.quiz.1 2 x 1 right",
        "puzzle.quiz.1 2 20000 1 maybe",
        "puzzle.quiz.1 2 20000 -1 right",
        "<b> 2 20000 1 right",
        "puzzle.quiz.1 0 20000 1 right",
        "puzzle.quiz.1 8 20000 1 right",
        "puzzle.quiz.1 300 20000 1 right",
    ] {
        let text = format!("{}{line}\n", BoxesText::stored(&some()));
        let read = BoxesText::read(&text);
        assert_eq!((read.unread, read.refused), (vec![31], None), "{line}");
        assert_eq!(read.boxes, some());
    }
    for (text, why) in [
        ("bitqueens boxes 2\n", NoBoxes::Head),
        ("puzzle row", NoBoxes::Head),
        (&"x".repeat(100_001), NoBoxes::TooLong),
    ] {
        assert_eq!(BoxesText::read(text).refused, Some(why));
    }
}

#[test]
fn a_line_that_cannot_be_read_is_left_out_of_what_is_taken_in_and_counted() {
    let mut program = on_day(TODAY, "learn/review/", &[]);
    let text = format!(
        "{}mask.quiz.2 9 1 1 right\nhello\n",
        BoxesText::stored(&some())
    );
    act(&mut program, ReviewAction::TakeIn(text));
    assert_eq!(
        program.said(),
        "Taken in: 30 questions, and 0 lessons as done. \
         2 lines could not be read and were left out; the first is line 32."
    );
    assert_eq!(*program.course().shelf.boxes, some());
}

#[test]
fn a_text_that_was_taken_along_is_taken_in_and_nothing_is_lost() {
    let mut program = on_day(TODAY, "learn/review/", &[]);
    let mut own = Boxes::default();
    own.answer(all()[40], true, TODAY);
    program.act(Action::Heard {
        key: Some(BoxesText::KEY.to_owned()),
        text: Some(BoxesText::stored(&own)),
    });
    let text = BoxesText::exported(&some(), &done(&["row"]));
    act(&mut program, ReviewAction::TakeIn(text));
    assert_eq!(
        program.said(),
        "Taken in: 30 questions, and 1 lesson as done."
    );
    let mut both = some();
    both.merge(&own, TODAY);
    assert_eq!(*program.course().shelf.boxes, both);
    assert_eq!(program.course().progress, done(&["row"]));
}

#[test]
fn a_text_that_is_none_is_a_sentence_and_changes_nothing() {
    for (text, said) in [
        ("", "This text holds no question"),
        ("bitqueens boxes 1\n", "This text holds no question"),
        ("puzzle row", "This is no text of boxes."),
        (
            "bitqueens boxes 1\n\nhello",
            "This text holds no question and no lesson that is done. 1 line could",
        ),
    ] {
        let mut program = on_day(TODAY, "learn/review/", &[]);
        let before = page(&program).clone();
        act(&mut program, ReviewAction::TakeIn(text.to_owned()));
        assert!(
            program.said().starts_with(said),
            "{text}: {}",
            program.said()
        );
        assert_eq!(*page(&program), before);
    }
}

#[test]
fn a_stored_text_that_cannot_be_read_whole_is_set_aside() {
    let text = "bitqueens boxes 1\nmask.quiz.1 3 20000 4 right\nmask.quiz.2 ninth 1 1 right\n";
    let mut program = on_day(TODAY, "learn/review/", &[(BoxesText::KEY, text)]);
    assert_eq!(program.course().shelf.aside.as_deref(), Some(text));
    assert_eq!(names(&program.course().shelf.boxes), ["mask.quiz.1"]);
    act(&mut program, ReviewAction::ForgetAside);
    assert_eq!(program.course().shelf.aside, None);
    // One that was set aside before is still there after a reload.
    let stored = [(BoxesText::ASIDE, "earlier\n"), (BoxesText::KEY, text)];
    let program = on_day(TODAY, "learn/review/", &stored);
    assert_eq!(
        program.course().shelf.aside,
        Some(format!("earlier\n{text}"))
    );
}

#[test]
fn what_could_not_be_read_again_is_not_taken_in() {
    let many = |from: usize| {
        let lines = (from..from + 2_500).map(|at| format!("later.quiz.{at} 4 20000 7 right\n"));
        format!("bitqueens boxes 1\n{}", lines.collect::<String>())
    };
    let mut program = on_day(TODAY, "learn/review/", &[]);
    act(&mut program, ReviewAction::TakeIn(many(10_000)));
    assert!(program.said().starts_with("Taken in: 2500 questions"));
    let before = page(&program).clone();
    act(&mut program, ReviewAction::TakeIn(many(20_000)));
    assert!(program.said().ends_with("Nothing was taken in."));
    assert_eq!(*page(&program), before);
    let stored = BoxesText::stored(&before.course.shelf.boxes);
    assert!(BoxesText::read(&stored).is_whole());
}

#[test]
fn progress_of_before_is_read_and_has_its_questions_asked() {
    let program = on_day(TODAY, "learn/review/", &[(Progress::KEY, "puzzle row or")]);
    assert_eq!(program.course().n_done(), 3);
    assert_eq!(program.course().n_due(), 5);
    assert!(super::item(&program).attempt().is_some());
}

#[test]
fn two_tabs_lose_no_box_of_one_another() {
    let mut shelf = TestShelf::default();
    let mut tabs = [3, 4].map(|part| shelf.open(&format!("learn/test/#part=search&seed={part}")));
    let mut both = Boxes::default();
    for (tab, question) in tabs.iter_mut().zip(all()) {
        both.put(question, true, TODAY);
        let mut own = Boxes::default();
        own.put(question, true, TODAY);
        act(
            &mut tab.program,
            ReviewAction::TakeIn(BoxesText::stored(&own)),
        );
    }
    // Neither has heard of the other.
    let [one, two] = &mut tabs;
    shelf.store(one);
    let changes = shelf.store(two);
    assert_eq!(shelf.texts[BoxesText::KEY], BoxesText::stored(&both));
    assert_eq!(*two.program.course().shelf.boxes, both);
    one.hear(&changes);
    assert_eq!(*one.program.course().shelf.boxes, both);
    assert_eq!(shelf.store(one), []);
    // One of them clears the boxes: they are not filled from what lies there.
    one.program.go("learn/");
    one.program.act(LearnAction::ClearProgress);
    let changes = shelf.store(one);
    assert!(!shelf.texts.contains_key(BoxesText::KEY));
    two.hear(&changes);
    assert!(two.program.course().shelf.boxes.is_empty());
    one.program.act(LearnAction::BringBack);
    shelf.store(one);
    assert_eq!(shelf.texts[BoxesText::KEY], BoxesText::stored(&both));
}

#[test]
fn a_text_that_cannot_be_read_is_set_aside_before_another_takes_its_place() {
    let unread = "bitqueens boxes 1\nor.quiz.1 2 20000 1 right\nnew line of another version\n";
    let whole = "bitqueens boxes 1\nor.quiz.1 2 20000 1 right\n";
    // It lies there when the page opens, or another tab has stored it meanwhile.
    for is_there in [true, false] {
        let there = [(BoxesText::KEY, unread)];
        let mut shelf = TestShelf::of(if is_there { &there } else { &[] });
        let mut tab = shelf.open("learn/review/");
        shelf.store(&mut tab);
        if !is_there {
            shelf
                .texts
                .extend(there.map(|(key, text)| (key.to_owned(), text.to_owned())));
            tab.hear(&[(BoxesText::KEY.to_owned(), Some(unread.to_owned()))]);
            shelf.store(&mut tab);
        }
        assert_eq!(shelf.texts[BoxesText::ASIDE], unread);
        assert_eq!(shelf.texts[BoxesText::KEY], whole);
        // It is set aside once, and stays until the reader deletes it.
        let again = shelf.clone().store(&mut shelf.open("learn/review/"));
        assert!(
            again.iter().all(|(key, _)| key == Preferences::KEY),
            "{again:?}"
        );
        act(&mut tab.program, ReviewAction::ForgetAside);
        shelf.store(&mut tab);
        assert!(!shelf.texts.contains_key(BoxesText::ASIDE));
        assert_eq!(shelf.texts[BoxesText::KEY], whole);
    }
}

#[test]
fn where_an_aside_finds_no_room_the_text_stays_where_it_is() {
    let unread = "bitqueens boxes 9\nwhatever\n";
    let mut shelf = TestShelf::of(&[(BoxesText::KEY, unread)]);
    shelf.refuses = Some(NotStored::Full);
    let mut tab = shelf.open("learn/review/");
    shelf.store(&mut tab);
    assert!(
        tab.program.said().contains("is full"),
        "{}",
        tab.program.said()
    );
    assert_eq!(shelf.texts[BoxesText::KEY], unread);
    shelf.refuses = None;
    tab.program.go("learn/");
    shelf.store(&mut tab);
    assert_eq!(shelf.texts[BoxesText::ASIDE], unread);
    assert_eq!(tab.program.state.not_stored(Route::Review), None);
}

#[test]
fn what_was_cleared_can_be_brought_back() {
    let text = BoxesText::stored(&some());
    let stored = [
        (BoxesText::KEY, &*text),
        (Progress::KEY, "puzzle"),
        (
            "bitqueens.attempt.learn.row.opening.1",
            "given 5\ntries 1\n",
        ),
        ("bitqueens.attempt.learn.or.opening.1", "given 3\ntries 1\n"),
    ];
    let mut program = on_day(TODAY, "learn/", &stored);
    let attempts = program.course().attempts.clone();
    program.act(LearnAction::ClearProgress);
    assert_eq!(program.course().attempts, Attempts::default());
    assert!(program.course().shelf.boxes.is_empty());
    assert_eq!(program.course().n_done(), 0);
    program.act(LearnAction::BringBack);
    assert_eq!(*program.course().shelf.boxes, some());
    assert_eq!(program.course().progress, done(&["puzzle"]));
    assert_eq!(program.course().attempts, attempts);
}

#[test]
fn what_a_lesson_asks_is_put_into_a_box_once_it_is_answered_or_shown() {
    let mut program = on_day(TODAY, "learn/shift/", &[]);
    let choose = program.on_quiz(0, give(0));
    program.act(choose);
    assert_eq!(names(&program.course().shelf.boxes), ["shift.quiz.1"]);
    let shown = program.on_exercise(1, REVEAL);
    program.act(shown);
    let exercise = program.exercise(0);
    let question = &exercise.attempt.question;
    for action in given_as(&question.kind, &question.right) {
        let action = program.on_exercise(0, BlockAction::Answer(action));
        program.act(action);
    }
    let check = program.on_exercise(0, CHECK);
    program.act(check);
    let boxes = &program.course().shelf.boxes;
    let expected = ["shift.exercise.1", "shift.exercise.2", "shift.quiz.1"];
    assert_eq!(names(boxes), expected);
    let mut places = boxes.places();
    let mut place = || places.next().map(|(_, place)| (place.number, place.due()));
    assert_eq!(place(), Some((2, TODAY + 2)));
    assert_eq!(place(), Some((1, TODAY)));
}

#[test]
fn a_missed_exercise_is_asked_on_the_same_day_with_the_reader_s_own_answer() {
    let mut program = on_day(TODAY, "learn/shift/", &[]);
    let question = program.exercise(1).attempt.question.clone();
    let right = question.right_value().unwrap();
    let give = |program: &mut Program, answer: u64| {
        for action in given_as(&question.kind, &answer.into()) {
            let action = program.on_exercise(1, BlockAction::Answer(action));
            program.act(action);
        }
        let check = program.on_exercise(1, CHECK);
        program.act(check);
    };
    give(&mut program, right ^ 1);
    assert!(!program.course().progress.has(super::lesson("shift")));
    // What is mended in the lesson is asked all the same.
    let mend = program.on_exercise(1, crate::lesson_page::set(0, right & 1 == 1));
    program.act(mend);
    let check = program.on_exercise(1, CHECK);
    program.act(check);
    assert!(program.exercise(1).counts == Some(true));
    program.go("learn/review/");
    assert_eq!(super::item(&program).question.name(), "shift.exercise.2");
    assert_eq!(super::attempt(&program).question, question);
    assert_eq!(super::attempt(&program).value(), Some(right ^ 1));
    super::answer(&mut program, true);
    let missed = super::item(&program).question;
    let place = program.course().shelf.boxes.place(missed).unwrap();
    assert_eq!((place.number, place.days_left(TODAY)), (1, 1));
}

proptest! {
    #[test]
    fn any_text_is_read_or_has_a_sentence(text in "(bitqueens boxes 1\n)?([a-z.]{0,9} ?[0-9-]{0,12} ?[0-9]{0,3} ?[0-9]{0,12} ?(right|wrong|x)?\n){0,9}.{0,40}") {
        let read = BoxesText::read(&text);
        let again = BoxesText::read(&BoxesText::stored(&read.boxes));
        prop_assert_eq!((again.boxes, again.unread), (read.boxes.clone(), vec![]));
        let program = on_day(TODAY, "learn/review/", &[(BoxesText::KEY, &text)]);
        prop_assert_eq!(program.course().shelf.aside.is_some(), !read.is_whole());
        prop_assert_eq!(&*program.course().shelf.boxes, &read.boxes);
    }

    #[test]
    fn what_is_taken_along_is_the_same_elsewhere(
        places in prop::collection::btree_map(0..all().len(), (1..=N_BOXES, any::<u32>(), any::<u32>(), any::<bool>()), 0..80),
        done in prop::collection::vec(any::<bool>(), course_list().lessons.len()),
    ) {
        let lines = places.iter().map(|(at, (number, day, n_answers, is_right))| {
            let last = if *is_right { "right" } else { "wrong" };
            format!("{} {number} {day} {n_answers} {last}\n", all()[*at].name())
        });
        let boxes = BoxesText::read(&format!("bitqueens boxes 1\n{}", lines.collect::<String>())).boxes;
        prop_assert_eq!(boxes.places().count(), places.len());
        let mut progress = Progress::default();
        for (lesson, done) in course_list().lessons.iter().zip(done) {
            progress.set(lesson, done);
        }
        let text = BoxesText::exported(&boxes, &progress);
        let read = BoxesText::read(&text);
        prop_assert_eq!((&read.boxes, &read.progress, read.unread), (&boxes, &progress, vec![]));
        let mut program = on_day(TODAY, "learn/review/", &[]);
        act(&mut program, ReviewAction::TakeIn(text));
        prop_assert_eq!(&*program.course().shelf.boxes, &boxes);
        prop_assert_eq!(&program.course().progress, &progress);
    }

    #[test]
    fn a_cut_or_changed_text_is_read_or_has_a_sentence(cut in 0..2_000_usize, at in 0..2_000_usize, byte in 32..127_u8) {
        let mut text = BoxesText::stored(&some()).into_bytes();
        let place = at % text.len();
        text[place] = byte;
        text.truncate(cut);
        let read = BoxesText::read(&String::from_utf8(text).unwrap());
        prop_assert!(read.boxes.places().count() <= 31);
    }
}
