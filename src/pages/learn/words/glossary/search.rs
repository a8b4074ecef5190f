//! The terms of the board and the search.

use super::{both, term};
use crate::pages::learn::TermGroup;

pub(super) const GROUP: TermGroup = TermGroup {
    title: both("盤と探索", "The board and the search"),
    terms: &[
        term(
            ("size", "N", "puzzle"),
            both("盤の大きさ", "board size"),
            both("一辺のマスの数", "side of the board"),
            both(
                "盤の行の数です。列もクイーンも同じ数だけあります。このサイトでは 1 から 27 までです。",
                "The number of rows, of columns and of queens. On this site it is 1 to 27.",
            ),
        ),
        term(
            ("row", "", "row"),
            both("行", "row"),
            both("段、ランク", "rank"),
            both(
                "マスの横の並びです。上から 0、1、2 と数えます。",
                "Squares side by side, numbered 0, 1, 2 from the top.",
            ),
        ),
        term(
            ("column", "", "row"),
            both("列", "column"),
            both("筋、ファイル", "file"),
            both(
                "マスの縦の並びです。左から 0、1、2 と数えます。左端の列が最上位ビットです。",
                "Squares one above the other, numbered 0, 1, 2 from the left. The leftmost column is the highest bit.",
            ),
        ),
        term(
            ("attack-line", "L D R", "puzzle"),
            both("効き筋", "attack line"),
            both("利き筋、利き", "line of attack"),
            both(
                "クイーンが届く線です。探索で見るのは、下へ向かう斜め 2 本と縦 1 本です。",
                "A line that a queen reaches along. The search watches three: both diagonals downwards, and the column.",
            ),
        ),
        term(
            ("free-square", "", "mask"),
            both("空きマス", "free square"),
            both("空き、候補", "candidate, open square"),
            both(
                "どの効き筋も通らないマスです。クイーンを置けます。",
                "A square that no attack line runs through: a queen may be placed.",
            ),
        ),
        term(
            ("placement", "", "layout"),
            both("配置", "placement"),
            both("クイーンを置く", "placing a queen"),
            both(
                "クイーンを 1 つ置くことです。探索の手間は、この回数で測ります。",
                "A queen placed on a square. Their number measures the work of a search.",
            ),
        ),
        term(
            ("dead-end", "", "backtrack"),
            both("行き止まり", "dead end"),
            both("デッドエンド", ""),
            both(
                "来たときに空きマスが 1 つもない行です。`bitmap` は 0 です。",
                "A row without a free square on arrival: its `bitmap` is 0.",
            ),
        ),
        term(
            ("backtracking", "", "backtrack"),
            both("バックトラック", "backtracking"),
            both("後戻り法", "backtrack, going back"),
            both(
                "行き止まりで 1 つ上の行に戻り、次の空きマスを試すことです。",
                "Going up one row from a dead end, to try the next free square there.",
            ),
        ),
        term(
            ("solution", "", "puzzle"),
            both("解", "solution"),
            both("", "full board"),
            both(
                "どの行にもクイーンがいて、互いに効いていない盤です。",
                "A board with a queen in every row, none attacking another.",
            ),
        ),
        term(
            ("tree", "", "backtrack"),
            both("探索木", "search tree"),
            both("木、ノード", "tree, node"),
            both(
                "探索が通る道を枝分かれで描いた図です。ノード 1 つがクイーン 1 個を表します。",
                "The ways of a search drawn as branches. Each node is one queen placed.",
            ),
        ),
        term(
            ("pruning", "", "backtrack"),
            both("枝刈り", "pruning"),
            both("", "cutting branches"),
            both(
                "解になりえない枝を、先まで調べずに捨てることです。",
                "Leaving a branch that cannot lead to a solution, without following it.",
            ),
        ),
        term(
            ("brute-force", "", "cost"),
            both("ブルートフォース", "brute force"),
            both("総当たり", "exhaustive search"),
            both(
                "すべての置き方を最後まで作り、できあがってから調べる方法です。",
                "Making every full board first, and testing it only then.",
            ),
        ),
        term(
            ("flag", "", "methods"),
            both("フラグ", "flag"),
            both("印", "marker"),
            both(
                "列や対角線が使われているかどうかを表す 1 つの値です。",
                "A value that says whether a column or a diagonal is taken.",
            ),
        ),
    ],
};
