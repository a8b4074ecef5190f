//! What a search costs.

use super::side;
use crate::{
    pages::learn::{
        Ask, Block, Card, CoursePart, Exercise, FaultTrial, Figure, Given, Lesson, Picture, Place,
        Question, Quiz, QuizAnswer, Random,
    },
    site::Route,
    text::{Phrase, Sentence},
};
use bitqueens_core::{faults::Fault, solver::Phase};

pub(super) const LESSON: Lesson = Lesson {
    slug: "cost",
    part: CoursePart::Search,
    title: Phrase {
        ja: "探索にかかる手間",
        en: "What a search costs",
    },
    card: Card {
        outcome: Phrase {
            ja: "早く確かめるほど、調べる盤が減る理由を数で言えます。",
            en: "Say in numbers why testing early leaves fewer boards to look at.",
        },
        picture: Picture::Costs { side: side(8) },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Costs { side: side(8) },
            caption: Phrase {
                ja: "N = 8 で調べる盤の数です。16,777,216 が 40,320 に、そして 2,056 に減ります。面積は数に比例しています。",
                en: "The boards to look at with N = 8: 16,777,216 become 40,320, and then 2,056. The areas are as the numbers.",
            },
        }),
        Block::Prose(Phrase {
            ja: "一番単純なのは、1 行に 1 つずつ、あらゆる列に置いてみる方法です。8 行の 1 行ごとに 8 通りあるので、8 を 8 回かけて 16,777,216 枚になります。すべて並べてから確かめるので、[ブルートフォース](brute-force)（力まかせ）と呼びます。",
            en: "The plainest way puts one queen in each row, in any column. Eight rows with eight choices each make 8 times itself 8 times: 16,777,216 boards. Each is tested when it is full. This is [brute force](brute-force).",
        }),
        Block::Prose(Phrase {
            ja: "同じ列に 2 度置かないことにすると、1 行ごとに選べる列が 1 つずつ減ります。8 × 7 × 6 × 5 × 4 × 3 × 2 × 1 = 40,320 枚です。これは、列の並べ替え（順列）の数です。",
            en: "If no column is used twice, each row has one choice fewer than the row above: 8 * 7 * 6 * 5 * 4 * 3 * 2 * 1 = 40,320. These are the orders, or permutations, of the columns.",
        }),
        Block::Prose(Phrase {
            ja: "クイーンを置くたびに確かめて、ぶつかったら戻ると、置くクイーンは全部で 2,056 個です。並べ終えた盤ではなく、途中の盤を数えているのに、これだけですみます。",
            en: "If each queen is tested as she is placed, and the search goes back when she is attacked, it places 2,056 queens in all. That counts unfinished boards, and it is still so few.",
        }),
        Block::Prose(Phrase {
            ja: "手間は、枝の終わりの数でも比べられます。この探索では、[行き止まり](dead-end)と[解](solution)で枝が終わります。これを末端[ノード](tree)と呼び、N = 8 では 644 + 92 = 736 個です。同じ木でも、試して置けなかったマスと解を数えると 13,756 個になります。比べるのは、定義が同じ数どうしです。時間は機械によって変わりますが、これらの数はどの機械でも同じです。",
            en: "The ends of branches measure the work too. In this search a branch ends at a [dead end](dead-end) or at a [solution](solution). These are its leaf nodes: 644 + 92 = 736 for N = 8. Count the refused squares and the solutions instead, and the same [tree](tree) has 13,756. Only counts of one definition compare. Times differ between machines; these counts do not.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ、早く確かめるとこれほど減るのか",
                en: "Why testing early saves so much",
            },
            answer: Phrase {
                ja: "行1でぶつかったまま続けると、その下の 6 行に 8 通りずつ、262,144 枚の見込みのない盤ができます。行1で戻れば、これをまとめて捨てられます。上の行で気づくほど、捨てられる枝は大きくなります。",
                en: "If queens clash in row 1 and the search goes on, the six rows below make 8 to the 6th, 262,144 boards without hope. Going back in row 1 drops them all at once. The higher up the clash is seen, the larger the branch that falls.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "バックトラックは、計算の 1 回 1 回を速くする方法ですか。",
                en: "Does backtracking make each single test faster?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "はい",
                        en: "Yes",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "1 回ごとの確かめ方は変わりません。変わるのは、確かめる回数です。",
                        en: "Each test is what it was. What changes is how many there are.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "いいえ。確かめる回数を減らす方法です",
                        en: "No, it leaves fewer tests to make",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "1 回を速くするのは、次の部で学ぶビットの仕事です。2 つを合わせて速くなります。",
                        en: "Making each test faster is what bits are for, in the next part. The two work together.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::TestLate,
            side: side(5),
            before: Phrase {
                ja: "どのマスも空いていることにして置いていき、5 行そろってから確かめます。クイーンを何回置くことになるでしょうか。",
                en: "Every square counts as free, and a board is tested when all five rows are filled. How many queens will that take?",
            },
            after: Phrase {
                ja: "見つかる解は同じです。置くたびに確かめる探索なら 53 回ですむところを、5 を 5 回かけた 3,125 枚の盤をすべて並べました。",
                en: "The solutions are the same. A search that tests each queen places 53. This one filled all 3,125 boards, 5 to the 5th.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(skipped))),
        Block::Step {
            place: Place::at(8, 894, Phase::Solution, 6),
            text: Phrase {
                ja: "N = 8 の最初の解を見る",
                en: "See the first solution of N = 8",
            },
        },
        Block::Onward {
            to: Route::Ladder,
            query: &[],
            text: Phrase {
                ja: "「方法の比較」で、末端ノードの数と、この端末と資料の時間を見る",
                en: "See the leaf nodes in the ladder, with the times of this machine and of the sources",
            },
        },
    ],
};

/// Boards and rows whose skipped boards are 255 at most: N, and the row of the clash.
const CLASHES: [(u8, u8); 14] = [
    (4, 1),
    (4, 2),
    (5, 1),
    (5, 2),
    (5, 3),
    (6, 2),
    (6, 3),
    (6, 4),
    (7, 4),
    (7, 5),
    (8, 5),
    (8, 6),
    (3, 1),
    (7, 6),
];

/// Asks how many full boards going back leaves out.
fn skipped(random: Option<Random>) -> Question {
    let clash = random.and_then(|mut random| random.choose(&CLASHES));
    let (n, row) = clash.unwrap_or((4, 1));
    let below = n - 1 - row;
    let boards = u32::from(n).pow(below.into());
    Question {
        name: "",
        n_bits: 8,
        expected: boards.into(),
        prompt: Sentence {
            ja: format!(
                "N = {n} で、行{row}のクイーンが上のクイーンとぶつかりました。ここで戻ると、下の行の置き方を何通り調べずにすみますか。どの行にも {n} 通りの列があるとして、8 ビットの 2 進数で答えてください。"
            ),
            en: format!(
                "With N = {n} the queen of row {row} clashes with one above. How many ways to fill the rows below need not be looked at, if each of them has {n} columns? Answer in 8 bits."
            ),
        },
        given: Given::Places,
        reasons: Question::reasons_of_places(boards, 8),
        answer: Sentence {
            ja: format!("下に {below} 行あり、{n} を {below} 回かけるので {boards} 通りです。"),
            en: format!("There are {below} rows below: {n} to the power of {below} is {boards}."),
        },
    }
}
