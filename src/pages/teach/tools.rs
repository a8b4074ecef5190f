//! What a teacher chooses on the page for teachers.

use super::words::tools as words;
use crate::{
    course::{
        LessonList, Place,
        link::{self, MOST_ON_SHEET, USUAL_ON_SHEET},
        questions::side,
    },
    site::{Address, EmbedFrame, Problems, Query, Route},
    text::words as shared,
};
use bitqueens_core::solver::{Machine, Size};
use bitqueens_course::LessonSummary;

/// What a teacher chooses: a question of the course, and a step of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TeacherTools {
    /// The question, and how many like it a sheet has.
    pub question: QuestionChoice,
    pub step: StepChoice,
}

/// Something that a teacher chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolAction {
    /// Take the exercises of this lesson.
    Lesson(&'static LessonSummary),
    /// Take this one of them, from 0.
    Exercise(usize),
    /// Draw the question of this seed.
    Seed(u64),
    /// Draw the question of the next seed.
    AnotherSeed,
    /// Lay out this many questions on a sheet.
    Questions(usize),
    /// Take the board of this side.
    Size(Size),
    Step(u64),
    /// Take the step before.
    Earlier,
    /// Take the step after.
    Later,
    /// Embed it in this frame.
    Frame(EmbedFrame),
}

/// The names of a pasted class list, a line each. The columns of a table are one name.
pub fn class_names(list: &str) -> Vec<String> {
    let names = list.lines().map(|line| {
        let words: Vec<_> = line.split_whitespace().collect();
        words.join(" ")
    });
    let names = names.filter(|name| !name.is_empty());
    names.take(link::MOST_IN_KEY).collect()
}

/// A line for each name of a pasted class list: the name, a tab, and the link to that pupil's questions.
pub fn class_lines(list: &str, link: impl Fn(u8) -> String) -> Vec<String> {
    let names = class_names(list);
    let lines = (1..).zip(names);
    lines
        .map(|(pupil, name)| format!("{name}\t{}", link(pupil)))
        .collect()
}

impl TeacherTools {
    /// What a query says of them.
    pub(super) fn read(query: &Query, list: &'static LessonList, problems: &mut Problems) -> Self {
        Self {
            question: QuestionChoice::read(query, list, problems),
            step: StepChoice::read(query, problems),
        }
    }

    /// The address with what is not as the page opens.
    pub(super) fn write(self, to: Address) -> Address {
        self.step.write(self.question.write(to))
    }

    pub(super) fn apply(&mut self, action: ToolAction, list: &LessonList) {
        let Self { question, step } = *self;
        match action {
            ToolAction::Lesson(lesson) => {
                self.question = QuestionChoice {
                    lesson: beside_first(lesson, list),
                    exercise: 0,
                    ..question
                }
            }
            ToolAction::Exercise(exercise) => {
                let lesson = question.lesson(list);
                let last = lesson.map_or(0, |lesson| lesson.n_exercises.saturating_sub(1));
                self.question.exercise = exercise.min(last);
            }
            ToolAction::Seed(seed) => self.question.seed = seed,
            ToolAction::AnotherSeed => self.question.seed = question.seed.wrapping_add(1),
            ToolAction::Questions(n) => {
                self.question.n_questions = n.clamp(1, MOST_ON_SHEET);
            }
            ToolAction::Size(_)
            | ToolAction::Step(_)
            | ToolAction::Earlier
            | ToolAction::Later
            | ToolAction::Frame(_) => self.step = step.after(action),
        }
    }
}

/// A question of the course, and how many like it a sheet of paper has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionChoice {
    /// The lesson that was chosen; `None` for the first of the course.
    lesson: Option<&'static LessonSummary>,
    /// Which of its exercises, from 0.
    pub exercise: usize,
    /// The number of the question: 0 is the lesson's own.
    pub seed: u64,
    /// How many questions the sheet has.
    pub n_questions: usize,
}

fn beside_first(
    lesson: &'static LessonSummary,
    list: &LessonList,
) -> Option<&'static LessonSummary> {
    (Some(lesson) != list.lessons.first()).then_some(lesson)
}

impl Default for QuestionChoice {
    fn default() -> Self {
        Self {
            lesson: None,
            exercise: 0,
            seed: 0,
            n_questions: USUAL_ON_SHEET,
        }
    }
}

impl QuestionChoice {
    /// The lesson; `None` where the list has none.
    pub fn lesson<'a>(&self, list: &'a LessonList) -> Option<&'a LessonSummary> {
        self.lesson.or_else(|| list.lessons.first())
    }

    /// The lesson with the question in its place.
    pub fn on_the_page(self, lesson: &LessonSummary) -> Address {
        link::to_lesson(lesson, &self.seeds(), None)
    }

    pub fn on_paper(self, lesson: &LessonSummary) -> Address {
        link::to_sheet(lesson, &self.seeds(), self.exercise, self.n_questions)
    }

    fn seeds(self) -> Vec<u64> {
        link::seeds_up_to(self.exercise, self.seed)
    }

    /// The address with what is not as the page opens.
    fn write(self, to: Address) -> Address {
        let usual = Self::default();
        to.with_some("lesson", self.lesson.map(|lesson| &lesson.slug))
            .with_unless("exercise", self.exercise + 1, usual.exercise + 1)
            .with_unless("seed", self.seed, usual.seed)
            .with_unless("questions", self.n_questions, usual.n_questions)
    }

    /// What a query says of it.
    pub(super) fn read(query: &Query, list: &'static LessonList, problems: &mut Problems) -> Self {
        let mut choice = Self::default();
        if let Some(slug) = query.get("lesson") {
            let lesson = problems.take(list.lesson(slug).ok_or(words::LESSON_PROBLEM));
            choice.lesson = lesson.and_then(|lesson| beside_first(lesson, list));
        }
        let most = choice.lesson(list).map_or(0, |lesson| lesson.n_exercises);
        let problem = words::EXERCISE_PROBLEM;
        let exercise = link::numbered(query, "exercise", most, problem, problems);
        choice.exercise = exercise.unwrap_or(0);
        let seeds = link::seeds(query, problems);
        choice.seed = seeds.first().copied().unwrap_or(0);
        choice.n_questions = link::n_questions(query, USUAL_ON_SHEET, problems);
        choice
    }
}

/// A step of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepChoice {
    pub size: Size,
    /// The micro-steps carried out.
    pub at: u64,
    /// The frame that it is embedded in.
    pub frame: EmbedFrame,
}

impl Default for StepChoice {
    /// The step of N = 5 at which the free squares of row 2 are worked out.
    fn default() -> Self {
        Self {
            size: side(5),
            at: 15,
            frame: EmbedFrame::default(),
        }
    }
}

impl StepChoice {
    /// A step that is farther is not drawn here: the way there would take too long.
    const FARTHEST: u64 = 20_000;

    /// A step; the last one where the search is known to end before.
    pub fn new(size: Size, at: u64, frame: EmbedFrame) -> Self {
        let length = Place::LENGTHS.get(size.len() - 1);
        let at = length.map_or(at, |length| at.min(*length));
        Self { size, at, frame }
    }

    /// The step after an action; one of another choice leaves it.
    pub fn after(self, action: ToolAction) -> Self {
        let Self { size, at, frame } = self;
        match action {
            ToolAction::Size(size) => Self::new(size, at, frame),
            ToolAction::Step(at) => Self::new(size, at, frame),
            ToolAction::Earlier => Self::new(size, at.saturating_sub(1), frame),
            ToolAction::Later => Self::new(size, at.saturating_add(1), frame),
            ToolAction::Frame(frame) => Self { frame, ..self },
            _ => self,
        }
    }

    /// The machine at the step; `None` where the way there is long.
    pub fn machine(self) -> Option<Machine> {
        if Self::FARTHEST < self.at {
            return None;
        }
        let mut machine = Machine::new(self.size);
        for _ in 0..self.at {
            machine.advance();
        }
        Some(machine)
    }

    /// The step on a page, with one more key of its address.
    pub fn on(self, route: Route, key: Option<&str>) -> Address {
        self.place(Address::of(route))
            .with_some(key.unwrap_or_default(), key.map(|_| 1))
    }

    fn place(self, to: Address) -> Address {
        to.with("n", self.size).with("at", self.at)
    }

    /// The address with what is not as the page opens.
    fn write(self, to: Address) -> Address {
        let usual = Self::default();
        let to = if (self.size, self.at) == (usual.size, usual.at) {
            to
        } else {
            self.place(to)
        };
        to.with_choice("frame", self.frame)
    }

    /// What a query says of it.
    pub(super) fn read(query: &Query, problems: &mut Problems) -> Self {
        let usual = Self::default();
        let size = query.size(problems);
        let at = query.step("at");
        let frame = query.one_of("frame", problems);
        // Another board begins at its first step.
        let (at, is_exact) = at.unwrap_or((if size.is_some() { 0 } else { usual.at }, true));
        let read = Self::new(size.unwrap_or(usual.size), at, frame.unwrap_or_default());
        if !is_exact {
            problems.push(shared::step_problem(read.at));
        }
        read
    }
}
