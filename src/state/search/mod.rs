//! The search as a whole: where the reader is in it, and how to name a place in it.
//!
//! ```text
//! node     a queen of the tree, named by the queens above it
//! tree     the nodes around the reader, or all of them on small boards
//! share    how much of the tree lies behind, by the path from the root
//! marks    the solutions and dead ends of a run short enough to be walked at once
//! stop     a condition to run to
//! found    the solutions so far
//! ```

mod action;
mod address;
mod found;
mod marks;
mod node;
mod overview;
mod panel;
mod share;
mod stop;

pub use action::SearchAction;
pub use address::SearchAddress;
pub use found::{Found, FoundSolution, LARGEST_LIST};
pub use marks::{EventMark, Marks};
pub use node::Node;
pub use overview::Overview;
pub use panel::{Panel, Panels};
pub use share::Share;
pub use stop::Stop;

use super::{Aim, Goal};
