//! Sentences of the course with values in them.

use super::Sentence;
use crate::solver::Size;

/// What a check found, of an answer of so many bits.
#[must_use]
pub fn check_result(n_bits: usize, n_wrong: usize) -> Sentence {
    match n_wrong {
        0 => Sentence {
            ja: format!("{n_bits} ビットとも合っています。"),
            en: format!("All {n_bits} bits are right."),
        },
        1 => Sentence {
            ja: format!("{n_bits} ビットのうち 1 ビットが違います。"),
            en: format!("One of {n_bits} bits is wrong."),
        },
        _ => Sentence {
            ja: format!("{n_bits} ビットのうち {n_wrong} ビットが違います。"),
            en: format!("{n_wrong} of {n_bits} bits are wrong."),
        },
    }
}

/// The right answer, with the formula that makes it.
#[must_use]
pub fn right_answer(name: &str, formula: &str, binary: &str, decimal: u64) -> Sentence {
    let formula = if formula == name {
        String::new()
    } else {
        format!(" = {formula}")
    };
    Sentence {
        ja: format!("{name}{formula} = {binary}（10 進数で {decimal}）"),
        en: format!("{name}{formula} = {binary}, {decimal} in decimal"),
    }
}

/// Asks for a word of a row before it is shown.
#[must_use]
pub fn ask_word(name: &str, row: u8, size: Size) -> Sentence {
    Sentence {
        ja: format!("行{row}の {name} を予想してください。盤の {size} 列の、1 列に 1 ビットです。"),
        en: format!("Predict {name} of row {row}: one bit for each of the board's {size} columns."),
    }
}

/// Asks for the words of a row on paper.
#[must_use]
pub fn ask_on_paper(row: u8) -> Sentence {
    Sentence {
        ja: format!(
            "行{row}の `left`、`down`、`right`、`mask`、`bitmap`、`bit` を書き入れてください。`bitmap` は、空いていてまだ試していないマスです。`bit` は、最後に取り出した 1 です（なければ 0）。"
        ),
        en: format!(
            "Write in `left`, `down`, `right`, `mask`, `bitmap` and `bit` of row {row}. `bitmap` holds the free squares that are still to be tried; `bit` is the 1 taken last, or 0 where there is none."
        ),
    }
}

/// How many lessons are done.
#[must_use]
pub fn lessons_done(done: usize, all: usize) -> Sentence {
    Sentence {
        ja: format!("{all} 課のうち {done} 課を終えました。"),
        en: format!("{done} of {all} lessons done."),
    }
}

/// A lesson's place in the course, counted from 1.
#[must_use]
pub fn lesson_number(number: usize, all: usize) -> Sentence {
    Sentence {
        ja: format!("第 {number} 課（全 {all} 課）"),
        en: format!("Lesson {number} of {all}"),
    }
}

/// A bit that the reader sets, as it is heard: its place, what it holds, and what a check said.
#[must_use]
pub fn answer_bit(power: u8, on: bool, column: Option<u8>, verdict: Option<bool>) -> Sentence {
    let worth = 1_u64 << power;
    let value = u8::from(on);
    let (column_ja, column_en) = column.map_or_else(Default::default, |column| {
        (format!("列{column}、"), format!("column {column}, "))
    });
    let (ja, en) = match verdict {
        None => ("", ""),
        Some(true) => ("、合っています", ", right"),
        Some(false) => ("、違います", ", wrong"),
    };
    Sentence {
        ja: format!("{column_ja}{worth} の位、{value}{ja}"),
        en: format!("{column_en}the bit worth {worth}, {value}{en}"),
    }
}

/// The heading of an exercise: its number where there are several, and its seed where it was drawn.
#[must_use]
pub fn exercise_name(number: usize, of: usize, seed: u64) -> Sentence {
    let which = if of == 1 {
        String::new()
    } else {
        format!(" {number}")
    };
    let drawn = if seed == 0 {
        String::new()
    } else {
        format!(" #{seed}")
    };
    Sentence {
        ja: format!("予想する{which}{drawn}"),
        en: format!("Predict{which}{drawn}"),
    }
}
