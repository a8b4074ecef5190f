//! Sentences about a place: the event it is, and what reaches the square that is pointed at.

use crate::{
    draw::{Mark, SearchEvent, Square},
    text::{Sentence, phrase, sentence, words},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Attack, Counters, Machine},
};

/// The name of an event, with its number where it has one.
pub fn event_title(event: SearchEvent, counters: &Counters) -> Sentence {
    match event {
        SearchEvent::Solution => sentence!(
            Ja "♛ 解 {n}",
            En "♛ Solution {n}";
            n = counters.solutions
        ),
        SearchEvent::DeadEnd => sentence!(
            Ja "✕ 行き止まり {n}",
            En "✕ Dead end {n}";
            n = counters.dead_ends
        ),
        SearchEvent::Up => sentence!(Ja "↑ {up}", En "↑ {up}"; up = words::EVENT_UP),
        SearchEvent::Finished => sentence!(Ja "■ {end}", En "■ {end}"; end = words::EVENT_FINISHED),
    }
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
        _ => Sentence::joined(&attacks, words::COMMA),
    };
    sentence!(
        Ja "行{row}・列{column}：{reached}",
        En "Row {row}, column {column}: {reached}";
        row, column, reached
    )
}
