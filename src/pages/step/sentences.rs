//! Sentences about a place: the event it is, and what reaches the square that is pointed at.

use crate::{
    draw::{Mark, SearchEvent, Square},
    text::{Lang, Sentence, sentence, words},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{Attack, Counters, Machine},
};

/// The name of an event, with its number where it has one.
pub fn event_title(event: SearchEvent, counters: &Counters, lang: Lang) -> String {
    let (solutions, dead_ends) = (counters.solutions, counters.dead_ends);
    match (event, lang) {
        (SearchEvent::Solution, Lang::Ja) => format!("♛ 解 {solutions}"),
        (SearchEvent::Solution, Lang::En) => format!("♛ Solution {solutions}"),
        (SearchEvent::DeadEnd, Lang::Ja) => format!("✕ 行き止まり {dead_ends}"),
        (SearchEvent::DeadEnd, Lang::En) => format!("✕ Dead end {dead_ends}"),
        (SearchEvent::Up, _) => format!("↑ {}", words::EVENT_UP.in_lang(lang)),
        (SearchEvent::Finished, _) => format!("■ {}", words::EVENT_FINISHED.in_lang(lang)),
    }
}

/// Says of a square which queens reach it and along which lines.
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
    sentence!(
        "行{row}・列{column}：{ja}",
        "Row {row}, column {column}: {en}"
    )
}
