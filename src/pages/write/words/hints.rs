//! The words of the hints.

use bitqueens_core::{program::Decision, solver::Phase};

use crate::{
    pages::write::{Hint, HintPlace},
    text::{ListingLine, Phrase, comment, phrases},
};

phrases! {
    ASKED: Ja "すること：", En "To do: ";
    IDEA: Ja "考え方：", En "Idea: ";
    CODE: Ja "書き方：", En "Code: ";

    IDEA_START: Ja "空いているマスを 1 で表します。すべて空いているので、1 を n 個並べた `mask` と同じです。",
        En "A free square is a 1. All are free, so the word is `mask`, n ones.";
    IDEA_WHILE: Ja "行0からさらに上へ戻ると `row` は -1 になり、そこで探索が終わります。",
        En "Going up from row 0 makes `row` -1, and there the search ends.";
    IDEA_IF_FREE: Ja "空いているマスが 1 つもなければ、その行の `bitmap` は 0 です。",
        En "Where no square is free, the `bitmap` of the row is 0.";
    IDEA_PICK: Ja "`x` と `-x` では、最下位の 1 より上のビットがすべて逆です。両方に残る 1 は、最下位の 1 だけです。",
        En "Above the lowest 1, every bit of `-x` is the opposite of that of `x`. The only 1 that both have is the lowest.";
    IDEA_CLEAR: Ja "XOR は、1 が重なるビットを 0 にし、相手が 0 のビットを変えません。",
        En "XOR makes a bit 0 where both are 1, and leaves it where the other one is 0.";
    IDEA_PLACE: Ja "選んだマスは `bit` です。`board` の、この行の要素に入れます。",
        En "The square is in `bit`. `board` has an element for each row.";
    IDEA_IF_ABOVE: Ja "行は 0 から数えるので、最後の行は `n - 1` です。",
        En "Rows count from 0, so the last one is `n - 1`.";
    IDEA_LEFT: Ja "上の行の `left` に、いまのクイーンを OR で加えます。左の斜めは 1 行下りるごとに 1 列左へ進むので、合わせたワードを 1 ビット左へシフトします。",
        En "Join the queen to the `left` of the row above by OR. A left diagonal goes one column to the left with each row, so all of it is shifted to the left by one.";
    IDEA_DOWN: Ja "上の行の `down` に、いまのクイーンを OR で加えます。列は真下へ伸びるので、シフトしません。",
        En "Join the queen to the `down` of the row above by OR. A column goes straight down, so nothing is shifted.";
    IDEA_RIGHT: Ja "上の行の `right` に、いまのクイーンを OR で加えます。右の斜めは 1 行下りるごとに 1 列右へ進むので、合わせたワードを 1 ビット右へシフトします。",
        En "Join the queen to the `right` of the row above by OR. A right diagonal goes one column to the right with each row, so all of it is shifted to the right by one.";
    IDEA_FREE: Ja "空いているのは、どの効き筋も通らないマスです。3 つのワードを OR で合わせ、反転し、盤の外のビットを `mask` で消します。",
        En "A square is free where no line runs. Join the three words by OR, invert them, and cut the bits beyond the board with `mask`.";
    IDEA_ELSE: Ja "直前の `if` の条件が成り立たないときに、ここへ来ます。",
        En "The loop comes here where the condition of the `if` above does not hold.";
    IDEA_SOLUTION: Ja "最後の行に置けたので、解が 1 つ増えます。残りの解は上の行の続きにあるので、`row` を 1 減らします。",
        En "The last row has its queen: one more solution. The others come from the rows above, so `row` becomes one less.";
    IDEA_BACKTRACK: Ja "この行で試すマスは、もうありません。`row` を 1 減らすと、上の行の続きになります。",
        En "The row has no square left to try. With `row` one less, the row above goes on.";

    ASKED_HALF: Ja "`bitmap[0]` から、行0の右半分を除く", En "leave the right half of row 0 out of `bitmap[0]`";
    IDEA_HALF: Ja "右半分は、`mask` の下位 `n >> 1` ビットです。その数だけ 1 を並べたワードは、`mask` と同じ作り方で作れます。",
        En "The right half is the lowest `n >> 1` bits of `mask`. A word of so many ones is made as `mask` is.";
    ASKED_TWICE: Ja "見つけた解を、左右反転した解の分も数える。行0のクイーンが真ん中の列にいる解は除く",
        En "count a solution for its mirror image too, but not where the queen of row 0 is in the middle column";
    IDEA_TWICE: Ja "`board[0]` は行0のクイーンです。真ん中の列より左にあれば、`(n + 1) >> 1` ビット右へシフトしても 0 になりません。",
        En "`board[0]` is the queen of row 0. To the left of the middle column, she is not 0 after a shift to the right by `(n + 1) >> 1`.";

    ASKED_WEIGHT: Ja "この輪の、互いに違う対称形の数を求める", En "work out how many different images this ring has";
    IDEA_WEIGHT: Ja "対称形は 8 つあり、そのうち `equal` 個が元の輪と同じです。違うものは 8 ÷ `equal` 個です。`equal` は 1、2、4 のどれかなので、割る代わりにシフトできます。",
        En "Of the eight images, `equal` are the ring itself, so 8 divided by `equal` are different. `equal` is 1, 2 or 4: a shift divides.";
    ASKED_COUNT: Ja "見つけた解を、輪の対称形の分も数える", En "count the solution for all images of the ring";
    IDEA_COUNT: Ja "調べない対称形の輪にも、それぞれ同じ数の解があります。互いに違う輪の数は、輪が埋まったときに求めました。",
        En "Each image that is not searched has as many solutions. How many of them are different was worked out when the ring was full.";
    ASKED_FREE: Ja "この行の空いているマスを求める", En "work out the free squares of this row";
    IDEA_GAP_FREE: Ja "効き筋の通るマスは `taken` にそろっています。それを反転し、盤の外のビットを消します。",
        En "`taken` holds every square that a line runs through. Invert it, and cut the bits beyond the board.";
    ASKED_ATTACKED: Ja "このマスを通る効き筋があるかを調べる", En "find out whether a line runs through this square";
    IDEA_ATTACKED: Ja "このマスを表すビットは、`down` では `bit`、`left` では `l`、`right` では `r` です。それぞれを AND で取り出し、OR で合わせます。",
        En "The square is `bit` in `down`, `l` in `left` and `r` in `right`. Take each out by AND, and join them by OR.";
}

/// What stands before a hint: which of the three it is.
pub const fn kind(hint: Hint) -> Phrase {
    match hint {
        Hint::Asked(_) => ASKED,
        Hint::Idea(_) => IDEA,
        Hint::Code(_) => CODE,
    }
}

/// What a hint says in words; nothing where it is the code.
pub fn hint(hint: Hint) -> Option<Phrase> {
    match hint {
        Hint::Asked(HintPlace::Line(line)) => comment(line),
        Hint::Idea(HintPlace::Line(line)) => idea(line),
        Hint::Asked(HintPlace::Gap(gap)) => GAPS.get(gap).map(|[asked, _]| *asked),
        Hint::Idea(HintPlace::Gap(gap)) => GAPS.get(gap).map(|[_, idea]| *idea),
        Hint::Asked(HintPlace::Change(change)) => CHANGES.get(change).map(|[asked, _]| *asked),
        Hint::Idea(HintPlace::Change(change)) => CHANGES.get(change).map(|[_, idea]| *idea),
        Hint::Code(_) => None,
    }
}

/// What is asked for in each change for half of row 0, and the idea.
const CHANGES: [[Phrase; 2]; 2] = [[ASKED_HALF, IDEA_HALF], [ASKED_TWICE, IDEA_TWICE]];

/// What is asked for in each gap of the carry chain, and the idea.
const GAPS: [[Phrase; 2]; 4] = [
    [ASKED_WEIGHT, IDEA_WEIGHT],
    [ASKED_COUNT, IDEA_COUNT],
    [ASKED_FREE, IDEA_GAP_FREE],
    [ASKED_ATTACKED, IDEA_ATTACKED],
];

/// How a line is written; nothing for one that only closes a block.
fn idea(line: &ListingLine) -> Option<Phrase> {
    Some(match line.phase {
        Some(Phase::Start) => IDEA_START,
        Some(Phase::Pick) => IDEA_PICK,
        Some(Phase::Clear) => IDEA_CLEAR,
        Some(Phase::Place) => IDEA_PLACE,
        Some(Phase::Left) => IDEA_LEFT,
        Some(Phase::Down) => IDEA_DOWN,
        Some(Phase::Right) => IDEA_RIGHT,
        Some(Phase::Free) => IDEA_FREE,
        Some(Phase::Solution) => IDEA_SOLUTION,
        Some(Phase::Backtrack) => IDEA_BACKTRACK,
        _ => match line.decision()? {
            Decision::While => IDEA_WHILE,
            Decision::IfFree => IDEA_IF_FREE,
            Decision::IfAbove => IDEA_IF_ABOVE,
            Decision::Else => IDEA_ELSE,
        },
    })
}
