//! The shadow that falls one row down: left, down, right.

use super::{ATTACKS, side};
use crate::{
    pages::learn::{
        Block, Card, CoursePart, Exercise, FaultTrial, Figure, Lesson, Picture, Place, Quiz,
        QuizAnswer,
    },
    question::TargetWord,
    site::Route,
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
        Block::Figure(Figure {
            picture: Picture::Board {
                place: Place::at(5, 86, Phase::Free, 1),
                rows: ATTACKS,
            },
            caption: Phrase {
                ja: "行0のクイーン `bit = 00010` の影は、行1では `left = 00100`、`down = 00010`、`right = 00001` です。",
                en: "The queen of row 0 is `bit = 00010`. In row 1 her shadows are `left = 00100`, `down = 00010`, `right = 00001`.",
            },
        }),
        Block::Prose(Phrase {
            ja: "クイーンを 1 本の柱だと思ってください。柱の影が 3 本、下の行へ落ちます。1 本はまっすぐ下へ、1 本は 1 行下りるごとに 1 マス左へ、もう 1 本は 1 マス右へ進みます。影のかかるマスには、次のクイーンを置けません。",
            en: "Think of the queen as a post. Three shadows of it fall on the rows below. One falls straight down, one moves a square to the left on each row, one a square to the right. Where a shadow lies, no queen can be placed.",
        }),
        Block::Prose(Phrase {
            ja: "影の進む向きから、3 つの[ワード](word)を [`left`](left)、[`down`](down)、[`right`](right) と呼びます。1 マス左へ進むことは、ビットでは左[シフト](shift)の `<< 1`、1 マス右へは右シフトの `>> 1` です。まっすぐ下なら、シフトしません。",
            en: "The three [words](word) are called [`left`](left), [`down`](down) and [`right`](right) after the way the shadows move. One square to the left is, in bits, a [shift](shift) to the left, `<< 1`. One square to the right is `>> 1`. Straight down there is no shift.",
        }),
        Block::Code("left  = (left | bit) << 1"),
        Block::Code("down  = down | bit"),
        Block::Code("right = (right | bit) >> 1"),
        Block::Prose(Phrase {
            ja: "[`bit`](bit) は、いま置いたクイーンです。かっこの中の `left` には、もっと上のクイーンからここまで届いている影が入っています。縦棒の [`|`](or) は 2 つを合わせる記号で、次の次の課で説明します。",
            en: "[`bit`](bit) is the queen just placed. The `left` inside the parentheses holds the shadows that have come down from queens further up. The bar [`|`](or) joins the two; the lesson on OR explains it.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ上と横を見ないのか",
                en: "Why nothing looks up or sideways",
            },
            answer: Phrase {
                ja: "クイーンは上の行から順に置くので、下の行にはまだ 1 つもいません。1 行に置くのは 1 つだけなので、同じ行でぶつかることもありません。見張るのは、上から下りてくる 3 本の線だけで足ります。",
                en: "Queens are placed from the top row down, so below there is none yet. Each row gets one queen, so no two meet in a row. Only the three lines that come down from above have to be watched.",
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
                        ja: "空いているマスを 1 で表すのは `bitmap` です。`left` の 1 には影が落ちているので、置けません。",
                        en: "That is a 1 of `bitmap`. A shadow lies on a 1 of `left`, and no queen can be placed there.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "斜めの線が通るので、置けないマス",
                        en: "A square that a diagonal runs through, where no queen may stand",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "`left`、`down`、`right` の 1 は、どれも置けないマスです。",
                        en: "A 1 in `left`, `down` or `right` is a forbidden square.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "クイーンのいるマス",
                        en: "The square of a queen",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "それは `bit` です。`left` は、上のクイーンの影がこの行のどこに落ちるかを表します。",
                        en: "That is `bit`. `left` says where the shadow of a queen further up falls in this row.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::WrongWay,
            side: side(5),
            before: Phrase {
                ja: "`left` を逆の右へシフトすると、左下への斜めを見張るワードがなくなります。[解](solution)の数は増えるでしょうか、減るでしょうか。",
                en: "Shift `left` to the right, the wrong way, and no word watches the diagonals that run down to the left. Will the count rise or fall?",
            },
            after: Phrase {
                ja: "見張りが 1 つ減ったので、置けないはずのマスにも置けてしまい、数が増えます。`left` と `right` を両方とも逆にした場合は、名前が入れ替わるだけで、正しく 10 個になります。",
                en: "With one watch fewer, queens are placed where they should not be, and the count rises. If both were shifted the other way, only their names would change places, and the count would be 10 again.",
            },
        }),
        Block::Exercise(Exercise::Row {
            word: TargetWord::Line(Line::Left),
            place: Place::at(5, 164, Phase::Free, 1),
        }),
        Block::Prose(Phrase {
            ja: "次は、右端のクイーンの `right` です。影は盤の右へ落ちます。",
            en: "Next, the `right` of a queen at the right edge. Her shadow falls off the board.",
        }),
        Block::Exercise(Exercise::Row {
            word: TargetWord::Line(Line::Right),
            place: Place::at(5, 8, Phase::Free, 1),
        }),
        Block::Prose(Phrase {
            ja: "本やプログラムによっては、`left` と `right` の名前が逆です。名前より、シフトの向きを見てください。",
            en: "Some books and programs name `left` and `right` the other way round. Look at the shift rather than at the name.",
        }),
        Block::Step {
            place: Place::at(5, 83, Phase::Left, 1),
            text: Phrase {
                ja: "`left = 00100` が計算されるステップを見る",
                en: "See the step that computes `left = 00100`",
            },
        },
        Block::Onward {
            to: Route::Step,
            query: &[("n", "5"), ("predict", "1")],
            text: Phrase {
                ja: "値が示される前に、3 つのワードを予想しながら進む",
                en: "Step on and predict the three words before they are shown",
            },
        },
    ],
};
