//! The panels below the stepper, one of which is shown.

bitqueens_core::named! {
    /// A panel below the stepper.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Panel {
        /// The search tree.
        #[default]
        Tree => "tree",
        /// The arrays of the loop.
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

impl Panel {
    /// Reads the panel of an address; the flag says whether it names panels and nothing else.
    ///
    /// An address may name several, as in `recursion.solutions`. The first of them is shown, but
    /// comparing comes before all, for the address tells of the second stepper as well.
    pub fn parse(text: &str) -> (Self, bool) {
        let mut named: Vec<Self> = Vec::new();
        let mut exact = true;
        for name in text.split('.') {
            match Self::from_name(name) {
                Some(panel) => named.push(panel),
                None => exact = false,
            }
        }
        let compare = named.iter().find(|panel| **panel == Self::Compare);
        let shown = compare.or(named.first());
        (shown.copied().unwrap_or_default(), exact)
    }
}
