//! The puzzle: a queen, her lines, and one queen a row.

use super::side;
use crate::{
    draw::Board,
    pages::learn::{
        Ask, Block, Card, CoursePart, Exercise, FaultTrial, Figure, Given, Lesson, ORDER, Picture,
        Place, Question, Quiz, QuizAnswer, Random,
    },
    site::Route,
    text::{Phrase, Sentence},
};
use bitqueens_core::{faults::Fault, solver::Phase};

pub(super) const LESSON: Lesson = Lesson {
    slug: "puzzle",
    part: CoursePart::Search,
    title: Phrase {
        ja: "クイーンの効き筋とパズル",
        en: "The puzzle, and a queen to move",
    },
    card: Card {
        outcome: Phrase {
            ja: "クイーンが効くマスを言えて、1 行に 1 つだけ置く理由が分かります。",
            en: "Say which squares a queen attacks, and why each row gets one queen.",
        },
        picture: Picture::Board {
            place: Place::at(5, 4, Phase::Place, 0),
            rows: &[],
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Reach {
                side: side(5),
                queen: (2, 1),
            },
            caption: Phrase {
                ja: "クイーンは縦、横、斜めのどの向きにも、端まで効きます。ほかのクイーンは、印のないマスにしか置けません。",
                en: "A queen attacks along her row, her column and both diagonals, as far as the edge. Another queen may stand only on a square without a mark.",
            },
        }),
        Block::Prose(Phrase {
            ja: "クイーンはチェスの駒です。縦、横、斜めの線の上を、何マスでも動けます。この線を[効き筋](attack-line)（利き筋とも書きます）と呼びます。",
            en: "The queen is a chess piece. She moves any number of squares along a row, a column or a diagonal. These are her [attack lines](attack-line).",
        }),
        Block::Prose(Phrase {
            ja: "N クイーンは、N 行 N 列の盤に N 個のクイーンを置くパズルです。どの 2 つも、互いの効き筋に入ってはいけません。この条件を満たす置き方が[解](solution)です。",
            en: "The N-Queens puzzle asks for N queens on a board of N rows and N columns, so that no queen stands on an attack line of another. Such a board is a [solution](solution).",
        }),
        Block::Prose(Phrase {
            ja: "行と列は 0 から数えます。一番上が行0、一番左が列0です。N = 5 の解は 10 個、N = 8 の解は 92 個あります。",
            en: "Rows and columns are numbered from 0: row 0 is the top, column 0 the leftmost. N = 5 has 10 solutions, and N = 8 has 92.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ 1 行に 1 つなのか",
                en: "Why each row gets one queen",
            },
            answer: Phrase {
                ja: "同じ行に 2 つ置くと、横の効き筋でぶつかります。ですから、1 行には多くても 1 つです。N 個のクイーンを N 行に置くので、空の行も作れません。どの行にも、ちょうど 1 つです。",
                en: "Two queens in a row attack each other along it, so a row holds one at most. With N queens for N rows, none can stay empty either. Each row holds exactly one.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "縦と横だけが重ならないように置けば、解になりますか。",
                en: "Is a board a solution if no two queens share a row or a column?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "なる",
                        en: "Yes",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "斜めが残っています。下の「壊してみる」で確かめてください。",
                        en: "The diagonals are left. See what happens below, where they are forgotten.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "ならない",
                        en: "No",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "斜めにも効くので、斜めも確かめなければなりません。",
                        en: "She attacks along diagonals too, so these must be tested as well.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::NoDiagonals,
            side: side(5),
            before: Phrase {
                ja: "斜めを見ない探索です。縦だけを確かめて、5 つのクイーンを置きます。いくつの盤を「解」と数えるでしょうか。",
                en: "This search forgets the diagonals and tests the columns alone. How many boards will it take for solutions?",
            },
            after: Phrase {
                ja: "5 × 4 × 3 × 2 × 1 = 120 です。列を並べ替えただけの盤が、すべて解になってしまいます。斜めの条件が、120 個を 10 個に減らしていたのです。",
                en: "5 * 4 * 3 * 2 * 1 = 120: every order of the columns passes. It is the diagonals that leave 10 of these 120.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(reach))),
        Block::Step {
            place: Place::at(5, 4, Phase::Place, 0),
            text: Phrase {
                ja: "最初のクイーンを置くステップを見る",
                en: "See the step that places the first queen",
            },
        },
        Block::Onward {
            to: Route::Solve,
            query: &[("n", "5")],
            text: Phrase {
                ja: "自分でクイーンを置いて、N = 5 の解を探す",
                en: "Place the queens yourself and look for solutions of N = 5",
            },
        },
    ],
};

/// Asks which squares of another row a queen attacks.
fn reach(random: Option<Random>) -> Question {
    let (n, queen, asked) = random.map_or((5, (1, 3), 3), |mut random| {
        let n = random.from_to(4, 8);
        let queen = (random.from_to(0, n - 1), random.from_to(0, n - 1));
        let further = random.from_to(1, n - 1);
        (n, queen, (queen.0 + further) % n)
    });
    let (row, column) = queen;
    let rows = asked.abs_diff(row);
    let attacks = |of: u8| of == column || of.abs_diff(column) == rows;
    let power = |of: u8| ORDER.column(of, n);
    let mut board = Board::loose(side(n), &[queen]);
    for square in board
        .squares
        .iter_mut()
        .filter(|square| square.row == asked)
    {
        square.in_work = true;
    }
    let reason = |of: u8| {
        let (ja, en) = match () {
            () if of == column => ("縦の線が通ります", "her column runs through it"),
            () if attacks(of) => (
                "行と列が同じだけ離れているので、斜めの線が通ります",
                "it is as many columns away as rows, so a diagonal runs through it",
            ),
            () => (
                "縦の線も斜めの線も通りません",
                "neither her column nor a diagonal runs through it",
            ),
        };
        Sentence {
            ja: format!("列{of}は、{ja}。"),
            en: format!("Column {of}: {en}."),
        }
    };
    let attacked: Vec<String> = (0..n)
        .filter(|of| attacks(*of))
        .map(|of| of.to_string())
        .collect();
    Question {
        name: "",
        n_bits: n,
        expected: (0..n)
            .filter(|of| attacks(*of))
            .fold(0, |bits, of| bits | 1 << power(of)),
        prompt: Sentence {
            ja: format!(
                "クイーンは行{row}・列{column}にいます。行{asked}のマスのうち、このクイーンが効くマスを 1、効かないマスを 0 にしてください。"
            ),
            en: format!(
                "The queen stands in row {row}, column {column}. Mark each square of row {asked}: 1 where she attacks it, 0 where she does not."
            ),
        },
        given: Given::Board(board),
        reasons: (0..n).map(|of| reason(power(of))).collect(),
        answer: Sentence {
            ja: format!("効くのは列 {} です。", attacked.join("、")),
            en: format!("She attacks these columns: {}.", attacked.join(", ")),
        },
    }
}
