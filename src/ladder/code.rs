//! The code of every method, taken from its file when the site is built.

use super::{Form, Method, Run};

/// A file of this room as the reader sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// The file's name within the room.
    pub file: &'static str,
    /// All of its text.
    pub text: &'static str,
}

/// Reads a file of this room into the program.
macro_rules! code {
    ($file:literal) => {
        Code {
            file: $file,
            text: include_str!($file),
        }
    };
}

impl Run {
    /// The code that carries the run out: the file itself, so that what is shown is what runs.
    #[must_use]
    pub const fn code(self) -> Code {
        match (self.method(), self.form()) {
            (Method::BruteForce, Form::Recursive) => code!("brute_force.rs"),
            (Method::BruteForce, Form::Loop) => code!("brute_force_loop.rs"),
            (Method::Permutation, _) => code!("permutation.rs"),
            (Method::Backtracking, Form::Recursive) => code!("backtracking.rs"),
            (Method::Backtracking, Form::Loop) => code!("backtracking_loop.rs"),
            (Method::Flags, Form::Recursive) => code!("flags.rs"),
            (Method::Flags, Form::Loop) => code!("flags_loop.rs"),
            (Method::SwapFlags, _) => code!("swap_flags.rs"),
            (Method::Bitmap, Form::Recursive) => code!("bitmap.rs"),
            (Method::Bitmap, Form::Loop) | (Method::BitmapLoop, _) => code!("bitmap_loop.rs"),
            (Method::Unplaced, _) => code!("unplaced.rs"),
            (Method::SymmetryCheck, _) => code!("symmetry_check.rs"),
            (Method::HalfRow, _) => code!("half_row.rs"),
            (Method::CornerEdge, _) => code!("corner_edge.rs"),
            (Method::CarryChain, _) => code!("carry_chain.rs"),
            (Method::Fast, _) => code!("fast.rs"),
        }
    }
}
