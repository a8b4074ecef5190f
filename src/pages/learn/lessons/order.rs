//! Why the lowest bit, and what another order changes.

use super::{both, side, width};
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
    solver::{LoopWord, Phase, Solutions},
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "order",
    part: CoursePart::Loop,
    title: Phrase {
        ja: "なぜ最下位のビットから試すのか",
        en: "Why the lowest bit comes first",
    },
    card: Card {
        outcome: Phrase {
            ja: "試す順を変えると何が変わり、何が変わらないかを言えます。",
            en: "Say what another order of trying changes, and what it does not.",
        },
        picture: Picture::Board {
            place: Place::at(5, 2, Phase::Pick, 0),
            rows: &[LoopWord::Bitmap, LoopWord::Bit],
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Table {
                heads: &[
                    Phrase {
                        ja: "何番目",
                        en: "solution",
                    },
                    Phrase {
                        ja: "最下位のビットから",
                        en: "lowest bit first",
                    },
                    Phrase {
                        ja: "最上位のビットから",
                        en: "highest bit first",
                    },
                ],
                rows: FIRST_THREE,
            },
            caption: Phrase {
                ja: "N = 5 の[解](solution)を、見つかる順に列の番号で並べました。左右の欄は、互いに鏡像です。",
                en: "The first [solutions](solution) of N = 5 in the order in which they are found, as column numbers. Each is the mirror image of the one beside it.",
            },
        }),
        Block::Prose(Phrase {
            ja: "空いているマスを試す順は、解の数に関係しません。どのマスも必ず一度は試すからです。変わるのは、解が見つかる順番と、最初の解までの手間です。",
            en: "The order in which [free squares](free-square) are tried does not change the number of solutions: every one of them is tried. It changes the order in which solutions are found, and the work before the first.",
        }),
        Block::Prose(Phrase {
            ja: "ビットを使わない方法は、ふつう列0から順に調べます。この探索は右端から始めるので、解の並びは左右反転した順になります。N = 5 の最初の解は `4 2 0 3 1` で、列0から調べると `0 2 4 1 3` です。",
            en: "Methods without bits usually begin with column 0. This search begins at the right end, so its list is the mirror image of theirs: its first solution of N = 5 is `4 2 0 3 1`, and theirs is `0 2 4 1 3`.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ最下位なのか",
                en: "Why the lowest",
            },
            answer: Phrase {
                ja: "取り出すのが簡単だからです。最下位の 1 は [`x & -x`](lowest-one) で、演算 2 つで取り出せます。最上位の 1 を取り出すには、位を数える命令か、何段もの[シフト](shift)が要ります。",
                en: "It is the easiest to take out: [`x & -x`](lowest-one), two operations. The highest 1 needs an instruction that counts places, or several [shifts](shift).",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "最上位のビットから試すと、N = 8 の解は何個になりますか。",
                en: "How many solutions does N = 8 have when the highest bit is tried first?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "92 個のまま",
                        en: "92, as before",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "試す順が変わるだけで、すべてのマスを試すことは同じです。",
                        en: "Only the order changes. Every square is still tried.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "減る",
                        en: "Fewer",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "どの空きマスも一度は試すので、解を逃すことはありません。",
                        en: "Every free square is tried once, so no solution is missed.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::HighestBit,
            side: side(5),
            before: Phrase {
                ja: "`x & -x` の代わりに、一番左の 1 を取り出します。",
                en: "The leftmost 1 is taken in place of `x & -x`.",
            },
            after: Phrase {
                ja: "数は変わらず、壊れていません。最初の解だけが、`0 2 4 1 3` になりました。もとの `4 2 0 3 1` の左右を入れ替えた盤です。",
                en: "The count is the same: nothing is broken. Only the first solution is now `0 2 4 1 3`, the mirror image of `4 2 0 3 1`.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(other_order))),
        Block::Step {
            place: Place::at(5, 33, Phase::Solution, 3),
            text: Phrase {
                ja: "最下位のビットから試して、最初の解が見つかるステップを見る",
                en: "See the first solution that the lowest bit first finds",
            },
        },
        Block::Onward {
            to: Route::Step,
            query: &[("n", "5"), ("at", "377"), ("open", "solutions")],
            text: Phrase {
                ja: "N = 5 の解を、見つかった順に見る",
                en: "See the solutions of N = 5 in the order in which they are found",
            },
        },
    ],
};

/// The first solutions of N = 5 in both orders.
const FIRST_THREE: &[&[Phrase]] = &[
    &[both("1"), both("4 2 0 3 1"), both("0 2 4 1 3")],
    &[both("2"), both("4 1 3 0 2"), both("0 3 1 4 2")],
    &[both("3"), both("3 1 4 2 0"), both("1 3 0 2 4")],
];

/// Asks for a row of the solution that the other order finds at the same place of its list.
fn other_order(random: Option<Random>) -> Question {
    let (n, solution, row) = random.map_or((5, 1, 1), |mut random| {
        let n = random.from_to(5, 8);
        let count = Solutions::new(side(n)).count();
        let solution = random.below(u32::try_from(count).unwrap_or(1));
        (
            n,
            usize::try_from(solution).unwrap_or(0),
            random.from_to(0, n - 1),
        )
    });
    let queens = Solutions::new(side(n))
        .nth(solution)
        .map_or_else(Vec::new, |solution| solution.bits().to_vec());
    let bit = queens.get(usize::from(row)).copied().unwrap_or(1);
    let power = u8::try_from(bit.trailing_zeros()).unwrap_or(0);
    let image = n - 1 - power;
    let expected = 1_u32 << image;
    let number = solution + 1;
    Question {
        name: "bit",
        n_bits: n,
        expected: expected.into(),
        prompt: Sentence {
            ja: format!("N = {n} で、最下位のビットから試すと、{number} 番目の解の行{row}は `bit` のとおりです。最上位のビットから試すと、{number} 番目の解の行{row}はどうなりますか。"),
            en: format!("With N = {n} and the lowest bit first, row {row} of solution {number} is `bit`. What is row {row} of solution {number} with the highest bit first?"),
        },
        given: Given::Words(vec![("bit", Word::cut(bit, width(n)))]),
        reasons: (0..n).map(|_| Sentence {
            ja: format!("解は左右反転した順に並びます。{} の位にあった 1 は、{expected} の位に移ります。", 1_u32 << power),
            en: format!("The lists mirror each other: the 1 in the place of {} moves to the place of {expected}.", 1_u32 << power),
        }).collect(),
        answer: Sentence {
            ja: format!("左右反転して {} です。", binary(expected, side(n))),
            en: format!("Mirrored, it is {}.", binary(expected, side(n))),
        },
    }
}
