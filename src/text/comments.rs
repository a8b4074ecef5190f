//! What each line of the listing does.

use bitqueens_core::{program::Decision, solver::Phase};

use super::{ListingLine, Phrase};

phrases! {
    COMMENT_START: "行0では、どのマスも空いている", "in row 0 every square is free";
    COMMENT_WHILE: "行が残っている間、繰り返す", "while there is a row in work";
    COMMENT_IF_FREE: "この行に空きがあれば", "if the row has a free square";
    COMMENT_PICK: "空きの中で最下位のビットを選ぶ", "pick the lowest bit of the free squares";
    COMMENT_CLEAR: "そのビットを空きから消す", "clear that bit from the free squares";
    COMMENT_PLACE: "この行にクイーンを置く", "place the queen in the row";
    COMMENT_IF_ABOVE: "最後の行でなければ", "if it is not the last row";
    COMMENT_LEFT: "次の行へ進み、left を求める", "go to the next row and work out its left";
    COMMENT_DOWN: "次の行の down を求める", "work out the down of that row";
    COMMENT_RIGHT: "次の行の right を求める", "work out the right of that row";
    COMMENT_FREE: "次の行の空きを求める", "work out the free squares of that row";
    COMMENT_ELSE: "そうでなければ", "else";
    COMMENT_SOLUTION: "解を数えて、上の行へ戻る", "count the solution and go up a row";
    COMMENT_BACKTRACK: "上の行へ戻る", "go up a row";
}

/// What a line of the listing does; nothing for one that only closes a block.
pub fn comment(line: &ListingLine) -> Option<Phrase> {
    Some(match line.phase {
        Some(Phase::Start) => COMMENT_START,
        Some(Phase::Pick) => COMMENT_PICK,
        Some(Phase::Clear) => COMMENT_CLEAR,
        Some(Phase::Place) => COMMENT_PLACE,
        Some(Phase::Left) => COMMENT_LEFT,
        Some(Phase::Down) => COMMENT_DOWN,
        Some(Phase::Right) => COMMENT_RIGHT,
        Some(Phase::Free) => COMMENT_FREE,
        Some(Phase::Solution) => COMMENT_SOLUTION,
        Some(Phase::Backtrack) => COMMENT_BACKTRACK,
        _ => match line.decision()? {
            Decision::While => COMMENT_WHILE,
            Decision::IfFree => COMMENT_IF_FREE,
            Decision::IfAbove => COMMENT_IF_ABOVE,
            Decision::Else => COMMENT_ELSE,
        },
    })
}
