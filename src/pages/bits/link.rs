//! The address of the bit lab: `bits/#w=8&x=20&e=x+%26+-x`.
//!
//! ```text
//! w        the bits of every word        e        the expression
//! x, y     the words, in decimal         names    the names
//! view     signed or unsigned            choose   n, m and the rank of the combination
//! bit      the bit that is tested        part     the part that is open
//! ```

use super::{LabPage, LabPart, words};
use crate::site::{Address, Linked, Preferences, Problems, Query, Route};
use bitqueens_core::bits::{Choice, LONGEST, Radix, View, Width, Word};

/// The most bytes that an escaped text may take in an address.
const LONGEST_ESCAPED: usize = 4_000;

/// The values of `view`, in the order of the page.
pub(super) const VIEWS: [(View, &str); 2] =
    [(View::Unsigned, "unsigned"), (View::Signed, "signed")];

impl Linked for LabPage {
    fn open_link(&mut self, address: &Address, _: Preferences, problems: &mut Problems) {
        // What is being typed stays where the address is the lab's own.
        if let Some(lab) = read(&address.query, problems)
            && lab.link() != self.link()
        {
            *self = lab;
        }
    }

    /// What is as at the start is left out.
    fn link(&self) -> Address {
        let start = LabPage::default();
        let changed_text = |text: &str, start: &str| {
            let changed = text != start && fits(text);
            changed.then(|| text.to_owned())
        };
        let (choice, rank) = (self.choice, self.rank);
        let address = Address::of(Route::Bits)
            .with("w", self.width)
            .with("x", self.x.value())
            .with_some("y", self.y.map(Word::value))
            .with_some(
                "view",
                (self.view != start.view).then(|| view_name(self.view)),
            )
            .with_some("bit", (self.bit != start.bit).then_some(self.bit))
            .with_some("e", changed_text(&self.expression, &start.expression))
            .with_some("names", changed_text(&self.names, &start.names))
            .with_some(
                "choose",
                ((choice, rank) != (start.choice, start.rank))
                    .then(|| format!("{}.{}.{rank}", choice.things(), choice.chosen())),
            );
        let part = (self.part != shown_part(&address.query)).then(|| self.part.name());
        address.with_some("part", part)
    }
}

/// Reads the lab of an address: what the address leaves out is as at the start. `None` where no key
/// of the lab can be read.
///
/// A value that cannot be used is a problem, and so is one that had to be changed.
fn read(query: &Query, problems: &mut Problems) -> Option<LabPage> {
    let mut keys = Keys {
        query,
        problems,
        any: false,
    };
    let mut lab = LabPage::default();
    let width = keys.read("w", |text| Some(nearest_width(text)));
    let width = width.unwrap_or(lab.width);
    let word = |text: &str| {
        let value = Word::read(text, Radix::Decimal, Width::MAX).ok()?.value();
        Some((Word::cut(value, width), value <= width.mask()))
    };
    let bit = |text: &str| {
        let bit: u8 = text.trim().parse().ok()?;
        let nearest = bit.min(width.get() - 1);
        (bit < Width::MAX.get()).then_some((nearest, nearest == bit))
    };
    lab.width = width;
    let x = keys.read("x", word);
    lab.x = x.unwrap_or(Word::cut(lab.x.value(), width));
    lab.y = keys.read("y", word);
    lab.view = keys.read("view", view).unwrap_or(lab.view);
    let nearest = lab.bit.min(width.get() - 1);
    lab.bit = keys.read("bit", bit).unwrap_or(nearest);
    lab.expression = keys.read("e", text).unwrap_or(lab.expression);
    lab.names = keys.read("names", text).unwrap_or(lab.names);
    let choice = keys.read("choose", combination);
    (lab.choice, lab.rank) = choice.unwrap_or((lab.choice, lab.rank));
    let part = keys.read("part", |name| Some((LabPart::from_name(name)?, true)));
    lab.part = part.unwrap_or(shown_part(query));
    keys.any.then_some(lab)
}

/// The part that an address without `part` opens: the first that it speaks of.
fn shown_part(query: &Query) -> LabPart {
    let parts = [
        ("e", LabPart::Expression),
        ("names", LabPart::Expression),
        ("choose", LabPart::Combination),
        ("bit", LabPart::OneBit),
    ];
    let spoken_of = parts.into_iter().find(|(key, _)| query.get(key).is_some());
    spoken_of.map_or_else(LabPart::default, |(_, part)| part)
}

/// The keys of an address while they are being read.
struct Keys<'a> {
    query: &'a Query,
    problems: &'a mut Problems,
    /// Says whether a key of the lab has been read.
    any: bool,
}

impl Keys<'_> {
    /// Reads a key by a function that gives the value to use, and whether it is the one written.
    fn read<T>(&mut self, key: &str, read: impl FnOnce(&str) -> Option<(T, bool)>) -> Option<T> {
        let found = read(self.query.get(key)?);
        if !matches!(found, Some((_, true))) {
            self.problems.push(words::not_as_written(key));
        }
        self.any |= found.is_some();
        found.map(|(value, _)| value)
    }
}

/// Tells whether a text can stand in an address.
fn fits(text: &str) -> bool {
    let escaped = form_urlencoded::byte_serialize(text.as_bytes());
    text.chars().take(LONGEST + 1).count() <= LONGEST
        && escaped.map(str::len).sum::<usize>() <= LONGEST_ESCAPED
}

fn text(text: &str) -> Option<(String, bool)> {
    fits(text).then(|| (text.to_owned(), true))
}

fn nearest_width(text: &str) -> (Width, bool) {
    let bits = text.trim().parse::<u8>().ok();
    let width = bits.and_then(|bits| Width::new(bits).ok());
    let nearest = width.unwrap_or(match bits {
        Some(0..4) => Width::MIN,
        Some(_) => Width::MAX,
        None => Width::BYTE,
    });
    (nearest, width.is_some())
}

const fn view_name(view: View) -> &'static str {
    match view {
        View::Unsigned => VIEWS[0].1,
        View::Signed => VIEWS[1].1,
    }
}

fn view(text: &str) -> Option<(View, bool)> {
    let (view, _) = VIEWS.into_iter().find(|(_, name)| *name == text)?;
    Some((view, true))
}

/// Reads n, m and the rank: all three valid, or none.
fn combination(text: &str) -> Option<((Choice, u32), bool)> {
    let mut numbers = text.split('.').map(|part| part.trim().parse::<u32>().ok());
    let mut next = || numbers.next().flatten();
    let (things, chosen, rank) = (next()?, next()?, next()?);
    let things = u8::try_from(things).ok().filter(|things| *things != 0)?;
    let choice = Choice::new(things, u8::try_from(chosen).ok()?).ok()?;
    (rank < choice.count()).then_some(((choice, rank), true))
}
