//! The bit lab's part of the address.

use crate::{
    bits::{Choice, LONGEST, Radix, View, Width, Word},
    text::Problem,
};

/// The bytes that an escaped text may take in an address.
const ROOM: usize = 4_000;

/// What the address says of the lab: `#/bits?w=8&x=20&e=x+%26+-x`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LabLink {
    /// The bits of every word.
    pub width: Option<Width>,
    /// The first word.
    pub x: Option<u32>,
    /// The second word.
    pub y: Option<u32>,
    /// Whether the highest bit is a sign.
    pub view: Option<View>,
    /// The bit to be tested, set and cleared.
    pub bit: Option<u8>,
    /// The expression.
    pub expression: Option<String>,
    /// The names.
    pub names: Option<String>,
    /// The combination: m of n, and its place.
    pub choose: Option<(Choice, u32)>,
}

impl LabLink {
    /// Whether a text can stand in an address.
    #[must_use]
    pub fn fits(text: &str) -> bool {
        let escaped = form_urlencoded::byte_serialize(text.as_bytes());
        text.chars().take(LONGEST + 1).count() <= LONGEST
            && escaped.map(str::len).sum::<usize>() <= ROOM
    }

    /// Reads the lab's part of an address: what it says, and what it says wrongly.
    ///
    /// Unknown keys are left out without a word, so that an address of a later version opens.
    #[must_use]
    pub fn read_all(pairs: &[(String, String)]) -> (Self, Vec<Problem>) {
        let mut link = Self::default();
        let read = pairs.iter().map(|(key, value)| link.read(key, value));
        let problems = read.filter_map(|read| read?.err()).collect();
        (link, problems)
    }

    /// Reads a key of the lab; `None` for another.
    fn read(&mut self, key: &str, value: &str) -> Option<Result<(), Problem>> {
        let word = || {
            Word::read(value, Radix::Decimal, Width::MAX)
                .ok()
                .map(Word::value)
        };
        let text = || LabLink::fits(value).then(|| value.to_owned());
        let (key, is_read) = match key {
            "w" => {
                let bits = value.trim().parse::<u8>().ok();
                let width = bits.and_then(|bits| Width::new(bits).ok());
                // The nearest width there is.
                self.width = Some(width.unwrap_or(match bits {
                    Some(0..4) => Width::MIN,
                    Some(_) => Width::MAX,
                    None => Width::BYTE,
                }));
                ("w", width.is_some())
            }
            "x" => {
                self.x = word();
                ("x", self.x.is_some())
            }
            "y" => {
                self.y = word();
                ("y", self.y.is_some())
            }
            "view" => {
                self.view = match value {
                    "signed" => Some(View::Signed),
                    "unsigned" => Some(View::Unsigned),
                    _ => None,
                };
                ("view", self.view.is_some())
            }
            "bit" => {
                let bit = value.trim().parse().ok();
                self.bit = bit.filter(|bit| *bit < Width::MAX.get());
                ("bit", self.bit.is_some())
            }
            "e" => {
                self.expression = text();
                ("e", self.expression.is_some())
            }
            "names" => {
                self.names = text();
                ("names", self.names.is_some())
            }
            "choose" => {
                self.choose = choose(value);
                ("choose", self.choose.is_some())
            }
            _ => return None,
        };
        Some(is_read.then_some(()).ok_or(Problem::Lab { key }))
    }

    /// The keys and their values.
    #[must_use]
    pub fn pairs(&self) -> Vec<(String, String)> {
        let view = self.view.map(|view| match view {
            View::Signed => "signed",
            View::Unsigned => "unsigned",
        });
        let part = |key: &str, value: Option<String>| value.map(|value| (key.to_owned(), value));
        let parts = [
            part("w", self.width.map(|width| width.to_string())),
            part("x", self.x.map(|x| x.to_string())),
            part("y", self.y.map(|y| y.to_string())),
            part("view", view.map(str::to_owned)),
            part("bit", self.bit.map(|bit| bit.to_string())),
            part("e", self.expression.clone()),
            part("names", self.names.clone()),
            part(
                "choose",
                self.choose.map(|(choice, rank)| {
                    format!("{}.{}.{rank}", choice.things(), choice.chosen())
                }),
            ),
        ];
        parts.into_iter().flatten().collect()
    }
}

/// n, m and the place, all three valid or none.
fn choose(value: &str) -> Option<(Choice, u32)> {
    let mut numbers = value.split('.').map(|part| part.trim().parse::<u32>().ok());
    let mut next = || numbers.next().flatten();
    let (things, chosen, rank) = (next()?, next()?, next()?);
    let things = u8::try_from(things).ok().filter(|things| *things != 0)?;
    let choice = Choice::new(things, u8::try_from(chosen).ok()?).ok()?;
    (rank < choice.count()).then_some((choice, rank))
}
