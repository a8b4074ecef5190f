//! Every method of the ladder in one picture.

use super::{method_figures::METHODS, side};
use crate::{
    pages::learn::{
        Ask, Block, Card, CoursePart, Exercise, FaultTrial, Figure, Given, Lesson, ORDER, Picture,
        Place, Question, Quiz, QuizAnswer, Random,
    },
    site::Route,
    text::{Phrase, Sentence},
};
use bitqueens_core::{
    faults::Fault,
    solver::{Phase, Placement},
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "methods",
    part: CoursePart::Loop,
    title: Phrase {
        ja: "すべての方法を 1 枚の図で",
        en: "Every method in one picture",
    },
    card: Card {
        outcome: Phrase {
            ja: "どの方法が何を省いて速くなるのかを言えます。",
            en: "Say what each method leaves out to be faster.",
        },
        picture: Picture::Board {
            place: Place::at(4, 58, Phase::Solution, 2),
            rows: &[],
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Table {
                heads: &[
                    Phrase {
                        ja: "方法",
                        en: "method",
                    },
                    Phrase {
                        ja: "やり方",
                        en: "how",
                    },
                    Phrase {
                        ja: "置いたクイーン",
                        en: "queens placed",
                    },
                    Phrase {
                        ja: "確かめた回数",
                        en: "tests",
                    },
                ],
                rows: METHODS,
            },
            caption: Phrase {
                ja: "N = 8 の数です。上の 2 つは並べ終えてから確かめ、次の 6 つは置くたびに確かめ、最後の 4 つは対称性を使います。",
                en: "The figures of N = 8. The first two test full boards, the next six test as they place, the last four use symmetry.",
            },
        }),
        Block::Prose(Phrase {
            ja: "「方法の比較」には、13 の方法が並んでいます。速くなる道は 3 つです。見込みのない枝に入らないこと、1 回の確かめを安くすること、対称な盤を 2 度調べないことです。",
            en: "The ladder has 13 methods. There are three ways to be faster: enter no branch without hope, make each test cheap, and search only one of the boards that are [images](image) of one another.",
        }),
        Block::Prose(Phrase {
            ja: "13 番目の `fast` は、このサイトの数え上げです。盤を 4 つに分けて別々に調べるので、この表と比べられる数はありません。次の部で説明します。",
            en: "The 13th, `fast`, is the counting of this site. It cuts the board into four quarters, so it has no figures that compare with these. The next part explains it.",
        }),
        Block::Prose(Phrase {
            ja: "斜めの[フラグ](flag)は、行と列の和、または差で引きます。同じ左下がりの斜めにあるマスは、行と列の和が同じです。右下がりなら、差が同じです。",
            en: "[Flags](flag) of diagonals are looked up by row plus column, or row minus column. Squares on one diagonal down to the left share the sum; down to the right, they share the difference.",
        }),
        Block::Figure(Figure {
            picture: Picture::Sums {
                side: side(4),
                queens: &[(1, 3)],
            },
            caption: Phrase {
                ja: "各マスの数は、行 + 列です。行1・列3のクイーンと和が同じ 4 のマスは、1 本の斜めに並びます。",
                en: "Each square shows row + column. The squares that share the sum of 4 with the queen in row 1, column 3 form one diagonal.",
            },
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ、シフトする `left` がフラグの代わりになるのか",
                en: "Why a shifted `left` takes the place of flags",
            },
            answer: Phrase {
                ja: "フラグの配列では、斜めに固定の番号が付いていて、調べる側が行ごとに番号を計算します。[`left`](left) は反対に、影のほうを 1 行ごとに動かします。すると、どの行でも、列の番号がそのままビットの位置になります。",
                en: "In an array of flags each diagonal has a fixed number, and every row works out which number to look up. [`left`](left) does the opposite: the shadows move with each row, so that a column is always the same bit.",
            },
        },
        Block::Why {
            question: Phrase {
                ja: "なぜ、列を入れ替えると速いのか",
                en: "Why swapping columns helps",
            },
            answer: Phrase {
                ja: "使った列は、もう候補になりません。配列の前に置いた列、後ろに残りの列を並べておくと、残りだけを見ればすみます。[ワード](word)で持てば、残りの列は `mask & ~down` です。",
                en: "A column in use is no candidate any more. With the used columns first in an array and the rest behind them, only the rest is looked at. As a [word](word), the rest is `mask & ~down`.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "`backtracking` と `bitmap` は、置くクイーンの数が同じです。違いはどこにありますか。",
                en: "`backtracking` and `bitmap` place the same number of queens. Where is the difference?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "確かめ方",
                        en: "In the testing",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "同じ木をたどりますが、`bitmap` は 1 行のすべてのマスを一度に確かめます。",
                        en: "They walk the same tree, but `bitmap` tests all squares of a row at once.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "枝の切り方",
                        en: "In the branches that are cut",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "どちらも、置けないマスの枝には入りません。たどる木は同じです。",
                        en: "Neither enters the branch of an attacked square. The tree is the same.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::FewFlags,
            side: side(8),
            before: Phrase {
                ja: "行と列の和は 0 から 2N - 2 まであるのに、フラグを N 個しか用意しません。和を N で割った余りで引くので、2 本の斜めが 1 つのフラグを使うことがあります。",
                en: "The sums of row and column run from 0 to 2N - 2, but there are only N flags, looked up by what is left of the sum after dividing by N. Two diagonals may share a flag.",
            },
            after: Phrase {
                ja: "解が 1 つも見つかりません。下の解では、行1の和が 4、行6の和が 12 で、どちらもフラグ 4 を使います。斜めは別なのに、ぶつかると見なされました。",
                en: "No solution is found. In the one below, row 1 has the sum 4 and row 6 has 12, and both use flag 4. They lie on different diagonals, but were taken to clash.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(flags))),
        Block::Step {
            place: Place::at(8, 894, Phase::Solution, 6),
            text: Phrase {
                ja: "N = 8 の最初の解を、ビットマップの探索で見る",
                en: "See the first solution of N = 8 in the bitmap search",
            },
        },
        Block::Onward {
            to: Route::Ladder,
            query: &[],
            text: Phrase {
                ja: "13 の方法を、この機械で比べる",
                en: "Compare the 13 methods on this machine",
            },
        },
        Block::Onward {
            to: Route::Ladder,
            query: &[("walk", "flags")],
            text: Phrase {
                ja: "フラグの方法を、1 マスずつ進める",
                en: "Walk through the method of flags, square by square",
            },
        },
    ],
};

/// Asks which flags of the sums row + column some queens set.
fn flags(random: Option<Random>) -> Question {
    let placement = random.map_or_else(
        || Placement::named("1-3", side(4)).unwrap_or(Placement::empty(side(4))),
        |mut random| {
            let n = random.from_to(4, 8);
            random.placement(side(n))
        },
    );
    let n = placement.size().get();
    let queens: Vec<(u8, u8)> = (0..)
        .zip(placement.powers())
        .map(|(row, power)| (row, ORDER.column(*power, n)))
        .collect();
    let n_flags = 2 * n - 1;
    let expected = queens
        .iter()
        .fold(0, |flags, (row, column)| flags | 1_u64 << (row + column));
    let names = |name: fn(u8, u8) -> String, comma: &str| {
        queens
            .iter()
            .map(|(row, column)| name(*row, *column))
            .collect::<Vec<_>>()
            .join(comma)
    };
    let reason = |sum: u8| match queens.iter().find(|(row, column)| row + column == sum) {
        Some((row, column)) => Sentence {
            ja: format!("行{row}・列{column}のクイーンの和が {sum} です。"),
            en: format!("The queen in row {row}, column {column} has the sum {sum}."),
        },
        None => Sentence {
            ja: format!("和が {sum} のクイーンはいません。"),
            en: format!("No queen has the sum {sum}."),
        },
    };
    let sums = |comma| {
        names(
            |row, column| format!("{row} + {column} = {}", row + column),
            comma,
        )
    };
    Question {
        name: "",
        n_bits: n_flags,
        expected,
        prompt: Sentence {
            ja: format!(
                "N = {n} の盤で、クイーンは{}にいます。行 + 列で引く斜めのフラグ {n_flags} 個のうち、立っているものを 1 にしてください。右端が 0 番です。",
                names(|row, column| format!("行{row}・列{column}"), "、")
            ),
            en: format!(
                "N = {n}, with queens at {} (row, column). Of the {n_flags} flags for row + column, mark with a 1 those that are set. Flag 0 is the rightmost.",
                names(|row, column| format!("({row}, {column})"), ", ")
            ),
        },
        given: Given::Words(Vec::new()),
        reasons: (0..n_flags).map(reason).collect(),
        answer: Sentence {
            ja: format!("和は {} です。", sums("、")),
            en: format!("The sums are {}.", sums(", ")),
        },
    }
}
