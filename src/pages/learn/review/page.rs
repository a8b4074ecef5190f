//! The boxes on the page of the course.

use std::{mem, rc::Rc};

use super::{
    BoxAction, Boxes, BoxesError, BoxesMistake, BoxesText, ReviewAction, ReviewItem, Round,
    Standing, round::Memory, text::LONGEST,
};
use crate::{
    pages::learn::{COURSE, LearnPage, LessonSummary, Open, words::along as words},
    question::AnswerAction,
    text::Sentence,
};

/// Carries an action out; returns what came of it.
pub(super) fn apply(page: &mut LearnPage, action: ReviewAction) -> Option<Sentence> {
    let before = page.review.clone();
    let said = carry_out(page, action);
    page.review.keep_unchanged(&before);
    said
}

fn carry_out(page: &mut LearnPage, action: ReviewAction) -> Option<Sentence> {
    match action {
        ReviewAction::Arrive => {
            let state = page.review.change();
            let (unread, aside) = (mem::take(&mut state.unread), state.aside.take());
            read(page, &unread, aside.unwrap_or_default());
            for action in mem::take(&mut page.review.waiting) {
                course(page, action);
            }
        }
        ReviewAction::Read { boxes, aside } => read(page, &boxes, aside),
        ReviewAction::Stored(Some(boxes)) => change_boxes(page, |own| own.merge(&boxes)),
        ReviewAction::Stored(None) => page.review.change().boxes = Rc::default(),
        ReviewAction::Kept(kept) => page.review.change().not_stored = kept.err(),
        ReviewAction::Today(today) => {
            if mem::replace(&mut page.review.today, today) != today {
                ask(page);
            }
        }
        ReviewAction::Course(action) => course(page, action),
        ReviewAction::Answer(action) => answer(page, action),
        ReviewAction::Next => turn(page, |round, memory| {
            if round.item.as_ref().is_some_and(|item| item.first.is_some()) {
                round.next(memory);
            }
        }),
        ReviewAction::More => turn(page, |round, memory| {
            if round.item.is_none() {
                round.more(memory);
            }
        }),
        ReviewAction::TakeIn(text) => return Some(take_in(page, &text)),
        ReviewAction::ForgetAside => page.review.change().aside = None,
    }
    None
}

/// Does what the course asks.
fn course(page: &mut LearnPage, action: BoxAction) {
    match action {
        BoxAction::Put(question) => {
            let today = page.review.today;
            change_boxes(page, |boxes| boxes.put(question, today));
        }
        BoxAction::Ask => ask(page),
        BoxAction::Clear => {
            let state = page.review.change();
            state.cleared = mem::take(&mut state.boxes);
        }
        BoxAction::BringBack => {
            let cleared = mem::take(&mut page.review.change().cleared);
            change_boxes(page, |boxes| boxes.merge(&cleared));
        }
    }
}

impl LearnPage {
    /// The round that the open page asks; `None` where it asks nothing, or its part has not arrived.
    pub fn round(&self) -> Option<&Round> {
        let of = match self.open {
            Open::Review => None,
            Open::Test(Some(of)) => Some(of),
            _ => return None,
        };
        let round = self.review.round.as_deref();
        round.filter(|round| round.test_of() == of)
    }

    /// What is known of a lesson.
    pub fn standing(&self, lesson: &'static LessonSummary) -> Standing {
        Standing::of(lesson, &self.progress, &self.review.boxes)
    }

    /// What a round is drawn from.
    fn memory(&self) -> Memory<'_> {
        Memory {
            boxes: &self.review.boxes,
            progress: &self.progress,
            today: self.review.today,
            files: (&self.files, self.language),
        }
    }
}

fn change_boxes(page: &mut LearnPage, change: impl FnOnce(&mut Boxes)) {
    change(Rc::make_mut(&mut page.review.change().boxes));
}

/// Takes in what was stored. A text that cannot be read whole is set aside, once.
fn read(page: &mut LearnPage, stored: &str, mut aside: String) {
    let read = BoxesText::read(stored);
    if read.error.is_some() && !aside.ends_with(stored) {
        aside.push_str(stored);
    }
    page.review.change().aside = (!aside.is_empty()).then_some(aside);
    change_boxes(page, |boxes| boxes.merge(&read.boxes));
}

/// Asks what the open page asks. A round that is not over goes on, and so does one of a test's own seed.
fn ask(page: &mut LearnPage) {
    let mut own = page.review.change().round.take();
    let round = match page.open {
        Open::Review => own
            .take_if(|round| round.test_of().is_none() && round.item.is_some())
            .unwrap_or_else(|| Box::new(Round::review(page.memory()))),
        Open::Test(Some((part, seed))) => own
            .take_if(|round| round.test_of() == Some((part, seed)))
            .unwrap_or_else(|| Box::new(Round::test(part, seed, page.memory()))),
        _ => {
            page.review.change().round = own;
            return;
        }
    };
    page.review.change().round = Some(round);
    let (files, lang) = (page.files.clone(), page.language);
    if let Some(item) = item(page) {
        item.load((&files, lang));
    }
}

/// The question that is asked now.
fn item(page: &mut LearnPage) -> Option<&mut ReviewItem> {
    page.review.change().round.as_mut()?.item.as_mut()
}

/// Takes an answer; the first one to a question moves it.
fn answer(page: &mut LearnPage, action: AnswerAction) {
    let Some(item) = item(page) else {
        return;
    };
    let (question, is_right) = (item.question, item.answer(action));
    if let (Some(is_right), Some(round)) = (is_right, &mut page.review.change().round) {
        round.note(is_right);
        let today = page.review.today;
        change_boxes(page, |boxes| boxes.answer(question, is_right, today));
    }
}

fn turn(page: &mut LearnPage, turn: impl FnOnce(&mut Round, Memory)) {
    if let Some(mut round) = page.review.change().round.take() {
        turn(&mut round, page.memory());
        page.review.change().round = Some(round);
    }
}

/// Takes in what was taken along; returns what came of it.
fn take_in(page: &mut LearnPage, text: &str) -> Sentence {
    let read = BoxesText::read(text);
    if let Some(error) = read.error {
        return words::not_taken_in(error);
    }
    if read.boxes.is_empty() && read.progress.count() == 0 {
        return words::TAKEN_NOTHING.into();
    }
    let (mut boxes, mut progress) = (Boxes::clone(&page.review.boxes), page.progress.clone());
    boxes.merge(&read.boxes);
    for lesson in COURSE.iter().filter(|of| read.progress.has(of)) {
        progress.set(lesson, true);
    }
    // A longer text could not be read again on the next visit.
    if LONGEST < BoxesText::exported(&boxes, &progress).len() {
        let mistake = BoxesMistake::TooLong;
        return words::not_taken_in(BoxesError { line: 0, mistake });
    }
    change_boxes(page, |own| *own = boxes);
    page.progress = progress;
    words::taken_in(read.boxes.places().count(), read.progress.count())
}
