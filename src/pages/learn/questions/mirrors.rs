//! Boards that are their own image.

use super::side;
use crate::{
    draw::Board,
    pages::learn::{Given, ORDER, Question, Random},
    text::sentence,
};

/// Asks where a queen comes to stand in the mirror of a long diagonal.
pub(crate) fn mirrored_queen(drawn: Option<Random>) -> Question {
    let (n, row, column, falls) = match drawn {
        None => (7, 1, 4, true),
        Some(mut random) => {
            let n = random.from_to(5, 8);
            let falls = random.below(2) == 0;
            let row = random.from_to(0, n - 1);
            // Any column but the mirror's own.
            let further = random.from_to(1, n - 1);
            let own = if falls { row } else { n - 1 - row };
            (n, row, (own + further) % n, falls)
        }
    };
    let (to_row, to_column) = if falls {
        (column, row)
    } else {
        (n - 1 - column, n - 1 - row)
    };
    let power = ORDER.column(to_column, n);
    let expected = 1_u64 << power;
    let (line_ja, line_en) = if falls {
        ("左上から右下へ", "from the top left to the bottom right")
    } else {
        ("右上から左下へ", "from the top right to the bottom left")
    };
    let reason = |of: u8| {
        let (ja, en) = if of == power {
            ("ここに来ます。", "to this square.")
        } else {
            ("別のマスに来ます。", "to another square.")
        };
        sentence!(
            "行{row}・列{column}のクイーンは{ja}",
            "The mirror takes the queen in row {row}, column {column} {en}"
        )
    };
    Question {
        prompt: sentence!(
            "行{row}・列{column}のクイーンを、{line_ja}の長い対角線で折り返すと、行{to_row}に来ます。そのマスを 1 にしてください。",
            "The mirror in the long diagonal {line_en} takes the queen in row {row}, column {column} to row {to_row}. Set the bit of her square there."
        ),
        given: Given::Board(Board::loose(side(n), &[(row, column)])),
        answer: sentence!(
            "行{to_row}・列{to_column}です。2 つのマスは斜めで互いに効きます。",
            "Row {to_row}, column {to_column}. The two squares attack each other on a diagonal."
        ),
        ..Question::of_bits(n, expected, reason)
    }
}
