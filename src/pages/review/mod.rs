//! The review and the tests.
//!
//! ```text
//! ReviewPage   what is asked, and the round of it
//! Round        the questions of today, or those of a part's test
//! ```

mod page;
mod round;
#[cfg(feature = "web")]
mod view;
pub mod words;

pub use page::{ReviewAction, ReviewPage, RoundOf};
pub use round::{Answered, ReviewItem, Round, RoundPlan};
