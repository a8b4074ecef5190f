//! What a reader has done with a block of the open lesson.

use bitqueens_course::{Block, Lesson, LessonSummary, Picture};

use super::{BlockAction, DrawnQuiz, Example, ExampleOf, JoinChoice, hand::is_moved_by_hand};
use crate::{
    course::{Drill, ReviewKind, ReviewQuestion},
    question::{AnswerOutcome, Attempt, Attempts, KeptAttempt, Policy, Question},
};

/// What a reader has done with a block of the open lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum BlockState {
    /// The block has nothing to be changed.
    Still,
    /// The answer to a question of the text: a guess at the opening, or at what a search with a fault counts; an
    /// expression, or a line held for the broken one, which are judged where they are drawn.
    Asked(Box<Attempt>),
    /// What the hand has made of a figure; `None` where it is the text's.
    Figure(Option<Box<Picture>>),
    /// The answer to a question that catches a misconception.
    Quiz(Box<DrawnQuiz>),
    /// A question worked out, or with its rest left to the reader.
    Example(Box<Example>),
    /// The question of an exercise and the reader's bits.
    Drill(Box<Drill>),
    /// The choice in the figure of the fast count.
    Join(JoinChoice),
}

impl BlockState {
    /// The state of a block of a lesson that has just opened on a visit.
    pub(super) fn of(
        of: (&'static Lesson, &'static LessonSummary),
        at: usize,
        visit: Option<u64>,
    ) -> Self {
        match &of.0.blocks[at] {
            Block::Figure(of) if is_moved_by_hand(&of.picture) => Self::Figure(None),
            Block::Quiz(quiz) => {
                let kind = ReviewKind::Quiz(of.0.number(at));
                let question = ReviewQuestion { lesson: of.1, kind };
                Self::Quiz(Box::new(DrawnQuiz::new(quiz, question, visit)))
            }
            Block::Example(of) => Self::Example(Box::new(ExampleOf(of.into()).first())),
            Block::Exercise(exercise) => Self::Drill(Box::new(Drill::new(exercise.into(), 0))),
            Block::Join(_) => Self::Join(JoinChoice::default()),
            block => asked(block).map_or(Self::Still, |question| {
                Self::Asked(Box::new(Attempt::new(question, Policy::Guess)))
            }),
        }
    }

    /// Goes on with the same block in another language.
    pub(super) fn read_in(&mut self, block: &'static Block) {
        match (self, block) {
            (Self::Asked(attempt), block) => {
                if let Some(question) = asked(block) {
                    attempt.question = question;
                }
            }
            (Self::Quiz(quiz), Block::Quiz(of)) => quiz.read_in(of),
            (Self::Drill(drill), Block::Exercise(of)) => drill.read_in(of.into()),
            (Self::Example(example), Block::Example(of)) => example.read_in(of.into()),
            _ => {}
        }
    }

    /// What is kept of its question; `None` where it asks none.
    pub(super) fn keep(&self) -> Option<KeptAttempt> {
        match self {
            Self::Quiz(quiz) => Some(quiz.keep()),
            Self::Asked(attempt) => Some(attempt.keep()),
            Self::Example(example) => Some(example.drill.attempt.keep()),
            Self::Drill(drill) => Some(KeptAttempt {
                counts: drill.was_right.then_some(true),
                ..drill.attempt.keep()
            }),
            Self::Still | Self::Figure(_) | Self::Join(_) => None,
        }
    }

    /// Puts what is kept below a place in the place of what was done.
    pub(super) fn resume(&mut self, block: &'static Block, place: &str, attempts: &Attempts) {
        match (self, block) {
            (Self::Quiz(quiz), _) => quiz.resume(attempts.at(place)),
            (Self::Asked(attempt), _) => {
                let anew = Attempt::new(attempt.question.clone(), attempt.policy);
                **attempt = anew.resumed(attempts.at(place));
            }
            (Self::Drill(drill), _) => {
                drill.resume(attempts.at(&format!("{place}{}", drill.seed)));
                let mut every_seed = attempts.below(place);
                drill.was_right = every_seed.any(|(_, kept)| kept.counts == Some(true));
            }
            (Self::Example(example), Block::Example(of)) => {
                let of = ExampleOf(of.into());
                let resumed = |(name, kept): (&str, _)| of.resumed(name, kept);
                let resumed = attempts.below(place).find_map(resumed);
                **example = resumed.unwrap_or_else(|| of.first());
            }
            _ => {}
        }
    }

    /// Carries out what the reader does with the block; returns what came of an answer to its question. What another
    /// kind of block is asked for changes nothing.
    pub(super) fn apply(&mut self, block: &'static Block, action: BlockAction) -> AnswerOutcome {
        match (self, block, action) {
            (Self::Quiz(quiz), _, BlockAction::Answer(action)) => {
                return quiz.attempt.apply(action);
            }
            (Self::Asked(attempt), _, BlockAction::Answer(action)) => return attempt.apply(action),
            (Self::Drill(drill), _, BlockAction::Answer(action)) => return drill.answer(action),
            (Self::Drill(drill), _, BlockAction::Another) => drill.turn_to_next(),
            (Self::Drill(drill), _, BlockAction::Restore) => drill.turn_to_own(),
            (Self::Example(example), Block::Example(of), action) => {
                ExampleOf(of.into()).apply(example, action);
            }
            (Self::Join(choice), _, BlockAction::Join(to)) => *choice = to,
            _ => {}
        }
        AnswerOutcome::Open
    }
}

/// The question that a block of the text asks; `None` of quizzes, of exercises, and where it asks none.
fn asked(block: &'static Block) -> Option<Question> {
    match block {
        Block::Opening(of) => Some(of.into()),
        Block::Break(of) => Some(of.into()),
        Block::Puzzle(of) => Some(of.into()),
        Block::Find(of) => Some(of.into()),
        _ => None,
    }
}
