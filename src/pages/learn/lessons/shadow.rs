//! The shadow that falls one row down: left, down, right.

use super::{ATTACKS, side};
use crate::{
    pages::learn::{
        Block, Card, CoursePart, Exercise, FaultTrial, Figure, Lesson, Picture, Place, Quiz,
        QuizAnswer,
    },
    question::TargetWord,
    text::Phrase,
};
use bitqueens_core::{
    faults::Fault,
    solver::{Line, Phase},
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "shadow",
    part: CoursePart::Words,
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
        Block::Why {
            question: Phrase {
                ja: "なぜ上と横を見ないのか",
                en: "Why nothing looks up or sideways",
            },
            answer: Phrase {
                ja: "探索は上の行から順に置くので、下の行にはまだクイーンがいません。1 行に置くのは 1 つだけなので、同じ行でぶつかることもありません。見る必要があるのは、上から下りてくる 3 本の線だけです。",
                en: "Queens are placed from the top row down, so below the row in work there is none yet. A row gets one queen, so no two of them meet in a row. Only the three lines that come down from above remain to be watched.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "`left = 00100` の 1 は、何を表していますか。",
                en: "What does the 1 in `left = 00100` stand for?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "空いているマス",
                        en: "A free square",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "空いているマスを 1 で表すのは `bitmap` です。`left` の 1 には影が落ちていて、クイーンを置けません。",
                        en: "That is what a 1 in the bitmap means. On a 1 of `left` there is a shadow, and no queen can stand there.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "斜めの線が通るので、置けないマス",
                        en: "A square that a diagonal runs through, where no queen may stand",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "そのとおりです。`left`、`down`、`right` の 1 は、どれも置けないマスです。",
                        en: "Yes. A 1 in `left`, `down` or `right` is a square that is attacked.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "クイーンのいるマス",
                        en: "The square of a queen",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "クイーンのいるマスを表すのは `bit` です。`left` は、上のクイーンの影がこの行のどこに落ちるかを表します。",
                        en: "The queen's own square is `bit`. `left` says where the shadow of a queen further up falls in this row.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::WrongWay,
            side: side(5),
            before: Phrase {
                ja: "`left` を逆の右へずらすと、斜めの線の片方を見張るワードがなくなります。解の数は増えるでしょうか、減るでしょうか。",
                en: "Shift `left` to the right, the wrong way, and no word watches one of the two diagonals. Will the count of solutions rise or fall?",
            },
            after: Phrase {
                ja: "見張りが 1 つ減ったので、置けないはずのマスにも置けてしまい、数が増えます。",
                en: "With one watch fewer, queens are placed where they should not be, and the count rises.",
            },
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
