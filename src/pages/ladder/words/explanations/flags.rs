//! Methods that keep flags for lines in arrays.

use super::Explanation;
use crate::text::Phrase;

pub(super) const FLAGS: Explanation = Explanation {
    what: Phrase {
        ja: "縦と 2 方向の斜めに、[効き筋](attack-line)があるかどうかの[フラグ](flag)を 1 つずつ持ちます。同じ斜めのマスは、行と列の和か差が同じになります。",
        en: "Each column and each diagonal has one [flag](flag): taken or not. Squares on one diagonal share the sum, or the difference, of row and column.",
    },
    waste: Phrase {
        ja: "調べるマスは N = 8 で 15,720 と、[バックトラック](backtracking)と変わりません。使っている列も毎回見ます。置くときと戻るときに、3 つのフラグを書き換えます。",
        en: "It tests the same 15,720 squares at N = 8 as [backtracking](backtracking), columns already used among them. Placing a queen writes three flags, and removing it writes them again.",
    },
    next: Phrase {
        ja: "入れ替えを使うと、使っている列を見ずに済みます。",
        en: "Swapping avoids ever looking at a column that is used.",
    },
};

pub(super) const SWAP_FLAGS: Explanation = Explanation {
    what: Phrase {
        ja: "1 つの配列の前半に置いた列、後半に残りの列を並べます。選んだ列を境目と入れ替えると、残りの列がいつも続いて並びます。[フラグ](flag)は斜めだけに持ちます。",
        en: "One array holds the columns of the queens placed, and behind them the columns left. Swapping the chosen column to the border keeps the rest together. Only the diagonals have [flags](flag).",
    },
    waste: Phrase {
        ja: "調べるマスは N = 8 で 5,508 に減りますが、まだ 1 マスずつです。そのうち 3,452 マスには斜めの[効き筋](attack-line)があります。",
        en: "At N = 8 the squares tested fall to 5,508, still one at a time, and 3,452 of them are attacked on a diagonal.",
    },
    next: Phrase {
        ja: "[ビットマップ](bitmap)は、1 行のすべてのマスを 1 回の計算で調べます。",
        en: "The [bitmap](bitmap) tests all squares of a row in one calculation.",
    },
};
