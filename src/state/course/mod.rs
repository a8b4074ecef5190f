//! The course: which part of it is open, what the reader has answered, and what is done.

mod drill;
mod link;
mod progress;

pub use drill::Drill;
pub use link::CourseLink;
pub use progress::Progress;

use super::Spot;
use crate::{
    lessons::{COURSE, Lesson},
    text::{Notice, Problem},
};

/// What is open.
#[derive(Clone, Copy, Debug, Default)]
pub enum Section {
    /// The list of lessons.
    #[default]
    Contents,
    /// A lesson of [`COURSE`].
    Lesson(&'static Lesson),
}

impl PartialEq for Section {
    fn eq(&self, other: &Self) -> bool {
        self.slug() == other.slug()
    }
}

impl Section {
    /// The lesson, if one is open.
    #[must_use]
    pub const fn lesson(self) -> Option<&'static Lesson> {
        match self {
            Self::Contents => None,
            Self::Lesson(lesson) => Some(lesson),
        }
    }

    /// The last part of the path in the address; empty for the list.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Contents => "",
            Self::Lesson(lesson) => lesson.slug,
        }
    }

    /// The section with that slug.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        if slug.is_empty() {
            return Some(Self::Contents);
        }
        COURSE
            .iter()
            .find(|lesson| lesson.slug == slug)
            .map(Self::Lesson)
    }
}

/// The pages of the course.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    /// What is open.
    pub section: Section,
    /// The answers to the open lesson's exercises, from the top.
    pub drills: Vec<Drill>,
    /// Which lessons are done.
    pub progress: Progress,
    /// The figure that the pointer or the focus is on, and where.
    pub spot: Option<(usize, Spot)>,
    /// The exercise that is laid out as a sheet of paper.
    pub sheet: Option<usize>,
}

/// What a reader does in the course. Exercises are numbered from the top of the lesson, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CourseAction {
    /// Give a bit of an answer a value.
    Set {
        /// The exercise.
        exercise: usize,
        /// The bit's power of two.
        power: u8,
        /// Its value.
        on: bool,
    },
    /// Compare an answer with what is right.
    Check(usize),
    /// Show what is right.
    Reveal(usize),
    /// Draw another question.
    Draw(usize),
    /// Back to the lesson's own question.
    Restore(usize),
    /// The open lesson is done, or it is not.
    Done(bool),
    /// No lesson is done.
    ClearProgress,
    /// The pointer or the focus is on a figure's square or bit, or on none.
    Point(Option<(usize, Spot)>),
}

impl Course {
    /// The list of lessons, with what was done on another day.
    #[must_use]
    pub fn stored(text: &str) -> Self {
        Self {
            progress: Progress::read(text),
            ..Self::default()
        }
    }

    /// Goes where an address says; a lesson that does not exist leads to the list.
    pub fn follow(&mut self, link: &CourseLink) -> Option<Notice> {
        let found = Section::from_slug(&link.lesson);
        let section = found.unwrap_or_default();
        if self.section != section {
            self.section = section;
            self.drills = Vec::new();
        }
        let exercises = section.lesson().into_iter().flat_map(Lesson::exercises);
        self.drills = exercises
            .enumerate()
            .map(|(index, exercise)| {
                let seed = link.seeds.get(index).copied().unwrap_or(0);
                match self.drills.get(index) {
                    Some(drill) if drill.seed == seed => drill.clone(),
                    _ => Drill::new(*exercise, seed),
                }
            })
            .collect();
        self.sheet = link.sheet.filter(|sheet| *sheet < self.drills.len());
        self.spot = None;
        found
            .is_none()
            .then(|| Notice::Address(vec![Problem::Lesson]))
    }

    /// The address of what is open.
    #[must_use]
    pub fn link(&self) -> CourseLink {
        let mut seeds: Vec<u64> = self.drills.iter().map(|drill| drill.seed).collect();
        // The lesson's own questions need no seed.
        while seeds.pop_if(|seed| *seed == 0).is_some() {}
        CourseLink {
            lesson: self.section.slug().to_owned(),
            seeds,
            sheet: self.sheet,
        }
    }

    /// What an action does.
    pub fn apply(&mut self, action: CourseAction) {
        let drill = |drills: &mut Vec<Drill>, index: usize, change: &dyn Fn(&mut Drill)| {
            if let Some(drill) = drills.get_mut(index) {
                change(drill);
            }
        };
        match action {
            CourseAction::Set {
                exercise,
                power,
                on,
            } => drill(&mut self.drills, exercise, &|drill| {
                drill.answer.set(power, on);
            }),
            CourseAction::Check(exercise) => {
                drill(&mut self.drills, exercise, &Drill::check);
                self.finish_when_all_are_right();
            }
            CourseAction::Reveal(exercise) => {
                drill(&mut self.drills, exercise, &|drill| drill.answer.reveal());
            }
            CourseAction::Draw(exercise) => drill(&mut self.drills, exercise, &Drill::draw),
            CourseAction::Restore(exercise) => drill(&mut self.drills, exercise, &Drill::restore),
            CourseAction::Done(done) => {
                self.progress.set(self.section, done);
            }
            CourseAction::ClearProgress => self.progress = Progress::default(),
            CourseAction::Point(spot) => self.spot = spot,
        }
    }

    /// A lesson is done when the reader has given the right answer to each of its exercises.
    fn finish_when_all_are_right(&mut self) {
        if self.drills.iter().all(|drill| drill.was_right) {
            self.progress.set(self.section, true);
        }
    }
}
