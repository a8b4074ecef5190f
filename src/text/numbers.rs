//! Numbers: with grouped digits and rounded for readers, as readers type them, in tables for other programs.

use bitqueens_core::solver::Size;

/// A whole number with its digits in groups of three: `6,778,507`.
pub fn grouped(number: u64) -> String {
    in_threes(&number.to_string())
}

pub(super) fn in_threes(digits: &str) -> String {
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (place, digit) in digits.chars().enumerate() {
        if place != 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A positive number with this many places behind the point, at most nine.
///
/// The program formats no floating-point number elsewhere, and the general way of doing it is heavy.
pub fn fixed(number: f64, places: u32) -> String {
    let unit = 10_u64.pow(places);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "rounded, not negative, and a number that does not fit stops at the greatest"
    )]
    let scaled = (number * unit as f64).round() as u64;
    let whole = grouped(scaled / unit);
    if places == 0 {
        return whole;
    }
    let width = usize::try_from(places).unwrap_or(0);
    format!("{whole}.{:0width$}", scaled % unit)
}

/// A positive number to two or three digits, the rest of a large one as a power of ten.
pub fn significant(number: f64) -> String {
    match number {
        ..1.0e-9 => "0".into(),
        ..1.0 => {
            // Below 1: the zeros behind the point, and three digits.
            let mut places = 3;
            let mut least = 0.1;
            while number < least && places < 9 {
                places += 1;
                least /= 10.0;
            }
            fixed(number, places)
        }
        ..10.0 => fixed(number, 1),
        ..1.0e6 => fixed(number, 0),
        _ => {
            let mut power = 0_u32;
            let mut head = number;
            while 10.0 <= head {
                power += 1;
                head /= 10.0;
            }
            format!("{}×10{}", fixed(head, 1), raised(power))
        }
    }
}

/// Milliseconds for a table, with about three digits.
pub fn millis(millis: f64) -> String {
    if (1.0..10.0).contains(&millis) {
        return fixed(millis, 2);
    }
    if (10.0..100.0).contains(&millis) {
        return fixed(millis, 1);
    }
    significant(millis)
}

/// A power of ten with its exponent raised: `10⁻³`, and `1` and `10` as they are.
pub fn power_of_ten(power: i32) -> String {
    match power {
        0 => "1".into(),
        1 => "10".into(),
        ..0 => format!("10⁻{}", raised(power.unsigned_abs())),
        _ => format!("10{}", raised(power.unsigned_abs())),
    }
}

fn raised(number: u32) -> String {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digits = number.to_string();
    digits
        .bytes()
        .map(|digit| RAISED[usize::from(digit - b'0')])
        .collect()
}

/// The digits of a whole number that was typed: of either width, as Japanese input methods type them, and
/// grouped or not. `None` if it is not a number.
pub fn typed_digits(text: &str) -> Option<String> {
    let is_group =
        |sign: &char| matches!(sign, ',' | '，' | '_' | '＿' | '\'' | '’') || sign.is_whitespace();
    let digit = |sign| match sign {
        '０'..='９' => char::from_digit(u32::from(sign) - u32::from('０'), 10),
        _ => Some(sign).filter(char::is_ascii_digit),
    };
    let signs = text.chars().filter(|sign| !is_group(sign));
    let digits: Option<String> = signs.map(digit).collect();
    digits.filter(|digits| !digits.is_empty())
}

/// A word as the reader sees it: at least N digits, more where ghost bits stand beyond the board.
///
/// ```text
/// N = 5   12 -> 01100      56 -> 111000
/// ```
pub fn binary(word: impl Into<u64>, size: Size) -> String {
    format!("{word:0width$b}", word = word.into(), width = size.len())
}

/// Writes a table as comma-separated values: the names of its columns, then a line for each row.
/// Every line ends with a line feed.
///
/// Nothing is escaped: no name and no field may hold a comma, a quotation mark or a line feed.
///
/// ```
/// let rows = [["8".to_owned(), "92".to_owned()]];
/// assert_eq!(bitqueens::text::csv(["n", "total"], rows), "n,total\n8,92\n");
/// ```
pub fn csv<const COLUMNS: usize>(
    names: [&str; COLUMNS],
    rows: impl IntoIterator<Item = [String; COLUMNS]>,
) -> String {
    let rows = rows.into_iter().map(|row| row.join(","));
    let lines = std::iter::once(names.join(",")).chain(rows);
    lines.map(|line| line + "\n").collect()
}
