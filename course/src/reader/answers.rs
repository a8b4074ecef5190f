//! The places of a lesson's answers, drawn.
//!
//! A text names its right answer wherever it likes: who reads it meets the answers in an order that says nothing. The
//! order follows from the lesson's name and the question's number, so that it is the same in every language, in a
//! document and in the program that takes its place, and an answer that is kept means the same on the next visit. A
//! lesson that the program opens by itself has an order of the visit's own.

use bitqueens_core::SplitMix64;

use crate::{Block, GuessKind, Lesson};

/// With this number no way to guess is right much more often than chance; a test tries them.
const SALT: u64 = 184;

/// Draws the order of the answers of each quiz, and of the choices of the opening.
pub(super) fn draw(lesson: &mut Lesson) {
    let mut number = 0;
    for block in &mut lesson.blocks {
        let order = |n_answers| order(&lesson.slug, number, n_answers);
        match block {
            Block::Quiz(quiz) => quiz.answers = ordered(&quiz.answers, &order(quiz.answers.len())),
            Block::Opening(opening) => {
                if let GuessKind::Choice(choices) = &mut opening.kind {
                    let order = order(choices.len());
                    let right = order
                        .iter()
                        .position(|at| u64::try_from(*at) == Ok(opening.right));
                    opening.right = right.and_then(|at| u64::try_from(at).ok()).unwrap_or(0);
                    *choices = ordered(choices, &order);
                }
            }
            _ => continue,
        }
        number += 1;
    }
}

fn ordered<T: Clone>(of: &[T], order: &[usize]) -> Vec<T> {
    order.iter().filter_map(|at| of.get(*at)).cloned().collect()
}

/// An order of so many answers, as their places in the text.
fn order(slug: &str, number: u64, n_answers: usize) -> Vec<usize> {
    let named = slug.bytes().fold(SALT, |seed, byte| {
        SplitMix64::new(seed ^ u64::from(byte)).bits()
    });
    let mut numbers = SplitMix64::new(named ^ number);
    let mut order: Vec<_> = (0..n_answers).collect();
    order.sort_by_cached_key(|_| numbers.bits());
    order
}
