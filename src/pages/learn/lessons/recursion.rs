//! Recursion and the loop beside each other.

use crate::{
    pages::learn::{Block, Card, CoursePart, Exercise, Figure, Lesson, Picture, Place},
    question::TargetWord,
    text::Phrase,
};
use bitqueens_core::solver::Phase;

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
        Block::Prose(Phrase {
            ja: "本を読んでいて、別の本を調べに行くとします。いまのページにしおりをはさんでから、次の本を開きます。調べ終えたら、しおりのところから続きを読みます。探索が 1 行下りるときも、いまの行にしおりをはさみます。",
            en: "You are reading a book and must look something up in another. You put a bookmark in, open the other book, and later read on from the bookmark. Going down a row, the search leaves a bookmark in the row it comes from.",
        }),
        Block::Prose(Phrase {
            ja: "再帰では、1 行下りることが関数の呼び出しです。しおりは、呼び出した側に残る `left`、`down`、`right`、`bitmap` です。置き場所は、プログラムの実行環境が用意します。",
            en: "In the recursive form, going down a row is a call. The bookmark is the `left`, `down`, `right` and `bitmap` that wait in the caller, and the running program keeps the place for them.",
        }),
        Block::Code("search(row + 1, (left | bit) << 1, down | bit, (right | bit) >> 1)"),
        Block::Prose(Phrase {
            ja: "ループでは、しおりを自分で配列に置きます。行の番号が、しおりの場所です。下りるときは `row` を 1 増やし、戻るときは 1 減らします。",
            en: "In the loop we keep the bookmarks ourselves, in arrays. The row's number is the bookmark's place. Going down adds 1 to `row`, going up takes 1 away.",
        }),
        Block::Code("left[row + 1]  = (left[row] | bit) << 1"),
        Block::Code("down[row + 1]  = down[row] | bit"),
        Block::Code("right[row + 1] = (right[row] | bit) >> 1"),
        Block::Figure(Figure {
            picture: Picture::Arrays {
                place: Place::at(4, 15, Phase::Free, 2),
            },
            caption: Phrase {
                ja: "行2は行き止まりです。行0には `1110`、行1には `1000` が `bitmap` に残り、続きを待っています。",
                en: "Row 2 is a dead end. Row 0 waits with `1110` left in its bitmap, row 1 with `1000`.",
            },
        }),
        Block::Prose(Phrase {
            ja: "戻った行では、何も計算し直しません。配列に残っている `bitmap` から、次の `bit` を取り出すだけです。どちらの形でも、同じ順に同じマスを試し、同じ解を見つけます。",
            en: "Back in a row, nothing is computed again: the next bit is taken from the bitmap that waits in the array. Both forms try the same squares in the same order and find the same solutions.",
        }),
        Block::Prose(Phrase {
            ja: "ループの良いところは、どの時点でも止められることです。配列と `row` を見れば、探索のすべてが分かります。このサイトのステップ実行は、このループを 1 行ずつ動かしています。",
            en: "The loop can stop anywhere: its arrays and `row` are the whole of the search. The stepper on this site runs this loop one line at a time.",
        }),
        Block::Prose(Phrase {
            ja: "N = 4 の行0に戻ってきました。次に試すのは、どのマスでしょう。",
            en: "With N = 4 the search has come back to row 0. Which square does it try next?",
        }),
        Block::Exercise(Exercise::Row {
            word: TargetWord::Bit,
            place: Place::at(4, 33, Phase::Backtrack, 0),
        }),
        Block::Step {
            place: Place::at(4, 16, Phase::Backtrack, 1),
            text: Phrase {
                ja: "行き止まりから行1に戻るステップを見る",
                en: "See the step that goes back to row 1 from the dead end",
            },
        },
    ],
};
