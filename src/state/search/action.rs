//! What a reader can do to the search as a whole.

use super::{Node, Panel, Stop};
use crate::text::CodeLanguage;

/// An event on the timeline, the tree, or one of the panels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SearchAction {
    /// The slider is moved: to a step on a short run, to a notch of the tree's share on a long one.
    Slide(u64),
    /// A node of the tree is chosen.
    Node(Node),
    /// Another condition to run to, or none.
    Until(Option<Stop>),
    /// Run until the condition holds.
    Run,
    /// The code in another language.
    Code(CodeLanguage),
    /// A panel is unfolded or folded.
    Panel(Panel, bool),
    /// The first and the last step to embed.
    Range(Option<u64>, Option<u64>),
    /// Another page of the list of solutions, the first being 0.
    SolutionsPage(usize),
    /// More solutions are gathered for the list.
    Gather,
}
