//! The terms of a row in bits.

use super::{both, term};
use crate::pages::learn::TermGroup;

pub(super) const GROUP: TermGroup = TermGroup {
    title: both("行をビットで表す", "A row in bits"),
    terms: &[
        term(
            ("word", "", "row"),
            both("ワード", "word"),
            both("語", ""),
            both(
                "0 と 1 の並びとして扱う数です。`left` も `bitmap` もワードです。",
                "A number taken as a row of zeros and ones, such as `left` or `bitmap`.",
            ),
        ),
        term(
            ("place-value", "", "places"),
            both("位の値", "place value"),
            both("桁の重み", "worth, weight"),
            both(
                "ビットが 1 のときに数に加わる値です。右から 1、2、4、8 です。",
                "What a bit adds to the number when it is 1: from the right 1, 2, 4, 8.",
            ),
        ),
        term(
            ("msb", "", "row"),
            both("最上位ビット", "highest bit"),
            both("MSB", "MSB, most significant bit"),
            both(
                "いちばん大きい位のビットです。左端に描きます。",
                "The bit with the largest place value, drawn at the left end.",
            ),
        ),
        term(
            ("lsb", "", "row"),
            both("最下位ビット", "lowest bit"),
            both("LSB", "LSB, least significant bit"),
            both(
                "1 の位のビットです。右端に描きます。",
                "The bit worth 1, drawn at the right end.",
            ),
        ),
        term(
            ("left", "left", "shadow"),
            both("斜めの効き筋（left）", "left"),
            both("", "left diagonal"),
            both(
                "1 行下りるごとに 1 ビット左へずれる効き筋です。`(left | bit) << 1`",
                "Attack lines that move a bit to the left with every row: `(left | bit) << 1`.",
            ),
        ),
        term(
            ("down", "down", "shadow"),
            both("真下の効き筋（down）", "down"),
            both("", "column"),
            both(
                "同じ列を下りる効き筋です。`down | bit`",
                "Attack lines that run straight down a column: `down | bit`.",
            ),
        ),
        term(
            ("right", "right", "shadow"),
            both("斜めの効き筋（right）", "right"),
            both("", "right diagonal"),
            both(
                "1 行下りるごとに 1 ビット右へずれる効き筋です。`(right | bit) >> 1`",
                "Attack lines that move a bit to the right with every row: `(right | bit) >> 1`.",
            ),
        ),
        term(
            ("mask", "mask", "and"),
            both("マスク", "mask"),
            both("", ""),
            both(
                "下から N 個のビットが 1 の数です。盤の外のビットを切り落とします。`(1 << N) - 1`",
                "N ones. It cuts off what lies beyond the board: `(1 << N) - 1`.",
            ),
        ),
        term(
            ("bitmap", "bitmap", "mask"),
            both("空きマスのワード（bitmap）", "bitmap"),
            both("ビットマップ", "free squares"),
            both(
                "行の空きマスを 1 で表します。試したものから 0 になります。`mask & ~(left | down | right)`",
                "The free squares of a row as ones; each is cleared when it is tried. `mask & ~(left | down | right)`",
            ),
        ),
        term(
            ("bit", "bit", "lowest"),
            both("いま選んだマス（bit）", "bit"),
            both("", ""),
            both(
                "いまクイーンを置くマスで、`bitmap` の最下位の 1 です。`bitmap & -bitmap`",
                "The square taken now, the lowest 1 of `bitmap`: `bitmap & -bitmap`.",
            ),
        ),
        term(
            ("ghost", "", "ghost"),
            both("盤の外のビット", "ghost bit"),
            both("ゴーストビット", ""),
            both(
                "`left` のうち盤の左にはみ出したビットです。数としては残り、`mask` で切られます。",
                "A bit of `left` beyond the board. It stays in the number until `mask` cuts it off.",
            ),
        ),
        term(
            ("bitboard", "", "row"),
            both("ビットボード", "bitboard"),
            both("", ""),
            both(
                "盤のマスを 1 ビットずつで表した数です。チェスのプログラムの言葉です。",
                "A board held as one bit a square. The word comes from chess programs.",
            ),
        ),
    ],
};
