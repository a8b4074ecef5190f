//! The gallery's sentences.

use super::{FULL_SYMMETRY, HALF_TURN, NO_SYMMETRY, QUARTER_TURN};
use crate::text::{Sentence, sentence};
use bitqueens_core::{ladder::classes::Symmetry, solver::Size};

/// Names a symmetry class: its images, and the turns that leave them as they are.
pub fn class_words(ordinal: usize, symmetry: Symmetry) -> Sentence {
    let named = match symmetry {
        Symmetry::None => NO_SYMMETRY,
        Symmetry::HalfTurn => HALF_TURN,
        Symmetry::QuarterTurn => QUARTER_TURN,
        Symmetry::Full => FULL_SYMMETRY,
    };
    sentence!(
        Ja "組 {ordinal}：{images} 個の対称形（{named}）",
        En "Class {ordinal}: {images} {images:image|images} ({named})";
        ordinal, images = symmetry.images(), named
    )
}

/// Counts the solutions and classes of a gallery.
pub fn gallery_words(size: Size, n_classes: usize, n_boards: usize) -> Sentence {
    sentence!(
        Ja "N = {size} の解は {n_boards} 個、回転と鏡像で重なるものをまとめると {n_classes} 個（ユニーク解）です。",
        En "N = {size}: {n_boards} {n_boards:solution|solutions}; {n_classes} up to rotation and reflection.";
        size, n_boards, n_classes
    )
}

/// Names the link of a board, with the column of each row's queen.
pub fn board_link(ordinal: u64, columns: &[u8]) -> Sentence {
    let list: Vec<_> = columns.iter().map(u8::to_string).collect();
    let list = list.join(" ");
    sentence!(
        Ja "解 {ordinal}（列 {list}）をステップ実行で開く",
        En "Open solution {ordinal} (columns {list}) in the stepper";
        ordinal, list
    )
}
