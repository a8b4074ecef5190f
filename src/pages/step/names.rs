//! Names and sentences of the timeline, the tree and the call stack.

use std::fmt::Write;

use crate::{
    draw::{Event, Mark, Square},
    text::{Lang, Phrase, Sentence, grouped, words as shared},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Attack, Counters, Machine, Size, Solution},
};

/// A mark of the timeline: what it is, its number and its step.
#[must_use]
pub fn mark_name(solution: bool, number: u64, step: u64, lang: Lang) -> String {
    match (lang, solution) {
        (Lang::Ja, true) => format!("解{number}、ステップ{step}"),
        (Lang::Ja, false) => format!("行き止まり{number}、ステップ{step}"),
        (Lang::En, true) => format!("solution {number}, step {step}"),
        (Lang::En, false) => format!("dead end {number}, step {step}"),
    }
}

/// The slider's place on a short run.
#[must_use]
pub fn step_of(step: u64, end: u64, lang: Lang) -> String {
    let (step, end) = (grouped(step), grouped(end));
    match lang {
        Lang::Ja => format!("全 {end} ステップの {step}"),
        Lang::En => format!("step {step} of {end}"),
    }
}

/// The slider's place on a long run: whole percent and the digits behind the point.
#[must_use]
pub fn share_of_tree((whole, digits): &(u64, String), lang: Lang) -> String {
    match lang {
        Lang::Ja => format!("探索木の {whole}.{digits} %"),
        Lang::En => format!("{whole}.{digits} % of the tree"),
    }
}

/// A node of the tree: its queen, what it leads to, where it lies. The root has no queen.
#[must_use]
pub fn node_name(
    queen: Option<(u8, u8)>,
    kind: Phrase,
    place: Option<Phrase>,
    lang: Lang,
) -> String {
    let kind = kind.in_lang(lang);
    let place = place.map(|place| place.in_lang(lang));
    let mut name = match (lang, queen) {
        (_, None) => kind.to_owned(),
        (Lang::Ja, Some((row, column))) => format!("行{row}、列{column}、{kind}"),
        (Lang::En, Some((row, column))) => format!("row {row}, column {column}, {kind}"),
    };
    if let Some(place) = place {
        name.push_str(match lang {
            Lang::Ja => "、",
            Lang::En => ", ",
        });
        name.push_str(place);
    }
    name
}

/// A call of the recursive form that is the same event as going down a row in the loop.
#[must_use]
pub fn call_is_row_down(to: u8) -> Sentence {
    Sentence {
        ja: format!(
            "再帰は行{to}のために自分を呼び出し、ループは row += 1 で行{to}へ下ります。同じできごとです。"
        ),
        en: format!(
            "Recursion calls itself for row {to}; the loop goes down to row {to} with row += 1. It is the same event."
        ),
    }
}

/// A return of the recursive form that is the same event as going up a row in the loop.
#[must_use]
pub fn return_is_row_up(from: u8) -> Sentence {
    match from.checked_sub(1) {
        Some(to) => Sentence {
            ja: format!("再帰は行{from}の呼び出しから戻り（return）、ループは row -= 1 で行{to}へ上がります。同じできごとです。"),
            en: format!("Recursion returns from the call for row {from}; the loop goes up to row {to} with row -= 1. It is the same event."),
        },
        None => Sentence {
            ja: "再帰は最初の呼び出しから戻り（return）、ループは row -= 1 で -1 になります。どちらも探索の終わりです。".into(),
            en: "Recursion returns from its first call; the loop's row becomes -1 with row -= 1. For both the search is over.".into(),
        },
    }
}

/// Says how many solutions are listed.
#[must_use]
pub fn solutions_listed(found: u64, listed: usize) -> Sentence {
    let found_text = grouped(found);
    if u64::try_from(listed).is_ok_and(|listed| listed == found) {
        Sentence {
            ja: format!("この場所までに {found_text} 個の解が見つかりました。"),
            en: format!("Solutions found up to this step: {found_text}."),
        }
    } else {
        Sentence {
            ja: format!(
                "この場所までに {found_text} 個の解が見つかりました。最初の {listed} 個を並べています。"
            ),
            en: format!(
                "Solutions found up to this step: {found_text}. The first {listed} are listed."
            ),
        }
    }
}

/// A solution's name in the list.
#[must_use]
pub fn solution_name(number: usize, step: u64, lang: Lang) -> String {
    match lang {
        Lang::Ja => format!("解{number}（ステップ {}）", grouped(step)),
        Lang::En => format!("Solution {number} (step {})", grouped(step)),
    }
}

/// Positions as the sources write them: `4 2 0 3 1`.
#[must_use]
pub fn positions(positions: &[u8]) -> String {
    let numbers: Vec<_> = positions.iter().map(u8::to_string).collect();
    numbers.join(" ")
}

/// Solutions as plain text, the same in both languages: number, both notations, and the board.
///
/// ```text
/// 1: 4 2 0 3 1 / 2 4 1 3 0
/// . . . . Q
/// . . Q . .
/// ```
#[must_use]
pub fn solutions_text<'a>(solutions: impl Iterator<Item = &'a Solution>, size: Size) -> String {
    let mut text = String::new();
    for (number, solution) in (1..).zip(solutions) {
        let by_row = solution.by_row();
        let notations = (positions(&by_row), positions(&solution.by_column()));
        writeln!(text, "{number}: {} / {}", notations.0, notations.1).ok();
        for queen in by_row {
            let squares: Vec<_> = (0..size.get())
                .map(|column| if column == queen { "Q" } else { "." })
                .collect();
            writeln!(text, "{}", squares.join(" ")).ok();
        }
    }
    text
}

/// The title of an embedded stepper, for those who hear the page around it.
#[must_use]
pub fn embed_title(size: Size, lang: Lang) -> String {
    match lang {
        Lang::Ja => format!("Bitqueens：N = {size} のステップ実行"),
        Lang::En => format!("Bitqueens: stepping N = {size}"),
    }
}

/// A board and its moment, over one of two steppers.
#[must_use]
pub fn board_at(size: Size, step: u64, lang: Lang) -> String {
    let step = grouped(step);
    match lang {
        Lang::Ja => format!("N = {size}、ステップ {step}"),
        Lang::En => format!("N = {size}, step {step}"),
    }
}

/// The name of an event, with its number where it has one.
#[must_use]
pub fn event_name(event: Event, counters: &Counters, lang: Lang) -> String {
    let (solutions, dead_ends) = (counters.solutions, counters.dead_ends);
    match (event, lang) {
        (Event::Solution, Lang::Ja) => format!("♛ 解 {solutions}"),
        (Event::Solution, Lang::En) => format!("♛ Solution {solutions}"),
        (Event::DeadEnd, Lang::Ja) => format!("✕ 行き止まり {dead_ends}"),
        (Event::DeadEnd, Lang::En) => format!("✕ Dead end {dead_ends}"),
        (Event::Up, _) => format!("↑ {}", shared::EVENT_UP.in_lang(lang)),
        (Event::Finished, _) => format!("■ {}", shared::EVENT_FINISHED.in_lang(lang)),
    }
}

/// Says of a square which queens reach it and along which lines.
#[must_use]
pub fn pointed(square: &Square, machine: &Machine, order: BitOrder) -> Sentence {
    let (row, column) = (square.row, square.column);
    let power = order.column(column, machine.size().get());
    let attacks: Vec<Attack> = machine.attacks(row, power).collect();
    let lines = |from: fn(&Attack) -> String, between: &str| {
        let lines: Vec<String> = attacks.iter().map(from).collect();
        lines.join(between)
    };
    let (ja, en) = match square.mark {
        Mark::Queen => ("クイーン".into(), "a queen".into()),
        Mark::Taken => ("試し済み".into(), "tried already".into()),
        _ if attacks.is_empty() => ("効き筋なし".into(), "no queen attacks it".into()),
        _ => (
            lines(
                |attack| format!("行{}から {}", attack.queen_row, attack.line.name()),
                "、",
            ),
            lines(
                |attack| format!("{} from row {}", attack.line.name(), attack.queen_row),
                ", ",
            ),
        ),
    };
    Sentence {
        ja: format!("行{row}・列{column}：{ja}"),
        en: format!("Row {row}, column {column}: {en}"),
    }
}
