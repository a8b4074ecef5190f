//! The whole program of each method, in each language: the files of `programs`.

use bitqueens_core::{ladder::Method, program::Export};

/// Lists the folder's file of each method once, for all languages.
macro_rules! programs {
    ($($method:ident => $name:literal,)*) => {
        /// A program that runs as it stands and prints what the method counts.
        pub const fn program(method: Method, language: Export) -> &'static str {
            match method {
                $(Method::$method => match language {
                    Export::Python => include_str!(concat!("../../../programs/", $name, ".py")),
                    Export::C => include_str!(concat!("../../../programs/", $name, ".c")),
                    Export::JavaScript => include_str!(concat!("../../../programs/", $name, ".js")),
                    Export::Rust => include_str!(concat!("../../../programs/", $name, ".rs")),
                },)*
            }
        }
    };
}

// The bitmap and its loop are the programs of the stepper. The fast counting is here the tree of its search, one placement
// after the other.
programs! {
    BruteForce => "methods/brute-force",
    Permutation => "methods/permutation",
    Backtracking => "methods/backtracking",
    Flags => "methods/flags",
    SwapFlags => "methods/swap-flags",
    Bitmap => "recursive",
    BitmapLoop => "loop",
    Unplaced => "methods/unplaced",
    SymmetryCheck => "methods/symmetry-check",
    HalfRow => "methods/half-row",
    CornerEdge => "methods/corner-edge",
    CarryChain => "methods/carry-chain",
    Fast => "methods/fast",
}
