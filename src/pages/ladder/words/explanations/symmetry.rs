//! Methods that use the symmetries of the square.

use super::Explanation;
use crate::text::Phrase;

pub(super) const SYMMETRY_CHECK: Explanation = Explanation {
    what: Phrase {
        ja: "[ビットマップ](bitmap)の探索で盤が埋まるたびに、回転と鏡像の 7 つの盤と比べます。自分がいちばん小さいときだけ数えます。こうして数えた[解](solution)を[ユニーク解](unique)といいます。ここで「小さい」とは、上の行から順にクイーンのビットを比べて、先に小さい値が出ることです。",
        en: "Whenever the [bitmap](bitmap) search has filled a board, the board is compared with its seven turned and mirrored [images](image), and counted only if none is smaller. What is counted this way are the [fundamental solutions](unique), unique up to symmetry. Of two boards the smaller is the one whose queen has the lower bit in the first row where they differ.",
    },
    waste: Phrase {
        ja: "N = 8 では 92 の解を見つけて、80 を捨てます。探索そのものは少しも減りません。",
        en: "At N = 8 it finds 92 [solutions](solution) and drops 80 of them. The search itself is no smaller.",
    },
    next: Phrase {
        ja: "最初の行を半分にすると、左右の鏡像を探さずに済みます。",
        en: "Half of the first row is enough: the mirror images are then never searched for.",
    },
};

pub(super) const HALF_ROW: Explanation = Explanation {
    what: Phrase {
        ja: "最初の行のクイーンを、下位の半分のビットにだけ置きます。残りの半分は、左右の鏡像のほうが小さいからです。検査は同じです。",
        en: "The first queen goes on the lower half of the bits only: on the other half the mirror image is smaller. The check stays.",
    },
    waste: Phrase {
        ja: "N = 8 で置くクイーンは 1,028 個と、ちょうど半分になります。回転で同じになる盤は、まだ最後まで埋めてから捨てます。",
        en: "At N = 8 it places 1,028 queens, exactly half. Boards that only a turn makes smaller are still filled to the end and then dropped.",
    },
    next: Phrase {
        ja: "角を分け、辺のマスを[枝刈り](pruning)すると、小さい[対称形](image)を持つ盤の多くは途中で消えます。",
        en: "With the corner apart and the edges pruned, most boards with a smaller [image](image) disappear on the way.",
    },
};

pub(super) const CORNER_EDGE: Explanation = Explanation {
    what: Phrase {
        ja: "最初のクイーンが角にあれば、比べる鏡像は長い対角線の 1 つだけで、検査は要りません。角になければ、それより角に近い辺のマスを使いません。そこに置く盤には、より小さい[対称形](image)があるからです。",
        en: "With the first queen in the corner only the mirror image in one diagonal is left, and no check is needed. Otherwise no edge square nearer to a corner than that queen is used: a board that used one would have a smaller [image](image).",
    },
    waste: Phrase {
        ja: "末端[ノード](tree)は N = 8 で 212、N = 12 で 82,940 です。辺の位置が同じ距離で並ぶ盤は、最後の検査に残ります。",
        en: "Its leaf nodes are 212 at N = 8 and 82,940 at N = 12. Boards whose edge queens stand at equal distances are left for the check at the end.",
    },
    next: Phrase {
        ja: "[キャリーチェーン](carry-chain)は、4 辺を先にすべて埋め、その時点で対称性を片付けます。",
        en: "The [carry chain](carry-chain) fills all four sides first, and settles the symmetry there.",
    },
};

pub(super) const CARRY_CHAIN: Explanation = Explanation {
    what: Phrase {
        ja: "上下左右の 2 行 2 列ずつを先に埋めて、輪を作ります。8 つの[対称形](image)のうち 1 つの輪だけを残し、内側を探索して、違う対称形の数である 8、4、2 を掛けます。",
        en: "Two rows or columns on each side are filled first and make a ring. Of a ring's eight [images](image) one is kept; its inside is searched, and the result is multiplied by the number of different images: 8, 4 or 2.",
    },
    waste: Phrase {
        ja: "[総数](total)はこれで正確です。輪の枠を先に決めるので、閉じない輪を多く試します。N = 12 で輪と内側に置くクイーンは 679,291 個です。輪の数から[ユニーク解](unique)は求まりません。N = 12 では 1,788 となり、正しい 1,787 より 1 つ多くなります。",
        en: "The [total](total) is exact. Choosing the ring first means trying many that do not close: at N = 12 rings and insides take 679,291 queens. The rings do not give the unique count: at N = 12 they would make it 1,788, one more than the true 1,787.",
    },
    next: Phrase {
        ja: "輪ごとに独立した仕事になるので、並列に数えられます。",
        en: "Each ring is a [job](job) of its own, so that many can be counted side by side.",
    },
};
