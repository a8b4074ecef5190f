//! The questions of today, and those of a part's test.

use crate::{
    course::{
        Asked, BoxPlace, Course, CoursePart, LessonList, LessonSummary, MOST_A_DAY, ReviewKind,
        ReviewQuestion, Work, test_questions,
    },
    question::{
        Answer, Attempt, Attempts, KeptAttempt,
        hand_in::{HandIn, HandInAnswer},
    },
};

/// Where the questions of a round come from.
#[derive(Clone, Debug, PartialEq)]
pub enum RoundPlan {
    /// From the boxes, until this many more were answered right.
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

/// A question of a round.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewItem {
    pub question: ReviewQuestion,
    pub seed: u64,
    /// The reader's wrong answer in the lesson, where the question is that one once more.
    pub missed: Option<Answer>,
    /// `None` until its lesson is fetched.
    pub asked: Option<Box<Asked>>,
}

impl ReviewItem {
    pub fn attempt(&self) -> Option<&Attempt> {
        self.asked.as_ref().map(|asked| &asked.attempt)
    }

    /// Whether the first answer was right; the others do not count.
    pub fn first(&self) -> Option<bool> {
        self.asked.as_ref()?.counts
    }
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

impl Round {
    /// The questions that are due today.
    pub(super) fn review(course: &Course) -> Self {
        Self::new(RoundPlan::Review(course.n_due()), course)
    }

    /// Questions of all lessons of a part, mixed.
    pub(super) fn test(part: CoursePart, seed: u64, course: &Course) -> Self {
        let plan = RoundPlan::Test {
            part,
            seed,
            questions: test_questions(part, seed, course.list()),
        };
        Self::new(plan, course)
    }

    /// What is handed in at the end of a test, the first answers; `None` before, and of a review.
    pub fn hand_in(&self, course: &Course) -> Option<HandIn> {
        let (part, seed) = self.test_of().filter(|_| self.item.is_none())?;
        let answers = self.answered.iter().map(|answered| answered.first.clone());
        let work = Work::test(part, course.list()).name();
        let (seeds, today) = (vec![seed], course.shelf.today);
        Some(HandIn::new(work, seeds, today, answers.collect()))
    }

    /// The part and the seed of a test; `None` for a review.
    pub fn test_of(&self) -> Option<(CoursePart, u64)> {
        match self.plan {
            RoundPlan::Test { part, seed, .. } => Some((part, seed)),
            RoundPlan::Review(_) => None,
        }
    }

    fn new(plan: RoundPlan, course: &Course) -> Self {
        let mut round = Self {
            plan,
            item: None,
            answered: Vec::new(),
        };
        round.catch_up(&course.attempts);
        round.next(course);
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
        let prefix = Course::ATTEMPTS;
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
    pub(super) fn load(&mut self, course: &Course) {
        let place = self.place();
        let (Some(item), Some(place)) = (&mut self.item, place) else {
            return;
        };
        let source = item.question.source(&course.files, course.language);
        match (&mut item.asked, source) {
            (Some(asked), Some(source)) => asked.read_in(source),
            (None, Some(source)) => {
                let mut asked = Asked::new(source, item.seed);
                let kept = course.attempts.at(&place);
                asked.attempt.resume(kept);
                // What the reader gave in the lesson is there to be mended.
                let missed = item.missed.as_ref().filter(|_| kept.is_none());
                if let Some(missed) = missed
                    && asked.attempt.question.kind.takes(missed)
                {
                    asked.attempt.draft = Some(missed.clone());
                }
                item.asked = Some(Box::new(asked));
            }
            (_, None) => {}
        }
    }

    /// Asks the next question.
    pub(super) fn next(&mut self, course: &Course) {
        let next = match &self.plan {
            RoundPlan::Review(0) => None,
            RoundPlan::Review(_) => self.first(course).map(|question| {
                let (seed, missed) =
                    missed(question, course).unwrap_or_else(|| (seed(question, course), None));
                (question, seed, missed)
            }),
            RoundPlan::Test { questions, .. } => {
                let next = questions.get(self.answered.len());
                next.map(|(question, seed)| (*question, *seed, None))
            }
        };
        self.item = next.map(|(question, seed, missed)| ReviewItem {
            question,
            seed,
            missed,
            asked: None,
        });
        self.load(course);
    }

    /// The question that a review asks next. One that was asked ahead of time is not asked again in the same round.
    pub fn first(&self, course: &Course) -> Option<ReviewQuestion> {
        let is_answered = |question| {
            self.answered
                .iter()
                .any(|answered| answered.question == question)
        };
        let Course {
            shelf, progress, ..
        } = course;
        let first = shelf
            .boxes
            .first(course.list(), progress, shelf.today, is_answered);
        first.map(|(_, question)| question)
    }

    /// Asks more than what is due today.
    pub(super) fn more(&mut self, course: &Course) {
        if let RoundPlan::Review(n_left) = &mut self.plan {
            let n_waiting = course
                .shelf
                .boxes
                .turns(course.list(), &course.progress, course.shelf.today)
                .count();
            *n_left = n_waiting.min(MOST_A_DAY);
            self.next(course);
        }
    }

    /// Notes the first answer to the question that is asked now.
    pub(super) fn note(&mut self, is_right: bool) {
        let Some(item) = &self.item else {
            return;
        };
        let question = item.question;
        let kept = item.asked.as_ref().map(|asked| asked.keep());
        let first = HandInAnswer::from(kept.as_ref());
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
    pub fn by_lesson(
        &self,
        list: &'static LessonList,
    ) -> Vec<(&'static LessonSummary, usize, usize)> {
        let lessons = list.lessons.iter().map(|lesson| {
            let answered = self.answered.iter();
            let own = answered.filter(|own| own.question.lesson == lesson);
            let n_right = own.clone().filter(|own| own.is_right).count();
            (lesson, n_right, own.count())
        });
        lessons.filter(|(.., n)| *n != 0).collect()
    }
}

/// An exercise as the reader missed it in its lesson, and has not answered since: its seed, and the first wrong answer,
/// where one was given before it was shown.
fn missed(question: ReviewQuestion, course: &Course) -> Option<(u64, Option<Answer>)> {
    let place = course.shelf.boxes.place(question);
    let is_missed = place.is_some_and(BoxPlace::is_missed);
    if !is_missed || !matches!(question.kind, ReviewKind::Exercise(_)) {
        return None;
    }
    let place = format!("{}{}.", Course::ATTEMPTS, question.name());
    let drawn = || course.attempts.below(&place);
    let is_missed = |(_, kept): &(&str, &KeptAttempt)| kept.missed.is_some();
    let is_shown = |(_, kept): &(&str, &KeptAttempt)| kept.is_shown;
    let (seed, kept) = drawn().find(is_missed).or_else(|| drawn().find(is_shown))?;
    Some((seed.parse().ok()?, kept.missed.clone()))
}

/// A seed that no answer to a question had before.
fn seed(question: ReviewQuestion, course: &Course) -> u64 {
    let place = course.shelf.boxes.place(question);
    let n_answers = place.map_or(0, |place| place.n_answers);
    question.number(u64::from(course.shelf.today) << 32 | u64::from(n_answers))
}
