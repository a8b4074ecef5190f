//! Sentences of the ladder's page that carry values.

pub use super::decimals::{fixed, millis, power_of_ten, significant};
use super::methods::explain;
use super::{Phrase, Sentence, grouped};
use crate::ladder::classes::Symmetry;
use crate::ladder::sources::Source;
use crate::ladder::{Method, Run};
use crate::solver::Size;

/// Seconds as a reader says them: `約3時間`, `about 3 hours`.
#[must_use]
pub fn duration(seconds: f64) -> Sentence {
    const UNITS: [(f64, Phrase); 6] = [
        (
            31_557_600.0,
            Phrase {
                ja: "年",
                en: "years",
            },
        ),
        (
            86_400.0,
            Phrase {
                ja: "日",
                en: "days",
            },
        ),
        (
            3_600.0,
            Phrase {
                ja: "時間",
                en: "hours",
            },
        ),
        (
            60.0,
            Phrase {
                ja: "分",
                en: "minutes",
            },
        ),
        (
            1.0,
            Phrase {
                ja: "秒",
                en: "seconds",
            },
        ),
        (
            0.001,
            Phrase {
                ja: "ミリ秒",
                en: "milliseconds",
            },
        ),
    ];
    // Two of a unit at least, so that no singular is needed.
    let fitting = UNITS.iter().find(|(length, _)| 2.0 * length <= seconds);
    let (length, unit) = fitting.unwrap_or(&UNITS[5]);
    let number = significant(seconds / length);
    Sentence {
        ja: format!("約 {number} {}", unit.ja),
        en: format!("about {number} {}", unit.en),
    }
}

/// A factor in a table: `× 6.1`, and `1/19` where there is less.
#[must_use]
pub fn factor(times: f64) -> String {
    if times < 1.0 {
        return format!("1/{}", significant(1.0 / times));
    }
    format!("× {}", significant(times))
}

/// How many times as fast a method is as the one before it; below 1 it is slower.
#[must_use]
pub fn speed_words(run: Run, before: Method, times: f64) -> Sentence {
    let (this, that, n) = (title(run.method()), title(before), run.size());
    if times < 1.0 {
        let number = significant(1.0 / times);
        return Sentence {
            ja: format!(
                "N = {n} で、{}には{}の {number} 倍の時間がかかります。",
                this.ja, that.ja
            ),
            en: format!(
                "{} takes {number} times as long as {} at N = {n}.",
                this.en, that.en
            ),
        };
    }
    let number = significant(times);
    Sentence {
        ja: format!(
            "N = {n} で、{}は{}の {number} 倍の速さです。",
            this.ja, that.ja
        ),
        en: format!(
            "{} is {number} times as fast as {} at N = {n}.",
            this.en, that.en
        ),
    }
}

/// How many times as many leaf nodes a method has as the one before it; below 1 it has fewer.
#[must_use]
pub fn leaf_words(run: Run, before: Method, times: f64) -> Sentence {
    let (this, that, n) = (title(run.method()), title(before), run.size());
    let (more, less, times) = match times {
        ..1.0 => (that, this, 1.0 / times),
        _ => (this, that, times),
    };
    let number = significant(times);
    // Both are whole numbers, so this is exact.
    if times <= 1.0 {
        return Sentence {
            ja: format!(
                "N = {n} で、{}と{}の末端ノードは同じ数です。",
                that.ja, this.ja
            ),
            en: format!(
                "{} and {} have the same number of leaf nodes at N = {n}.",
                that.en, this.en
            ),
        };
    }
    Sentence {
        ja: format!(
            "N = {n} で、{}の末端ノードは{}の {number} 倍です。",
            more.ja, less.ja
        ),
        en: format!(
            "The leaf nodes of {} are {number} times those of {} at N = {n}.",
            more.en, less.en
        ),
    }
}

fn title(method: Method) -> Phrase {
    explain(method).title
}

/// A run that was not begun: the estimate, and the limit it is over, in seconds.
#[must_use]
pub fn refused_words(seconds: f64, limit: u16) -> Sentence {
    let Sentence { ja, en } = duration(seconds);
    Sentence {
        ja: format!("{ja}かかる見込みで、制限の {limit} 秒を超えるので、始めていません。"),
        en: format!("Not begun: it would take {en}, longer than the limit of {limit} s."),
    }
}

/// A run that was ended at its limit, in seconds.
#[must_use]
pub fn late_words(limit: u16) -> Sentence {
    Sentence {
        ja: format!("制限時間の {limit} 秒を過ぎたので止めました。"),
        en: format!("Stopped at the limit of {limit} s."),
    }
}

/// What is being done, and how many of the parts are done; no parts where this is not known yet.
#[must_use]
pub fn parts_words(doing: Phrase, done: u32, parts: u32) -> Sentence {
    if parts == 0 {
        return doing.into();
    }
    Sentence {
        ja: format!("{}（{done}／{parts}）", doing.ja),
        en: format!("{} ({done} of {parts})", doing.en),
    }
}

/// What runs and how many wait, for the line above the table.
#[must_use]
pub fn running_words(run: Run, doing: Phrase, n_waiting: usize) -> Sentence {
    let title = explain(run.method()).title;
    let n = run.size();
    Sentence {
        ja: format!("{}、N = {n}：{}。残り {n_waiting} 件。", title.ja, doing.ja),
        en: format!("{}, N = {n}: {}. {n_waiting} waiting.", title.en, doing.en),
    }
}

/// What is known before a run.
#[must_use]
pub fn expected_words(nodes: f64, is_known: bool) -> Sentence {
    let number = significant(nodes);
    if is_known {
        return Sentence {
            ja: format!("配置 {number} 回"),
            en: format!("{number} placements"),
        };
    }
    Sentence {
        ja: format!("配置 約 {number} 回の見込み"),
        en: format!("about {number} placements expected"),
    }
}

/// A symmetry class: how many images, and what leaves them as they are.
#[must_use]
pub fn class_words(ordinal: usize, symmetry: Symmetry) -> Sentence {
    let why = match symmetry {
        Symmetry::None => said("回しても同じになりません", "no turn leaves it as it is"),
        Symmetry::HalfTurn => said("半回転で同じになります", "the half turn leaves it as it is"),
        Symmetry::QuarterTurn => said(
            "4 分の 1 回転で同じになります",
            "the quarter turn leaves it as it is",
        ),
        Symmetry::Full => said(
            "どう動かしても同じです",
            "every turn and mirror leaves it as it is",
        ),
    };
    let images = symmetry.images();
    Sentence {
        ja: format!("組 {ordinal}：{images} 個の対称形（{}）", why.ja),
        en: format!(
            "Class {ordinal}: {images} image{} ({})",
            if images == 1 { "" } else { "s" },
            why.en
        ),
    }
}

/// How many classes and solutions a gallery shows.
#[must_use]
pub fn gallery_words(size: Size, n_classes: usize, n_boards: usize) -> Sentence {
    Sentence {
        ja: format!("N = {size} の解は全部で {n_boards}、ユニーク解は {n_classes} です。"),
        en: format!("N = {size}: {n_boards} solutions in all, {n_classes} of them unique."),
    }
}

/// A board of the gallery as a link.
#[must_use]
pub fn board_link(ordinal: u64, columns: &[u8]) -> Sentence {
    let list: Vec<_> = columns.iter().map(u8::to_string).collect();
    let list = list.join(" ");
    Sentence {
        ja: format!("解 {ordinal}（列 {list}）をステップ実行で開く"),
        en: format!("Open solution {ordinal} (columns {list}) in the stepper"),
    }
}

/// A source by its number.
#[must_use]
pub fn source_words(source: Source) -> Sentence {
    let number = source.number();
    Sentence {
        ja: format!("資料 {number}"),
        en: format!("Source {number}"),
    }
}

/// A day: year, month, day.
#[must_use]
pub fn publication((year, month, day): (u16, u8, u8)) -> Sentence {
    Sentence {
        ja: format!("{year}年{month}月{day}日"),
        en: format!("{year}-{month:02}-{day:02}"),
    }
}

/// A walk's counts.
#[must_use]
pub fn walk_words(step: u64, nodes: u64, tests: u64, solutions: u64) -> Sentence {
    let [step, nodes, tests, solutions] = [step, nodes, tests, solutions].map(grouped);
    Sentence {
        ja: format!("ステップ {step}、配置 {nodes}、検査 {tests}、解 {solutions}"),
        en: format!("Step {step}, placements {nodes}, tests {tests}, solutions {solutions}"),
    }
}

fn said(ja: &str, en: &str) -> Sentence {
    Sentence {
        ja: ja.into(),
        en: en.into(),
    }
}
