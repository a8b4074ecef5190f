//! The code of every method, included from its file when the site is built.

use super::{Form, Method, Run};

/// A file of the ladder, as the page shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// The file's name.
    pub file: &'static str,
    /// Its whole text.
    pub text: &'static str,
}

/// The kernel of the fast counting: the search of a job, many rows at once.
pub const KERNEL: Code = Code {
    file: "chunked.rs",
    text: include_str!("../counting/search/chunked.rs"),
};

/// Lists the file of every run once, for its name and for its text.
macro_rules! codes {
    ($($run:pat => $file:literal,)*) => {
        impl Run {
            /// The code that carries the run out: the file itself, so the code shown is the code that runs.
            #[must_use]
            pub const fn code(self) -> Code {
                match (self.method(), self.form()) {
                    $($run => Code { file: $file, text: include_str!($file) },)*
                }
            }
        }
    };
}

codes! {
    (Method::BruteForce, Form::Recursive) => "brute_force.rs",
    (Method::BruteForce, Form::Loop) => "brute_force_loop.rs",
    (Method::Permutation, _) => "permutation.rs",
    (Method::Backtracking, Form::Recursive) => "backtracking.rs",
    (Method::Backtracking, Form::Loop) => "backtracking_loop.rs",
    (Method::Flags, Form::Recursive) => "flags.rs",
    (Method::Flags, Form::Loop) => "flags_loop.rs",
    (Method::SwapFlags, _) => "swap_flags.rs",
    (Method::Bitmap, Form::Recursive) => "bitmap.rs",
    (Method::Bitmap, Form::Loop) | (Method::BitmapLoop, _) => "bitmap_loop.rs",
    (Method::Unplaced, _) => "unplaced.rs",
    (Method::SymmetryCheck, _) => "symmetry_check.rs",
    (Method::HalfRow, _) => "half_row.rs",
    (Method::CornerEdge, _) => "corner_edge.rs",
    (Method::CarryChain, _) => "carry_chain.rs",
    (Method::Fast, _) => "fast.rs",
}
