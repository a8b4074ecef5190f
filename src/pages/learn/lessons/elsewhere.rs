//! Bits elsewhere: sets, counting ones, combinations, Sudoku, flood fill.

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

/// Sudoku: the digits used in the row, the column and the box of a square.
const CANDIDATES: Picture = Picture::Columns {
    text: "mask & ~(row | column | box)",
    names: &[
        ("mask", 0b1_1111_1111),
        ("row", 0b0_0001_0011),
        ("column", 0b0_1000_0100),
        ("box", 0b0_0001_0001),
    ],
    width: width(9),
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "elsewhere",
    part: CoursePart::Counting,
    title: Phrase {
        ja: "ほかの場所のビット：集合、数独、塗りつぶし",
        en: "Bits elsewhere: sets, Sudoku, flood fill",
    },
    card: Card {
        outcome: Phrase {
            ja: "同じ 4 つの演算を、ほかの問題に使えます。",
            en: "Use the same operations on other problems.",
        },
        picture: CANDIDATES,
    },
    blocks: &[
        Block::Prose(Phrase {
            ja: "ここまでの数は、どれも集合でした。[`bitmap`](bitmap) は空いている列の集合で、ビット 1 つが要素 1 つです。そう見ると、[OR](or) は和集合、[AND](and) は共通部分、[`~`](not) は補集合、`x & ~y` は差です。要素が 64 個までなら、集合どうしの計算が 1 命令ですみます。",
            en: "Every number so far was a set. [`bitmap`](bitmap) is the set of free columns, one bit for each. Seen like this, [OR](or) is the union, [AND](and) the intersection, [`~`](not) the complement, and `x & ~y` the difference. Up to 64 elements, one instruction works on a whole set.",
        }),
        Block::Figure(Figure {
            picture: CANDIDATES,
            caption: Phrase {
                ja: "数独の 1 マスに入る数字です。行、列、箱で使われた数字を OR で集め、反転して、9 ビットに切ります。残る `101101000` は 4、6、7、9 です。",
                en: "The digits that fit a square of a Sudoku. OR gathers what its row, column and box have used; invert that and cut it to nine bits. `101101000` is left: 4, 6, 7 and 9.",
            },
        }),
        Block::Prose(Phrase {
            ja: "空いているマスを求めた式と同じ形です。[`left`](left)、[`down`](down)、[`right`](right) が、行、列、箱に代わっただけです。候補が 1 つだけのマスは、[`x & (x - 1)`](clear-lowest) が 0 になることで見つかります。",
            en: "It is the line that finds the [free squares](free-square), with row, column and box in place of [`left`](left), [`down`](down) and [`right`](right). A square with a single candidate is one where [`x & (x - 1)`](clear-lowest) is 0.",
        }),
        Block::Exercise(Exercise::Custom(Ask(sudoku))),
        Block::Prose(Phrase {
            ja: "絵の塗りつぶしにも、[シフト](shift)が使えます。塗った画素 `f` を左右に 1 つずつ広げ、壁でないところ `open` だけを残します。変わらなくなるまで繰り返すと、壁に囲まれた範囲が塗れます。",
            en: "[Shifts](shift) fill an area of a picture. Spread the painted pixels `f` by one to either side, and keep what is not wall, `open`. Repeat until nothing changes, and the area between the walls is filled.",
        }),
        Block::Figure(Figure {
            picture: Picture::Columns {
                text: "(f | f << 1 | f >> 1) & open",
                names: &[("f", 0b0000_1000), ("open", 0b0111_1011)],
                width: width(8),
            },
            caption: Phrase {
                ja: "`f = 00001000` を広げると `00011100` です。右の画素は壁なので、`00011000` が残ります。",
                en: "`f = 00001000` spreads to `00011100`. The pixel on the right is wall, so `00011000` is left.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(flood))),
        Block::Prose(Phrase {
            ja: "[集合の大きさ](popcount)は 1 の数（ポップカウント）です。`x & (x - 1)` を 0 になるまで繰り返せば数えられます。多くの機械では、1 命令でも求められます。",
            en: "The size of a set is its number of ones, the [popcount](popcount). Repeating `x & (x - 1)` until 0 counts them, and most machines have an instruction for it.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ、N 個から M 個を選ぶ組み合わせを順に作れるのか",
                en: "Why the choices of M out of N can be made in order",
            },
            answer: Phrase {
                ja: "1 の数が同じで次に大きい数を作ればよいからです。最下位の 1 を足すと、桁上がりでひとつ上に 1 が立ち、続いていた 1 は消えます。消えた 1 のうち 1 個は上に移ったので、残りを右端に寄せます。たとえば `00110` の次は `01001` です。",
                en: "Each choice is a number, and the next one is the next larger number with as many ones. Add the lowest 1: the carry sets a 1 further up and clears the run of ones below it. One of these has moved up, so put the others back at the right end. After `00110` comes `01001`.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "集合 `x` が集合 `y` にすべて含まれることは、どの式で調べられますか。",
                en: "Which test says that every element of the set `x` is in the set `y`?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "`x & y` が 0 でない",
                        en: "`x & y` is not 0",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "それは、共通の要素が 1 つでもあるということです。はみ出した要素があっても 0 になりません。",
                        en: "That says that they share at least one element. Others may still be missing from `y`.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "`x & ~y` が 0",
                        en: "`x & ~y` is 0",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "そのとおりです。`y` にない要素を残す式なので、0 なら、はみ出した要素はありません。",
                        en: "Right. It keeps what is not in `y`, so 0 says that nothing is missing.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::Intersection,
            side: side(5),
            before: Phrase {
                ja: "和集合の `|` を、共通部分の `&` に替えます。数独なら、行、列、箱のすべてにある数字だけを外すことになります。",
                en: "The union `|` becomes the intersection `&`. In a Sudoku, only digits that row, column and box all have would be refused.",
            },
            after: Phrase {
                ja: "外れるのは、3 つの影がすべて通るマスだけです。影が 1 つでも通れば置けないので、和集合で集めます。",
                en: "Only squares with all three shadows are refused. One shadow is enough to forbid a square, so they are gathered by a union.",
            },
        }),
        Block::Step {
            place: Place::at(5, 86, Phase::Free, 1),
            text: Phrase {
                ja: "同じ形の式が空いているマスを求めるステップを見る",
                en: "See the step where the same line finds the free squares",
            },
        },
        Block::Onward {
            to: Route::Bits,
            query: &[
                ("w", "9"),
                ("e", "511 & ~(19 | 132 | 17)"),
                ("part", "expression"),
            ],
            text: Phrase {
                ja: "数独の式をビットの実験室で動かす",
                en: "Try the Sudoku line in the bit lab",
            },
        },
        Block::Onward {
            to: Route::Bits,
            query: &[("part", "combination")],
            text: Phrase {
                ja: "組み合わせを順に並べる",
                en: "See combinations in order",
            },
        },
    ],
};

/// Asks for the candidates of a square.
fn sudoku(drawn: Option<Random>) -> Question {
    let used = match drawn {
        None => [0b1_0000_0010, 0b0_0010_1000, 0b1_0000_1001],
        Some(mut random) => [(); 3].map(|()| random.below(512) & random.below(512)),
    };
    let names = ["row", "column", "box"];
    let expected = 0x1ff & !(used[0] | used[1] | used[2]);
    let width = width(9);
    let reason = |power: u8| {
        let digit = power + 1;
        let mut by = names
            .into_iter()
            .zip(used)
            .filter(|(_, used)| used >> power & 1 == 1);
        match by.next() {
            Some((name, _)) => Sentence {
                ja: format!("数字 {digit} は {name} にあるので、入りません。"),
                en: format!("The digit {digit} is in {name}, so it does not fit."),
            },
            None => Sentence {
                ja: format!("数字 {digit} はどこにもないので、入ります。"),
                en: format!("The digit {digit} is in none of them, so it fits."),
            },
        }
    };
    let digits = (1..=9).filter(|digit| expected >> (digit - 1) & 1 == 1);
    let digits = digits.map(|digit: u32| digit.to_string());
    let digits = digits.collect::<Vec<_>>().join(", ");
    let words = names
        .into_iter()
        .zip(used.map(|used| Word::cut(used, width)));
    Question {
        name: "candidates",
        n_bits: width.get(),
        expected: expected.into(),
        prompt: Sentence {
            ja: "数独のあるマスで、行、列、箱に使われた数字が `row`、`column`、`box` です。右端が 1、左端が 9 を表します。このマスに入る数字のビットを 1 にしてください。".to_owned(),
            en: "For a square of a Sudoku, `row`, `column` and `box` hold the digits that are used, 1 at the right end and 9 at the left. Set the bits of the digits that fit.".to_owned(),
        },
        given: Given::Words(words.collect()),
        reasons: (0..width.get()).map(reason).collect(),
        answer: Sentence {
            ja: format!("mask & ~(row | column | box) = {expected:09b} で、数字は {digits} です。"),
            en: format!("mask & ~(row | column | box) = {expected:09b}: the digits {digits}."),
        },
    }
}

/// Asks for one step of a flood fill.
fn flood(drawn: Option<Random>) -> Question {
    let [painted, open] = match drawn {
        None => [0b0010_0100, 0b0110_1111],
        Some(mut random) => {
            let open = random.below(256) | random.below(256);
            // At least one pixel is painted, and never a wall.
            let at = 1 << random.below(8);
            [random.below(256) & random.below(256) & open | at, open | at]
        }
    };
    let width = width(8);
    let spread = (painted | painted << 1 | painted >> 1) & width.mask();
    let expected = spread & open;
    let reason = |power: u8| {
        let is_in = |word: u32| word >> power & 1 == 1;
        let (ja, en) = match (is_in(painted), is_in(open), is_in(spread)) {
            (true, ..) => ("もう塗ってあります。", "It is painted already."),
            (_, false, _) => ("壁なので塗れません。", "It is wall."),
            (_, _, true) => ("隣から広がってきます。", "It is next to a painted one."),
            _ => (
                "隣がまだ塗られていません。",
                "No pixel next to it is painted yet.",
            ),
        };
        Sentence {
            ja: ja.to_owned(),
            en: en.to_owned(),
        }
    };
    Question {
        name: "",
        n_bits: width.get(),
        expected: expected.into(),
        prompt: Sentence {
            ja: "塗った画素が `f`、壁でない画素が `open` です。1 回広げたあとに塗られている画素を予想してください。".to_owned(),
            en: "`f` holds the painted pixels, `open` those that are not wall. Predict the painted pixels after one step.".to_owned(),
        },
        given: Given::Words(vec![
            ("f", Word::cut(painted, width)),
            ("open", Word::cut(open, width)),
        ]),
        reasons: (0..width.get()).map(reason).collect(),
        answer: Sentence {
            ja: format!("(f | f << 1 | f >> 1) & open = {expected:08b} です。"),
            en: format!("(f | f << 1 | f >> 1) & open = {expected:08b}."),
        },
    }
}
