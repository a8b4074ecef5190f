//! What is kept of the lessons' questions, what is asked of them, and what a reader does about it.

use std::{mem, rc::Rc};

use super::{
    Boxes, BoxesText, NoBoxes, ReviewQuestion, Round, Standing, round::Memory, text::LONGEST,
};
use crate::{
    pages::learn::{COURSE, LearnPage, LessonSummary, Open, words::review as words},
    question::AnswerAction,
    site::NotStored,
    text::Sentence,
};

/// What is kept of the lessons' questions, and what is asked of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    /// Today, counted in days from the first of 1970.
    pub today: u32,
    /// The questions in their boxes.
    pub boxes: Rc<Boxes>,
    /// The boxes that were cleared and can be brought back.
    pub cleared: Rc<Boxes>,
    /// A stored text of boxes that could not be read whole.
    pub aside: Option<String>,
    /// Why the browser does not store the boxes, where it does not.
    pub not_stored: Option<NotStored>,
    /// The questions that are asked; they stay while the reader looks at a lesson.
    pub round: Option<Box<Round>>,
}

/// What is done with the questions that are kept.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewAction {
    /// Read stored boxes, and a stored text that could not be read before.
    Read {
        boxes: String,
        /// The text that was set aside.
        aside: String,
    },
    /// Another tab has stored boxes; none where it cleared them.
    Stored(Option<Rc<Boxes>>),
    /// The boxes were stored, or why they were not.
    Kept(Result<(), NotStored>),
    /// A day has begun, counted from the first of 1970.
    Today(u32),
    /// Answer the question that is asked.
    Answer(AnswerAction),
    /// Go on to the next question.
    Next,
    /// Ask more than what is due today.
    More,
    /// Take in boxes that were taken along as text.
    TakeIn(String),
    /// Forget the stored text that could not be read.
    ForgetAside,
}

impl ReviewAction {
    /// Tells whether it happens without the reader.
    pub const fn is_automatic(&self) -> bool {
        matches!(
            self,
            Self::Read { .. } | Self::Stored(_) | Self::Kept(_) | Self::Today(_)
        )
    }
}

impl Review {
    /// What was stored, read on a day.
    pub(in crate::pages::learn) fn stored(boxes: &str, aside: &str, today: u32) -> Self {
        let mut review = Self {
            today,
            ..Self::default()
        };
        review.read(boxes, aside.to_owned());
        review
    }

    /// Takes in what was stored. A text that cannot be read whole is set aside, once.
    fn read(&mut self, stored: &str, mut aside: String) {
        let read = BoxesText::read(stored);
        if !read.is_whole() && !aside.ends_with(stored) {
            aside.push_str(stored);
        }
        self.aside = (!aside.is_empty()).then_some(aside);
        self.merge(&read.boxes);
    }

    fn merge(&mut self, boxes: &Boxes) {
        let today = self.today;
        self.boxes_mut().merge(boxes, today);
    }

    fn boxes_mut(&mut self) -> &mut Boxes {
        Rc::make_mut(&mut self.boxes)
    }

    /// Puts a question that was answered in its lesson into its box.
    pub(in crate::pages::learn) fn put(&mut self, question: ReviewQuestion, was_right: bool) {
        let today = self.today;
        self.boxes_mut().put(question, was_right, today);
    }

    pub(in crate::pages::learn) fn clear(&mut self) {
        self.cleared = mem::take(&mut self.boxes);
    }

    /// Brings back what was cleared. What was put in since stays.
    pub(in crate::pages::learn) fn bring_back(&mut self) {
        let cleared = mem::take(&mut self.cleared);
        self.merge(&cleared);
    }
}

impl LearnPage {
    /// Carries out what is done with the questions that are kept; returns what came of it.
    pub(in crate::pages::learn) fn on_review(&mut self, action: ReviewAction) -> Option<Sentence> {
        let review = &mut self.review;
        match action {
            ReviewAction::Read { boxes, aside } => review.read(&boxes, aside),
            ReviewAction::Stored(Some(boxes)) => review.merge(&boxes),
            ReviewAction::Stored(None) => review.boxes = Rc::default(),
            ReviewAction::Kept(kept) => review.not_stored = kept.err(),
            ReviewAction::Today(today) => {
                if mem::replace(&mut review.today, today) != today {
                    self.ask();
                }
            }
            ReviewAction::Answer(action) => self.answer(action),
            ReviewAction::Next => self.turn(|round, memory| {
                if round.item.as_ref().is_some_and(|item| item.first.is_some()) {
                    round.next(memory);
                }
            }),
            ReviewAction::More => self.turn(|round, memory| {
                if round.item.is_none() {
                    round.more(memory);
                }
            }),
            ReviewAction::TakeIn(text) => return Some(self.take_in(&text)),
            ReviewAction::ForgetAside => review.aside = None,
        }
        None
    }

    /// The round that the open page asks; `None` where it asks nothing.
    pub fn round(&self) -> Option<&Round> {
        let of = match self.open {
            Open::Review => None,
            Open::Test(Some(of)) => Some(of),
            _ => return None,
        };
        let round = self.review.round.as_deref();
        round.filter(|round| round.test_of() == of)
    }

    /// Where the reader was: in the lesson that was opened last, else in that of the latest answer; `None` before the first.
    pub fn was_in(&self) -> Option<&'static LessonSummary> {
        let day = |lesson| {
            let places = ReviewQuestion::of(lesson);
            let places = places.filter_map(|question| self.review.boxes.place(question));
            places.map(|place| place.day).max()
        };
        let begun = COURSE.iter().map(|lesson| (day(lesson), lesson));
        let begun = begun.filter(|(day, lesson)| day.is_some() || self.progress.has(lesson));
        let last = begun.max_by_key(|(day, lesson)| (*day, COURSE.index(lesson)));
        self.last.or(last.map(|(_, lesson)| lesson))
    }

    /// The lesson that the reader goes on with: the one where the reader was, or the first behind it that is not done,
    /// on the short way where the reader was on it; `None` where all are done.
    pub fn goes_on(&self) -> Option<&'static LessonSummary> {
        let was_in = self.was_in();
        let is_on_way = was_in.is_none_or(|lesson| lesson.is_on_way);
        let at = was_in.map_or(0, |lesson| COURSE.index(lesson));
        let (before, from) = COURSE.split_at(at);
        let on_way = from.iter().filter(|of| is_on_way && of.is_on_way);
        let mut lessons = on_way.chain(from).chain(before);
        lessons.find(|lesson| !self.progress.has(lesson))
    }

    pub fn standing(&self, lesson: &'static LessonSummary) -> Standing {
        Standing::of(lesson, &self.progress, &self.review.boxes)
    }

    /// What a round is drawn from.
    fn memory(&self) -> Memory<'_> {
        Memory {
            boxes: &self.review.boxes,
            progress: &self.progress,
            today: self.review.today,
            attempts: &self.attempts,
            files: (&self.files, self.language),
        }
    }

    /// Asks what the review or the test that is open asks. A round that is not over goes on, and so does one of a
    /// test's own seed.
    pub(in crate::pages::learn) fn ask(&mut self) {
        let mut own = self.review.round.take();
        let mut round = match self.open {
            Open::Review => own
                .take_if(|round| round.test_of().is_none() && round.item.is_some())
                .unwrap_or_else(|| Box::new(Round::review(self.memory()))),
            Open::Test(Some((part, seed))) => own
                .take_if(|round| round.test_of() == Some((part, seed)))
                .unwrap_or_else(|| Box::new(Round::test(part, seed, self.memory()))),
            _ => {
                self.review.round = own;
                return;
            }
        };
        round.load((&self.files, self.language), &self.attempts);
        self.put(round);
    }

    /// Goes on with a round. Of a review that is over nothing is kept; a test that is over stays with its line to hand in.
    fn put(&mut self, round: Box<Round>) {
        if round.item.is_none() && round.test_of().is_none() {
            self.attempts.forget_below(&round.places());
        }
        self.review.round = Some(round);
    }

    /// Takes an answer, and keeps it; the first one to a question moves it. What the review asked is over then.
    ///
    /// A test may ask what the reader has not read: that stays out of the boxes.
    fn answer(&mut self, action: AnswerAction) {
        let Some(round) = &mut self.review.round else {
            return;
        };
        let is_test = round.test_of().is_some();
        let Some(item) = &mut round.item else {
            return;
        };
        // Of a test the answer that counts is kept.
        let is_settled = is_test && item.first.is_some();
        let (question, is_right) = (item.question, item.answer(action));
        let (kept, is_over) = (
            item.keep(),
            item.first.is_some() && round.test_of().is_none(),
        );
        let place = round.place();
        if let Some(is_right) = is_right {
            round.note(is_right);
            let today = self.review.today;
            if self.progress.has(question.lesson) || self.review.boxes.place(question).is_some() {
                self.review.boxes_mut().answer(question, is_right, today);
            }
        }
        match (place, kept) {
            (Some(place), _) if is_over => self.attempts.forget_below(&place),
            (Some(place), Some(kept)) if !is_settled => self.attempts.keep(place, kept),
            _ => {}
        }
    }

    fn turn(&mut self, turn: impl FnOnce(&mut Round, Memory)) {
        if let Some(mut round) = self.review.round.take() {
            turn(&mut round, self.memory());
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
        if read.boxes.is_empty() && read.progress.count() == 0 {
            return and_left_out(words::TAKEN_NOTHING.into());
        }
        let (mut boxes, mut progress) = (Boxes::clone(&self.review.boxes), self.progress.clone());
        boxes.merge(&read.boxes, self.review.today);
        for lesson in COURSE.iter().filter(|of| read.progress.has(of)) {
            progress.set(lesson, true);
        }
        // A longer text could not be read again on the next visit.
        if LONGEST < BoxesText::exported(&boxes, &progress).len() {
            return words::not_taken_in(NoBoxes::TooLong);
        }
        self.review.boxes = Rc::new(boxes);
        self.progress = progress;
        let (n_questions, n_lessons) = (read.boxes.places().count(), read.progress.count());
        and_left_out(words::taken_in(n_questions, n_lessons))
    }
}
