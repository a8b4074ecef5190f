//! The eight images of a solution.

use super::side;
use crate::{
    draw::Board,
    pages::learn::{
        Ask, Block, BoardSymmetry, Card, CoursePart, Exercise, FaultTrial, Figure, Given, Lesson,
        Picture, Place, Question, Quiz, QuizAnswer, Random,
    },
    site::Route,
    text::{Phrase, Sentence},
};
use bitqueens_core::{
    faults::Fault,
    solver::{Phase, Size, Solutions},
};

const FIRST_SOLUTION: Place = Place::at(5, 33, Phase::Solution, 3);

pub(super) const LESSON: Lesson = Lesson {
    slug: "symmetry",
    part: CoursePart::Counting,
    title: Phrase {
        ja: "8 つの像：回転と鏡像",
        en: "The eight images: turns and mirrors",
    },
    card: Card {
        outcome: Phrase {
            ja: "1 つの解から、回転と鏡像で 8 つの盤を作れます。",
            en: "Make eight boards of one solution, by turns and mirrors.",
        },
        picture: Picture::Images {
            place: FIRST_SOLUTION,
        },
    },
    blocks: &[
        Block::Prose(Phrase {
            ja: "机の上の盤を、反対側から眺めてみます。並びは違って見えますが、どのクイーンも互いに効いていないことは変わりません。鏡に映しても同じです。ですから、[解](solution)を回転したり左右反転したりしたものも、やはり解です。",
            en: "Walk round the table and look at the board from the other side. The queens seem to stand differently, yet still none attacks another. The same is true in a mirror. So a [solution](solution) turned or mirrored is a solution too.",
        }),
        Block::Figure(Figure {
            picture: Picture::Images {
                place: FIRST_SOLUTION,
            },
            caption: Phrase {
                ja: "N = 5 の最初の解です。回転 4 通りと、それぞれの鏡像で、違う盤が 8 つできます。",
                en: "The first solution of N = 5, turned four ways, each with its mirror image: eight different boards.",
            },
        }),
        Block::Prose(Phrase {
            ja: "この 8 つを、解の[像](image)と呼びます。ビットでは、鏡像は各行のビットを逆の順に並べた数です。90 度の回転では、列が行になります。右に回すと、左端の列が行0になり、いちばん下の行が左に来ます。",
            en: "These eight are called the [images](image) of the solution. In bits, the mirror image has the bits of every row in the opposite order. A quarter turn makes rows of columns: turned to the right, the leftmost column becomes row 0, and the bottom row comes to stand at its left.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ 8 つで全部なのか",
                en: "Why there are eight and no more",
            },
            answer: Phrase {
                ja: "左上の角の行き先は、4 つの角のどれかです。行き先が決まると、その角に集まる 2 辺のどちらが上の辺になるかで、残りもすべて決まります。4 × 2 で 8 通りです。",
                en: "The top left corner can go to any of four corners. Then there are two choices left: which of the two edges that meet there was the top edge. That settles every other square, and 4 times 2 is 8.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "N が 2 以上のとき、左右反転しても変わらない解はありますか。",
                en: "For N of 2 or more, is there a solution that is its own mirror image?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "左右対称に置けば作れる",
                        en: "Yes, if the queens stand symmetrically",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "1 行にクイーンは 1 つだけです。左右反転しても同じ列に残るのは、真ん中の列にいるときだけで、どの行も真ん中の列になってしまいます。",
                        en: "A row has one queen only. She stays on her column in a mirror only if it is the middle one, and then every row would have its queen there.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "ない",
                        en: "No",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "そのとおりです。どの行のクイーンも真ん中の列にいることになり、縦で互いに効いてしまいます。ですから、解は必ず鏡像と 2 つで 1 組です。",
                        en: "Right. Every queen would have to stand in the middle column, and they would attack each other along it. So solutions always come in mirrored pairs.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::TurnsOnly,
            side: side(5),
            before: Phrase {
                ja: "互いに像である盤からは 1 つだけを残し、像の数だけ解を数えます。ただし、比べる相手は 4 通りの回転だけで、鏡像とは比べません。",
                en: "Of boards that are images of one another, only one is kept, and counted once for each image. But it is compared with its four turns only, not with its mirror images.",
            },
            after: Phrase {
                ja: "どの解も 2 度数えました。回転だけでは鏡像にならないので、鏡像からも盤が 1 つ残ります。",
                en: "Every solution was counted twice. No turn makes a mirror image, so one more board is kept among the mirror images.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(turned))),
        Block::Step {
            place: FIRST_SOLUTION,
            text: Phrase {
                ja: "N = 5 の最初の解をステップ実行で見る",
                en: "See the first solution of N = 5 in the stepper",
            },
        },
        Block::Onward {
            to: Route::Ladder,
            query: &[("methods", "bitmap,symmetry-check")],
            text: Phrase {
                ja: "8 つの像を調べてユニーク解を数える方法を、「方法の比較」で計る",
                en: "Time the method that checks all eight images, in the ladder",
            },
        },
    ],
};

/// Asks for a row of a board turned by a quarter to the right.
fn turned(drawn: Option<Random>) -> Question {
    let (size, bits, row) = match drawn {
        None => (place_size(), FIRST_SOLUTION.machine().queens().collect(), 1),
        Some(mut random) => {
            let size = Size::new(random.from_to(5, 7)).unwrap_or(place_size());
            let boards = Solutions::new(size).map(|solution| solution.bits().to_vec());
            let board: Vec<u32> = {
                let boards: Vec<Vec<u32>> = boards.collect();
                let chosen = random.below(u32::try_from(boards.len()).unwrap_or(0));
                boards.get(chosen as usize).cloned().unwrap_or_default()
            };
            (size, board, random.from_to(0, size.get() - 1))
        }
    };
    let image = BoardSymmetry {
        turns: 1,
        mirrored: false,
    };
    let result = image.of(&bits, size)[usize::from(row)];
    let n = size.get();
    let columns = bits
        .iter()
        .map(|bit| u32::from(n) - 1 - bit.trailing_zeros());
    let columns: Vec<u8> = columns
        .filter_map(|column| u8::try_from(column).ok())
        .collect();
    let queens: Vec<(u8, u8)> = (0..n).zip(columns.iter().copied()).collect();
    // The queen of the column that becomes the row.
    let from = columns
        .iter()
        .position(|column| *column == row)
        .unwrap_or(0);
    let reason = |power: u8| {
        // The bit's column of the turned board was this row, counted from the bottom.
        let old_row = power;
        if usize::from(old_row) == from {
            Sentence {
                ja: format!("もとの行{old_row}・列{row}にクイーンがいます。回すと、ここに来ます。"),
                en: format!(
                    "A queen stands in row {old_row}, column {row} of the board; the turn brings her here."
                ),
            }
        } else {
            Sentence {
                ja: format!("ここに来るのは、もとの行{old_row}・列{row}です。クイーンはいません。"),
                en: format!(
                    "Row {old_row}, column {row} of the board comes here, and no queen stands there."
                ),
            }
        }
    };
    let width = usize::from(n);
    Question {
        name: "",
        n_bits: n,
        expected: result.into(),
        prompt: Sentence {
            ja: format!("この盤を右に 90 度回します。新しい行{row}のビットを予想してください。"),
            en: format!(
                "Turn this board by a quarter to the right. Predict the bits of the new row {row}."
            ),
        },
        given: Given::Board(Board::loose(size, &queens)),
        reasons: (0..n).map(reason).collect(),
        answer: Sentence {
            ja: format!(
                "新しい行{row}は、もとの列{row}を下から読んだもので、{result:0width$b} です。"
            ),
            en: format!(
                "The new row {row} is the old column {row} read from below: {result:0width$b}."
            ),
        },
    }
}

const fn place_size() -> Size {
    FIRST_SOLUTION.size()
}
