//! What a reader has done with a block of the open lesson.

use super::{Block, BlockAction, Coordinates, Drill, Example, Figure, JoinChoice, Picture};
use crate::question::{AnswerOutcome, Attempt, Policy, Question};

/// What a reader has done with a block of the open lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum BlockState {
    /// The block has nothing to be changed.
    Still,
    /// The guess at the lesson's opening.
    Opening(Box<Attempt>),
    /// The square of a figure's queen.
    Reach(Coordinates),
    /// The answer to a question that catches a misconception.
    Quiz(Box<Attempt>),
    /// The count that is expected of the search with a fault, which runs once there is one.
    Trial(Box<Attempt>),
    /// A question worked out, or with its rest left to the reader.
    Example(Box<Example>),
    /// The question of an exercise and the reader's bits.
    Drill(Box<Drill>),
    /// The choice in the figure of the fast count.
    Join(JoinChoice),
}

impl BlockState {
    /// The state of a block that has just opened.
    pub(super) fn of(block: &Block) -> Self {
        match block {
            Block::Figure(Figure {
                picture: Picture::Reach { queen, .. },
                ..
            }) => Self::Reach(*queen),
            Block::Opening(of) => Self::Opening(attempt(of, Policy::Guess)),
            Block::Quiz(of) => Self::Quiz(attempt(of, Policy::Once)),
            Block::Break(of) => Self::Trial(attempt(of, Policy::Guess)),
            Block::Example(of) => Self::Example(Box::new(of.first())),
            Block::Exercise(exercise) => Self::Drill(Box::new(Drill::new(*exercise, 0))),
            Block::Join(_) => Self::Join(JoinChoice::default()),
            _ => Self::Still,
        }
    }

    /// Carries out what the reader does with the block; returns what came of an answer to its question. What another
    /// kind of block is asked for changes nothing.
    pub(super) fn apply(&mut self, block: &Block, action: BlockAction) -> AnswerOutcome {
        match (self, block, action) {
            (
                Self::Opening(attempt) | Self::Quiz(attempt) | Self::Trial(attempt),
                _,
                BlockAction::Answer(action),
            ) => return attempt.apply(action),
            (Self::Drill(drill), _, BlockAction::Answer(action)) => return drill.answer(action),
            (Self::Drill(drill), _, BlockAction::Another) => drill.turn_to_next(),
            (Self::Drill(drill), _, BlockAction::Restore) => drill.turn_to_own(),
            (Self::Reach(queen), _, BlockAction::MoveQueen(to)) => *queen = to,
            (Self::Example(example), Block::Example(of), action) => of.apply(example, action),
            (Self::Join(choice), _, BlockAction::Join(to)) => *choice = to,
            _ => {}
        }
        AnswerOutcome::Open
    }
}

/// A question of the lesson's text, with nothing answered.
fn attempt<'a, T>(of: &'a T, policy: Policy) -> Box<Attempt>
where
    Question: From<&'a T>,
{
    Box::new(Attempt::new(of.into(), policy))
}
