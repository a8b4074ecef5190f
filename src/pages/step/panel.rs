//! The panels below the stepper, one of which is shown.

bitqueens_core::named! {
    /// A panel below the stepper.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Panel {
        #[default]
        Tree => "tree",
        Arrays => "arrays",
        /// The recursive form beside the loop.
        Recursion => "recursion",
        /// The solutions found so far.
        Solutions => "solutions",
        /// A second stepper.
        Compare => "compare",
        /// The picture as a file, and the page inside another page.
        Share => "share",
    }
}
