//! Numbers as readers type them.

/// The digits of a whole number that was typed: of either width, as Japanese input methods type them, and
/// grouped or not. `None` where it is no number.
pub fn typed_digits(text: &str) -> Option<String> {
    let is_group = |sign: &char| matches!(sign, ',' | '，' | '_' | '\'') || sign.is_whitespace();
    let digit = |sign| match sign {
        '０'..='９' => char::from_digit(u32::from(sign) - u32::from('０'), 10),
        _ => Some(sign).filter(char::is_ascii_digit),
    };
    let signs = text.chars().filter(|sign| !is_group(sign));
    let digits: Option<String> = signs.map(digit).collect();
    digits.filter(|digits| !digits.is_empty())
}
