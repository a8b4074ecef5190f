//! The sum behind a number: the places that are set.

use bitqueens_core::bits::PlaceValue;

/// Writes the places that are set as a sum, from the highest.
///
/// ```text
/// 00010100     16 + 4 = 20
/// ```
pub fn sum_of_places(places: &[PlaceValue]) -> String {
    let set = || places.iter().filter(|place| place.is_set);
    let value: i64 = set().map(|place| place.worth).sum();
    let terms: Vec<String> = set().map(|place| place.worth.to_string()).collect();
    match terms.len() {
        0 | 1 => value.to_string(),
        // Only the first place can count down.
        _ => format!("{} = {value}", terms.join(" + ")),
    }
}
