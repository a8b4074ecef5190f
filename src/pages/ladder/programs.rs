//! The whole program of each method, in each language: the files of `programs`.

use bitqueens_core::{ladder::Method, program::Export};

use crate::text::{CodeForm, CodeLanguage};

/// Lists the folder's file of each method once, for all languages.
macro_rules! programs {
    ($($method:ident => $name:literal,)*) => {
        /// The program of a method that has files of its own.
        const fn own(method: Method, language: Export) -> Option<&'static str> {
            match method {
                $(Method::$method => Some(match language {
                    Export::Python => include_str!(concat!("../../../programs/methods/", $name, ".py")),
                    Export::C => include_str!(concat!("../../../programs/methods/", $name, ".c")),
                    Export::JavaScript => include_str!(concat!("../../../programs/methods/", $name, ".js")),
                    Export::Rust => include_str!(concat!("../../../programs/methods/", $name, ".rs")),
                }),)*
                _ => None,
            }
        }
    };
}

programs! {
    BruteForce => "brute-force",
    Permutation => "permutation",
    Backtracking => "backtracking",
    Flags => "flags",
    SwapFlags => "swap-flags",
    Unplaced => "unplaced",
    SymmetryCheck => "symmetry-check",
    HalfRow => "half-row",
    CornerEdge => "corner-edge",
    CarryChain => "carry-chain",
}

/// A program that runs as it stands and prints what the method counts; `None` for the fast counting, whose kernel no
/// short program holds. The bitmap and its loop are the programs of the stepper.
pub const fn program(method: Method, language: Export) -> Option<&'static str> {
    let of_stepper = match language {
        Export::Python => CodeLanguage::Python,
        Export::C => CodeLanguage::C,
        Export::JavaScript => CodeLanguage::JavaScript,
        Export::Rust => CodeLanguage::Rust,
    };
    match method {
        Method::Bitmap => of_stepper.program(CodeForm::Recursive),
        Method::BitmapLoop => of_stepper.program(CodeForm::Loop),
        _ => own(method, language),
    }
}
