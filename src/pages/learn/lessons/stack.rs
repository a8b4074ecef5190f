//! From recursion to a loop, in general.

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
    solver::{LoopWord, Phase},
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "stack",
    part: CoursePart::Loop,
    title: Phrase {
        ja: "再帰をループに書き直す",
        en: "From recursion to a loop, in general",
    },
    card: Card {
        outcome: Phrase {
            ja: "どの再帰でも、何を配列に置けばループになるかを見分けられます。",
            en: "Tell, for any recursion, what has to be kept in arrays to make it a loop.",
        },
        picture: Picture::Board {
            place: Place::at(4, 15, Phase::Free, 2),
            rows: &[LoopWord::Bitmap],
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Table {
                heads: &[
                    both("`place`"),
                    both("`word`"),
                    Phrase {
                        ja: "選んだ数字",
                        en: "digit chosen",
                    },
                    Phrase {
                        ja: "残り",
                        en: "left to try",
                    },
                ],
                rows: AT_010,
            },
            caption: Phrase {
                ja: "3 桁の `010` を書き出したときの配列です。数字の 1 が残っている桁 0 と桁 2 が、続きを待っています。",
                en: "The arrays as `010` of three digits is printed. Places 0 and 2 still have the digit 1 to try, and wait.",
            },
        }),
        Block::Prose(Phrase {
            ja: "別の例で、書き直し方を一般に見ます。0 と 1 を 3 桁並べた[ワード](word)を、すべて書き出す[再帰](recursion)です。桁ごとに、まず 0 を、次に 1 を試します。",
            en: "A second example shows how it is done in general. This [recursion](recursion) prints every [word](word) of three binary digits. In each place it tries 0 first, and then 1.",
        }),
        Block::Code("walk(place, word):"),
        Block::Code("    if place == 3: print word; return"),
        Block::Code("    walk(place + 1, word)"),
        Block::Code("    walk(place + 1, word | 1 << (2 - place))"),
        Block::Prose(Phrase {
            ja: "書き直すときに尋ねることは 2 つです。1 つ目は、呼び出しから戻ったあとにも使う変数はどれか。ここでは `word` です。2 つ目は、戻ったらどこから続けるか。ここでは、0 を試したところか、1 も試したところかです。",
            en: "Two questions lead to the loop. Which variables are used after a call comes back? Here it is `word`. And where does the work go on then? Here it is behind the 0, or behind the 1.",
        }),
        Block::Prose(Phrase {
            ja: "この 2 つを、深さを添字にした配列に置きます。`word[place]` が値、`next[place]` が次に試す数字です。呼び出しは `place` を 1 増やし、戻りは 1 減らします。",
            en: "Both go into arrays, with the depth as the index: `word[place]` is the value, `next[place]` the digit to try next. A call adds 1 to `place`, a return takes 1 away.",
        }),
        Block::Code("while place >= 0:"),
        Block::Code("    if place == 3: print word[3]; place = place - 1"),
        Block::Code("    else if next[place] == 2: place = place - 1"),
        Block::Code("    else:"),
        Block::Code("        word[place + 1] = word[place] | next[place] << (2 - place)"),
        Block::Code("        next[place] = next[place] + 1"),
        Block::Code("        place = place + 1; next[place] = 0"),
        Block::Why {
            question: Phrase {
                ja: "N クイーンの `next` はどこにあるのか",
                en: "Where `next` is in N-Queens",
            },
            answer: Phrase {
                ja: "[`bitmap`](bitmap) です。残っている 1 が、まだ試していないマスです。1 つのワードで、「次にどこから続けるか」をすべて覚えています。",
                en: "It is [`bitmap`](bitmap). The ones that are left are the squares still to be tried. One word remembers everything about where to go on.",
            },
        },
        Block::Why {
            question: Phrase {
                ja: "なぜ `row` を -1 と比べるのか",
                en: "Why `row` is compared with -1",
            },
            answer: Phrase {
                ja: "行0でも試し終えたら、`row` は 0 から 1 減って -1 になり、そこで終わります。符号のない数では、0 の 1 つ前は一番大きい数です。`row >= 0` がいつも成り立ってしまうので、`row` は符号つきの数にします。",
                en: "When row 0 has nothing left, `row` goes from 0 to -1, and that is the end. In an unsigned number the one before 0 is the largest of all, so `row >= 0` would always hold. That is why `row` is a signed number.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "ループに書き直すと、メモリーの使い方はどう変わりますか。",
                en: "What does the loop change about the memory that is used?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "使わなくなる",
                        en: "It needs none",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "待っている値は、どちらの形でもなくなりません。置き場所が、コールスタックから配列に変わります。",
                        en: "The values that wait are there in both forms. They move from the call stack into arrays.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "置き場所が、自分で見える配列になる",
                        en: "The values lie in arrays that can be seen",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "ですから、途中で止めることも、書き出して別の場所で続けることもできます。",
                        en: "So the search can be stopped, written down, and continued somewhere else.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::RowAboveZero,
            side: side(5),
            before: Phrase {
                ja: "ループの条件を、`row >= 0` ではなく `row > 0` にします。",
                en: "The condition of the loop becomes `row > 0` in place of `row >= 0`.",
            },
            after: Phrase {
                ja: "行0も、調べる行の 1 つです。`row` は 0 から始まるので、ループは一度も回らず、何も置かないまま終わります。",
                en: "Row 0 is a row to be searched as well. `row` begins at 0, so the loop never runs at all.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(levels))),
        Block::Step {
            place: Place::at(4, 33, Phase::Backtrack, 0),
            text: Phrase {
                ja: "N = 4 で、行0まで戻るステップを見る",
                en: "See N = 4 go back all the way to row 0",
            },
        },
        Block::Onward {
            to: Route::Ladder,
            query: &[("about", "bitmap-loop")],
            text: Phrase {
                ja: "「方法の比較」で、再帰とループの時間を比べる",
                en: "Compare the times of recursion and loop in the ladder",
            },
        },
    ],
};

/// The arrays of the second example as it prints 010.
const AT_010: &[&[Phrase]] = &[
    &[both("0"), both("`000`"), both("0"), both("1")],
    &[
        both("1"),
        both("`000`"),
        both("1"),
        Phrase {
            ja: "なし",
            en: "nothing",
        },
    ],
    &[both("2"), both("`010`"), both("0"), both("1")],
];

/// Asks which places of the second example wait for their 1.
fn levels(random: Option<Random>) -> Question {
    let (n, word) = random.map_or((5, 0b01101), |mut random| {
        let n = random.from_to(4, 8);
        (n, random.below(1 << n))
    });
    let expected = !word & side(n).mask();
    let reason = |power: u8| {
        let place = n - 1 - power;
        if word >> power & 1 == 1 {
            Sentence {
                ja: format!("桁{place}は 1 です。0 も 1 も試したので、待っていません。"),
                en: format!("Place {place} holds a 1: both digits were tried, and nothing waits."),
            }
        } else {
            Sentence {
                ja: format!(
                    "桁{place}は 0 です。まだ 1 が残っていて、戻ってくるのを待っています。"
                ),
                en: format!("Place {place} holds a 0: its 1 is still to be tried, so it waits."),
            }
        }
    };
    Question {
        name: "",
        n_bits: n,
        expected: expected.into(),
        prompt: Sentence {
            ja: format!(
                "{n} 桁の書き出しで、いま `word` を書き出しました。戻ってくるのを待っている桁、つまり `next` に試す数字が残っている桁を 1 にしてください。"
            ),
            en: format!(
                "A run over {n} digits has just printed `word`. Mark with a 1 the places that wait: those whose `next` still has a digit to try."
            ),
        },
        given: Given::Words(vec![("word", Word::cut(word, width(n)))]),
        reasons: (0..n).map(reason).collect(),
        answer: Sentence {
            ja: format!(
                "0 の桁だけが待っているので、{} です。",
                binary(expected, side(n))
            ),
            en: format!(
                "The places that hold a 0 wait: {}.",
                binary(expected, side(n))
            ),
        },
    }
}
