//! The seven boxes.

use std::cmp::Reverse;

use super::ReviewQuestion;
use crate::course::{LessonList, LessonSummary, Progress};
use bitqueens_core::named;

pub const N_BOXES: u8 = 7;
/// The most questions that are due on a day.
pub const MOST_A_DAY: usize = 5;
/// A day begins with a new question, unless one has been due for this many days.
const LATE: u32 = 5;

/// The box of a question, and how it got there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxPlace {
    /// The box, from 1 to [`N_BOXES`].
    pub number: u8,
    /// The day on which it was answered last, counted from the first day of 1970.
    pub day: u32,
    /// The number of answers outside of its lesson.
    pub n_answers: u32,
    /// True if the last answer was right.
    pub is_right: bool,
}

impl BoxPlace {
    /// The first day on which the question is asked again: a wrong one on the same day, a right one after
    /// the days of its box.
    pub fn due(self) -> u32 {
        if self.is_right {
            self.day.saturating_add(Self::days(self.number))
        } else {
            self.day
        }
    }

    /// The days after which a box asks again: 1, 2, 4, and so on up to 64.
    pub fn days(number: u8) -> u32 {
        1 << (number.clamp(1, N_BOXES) - 1)
    }

    /// Tells whether its lesson put it in, as it was right there at once, and it was not asked since.
    const fn is_new(self) -> bool {
        self.n_answers == 0 && self.is_right
    }

    /// Tells whether it was wrong in its lesson, or shown, and was not asked since.
    pub const fn is_missed(self) -> bool {
        self.n_answers == 0 && !self.is_right
    }

    /// Tells whether it was answered outside of its lesson on a day.
    fn is_asked(self, today: u32) -> bool {
        self.day == today && !self.is_new()
    }

    /// Tells whether the question is asked today. A day that is still to come was written by a clock that
    /// was wrong.
    pub fn is_due(self, today: u32) -> bool {
        self.due() <= today || today < self.day
    }

    /// The days until it is asked again, 0 where that is today.
    pub fn days_left(self, today: u32) -> u32 {
        if self.is_due(today) {
            0
        } else {
            self.due().saturating_sub(today)
        }
    }

    /// Tells whether it was answered right today, outside of its lesson.
    fn is_done(self, today: u32) -> bool {
        self.is_asked(today) && self.is_right
    }

    /// The place after an answer. From its day on a right one moves it up; a second answer on one day leaves it
    /// in its box, and one ahead of time leaves it its day too.
    fn answered(self, is_right: bool, today: u32) -> Self {
        let (number, day) = match (is_right, self.is_due(today)) {
            (false, _) => (1, today),
            (true, false) => (self.number, self.day),
            (true, true) if self.day < today => (self.above(today), today),
            (true, true) => (self.number, today),
        };
        Self {
            number,
            day,
            n_answers: self.n_answers.saturating_add(1),
            is_right,
        }
    }

    /// The next box. What was still known after more days than its box asks for goes above the box of those
    /// days: where much is due, each question takes fewer answers, and all of them come in time.
    fn above(self, today: u32) -> u8 {
        let days = today.saturating_sub(self.day);
        let is_known = |number: &u8| !self.is_new() && Self::days(*number) <= days;
        let known = (self.number..=N_BOXES).rev().find(is_known);
        known.unwrap_or(self.number).saturating_add(1).min(N_BOXES)
    }

    /// The later of two places of the same question. A day that is still to come says nothing; on the same day the
    /// one with more answers is later. If they still differ, the lower box wins, so that it
    /// does not matter which is merged into which.
    fn later(self, other: Self, today: u32) -> Self {
        let key = |place: &Self| {
            let day = Some(place.day).filter(|day| *day <= today);
            (
                day,
                place.n_answers,
                place.day,
                !place.is_right,
                Reverse(place.number),
            )
        };
        if key(&self) < key(&other) {
            other
        } else {
            self
        }
    }
}

/// When a question is asked. What comes first is asked first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Turn {
    /// It is due since a day.
    Due(u32),
    /// Its lesson is done, or it was right there at once, and it was not asked since.
    New,
    /// It will be due on a day.
    Ahead(u32),
}

/// The place of each question by its name, sorted by name. Names that this version does not know
/// stay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Boxes(Vec<(String, BoxPlace)>);

impl Boxes {
    /// The place of a question; `None` where it is in no box. One that was answered in a lesson that became part of
    /// another has the place that it had there.
    pub fn place(&self, question: ReviewQuestion) -> Option<BoxPlace> {
        let place_of = |name: &str| self.find(name).ok().map(|at| self.0[at].1);
        place_of(&question.name()).or_else(|| place_of(question.former_name()?))
    }

    /// The place of a name in the list; where it is not in it, the place that it would have.
    fn find(&self, name: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(own, _)| own.as_str().cmp(name))
    }

    /// Gives a name a place, which follows from the one that it has.
    fn set(&mut self, name: String, place: impl FnOnce(Option<BoxPlace>) -> BoxPlace) {
        match self.find(&name) {
            Ok(at) => self.0[at].1 = place(Some(self.0[at].1)),
            Err(at) => self.0.insert(at, (name, place(None))),
        }
    }

    /// Every name with its place.
    pub fn places(&self) -> impl Iterator<Item = (&str, BoxPlace)> {
        self.0.iter().map(|(name, place)| (name.as_str(), *place))
    }

    /// Tells whether no question is in a box.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of questions in a box.
    pub fn count(&self, number: u8, list: &'static LessonList) -> usize {
        let places = ReviewQuestion::all(list).filter_map(|question| self.place(question));
        places.filter(|place| place.number == number).count()
    }

    /// Puts a question that was answered in its lesson into a box: into the second where it was right at once, else
    /// into the first, from which it is asked on the same day. One that is in a box stays there.
    pub fn put(&mut self, question: ReviewQuestion, was_right: bool, today: u32) {
        let new = BoxPlace {
            number: if was_right { 2 } else { 1 },
            day: today,
            n_answers: 0,
            is_right: was_right,
        };
        let own = self.place(question);
        self.set(question.name(), |_| own.unwrap_or(new));
    }

    /// Moves a question by an answer. One that was in no box comes from the first, on its day.
    pub fn answer(&mut self, question: ReviewQuestion, is_right: bool, today: u32) {
        let new = BoxPlace {
            number: if is_right { 2 } else { 1 },
            day: today,
            n_answers: 1,
            is_right,
        };
        let own = self.place(question);
        let place = own.map_or(new, |own| own.answered(is_right, today));
        self.set(question.name(), |_| place);
    }

    /// Enters a place that was read; of two the later.
    pub fn enter(&mut self, name: String, place: BoxPlace, today: u32) {
        self.set(name, |own| own.map_or(place, |own| own.later(place, today)));
    }

    /// Takes in what other boxes have: every question of either, at the later of its places.
    pub fn merge(&mut self, other: &Self, today: u32) {
        for (name, place) in &other.0 {
            self.enter(name.clone(), *place, today);
        }
    }

    /// The turn of a question; `None` where it was answered today, or is neither in a box nor of a lesson
    /// that is done.
    fn turn(&self, question: ReviewQuestion, progress: &Progress, today: u32) -> Option<Turn> {
        match self.place(question) {
            Some(place) if place.is_done(today) => None,
            Some(place) if place.is_due(today) && place.is_new() => Some(Turn::New),
            Some(place) if place.is_due(today) => Some(Turn::Due(place.due())),
            Some(place) => Some(Turn::Ahead(place.due())),
            None => progress.has(question.lesson).then_some(Turn::New),
        }
    }

    /// The questions that can be asked, in the order of the course, each with its turn.
    pub fn turns(
        &self,
        list: &'static LessonList,
        progress: &Progress,
        today: u32,
    ) -> impl Iterator<Item = (Turn, ReviewQuestion)> {
        ReviewQuestion::all(list).filter_map(move |question| {
            let turn = self.turn(question, progress, today)?;
            Some((turn, question))
        })
    }

    /// The question that is asked first: what is due, the oldest first, in no order of the course on one day;
    /// then what is new, in the order of the course; then what is still ahead and was not asked just before. The
    /// first of a day is a new one, or none would come in while something is due.
    pub fn first(
        &self,
        list: &'static LessonList,
        progress: &Progress,
        today: u32,
        asked_before: impl Fn(ReviewQuestion) -> bool,
    ) -> Option<(Turn, ReviewQuestion)> {
        let turns = self.turns(list, progress, today);
        let turns = turns.filter(|(turn, question)| match turn {
            Turn::Due(_) | Turn::New => true,
            Turn::Ahead(_) => !asked_before(*question),
        });
        let begins_new = self.begins_new(list, today);
        turns.min_by_key(|(turn, question)| {
            let shuffled = match turn {
                Turn::New => 0,
                Turn::Due(_) | Turn::Ahead(_) => question.number(today.into()),
            };
            (!(begins_new && *turn == Turn::New), *turn, shuffled)
        })
    }

    /// Tells whether a new question is asked before what is due: nothing was asked today, and nothing has been
    /// due for long.
    fn begins_new(&self, list: &'static LessonList, today: u32) -> bool {
        let places = ReviewQuestion::all(list).filter_map(|question| self.place(question));
        places.filter(|place| !place.is_new()).all(|place| {
            let is_late = place.due().saturating_add(LATE) <= today;
            !is_late && !place.is_asked(today)
        })
    }

    /// The number of questions that are due today: at most [`MOST_A_DAY`] with those that were answered today.
    pub fn n_due(&self, list: &'static LessonList, progress: &Progress, today: u32) -> usize {
        let done = self.0.iter().filter(|(_, place)| place.is_done(today));
        let done = done.count();
        let waiting = self.turns(list, progress, today);
        let waiting = waiting.filter(|(turn, _)| !matches!(turn, Turn::Ahead(_)));
        waiting.count().min(MOST_A_DAY.saturating_sub(done))
    }

    /// The days until the next question is due; `None` where none is in a box.
    pub fn days_left(&self, list: &'static LessonList, today: u32) -> Option<u32> {
        let places = ReviewQuestion::all(list).filter_map(|question| self.place(question));
        places.map(|place| place.days_left(today)).min()
    }
}

/// The lowest box whose questions are known.
const KNOWN: u8 = 3;

named! {
    /// What is known of a lesson, by its name in `data-standing`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Standing {
        NotBegun => "not-begun",
        /// A question of it was answered.
        Begun => "begun",
        /// It is marked as done.
        Read => "read",
        /// Each of its questions stands in box 3 or higher: it was answered right two days after an answer, or later.
        Known => "known",
    }
}

impl Standing {
    /// What is known of a lesson by its mark and its boxes.
    pub fn of(lesson: &'static LessonSummary, progress: &Progress, boxes: &Boxes) -> Self {
        let place = |question| boxes.place(question);
        let is_known = |question| place(question).is_some_and(|place| KNOWN <= place.number);
        if ReviewQuestion::of(lesson).all(is_known) {
            Self::Known
        } else if progress.has(lesson) {
            Self::Read
        } else if ReviewQuestion::of(lesson).any(|question| place(question).is_some()) {
            Self::Begun
        } else {
            Self::NotBegun
        }
    }
}
