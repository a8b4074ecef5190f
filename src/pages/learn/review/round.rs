//! The questions of today, and those of a part's test.

use super::{Boxes, MOST_A_DAY, ReviewItem, ReviewKind, ReviewQuestion};
use crate::{
    pages::learn::{
        COURSE, CourseFiles, CoursePart, LearnPage, LessonSummary, Progress, Random, Work,
    },
    question::{
        Answer, Attempts, KeptAttempt,
        hand_in::{HandIn, HandInAnswer},
    },
    text::Lang,
};

/// The number of questions of a test.
pub const N_TESTED: usize = 10;

/// Where the questions of a round come from.
#[derive(Clone, Debug, PartialEq)]
pub enum RoundPlan {
    /// From the boxes, until so many more were answered right.
    Review(usize),
    /// From the lessons of a part, drawn from a seed.
    Test {
        /// The part.
        part: CoursePart,
        /// The seed.
        seed: u64,
        /// The questions, each with its own seed.
        questions: Vec<(ReviewQuestion, u64)>,
    },
}

/// A question that was answered, its first answer, and whether that was right.
#[derive(Clone, Debug, PartialEq)]
pub struct Answered {
    /// The question.
    pub question: ReviewQuestion,
    pub first: HandInAnswer,
    pub is_right: bool,
}

/// A round of questions.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    /// Where the questions come from.
    pub plan: RoundPlan,
    /// The question that is asked now; `None` where the round is over.
    pub item: Option<ReviewItem>,
    /// What was answered, from the first on.
    pub answered: Vec<Answered>,
}

/// What a round is drawn from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Memory<'a> {
    pub(super) boxes: &'a Boxes,
    pub(super) progress: &'a Progress,
    pub(super) today: u32,
    pub(super) attempts: &'a Attempts,
    pub(super) files: (&'a CourseFiles, Lang),
}

impl Round {
    /// The questions that are due today.
    pub(super) fn review(memory: Memory) -> Self {
        let n_due = memory.boxes.n_due(memory.progress, memory.today);
        Self::new(RoundPlan::Review(n_due), memory)
    }

    /// Questions of all lessons of a part, mixed.
    pub(super) fn test(part: CoursePart, seed: u64, memory: Memory) -> Self {
        let plan = RoundPlan::Test {
            part,
            seed,
            questions: drawn(part, seed),
        };
        Self::new(plan, memory)
    }

    /// What is handed in at the end of a test, the first answers; `None` before, and of a review.
    pub fn hand_in(&self, today: u32) -> Option<HandIn> {
        let (part, seed) = self.test_of().filter(|_| self.item.is_none())?;
        let answers = self.answered.iter().map(|of| of.first.clone());
        let work = Work::Test(part).name();
        Some(HandIn::new(work, vec![seed], today, answers.collect()))
    }

    /// The part and the seed of a test; `None` for a review.
    pub fn test_of(&self) -> Option<(CoursePart, u64)> {
        match self.plan {
            RoundPlan::Test { part, seed, .. } => Some((part, seed)),
            RoundPlan::Review(_) => None,
        }
    }

    fn new(plan: RoundPlan, memory: Memory) -> Self {
        let mut round = Self {
            plan,
            item: None,
            answered: Vec::new(),
        };
        round.catch_up(memory.attempts);
        round.next(memory);
        round
    }

    /// Notes what was answered of a test before a reload.
    fn catch_up(&mut self, attempts: &Attempts) {
        if let RoundPlan::Test { questions, .. } = &self.plan {
            let answered = questions.iter().map_while(|(question, _)| {
                let kept = attempts.at(&self.place_of(*question, 0))?;
                let (question, is_right) = (*question, kept.counts?);
                let first = HandInAnswer::from(Some(kept));
                Some(Answered {
                    question,
                    first,
                    is_right,
                })
            });
            self.answered = answered.collect();
        }
    }

    /// The beginning of the places of its questions.
    pub(super) fn places(&self) -> String {
        let prefix = LearnPage::ATTEMPTS;
        match self.plan {
            RoundPlan::Review(_) => format!("{prefix}review."),
            RoundPlan::Test { part, seed, .. } => format!("{prefix}test.{}.{seed}.", part.name()),
        }
    }

    /// The place under which a question is kept: a test asks it once, a review asks it again from another seed.
    fn place_of(&self, question: ReviewQuestion, seed: u64) -> String {
        let place = self.places() + &question.name();
        match self.plan {
            RoundPlan::Review(_) => format!("{place}.{seed}"),
            RoundPlan::Test { .. } => place,
        }
    }

    /// The place under which the question that is asked now is kept.
    pub(super) fn place(&self) -> Option<String> {
        let item = self.item.as_ref()?;
        Some(self.place_of(item.question, item.seed))
    }

    /// Takes the question that is asked now from its lesson, where the lesson is there.
    pub(super) fn load(&mut self, files: (&CourseFiles, Lang), attempts: &Attempts) {
        let place = self.place();
        if let (Some(item), Some(place)) = (&mut self.item, place) {
            item.load(files, attempts.at(&place));
        }
    }

    /// Asks the next question.
    pub(super) fn next(&mut self, memory: Memory) {
        let next = match &self.plan {
            RoundPlan::Review(0) => None,
            RoundPlan::Review(_) => {
                let first = self.first(memory.boxes, memory.progress, memory.today);
                first.map(|question| match missed(question, memory) {
                    Some((seed, answer)) => ReviewItem::missed(question, seed, answer),
                    None => ReviewItem::new(question, seed(question, memory)),
                })
            }
            RoundPlan::Test { questions, .. } => {
                let next = questions.get(self.answered.len());
                next.map(|(question, seed)| ReviewItem::new(*question, *seed))
            }
        };
        self.item = next;
        self.load(memory.files, memory.attempts);
    }

    /// The question that a review asks next. One that was asked ahead of time is not asked again in the same round.
    pub fn first(&self, boxes: &Boxes, progress: &Progress, today: u32) -> Option<ReviewQuestion> {
        let is_answered = |question| self.answered.iter().any(|of| of.question == question);
        let first = boxes.first(progress, today, is_answered);
        first.map(|(_, question)| question)
    }

    /// Asks more than what is due today.
    pub(super) fn more(&mut self, memory: Memory) {
        if let RoundPlan::Review(n_left) = &mut self.plan {
            let n_waiting = memory.boxes.turns(memory.progress, memory.today).count();
            *n_left = n_waiting.min(MOST_A_DAY);
            self.next(memory);
        }
    }

    /// Notes the first answer to the question that is asked now.
    pub(super) fn note(&mut self, is_right: bool) {
        let Some(item) = &self.item else {
            return;
        };
        let question = item.question;
        let first = HandInAnswer::from(item.keep().as_ref());
        self.answered.push(Answered {
            question,
            first,
            is_right,
        });
        if let (RoundPlan::Review(n_left), true) = (&mut self.plan, is_right) {
            *n_left = n_left.saturating_sub(1);
        }
    }

    /// The lessons of what was answered, in the order of the course, each with the number of right answers and
    /// of all.
    pub fn by_lesson(&self) -> Vec<(&'static LessonSummary, usize, usize)> {
        let lessons = COURSE.iter().map(|lesson| {
            let answered = self.answered.iter();
            let of = answered.filter(|of| of.question.lesson == lesson);
            let n_right = of.clone().filter(|of| of.is_right).count();
            (lesson, n_right, of.count())
        });
        lessons.filter(|(.., n)| *n != 0).collect()
    }
}

/// The questions of a part, in reading order.
fn of_part(part: CoursePart) -> Vec<ReviewQuestion> {
    let lessons = COURSE.of_part(part).map(|(_, lesson)| lesson);
    lessons.flat_map(ReviewQuestion::of).collect()
}

/// The number of questions that a test of a part is drawn from.
pub(in crate::pages::learn) fn n_questions(part: CoursePart) -> usize {
    of_part(part).len()
}

/// The questions of a test, each with its own seed.
pub(in crate::pages::learn) fn drawn(part: CoursePart, seed: u64) -> Vec<(ReviewQuestion, u64)> {
    let all = of_part(part);
    let mut random = Random::new(seed);
    let drawn = random.order(all.len()).into_iter().take(N_TESTED);
    drawn.map(|at| (all[at], all[at].number(seed))).collect()
}

/// An exercise as the reader missed it in its lesson, and has not answered since: its seed, and the first wrong answer,
/// where one was given before it was shown.
fn missed(question: ReviewQuestion, memory: Memory) -> Option<(u64, Option<Answer>)> {
    let place = memory.boxes.place(question);
    let ReviewKind::Exercise(at) = place
        .filter(|place| place.is_missed())
        .and(Some(question.kind))?
    else {
        return None;
    };
    let (prefix, slug) = (LearnPage::ATTEMPTS, &question.lesson.slug);
    let place = format!("{prefix}{slug}.exercise.{}.", at + 1);
    let drawn = || memory.attempts.below(&place);
    let is_missed = |(_, kept): &(&str, &KeptAttempt)| kept.missed.is_some();
    let is_shown = |(_, kept): &(&str, &KeptAttempt)| kept.is_shown;
    let (seed, kept) = drawn().find(is_missed).or_else(|| drawn().find(is_shown))?;
    Some((seed.parse().ok()?, kept.missed.clone()))
}

/// A seed that no answer to a question had before.
fn seed(question: ReviewQuestion, memory: Memory) -> u64 {
    let place = memory.boxes.place(question);
    let n_answers = place.map_or(0, |place| place.n_answers);
    question.number(u64::from(memory.today) << 32 | u64::from(n_answers))
}
