//! Texts in languages that the page does not run.

use bitqueens_core::program::Export;

/// What C declares a name by.
const TYPES_OF_C: [&str; 7] = [
    "int ",
    "long ",
    "unsigned ",
    "void ",
    "uint",
    "int64_t ",
    "bool ",
];
const BLOCKS_OF_PYTHON: [&str; 6] = ["def ", "while ", "if ", "elif ", "else", "for "];

/// The language that a text is written in, by the first line that only this one of them has; `None` where no line has a
/// sign of another language than the page's own.
pub fn foreign(text: &str) -> Option<Export> {
    text.lines().find_map(of_line)
}

fn of_line(line: &str) -> Option<Export> {
    let line = line.trim();
    let begins = |words: &[&str]| words.iter().any(|word| line.starts_with(word));
    let code = line.split('#').next().unwrap_or_default().trim_end();
    // `const` alone is JavaScript's too.
    let declared = line.strip_prefix("const ").unwrap_or(line);
    let is_c = TYPES_OF_C.iter().any(|word| declared.starts_with(word))
        || begins(&["#include", "for (", "for(", "return "])
        || line.contains("++")
        || line.contains("--;");
    if code.ends_with(':') && begins(&BLOCKS_OF_PYTHON) {
        Some(Export::Python)
    } else if begins(&["pub fn ", "let mut ", "use std::"])
        || (begins(&["fn "]) && line.contains('('))
    {
        Some(Export::Rust)
    } else if is_c {
        Some(Export::C)
    } else if begins(&["function ", "var ", "let ", "const "]) {
        Some(Export::JavaScript)
    } else {
        None
    }
}
