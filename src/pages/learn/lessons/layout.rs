//! The N = 5 layout, row by row.

use super::side;
use crate::{
    pages::learn::{
        Ask, Block, Card, CoursePart, Exercise, FaultTrial, Figure, Given, Lesson, ORDER, Picture,
        Place, Question, Quiz, QuizAnswer, Random,
    },
    question::TargetWord,
    site::Route,
    text::{Phrase, Sentence, binary},
};
use bitqueens_core::{
    faults::Fault,
    solver::{Line, LoopWord, Phase, Solutions},
};

const FIRST_SOLUTION: Place = Place::at(5, 33, Phase::Solution, 3);

pub(super) const LESSON: Lesson = Lesson {
    slug: "layout",
    part: CoursePart::Search,
    title: Phrase {
        ja: "N = 5 の配置を 1 行ずつ",
        en: "The N = 5 layout, row by row",
    },
    card: Card {
        outcome: Phrase {
            ja: "列の番号で書いた配置を、1 行ずつビットに直せます。",
            en: "Turn a layout given by column numbers into bits, row by row.",
        },
        picture: Picture::Board {
            place: Place::at(5, 11, Phase::Place, 1),
            rows: &[LoopWord::Bit],
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Numbers {
                place: FIRST_SOLUTION,
            },
            caption: Phrase {
                ja: "最初の[解](solution)です。上から `00001`、`00100`、`10000`、`00010`、`01000`、列の番号では `4 2 0 3 1` です。",
                en: "The first [solution](solution): from the top `00001`, `00100`, `10000`, `00010`, `01000`, and as column numbers `4 2 0 3 1`.",
            },
        }),
        Block::Prose(Phrase {
            ja: "探索は、一番上の行0から始めます。クイーンを 1 つ置いたら 1 行下へ進み、5 行とも置けたら、それが解です。どの行でも、右のマスから順に試します。",
            en: "The search begins in row 0, at the top. It places a queen and goes down a row, and when all five rows have theirs, that is a solution. In every row it tries the squares from the right.",
        }),
        Block::Figure(Figure {
            picture: Picture::Board {
                place: Place::at(5, 11, Phase::Place, 1),
                rows: &[LoopWord::Bit],
            },
            caption: Phrase {
                ja: "行0では右端の列4に置きました。行1では、列4と列3に[効き筋](attack-line)が通るので、列2に置きます。`bit = 00100` です。",
                en: "In row 0 the queen went to column 4, the rightmost. In row 1 lines run through columns 4 and 3, so the queen goes to column 2: `bit = 00100`.",
            },
        }),
        Block::Figure(Figure {
            picture: Picture::Board {
                place: Place::at(5, 18, Phase::Place, 2),
                rows: &[LoopWord::Bit],
            },
            caption: Phrase {
                ja: "行2で残っているのは、左端の列0だけです。`bit = 10000` です。",
                en: "In row 2 only column 0, at the left end, is left: `bit = 10000`.",
            },
        }),
        Block::Prose(Phrase {
            ja: "残る 2 行も同じように進み、行3は列3、行4は列1に決まります。行ごとに列の番号を並べると、`4 2 0 3 1` です。[配置](placement)を書くには、この並びが一番短くてすみます。",
            en: "The two rows below go the same way: column 3 in row 3, column 1 in row 4. Write the column of each row and you have `4 2 0 3 1`, the shortest way to note a layout down.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ番号と値が逆向きなのか",
                en: "Why numbers and values run in opposite ways",
            },
            answer: Phrase {
                ja: "列の番号は左から、ビットの位は右から数えます。どちらも広く使われている数え方なので、両方を使い分けます。列4は一番右なので、ビットでは `00001`、値は 1 です。",
                en: "Columns are numbered from the left, places from the right. Both ways are in wide use, so both have to be known. Column 4 is the rightmost, so its bit is `00001` and its value 1.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "並び `4 2 0 3 1` の「4」を、ビットの値だと思って `00100` と書きました。どこが間違いですか。",
                en: "Someone reads the 4 of `4 2 0 3 1` as a value and writes `00100`. What went wrong?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "4 は列の番号なので、`00001` が正しい",
                        en: "4 is a column, so it is `00001`",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "列4は右端です。値が 4 の `00100` は、列2を指します。",
                        en: "Column 4 is the rightmost. `00100`, worth 4, is column 2.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "並びは右から数えるので、`10000` が正しい",
                        en: "The list counts from the right, so it is `10000`",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "列の番号は左から数えます。`10000` は列0です。",
                        en: "The list numbers the columns from the left. `10000` is column 0.",
                    },
                },
            ],
        }),
        Block::Prose(Phrase {
            ja: "クイーンを置いた列は、もう使えません。それを覚えておくのが [`down`](down) という[ワード](word)です。置くたびに、その [`bit`](bit) を書き足します。",
            en: "A column that has its queen cannot be used again. A [word](word) called [`down`](down) remembers that: the bit of each queen is put into it.",
        }),
        Block::Code("down = down | bit"),
        Block::Break(FaultTrial {
            fault: Fault::ColumnNumber,
            side: side(5),
            before: Phrase {
                ja: "`down` に、クイーンのビットではなく列の番号を入れます。列4なら、`00001` ではなく 4、つまり `00100` です。",
                en: "`down` is given the number of the queen's column in place of her bit. For column 4 that is 4, or `00100`, and not `00001`.",
            },
            after: Phrase {
                ja: "行0のクイーンは列4にいるのに、`00100` でふさがるのは列2です。列4は空いているように見えるので、次のクイーンもそこに置かれます。",
                en: "Row 0's queen stands in column 4, but `00100` blocks column 2. Column 4 looks free, and the next queen is placed there too.",
            },
        }),
        Block::Prose(Phrase {
            ja: "行4に来たとき、使った列はどれでしょう。",
            en: "Now the search has come to row 4. Which columns are used?",
        }),
        Block::Exercise(Exercise::Row {
            word: TargetWord::Line(Line::Down),
            place: Place::at(5, 29, Phase::Free, 4),
        }),
        Block::Prose(Phrase {
            ja: "次は、並びからビットへの書き直しです。",
            en: "Next, from a list of columns to bits.",
        }),
        Block::Exercise(Exercise::Custom(Ask(from_list))),
        Block::Step {
            place: FIRST_SOLUTION,
            text: Phrase {
                ja: "N = 5 の最初の解をステップ実行で見る",
                en: "See the first solution of N = 5 in the stepper",
            },
        },
        Block::Onward {
            to: Route::Step,
            query: &[("n", "5"), ("at", "377"), ("open", "solutions")],
            text: Phrase {
                ja: "N = 5 の解 10 個を、2 通りの書き方で見る",
                en: "See all ten solutions of N = 5, written in both ways",
            },
        },
    ],
};

/// Asks for a row of a solution that is given by its columns.
fn from_list(random: Option<Random>) -> Question {
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
    let columns = queens.iter().map(|queen| {
        let power = u8::try_from(queen.trailing_zeros()).unwrap_or(0);
        ORDER.column(power, n).to_string()
    });
    let columns = columns.collect::<Vec<_>>();
    let bit = queens.get(usize::from(row)).copied().unwrap_or(0);
    let column = &columns[usize::from(row)];
    Question {
        name: "bit",
        n_bits: n,
        expected: bit.into(),
        prompt: Sentence {
            ja: format!("N = {n} の解を、列の番号で `{}` と書きました。行{row}の `bit` を書いてください。", columns.join(" ")),
            en: format!("A solution of N = {n} is written as the columns `{}`. Write the `bit` of row {row}.", columns.join(" ")),
        },
        given: Given::Words(Vec::new()),
        reasons: (0..n).map(|power| {
            let here = ORDER.column(power, n);
            Sentence {
                ja: format!("{} の位は列{here}です。行{row}のクイーンは列{column}にいます。", 1_u32 << power),
                en: format!("The place of {} is column {here}. The queen of row {row} stands in column {column}.", 1_u32 << power),
            }
        }).collect(),
        answer: Sentence {
            ja: format!("行{row}は列{column}なので、{} です。", binary(bit, side(n))),
            en: format!("Row {row} has column {column}, so it is {}.", binary(bit, side(n))),
        },
    }
}
