//! Mistakes in the bitmap of a row and in the ways between rows.

use super::Case;

const FREE: &str = "mask & ~(left[row] | down[row] | right[row])";
const SOLUTION: &str = "solutions += 1; row -= 1;";
const BACKTRACK: &str = "    } else {\n        row -= 1;\n    }\n}";

pub(super) const WRONG: &[Case] = &[
    (
        FREE,
        "~(left[row] | down[row] | right[row])",
        "wrong at 2; endless in row Some(4); N 2 step 8 line 10: bitmap of row 1: Beyond { power: 2 }",
    ),
    (
        FREE,
        "mask & (left[row] | down[row] | right[row])",
        "wrong at 2; endless in row Some(7); N 2 step 8 line 10: bitmap of row 1: Attacked { power: 0, by: Attack { queen_row: 0, line: Down } }",
    ),
    (
        FREE,
        "mask & ~left[row] | down[row] | right[row]",
        "wrong at 2; endless in row Some(6); N 2 step 8 line 10: bitmap of row 1: Attacked { power: 0, by: Attack { queen_row: 0, line: Down } }",
    ),
    (
        FREE,
        "mask & ~(left[row] + down[row] + right[row])",
        "wrong at 3; endless in row Some(7); N 3 step 15 line 10: bitmap of row 2: Attacked { power: 2, by: Attack { queen_row: 0, line: Left } }",
    ),
    (
        FREE,
        "mask & ~(left[row] & down[row] & right[row])",
        "wrong at 2; endless in row Some(6); N 2 step 8 line 10: bitmap of row 1: Attacked { power: 0, by: Attack { queen_row: 0, line: Down } }",
    ),
    (
        FREE,
        "mask & ~(left[row] ^ down[row] ^ right[row])",
        "wrong at 3; endless in row Some(7); N 3 step 15 line 10: bitmap of row 2: Attacked { power: 2, by: Attack { queen_row: 0, line: Left } }",
    ),
    (
        FREE,
        "mask & ~(left[row] | right[row])",
        "wrong at 2; endless in row Some(4); N 2 step 8 line 10: bitmap of row 1: Attacked { power: 0, by: Attack { queen_row: 0, line: Down } }",
    ),
    (
        FREE,
        "mask & ~down[row]",
        "wrong at 2; endless in row Some(6); N 2 step 8 line 10: bitmap of row 1: Attacked { power: 1, by: Attack { queen_row: 0, line: Left } }",
    ),
    (
        FREE,
        "mask",
        "wrong at 2; endless in row Some(6); N 2 step 8 line 10: bitmap of row 1: Attacked { power: 0, by: Attack { queen_row: 0, line: Down } }",
    ),
    (
        FREE,
        "mask | ~(left[row] | down[row] | right[row])",
        "wrong at 2; endless in row Some(3); N 2 step 8 line 10: bitmap of row 1: Attacked { power: 0, by: Attack { queen_row: 0, line: Down } }",
    ),
    (
        "while row >= 0",
        "while row > 0",
        "wrong at 1; N 1 step 2 line 17: row of row 0: Left { power: 0 }",
    ),
    (
        "while row >= 0",
        "while row < n",
        "stopped at 1; index -1 in line 2; ",
    ),
    (
        "while row >= 0",
        "while row != n - 1",
        "wrong at 1; N 1 step 2 line 17: row of row 0: Left { power: 0 }",
    ),
    (
        "if row < n - 1",
        "if row < n",
        "stopped at 1; index 1 in line 7; ",
    ),
    (
        "if row < n - 1",
        "if row < n - 2",
        "wrong at 2; N 2 step 5 line 12: solutions of row 1: NoQueen { row: 1 }",
    ),
    (
        "if row < n - 1",
        "if row <= n - 1",
        "stopped at 1; index 1 in line 7; ",
    ),
    (
        "if bitmap[row] != 0",
        "if bitmap[row] == 0",
        "wrong at 1; N 1 step 2 line 15: row of row 0: Left { power: 0 }",
    ),
    (
        "if bitmap[row] != 0",
        "if bitmap[row] > 1",
        "wrong at 1; N 1 step 2 line 15: row of row 0: Left { power: 0 }",
    ),
    (
        SOLUTION,
        "row -= 1;",
        "wrong at 1; N 1 step 5 line 12: solutions of row 0: NotCounted",
    ),
    (
        SOLUTION,
        "solutions = 1; row -= 1;",
        "wrong at 4; N 4 step 85 line 12: solutions of row 2: NotCounted",
    ),
    (
        SOLUTION,
        "solutions += 1; row = 0;",
        "wrong at 5; N 5 step 33 line 12: row of row 1: Left { power: 3 }",
    ),
    (
        SOLUTION,
        "solutions += 1; row = -1;",
        "wrong at 4; N 4 step 58 line 12: row of row 0: Left { power: 2 }",
    ),
    (
        BACKTRACK,
        "    } else {\n        row = -1;\n    }\n}",
        "wrong at 4; N 2 step 9 line 15: row of row 0: Left { power: 1 }",
    ),
    (
        BACKTRACK,
        "    }\n}",
        "stopped at 2; endless in row Some(1); ",
    ),
    (
        BACKTRACK,
        "    } else {\n        row = 0;\n    }\n}",
        "stopped at 2; endless in row Some(0); ",
    ),
    (
        BACKTRACK,
        "    } else {\n        row -= 2;\n    }\n}",
        "wrong at 5; N 2 step 9 line 15: row of row 0: Left { power: 1 }",
    ),
];
