//! A lesson and its blocks.

use std::mem;

use bitqueens_core::{
    named,
    solver::{Machine, Size},
};
use serde::{Deserialize, Serialize};

use super::{
    CoursePart, FaultTrial, Figure, LessonFind, LessonOpening, LessonPuzzle, Quiz, WrittenExercise,
};

/// A short lesson of the course, in one language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lesson {
    /// Its name in the address: lower-case ASCII letters.
    pub slug: String,
    /// The part of the course that it belongs to.
    pub part: CoursePart,
    /// Its heading.
    pub title: String,
    /// Its blocks, from the top.
    pub blocks: Vec<Block>,
}

/// One block of a lesson.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Block {
    /// The problem that the lesson opens with.
    Opening(LessonOpening),
    /// A paragraph.
    Prose(String),
    /// A line of code, the same in every language.
    Code(String),
    /// The reason of what was just said: a question, and its answer below it.
    Why {
        /// The question, as a heading.
        question: String,
        /// The answer.
        answer: String,
    },
    /// A picture with a caption.
    Figure(Figure),
    /// Steps of the fast count, one row set at a time.
    Join(Vec<JoinStep>),
    /// N = 8 beside N = 16, with the times of the reader's machine.
    Work,
    /// A line written wrong, to be run.
    Break(FaultTrial),
    /// A line written wrong, to be found.
    Find(LessonFind),
    /// A question that catches a misconception.
    Quiz(Quiz),
    /// An expression to be made.
    Puzzle(LessonPuzzle),
    /// The exercise below it worked out, for a start.
    Example(WrittenExercise),
    /// Something to predict.
    Exercise(WrittenExercise),
    /// A link into the stepper.
    Step {
        /// The exact step.
        place: Place,
        /// The words of the link.
        text: String,
    },
    /// A link to another page of the site.
    Onward {
        /// The page.
        to: SitePage,
        /// The keys and values of its address.
        query: Vec<(String, String)>,
        /// The words of the link.
        text: String,
    },
}

named! {
    /// A page that a lesson leads to, by its name in the text.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum SitePage {
        /// The home page.
        Home => "home",
        /// The stepper.
        Step => "step",
        /// The course itself.
        Learn => "learn",
        /// Where a reader writes the solver.
        Write => "write",
        /// The board to solve by hand.
        Solve => "solve",
        /// The bit lab.
        Bits => "bits",
        /// The methods side by side.
        Ladder => "ladder",
        /// Counting.
        Count => "count",
    }
}

named! {
    /// A step of the fast count, as a lesson shows it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum JoinStep {
        /// The choice of a row set.
        Rows => "rows",
        /// The lists of its quarters.
        Quarters => "quarters",
        /// The halves that two quarters make.
        Halves => "halves",
        /// The match of west and east.
        Match => "match",
    }
}

impl Lesson {
    /// The exercises, from the top.
    pub fn exercises(&self) -> impl Iterator<Item = &WrittenExercise> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Exercise(exercise) => Some(exercise),
            _ => None,
        })
    }

    /// The problem that it opens with.
    #[must_use]
    pub fn opening(&self) -> Option<&LessonOpening> {
        match self.blocks.first() {
            Some(Block::Opening(opening)) => Some(opening),
            _ => None,
        }
    }

    /// The figures, from the top.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Figure(figure) => Some(figure),
            _ => None,
        })
    }

    /// The blocks of its stage, from the top: each figure that is drawn is the state of the stage from its caption on.
    pub fn stage(&self) -> impl Iterator<Item = usize> {
        let blocks = self.blocks.iter().enumerate();
        blocks.filter_map(|(at, block)| match block {
            Block::Figure(figure) if figure.picture.is_drawn() => Some(at),
            _ => None,
        })
    }

    /// The faults to try, from the top.
    pub fn trials(&self) -> impl Iterator<Item = &FaultTrial> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Break(trial) => Some(trial),
            _ => None,
        })
    }

    /// The faults to find, from the top.
    pub fn finds(&self) -> impl Iterator<Item = &LessonFind> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Find(find) => Some(find),
            _ => None,
        })
    }

    /// The questions that catch a misconception, from the top.
    pub fn quizzes(&self) -> impl Iterator<Item = &Quiz> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Quiz(quiz) => Some(quiz),
            _ => None,
        })
    }

    /// The expressions to be made, from the top.
    pub fn puzzles(&self) -> impl Iterator<Item = &LessonPuzzle> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Puzzle(puzzle) => Some(puzzle),
            _ => None,
        })
    }

    /// The number of a block among those of its kind, from 0.
    #[must_use]
    pub fn number(&self, block: usize) -> usize {
        let (before, rest) = self.blocks.split_at(block);
        let kind = rest.first().map(mem::discriminant);
        let same = |block: &&Block| Some(mem::discriminant(*block)) == kind;
        before.iter().filter(same).count()
    }

    /// Every micro-step the lesson speaks of: its links', its figures' and its exercises'.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Step { place, .. } | Block::Exercise(WrittenExercise::Row { place, .. }) => {
                Some(*place)
            }
            Block::Figure(figure) => figure.picture.place(),
            _ => None,
        })
    }
}

/// A micro-step of a search. The reader of the course has compared the phase and the row that the text names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    size: Size,
    step: u64,
}

impl Place {
    /// The micro-steps of a whole search, N = 1 first, for the boards the course uses.
    pub const LENGTHS: [u64; 8] = [6, 19, 43, 121, 377, 1_199, 4_211, 15_991];

    /// A place of the course.
    ///
    /// # Panics
    /// At compile time, in a constant: a board or a step that the course has not.
    #[must_use]
    pub const fn at(side: u8, step: u64) -> Self {
        let Ok(size) = Size::new(side) else {
            panic!("no board has this side");
        };
        assert!(
            size.len() <= Self::LENGTHS.len(),
            "the course stays on small boards"
        );
        assert!(
            step <= Self::LENGTHS[size.len() - 1],
            "the search ends before this step"
        );
        Self { size, step }
    }

    /// The side of the board.
    #[must_use]
    pub const fn size(self) -> Size {
        self.size
    }

    /// The micro-steps carried out, as in the address.
    #[must_use]
    pub const fn step(self) -> u64 {
        self.step
    }

    /// The machine at this place.
    #[must_use]
    pub fn machine(self) -> Machine {
        let mut machine = Machine::new(self.size);
        for _ in 0..self.step {
            machine.advance();
        }
        machine
    }
}
