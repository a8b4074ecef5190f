//! What a search costs.

use crate::{
    pages::learn::{Question, Random},
    question::AnswerKind,
    text::sentence,
};

/// Boards and rows whose skipped boards are 255 at most: N, and the row of the clash.
const CLASHES: [(u8, u8); 14] = [
    (4, 1),
    (4, 2),
    (5, 1),
    (5, 2),
    (5, 3),
    (6, 2),
    (6, 3),
    (6, 4),
    (7, 4),
    (7, 5),
    (8, 5),
    (8, 6),
    (3, 1),
    (7, 6),
];

/// Asks how many full boards going back leaves out.
pub(crate) fn skipped(random: Option<Random>) -> Question {
    let clash = random.and_then(|mut random| random.choose(&CLASHES));
    let (n, row) = clash.unwrap_or((4, 1));
    let below = n - 1 - row;
    let boards = u32::from(n).pow(below.into());
    Question::told(
        AnswerKind::Number,
        boards.into(),
        sentence!(
            "N = {n} で、行{row}のクイーンが上のクイーンとぶつかりました。ここで戻ると、下の行の置き方を何通り調べずにすみますか。どの行にも {n} 通りの列があるとします。",
            "With N = {n} the queen of row {row} clashes with one above. How many ways to fill the rows below need not be looked at, if each of them has {n} columns?"
        ),
        vec![sentence!(
            "行{row}より下には {below} 行あります。足すのではなく、かけ合わせます。",
            "Rows below row {row}: {below}. Their columns are multiplied, and not added."
        )],
        match below {
            1 => sentence!(
                "下に 1 行あり、{n} を 1 回かけるので {boards} 通りです。",
                "There is one row below, so {boards} ways."
            ),
            _ => sentence!(
                "下に {below} 行あり、{n} を {below} 回かけるので {boards} 通りです。",
                "There are {below} rows below: {n} to the power of {below} is {boards}."
            ),
        },
    )
}
