//! Pictures that show words in columns.

use crate::draw::Stack;
use bitqueens_core::bits::Word;
use bitqueens_course::Picture;

/// The words in columns, if the picture shows some.
///
/// The reader of the course works out the expression of every lesson.
pub fn stack(picture: &Picture) -> Option<Stack> {
    match picture {
        Picture::LowestBit { x, width } => Some(Stack::isolate_lowest(Word::cut(*x, *width))),
        Picture::Columns { text, .. } => {
            let evaluation = picture.scope()?.evaluate(text).ok()?;
            Some(Stack::of_evaluation(text, &evaluation))
        }
        _ => None,
    }
}
