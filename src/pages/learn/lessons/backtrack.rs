//! Backtracking, and the whole tree of N = 4.

use super::{side, width};
use crate::{
    pages::learn::{
        Ask, Block, Card, CoursePart, Exercise, FaultTrial, Figure, Given, Lesson, Picture, Place,
        Question, Quiz, QuizAnswer, Random,
    },
    site::Route,
    text::{Phrase, Sentence, binary},
};
use bitqueens_core::{
    bits::Word,
    faults::Fault,
    solver::{Machine, Phase, Size},
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "backtrack",
    part: CoursePart::Search,
    title: Phrase {
        ja: "行き止まりから戻る：バックトラック",
        en: "Going back from dead ends: backtracking",
    },
    card: Card {
        outcome: Phrase {
            ja: "行き止まりのあと、どの行に戻って何を試すかを言えます。",
            en: "Say which row a dead end leads back to, and what is tried there.",
        },
        picture: Picture::Tree { side: side(4) },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Tree { side: side(4) },
            caption: Phrase {
                ja: "N = 4 の探索のすべてです。上から下へ 1 行ずつ進み、左から右へ順に試します。丸の中の数は、その行で置いた列です。",
                en: "The whole search of N = 4. It goes down a row at a time and tries from left to right. The number in a circle is the column of that row.",
            },
        }),
        Block::Prose(Phrase {
            ja: "迷路では、[行き止まり](dead-end)に着いたら、最後の分かれ道まで戻って別の道を選びます。探索も同じです。どのマスにも置けない行に来たら、1 行上に戻り、そこのクイーンを次のマスへ移します。これが[バックトラック](backtracking)（後戻り）です。",
            en: "In a maze, at a [dead end](dead-end) you walk back to the last fork and take another way. The search does the same. When it comes to a row with no [free square](free-square), it goes up a row and moves the queen there to her next square. This is [backtracking](backtracking).",
        }),
        Block::Prose(Phrase {
            ja: "図の[木](tree)には、空の盤を含めて 17 個の丸があります。この丸をノードと呼びます。行き止まりは 4 個、[解](solution)は 2 個です。戻った行にもう試すマスがなければ、さらに上へ戻ります。",
            en: "The [tree](tree) has 17 circles, the empty board among them. They are its nodes. Four of them are dead ends and two are [solutions](solution). If the row it has gone back to has nothing left to try, the search goes up again.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ、どの解も必ず、一度だけ見つかるのか",
                en: "Why every solution is found, and once only",
            },
            answer: Phrase {
                ja: "どの行でも、空いているマスをすべて、一度ずつ試します。解の行0のクイーンは必ず試され、その下で行1のクイーンも必ず試されます。枝が違えば、どこかの行でクイーンの場所が違うので、同じ盤に 2 度着くことはありません。",
                en: "Every free square of every row is tried, and tried once. So the first queen of any solution is tried in row 0, below her the second in row 1, and so on. Two branches differ in the place of some queen, so no board is reached twice.",
            },
        },
        Block::Why {
            question: Phrase {
                ja: "なぜ、下の枝を調べずに切ってよいのか",
                en: "Why a branch may be cut off unseen",
            },
            answer: Phrase {
                ja: "下の行に何を置いても、上の 2 つのクイーンがぶつかったままなら解になりません。見込みのない枝を早く捨てることを、[枝刈り](pruning)と呼びます。",
                en: "Where two queens above attack each other, no queen below can mend it. To drop a branch that cannot hold a solution is called [pruning](pruning).",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "行2が行き止まりでした。次はどこを試しますか。",
                en: "Row 2 is a dead end. What is tried next?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "行0の次のマス",
                        en: "The next square of row 0",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "それでは、行1にまだ残っているマスを飛ばしてしまいます。",
                        en: "That would skip the squares that row 1 still has.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "行1の、まだ試していないマス",
                        en: "A square of row 1 that was not tried yet",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "一番近い分かれ道に戻ります。行1にも残っていなければ、そのとき行0へ戻ります。",
                        en: "It goes back to the nearest fork. Only if row 1 has none left either does it go on to row 0.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "行3",
                        en: "Row 3",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "行2にクイーンがいないままでは、解になりません。",
                        en: "With no queen in row 2 there is no solution below.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::NoBacktrack,
            side: side(5),
            before: Phrase {
                ja: "行き止まりに着いたら、戻らずにやめる探索です。10 個の解のうち、いくつ見つけるでしょうか。",
                en: "This search stops at its first dead end. How many of the ten solutions will it find?",
            },
            after: Phrase {
                ja: "最初の解は一度も戻らずに見つかるので、1 個です。残りの 9 個は、どれも戻った先にあります。",
                en: "The first solution takes no going back, so it is found. The other nine all lie behind a step back.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(go_back))),
        Block::Step {
            place: Place::at(4, 16, Phase::Backtrack, 1),
            text: Phrase {
                ja: "N = 4 で、最初の行き止まりから戻るステップを見る",
                en: "See the first step back of N = 4",
            },
        },
        Block::Onward {
            to: Route::Ladder,
            query: &[("walk", "backtracking")],
            text: Phrase {
                ja: "「方法の比較」で、バックトラックを 1 マスずつ進める",
                en: "Walk through backtracking, square by square, in the ladder",
            },
        },
    ],
};

/// The names of what the rows still have to try.
const LEFT_TO_TRY: [&str; 8] = [
    "free[0]", "free[1]", "free[2]", "free[3]", "free[4]", "free[5]", "free[6]", "free[7]",
];

/// Asks for the next queen after a dead end.
fn go_back(random: Option<Random>) -> Question {
    let (n, skipped) = random.map_or((5, 1), |mut random| {
        (random.from_to(5, 7), random.below(150))
    });
    let mut machine = dead_end(side(n), skipped);
    let row = machine.row().unwrap_or(0);
    let words = (0..=row).map(|row| machine.words(row).bitmap);
    let free: Vec<u32> = words.collect();
    while machine.advance().is_some_and(|phase| phase != Phase::Place) {}
    let (bit, to) = (machine.bit(), machine.row().unwrap_or(0));
    let names = LEFT_TO_TRY.into_iter().zip(&free);
    let width = width(n);
    let reason = Sentence {
        ja: format!(
            "下から見て、試すマスが残っている最初の行は行{to}です。そこの一番右の 1 に置きます。"
        ),
        en: format!(
            "From below, the first row with a square left to try is row {to}. The queen goes to its rightmost 1."
        ),
    };
    Question {
        name: "bit",
        n_bits: n,
        expected: bit.into(),
        prompt: Sentence {
            ja: format!(
                "N = {n} の探索が、行{row}で行き止まりに着きました。`free` の 1 は、その行でまだ試していないマスです。次に置くクイーンの `bit` を書いてください。"
            ),
            en: format!(
                "With N = {n} the search is at a dead end in row {row}. A 1 in `free` is a square of that row that is still to be tried. Write the `bit` of the next queen that is placed."
            ),
        },
        given: Given::Words(
            names
                .map(|(name, free)| (name, Word::cut(*free, width)))
                .collect(),
        ),
        reasons: vec![reason; n.into()],
        answer: Sentence {
            ja: format!("行{to}まで戻り、{} に置きます。", binary(bit, side(n))),
            en: format!(
                "The search goes back to row {to} and places a queen on {}.",
                binary(bit, side(n))
            ),
        },
    }
}

/// The search at a dead end after which it goes on; so many of them are skipped, from the first
/// again where there are fewer.
fn dead_end(size: Size, skipped: u32) -> Machine {
    let mut found = Vec::new();
    let (mut machine, mut last) = (Machine::new(size), 0);
    while let Some(phase) = machine.advance() {
        if phase == Phase::Place {
            last = found.len();
        }
        let row = machine.row().unwrap_or(0);
        if phase == Phase::Free && machine.words(row).bitmap == 0 {
            found.push(machine.clone());
        }
    }
    // Nothing is placed any more after those behind the last placement.
    found.truncate(last);
    let index = usize::try_from(skipped).unwrap_or(0) % found.len().max(1);
    found.into_iter().nth(index).unwrap_or(machine)
}
