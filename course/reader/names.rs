//! Names in a text that stand for values of the program.

/// The pages that a link leads to.
pub(crate) const PAGES: [&str; 8] = [
    "home", "step", "learn", "write", "solve", "bits", "ladder", "count",
];

/// The stages of writing the solver, in the order of that page.
pub(crate) const STAGES: [&str; 7] = [
    "order",
    "blank",
    "all",
    "comments",
    "nothing",
    "half-row",
    "carry-chain",
];

/// The words of a row that an exercise asks for.
pub(crate) const TARGETS: [&str; 7] = [
    "left",
    "down",
    "right",
    "left-with-ghosts",
    "occupied",
    "bitmap",
    "bit",
];

/// What an exercise makes of a number.
pub(crate) const TRICKS: [&str; 6] = [
    "number",
    "inverted",
    "negated",
    "lowest-bit",
    "without-lowest",
    "mirrored",
];

/// The questions that a lesson makes by itself: functions of `src/pages/learn/questions`.
pub(crate) const QUESTIONS: [&str; 43] = [
    "arithmetic",
    "beyond",
    "burnside",
    "corner",
    "cut",
    "decimal",
    "east-rows",
    "edge-row",
    "exit",
    "flags",
    "flood",
    "from-columns",
    "from-list",
    "go-back",
    "half-row",
    "half-turn",
    "half-word",
    "inside",
    "last-row",
    "levels",
    "mask-value",
    "mirrored-queen",
    "next-combination",
    "one-bit",
    "ones",
    "ones-left",
    "operation",
    "other-order",
    "pairs",
    "planes",
    "precedence",
    "quarter",
    "reach",
    "signed-word",
    "skipped",
    "sudoku",
    "turned",
    "undo",
    "unfold",
    "used",
    "waiting",
    "which-line",
    "word-of-rank",
];

/// The steps of the fast count.
pub(crate) const JOIN_STEPS: [&str; 4] = ["rows", "quarters", "halves", "match"];

/// A name as Rust writes a value of an enum: `lowest-bit` is `LowestBit`.
pub(crate) fn variant(name: &str) -> String {
    let words = name.split('-').map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    });
    words.collect()
}
