//! The stepping search is a loop.

use super::{catches, keeps, source::Source};

/// Functions of the solver that call themselves.
fn recursion(source: &Source) -> Vec<String> {
    if !source.is_below("core/src/solver") {
        return Vec::new();
    }
    let mut faults = Vec::new();
    for (place, _) in source.bare.match_indices("fn ") {
        let rest = &source.bare[place + 3..];
        let is_word = |character: char| character.is_alphanumeric() || character == '_';
        let name = &rest[..rest.find(|letter| !is_word(letter)).unwrap_or(rest.len())];
        let Some(body) = body(rest) else {
            continue;
        };
        let calls_itself = body.match_indices(&format!("{name}(")).any(|(place, _)| {
            let before = &body[..place];
            let bare = before.chars().next_back().is_none_or(|letter| {
                letter.is_whitespace() || matches!(letter, '(' | '!' | '&' | '*' | '-' | '[')
            });
            bare || before.ends_with("self.") || before.ends_with("Self::")
        });
        if calls_itself {
            faults.push(format!("{}: {name} calls itself", source.path));
        }
    }
    faults
}

/// What stands between the braces of the function that a text begins with; none for one without.
fn body(text: &str) -> Option<&str> {
    let open = text
        .find(['{', ';'])
        .filter(|place| text[*place..].starts_with('{'))?;
    let mut depth = 0;
    for (place, character) in text[open..].char_indices() {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(&text[open + 1..open + place]);
        }
    }
    None
}

#[test]
fn no_function_of_the_solver_calls_itself() {
    keeps(recursion);
    let right = "fn f(&self) -> u8 { if a { g() } else { other.f() } }";
    for wrong in [
        "fn f() { if a { f(); } }",
        "fn f(&self) { match a { _ => self.f() } }",
        "fn f() -> u8 { 1 + Self::f() }",
        "fn f() -> bool { !f() }",
    ] {
        catches(recursion, "core/src/solver/x.rs", wrong, right);
    }
}
