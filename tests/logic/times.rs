//! How long the lessons were read: what counts as reading, what is kept of it, and the pace that follows.

use bitqueens::{
    course::{LessonSummary, Progress, ReadTimes, ReadingClock, ReadingPace},
    pages::{learn::LearnAction, lesson::LessonAction},
    site::NotStored,
};
use proptest::prelude::*;

use crate::{
    course_texts::course_list,
    program::Program,
    shelf::{Tab, TestShelf},
};

const SECOND: u64 = 1_000;
const HOURS: u64 = 8 * 60 * 60 * SECOND;

/// The seconds that looks at some times come to: each with the time, and whether the page was hidden until then.
fn read(looks: impl IntoIterator<Item = (u64, bool)>) -> u32 {
    let mut clock = ReadingClock::begun(0);
    let looks = looks.into_iter();
    looks.map(|(now, hidden)| clock.look(now, hidden)).sum()
}

#[test]
fn time_counts_while_the_page_is_shown_and_the_machine_awake() {
    let shown = |times: &[u64]| read(times.iter().map(|now| (now * SECOND, false)));
    assert_eq!(shown(&[10, 20, 30]), 30);
    // Nothing was pressed since.
    assert_eq!(shown(&[10, 20, 20 + HOURS, 30 + HOURS]), 20);
    let mut clock = ReadingClock::begun(0);
    assert_eq!(clock.look(10 * SECOND, false), 10);
    assert_eq!(clock.look(HOURS, false), 0);
    clock.sign(HOURS);
    assert_eq!(clock.look(HOURS + 10 * SECOND, false), 10);
    // A clock that is set back counts nothing.
    assert_eq!(shown(&[10, 20, 0, 10]), 30);
    // Parts of a second add up.
    assert_eq!(read((1..=40).map(|at| (at * 250, false))), 10);
    assert_eq!(
        read([(10, false), (70, true), (75, false)].map(|(now, hidden)| (now * SECOND, hidden))),
        15
    );
}

#[test]
fn a_page_that_was_left_open_counts_until_it_is_noticed_and_again_from_the_next_sign() {
    let mut clock = ReadingClock::begun(0);
    let looks = |clock: &mut ReadingClock, from: u64, to: u64| -> u32 {
        let beat = u64::from(ReadingClock::LOOK_MS);
        let times = (from / beat + 1)..=(to / beat);
        times.map(|at| clock.look(at * beat, false)).sum()
    };
    let left = u32::try_from(ReadingClock::LEFT_MS / SECOND).unwrap();
    assert_eq!(looks(&mut clock, 0, HOURS), left);
    clock.sign(HOURS + 1);
    assert_eq!(looks(&mut clock, HOURS, HOURS + 60 * SECOND), 60);
}

proptest! {
    #[test]
    fn no_more_is_read_than_the_page_was_shown(
        looks in prop::collection::vec((0..30_000_u64, any::<bool>(), any::<bool>()), 0..200),
    ) {
        let mut clock = ReadingClock::begun(0);
        let (mut now, mut shown, mut seconds) = (0, 0, 0);
        for (passed, was_hidden, sign) in looks {
            now += passed;
            seconds += u64::from(clock.look(now, was_hidden));
            if sign {
                clock.sign(now);
            }
            shown += if was_hidden { 0 } else { passed };
        }
        prop_assert!(seconds * SECOND <= shown);
    }

    #[test]
    fn any_stored_text_is_read_and_what_is_stored_is_read_the_same(
        text in "((row|mask|puzzle|x|あ)?:?-?[0-9]{0,11} ?){0,9}",
    ) {
        let times = ReadTimes::read(&text);
        prop_assert_eq!(&ReadTimes::read(&times.stored()), &times);
        let stored = [(ReadTimes::KEY, &*text), (Progress::KEY, "mask puzzle row")];
        let program = Program::open_stored("learn/", &stored);
        let pace = program.course().pace();
        prop_assert!(pace.is_none_or(|pace| pace.minutes(1_000) <= 1_000 * pace.took));
    }
}

/// A lesson in the list.
fn lesson_entry(slug: &str) -> &'static LessonSummary {
    course_list().lesson(slug).unwrap()
}

fn open(shelf: &TestShelf) -> Tab {
    shelf.open("learn/row/")
}

fn read_on(tab: &mut Tab, slug: &str, seconds: u32) {
    tab.program
        .act(LessonAction::Read(lesson_entry(slug), seconds));
}

#[test]
fn two_tabs_add_what_each_of_them_has_seen_read() {
    let mut shelf = TestShelf::of(&[(ReadTimes::KEY, "nowhere:9 row:100")]);
    let (mut one, mut other) = (open(&shelf), open(&shelf));
    read_on(&mut one, "row", 20);
    read_on(&mut other, "row", 5);
    read_on(&mut other, "mask", 7);
    shelf.store(&mut one);
    shelf.store(&mut other);
    read_on(&mut one, "row", 1);
    shelf.refuses = Some(NotStored::Full);
    shelf.store(&mut one);
    shelf.refuses = None;
    read_on(&mut one, "row", 1);
    shelf.store(&mut one);
    // A lesson that this version does not know stays.
    assert_eq!(shelf.texts[ReadTimes::KEY], "mask:7 nowhere:9 row:127");
}

#[test]
fn what_was_cleared_goes_and_comes_back() {
    let stored = [(ReadTimes::KEY, "row:300"), (Progress::KEY, "row")];
    let mut shelf = TestShelf::of(&stored);
    let mut tab = shelf.open("learn/");
    let took = |tab: &Tab| tab.program.course().took(lesson_entry("row"));
    assert_eq!(took(&tab), Some(5));
    tab.program.act(LearnAction::ClearProgress);
    shelf.store(&mut tab);
    assert_eq!((took(&tab), shelf.texts.get(ReadTimes::KEY)), (None, None));
    tab.program.act(LearnAction::BringBack);
    shelf.store(&mut tab);
    assert_eq!(took(&tab), Some(5));
    assert_eq!(shelf.texts[ReadTimes::KEY], "row:300");
}

#[test]
fn a_time_is_said_of_a_lesson_that_is_done_and_was_read() {
    let took = |done: &str, read: &str| {
        let stored = [(Progress::KEY, done), (ReadTimes::KEY, read)];
        let program = Program::open_stored("learn/", &stored);
        program.course().took(lesson_entry("mask"))
    };
    assert_eq!(took("", "mask:300"), None);
    assert_eq!(took("mask", "row:300"), None);
    // It was marked unread.
    assert_eq!(took("mask", "mask:29"), None);
    assert_eq!(took("mask", "mask:30"), Some(1));
    assert_eq!(took("mask", "mask:809"), Some(13));
    assert_eq!(took("mask", "mask:810"), Some(14));
    // The most that a text can say.
    let most = usize::try_from(ReadTimes::MOST / 60).unwrap();
    assert_eq!(took("mask", "mask:4294967295 mask:4294967295"), Some(most));
}

#[test]
fn a_pace_follows_from_three_lessons_and_from_all_that_are_known() {
    let pace = |done: &str, read: &str| {
        let stored = [(Progress::KEY, done), (ReadTimes::KEY, read)];
        Program::open_stored("learn/", &stored).course().pace()
    };
    let times = "mask:600 places:300 puzzle:1200 row:60";
    assert_eq!(pace("mask places", times), None);
    assert_eq!(pace("mask places and", times), None);
    let promised = |slugs: &[&str]| slugs.iter().map(|slug| lesson_entry(slug).minutes).sum();
    let three = pace("mask places puzzle and", times).unwrap();
    let of_three = ReadingPace {
        n_lessons: 3,
        took: 35,
        promised: promised(&["mask", "places", "puzzle"]),
    };
    assert_eq!(three, of_three);
    assert_eq!(three.minutes(of_three.promised), 35);
    assert_eq!(three.minutes(2 * of_three.promised), 70);
    assert_eq!(three.minutes(0), 0);
    assert_eq!(three.minutes(1), 1);
}
