//! The pages, a folder each: state, link, words, and behind the feature `web` the view.
//!
//! A page imports no other page. Pages meet in `app`, and lead to one another by
//! [`Address`](crate::site::Address).

pub mod bits;
pub mod count;
pub mod home;
pub mod ladder;
pub mod learn;
pub mod lesson;
pub mod review;
pub mod solve;
pub mod step;
pub mod teach;
pub mod write;
