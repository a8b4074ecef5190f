//! From N = 8 to N = 16: what the join gains.

use super::{side, width};
use crate::{
    pages::learn::{
        Ask, Block, Card, CoursePart, Exercise, FaultTrial, Figure, Given, Lesson, Picture, Place,
        Question, Quiz, QuizAnswer, Random,
    },
    site::Route,
    text::{Phrase, Sentence},
};
use bitqueens_core::{bits::Word, faults::Fault, solver::Phase};

pub(super) const LESSON: Lesson = Lesson {
    slug: "sixteen",
    part: CoursePart::Counting,
    title: Phrase {
        ja: "N = 16 へ：128 個をまとめて調べる",
        en: "On to N = 16: 128 at once",
    },
    card: Card {
        outcome: Phrase {
            ja: "速い数え方がなぜ速いのかを、数字で説明できます。",
            en: "Explain in numbers why the fast count is fast.",
        },
        picture: Picture::Columns {
            text: "d0 & d2",
            names: &[("d0", 0b1101_1011), ("d2", 0b1011_1101)],
            width: width(8),
        },
    },
    blocks: &[
        Block::Prose(Phrase {
            ja: "N = 8 の[結合](join)は、手でも追えます。N = 16 でもやることは同じですが、数が違います。",
            en: "The [join](join) of N = 8 can be followed by hand. For N = 16 nothing else is done, but the numbers differ.",
        }),
        Block::Work,
        Block::Figure(Figure {
            picture: Picture::Columns {
                text: "d0 & d2",
                names: &[("d0", 0b1101_1011), ("d2", 0b1011_1101)],
                width: width(8),
            },
            caption: Phrase {
                ja: "[AND](and) 1 回で、8 個の東の[半盤](half)を一度に調べています。結果 `10011001` の [1 の数](popcount) 4 が、合う半盤の数です。機械の上では、この[ワード](word)が 128 ビットあります。",
                en: "One [AND](and) tests 8 eastern [halves](half). The result `10011001` has 4 ones, so 4 of them fit. In the machine this [word](word) has 128 bits.",
            },
        }),
        Block::Prose(Phrase {
            ja: "表のとおり、N = 16 では 19 億近い組を突き合わせます。1 組ずつではなく、東の半盤 128 個を 1 本のワードに並べて調べるので、AND の回数はずっと少なくなります。このような長いワードを 1 命令で計算するしくみが [SIMD](simd) です。",
            en: "As the table says, N = 16 has nearly 1.9 billion pairs to match. They are not taken one by one: 128 eastern halves lie side by side in one word, so far fewer ANDs will do. Working on such a long word in one instruction is called [SIMD](simd).",
        }),
        Block::Prose(Phrase {
            ja: "AND も先に済ませておけます。対角線 5 本の通り方は 32 通りなので、32 通りの AND をあらかじめ表にします。西の半盤のワードを 5 ビットずつ切れば、それがそのまま表の番号です。最後に残った 1 を数えます。",
            en: "Even the ANDs are prepared. Five diagonals can be occupied in 32 ways, so the 32 ANDs stand ready in a table, and five bits of the western word are the number of the entry. At the end the ones that are left are counted.",
        }),
        Block::Prose(Phrase {
            ja: "[行の組](row-set)どうしは、互いに関係がありません。ですから、いくつかずつまとめて[ジョブ](job)にし、コアの数だけの[ワーカー](worker)に配れます。コアが 2 つなら、ほぼ半分の時間ですみます。",
            en: "[Row sets](row-set) do not depend on one another. So they are handed out as [jobs](job) to as many [workers](worker) as there are cores, and two cores take about half the time.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ小さい N では探索のほうを使うのか",
                en: "Why small boards are searched all the same",
            },
            answer: Phrase {
                ja: "一覧や表を作るにも手間がかかります。東の半盤が数個しかなければ、128 個分のワードのほとんどが空です。所要時間の見積もりの基準とした機械では、N が 15 までは探索が速く、16 からは結合が速くなりました。",
                en: "Lists and tables take time to make, and with a few eastern halves most of a word of 128 bits is empty. On the machine that the estimates rest on, the search was faster up to N = 15, and the join from 16 on.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "128 個の半盤のうち 1 個が合わないと、その 128 個はどうなりますか。",
                en: "One of 128 halves does not fit. What becomes of the 128?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "まとめて捨てる",
                        en: "All are dropped",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "ビットは 1 つずつ別の半盤です。AND はビットごとの計算なので、合わない半盤のビットだけが 0 になります。",
                        en: "Each bit is a half of its own. AND works on every bit by itself, so only the bit of that half becomes 0.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "その 1 個のビットだけが 0 になる",
                        en: "Only its bit becomes 0",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "そのとおりです。ビットどうしが混ざらないので、128 個を別々に調べたのと同じ結果になります。",
                        en: "Right. Bits never mix, so the result is the same as after 128 separate tests.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::AnyFit,
            side: side(8),
            before: Phrase {
                ja: "N = 8 で、西の半盤ごとに、結果の 1 を数える代わりに、0 でなければ 1 を足します。92 個のうち、いくつを数え落とすでしょうか。",
                en: "With N = 8, the ones of the result are not counted: for each western half 1 is added if the result is not 0. How many of the 92 are lost?",
            },
            after: Phrase {
                ja: "80 個になりました。合う東の半盤が 2 個以上あっても、1 個と数えたからです。ビットは 1 つずつ別の半盤なので、1 の数だけ解があります。",
                en: "80 are counted. Where two or more eastern halves fit, only one was counted. Each bit is a half of its own, so there are as many solutions as ones.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(ones))),
        Block::Step {
            place: Place::at(8, 894, Phase::Solution, 6),
            text: Phrase {
                ja: "探索が N = 8 の最初の解に着くステップを見る",
                en: "See the step at which the search reaches the first solution of N = 8",
            },
        },
        Block::Onward {
            to: Route::Count,
            query: &[("n", "16")],
            text: Phrase {
                ja: "N = 16 をこの端末で数え、時間を測る",
                en: "Count N = 16 on this machine and time it",
            },
        },
        Block::Onward {
            to: Route::Bits,
            query: &[("part", "ones")],
            text: Phrase {
                ja: "1 の数え方をビットの実験室で見る",
                en: "See how ones are counted, in the bit lab",
            },
        },
    ],
};

/// Asks how many halves fit.
fn ones(drawn: Option<Random>) -> Question {
    let [first, second] = match drawn {
        None => [0b1111_0110, 0b1101_1111],
        Some(mut random) => [(); 2].map(|()| random.below(256) | random.below(256)),
    };
    let fits = first & second;
    let number = fits.count_ones();
    let width = width(8);
    let n_bits = width.get();
    Question {
        name: "",
        n_bits,
        expected: number.into(),
        prompt: Sentence {
            ja: format!(
                "西の半盤は、`d0 = {first:08b}` と `d1 = {second:08b}` の対角線を通ります。この 8 個の東の半盤のうち、合うものは何個ですか。個数を 2 進数で答えてください。"
            ),
            en: format!(
                "A western half occupies the diagonals `d0 = {first:08b}` and `d1 = {second:08b}`. How many of these 8 eastern halves fit it? Write the number in binary."
            ),
        },
        given: Given::Words(vec![
            ("d0", Word::cut(first, width)),
            ("d1", Word::cut(second, width)),
        ]),
        reasons: Question::reasons_of_places(number, n_bits),
        answer: Sentence {
            ja: format!(
                "d0 & d1 = {fits:08b} で、1 は {number} 個です。2 進数では {number:08b} です。"
            ),
            en: format!("d0 & d1 = {fits:08b} has {number} ones, {number:08b} in binary."),
        },
    }
}
