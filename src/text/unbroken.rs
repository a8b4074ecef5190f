//! What stands on one line of a text: a browser breaks at every space.

/// A longer formula may break before its operators: a phone has no room for all of it.
pub const LONGEST_WHOLE: usize = 20;

/// A text in which a short formula, and a number with what it counts, stand on one line: `N = 8`, `16 進数`.
pub fn unbroken(text: &str) -> String {
    let words: Vec<_> = text.split(' ').collect();
    let mut held = String::with_capacity(text.len() + words.len());
    for (at, word) in words.iter().enumerate() {
        if 0 < at {
            held.push_str(match belongs(&words, at) {
                false => " ",
                // A browser breaks behind a hyphen, whatever follows.
                true if words[at - 1].ends_with('-') => "\u{2060}\u{a0}",
                true => "\u{a0}",
            });
        }
        held.push_str(word);
    }
    held
}

/// The same, of a text between elements: `1 ` stands before the word that it counts, ` です` behind a number.
pub fn unbroken_between(text: &str, is_behind: bool) -> String {
    let mut held = unbroken(text);
    if let Some(words) = held.strip_suffix(' ') {
        let last = words.rsplit(' ').next().unwrap_or_default();
        let counts = words.contains(is_japanese) && last.ends_with(|of: char| of.is_ascii_digit());
        if counts || is_operator(last) {
            held = format!("{words}\u{a0}");
        }
    }
    match held.strip_prefix(' ') {
        Some(words) if is_behind && words.starts_with(is_japanese) => format!("\u{a0}{words}"),
        _ => held,
    }
}

/// The parts of an expression between which it may break: before its operators.
pub fn breakable(code: &str) -> impl Iterator<Item = &str> {
    let mut rest = code;
    std::iter::from_fn(move || {
        let mut end = 0;
        loop {
            let word = rest[end..].split(' ').next()?;
            end += word.len();
            if end == rest.len() || !word.is_empty() && !is_operator(word) {
                break;
            }
            end += 1;
        }
        let (part, behind) = rest.split_at(end);
        rest = behind;
        (!part.is_empty()).then_some(part)
    })
}

/// Tells whether a word stands on the line of the one before it.
fn belongs(words: &[&str], at: usize) -> bool {
    counts(words[at - 1], words[at])
        || joins(words, at - 1)
        || joins(words, at) && length(words, at) <= LONGEST_WHOLE
}

/// Tells whether the second word is what the first one counts, or its unit.
fn counts(number: &str, word: &str) -> bool {
    let unit = word.trim_end_matches(|of: char| !of.is_alphanumeric() && of != '%');
    number.ends_with(|of: char| of.is_ascii_digit())
        && (word.starts_with(is_japanese)
            || matches!(unit, "%" | "ms" | "s" | "min" | "bit" | "bits"))
}

const fn is_japanese(of: char) -> bool {
    matches!(of, '\u{3040}'..='\u{9fff}')
}

/// Tells whether a word is an operator between two operands.
fn joins(words: &[&str], at: usize) -> bool {
    let around = at.checked_sub(1).and_then(|from| words.get(from..at + 2));
    let Some(&[before, operator, behind]) = around else {
        return false;
    };
    let ends = |of: char| of.is_ascii_alphanumeric() || matches!(of, ')' | ']' | '!');
    let begins = |of: char| of.is_ascii_alphanumeric() || matches!(of, '(' | '~' | '-' | '−');
    is_operator(operator) && before.ends_with(ends) && behind.starts_with(begins)
}

fn is_operator(word: &str) -> bool {
    let is_sign = |of| {
        matches!(
            of,
            '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<' | '>' | '!' | '='
        )
    };
    matches!(word, "≠" | "≤" | "≥" | "≈" | "−" | "×" | "÷" | "·")
        || !word.is_empty() && word.chars().all(is_sign)
}

/// The length in signs of the formula around an operator. Japanese goes on without a space.
fn length(words: &[&str], operator: usize) -> usize {
    let (mut from, mut to) = (operator, operator);
    while 2 < from && words[from - 1].is_ascii() && joins(words, from - 2) {
        from -= 2;
    }
    while words[to + 1].is_ascii() && joins(words, to + 2) {
        to += 2;
    }
    let first = words[from - 1].rsplit(|of: char| !of.is_ascii()).next();
    let last = words[to + 1].split(|of: char| !of.is_ascii()).next();
    let ends = [first, last].into_iter().flatten().map(str::len);
    let between = words[from..=to].iter().map(|word| word.chars().count());
    ends.chain(between).sum::<usize>() + to + 2 - from
}
