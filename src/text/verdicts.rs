//! Sentences about what a program came to.

use bitqueens_core::{
    counting::known,
    program::{Divergence, JudgedWord, Judgement, Program, Stop, Verdict, Wrong},
    solver::{Attack, Size},
};

use super::{Sentence, grouped, line_phrase};

/// Says what a program came to: its counts beside the true ones, or what stopped it, and the first step that is
/// wrong; of a program that is right, its work.
pub fn outcome(judgement: &Judgement, program: &Program) -> Sentence {
    let Some(size) = judgement.wrong_size() else {
        let found = judgement.counts.last().copied().unwrap_or(0);
        let right = sentence!(
            "N = 1 から 8 まで、すべて正しく数えました。N = 8 の解は {found} 個です。",
            "Every count from N = 1 to 8 is right. Your program found {found} solutions of N = 8."
        );
        return right.and(&work(judgement));
    };
    let outcome = match judgement.stop {
        Some(stop) if judgement.verdict() == Verdict::Stopped => {
            let stopped = stopped(program, stop, size);
            match judgement.row {
                Some(row) => stopped.and(&row_at_stop(judgement, row)),
                None => stopped,
            }
        }
        _ => {
            let found = judgement.counts.get(size.len() - 1);
            miscounted(found.copied().unwrap_or(0), size)
        }
    };
    match &judgement.divergence {
        Some(at) => outcome.and(&difference(at)),
        None => outcome,
    }
}

/// Says that a count is wrong.
pub fn miscounted(found: i64, size: Size) -> Sentence {
    let total = known(size).total;
    sentence!(
        "N = {size} で {found} 個と数えました。正しくは {total} 個です。",
        "On N = {size} the program counts {found}; the true count is {total}."
    )
}

fn row_at_stop(judgement: &Judgement, row: i64) -> Sentence {
    let row_was = sentence!(
        "止めたとき、`row` は {row} でした。",
        "When it was stopped, `row` was {row}."
    );
    if judgement.is_stuck && judgement.divergence.is_none() {
        row_was.and(&sentence!(
            "行{row}に空いているマスは残っていないので、上の行へ戻る必要があります。",
            "Row {row} has no free square left: go up a row there."
        ))
    } else {
        row_was
    }
}

/// Says what stopped a program on a board.
pub fn stopped(program: &Program, stop: Stop, size: Size) -> Sentence {
    match stop {
        Stop::Endless => sentence!(
            "N = {size} で、プログラムが終わりません。",
            "On N = {size} the program does not end."
        ),
        Stop::Index { spot, array, index } => {
            let name = program.names().nth(array).map_or("", |(name, _)| name);
            let (line, last) = (spot.line + 1, size.get() - 1);
            let (ja, en) = match last {
                0 => (" だけ".to_owned(), "index 0 alone".to_owned()),
                _ => (
                    format!(" から {last} まで"),
                    format!("the indices 0 to {last}"),
                ),
            };
            sentence!(
                "N = {size} で、{line} 行目の `{name}[{index}]` が配列の外です。`{name}` の添字は 0{ja}です。",
                "On N = {size}, line {line} reaches `{name}[{index}]`, outside its array: `{name}` has {en}."
            )
        }
    }
}

/// Says which word is first not what the queens say, in which row, and what decides it.
fn difference(at: &Divergence) -> Sentence {
    let Divergence {
        size, step, row, ..
    } = at;
    let (line, word) = (at.line + 1, at.word.name());
    let head = match at.word {
        // What is wrong is that the row is left, or that nothing is counted.
        JudgedWord::Row | JudgedWord::Solutions => sentence!(
            "最初に違うのは、N = {size} のステップ {step}（{line} 行目）です。",
            "It first goes wrong on N = {size} at step {step}, in line {line}."
        ),
        _ => sentence!(
            "最初に違う値は、N = {size} のステップ {step}（{line} 行目）で書いた行{row}の `{word}` です。",
            "The first wrong value is written on N = {size} at step {step}, in line {line}: `{word}` of row {row}."
        ),
    };
    head.and(&reason(at))
}

fn reason(at: &Divergence) -> Sentence {
    let row = at.row;
    match at.wrong {
        Wrong::Missing { power, by } => attacked(by, power, " 1 のはずです", "should be 1"),
        Wrong::Attacked { power, by } => attacked(by, power, "空きではありません", "is not free"),
        Wrong::Unfounded { power } => sentence!(
            "ビット {power} は 0 のはずです。この向きでそのマスに効くクイーンはいません。",
            "Bit {power} should be 0: no queen attacks that square along this line."
        ),
        Wrong::Beyond { power } => sentence!(
            "ビット {power} は盤の外です。`bitmap` に入るのは、`mask` で 1 のビットだけです。",
            "Bit {power} is beyond the board: `bitmap` may have only bits that are 1 in `mask`."
        ),
        Wrong::Lost { power } => sentence!(
            "ビット {power} のマスは空いていて、まだ試していませんが、`bitmap` では 0 です。",
            "The square of bit {power} is free and was not tried, but the bit is 0 in `bitmap`."
        ),
        Wrong::Again { power } => sentence!(
            "上のクイーンが同じまま、ビット {power} のマスをもう一度試しています。選んだビットは `bitmap` から消します。",
            "The square of bit {power} is tried again below the same queens. Clear a bit from `bitmap` when it is taken."
        ),
        Wrong::NotOne { value } => sentence!(
            "選んだマスのビットだけが 1 のはずですが、値は {value} です。",
            "Exactly one bit should be 1, that of the square taken, but the value is {value}."
        ),
        Wrong::NotFree { power } => sentence!(
            "この行の `bitmap` ではビット {power} が 0 なので、そのマスは選べません。",
            "Bit {power} is 0 in the row's `bitmap`, so that square cannot be taken."
        ),
        Wrong::Left { power } => sentence!(
            "行{row}のビット {power} のマスは空いていて、まだ試していないのに、ここで上の行へ戻るか、終わっています。",
            "In row {row} the square of bit {power} is free and was not tried, but the search goes up or ends here."
        ),
        Wrong::NoQueen { row } => sentence!(
            "行{row}にクイーンがいないのに、解として数えています。",
            "A solution is counted while row {row} has no queen."
        ),
        Wrong::NotCounted => sentence!(
            "すべての行にクイーンがいるのに、`solutions` が増えていません。",
            "Every row has its queen, but `solutions` does not grow."
        ),
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
            "Bit {power} {en}: {} of the queen in row {queen_row} runs through its square.",
            line.en
        ),
    }
}

/// The lines that the stepper's loop carries out on the largest board, and its placements.
pub const STEPPER: [u64; 2] = [15_991, 2_056];

/// Says how many lines the program carries out beside the stepper's loop, and where it has a board its placements.
fn work(judgement: &Judgement) -> Sentence {
    let [lines, placements] = STEPPER.map(grouped);
    let own = grouped(judgement.lines);
    if judgement.placements == 0 {
        return sentence!(
            "実行した行は {own} 行です。ステップ実行のループでは {lines} 行です。",
            "It carried out {own} lines; the loop of the stepper carries out {lines}."
        );
    }
    let placed = grouped(judgement.placements);
    sentence!(
        "{own} 行を実行し、クイーンを {placed} 回置きました。ステップ実行のループでは {lines} 行、{placements} 回です。",
        "It carried out {own} lines and placed {placed} queens; the loop of the stepper carries out {lines} lines and places {placements}."
    )
}
