//! What is kept of the lessons: their questions, each in one of seven boxes.
//!
//! A question that was answered in its lesson stands in box 1. A right answer from its day on moves it up, a
//! wrong one back to box 1. The higher the box, the more days go by until the question is asked again.
//!
//! ```text
//! Review           what is kept and asked, as a part of the page's state
//! ReviewQuestion   a question of a lesson: a quiz, an exercise, a line of the loop
//! Boxes, BoxPlace  where each question stands, since which day
//! Turn             when a question is asked: it is due, it is new, or it is still ahead
//! BoxesText        the boxes as text, to be stored and taken along
//! ReviewItem       the question that is asked now, with what the reader has answered
//! code_question    the question that asks for a line of the loop
//! judged           what a line that was typed comes to: it is right where the loop does the same with it
//! Round            the questions of today, or those of a part's test
//! Standing         what is known of a lesson
//! ```

mod boxes;
mod item;
mod judge;
mod question;
mod round;
mod state;
mod text;

pub use boxes::{BoxPlace, Boxes, MOST_A_DAY, N_BOXES, Standing, Turn};
pub use item::ReviewItem;
pub use judge::{came_to, judged};
pub use question::{ReviewKind, ReviewQuestion, code_question};
pub use round::{Answered, N_TESTED, Round, RoundPlan};
pub(super) use round::{drawn, n_questions};
pub use state::{Review, ReviewAction};
pub use text::{BoxesText, NoBoxes};
