//! Each method in one sentence: the first words of its page, and what it is for those who have not opened it.

use crate::text::Phrase;
use bitqueens_core::ladder::Method;

/// Says what a method is.
pub const fn gist(method: Method) -> Phrase {
    let (ja, en) = match method {
        Method::BruteForce => (
            "各行のどの列にも置き、盤が埋まってから調べます。N クイーンを数える方法のうち、いちばん遅い出発点です。",
            "Fill every board with a queen on each row, and test it only then: where counting N-Queens begins, and the slowest way.",
        ),
        Method::Permutation => (
            "同じ列を二度使わない盤だけを作り、斜めだけを調べます。N の N 乗が N の階乗に減ります。",
            "Make only the boards that use each column once, and test their diagonals: N to the power of N becomes N factorial.",
        ),
        Method::Backtracking => (
            "置くたびに調べ、だめなら下へ進まずに戻ります。探索の木がここで決まります。",
            "Test each queen as it is placed, and go back as soon as it fails. This decides the tree that the bitmap walks too.",
        ),
        Method::Flags => (
            "列と斜めの使用中を配列のフラグで持ち、比べる代わりに 3 つのフラグを見ます。",
            "Keep a flag for each column and diagonal in arrays, and read three flags in place of comparing queens.",
        ),
        Method::SwapFlags => (
            "残りの列を配列の後ろにまとめ、入れ替えて選びます。使った列は見ません。",
            "Keep the columns that are left together by swapping, so that a used column is never looked at.",
        ),
        Method::Bitmap => (
            "1 行の空いているマスを 1 つのワードで持ち、次の行へはシフトで移ります。",
            "Keep the free squares of a row in one word, and go down a row by a shift.",
        ),
        Method::BitmapLoop => (
            "ビットマップの探索を、再帰を使わず、配列と行の番号だけで行います。ステップ実行のループです。",
            "The bitmap search without recursion, by arrays and a row number: the loop of the stepper.",
        ),
        Method::Unplaced => (
            "まだ置いていない列を 1 つのワードで持ち、下位から取り出して斜めだけを調べます。",
            "Keep the columns that are left in one word, take them from the lowest up, and test the diagonals alone.",
        ),
        Method::SymmetryCheck => (
            "埋まった盤を 7 つの対称形と比べ、いちばん小さいものだけを数えます。",
            "Compare each full board with its seven images, and count it only if none of them is smaller.",
        ),
        Method::HalfRow => (
            "最初の行の半分だけから探し、左右の鏡像を探さずに済ませます。",
            "Search from half of the first row only, so that left-right mirror images are never searched for.",
        ),
        Method::CornerEdge => (
            "角を分け、辺のマスを枝刈りして、対称形を途中で取り除きます。",
            "Take the corner apart and prune the edges, so that most images disappear on the way.",
        ),
        Method::CarryChain => (
            "4 辺の 2 列ずつを先に埋めて対称性を片付け、残った内側を探索します。",
            "Fill two lines on each side first, settle the symmetry there, and search what is left inside.",
        ),
        Method::Fast => (
            "数え上げのページで使う方法です。大きい盤は、4 分の 1 の盤をつなぎ合わせて数えます。",
            "The method of the counting page: it counts large boards by joining quarter boards.",
        ),
    };
    Phrase { ja, en }
}
