//! Names and sentences of places: events, steps, shares of the tree, squares, calls, solutions.

use std::fmt::Write;

use super::{SEEK_CONDITION, SEEK_DEAD_END, SEEK_END, SEEK_PLACEMENT, SEEK_SOLUTION};
use crate::{
    draw::{Mark, SearchEvent, Square},
    pages::step::{EventMark, SeekTarget, Stretch, TreeShare},
    player::CounterKind,
    text::{Phrase, Sentence, phrase, sentence, time, words as shared},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Attack, Counters, Machine, Size, Solution},
};

/// An event of the run: what it is, and its number.
pub fn event_name(mark: EventMark) -> Sentence {
    let event = if mark.solution {
        phrase!(Ja "解", En "solution")
    } else {
        phrase!(Ja "行き止まり", En "dead end")
    };
    sentence!(Ja "{event} {number}", En "{event} {number}"; number = mark.number)
}

pub fn step_number(step: u64) -> Sentence {
    sentence!(Ja "ステップ {step:,}", En "step {step:,}")
}

/// The slider's place on a short run, and the event there.
pub fn step_of(step: u64, end: u64, event: Option<EventMark>) -> Sentence {
    let place = sentence!(
        Ja "全 {end:,} ステップの {step:,}",
        En "step {step:,} of {end:,}"
    );
    match event {
        Some(event) => Sentence::joined(&[place, event_name(event)], shared::COMMA),
        None => place,
    }
}

/// The slider's place on a long run.
pub fn step_in_tree(step: u64, share: TreeShare) -> Sentence {
    sentence!(
        Ja "{step}、探索木の {share}",
        En "{step}, {share} of the tree";
        step = step_number(step), share = share_of_tree(share, step != 0)
    )
}

/// A share of the tree; where the search has begun, it is never said to be nothing.
pub fn share_of_tree(share: TreeShare, begun: bool) -> Sentence {
    match share.tenths() {
        0 if begun => phrase!(Ja "0.1 % 未満", En "under 0.1 %").into(),
        tenths => Sentence::same_in_all(&format!("{}.{} %", tenths / 10, tenths % 10)),
    }
}

/// The solutions and dead ends of a stretch of the run; nothing where it has none.
pub fn events_of(stretch: Stretch) -> Sentence {
    let (solutions, dead_ends) = (stretch.solutions, stretch.dead_ends);
    let mut events = Vec::new();
    if solutions != 0 {
        events.push(sentence!(
            Ja "解 {solutions}",
            En "{solutions} {solutions:solution|solutions}"
        ));
    }
    if dead_ends != 0 {
        events.push(sentence!(
            Ja "行き止まり {dead_ends}",
            En "{dead_ends} {dead_ends:dead end|dead ends}"
        ));
    }
    Sentence::joined(&events, shared::COMMA)
}

pub fn seek_target(to: SeekTarget) -> Sentence {
    match to {
        SeekTarget::Step(step) => {
            sentence!(Ja "{step} へ", En "to {step}"; step = step_number(step))
        }
        SeekTarget::Node(share) => sentence!(
            Ja "探索木の {share} へ",
            En "to {share} of the tree";
            share = share_of_tree(share, true)
        ),
        SeekTarget::End => SEEK_END.into(),
        SeekTarget::Event(CounterKind::Solutions) => SEEK_SOLUTION.into(),
        SeekTarget::Event(CounterKind::DeadEnds) => SEEK_DEAD_END.into(),
        SeekTarget::Event(_) => SEEK_PLACEMENT.into(),
        SeekTarget::Condition => SEEK_CONDITION.into(),
    }
}

/// The part of a long seek that lies behind.
pub fn seek_percent(percent: u64) -> Sentence {
    match percent {
        0 => phrase!(Ja "進み 1 % 未満", En "less than 1 % done").into(),
        _ => sentence!(Ja "進み {percent} %", En "{percent} % done"),
    }
}

/// The time that the rest of a long seek takes, in whole seconds.
pub fn time_left(millis: u64) -> Sentence {
    #[expect(clippy::cast_precision_loss, reason = "two digits are shown")]
    let seconds = millis.div_ceil(1_000).max(1) as f64;
    sentence!(Ja "残り約 {time}", En "about {time} left"; time = time(1.0e3 * seconds))
}

/// A node of the tree: its queen, what it leads to, where it lies. The root has no queen.
pub fn node_name(queen: Option<(u8, u8)>, kind: Phrase, place: Option<Phrase>) -> Sentence {
    let queen = queen
        .map(|(row, column)| sentence!(Ja "行{row}、列{column}", En "row {row}, column {column}"));
    let parts = queen.into_iter().chain([kind.into()]);
    let parts: Vec<Sentence> = parts.chain(place.map(Sentence::from)).collect();
    Sentence::joined(&parts, shared::COMMA)
}

/// A call of the recursive form that is the same event as going down a row in the loop.
pub fn call_is_row_down(to: u8) -> Sentence {
    sentence!(
        Ja "再帰は行{to}のために自分を呼び出し、ループは row += 1 で行{to}へ下ります。同じできごとです。",
        En "Recursion calls itself for row {to}; the loop goes down to row {to} with row += 1. It is the same event."
    )
}

/// A return of the recursive form that is the same event as going up a row in the loop.
pub fn return_is_row_up(from: u8) -> Sentence {
    match from.checked_sub(1) {
        Some(to) => sentence!(
            Ja "再帰は行{from}の呼び出しから戻り（return）、ループは row -= 1 で行{to}へ上がります。同じできごとです。",
            En "Recursion returns from the call for row {from}; the loop goes up to row {to} with row -= 1. It is the same event."
        ),
        None => sentence!(
            Ja "再帰は最初の呼び出しから戻り（return）、ループは row -= 1 で -1 になります。どちらも探索の終わりです。",
            En "Recursion returns from its first call; the loop's row becomes -1 with row -= 1. For both the search is over."
        ),
    }
}

/// Says how many solutions are listed.
pub fn solutions_listed(found: u64, listed: usize) -> Sentence {
    let said = sentence!(
        Ja "この場所までに {found:,} 個の解が見つかりました。",
        En "{found:,} {found:solution|solutions} found up to this step."
    );
    if u64::try_from(listed).is_ok_and(|listed| listed == found) {
        return said;
    }
    said.and(&sentence!(
        Ja "最初の {listed} 個を並べています。",
        En "The first {listed} {listed:is|are} listed."
    ))
}

pub fn solution_name(number: usize, step: u64) -> Sentence {
    sentence!(
        Ja "解{number}（ステップ {step:,}）",
        En "Solution {number} (step {step:,})"
    )
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
pub fn board_at(size: Size, step: u64) -> Sentence {
    sentence!(
        Ja "N = {size}、ステップ {step:,}",
        En "N = {size}, step {step:,}"
    )
}

/// The name of an event, with its number where it has one.
pub fn event_title(event: SearchEvent, counters: &Counters) -> Sentence {
    match event {
        SearchEvent::Solution => sentence!(
            Ja "解 {n}",
            En "Solution {n}";
            n = counters.solutions
        ),
        SearchEvent::DeadEnd => sentence!(
            Ja "行き止まり {n}",
            En "Dead end {n}";
            n = counters.dead_ends
        ),
        SearchEvent::Up => shared::EVENT_UP.into(),
        SearchEvent::Finished => shared::EVENT_FINISHED.into(),
    }
}

/// Says at the end of a search what it has found.
pub fn every_solution(found: u64) -> Sentence {
    sentence!(
        Ja "解は全部で {found:,} 個",
        En "All {found:,} {found:solution|solutions} found"
    )
}

/// Says of a square which queens reach it and along which lines.
pub fn pointed(square: &Square, machine: &Machine, order: BitOrder) -> Sentence {
    let (row, column) = (square.row, square.column);
    let power = order.column(column, machine.size().get());
    let attack_name = |attack: Attack| {
        sentence!(
            Ja "行{row}から {line}",
            En "{line} from row {row}";
            row = attack.queen_row, line = attack.line.name()
        )
    };
    let attacks: Vec<Sentence> = machine.attacks(row, power).map(attack_name).collect();
    let reached = match square.mark {
        Mark::Queen => phrase!(Ja "クイーン", En "a queen").into(),
        Mark::Taken => phrase!(Ja "試し済み", En "tried already").into(),
        _ if attacks.is_empty() => phrase!(Ja "効き筋なし", En "no queen attacks it").into(),
        _ => Sentence::joined(&attacks, shared::COMMA),
    };
    sentence!(
        Ja "行{row}・列{column}：{reached}",
        En "Row {row}, column {column}: {reached}"
    )
}
