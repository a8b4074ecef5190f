//! What a check says about one bit.

use super::{Reason, Trick};
use crate::{
    bits::BitOrder,
    solver::Size,
    text::{Phrase, Sentence},
};

/// One bit of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The bit's power of two.
    pub power: u8,
    /// What the reader set.
    pub given: bool,
    /// What is right.
    pub expected: bool,
    /// What decides it.
    pub because: Because,
}

/// What decides a bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// The queens above a row, and what was tried in it.
    Row(Reason),
    /// The number has this place's worth in it, or has not.
    Place {
        /// What the place is worth.
        worth: u32,
        /// The number.
        number: u32,
    },
    /// It stands on a side of the lowest 1.
    Lowest {
        /// The question.
        trick: Trick,
        /// The side.
        side: Side,
    },
    /// It is the image of another bit.
    Mirror {
        /// That bit, as a power of two.
        power: u8,
    },
}

/// Where a bit stands, seen from the lowest 1 of its word. In a word of zeros all stand to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// A higher bit.
    Left,
    /// The lowest 1 itself.
    At,
    /// A lower bit, which is 0.
    Right,
}

impl Verdict {
    /// Whether the reader set what is right.
    #[must_use]
    pub const fn is_right(&self) -> bool {
        self.given == self.expected
    }
}

impl Because {
    /// Why the bit `power` is what it is, on a board of that side. Columns are named as drawn.
    pub(super) fn sentence(self, power: u8, size: Size, order: BitOrder) -> Sentence {
        match self {
            Self::Row(reason) => reason.sentence(power, size, order),
            Self::Place { worth, number } => of_the_place(worth, number),
            Self::Lowest { trick, side } => of_the_lowest(trick, side).into(),
            Self::Mirror { power: image } if image == power => Sentence {
                ja: "真ん中のビットは、裏返しても動きません。".into(),
                en: "The middle bit stays where it is.".into(),
            },
            Self::Mirror { power: image } => {
                let (worth, image) = (1_u64 << power, 1_u64 << image);
                Sentence {
                    ja: format!("裏返すと、{worth} の位と {image} の位が入れ替わります。"),
                    en: format!("Turned over, the bits worth {worth} and {image} change places."),
                }
            }
        }
    }
}

fn of_the_place(worth: u32, number: u32) -> Sentence {
    let parts = (0..u32::BITS)
        .rev()
        .map(|power| 1_u32 << power)
        .filter(|part| number & part != 0)
        .map(|part| part.to_string())
        .collect::<Vec<_>>()
        .join(" + ");
    let parts = if parts.is_empty() { "0" } else { &parts };
    let (ja, en) = if number & worth == 0 {
        ("使いません", "is not in it")
    } else {
        ("使います", "is in it")
    };
    Sentence {
        ja: format!("{number} = {parts} です。{worth} は{ja}。"),
        en: format!("{number} = {parts}: {worth} {en}."),
    }
}

const fn of_the_lowest(trick: Trick, side: Side) -> Phrase {
    match (trick, side) {
        (Trick::Negated, Side::Left) => Phrase {
            ja: "最下位の 1 より左は、反転したままです。+1 の桁上がりはここまで来ません。",
            en: "Left of the lowest 1 the bits stay inverted: the carry of the +1 does not come so far.",
        },
        (Trick::Negated, Side::At) => Phrase {
            ja: "ここは最下位の 1 です。反転して 0 になり、桁上がりが止まって 1 に戻ります。",
            en: "This is the lowest 1: inverted it is 0, and the carry stops here and makes it 1 again.",
        },
        (Trick::Negated, Side::Right) => Phrase {
            ja: "最下位の 1 より右は、反転して 1 になり、桁上がりが通って 0 に戻ります。",
            en: "Right of the lowest 1 the zeros become ones, and the carry passes and makes them 0 again.",
        },
        (Trick::WithoutLowest, Side::Left) => Phrase {
            ja: "最下位の 1 より左は、x と x - 1 が同じです。そのまま残ります。",
            en: "Left of the lowest 1, x and x - 1 are alike: the bit stays.",
        },
        (Trick::WithoutLowest, Side::At) => Phrase {
            ja: "ここは最下位の 1 です。x - 1 で貸し出されて 0 になり、消えます。",
            en: "This is the lowest 1: x - 1 lends it away, so it is cleared.",
        },
        (Trick::WithoutLowest, Side::Right) => Phrase {
            ja: "最下位の 1 より右は、x では 0 です。AND をとると 0 のままです。",
            en: "Right of the lowest 1, x has zeros, and AND keeps them 0.",
        },
        (_, Side::Left) => Phrase {
            ja: "最下位の 1 より左は、x と -x が反対です。AND をとると 0 になります。",
            en: "Left of the lowest 1, x and -x are opposite, so AND gives 0.",
        },
        (_, Side::At) => Phrase {
            ja: "ここは最下位の 1 です。x でも -x でも 1 なので、1 が残ります。",
            en: "This is the lowest 1: it is 1 in x and in -x, so it stays.",
        },
        (_, Side::Right) => Phrase {
            ja: "最下位の 1 より右は、x でも -x でも 0 です。",
            en: "Right of the lowest 1 both x and -x are 0.",
        },
    }
}
