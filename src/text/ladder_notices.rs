//! Sentences for what could not be done on the ladder.

use super::Sentence;

/// What a reader asked of the ladder and did not get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderNotice {
    /// No method is chosen.
    NoMethod,
    /// The worker could not be started, broke, or is of another build.
    WorkerFailed,
}

/// Something in the ladder's part of the address that could not be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderProblem {
    /// A method that there is not.
    Methods,
    /// The smallest board is not a number within 1..=27.
    From,
    /// There is no such form.
    Form,
    /// There is no such limit.
    Limit,
    /// There is no such method to explain.
    About,
    /// The method is not stepped.
    Walk,
    /// The board is not stepped.
    WalkSize,
    /// The step is not a number.
    WalkAt,
    /// The board's solutions are not shown.
    Gallery,
}

impl LadderNotice {
    /// The sentence for the reader.
    #[must_use]
    pub fn sentence(self) -> Sentence {
        match self {
            Self::NoMethod => said(
                "実行する方法を 1 つ以上選んでください。",
                "Choose at least one method to run.",
            ),
            Self::WorkerFailed => said(
                "計算用のプログラムが動きませんでした。サイトが更新された場合があります。ページを再読み込みしてから、もう一度実行してください。",
                "The program that carries out the runs did not work. The site may have been updated: reload the page and run again.",
            ),
        }
    }
}

impl LadderProblem {
    /// The sentence for the reader.
    #[must_use]
    pub fn sentence(self) -> Sentence {
        match self {
            Self::Methods => said(
                "アドレスの methods に、知らない方法の名前があります。残りの方法を選んでいます。",
                "In the address, methods names a method that does not exist. The others are chosen.",
            ),
            Self::From => said(
                "アドレスの from は 1 から 27 までの整数にしてください。近い値を使っています。",
                "In the address, from must be a whole number from 1 to 27. The nearest is used.",
            ),
            Self::Form => said(
                "アドレスの form は recursive か loop にしてください。",
                "In the address, form must be recursive or loop.",
            ),
            Self::Limit => said(
                "アドレスの limit は 1、10、60、600 のどれかにしてください。",
                "In the address, limit must be 1, 10, 60 or 600.",
            ),
            Self::About => said(
                "アドレスの about にある名前の方法はありません。",
                "In the address, about names a method that does not exist.",
            ),
            Self::Walk => said(
                "アドレスの walk は brute-force、backtracking、flags のどれかにしてください。",
                "In the address, walk must be brute-force, backtracking or flags.",
            ),
            Self::WalkSize => said(
                "アドレスの walk-n は 4 から 6 までの整数にしてください。近い値を使っています。",
                "In the address, walk-n must be a whole number from 4 to 6. The nearest is used.",
            ),
            Self::WalkAt => said(
                "アドレスの walk-at は 0 以上の整数にしてください。",
                "In the address, walk-at must be a whole number, 0 or more.",
            ),
            Self::Gallery => said(
                "アドレスの gallery は 1 か、4 から 8 までの整数にしてください。近い値を使っています。",
                "In the address, gallery must be 1 or a whole number from 4 to 8. The nearest is used.",
            ),
        }
    }
}

fn said(ja: &str, en: &str) -> Sentence {
    Sentence {
        ja: ja.into(),
        en: en.into(),
    }
}
