//! Symbols and operations.

use super::{both, term};
use crate::pages::learn::TermGroup;

pub(super) const GROUP: TermGroup = TermGroup {
    title: both("記号と演算", "Symbols and operations"),
    terms: &[
        term(
            ("or", "|", "or"),
            both("ビットごとの OR", "OR"),
            both("OR、論理和、和集合", "union"),
            both(
                "どちらかが 1 の位を 1 にします。",
                "1 in every place where either has a 1.",
            ),
        ),
        term(
            ("and", "&", "and"),
            both("ビットごとの AND", "AND"),
            both("AND、論理積、共通部分", "intersection"),
            both(
                "両方とも 1 の位だけを 1 にします。",
                "1 only in places where both have a 1.",
            ),
        ),
        term(
            ("not", "~", "not"),
            both("反転", "invert"),
            both("NOT、補集合", "NOT, complement"),
            both(
                "すべてのビットの 0 と 1 を入れ替えます。Rust では `!` と書きます。",
                "Turns every 0 into 1 and every 1 into 0. Rust writes `!`.",
            ),
        ),
        term(
            ("shift", "<< >>", "shift"),
            both("シフト", "shift"),
            both("ずらす", ""),
            both(
                "すべてのビットを左または右へ動かします。`x << 1` は 2 倍です。",
                "Moves every bit to the left or to the right. `x << 1` is twice x.",
            ),
        ),
        term(
            ("twos-complement", "-x", "lowest"),
            both("2 の補数", "two's complement"),
            both("符号の反転", "negation"),
            both(
                "すべてのビットを反転して 1 を足した数です。`-x = ~x + 1`",
                "Every bit inverted, and 1 added: `-x = ~x + 1`.",
            ),
        ),
        term(
            ("lowest-one", "x & -x", "lowest"),
            both("最下位の 1 だけを残す", "isolate the lowest 1"),
            both("", ""),
            both(
                "最下位の 1 だけが残り、ほかは 0 になります。",
                "Keeps the lowest 1 and clears all others.",
            ),
        ),
        term(
            ("clear-lowest", "x & (x - 1)", "next"),
            both("最下位の 1 を消す", "clear the lowest 1"),
            both("", ""),
            both(
                "最下位の 1 だけが 0 になります。0 になるまで繰り返すと、1 の数がわかります。",
                "Clears the lowest 1. Repeated until 0, it counts the ones.",
            ),
        ),
        term(
            ("set-lowest", "x | (x + 1)", "next"),
            both("最下位の 0 を 1 にする", "set the lowest 0"),
            both("", ""),
            both(
                "最下位の 0 だけが 1 になります。",
                "Sets the lowest 0 and changes nothing else.",
            ),
        ),
        term(
            ("popcount", "", "elsewhere"),
            both("1 の数", "popcount"),
            both("ポップカウント、集合の大きさ", "population count"),
            both(
                "ワードの中の 1 の個数です。多くの機械に専用の命令があります。",
                "The number of ones of a word. Most machines have an instruction for it.",
            ),
        ),
        term(
            ("marks", "× ○", "places"),
            both("盤の印", "marks on the board"),
            both("", ""),
            both(
                "○ は空きマス、× は試し終えたマスや使わないマスです。L、D、R は、どの効き筋が通るかを表します。",
                "A circle marks a free square, a cross one that has been tried or is not used. L, D and R say which attack lines run through it.",
            ),
        ),
    ],
};
