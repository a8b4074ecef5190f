//! The page: the questions of today, or those of a part's test.

use std::rc::Rc;

use bitqueens_course::CoursePart;

use super::{Round, words};
use crate::{
    course::{
        Boxes, BoxesText, Course, CourseAction, LONGEST, NoBoxes, Shown, TextFile, link,
        page_of_course, words::review as shared,
    },
    question::AnswerAction,
    site::{Address, Environment, Page, Preferences, Problems, Query},
    text::{Sentence, words::FILE_UNREAD},
};

/// The review, and the tests.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewPage {
    pub course: Rc<Course>,
    pub open: RoundOf,
    /// The questions that are asked; they stay while the reader looks at a lesson.
    round: Option<Box<Round>>,
}

/// What is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RoundOf {
    /// What is due today.
    #[default]
    Due,
    /// The test of a part with its seed; none where the address names no part.
    Test(Option<(CoursePart, u64)>),
}

impl RoundOf {
    /// Its name in the address and in the page's structure.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Due => Address::REVIEW,
            Self::Test(_) => Address::TEST,
        }
    }
}

/// An action of the reader, or something that arrives.
#[derive(Clone, Debug)]
pub enum ReviewAction {
    Course(CourseAction),
    /// Answer the question that is asked.
    Answer(AnswerAction),
    /// Go on to the next question.
    Next,
    /// Ask more than what is due today.
    More,
    /// Take in boxes that were taken along as text.
    TakeIn(String),
    /// Hear that a chosen file was not read.
    Unread,
    /// Forget the stored text that could not be read.
    ForgetAside,
}

impl From<CourseAction> for ReviewAction {
    fn from(action: CourseAction) -> Self {
        Self::Course(action)
    }
}

/// Reads the part of a test, and its seed; where there is none, it is `seed`.
fn test(query: &Query, seed: u64, problems: &mut Problems) -> Option<(CoursePart, u64)> {
    let part = query.one_of("part", problems)?;
    let given = query.number("seed", 0..=u64::MAX, problems);
    Some((part, given.unwrap_or(seed)))
}

impl ReviewPage {
    /// The round that is asked; `None` where nothing is.
    pub fn round(&self) -> Option<&Round> {
        let test = match self.open {
            RoundOf::Due => None,
            RoundOf::Test(Some(test)) => Some(test),
            RoundOf::Test(None) => return None,
        };
        let round = self.round.as_deref();
        round.filter(|round| round.test_of() == test)
    }

    /// The file that is missing.
    pub fn wanted(&self) -> Option<TextFile> {
        let item = self.round().and_then(|round| round.item.as_ref());
        self.course
            .wanted(item.and_then(|item| item.question.file()))
    }

    /// Goes on with the course as it is now.
    fn go_on(&mut self, before: &Course) {
        let now = &self.course;
        let is_open = now
            .shown
            .is_some_and(|shown| shown.name == Some(self.open.name()));
        let is_same = (before.language, before.shelf.today) == (now.language, now.shelf.today);
        if is_open && !(is_same && before.files == now.files) {
            self.ask();
        }
    }

    /// Asks what the review or the test that is open asks. A round that is not over goes on, and so does one of a
    /// test's own seed.
    fn ask(&mut self) {
        let mut own = self.round.take();
        let mut round = match self.open {
            RoundOf::Due => own
                .take_if(|round| round.test_of().is_none() && round.item.is_some())
                .unwrap_or_else(|| Box::new(Round::review(&self.course))),
            RoundOf::Test(Some((part, seed))) => own
                .take_if(|round| round.test_of() == Some((part, seed)))
                .unwrap_or_else(|| Box::new(Round::test(part, seed, &self.course))),
            RoundOf::Test(None) => {
                self.round = own;
                return;
            }
        };
        round.load(&self.course);
        self.put(round);
    }

    /// Goes on with a round. A finished review is dropped; a finished test stays, with its line to hand in.
    fn put(&mut self, round: Box<Round>) {
        if round.item.is_none() && round.test_of().is_none() {
            let course = Rc::make_mut(&mut self.course);
            course.attempts.forget_below(&round.places());
        }
        self.round = Some(round);
    }

    /// Takes an answer, and keeps it; the first one to a question moves it. What the review asked is over then.
    ///
    /// A test may ask what the reader has not read: that stays out of the boxes.
    fn answer(&mut self, action: AnswerAction) {
        let Some(round) = &mut self.round else {
            return;
        };
        let (is_test, place) = (round.test_of().is_some(), round.place());
        let Some(item) = &mut round.item else {
            return;
        };
        let (question, Some(asked)) = (item.question, &mut item.asked) else {
            return;
        };
        // A test keeps the answer that counts.
        let is_settled = is_test && asked.counts.is_some();
        let is_right = asked.attempt.apply(action).is_right();
        let first = is_right.filter(|_| asked.counts.is_none());
        asked.counts = asked.counts.or(first);
        let (kept, is_over) = (asked.keep(), asked.counts.is_some() && !is_test);
        let course = Rc::make_mut(&mut self.course);
        if let Some(is_right) = first {
            round.note(is_right);
            let today = course.shelf.today;
            if course.progress.has(question.lesson) || course.shelf.boxes.place(question).is_some()
            {
                course.shelf.boxes_mut().answer(question, is_right, today);
            }
        }
        match place {
            Some(place) if is_over => course.attempts.forget_below(&place),
            Some(place) if !is_settled => course.attempts.keep(place, kept),
            _ => {}
        }
    }

    fn turn(&mut self, turn: impl FnOnce(&mut Round, &Course)) {
        if let Some(mut round) = self.round.take() {
            turn(&mut round, &self.course);
            self.put(round);
        }
    }

    /// Takes in what was taken along; returns what came of it. A line that cannot be read is left out.
    fn take_in(&mut self, text: &str) -> Sentence {
        let read = BoxesText::read(text);
        if let Some(why) = read.refused {
            return words::not_taken_in(why);
        }
        let and_left_out = |said: Sentence| match words::left_out(&read.unread) {
            Some(left_out) => said.and(&left_out),
            None => said,
        };
        let list = self.course.list();
        let n_lessons = read.progress.count(list);
        if read.boxes.is_empty() && n_lessons == 0 {
            return and_left_out(words::TAKEN_NOTHING.into());
        }
        let course = Rc::make_mut(&mut self.course);
        let (mut boxes, mut progress) =
            (Boxes::clone(&course.shelf.boxes), course.progress.clone());
        boxes.merge(&read.boxes, course.shelf.today);
        for lesson in list
            .lessons
            .iter()
            .filter(|lesson| read.progress.has(lesson))
        {
            progress.set(lesson, true);
        }
        // A longer text could not be read again on the next visit.
        if LONGEST < BoxesText::exported(&boxes, &progress).len() {
            return words::not_taken_in(NoBoxes::TooLong);
        }
        course.shelf.boxes = Rc::new(boxes);
        course.progress = progress;
        let n_questions = read.boxes.places().count();
        and_left_out(words::taken_in(n_questions, n_lessons))
    }
}

impl Page for ReviewPage {
    type Action = ReviewAction;

    page_of_course!(|page, before| {
        page.go_on(before);
        None
    });

    fn restore(environment: &Environment) -> Self {
        Self {
            course: Course::restore(environment),
            open: RoundOf::default(),
            round: None,
        }
    }

    fn open_link(&mut self, address: &Address, preferences: Preferences, problems: &mut Problems) {
        self.course.read_in(preferences.language);
        self.open = if address.tail == Address::TEST {
            // Another day draws another test.
            let seed = self.course.shelf.today.max(1).into();
            RoundOf::Test(test(&address.query, seed, problems))
        } else {
            RoundOf::Due
        };
        self.course.show(Some(Shown {
            name: Some(self.open.name()),
            paper: None,
            term: None,
        }));
        self.ask();
    }

    fn link(&self) -> Address {
        match self.open {
            RoundOf::Due => link::to_review(),
            RoundOf::Test(test) => link::to_test(test.map(|(part, seed)| (part, Some(seed)))),
        }
    }

    fn title(&self) -> Option<Sentence> {
        Some(match self.open {
            RoundOf::Due => shared::TITLE.into(),
            RoundOf::Test(_) => words::TEST.into(),
        })
    }

    fn apply(&mut self, action: ReviewAction, _: Preferences) -> Option<Sentence> {
        match action {
            ReviewAction::Course(action) => {
                let before = Rc::clone(&self.course);
                Rc::make_mut(&mut self.course).take(action);
                self.go_on(&before);
            }
            ReviewAction::Answer(action) => self.answer(action),
            ReviewAction::Next => self.turn(|round, course| {
                if round
                    .item
                    .as_ref()
                    .is_some_and(|item| item.first().is_some())
                {
                    round.next(course);
                }
            }),
            ReviewAction::More => self.turn(|round, course| {
                if round.item.is_none() {
                    round.more(course);
                }
            }),
            ReviewAction::Unread => return Some(FILE_UNREAD.into()),
            ReviewAction::TakeIn(text) => return Some(self.take_in(&text)),
            ReviewAction::ForgetAside => Rc::make_mut(&mut self.course).shelf.aside = None,
        }
        None
    }

    /// A file that arrives does not answer a notice.
    fn leaves_notice(action: &ReviewAction) -> bool {
        matches!(action, ReviewAction::Course(action) if action.is_automatic())
    }
}
