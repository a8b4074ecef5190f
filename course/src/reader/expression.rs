//! Expressions among words: `-8 + 4 + 1 = -3` does not break across lines.

/// The most letters of an expression that is kept whole. A longer one may break before its `=`.
const LONGEST: usize = 23;

/// What stands between two sides of an expression.
const SIGNS: [&str; 17] = [
    "+", "-", "−", "*", "×", "÷", "/", "=", "≠", "!=", "<", ">", "<=", ">=", "&", "|", "^",
];

/// What cannot break in a line.
const UNBROKEN: char = '\u{a0}';

/// The text with each expression of its words in one piece. Code is left as it is: the page keeps it whole itself.
pub(crate) fn kept_whole(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let parts = parts.map(|(place, part)| match place % 2 {
        0 => joined(part),
        _ => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join("`")
}

fn joined(words: &str) -> String {
    let words: Vec<&str> = words.split(' ').collect();
    let is_sign = |at: usize| {
        let before = at.checked_sub(1).map(|before| words[before]);
        SIGNS.contains(&words[at])
            && before.is_some_and(ends_with_number)
            && words
                .get(at + 1)
                .is_some_and(|next| begins_with_number(next))
    };
    // Words from the first to the last of each expression.
    let mut text = words[0].to_owned();
    let mut at = 1;
    while at < words.len() {
        let mut end = at;
        while end + 1 < words.len() && is_sign(end) {
            end += 2;
        }
        // Japanese has no blank between the expression and what stands around it.
        let length: usize = words[at - 1..end]
            .iter()
            .enumerate()
            .map(|(place, word)| match place {
                0 => last_number(word),
                _ if place + at == end => first_number(word).0,
                _ => word,
            })
            .map(|word| 1 + word.chars().count())
            .sum();
        let breaks = LONGEST < length;
        for word in &words[at..end] {
            let may_break = breaks && *word == "=";
            text.push(if may_break { ' ' } else { UNBROKEN });
            text.push_str(word);
        }
        if let Some(word) = words.get(end) {
            text.push(' ');
            text.push_str(word);
        }
        at = end + 1;
    }
    text
}

/// `(8` and `13,` and `N`, and in Japanese `-3、または`.
fn begins_with_number(word: &str) -> bool {
    let (number, behind) = first_number(word);
    is_number(number) && !behind.starts_with(['`', '_'])
}

/// What a word begins with, and what stands behind it.
fn first_number(word: &str) -> (&str, &str) {
    let word = word.trim_start_matches(['(', '（', '-', '−', '~']);
    let length = word.find(|c: char| !c.is_ascii_alphanumeric());
    word.split_at(length.unwrap_or(word.len()))
}

/// `8)`, `N`, and in Japanese `または8`: nothing but brackets stands behind the number.
fn ends_with_number(word: &str) -> bool {
    is_number(last_number(word))
}

/// What a word ends with.
fn last_number(word: &str) -> &str {
    let word = word.trim_end_matches([')', '）', '!']);
    let from = word.rfind(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, ',' | '.'));
    let from = from.map_or(0, |at| {
        at + word[at..].chars().next().map_or(0, char::len_utf8)
    });
    &word[from..]
}

/// A number, or a quantity of one letter.
fn is_number(word: &str) -> bool {
    let is_letter = word.len() == 1 && word.starts_with(|c: char| c.is_ascii_alphabetic());
    let ends_in_digit = word.ends_with(|c: char| c.is_ascii_digit());
    is_letter
        || ends_in_digit
            && word
                .chars()
                .all(|c| c.is_ascii_digit() || matches!(c, ',' | '.'))
}
