//! What a check says about one bit.

use super::Trick;
use crate::{
    bits::BitOrder,
    solver::{Attack, Line, Size},
    text::{Phrase, Sentence, line_phrase},
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
    /// A queen's line runs through it.
    Attack {
        /// The queen's row and the line.
        attack: Attack,
        /// The queen's bit, as a power of two.
        queen: u8,
    },
    /// A queen's line runs through it, but not along the line that was asked for.
    OtherLine {
        /// The queen's row and the line that does run through it.
        attack: Attack,
        /// The queen's bit, as a power of two.
        queen: u8,
        /// The line that was asked for.
        asked: Line,
    },
    /// No queen's line of the kind asked for runs through it, nor any other.
    NoLine {
        /// The line that was asked for.
        asked: Line,
    },
    /// No queen attacks it.
    Free,
    /// Free, and tried already.
    Tried,
    /// The lowest free square of the row.
    LowestFree,
    /// Free, but a lower square is free as well.
    LowerIsFree {
        /// The lowest free square, as a power of two.
        power: u8,
    },
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

    /// Why the bit is what it is, on a board of that side. Columns are named as drawn.
    pub(super) fn sentence(&self, size: Size, order: BitOrder) -> Sentence {
        let here = place_name(self.power, size, order);
        match self.because {
            Because::Attack { attack, queen } => {
                let queen = queen_name(attack, queen, size, order);
                let line = line_phrase(attack.line);
                Sentence {
                    ja: format!("{}には、{}の {}が通ります。", here.ja, queen.ja, line.ja),
                    en: format!(
                        "{} of {} runs through {}.",
                        capital(line.en),
                        queen.en,
                        here.en
                    ),
                }
            }
            Because::OtherLine {
                attack,
                queen,
                asked,
            } => {
                let queen = queen_name(attack, queen, size, order);
                let line = line_phrase(attack.line);
                let asked = asked.name();
                Sentence {
                    ja: format!(
                        "{}を通るのは、{}の {}です。{asked} ではありません。",
                        here.ja, queen.ja, line.ja
                    ),
                    en: format!(
                        "What runs through {} is {} of {}, not {asked}.",
                        here.en, line.en, queen.en
                    ),
                }
            }
            Because::NoLine { asked } => Sentence {
                ja: format!("{}を通る {} の効き筋はありません。", here.ja, asked.name()),
                en: format!("No queen's {} line runs through {}.", asked.name(), here.en),
            },
            Because::Free => Sentence {
                ja: format!("{}を通る効き筋はありません。空いているマスです。", here.ja),
                en: format!("No queen attacks {}: it is free.", here.en),
            },
            Because::Tried => Sentence {
                ja: format!("{}は、もう試したので消してあります。", here.ja),
                en: format!(
                    "{} has been tried already and is cleared.",
                    capital(&here.en)
                ),
            },
            Because::LowestFree => Sentence {
                ja: format!("{}が、残っている中で最下位の 1 です。", here.ja),
                en: format!("{} holds the lowest 1 that is left.", capital(&here.en)),
            },
            Because::LowerIsFree { power } => {
                let lower = place_name(power, size, order);
                Sentence {
                    ja: format!(
                        "{}も空いていますが、{}にもっと下位の 1 があります。",
                        here.ja, lower.ja
                    ),
                    en: format!(
                        "{} is free too, but {} holds a lower 1.",
                        capital(&here.en),
                        lower.en
                    ),
                }
            }
            Because::Place { worth, number } => self.of_the_place(worth, number),
            Because::Lowest { trick, side } => of_the_lowest(trick, side).into(),
            Because::Mirror { power } if power == self.power => Sentence {
                ja: "真ん中のビットは、裏返しても動きません。".into(),
                en: "The middle bit stays where it is.".into(),
            },
            Because::Mirror { power } => {
                let (worth, image) = (1_u64 << self.power, 1_u64 << power);
                Sentence {
                    ja: format!("裏返すと、{worth} の位と {image} の位が入れ替わります。"),
                    en: format!("Turned over, the bits worth {worth} and {image} change places."),
                }
            }
        }
    }

    fn of_the_place(&self, worth: u32, number: u32) -> Sentence {
        let parts = (0..u32::BITS)
            .rev()
            .map(|power| 1_u32 << power)
            .filter(|part| number & part != 0)
            .map(|part| part.to_string())
            .collect::<Vec<_>>()
            .join(" + ");
        let parts = if parts.is_empty() { "0" } else { &parts };
        let (ja, en) = if self.expected {
            ("使います", "is in it")
        } else {
            ("使いません", "is not in it")
        };
        Sentence {
            ja: format!("{number} = {parts} です。{worth} は{ja}。"),
            en: format!("{number} = {parts}: {worth} {en}."),
        }
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

/// The column of a bit as drawn, or the ghost bit's power.
fn place_name(power: u8, size: Size, order: BitOrder) -> Sentence {
    if power < size.get() {
        let column = order.column(power, size.get());
        Sentence {
            ja: format!("列{column}"),
            en: format!("column {column}"),
        }
    } else {
        let worth = 1_u64 << power;
        Sentence {
            ja: format!("盤の外の {worth} の位"),
            en: format!("the ghost bit worth {worth}"),
        }
    }
}

fn queen_name(attack: Attack, queen: u8, size: Size, order: BitOrder) -> Sentence {
    let column = order.column(queen, size.get());
    let row = attack.queen_row;
    Sentence {
        ja: format!("行{row}・列{column}のクイーン"),
        en: format!("the queen in row {row}, column {column}"),
    }
}

fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(characters).collect()
    })
}
