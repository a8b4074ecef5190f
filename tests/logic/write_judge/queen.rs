//! Mistakes where a square is picked, cleared and taken, and where row 0 begins.

use super::Case;

const PICK: &str = "bit = bitmap[row] & -bitmap[row];";
const CLEAR: &str = "bitmap[row] ^= bit;";
const START: &str = "bitmap[0] = mask;";

pub(super) const WRONG: &[Case] = &[
    (
        PICK,
        "bit = bitmap[row] & ~bitmap[row];",
        "stopped at 2; endless in row Some(1); N 1 step 2 line 3: bit of row 0: NotOne { value: 0 }",
    ),
    (
        PICK,
        "bit = -bitmap[row];",
        "wrong at 2; endless in row Some(2); N 1 step 2 line 3: bit of row 0: NotOne { value: -1 }",
    ),
    (
        PICK,
        "bit = bitmap[row] & -bitmap[0];",
        "stopped at 3; endless in row Some(1); N 3 step 9 line 3: bit of row 1: NotOne { value: 0 }",
    ),
    (
        PICK,
        "bit = bitmap[row] & bitmap[row] - 1;",
        "stopped at 2; endless in row Some(1); N 1 step 2 line 3: bit of row 0: NotOne { value: 0 }",
    ),
    (
        PICK,
        "bit = 1;",
        "stopped at 2; endless in row Some(0); N 2 step 10 line 3: bit of row 0: NotFree { power: 0 }",
    ),
    (
        PICK,
        "bit = bitmap[row];",
        "wrong at 4; N 2 step 2 line 3: bit of row 0: NotOne { value: 3 }",
    ),
    (
        PICK,
        "bit = row & -row;",
        "stopped at 2; endless in row Some(1); N 1 step 2 line 3: bit of row 0: NotOne { value: 0 }",
    ),
    (
        PICK,
        "bit = mask & -mask;",
        "stopped at 2; endless in row Some(1); N 2 step 10 line 3: bit of row 0: NotFree { power: 0 }",
    ),
    (
        CLEAR,
        "",
        "stopped at 2; endless in row Some(1); N 2 step 10 line 5: board of row 0: Again { power: 0 }",
    ),
    (
        CLEAR,
        "bitmap[row] &= bit;",
        "stopped at 2; endless in row Some(1); N 2 step 3 line 4: bitmap of row 0: Lost { power: 1 }",
    ),
    (
        CLEAR,
        "bitmap[row] ^= 1;",
        "stopped at 2; endless in row Some(1); N 2 step 11 line 4: bitmap of row 0: Again { power: 0 }",
    ),
    (
        CLEAR,
        "bitmap[row] = 0;",
        "wrong at 4; N 2 step 3 line 4: bitmap of row 0: Lost { power: 1 }",
    ),
    (
        CLEAR,
        "bitmap[row] -= 1;",
        "wrong at 4; endless in row Some(4); N 2 step 11 line 4: bitmap of row 0: Again { power: 0 }",
    ),
    (
        CLEAR,
        "bitmap[row] ^= bit << 1;",
        "stopped at 2; endless in row Some(1); N 1 step 3 line 4: bitmap of row 0: Beyond { power: 1 }",
    ),
    (
        CLEAR,
        "bitmap[0] &= ~bit;",
        "stopped at 3; endless in row Some(2); N 3 step 19 line 5: board of row 1: Again { power: 2 }",
    ),
    (
        CLEAR,
        "bitmap[row] |= bit;",
        "stopped at 2; endless in row Some(1); N 2 step 12 line 5: board of row 0: Again { power: 0 }",
    ),
    (
        START,
        "bitmap[0] = n;",
        "wrong at 4; N 2 step 1 line 0: bitmap of row 0: Lost { power: 0 }",
    ),
    (
        START,
        "bitmap[0] = 1 << n;",
        "wrong at 2; N 1 step 1 line 0: bitmap of row 0: Beyond { power: 1 }",
    ),
    (
        START,
        "bitmap[0] = mask - 1;",
        "wrong at 1; N 1 step 1 line 0: bitmap of row 0: Lost { power: 0 }",
    ),
    (
        START,
        "bitmap[row] = -1;",
        "wrong at 2; endless in row Some(4); N 1 step 1 line 0: bitmap of row 0: Beyond { power: 1 }",
    ),
];
