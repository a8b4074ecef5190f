//! What a reader has done with a block of the open lesson.

use bitqueens_course::{Block, Lesson, LessonSummary, Picture};

use super::{
    BlockAction, DrawnQuiz, Drill, Example, ExampleOf, JoinChoice, ReviewKind, ReviewQuestion,
    hand::is_moved_by_hand,
};
use crate::question::{AnswerOutcome, Attempt, Attempts, KeptAttempt, Policy, Question};

/// What a reader has done with a block of the open lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum BlockState {
    /// The block has nothing to be changed.
    Still,
    /// The guess at the lesson's opening.
    Opening(Box<Attempt>),
    /// What the hand has made of a figure; `None` where it is the text's.
    Figure(Option<Box<Picture>>),
    /// The answer to a question that catches a misconception.
    Quiz(Box<DrawnQuiz>),
    /// The count that is expected of the search with a fault, which runs once there is one.
    Trial(Box<Attempt>),
    /// The expression that was made last, which is judged where it is drawn.
    Puzzle(Box<Attempt>),
    /// The line that is held for the broken one, which is judged where it is drawn.
    Find(Box<Attempt>),
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
            Block::Opening(of) => Self::Opening(attempt(of, Policy::Guess)),
            Block::Quiz(quiz) => {
                let kind = ReviewKind::Quiz(of.0.number(at));
                let question = ReviewQuestion { lesson: of.1, kind };
                Self::Quiz(Box::new(DrawnQuiz::new(quiz, question, visit)))
            }
            Block::Break(of) => Self::Trial(attempt(of, Policy::Guess)),
            Block::Puzzle(of) => Self::Puzzle(attempt(of, Policy::Guess)),
            Block::Find(of) => Self::Find(attempt(of, Policy::Guess)),
            Block::Example(of) => Self::Example(Box::new(ExampleOf(of.into()).first())),
            Block::Exercise(exercise) => Self::Drill(Box::new(Drill::new(exercise.into(), 0))),
            Block::Join(_) => Self::Join(JoinChoice::default()),
            _ => Self::Still,
        }
    }

    /// Goes on with the same block in another language.
    pub(super) fn read_in(&mut self, block: &'static Block) {
        match (self, block) {
            (Self::Opening(attempt), Block::Opening(of)) => attempt.question = of.into(),
            (Self::Quiz(quiz), Block::Quiz(of)) => quiz.read_in(of),
            (Self::Trial(attempt), Block::Break(of)) => attempt.question = of.into(),
            (Self::Puzzle(attempt), Block::Puzzle(of)) => attempt.question = of.into(),
            (Self::Find(attempt), Block::Find(of)) => attempt.question = of.into(),
            (Self::Drill(drill), Block::Exercise(of)) => drill.read_in(of.into()),
            (Self::Example(example), Block::Example(of)) => example.read_in(of.into()),
            _ => {}
        }
    }

    /// What is kept of its question; `None` where it asks none.
    pub(super) fn keep(&self) -> Option<KeptAttempt> {
        match self {
            Self::Quiz(quiz) => Some(quiz.keep()),
            Self::Opening(attempt)
            | Self::Trial(attempt)
            | Self::Puzzle(attempt)
            | Self::Find(attempt) => Some(attempt.keep()),
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
            (
                Self::Opening(attempt)
                | Self::Trial(attempt)
                | Self::Puzzle(attempt)
                | Self::Find(attempt),
                _,
            ) => {
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
            (
                Self::Opening(attempt)
                | Self::Trial(attempt)
                | Self::Puzzle(attempt)
                | Self::Find(attempt),
                _,
                BlockAction::Answer(action),
            ) => return attempt.apply(action),
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

/// A question of the lesson's text, with nothing answered.
fn attempt<T>(of: &'static T, policy: Policy) -> Box<Attempt>
where
    Question: From<&'static T>,
{
    Box::new(Attempt::new(of.into(), policy))
}
