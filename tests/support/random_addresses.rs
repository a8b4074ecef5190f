//! Random addresses, right ones and wrong ones.

use std::iter;

use bitqueens_core::SplitMix64;

/// Pieces that addresses are made of, right ones and wrong ones.
const ROUTES: [&str; 12] = [
    "step",
    "embed",
    "learn",
    "learn/row",
    "learn/nothing",
    "learn/teachers",
    "write",
    "solve",
    "bits",
    "ladder",
    "count",
    "nowhere",
];
const KEYS: [&str; 29] = [
    "n",
    "at",
    "snapshot",
    "open",
    "until",
    "pace",
    "speed",
    "predict",
    "sheet",
    "present",
    "order",
    "w",
    "x",
    "y",
    "e",
    "part",
    "methods",
    "walk-n",
    "walk-at",
    "queens",
    "seed",
    "other",
    "stage",
    "blank",
    "text",
    "lesson",
    "exercise",
    "questions",
    "frame",
];
const VALUES: [&str; 24] = [
    "",
    "0",
    "1",
    "4",
    "8",
    "27",
    "28",
    "99",
    "-3",
    "ja",
    "en",
    "xx",
    "%",
    "%E0%A4%A",
    "s1.5.free.01.2.0.0",
    "18446744073709551616",
    "solution",
    "1.3.0.2",
    "x & -x",
    "(1",
    "bitmap",
    "nothing",
    "ykwtKsksSgUA",
    "\u{1f451}",
];

/// Addresses of random pieces, the same ones each time.
pub(crate) fn random_addresses() -> impl Iterator<Item = String> {
    let mut state = 13;
    let mut random = move |below: usize| {
        state = SplitMix64::new(state).bits();
        usize::try_from(state % u64::try_from(below).unwrap()).unwrap()
    };
    iter::repeat_with(move || address(&mut random))
}

/// An address of random pieces, some of them thousands of times.
fn address(random: &mut impl FnMut(usize) -> usize) -> String {
    let mut address = format!("{}/#", ROUTES[random(ROUTES.len())]);
    let pairs = if random(200) == 0 { 2_400 } else { random(9) };
    for _ in 0..pairs {
        let key = KEYS[random(KEYS.len())];
        match random(4) {
            // Any text of a few characters.
            0 => {
                address.push_str(key);
                address.push('=');
                for _ in 0..random(12) {
                    let scalar = u32::try_from(random(0x3000)).unwrap();
                    address.push(char::from_u32(scalar).unwrap_or('?'));
                }
            }
            _ => address.extend([key, "=", VALUES[random(VALUES.len())]]),
        }
        address.push('&');
    }
    address
}
