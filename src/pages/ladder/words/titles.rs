//! The names of the methods.

use crate::text::Phrase;
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
