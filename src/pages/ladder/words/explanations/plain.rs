//! Methods that look at boards and squares.

use super::Explanation;
use crate::text::Phrase;

pub(super) const BRUTE_FORCE: Explanation = Explanation {
    what: Phrase {
        ja: "各行にクイーンを 1 つずつ、どの列にも置いてみます。盤が埋まってから、[効き筋](attack-line)が重なっていないかを調べます。",
        en: "One queen goes on each row, on every column in turn. Only when the board is full is it tested for attacks.",
    },
    waste: Phrase {
        ja: "盤は N の N 乗通りあります。N = 8 で 16,777,216 通り、そのうち[解](solution)は 92 です。2 行目で失敗が決まっていても、下の行をすべて試します。",
        en: "There are N to the power of N boards: 16,777,216 at N = 8, and 92 of them are [solutions](solution). A board that has failed in its second row is still filled in every way below.",
    },
    next: Phrase {
        ja: "順列は、同じ列を二度使いません。N = 8 で調べる盤は 40,320 通りに減ります。",
        en: "Permutations never use a column twice: at N = 8 that leaves 40,320 boards to test.",
    },
};

pub(super) const PERMUTATION: Explanation = Explanation {
    what: Phrase {
        ja: "使った列に[フラグ](flag)を立て、同じ列を二度使わない盤だけを作ります。盤が埋まってから、斜めだけを調べます。",
        en: "Used columns are marked, so that it makes only boards that use each column once. When the board is full, the diagonals are tested.",
    },
    waste: Phrase {
        ja: "N = 8 では 8 の階乗で 40,320 通りです。最初の 2 つのクイーンが斜めで互いに効いていても、残りの 6 行を 720 通り並べてから捨てます。",
        en: "At N = 8 there are 8 factorial, 40,320. Even if the first two queens attack each other on a diagonal, the other six rows are filled in 720 ways before the boards are thrown away.",
    },
    next: Phrase {
        ja: "[バックトラック](backtracking)は、置くたびに調べます。失敗した[配置](placement)から下へは進みません。",
        en: "[Backtracking](backtracking) tests each queen as it is placed, and never goes below a [placement](placement) that has failed.",
    },
};

pub(super) const BACKTRACKING: Explanation = Explanation {
    what: Phrase {
        ja: "クイーンを置くたびに、上の行のクイーンと 1 つずつ比べます。[効き筋](attack-line)が重なれば次の列へ、列がなくなれば上の行へ戻ります。",
        en: "Each queen is compared with every queen above it as it is placed. On an attack the next column is tried; when no column is left, the search goes back up a row.",
    },
    waste: Phrase {
        ja: "N = 8 で置けるクイーンはのべ 2,056 個ですが、そのために 15,720 マスを調べます。1 マスごとに、上の行の数だけ比べます。",
        en: "At N = 8 it places 2,056 queens in all, and tests 15,720 squares to do so. Each square costs up to one comparison for every row above.",
    },
    next: Phrase {
        ja: "配置フラグは、比べる代わりに 3 つの[フラグ](flag)を見ます。調べるマスの数は同じで、1 マスの手間が一定になります。",
        en: "[Flags](flag) are read instead: three truth values in place of the comparisons. The squares tested are the same; the work for each no longer grows with the rows.",
    },
};
