//! What a reader has done with a block of the open lesson.

use super::{
    Block, BlockAction, Coordinates, Drill, Example, Figure, JoinChoice, OpeningGuess, Picture,
};
use bitqueens_core::faults::FaultySearch;

/// What a reader has done with a block of the open lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum BlockState {
    /// The block has nothing to be changed.
    Still,
    /// The guess at the lesson's opening.
    Opening(OpeningGuess),
    /// The square of a figure's queen.
    Reach(Coordinates),
    /// The chosen answer, if one was.
    Quiz(Option<usize>),
    /// The count that was expected of the search with the fault and its result, once it ran.
    Trial(Option<(u64, &'static FaultySearch)>),
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
            Block::Opening(_) => Self::Opening(OpeningGuess::default()),
            Block::Quiz(_) => Self::Quiz(None),
            Block::Break(_) => Self::Trial(None),
            Block::Example(of) => Self::Example(Box::new(of.first())),
            Block::Exercise(exercise) => Self::Drill(Box::new(Drill::new(*exercise, 0))),
            Block::Join(_) => Self::Join(JoinChoice::default()),
            _ => Self::Still,
        }
    }

    /// Carries out what the reader does with the block. What another kind of block is asked for
    /// changes nothing.
    pub(super) fn apply(&mut self, block: &Block, action: BlockAction) {
        match (self, block, action) {
            (Self::Reach(queen), _, BlockAction::MoveQueen(to)) => *queen = to,
            (Self::Opening(guess), Block::Opening(of), _) => guess.apply(of.kind, action),
            (Self::Quiz(chosen), _, BlockAction::Choose(answer)) => *chosen = Some(answer),
            (Self::Trial(ran), Block::Break(trial), BlockAction::Run(guess)) => {
                *ran = Some((guess, trial.run));
            }
            (Self::Example(example), Block::Example(of), _) => of.apply(example, action),
            (Self::Drill(drill), ..) => drill.apply(action),
            (Self::Join(choice), _, BlockAction::Join(to)) => *choice = to,
            _ => {}
        }
    }
}
