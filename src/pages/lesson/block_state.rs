//! What a reader has done with a block of the open lesson.

use bitqueens_course::{Block, Picture};

use super::{
    BlockAction, JoinChoice,
    example::{first_example, kept_example, next_example},
    hand::is_moved_by_hand,
};
use crate::{
    course::{Asked, Level, Source, quiz_order},
    question::{Answer, AnswerOutcome, Attempts, KeptAttempt},
};

/// What a reader has done with a block of the open lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum BlockState {
    /// The block has nothing to be changed.
    Still,
    /// Its question. An expression, or a line held for the broken one, is judged where it is drawn.
    Asked(Box<Asked>),
    /// What the hand has made of a figure; `None` where it is the text's.
    Figure(Option<Box<Picture>>),
    /// The choice in the figure of the fast count.
    Join(JoinChoice),
}

impl BlockState {
    /// The state of a block that has just opened, its question drawn from a seed.
    pub(super) fn new(block: &'static Block, seed: u64) -> Self {
        match (block, Source::of(block)) {
            (_, Some(Source::Example(exercise, _))) => {
                Self::Asked(Box::new(first_example(exercise)))
            }
            (_, Some(source)) => Self::Asked(Box::new(Asked::new(source, seed))),
            (Block::Figure(figure), _) if is_moved_by_hand(&figure.picture) => Self::Figure(None),
            (Block::Join(_), _) => Self::Join(JoinChoice::default()),
            _ => Self::Still,
        }
    }

    pub fn asked(&self) -> Option<&Asked> {
        match self {
            Self::Asked(asked) => Some(asked),
            _ => None,
        }
    }

    /// Goes on with the same block in another language.
    pub(super) fn read_in(&mut self, block: &'static Block) {
        if let (Self::Asked(asked), Some(source)) = (self, Source::of(block)) {
            asked.read_in(source);
        }
    }

    /// What is kept of its question; `None` where it asks none. The answers to a quiz are kept by their places in the text:
    /// each visit draws another order.
    pub(super) fn keep(&self) -> Option<KeptAttempt> {
        let asked = self.asked()?;
        Some(match asked.source {
            Source::Quiz(quiz) => {
                let order = quiz_order(quiz, asked.seed);
                with_places(asked.keep(), |at| order.get(at).copied())
            }
            _ => asked.keep(),
        })
    }

    /// Replaces what was done about its question by what is kept at the place of the block.
    pub(super) fn resume(&mut self, place: &str, attempts: &Attempts) {
        let Self::Asked(asked) = self else {
            return;
        };
        let own = attempts.at(&asked.place(place));
        let drawn = format!("{place}.");
        let mut drawn = attempts.below(&drawn);
        match asked.source {
            Source::Quiz(quiz) => {
                let order = quiz_order(quiz, asked.seed);
                let place_of = |place: usize| order.iter().position(|at| *at == place);
                let kept = own.map(|kept| with_places(kept.clone(), place_of));
                asked.attempt.resume(kept.as_ref());
            }
            Source::Exercise(_) => {
                asked.attempt.resume(own);
                let was_right = drawn.any(|(_, kept)| kept.counts == Some(true));
                asked.counts = was_right.then_some(true);
            }
            Source::Example(exercise, _) => {
                let kept = drawn.find_map(|(name, kept)| kept_example(exercise, name, kept));
                **asked = kept.unwrap_or_else(|| first_example(exercise));
            }
            _ => asked.attempt.resume(own),
        }
    }

    /// Carries out what the reader does with the block; returns what came of an answer to its question. What another
    /// kind of block is asked for changes nothing.
    pub(super) fn apply(&mut self, action: BlockAction) -> AnswerOutcome {
        match (self, action) {
            (Self::Asked(asked), BlockAction::Answer(action)) => {
                let outcome = asked.attempt.apply(action);
                let is_right = outcome == AnswerOutcome::Right && !asked.attempt.shown;
                if is_right && matches!(asked.source, Source::Exercise(_)) {
                    asked.counts = Some(true);
                }
                return outcome;
            }
            (Self::Asked(asked), action) => ask_another(asked, &action),
            (Self::Join(choice), BlockAction::Join(to)) => *choice = to,
            _ => {}
        }
        AnswerOutcome::Open
    }
}

/// Asks another question of an exercise, or works out another example of it.
fn ask_another(asked: &mut Asked, action: &BlockAction) {
    let level = match (asked.source, action) {
        (Source::Exercise(_), BlockAction::Another) => return asked.turn_to(asked.next_seed()),
        (Source::Exercise(_), BlockAction::Restore) => return asked.turn_to(0),
        (Source::Example(_, level), BlockAction::Another) => level,
        (Source::Example(_, Level::Worked), BlockAction::Fade) => Level::Faded,
        (Source::Example(_, Level::Faded), BlockAction::Restore) => Level::Worked,
        _ => return,
    };
    if let Source::Example(exercise, _) = asked.source {
        *asked = next_example(exercise, Some(asked), level);
    }
}

/// The same with the answers at other places.
fn with_places(kept: KeptAttempt, place_of: impl Fn(usize) -> Option<usize>) -> KeptAttempt {
    let moved = |answer: Option<Answer>| {
        let at = place_of(usize::try_from(answer?.value()?).ok()?)?;
        Some(Answer::Value(u64::try_from(at).ok()?))
    };
    KeptAttempt {
        draft: moved(kept.draft),
        given: moved(kept.given),
        ..kept
    }
}
