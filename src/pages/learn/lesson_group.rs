//! Lessons that are fetched together.

macro_rules! declared {
    ($($Group:ident $LESSONS:ident $part:ident $name:literal),+) => {
        bitqueens_core::named! {
            /// Lessons of a part of the course that follow each other and are fetched together, by
            /// the name of the part of the program that brings them.
            ///
            /// `course/build.rs` divides the parts.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum LessonGroup {
                $(#[doc = concat!("What `", $name, "` brings.")] $Group => $name),+
            }
        }
    };
}

bitqueens_course::groups!(declared);
