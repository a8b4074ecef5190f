//! Methods that keep a row in a word of bits.

use super::Explanation;
use crate::text::Phrase;

pub(super) const BITMAP: Explanation = Explanation {
    what: Phrase {
        ja: "[`left`](left)、[`down`](down)、[`right`](right) の 3 つの[ワード](word)が、次の行に届く[効き筋](attack-line)を表します。[`mask`](mask) と[反転](not)で[空いているマス](free-square)だけを取り出し、下位のビットから順に置きます。行を下りるときは、1 つずつ[シフト](shift)するだけです。",
        en: "Three [words](word), [`left`](left), [`down`](down) and [`right`](right), hold the attacks that arrive in the next row. [NOT](not) and [`mask`](mask) leave the [free squares](free-square), which are taken from the [lowest bit](lsb) up. Going down a row is one [shift](shift).",
    },
    waste: Phrase {
        ja: "置けないマスは 1 つも試しません。N = 8 では 1,964 行を調べ、644 行が[行き止まり](dead-end)です。それでも、回転や鏡像で同じになる[解](solution)を 1 つずつ数えます。",
        en: "It tries no square that is attacked. At N = 8 it visits 1,964 rows, and 644 of them are [dead ends](dead-end). But it still counts every turned and mirrored [image](image) of a [solution](solution) one by one.",
    },
    next: Phrase {
        ja: "[非再帰](non-recursive)にすると、呼び出しの代わりに配列が残りのマスを覚えます。対称性を使うと、数える盤そのものが減ります。",
        en: "Without [recursion](recursion) an array remembers what the calls did. Symmetry reduces the boards themselves.",
    },
};

pub(super) const BITMAP_LOOP: Explanation = Explanation {
    what: Phrase {
        ja: "同じ探索を、行の番号と [`left`](left)、[`down`](down)、[`right`](right)、[`bitmap`](bitmap) の配列で行います。ステップ実行のページで動くのは、この繰り返しです。",
        en: "The same search with a row number and arrays for [`left`](left), [`down`](down), [`right`](right) and [`bitmap`](bitmap). This is the loop that the stepping page carries out.",
    },
    waste: Phrase {
        ja: "調べる行も[行き止まり](dead-end)も、[再帰](recursion)の場合と同じです。速さは、配列と呼び出しのどちらをコンピューターが得意とするかで決まります。",
        en: "Rows and [dead ends](dead-end) are those of the recursive form. Which is faster depends on what the machine does better, arrays or calls.",
    },
    next: Phrase {
        ja: "どこで止めても配列だけで続きから再開できます。速くするには、対称性を使います。",
        en: "It can stop anywhere and go on from its arrays alone. Symmetry makes it faster still.",
    },
};

pub(super) const UNPLACED: Explanation = Explanation {
    what: Phrase {
        ja: "まだ置いていない列を 1 つの[ワード](word)のビットで持ちます。1 を下位から 1 つずつ取り出し、斜めのワードと [AND](and) をとって調べます。",
        en: "The columns not yet used are the ones of a single [word](word). They are taken out from the lowest up, and each is tested by [AND](and) with the words of the diagonals.",
    },
    waste: Phrase {
        ja: "N = 8 で 5,508 マスを調べるのは、入れ替えの方法と同じです。斜めの[効き筋](attack-line)があるマスも、取り出してから捨てます。",
        en: "At N = 8 it tests 5,508 squares, as swapping does: a square attacked on a diagonal is taken out before it is dropped.",
    },
    next: Phrase {
        ja: "[ビットマップ](bitmap)は、斜めも先に取り除きます。取り出すビットは、すべて置けるマスです。",
        en: "The [bitmap](bitmap) removes the diagonals first as well: every bit it takes out is a square that can be used.",
    },
};
