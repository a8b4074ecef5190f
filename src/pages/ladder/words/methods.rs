//! The methods by name, and each in one sentence.

use crate::text::{Phrase, phrase, phrases};
use bitqueens_core::ladder::Method;

pub const fn method_title(method: Method) -> Phrase {
    match method {
        Method::BruteForce => phrase!(Ja "ブルートフォース", En "Brute force"),
        Method::Permutation => phrase!(Ja "順列", En "Permutations"),
        Method::Backtracking => phrase!(Ja "バックトラック", En "Backtracking"),
        Method::Flags => phrase!(Ja "配置フラグ", En "Flags"),
        Method::SwapFlags => phrase!(Ja "入れ替えと斜めのフラグ", En "Swapping and diagonal flags"),
        Method::Bitmap => phrase!(Ja "ビットマップ", En "Bitmap"),
        Method::BitmapLoop => phrase!(Ja "ビットマップ（非再帰）", En "Bitmap (loop)"),
        Method::Unplaced => {
            phrase!(Ja "残りのクイーンを 1 ワードで", En "Unplaced queens in one word")
        }
        Method::SymmetryCheck => phrase!(Ja "対称形の検査", En "Symmetry check"),
        Method::HalfRow => phrase!(Ja "最初の行を半分に", En "Half of the first row"),
        Method::CornerEdge => phrase!(Ja "角の分離と辺の枝刈り", En "Corner apart, edges pruned"),
        Method::CarryChain => phrase!(Ja "キャリーチェーン", En "Carry chain"),
        Method::Fast => phrase!(Ja "高速な数え上げ", En "Fast counting"),
    }
}

phrases! {
    BRUTE_FORCE: Ja "各行のどの列にも置き、盤が埋まってから調べます。N クイーンを数える方法のうち、いちばん遅い出発点です。",
        En "Fill every board with a queen on each row, and test it only then: where counting N-Queens begins, and the slowest way.";
    PERMUTATION: Ja "同じ列を二度使わない盤だけを作り、斜めだけを調べます。N の N 乗が N の階乗に減ります。",
        En "Make only the boards that use each column once, and test their diagonals: N to the power of N becomes N factorial.";
    BACKTRACKING: Ja "置くたびに調べ、だめなら下へ進まずに戻ります。探索の木がここで決まります。",
        En "Test each queen as it is placed, and go back as soon as it fails. This decides the tree that the bitmap walks too.";
    FLAGS: Ja "列と斜めの使用中を配列のフラグで持ち、比べる代わりに 3 つのフラグを見ます。",
        En "Keep a flag for each column and diagonal in arrays, and read three flags in place of comparing queens.";
    SWAP_FLAGS: Ja "残りの列を配列の後ろにまとめ、入れ替えて選びます。使った列は見ません。",
        En "Keep the columns that are left together by swapping, so that a used column is never looked at.";
    BITMAP: Ja "1 行の空いているマスを 1 つのワードで持ち、次の行へはシフトで移ります。",
        En "Keep the free squares of a row in one word, and go down a row by a shift.";
    BITMAP_LOOP: Ja "ビットマップの探索を、再帰を使わず、配列と行の番号だけで行います。ステップ実行のループです。",
        En "The bitmap search without recursion, by arrays and a row number: the loop of the stepper.";
    UNPLACED: Ja "まだ置いていない列を 1 つのワードで持ち、下位から取り出して斜めだけを調べます。",
        En "Keep the columns that are left in one word, take them from the lowest up, and test the diagonals alone.";
    SYMMETRY_CHECK: Ja "埋まった盤を 7 つの対称形と比べ、いちばん小さいものだけを数えます。",
        En "Compare each full board with its seven images, and count it only if none of them is smaller.";
    HALF_ROW: Ja "最初の行の半分だけから探し、左右の鏡像を探さずに済ませます。",
        En "Search from half of the first row only, so that left-right mirror images are never searched for.";
    CORNER_EDGE: Ja "角を分け、辺のマスを枝刈りして、対称形を途中で取り除きます。",
        En "Take the corner apart and prune the edges, so that most images disappear on the way.";
    CARRY_CHAIN: Ja "4 辺の 2 列ずつを先に埋めて対称性を片付け、残った内側を探索します。",
        En "Fill two lines on each side first, settle the symmetry there, and search what is left inside.";
    FAST: Ja "数え上げのページで使う方法です。大きい盤は、4 分の 1 の盤をつなぎ合わせて数えます。",
        En "The method of the counting page: it counts large boards by joining quarter boards.";
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
