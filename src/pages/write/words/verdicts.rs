//! Sentences about what a program came to.

use bitqueens_core::{
    counting::known,
    program::{Divergence, Judgement, Program, Stop, Wrong},
    solver::{Attack, Size},
};

use crate::text::{Sentence, line_phrase};

/// Says what a program came to: its counts beside the true ones, or what stopped it.
#[must_use]
pub fn outcome(judgement: &Judgement, program: &Program) -> Sentence {
    let Some(size) = judgement.wrong_size() else {
        let found = judgement.counts.last().copied().unwrap_or(0);
        return Sentence {
            ja: format!("N = 1 から 8 まで、すべて正しく数えました。N = 8 の解は {found} 個です。"),
            en: format!(
                "Every count from N = 1 to 8 is right. Your program found {found} solutions of N = 8."
            ),
        };
    };
    if let Some(stop) = judgement.stop {
        let stopped = stopped(program, stop, size);
        return match judgement.row.filter(|_| stop == Stop::Endless) {
            Some(row) => stopped.and(&Sentence {
                ja: format!("止めたとき、`row` は {row} でした。"),
                en: format!("When it was stopped, `row` was {row}."),
            }),
            None => stopped,
        };
    }
    let found = judgement.counts.get(size.len() - 1).copied().unwrap_or(0);
    let total = known(size).total;
    Sentence {
        ja: format!("N = {size} で {found} 個と数えました。正しくは {total} 個です。"),
        en: format!("On N = {size} the program counts {found}. The board has {total} solutions."),
    }
}

/// Says what stopped a program on a board.
#[must_use]
pub(super) fn stopped(program: &Program, stop: Stop, size: Size) -> Sentence {
    match stop {
        Stop::Endless => Sentence {
            ja: format!("N = {size} で、プログラムが終わりません。"),
            en: format!("On N = {size} the program does not come to its end."),
        },
        Stop::Index { spot, array, index } => {
            let name = program.names().nth(array).map_or("", |(name, _)| name);
            let (line, last) = (spot.line + 1, size.get() - 1);
            Sentence {
                ja: format!(
                    "N = {size} で、{line} 行目の `{name}[{index}]` が配列の外です。`{name}` の添字は 0 から {last} までです。"
                ),
                en: format!(
                    "On N = {size}, line {line} reaches `{name}[{index}]`, outside its array: `{name}` has the indices 0 to {last}."
                ),
            }
        }
    }
}

/// Says which word is first not what the queens say, in which row, and what decides it.
#[must_use]
pub fn difference(at: &Divergence) -> Sentence {
    let Divergence {
        size, step, row, ..
    } = at;
    let (line, word) = (at.line + 1, at.word.name());
    let head = Sentence {
        ja: format!(
            "最初に違うのは、N = {size} のステップ {step}、{line} 行目で、行{row}の `{word}` です。"
        ),
        en: format!(
            "It first goes wrong on N = {size} at step {step}, line {line}: `{word}` of row {row}."
        ),
    };
    head.and(&reason(at))
}

fn reason(at: &Divergence) -> Sentence {
    let row = at.row;
    match at.wrong {
        Wrong::Missing { power, by } => attacked(by, power, " 1 のはずです", "should be 1"),
        Wrong::Attacked { power, by } => attacked(by, power, "空きではありません", "is not free"),
        Wrong::Unfounded { power } => Sentence {
            ja: format!("ビット {power} が 1 ですが、この向きでそのマスに効くクイーンはいません。"),
            en: format!("Bit {power} is 1, and no queen attacks that square along this line."),
        },
        Wrong::Beyond { power } => Sentence {
            ja: format!("ビット {power} は盤の外です。盤の外のビットは `mask` で消します。"),
            en: format!("Bit {power} is beyond the board. `mask` cuts such bits."),
        },
        Wrong::Lost { power } => Sentence {
            ja: format!(
                "ビット {power} のマスは空いていて、まだ試していませんが、`bitmap` から消えています。"
            ),
            en: format!(
                "The square of bit {power} is free and was not tried, and it is gone from `bitmap`."
            ),
        },
        Wrong::Again { power } => Sentence {
            ja: format!(
                "同じクイーンの下で、ビット {power} のマスをもう一度試しています。選んだビットは `bitmap` から消します。"
            ),
            en: format!(
                "The square of bit {power} is tried again under the same queens. A bit that was taken leaves `bitmap`."
            ),
        },
        Wrong::NotOne { value } => Sentence {
            ja: format!("1 が 1 つだけの数のはずですが、{value} です。"),
            en: format!("It should have exactly one 1, and it is {value}."),
        },
        Wrong::NotFree { power } => Sentence {
            ja: format!("ビット {power} は、この行の `bitmap` で 1 ではありません。"),
            en: format!("Bit {power} is not a 1 of the row's `bitmap`."),
        },
        Wrong::Left { power } => Sentence {
            ja: format!("ビット {power} のマスが空いているのに、試さずに行{row}を離れています。"),
            en: format!(
                "The search leaves row {row} while the square of bit {power} is free and was not tried."
            ),
        },
        Wrong::NoQueen { row } => Sentence {
            ja: format!("行{row}にクイーンがいないのに、解として数えています。"),
            en: format!("A solution is counted while row {row} has no queen."),
        },
        Wrong::NotCounted => Sentence {
            ja: "すべての行にクイーンがいるのに、数えていません。".to_owned(),
            en: "Every row has its queen, and the board is not counted.".to_owned(),
        },
    }
}

fn attacked(by: Attack, power: u8, ja: &str, en: &str) -> Sentence {
    let Attack { queen_row, line } = by;
    let line = line_phrase(line);
    Sentence {
        ja: format!(
            "ビット {power} は{ja}。行{queen_row}のクイーンが{}に効いているからです。",
            line.ja
        ),
        en: format!(
            "Bit {power} {en}: {} of the queen in row {queen_row} runs through it.",
            line.en
        ),
    }
}

/// Says how many lines the program carries out beside the listing on the largest board.
#[must_use]
pub fn steps_taken(own: u64, listing: u64, size: Size) -> Sentence {
    Sentence {
        ja: format!(
            "N = {size} で実行した行は {own} 行です。ステップ実行のループでは {listing} 行です。"
        ),
        en: format!(
            "It carries out {own} lines on N = {size}; the loop of the stepper carries out {listing}."
        ),
    }
}
