//! How the fast count works.

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
    slug: "join",
    part: CoursePart::Counting,
    title: Phrase {
        ja: "速い数え方：盤を 4 つに切って、つなぐ",
        en: "The fast count: cut the board in four and join it",
    },
    card: Card {
        outcome: Phrase {
            ja: "盤全体を探索せずに、N = 8 の 92 個の解を数えられます。",
            en: "Count the 92 solutions of N = 8 without a search of the whole board.",
        },
        picture: Picture::Quarters { rows: 0b0110_1001 },
    },
    blocks: &[
        Block::Prose(Phrase {
            ja: "これまでの探索は、行0から 1 行ずつ下りました。N が大きくなると、下りる道の数が急に増えます。このサイトの「数える」は、N が 16 以上では盤を下りません。盤を 4 つの[部分盤](quarter)に切り、それぞれの置き方を先に書き出して、合うものどうしをつなぎます。これを[結合](join)と呼びます。",
            en: "The search so far went down from row 0, a row at a time, and for a large N there are too many ways down. From N = 16 on, the page that counts does not go down the board at all. It cuts the board into four [quarters](quarter), lists the ways to fill each of them once, and [joins](join) those that fit. This is the join.",
        }),
        Block::Figure(Figure {
            picture: Picture::Quarters { rows: 0b0110_1001 },
            caption: Phrase {
                ja: "色の付いた側にその行のクイーンがいます。東に 4 行、西に 4 行と決めると、行はもう重なりません。",
                en: "The queen of a row stands on its shaded side. With four rows for the east and four for the west, no row is used twice.",
            },
        }),
        Block::Prose(Phrase {
            ja: "まず、どの行のクイーンが東（右半分）にいるかを決めます。これを[行の組](row-set)と呼びます。次に、北と南の部分盤を、使う列がちょうど逆になるように合わせて[半盤](half)にします。ここまでで、行と列は必ず合っています。残る決まりは対角線だけです。",
            en: "First decide which rows have their queen in the east, the right half: this is the [row set](row-set). Then join a northern and a southern quarter whose columns are exactly opposite into a [half](half). Rows and columns now fit by construction, and only diagonals are left to check.",
        }),
        Block::Prose(Phrase {
            ja: "半盤について覚えておくのは、通る対角線の[ワード](word) 1 つだけです。西と東の半盤は、2 つのワードの [AND](and) が 0 なら 1 つの[解](solution)になります。クイーンがどこにいたかは、もう要りません。",
            en: "Of a half nothing is kept but one [word](word): the diagonals it occupies. A western and an eastern half are a [solution](solution) if the [AND](and) of their two words is 0. Where the queens stood is no longer needed.",
        }),
        Block::Join,
        Block::Why {
            question: Phrase {
                ja: "なぜ一覧を作ってからつなぐと速いのか",
                en: "Why listing first and joining later is fast",
            },
            answer: Phrase {
                ja: "探索では、上半分の置き方 1 つごとに、下半分を最初から探し直します。一覧なら、どの半盤も 1 度だけ作り、あとは AND を 1 回とるだけで調べられます。しかも、AND は何組もまとめて計算できます。",
                en: "A search tries the lower half afresh for every way to fill the upper one. With lists, each half is made once, and a pair costs no more than one AND. And many ANDs can be done in one.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "突き合わせの表で、東の列の 0 は何を表していますか。",
                en: "In the table that matches halves, what does a 0 in an eastern column say?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "その対角線が空いている",
                        en: "The diagonal is free",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "空いていることは 1 で表します。`bitmap` と同じです。だから、AND をとると、どの対角線でも空いているものだけに 1 が残ります。",
                        en: "Free is a 1, as in `bitmap`. That is why AND keeps a 1 only where every diagonal asked for is free.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "その東の半盤が、その対角線を使っている",
                        en: "This eastern half occupies the diagonal",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "そのとおりです。西もその対角線を通るなら、効き合うので解になりません。",
                        en: "Right. If the western half runs along it too, the two attack each other.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::OneDiagonal,
            side: side(8),
            before: Phrase {
                ja: "西と東を、右下がりの対角線だけで突き合わせます。右上がりの対角線は、半盤の中でしか確かめません。92 個より、どのくらい増えるでしょうか。",
                en: "West and east are matched on falling diagonals only. Rising ones are tested inside each half and nowhere else. How many more than 92 will pass?",
            },
            after: Phrase {
                ja: "444 個の盤が通ります。半盤を作るときに比べたのは、同じ半盤にいるクイーンどうしだけです。西と東のクイーンどうしは、どちらの向きの対角線でも、ここで初めて出会います。",
                en: "444 boards pass. When a half was made, only its own queens were compared. Queens of the west and of the east meet here for the first time, on diagonals of both directions.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(planes))),
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
                ja: "N = 16 をこの方法で数える",
                en: "Count N = 16 by this method",
            },
        },
    ],
};

/// The names of the planes of a question.
const PLANES: [&str; 4] = ["d0", "d1", "d2", "d3"];

/// Asks which eastern halves fit a western one.
fn planes(drawn: Option<Random>) -> Question {
    let (planes, asked) = match drawn {
        None => ([0b1101_1011, 0b0110_1110, 0b1011_1101, 0b0111_0011], 0b0101),
        Some(mut random) => {
            let planes = [(); 4].map(|()| random.below(256) | random.below(256));
            // Two or three of the four.
            let asked = [
                0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100, 0b0111, 0b1110,
            ];
            (planes, random.choose(&asked).unwrap_or(0b0011))
        }
    };
    let is_asked = |plane: usize| asked >> plane & 1 == 1;
    let of_asked = || {
        planes
            .iter()
            .enumerate()
            .filter(|(plane, _)| is_asked(*plane))
    };
    let expected = of_asked().fold(0xff, |all, (_, plane)| all & plane);
    let names: Vec<&str> = of_asked().map(|(plane, _)| PLANES[plane]).collect();
    let reason = |power: u8| {
        let mut taken = of_asked().filter(|(_, plane)| **plane >> power & 1 == 0);
        match taken.next() {
            Some((plane, _)) => Sentence {
                ja: format!(
                    "{} のこのビットは 0 です。東の半盤がその対角線を使っています。",
                    PLANES[plane]
                ),
                en: format!(
                    "This bit of {} is 0: the eastern half occupies that diagonal.",
                    PLANES[plane]
                ),
            },
            None => Sentence {
                ja: "西が通る対角線のどれでも 1 なので、合います。".to_owned(),
                en: "It is 1 on every diagonal that the western half occupies, so it fits."
                    .to_owned(),
            },
        }
    };
    let width = width(8);
    let word = |(name, plane): (&&'static str, &u32)| (*name, Word::cut(*plane, width));
    Question {
        name: "fits",
        n_bits: width.get(),
        expected: expected.into(),
        prompt: Sentence {
            ja: format!(
                "東の半盤が 8 個あり、`d0` から `d3` は、その対角線を空けている半盤のビットが 1 です。西の半盤は {} を通ります。西と合う半盤のビットを 1 にしてください。",
                coded(&names, " と ")
            ),
            en: format!(
                "There are 8 eastern halves. In `d0` to `d3` the bit of a half is 1 if it leaves that diagonal free. A western half occupies {}. Set the bits of the halves that fit it.",
                coded(&names, " and ")
            ),
        },
        given: Given::Words(PLANES.iter().zip(&planes).map(word).collect()),
        reasons: (0..width.get()).map(reason).collect(),
        answer: Sentence {
            ja: format!(
                "{} = {expected:08b} です。1 は {} 個です。",
                names.join(" & "),
                expected.count_ones()
            ),
            en: format!(
                "{} = {expected:08b}, with {} ones.",
                names.join(" & "),
                expected.count_ones()
            ),
        },
    }
}

/// Names set as code.
fn coded(names: &[&str], between: &str) -> String {
    let names = names.iter().map(|name| format!("`{name}`"));
    names.collect::<Vec<_>>().join(between)
}
