//! A lesson: figures to read, bits to predict, a sheet of paper.
//!
//! ```text
//! LessonPage   the lesson that is open, or the wait for it
//! OpenLesson   the open lesson, with a BlockState for each of its blocks
//! AskedBlock   a question of the lesson, with its place among those of its kind
//! example      a question worked out, then one whose rest is left to the reader
//! HandFigure   a figure that answers to the hand; Press: what the hand does with it
//! still        what no hand moves, on the page and in the book
//! JoinChoice   what the reader looks at in the figure of the fast count
//! ```

mod action;
mod asked;
mod block_state;
mod example;
mod hand;
mod join;
mod open_lesson;
mod page;
pub mod still;
#[cfg(feature = "web")]
mod view;
pub mod words;

pub use action::{BlockAction, LessonAction};
pub use asked::AskedBlock;
pub use block_state::BlockState;
pub use example::{begun, example, first_example};
pub use hand::{HandFigure, Press, field_rows, pressed, values};
pub use join::{
    Corner, Half, JoinChoice, JoinPicture, JoinTotals, LastCount, Plane, Quarter, QuarterFilling,
    RowSetSum,
};
pub use open_lesson::OpenLesson;
pub use page::{LessonPage, Reading};
