//! The pages beside the lessons: for teachers, and the glossary.

bitqueens_core::named! {
    /// A page beside the lessons. Its name is its address.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Appendix {
        /// Two lessons of 50 minutes, and the course on paper.
        Teachers => "teachers",
        /// Terms and symbols.
        Glossary => "glossary",
    }
}
