//! A row is a number.

use super::side;
use crate::{
    pages::learn::{
        Ask, Block, Card, CoursePart, Exercise, FaultTrial, Figure, Given, Lesson, ORDER, Picture,
        Place, Question, Quiz, QuizAnswer, Random,
    },
    site::Route,
    text::{Phrase, Sentence, binary},
};
use bitqueens_core::{faults::Fault, solver::Phase};

const FIRST_SOLUTION: Place = Place::at(4, 58, Phase::Solution, 2);

pub(super) const LESSON: Lesson = Lesson {
    slug: "row",
    part: CoursePart::Search,
    title: Phrase {
        ja: "1 行は 1 つの数",
        en: "A row is a number",
    },
    card: Card {
        outcome: Phrase {
            ja: "盤の 1 行を、1 つの数として読めます。",
            en: "Read a row of the board as one number.",
        },
        picture: Picture::Numbers {
            place: FIRST_SOLUTION,
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Numbers {
                place: FIRST_SOLUTION,
            },
            caption: Phrase {
                ja: "4 つのクイーンを上から読むと、`0010`、`1000`、`0001`、`0100` という 4 つの数になります。",
                en: "Read from the top, the four queens are four numbers: `0010`, `1000`, `0001`, `0100`.",
            },
        }),
        Block::Prose(Phrase {
            ja: "座席表を思い浮かべてください。人がいる席に 1、空いた席に 0 と書けば、横に並んだ席の様子が 0 と 1 の並びになります。盤の 1 行も同じです。クイーンのいるマスを 1、いないマスを 0 と書きます。",
            en: "Think of a seating plan. Write 1 on a taken seat and 0 on an empty one, and a row of seats becomes a string of ones and zeros. A row of the board is the same: 1 where the queen is, 0 elsewhere.",
        }),
        Block::Prose(Phrase {
            ja: "この 0 か 1 の 1 つ 1 つがビットで、並び全体が[ワード](word)です。コンピューターは、ワードを 1 つの数として持ちます。盤をこのようにビットで持つやり方を、[ビットボード](bitboard)と呼びます。",
            en: "Each of these zeros and ones is a bit, and the whole string is a [word](word). A computer keeps a word as one number. A board kept in bits like this is called a [bitboard](bitboard).",
        }),
        Block::Prose(Phrase {
            ja: "左端のビットが[最上位ビット](msb)（MSB）、右端のビットが[最下位ビット](lsb)（LSB）です。このコースの図は、いつも最上位ビットを左に描きます。",
            en: "The leftmost bit is the [most significant bit](msb) (MSB), the rightmost the least significant ([LSB](lsb)). The figures of this course always draw the most significant bit on the left.",
        }),
        Block::Prose(Phrase {
            ja: "1 はいくつあってもかまいません。置けないマスの一覧も、空いているマスの一覧も、1 つのワードになります。1 が何を表すかは、ワードの名前で決まります。[`bit`](bit) の 1 はクイーン、[`left`](left)・[`down`](down)・[`right`](right) の 1 は置けないマス、[`bitmap`](bitmap) の 1 は空いているマスです。",
            en: "There may be several ones. A list of forbidden squares is one word, and so is a list of [free squares](free-square). What a 1 stands for depends on the name of the word: in [`bit`](bit) it is the queen, in [`left`](left), [`down`](down) and [`right`](right) a forbidden square, in [`bitmap`](bitmap) a free one.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ数にするのか",
                en: "Why a number",
            },
            answer: Phrase {
                ja: "5 マスの様子を 5 つの値で持つと、調べるのも書き換えるのも 5 回かかります。1 つの数にすれば、行全体を 1 回の計算で調べたり、ずらしたりできます。",
                en: "Five squares kept as five values take five steps to look at or to change. As one number, the whole row is tested or shifted in one step.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "`0101` と書いてあります。空いているのはどのマスですか。",
                en: "A row reads `0101`. Which squares are free?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "1 のところ",
                        en: "Those with a 1",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "`bitmap` ならそうです。`left` の `0101` なら、1 は置けないマスです。",
                        en: "In `bitmap` they are. In `left` the ones of `0101` are forbidden.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "0 のところ",
                        en: "Those with a 0",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "1 が置けないマスを表すワードなら、0 が空いているとは限りません。ほかの効き筋もあるからです。",
                        en: "Where a 1 means forbidden, a 0 is not yet free: another line may run through it.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "ワードの名前が分からなければ、決まらない",
                        en: "It depends on the name of the word",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "同じ並びでも、ワードによって 1 の意味は反対になります。まず、どのワードかを確かめます。",
                        en: "The same bits may mean opposite things. First ask which word it is.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::LastOnly,
            side: side(5),
            before: Phrase {
                ja: "`down` は、使った列を覚えておくワードです。ここでは、1 つ上のクイーンのビットだけを入れ、それまでの 1 を捨てます。",
                en: "`down` is the word that remembers the columns in use. Here it is given the bit of the queen just above, and its earlier ones are dropped.",
            },
            after: Phrase {
                ja: "列を 1 つしか覚えていないので、2 行上と同じ列にまた置いてしまいます。ワードにはどの列のビットもあるので、使った列をすべて入れておけます。",
                en: "With one column remembered, a queen goes to the column that was used two rows above. A word has a bit for every column, so it can hold all of them.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(from_columns))),
        Block::Step {
            place: FIRST_SOLUTION,
            text: Phrase {
                ja: "N = 4 の最初の解をステップ実行で見る",
                en: "See the first solution of N = 4 in the stepper",
            },
        },
        Block::Onward {
            to: Route::Bits,
            query: &[],
            text: Phrase {
                ja: "ビットの実験室で、ビットを押して数を変える",
                en: "Flip the bits of a number in the bit lab",
            },
        },
    ],
};

/// Asks for a word of a row whose free columns are named.
fn from_columns(random: Option<Random>) -> Question {
    let (n, free, ones_are_free) = random.map_or((5, 0b10010, true), |mut random| {
        let n = random.from_to(4, 8);
        let free = 1 + random.below((1 << n) - 2);
        (n, free, random.below(2) == 1)
    });
    let is_free = |column: u8| free >> ORDER.column(column, n) & 1 == 1;
    let columns: Vec<String> = (0..n)
        .filter(|of| is_free(*of))
        .map(|of| of.to_string())
        .collect();
    let expected = if ones_are_free {
        free
    } else {
        free ^ ((1 << n) - 1)
    };
    let (meaning_ja, meaning_en) = if ones_are_free {
        ("空いているマス", "a free square")
    } else {
        ("置けないマス", "a forbidden square")
    };
    let reason = |column: u8| {
        let (state_ja, state_en) = if is_free(column) {
            ("空いています", "free")
        } else {
            ("空いていません", "forbidden")
        };
        Sentence {
            ja: format!("列{column}は{state_ja}。このワードの 1 は、{meaning_ja}です。"),
            en: format!("Column {column} is {state_en}, and a 1 of this word means {meaning_en}."),
        }
    };
    Question {
        name: "",
        n_bits: n,
        expected: expected.into(),
        prompt: Sentence {
            ja: format!(
                "{n} マスの行で、空いている列は {} です。{meaning_ja}を 1 とするワードを書いてください。",
                columns.join("、")
            ),
            en: format!(
                "In a row of {n} squares these columns are free: {}. Write the word in which a 1 means {meaning_en}.",
                columns.join(", ")
            ),
        },
        given: Given::Words(Vec::new()),
        reasons: (0..n).map(|power| reason(ORDER.column(power, n))).collect(),
        answer: Sentence {
            ja: format!(
                "{meaning_ja}を 1 とすると {} です。",
                binary(expected, side(n))
            ),
            en: format!(
                "With a 1 for {meaning_en} the word is {}.",
                binary(expected, side(n))
            ),
        },
    }
}
