//! Recursion and the loop beside each other.

use super::side;
use crate::{
    draw::{Board, Cover},
    pages::learn::{
        Ask, Block, Card, CoursePart, Exercise, FaultTrial, Figure, Given, Lesson, ORDER, Picture,
        Place, Question, Quiz, QuizAnswer, Random,
    },
    question::{RowTask, TargetWord},
    site::Route,
    text::{Phrase, Sentence, binary},
};
use bitqueens_core::{
    faults::Fault,
    solver::{OpenRow, Phase, Placement},
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "loop",
    part: CoursePart::Loop,
    title: Phrase {
        ja: "再帰とループ",
        en: "Recursion and the loop",
    },
    card: Card {
        outcome: Phrase {
            ja: "再帰で待っている値を、ループの配列の中に見つけられます。",
            en: "Find the values that wait in the recursion in the arrays of the loop.",
        },
        picture: Picture::Arrays {
            place: Place::at(4, 15, Phase::Free, 2),
        },
    },
    blocks: &[
        Block::Figure(Figure {
            picture: Picture::Arrays {
                place: Place::at(4, 15, Phase::Free, 2),
            },
            caption: Phrase {
                ja: "行2は[行き止まり](dead-end)です。行0には `1110`、行1には `1000` が [`bitmap`](bitmap) に残り、続きを待っています。",
                en: "Row 2 is a [dead end](dead-end). Row 0 waits with `1110` left in its [`bitmap`](bitmap), row 1 with `1000`.",
            },
        }),
        Block::Prose(Phrase {
            ja: "本を読んでいて、別の本を調べに行くとします。いまのページにしおりをはさんでから、次の本を開きます。調べ終えたら、しおりのところから続きを読みます。探索が 1 行下りるときも、いまの行にしおりをはさみます。",
            en: "You are reading a book and must look something up in another. You put a bookmark in, open the other book, and later read on from the bookmark. Going down a row, the search leaves a bookmark in the row it comes from.",
        }),
        Block::Prose(Phrase {
            ja: "再帰では、1 行下りることが関数の呼び出しです。しおりは、呼び出した側に残る [`left`](left)、[`down`](down)、[`right`](right)、`bitmap` です。プログラムの実行環境が、これを呼び出しの順に積み重ねて持ちます。この積み重ねが、[コールスタック](stack)です。",
            en: "In the recursive form, going down a row is a call. The bookmark is the [`left`](left), [`down`](down), [`right`](right) and `bitmap` that wait in the caller. The running program piles them up in the order of the calls. That pile is the call stack.",
        }),
        Block::Code("search(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1)"),
        Block::Prose(Phrase {
            ja: "ループ（[非再帰](non-recursive)）では、しおりを自分で配列に置きます。行の番号が、しおりの場所です。下りるときは `row` を 1 増やし、戻るときは 1 減らします。",
            en: "In the loop, the [non-recursive](non-recursive) form, we keep the bookmarks ourselves, in arrays. The number of the row is the place of the bookmark. Going down adds 1 to `row`, going up takes 1 away.",
        }),
        Block::Code("left[row + 1]  = (left[row] | bit) << 1"),
        Block::Code("down[row + 1]  = down[row] | bit"),
        Block::Code("right[row + 1] = (right[row] | bit) >> 1"),
        Block::Why {
            question: Phrase {
                ja: "なぜ、戻ったときに計算し直さなくてよいのか",
                en: "Why nothing is computed again on the way back",
            },
            answer: Phrase {
                ja: "下の行は、自分の場所にしか書き込みません。上の行の値は、配列の中でそのまま待っています。戻ったら、残っている `bitmap` から次の [`bit`](bit) を取り出すだけです。",
                en: "The rows below write to their own places only. The values of the row above wait in the arrays as they were. Back there, the next bit is taken from what is left of `bitmap`.",
            },
        },
        Block::Prose(Phrase {
            ja: "どちらの形でも、同じ順に同じマスを試し、同じ[解](solution)を見つけます。ループの良いところは、どの時点でも止められることです。配列と `row` を見れば、探索のすべてが分かります。このサイトのステップ実行は、このループのコードを 1 行ずつ動かしています。",
            en: "Both forms try the same squares in the same order and find the same [solutions](solution). The loop can stop anywhere: its arrays and `row` are the whole of the search. The stepper on this site runs this loop one line of code at a time.",
        }),
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "行2から行1に戻りました。行1の `left` は、どうやって求めますか。",
                en: "The search has gone up from row 2 to row 1. Where does row 1's `left` come from?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "行2の `left` を右へシフトする",
                        en: "Row 2's `left`, shifted to the right",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "行2の `left` には、行1で置いたクイーンの影が混ざっています。シフトしても取り除けません。",
                        en: "Row 2's `left` has the shadow of row 1's queen joined into it. No shift takes that out.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "配列に残っているものを使う",
                        en: "It is still in the array",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "`left[1]` はそのあと書き換えられていないので、そのまま使えます。",
                        en: "Nothing was written to `left[1]` in the meantime.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::OneWord,
            side: side(5),
            before: Phrase {
                ja: "配列をやめて、`left`、`down`、`right` をどの行でも 1 つずつの変数で持ちます。",
                en: "No arrays: all rows share one `left`, one `down` and one `right`.",
            },
            after: Phrase {
                ja: "下りるだけなら正しく動くので、最初の解は見つかります。ところが戻ったときに、下の行の値が残ったままです。もういないクイーンの影で、マスがふさがります。",
                en: "Going down it works, so the first solution is found. But when it goes up, the words are still those of the row below, and the shadows of queens that are gone block the squares.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(waiting))),
        Block::Step {
            place: Place::at(4, 16, Phase::Backtrack, 1),
            text: Phrase {
                ja: "行き止まりから行1に戻るステップを見る",
                en: "See the step that goes back to row 1 from the dead end",
            },
        },
        Block::Onward {
            to: Route::Step,
            query: &[("n", "4"), ("at", "16"), ("open", "recursion")],
            text: Phrase {
                ja: "再帰とループを並べて見る",
                en: "See recursion and loop beside each other",
            },
        },
    ],
};

/// Asks for the bitmap that waits in a row the search comes back to.
fn waiting(random: Option<Random>) -> Question {
    let row = random.map_or_else(
        || OpenRow::from(Placement::empty(side(5))).with_tried(2),
        |mut random| {
            let n = random.from_to(4, 8);
            let mut placement = random.placement(side(n));
            while placement.free() == 0 {
                placement = placement.above(placement.n_queens() - 1);
            }
            let n_tried = 1 + random.below(placement.free().count_ones());
            OpenRow::from(placement).with_tried(n_tried)
        },
    );
    let task = RowTask {
        word: TargetWord::Bitmap,
        row,
    };
    let (n, here) = (row.placement().size(), row.row());
    let last = ORDER.column(u8::try_from(row.tried().ilog2()).unwrap_or(0), n.get());
    let bits = binary(task.expected(), n);
    Question {
        name: "bitmap",
        n_bits: n.get(),
        expected: task.expected(),
        prompt: Sentence {
            ja: format!(
                "N = {n} で、探索が行{here}に戻ってきました。行{here}では、右から順に列{last}まで試し終えています。配列で待っていた行{here}の `bitmap` を書いてください。"
            ),
            en: format!(
                "With N = {n} the search has come back to row {here}, where the free squares from the right up to column {last} have been tried. Write the `bitmap` of row {here} that waited in the array."
            ),
        },
        given: Given::Board(Board::of_row(&row, Cover::On, ORDER, None)),
        reasons: (0..n.get())
            .map(|power| task.explain(power, ORDER))
            .collect(),
        answer: Sentence {
            ja: format!("まだ試していない空きは {bits} です。"),
            en: format!("The free squares that are still to be tried are {bits}."),
        },
    }
}
