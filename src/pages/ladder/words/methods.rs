//! The methods by name, and each in one sentence.

use crate::text::{Phrase, phrases};
use bitqueens_core::ladder::Method;

/// The name of a method.
pub const fn method_title(method: Method) -> Phrase {
    let (ja, en) = match method {
        Method::BruteForce => ("ブルートフォース", "Brute force"),
        Method::Permutation => ("順列", "Permutations"),
        Method::Backtracking => ("バックトラック", "Backtracking"),
        Method::Flags => ("配置フラグ", "Flags"),
        Method::SwapFlags => ("入れ替えと斜めのフラグ", "Swapping and diagonal flags"),
        Method::Bitmap => ("ビットマップ", "Bitmap"),
        Method::BitmapLoop => ("ビットマップ（非再帰）", "Bitmap (loop)"),
        Method::Unplaced => ("残りのクイーンを 1 ワードで", "Unplaced queens in one word"),
        Method::SymmetryCheck => ("対称形の検査", "Symmetry check"),
        Method::HalfRow => ("最初の行を半分に", "Half of the first row"),
        Method::CornerEdge => ("角の分離と辺の枝刈り", "Corner apart, edges pruned"),
        Method::CarryChain => ("キャリーチェーン", "Carry chain"),
        Method::Fast => ("高速な数え上げ", "Fast counting"),
    };
    Phrase { ja, en }
}

phrases! {
    BRUTE_FORCE: "各行のどの列にも置き、盤が埋まってから調べます。N クイーンを数える方法のうち、いちばん遅い出発点です。",
        "Fill every board with a queen on each row, and test it only then: where counting N-Queens begins, and the slowest way.";
    PERMUTATION: "同じ列を二度使わない盤だけを作り、斜めだけを調べます。N の N 乗が N の階乗に減ります。",
        "Make only the boards that use each column once, and test their diagonals: N to the power of N becomes N factorial.";
    BACKTRACKING: "置くたびに調べ、だめなら下へ進まずに戻ります。探索の木がここで決まります。",
        "Test each queen as it is placed, and go back as soon as it fails. This decides the tree that the bitmap walks too.";
    FLAGS: "列と斜めの使用中を配列のフラグで持ち、比べる代わりに 3 つのフラグを見ます。",
        "Keep a flag for each column and diagonal in arrays, and read three flags in place of comparing queens.";
    SWAP_FLAGS: "残りの列を配列の後ろにまとめ、入れ替えて選びます。使った列は見ません。",
        "Keep the columns that are left together by swapping, so that a used column is never looked at.";
    BITMAP: "1 行の空いているマスを 1 つのワードで持ち、次の行へはシフトで移ります。",
        "Keep the free squares of a row in one word, and go down a row by a shift.";
    BITMAP_LOOP: "ビットマップの探索を、再帰を使わず、配列と行の番号だけで行います。ステップ実行のループです。",
        "The bitmap search without recursion, by arrays and a row number: the loop of the stepper.";
    UNPLACED: "まだ置いていない列を 1 つのワードで持ち、下位から取り出して斜めだけを調べます。",
        "Keep the columns that are left in one word, take them from the lowest up, and test the diagonals alone.";
    SYMMETRY_CHECK: "埋まった盤を 7 つの対称形と比べ、いちばん小さいものだけを数えます。",
        "Compare each full board with its seven images, and count it only if none of them is smaller.";
    HALF_ROW: "最初の行の半分だけから探し、左右の鏡像を探さずに済ませます。",
        "Search from half of the first row only, so that left-right mirror images are never searched for.";
    CORNER_EDGE: "角を分け、辺のマスを枝刈りして、対称形を途中で取り除きます。",
        "Take the corner apart and prune the edges, so that most images disappear on the way.";
    CARRY_CHAIN: "4 辺の 2 列ずつを先に埋めて対称性を片付け、残った内側を探索します。",
        "Fill two lines on each side first, settle the symmetry there, and search what is left inside.";
    FAST: "数え上げのページで使う方法です。大きい盤は、4 分の 1 の盤をつなぎ合わせて数えます。",
        "The method of the counting page: it counts large boards by joining quarter boards.";
}

/// A method in one sentence: the first words of its page, and what it is for those who have not opened it.
pub const fn gist(method: Method) -> Phrase {
    match method {
        Method::BruteForce => BRUTE_FORCE,
        Method::Permutation => PERMUTATION,
        Method::Backtracking => BACKTRACKING,
        Method::Flags => FLAGS,
        Method::SwapFlags => SWAP_FLAGS,
        Method::Bitmap => BITMAP,
        Method::BitmapLoop => BITMAP_LOOP,
        Method::Unplaced => UNPLACED,
        Method::SymmetryCheck => SYMMETRY_CHECK,
        Method::HalfRow => HALF_ROW,
        Method::CornerEdge => CORNER_EDGE,
        Method::CarryChain => CARRY_CHAIN,
        Method::Fast => FAST,
    }
}
