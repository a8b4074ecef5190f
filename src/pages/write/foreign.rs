//! Texts in languages that the page does not run.

use bitqueens_core::program::Export;

/// The language that a text is written in, where it is none of the page's own programs: the first of whose signs it has
/// one. What C and JavaScript share is C's.
pub fn foreign(text: &str) -> Option<Export> {
    let lines = || text.lines().map(str::trim);
    let begins =
        |words: &[&str]| lines().any(|line| words.iter().any(|word| line.starts_with(word)));
    let has = |signs: &[&str]| signs.iter().any(|sign| text.contains(sign));
    let ends_with_colon = lines().any(|line| line.ends_with(':'));
    if ends_with_colon && begins(&["def ", "while ", "if ", "elif ", "else:", "for "]) {
        Some(Export::Python)
    } else if begins(&["fn main(", "let mut ", "use std::"]) {
        Some(Export::Rust)
    } else if begins(&["function ", "let ", "const ", "var "]) {
        Some(Export::JavaScript)
    } else if has(&["++", "--;"])
        || begins(&[
            "#include",
            "int ",
            "unsigned ",
            "for (",
            "for(",
            "while (true)",
            "return ",
        ])
    {
        Some(Export::C)
    } else {
        None
    }
}
