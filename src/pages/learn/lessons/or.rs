//! OR: the shadows laid over one another.

use super::{ATTACKS, width};
use crate::{
    pages::learn::{Block, Card, CoursePart, Exercise, Figure, Lesson, Picture, Place},
    question::TargetWord,
    text::Phrase,
};
use bitqueens_core::solver::Phase;

pub(super) const LESSON: Lesson = Lesson {
    slug: "or",
    part: CoursePart::Words,
    title: Phrase {
        ja: "OR：影を重ねる",
        en: "OR: shadows laid over one another",
    },
    card: Card {
        outcome: Phrase {
            ja: "効き筋を OR で重ねて、置けないマスを求められます。",
            en: "Lay the attack lines over one another with OR to find the forbidden squares.",
        },
        picture: Picture::Columns {
            text: "left | down | right",
            names: &[("left", 0b10100), ("down", 0b01001), ("right", 0b00100)],
            width: width(5),
        },
    },
    blocks: &[
        Block::Prose(Phrase {
            ja: "透明な紙が 3 枚あり、それぞれに `left`、`down`、`right` の影が塗ってあるとします。重ねて上から見れば、どれか 1 枚でも塗ってあるマスが分かります。この重ね方が OR です。",
            en: "Imagine three clear sheets with the shadows of `left`, `down` and `right` painted on them. Lay them over one another and look from above: you see every square that is painted on any of them. That is OR.",
        }),
        Block::Figure(Figure {
            picture: Picture::Columns {
                text: "left | down | right",
                names: &[("left", 0b10100), ("down", 0b01001), ("right", 0b00100)],
                width: width(5),
            },
            caption: Phrase {
                ja: "`10100`、`01001`、`00100` を重ねると `11101` です。どれかが 1 なら 1 になります。",
                en: "`10100`, `01001` and `00100` laid over one another give `11101`: a 1 wherever any of them has a 1.",
            },
        }),
        Block::Prose(Phrase {
            ja: "OR の記号は `|` です。縦に見て、どちらかが 1 なら 1、どちらも 0 なら 0 です。たし算と違って、桁上がりがありません。上の図の列2には `left` と `right` の 2 本が通りますが、答えは 1 のままです。",
            en: "OR is written `|`. Look down each column: 1 if either is 1, 0 if both are 0. Unlike a sum it has no carry. In the figure, `left` and `right` both run through column 2, and the answer is still 1.",
        }),
        Block::Figure(Figure {
            picture: Picture::Board {
                place: Place::at(5, 42, Phase::Free, 2),
                rows: ATTACKS,
            },
            caption: Phrase {
                ja: "同じ 3 つのワードを盤の上で見ます。行2で影がかからないのは、列3だけです。",
                en: "The same three words on the board. In row 2 only column 3 is in no shadow.",
            },
        }),
        Block::Exercise(Exercise::Row {
            word: TargetWord::Occupied,
            place: Place::at(5, 171, Phase::Free, 2),
        }),
        Block::Step {
            place: Place::at(5, 41, Phase::Right, 2),
            text: Phrase {
                ja: "`left`、`down`、`right` の 3 つがそろうステップを見る",
                en: "See the step at which `left`, `down` and `right` are all there",
            },
        },
    ],
};
