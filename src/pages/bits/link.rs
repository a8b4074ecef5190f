//! The address of the bit lab: `bits/#w=8&x=20&e=x+%26+-x`.
//!
//! ```text
//! w        the bits of every word        e        the expression
//! x, y     the words, in decimal         names    the names
//! view     signed or unsigned            choose   n, m and the rank of the combination
//! bit      the bit that is tested        part     the part that is open
//! ```

use super::{LabPage, LabPart, words};
use crate::site::{Address, Problems, Query, Route};
use bitqueens_core::bits::{Choice, LONGEST, Radix, Width, Word};

/// The most bytes that an escaped text may take in an address.
const LONGEST_ESCAPED: usize = 4_000;

impl LabPage {
    pub(super) fn open_address(&mut self, address: &Address, problems: &mut Problems) {
        // What is being typed stays where the address is the lab's own.
        if let Some(lab) = read(&address.query, problems)
            && lab.address() != self.address()
        {
            *self = lab;
        }
    }

    /// What is as at the start is left out.
    pub(super) fn address(&self) -> Address {
        let start = LabPage::default();
        let changed_text = |text: &str, start: &str| {
            let changed = text != start && fits(text);
            changed.then(|| text.to_owned())
        };
        let address = Address::of(Route::Bits)
            .with("w", self.width)
            .with("x", self.x.value())
            .with_some("y", self.y.map(Word::value))
            .with_choice("view", self.view)
            .with_unless("bit", self.bit, start.bit)
            .with_some("e", changed_text(&self.expression, &start.expression))
            .with_some("names", changed_text(&self.names, &start.names))
            .with_unless(
                "choose",
                chosen(self.choice, self.rank).as_str(),
                &chosen(start.choice, start.rank),
            );
        let shown = shown_part(&address.query);
        address.with_unless("part", self.part.name(), shown.name())
    }
}

/// Reads the lab of an address: what the address leaves out is as at the start. `None` where no key
/// of the lab can be read.
///
/// A value that cannot be used is a problem, and so is one that had to be changed.
fn read(query: &Query, problems: &mut Problems) -> Option<LabPage> {
    let start = LabPage::default();
    let width = nearest(query, "w", problems, |text| Some(nearest_width(text)));
    let used = width.unwrap_or(start.width);
    let word = |text: &str| {
        let value = Word::read(text, Radix::Decimal, Width::MAX).ok()?.value();
        Some((Word::cut(value, used), value <= used.mask()))
    };
    let last = used.get() - 1;
    let bit = |text: &str| {
        let bit: u8 = text.parse().ok()?;
        (bit < Width::MAX.get()).then_some((bit.min(last), bit <= last))
    };
    let x = nearest(query, "x", problems, word);
    let y = nearest(query, "y", problems, word);
    let view = query.one_of("view", problems);
    let bit = nearest(query, "bit", problems, bit);
    let expression = text(query, "e", problems);
    let names = text(query, "names", problems);
    let choice = nearest(query, "choose", problems, combination);
    let part = query.one_of("part", problems);
    let any = width.is_some()
        || x.or(y).is_some()
        || view.is_some()
        || bit.is_some()
        || expression.is_some()
        || names.is_some()
        || choice.is_some()
        || part.is_some();
    let (choice, rank) = choice.unwrap_or((start.choice, start.rank));
    any.then(|| LabPage {
        width: used,
        x: x.unwrap_or(Word::cut(start.x.value(), used)),
        y,
        view: view.unwrap_or(start.view),
        bit: bit.unwrap_or(start.bit.min(last)),
        expression: expression.unwrap_or(start.expression),
        names: names.unwrap_or(start.names),
        choice,
        rank,
        part: part.unwrap_or(shown_part(query)),
        ..LabPage::default()
    })
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

/// Reads a key by a function that gives the value to use, and whether it is the one written.
fn nearest<T>(
    query: &Query,
    key: &str,
    problems: &mut Problems,
    read: impl FnOnce(&str) -> Option<(T, bool)>,
) -> Option<T> {
    query.read(key, problems, || words::not_as_written(key), read)
}

fn text(query: &Query, key: &str, problems: &mut Problems) -> Option<String> {
    let text = query.get(key)?;
    let text = fits(text).then(|| text.to_owned());
    problems.take(text.ok_or_else(|| words::not_as_written(key)))
}

/// Tells whether a text can stand in an address.
fn fits(text: &str) -> bool {
    let escaped = form_urlencoded::byte_serialize(text.as_bytes());
    text.chars().take(LONGEST + 1).count() <= LONGEST
        && escaped.map(str::len).sum::<usize>() <= LONGEST_ESCAPED
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

/// Writes n, m and the rank.
fn chosen(choice: Choice, rank: u32) -> String {
    format!("{}.{}.{rank}", choice.things(), choice.chosen())
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
