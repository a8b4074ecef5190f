//! Names and sentences of the timeline, the tree and the call stack.

use std::fmt::Write;

use super::{EventMark, SeekTarget, Stretch, TreeShare, words};
use crate::{
    player::CounterKind,
    text::{Lang, Phrase, Sentence, grouped, sentence},
};
use bitqueens_core::solver::{Size, Solution};

/// An event of the run: what it is, and its number.
pub fn event_name(mark: EventMark, lang: Lang) -> String {
    let number = mark.number;
    match (lang, mark.solution) {
        (Lang::Ja, true) => format!("解 {number}"),
        (Lang::Ja, false) => format!("行き止まり {number}"),
        (Lang::En, true) => format!("solution {number}"),
        (Lang::En, false) => format!("dead end {number}"),
    }
}

/// A step.
pub fn step_number(step: u64, lang: Lang) -> String {
    let step = grouped(step);
    match lang {
        Lang::Ja => format!("ステップ {step}"),
        Lang::En => format!("step {step}"),
    }
}

/// The slider's place on a short run, and the event there.
pub fn step_of(step: u64, end: u64, event: Option<EventMark>, lang: Lang) -> String {
    let (step, end) = (grouped(step), grouped(end));
    let event = event.map(|event| event_name(event, lang));
    match (lang, event) {
        (Lang::Ja, None) => format!("全 {end} ステップの {step}"),
        (Lang::Ja, Some(event)) => format!("全 {end} ステップの {step}、{event}"),
        (Lang::En, None) => format!("step {step} of {end}"),
        (Lang::En, Some(event)) => format!("step {step} of {end}, {event}"),
    }
}

/// The slider's place on a long run.
pub fn step_in_tree(step: u64, share: TreeShare, lang: Lang) -> String {
    let share = share_of_tree(share, step != 0, lang);
    let step = step_number(step, lang);
    match lang {
        Lang::Ja => format!("{step}、探索木の {share}"),
        Lang::En => format!("{step}, {share} of the tree"),
    }
}

/// A share of the tree; where the search has begun, it is never said to be nothing.
pub fn share_of_tree(share: TreeShare, begun: bool, lang: Lang) -> String {
    match (share.tenths(), lang) {
        (0, Lang::Ja) if begun => "0.1 % 未満".into(),
        (0, Lang::En) if begun => "under 0.1 %".into(),
        (tenths, _) => format!("{}.{} %", tenths / 10, tenths % 10),
    }
}

/// The solutions and dead ends of a stretch of the run; nothing where it has none.
pub fn events_of(stretch: Stretch, lang: Lang) -> String {
    let Stretch {
        solutions,
        dead_ends,
        ..
    } = stretch;
    let plural = |count: u64| if count == 1 { "" } else { "s" };
    let named = [
        (solutions, "解", "solution"),
        (dead_ends, "行き止まり", "dead end"),
    ]
    .into_iter()
    .filter(|(count, ..)| *count != 0)
    .map(|(count, ja, en)| match lang {
        Lang::Ja => format!("{ja} {count}"),
        Lang::En => format!("{count} {en}{}", plural(count)),
    });
    named.collect::<Vec<_>>().join(match lang {
        Lang::Ja => "、",
        Lang::En => ", ",
    })
}

/// The target of a long seek.
pub fn seek_target(to: SeekTarget, lang: Lang) -> String {
    let phrase = match to {
        SeekTarget::Step(step) => {
            let step = step_number(step, lang);
            return match lang {
                Lang::Ja => format!("{step} へ"),
                Lang::En => format!("to {step}"),
            };
        }
        SeekTarget::Node(share) => {
            let share = share_of_tree(share, true, lang);
            return match lang {
                Lang::Ja => format!("探索木の {share} へ"),
                Lang::En => format!("to {share} of the tree"),
            };
        }
        SeekTarget::End => words::SEEK_END,
        SeekTarget::Event(CounterKind::Solutions) => words::SEEK_SOLUTION,
        SeekTarget::Event(CounterKind::DeadEnds) => words::SEEK_DEAD_END,
        SeekTarget::Event(_) => words::SEEK_PLACEMENT,
        SeekTarget::Condition => words::SEEK_CONDITION,
    };
    phrase.in_lang(lang).into()
}

/// The part of a long seek that lies behind.
pub fn seek_percent(percent: u64, lang: Lang) -> String {
    match (percent, lang) {
        (0, Lang::Ja) => "進み 1 % 未満".into(),
        (0, Lang::En) => "less than 1 % done".into(),
        (_, Lang::Ja) => format!("進み {percent} %"),
        (_, Lang::En) => format!("{percent} % done"),
    }
}

/// The time that the rest of a long seek takes, in the largest unit that says something.
pub fn time_left(millis: u64, lang: Lang) -> String {
    const UNITS: [(u64, u64, &str, &str); 4] = [
        (1_000, 90, "秒", "s"),
        (60_000, 90, "分", "min"),
        (3_600_000, 48, "時間", "h"),
        (86_400_000, 365, "日", "days"),
    ];
    let unit = UNITS
        .into_iter()
        .find(|(unit, most, ..)| millis / unit < *most);
    match (unit, lang) {
        (Some((unit, _, ja, _)), Lang::Ja) => format!("残り約 {} {ja}", millis.div_ceil(unit)),
        (Some((unit, _, _, en)), Lang::En) => format!("about {} {en} left", millis.div_ceil(unit)),
        (None, Lang::Ja) => "残り 1 年以上".into(),
        (None, Lang::En) => "over a year left".into(),
    }
}

/// A node of the tree: its queen, what it leads to, where it lies. The root has no queen.
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
pub fn call_is_row_down(to: u8) -> Sentence {
    sentence!(
        "再帰は行{to}のために自分を呼び出し、ループは row += 1 で行{to}へ下ります。同じできごとです。",
        "Recursion calls itself for row {to}; the loop goes down to row {to} with row += 1. It is the same event."
    )
}

/// A return of the recursive form that is the same event as going up a row in the loop.
pub fn return_is_row_up(from: u8) -> Sentence {
    match from.checked_sub(1) {
        Some(to) => sentence!(
            "再帰は行{from}の呼び出しから戻り（return）、ループは row -= 1 で行{to}へ上がります。同じできごとです。",
            "Recursion returns from the call for row {from}; the loop goes up to row {to} with row -= 1. It is the same event."
        ),
        None => sentence!(
            "再帰は最初の呼び出しから戻り（return）、ループは row -= 1 で -1 になります。どちらも探索の終わりです。",
            "Recursion returns from its first call; the loop's row becomes -1 with row -= 1. For both the search is over."
        ),
    }
}

/// Says how many solutions are listed.
pub fn solutions_listed(found: u64, listed: usize) -> Sentence {
    let found_text = grouped(found);
    if u64::try_from(listed).is_ok_and(|listed| listed == found) {
        sentence!(
            "この場所までに {found_text} 個の解が見つかりました。",
            "Solutions found up to this step: {found_text}."
        )
    } else {
        sentence!(
            "この場所までに {found_text} 個の解が見つかりました。最初の {listed} 個を並べています。",
            "Solutions found up to this step: {found_text}. The first {listed} are listed."
        )
    }
}

/// A solution's name in the list.
pub fn solution_name(number: usize, step: u64, lang: Lang) -> String {
    match lang {
        Lang::Ja => format!("解{number}（ステップ {}）", grouped(step)),
        Lang::En => format!("Solution {number} (step {})", grouped(step)),
    }
}

/// Positions as the sources write them: `4 2 0 3 1`.
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

/// A board and its moment, over one of two steppers.
pub fn board_at(size: Size, step: u64, lang: Lang) -> String {
    let step = grouped(step);
    match lang {
        Lang::Ja => format!("N = {size}、ステップ {step}"),
        Lang::En => format!("N = {size}, step {step}"),
    }
}
