//! Mistakes in the attack words.

use super::Case;

const LEFT: &str = "left[row] = (left[row-1] | bit) << 1;";
const DOWN: &str = "down[row] = down[row-1] | bit;";
const RIGHT: &str = "right[row] = (right[row-1] | bit) >> 1;";

pub(super) const WRONG: &[Case] = &[
    (
        LEFT,
        "left[row] = (left[row-1] | bit) >> 1;",
        "wrong at 2; N 2 step 5 line 7: left of row 1: Missing { power: 1, by: Attack { queen_row: 0, line: Left } }",
    ),
    (
        LEFT,
        "left[row] = left[row-1] | bit << 1;",
        "wrong at 4; N 3 step 12 line 7: left of row 2: Unfounded { power: 1 }",
    ),
    (
        LEFT,
        "left[row] = left[row-1] << 1;",
        "wrong at 2; N 2 step 5 line 7: left of row 1: Missing { power: 1, by: Attack { queen_row: 0, line: Left } }",
    ),
    (
        LEFT,
        "left[row] = bit << 1;",
        "wrong at 5; N 3 step 12 line 7: left of row 2: Missing { power: 2, by: Attack { queen_row: 0, line: Left } }",
    ),
    (
        LEFT,
        "left[row] = (left[row] | bit) << 1;",
        "wrong at 5; N 3 step 12 line 7: left of row 2: Missing { power: 2, by: Attack { queen_row: 0, line: Left } }",
    ),
    (
        LEFT,
        "left[row] = (left[row-1] | bit) << 2;",
        "wrong at 2; N 2 step 5 line 7: left of row 1: Missing { power: 1, by: Attack { queen_row: 0, line: Left } }",
    ),
    (
        LEFT,
        "left[row] = (left[row-1] | bit) << row;",
        "wrong at 3; N 3 step 12 line 7: left of row 2: Missing { power: 2, by: Attack { queen_row: 0, line: Left } }",
    ),
    (
        LEFT,
        "left[row] = (left[row-1] & bit) << 1;",
        "wrong at 2; N 2 step 5 line 7: left of row 1: Missing { power: 1, by: Attack { queen_row: 0, line: Left } }",
    ),
    (
        DOWN,
        "down[row] = bit;",
        "wrong at 3; N 3 step 13 line 8: down of row 2: Missing { power: 0, by: Attack { queen_row: 0, line: Down } }",
    ),
    (
        DOWN,
        "down[row] = down[row-1];",
        "wrong at 2; endless in row Some(5); N 2 step 6 line 8: down of row 1: Missing { power: 0, by: Attack { queen_row: 0, line: Down } }",
    ),
    (
        DOWN,
        "down[row] = down[row-1] & bit;",
        "wrong at 2; endless in row Some(7); N 2 step 6 line 8: down of row 1: Missing { power: 0, by: Attack { queen_row: 0, line: Down } }",
    ),
    (
        DOWN,
        "down[row] = down[row-1] + bit + bit;",
        "wrong at 2; N 2 step 6 line 8: down of row 1: Missing { power: 0, by: Attack { queen_row: 0, line: Down } }",
    ),
    (
        DOWN,
        "down[row] = down[row-1] | row;",
        "wrong at 2; N 2 step 14 line 8: down of row 1: Unfounded { power: 0 }",
    ),
    (
        DOWN,
        "down[row] = (down[row-1] | bit) << 1;",
        "wrong at 2; endless in row Some(3); N 2 step 6 line 8: down of row 1: Missing { power: 0, by: Attack { queen_row: 0, line: Down } }",
    ),
    (
        DOWN,
        "down[row] |= bit;",
        "wrong at 3; N 2 step 14 line 8: down of row 1: Unfounded { power: 0 }",
    ),
    (
        RIGHT,
        "right[row] = (right[row-1] | bit) << 1;",
        "wrong at 2; N 2 step 7 line 9: right of row 1: Unfounded { power: 1 }",
    ),
    (
        RIGHT,
        "right[row] = right[row-1] | bit >> 1;",
        "wrong at 4; N 3 step 38 line 9: right of row 2: Missing { power: 0, by: Attack { queen_row: 0, line: Right } }",
    ),
    (
        RIGHT,
        "right[row] = right[row-1] | bit;",
        "wrong at 2; N 2 step 7 line 9: right of row 1: Unfounded { power: 0 }",
    ),
    (
        RIGHT,
        "right[row] = (right[row+1] | bit) >> 1;",
        "stopped at 2; index 2 in line 9; ",
    ),
];
