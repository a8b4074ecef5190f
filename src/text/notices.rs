//! Sentences for what could not be done, each saying what happened and what to do.

use super::{LadderNotice, LadderProblem, Sentence};
use crate::solver::{Size, SnapshotError};

/// What a reader asked for and did not get.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The address held something that could not be used.
    Address(Vec<Problem>),
    /// The step asked for lies beyond the end of the search.
    PastEnd {
        /// The step asked for.
        asked: u64,
        /// The number of the last one.
        end: u64,
    },
    /// What was typed into the field for a step is not a step number.
    NotAStep,
    /// The search begins here.
    AtStart,
    /// The search ends here.
    AtEnd,
    /// There is no later solution.
    NoNextSolution,
    /// There is no earlier solution.
    NoPreviousSolution,
    /// There is no later dead end.
    NoNextDeadEnd,
    /// The condition to run to holds nowhere ahead.
    NoStop,
    /// An embedded stepper shows no earlier or later step.
    RangeEnds,
    /// A page could not be loaded.
    Unloadable,
    /// The browser has no vectors.
    NoSimd,
    /// A run must end before another begins.
    Counting {
        /// The board that is being counted.
        size: Size,
    },
    /// Something on the ladder's page.
    Ladder(LadderNotice),
}

/// Something in the address that could not be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is no such page.
    Page,
    /// The size is not a number within 1..=27.
    Size {
        /// The size used instead.
        used: Size,
    },
    /// The step is not a number.
    Step {
        /// The step used instead.
        used: u64,
    },
    /// There is no such language.
    Language,
    /// The snapshot is refused.
    Snapshot(SnapshotError),
    /// The condition to run to is none, or the board has no such square.
    Until,
    /// There is no such pace.
    Pace,
    /// There is no such speed.
    Speed,
    /// There is no such language of code.
    Code,
    /// There is no such panel.
    Open,
    /// The second stepper is no board and step.
    Second,
    /// The first or last step of an embedded stepper is not a number.
    Range,
    /// A switch of this name is neither on nor off.
    Switch(&'static str),
    /// Something in the ladder's part.
    Ladder(LadderProblem),
    /// The queens cannot stand so.
    Queens,
    /// There is no such lesson.
    Lesson,
    /// A seed is not a number.
    Seed,
    /// The sheet is not an exercise's number.
    Sheet,
    /// A part for the bit lab.
    Lab {
        /// Its key in the address.
        key: &'static str,
    },
    /// The address is longer than any that this site writes.
    TooLong,
}

impl Notice {
    /// The sentence for the reader.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        match self {
            Self::Address(problems) => {
                let sentences = problems.iter().map(Problem::sentence);
                sentences
                    .reduce(|all, next| all.and(&next))
                    .unwrap_or_else(|| said("", ""))
            }
            Self::PastEnd { asked, end } => Sentence {
                ja: format!(
                    "ステップ {asked} はありません。この探索は {end} ステップで終わるので、最後を表示しています。"
                ),
                en: format!(
                    "There is no step {asked}. This search ends at step {end}, which is shown."
                ),
            },
            Self::NotAStep => said(
                "ステップは 0 以上の整数で入力してください。",
                "Type the step as a whole number, 0 or more.",
            ),
            Self::AtStart => said(
                "ここが探索の始まりです。",
                "This is the start of the search.",
            ),
            Self::AtEnd => said(
                "ここで探索は終わりです。「最初へ」で始めに戻れます。",
                "The search ends here. First goes back to the start.",
            ),
            Self::NoNextSolution => said(
                "この先に解はありません。",
                "There is no further solution after this step.",
            ),
            Self::NoPreviousSolution => said(
                "これより前に解はありません。",
                "There is no solution before this step.",
            ),
            Self::Unloadable => said(
                "このページを読み込めませんでした。通信を確かめて、もう一度開いてください。",
                "That page could not be loaded. Check the connection and open it again.",
            ),
            Self::NoSimd => said(
                "このブラウザーの WebAssembly には SIMD がありません。スカラーで数えます。",
                "This browser's WebAssembly has no SIMD, so the scalar kernel counts.",
            ),
            Self::Counting { size } => Sentence {
                ja: format!(
                    "いま N = {size} を数えています。一時停止か中止をしてから始めてください。"
                ),
                en: format!("N = {size} is being counted. Pause or cancel it first."),
            },
            Self::Ladder(notice) => notice.sentence(),
            Self::NoNextDeadEnd => said(
                "この先に行き止まりはありません。",
                "There is no further dead end after this step.",
            ),
            Self::NoStop => said(
                "この先に、条件に合う場所はありません。",
                "Nowhere after this step does the condition hold.",
            ),
            Self::RangeEnds => said(
                "ここに表示するステップはここまでです。",
                "The steps shown here end at this one.",
            ),
        }
    }
}

impl Problem {
    /// The sentence for the reader.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        match self {
            Self::Page => said(
                "アドレスにあるページは見つからないので、ステップ実行を表示しています。",
                "There is no page of that name, so this is the stepper.",
            ),
            Self::Size { used } => Sentence {
                ja: format!(
                    "アドレスの n は 1 から 27 までの整数にしてください。N = {used} を表示しています。"
                ),
                en: format!(
                    "In the address, n must be a whole number from 1 to 27. N = {used} is shown."
                ),
            },
            Self::Step { used } => Sentence {
                ja: format!(
                    "アドレスの at は 0 以上の整数にしてください。ステップ {used} を表示しています。"
                ),
                en: format!(
                    "In the address, at must be a whole number, 0 or more. Step {used} is shown."
                ),
            },
            Self::Language => said(
                "アドレスの lang は ja か en にしてください。",
                "In the address, lang must be ja or en.",
            ),
            Self::Snapshot(error) => Sentence {
                ja: format!("アドレスの snapshot は使えません。{}", snapshot_ja(*error)),
                en: format!("The snapshot in the address cannot be used: {error}."),
            },
            Self::Until => said(
                "アドレスの until は使えません。solution、dead-end、backtrack-行、square-行-列、free-個数 のどれかを、盤にある値で書いてください。",
                "The until in the address cannot be used: write solution, dead-end, backtrack-ROW, square-ROW-COLUMN or free-COUNT, with values that the board has.",
            ),
            Self::Pace => said(
                "アドレスの pace は micro-step、placement、dead-end、solution のどれかにしてください。",
                "In the address, pace must be micro-step, placement, dead-end or solution.",
            ),
            Self::Speed => said(
                "アドレスの speed は slow、normal、fast、fastest、full のどれかにしてください。",
                "In the address, speed must be slow, normal, fast, fastest or full.",
            ),
            Self::Code => said(
                "アドレスの code は plain、rust、c、python、javascript のどれかにしてください。",
                "In the address, code must be plain, rust, c, python or javascript.",
            ),
            Self::Open => said(
                "アドレスの open に、ない欄の名前があります。",
                "In the address, open names a part that does not exist.",
            ),
            Self::Second => said(
                "アドレスの second は「N.ステップ」の形にしてください。",
                "In the address, second must be written as N.STEP.",
            ),
            Self::Range => said(
                "アドレスの from と to は 0 以上の整数にしてください。",
                "In the address, from and to must be whole numbers, 0 or more.",
            ),
            Self::Switch(name) => Sentence {
                ja: format!("アドレスの {name} は 0 か 1 にしてください。"),
                en: format!("In the address, {name} must be 0 or 1."),
            },
            Self::Ladder(problem) => problem.sentence(),
            Self::Queens => said(
                "アドレスの queens は使えるところまで置きました。列の番号を上の行から、2.0.3 のように、互いに効かないように書いてください。",
                "Of the queens in the address those that can stand are set: write their columns from the top, such as 2.0.3, so that none attacks another.",
            ),
            Self::Lesson => said(
                "アドレスにある課は見つからないので、課の一覧を表示しています。",
                "There is no lesson of that name, so this is the list of lessons.",
            ),
            Self::Seed => said(
                "アドレスの seed は 0 以上の整数にしてください。使えないものは 0 としています。",
                "In the address, seed must be whole numbers, 0 or more; what cannot be used counts as 0.",
            ),
            Self::Sheet => said(
                "アドレスの sheet は、問題の番号（1 から）にしてください。",
                "In the address, sheet must be the number of an exercise, from 1.",
            ),
            Self::Lab { key } => Sentence {
                ja: format!(
                    "アドレスの {key} はそのままでは使えないので、近い値を表示しています。"
                ),
                en: format!(
                    "In the address, {key} cannot be used as it is; the nearest value is shown."
                ),
            },
            Self::TooLong => said(
                "アドレスが長すぎて読めないので、最初の画面を表示しています。",
                "The address is too long to be read, so this is the first screen.",
            ),
        }
    }
}

fn snapshot_ja(error: SnapshotError) -> String {
    match error {
        SnapshotError::Malformed => "形式が正しくありません。".into(),
        SnapshotError::Size(_) => "N は 1 から 27 までです。".into(),
        SnapshotError::UnknownPhase => "実行中の行の名前が正しくありません。".into(),
        SnapshotError::Queen { row } => {
            format!("行{row}のクイーンは、そのマスには置けません。")
        }
        SnapshotError::Depth => "クイーンの数と実行中の行が合いません。".into(),
        SnapshotError::Counters => "回数と盤面が合いません。".into(),
    }
}

fn said(ja: &str, en: &str) -> Sentence {
    Sentence {
        ja: ja.into(),
        en: en.into(),
    }
}
