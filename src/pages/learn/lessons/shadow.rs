//! The shadow that falls one row down: left, down, right.

use super::ATTACKS;
use crate::{
    pages::learn::{Block, Card, Exercise, Figure, Lesson, Picture, Place},
    question::TargetWord,
    text::Phrase,
};
use bitqueens_core::solver::{Line, Phase};

pub(super) const LESSON: Lesson = Lesson {
    slug: "shadow",
    title: Phrase {
        ja: "1 行下に落ちる影",
        en: "The shadow that falls one row down",
    },
    card: Card {
        outcome: Phrase {
            ja: "クイーンの 3 本の効き筋を、次の行のビットで書けます。",
            en: "Write the three attack lines of a queen as bits of the next row.",
        },
        picture: Picture::Board {
            place: Place::at(5, 86, Phase::Free, 1),
            rows: ATTACKS,
        },
    },
    blocks: &[
        Block::Prose(Phrase {
            ja: "クイーンを 1 本の柱だと思ってください。柱の影が 3 本、下の行へ落ちます。1 本はまっすぐ下へ落ちます。1 本は、1 行下りるごとに 1 マス左へすべります。もう 1 本は、1 行下りるごとに 1 マス右へすべります。影のかかるマスには、次の柱を立てられません。",
            en: "Think of the queen as a post. Three shadows of it fall on the rows below. One falls straight down. One slides a square to the left with every row. One slides a square to the right with every row. Where a shadow lies, you cannot put another post.",
        }),
        Block::Figure(Figure {
            picture: Picture::Board {
                place: Place::at(5, 86, Phase::Free, 1),
                rows: ATTACKS,
            },
            caption: Phrase {
                ja: "行0のクイーン `bit = 00010` の影は、行1では `left = 00100`、`down = 00010`、`right = 00001` です。",
                en: "The queen of row 0 is `bit = 00010`. In row 1 its shadows are `left = 00100`, `down = 00010`, `right = 00001`.",
            },
        }),
        Block::Prose(Phrase {
            ja: "この影が効き筋（利き筋とも書きます）です。影のすべる向きから、`left`、`down`、`right` と呼びます。1 マス左へすべることは、ビットでは `<< 1`、左へのシフトです。1 マス右へは `>> 1` です。まっすぐ下なら、何もしません。",
            en: "These shadows are the queen's attack lines, called `left`, `down` and `right` after the way they slide. To slide one square to the left is, in bits, `<< 1`, a shift to the left. To the right it is `>> 1`. Straight down nothing shifts.",
        }),
        Block::Code("left  = (left | bit) << 1"),
        Block::Code("down  = down | bit"),
        Block::Code("right = (right | bit) >> 1"),
        Block::Prose(Phrase {
            ja: "`bit` は、いま置いたクイーンです。かっこの中の `left` は、もっと上のクイーンからここまで来ている影です。両方を合わせてから、いっしょにずらします。",
            en: "`bit` is the queen just placed. The `left` inside the parentheses holds the shadows that have come down from queens further up. Both are joined first, and then moved together.",
        }),
        Block::Prose(Phrase {
            ja: "本やプログラムによっては、`left` と `right` の名前が逆です。名前より、シフトの向きを見てください。",
            en: "Some books and programs name `left` and `right` the other way round. Look at the shift rather than at the name.",
        }),
        Block::Exercise(Exercise::Row {
            word: TargetWord::Line(Line::Left),
            place: Place::at(5, 164, Phase::Free, 1),
        }),
        Block::Prose(Phrase {
            ja: "次は、右端のクイーンの `right` です。影は盤の右へ落ちます。",
            en: "Next, the `right` of a queen at the right edge. Its shadow falls off the board.",
        }),
        Block::Exercise(Exercise::Row {
            word: TargetWord::Line(Line::Right),
            place: Place::at(5, 8, Phase::Free, 1),
        }),
        Block::Step {
            place: Place::at(5, 83, Phase::Left, 1),
            text: Phrase {
                ja: "`left = 00100` が計算されるステップを見る",
                en: "See the step that computes `left = 00100`",
            },
        },
    ],
};
