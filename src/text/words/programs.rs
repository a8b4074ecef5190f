//! Sentences about a program: what it came to, and why a text is none.

use bitqueens_core::{
    counting::known,
    program::{
        DEEPEST_BLOCK, Divergence, Expected, JudgedWord, Judgement, LONGEST_PROGRAM, MOST_NAMES,
        Program, ProgramError, ProgramMistake, Stop, Verdict, Wrong,
    },
    solver::{Attack, Size},
};

use super::{line_phrase, phrase, phrases, sentence};
use crate::text::{Phrase, Sentence};

/// What stands where the reader is to write.
pub const GAP: char = '?';

phrases! {
    SHOULD_BE_ONE: Ja " 1 のはずです", En "should be 1";
    NOT_FREE: Ja "空きではありません", En "is not free";

    NO_QUEENS: Ja "盤のどこにクイーンがいるか、このプログラムからは分かりません。選んだビットを `board[row]` に入れると、最初に違うビットを盤で示します。",
        En "The program does not say where its queens are. Store the bit taken in `board[row]`, and the board will show the first wrong bit.";
    NO_STATEMENT: Ja "まだ文がありません。", En "There is no statement yet.";
    STILL_OPEN: Ja "`?` を式に書き換えてください。", En "Replace the `?` by an expression.";
    TOO_DEEP: Ja "かっこか演算子の入れ子が深すぎます。文を分けてください。", En "Parentheses, blocks or operators are nested too deep. Split the statement.";
    TRUTH_AS_NUMBER: Ja "比較の結果は数として使えません。`if` か `while` の条件にしてください。", En "A comparison is not a number here. Put it into the condition of an `if` or `while`.";
    INVERTED_CONDITION: Ja "ここでは数が条件になっています。`!= 0` か `== 0` を付けてください。", En "A number is inverted where a condition should stand. Compare it with 0 by `!=` or `==`.";
    STATEMENT: Ja "文（名前、`while`、`if`）", En "a statement: a name, `while` or `if`";
    ASSIGNMENT: Ja "名前の後に `=` か `+=` など", En "`=`, `+=` or the like behind the name";
    OPERAND: Ja "数、名前か `(`", En "a number, a name or `(`";
}

/// Says what a program came to, and the first step that is wrong.
pub fn outcome(judgement: &Judgement, program: &Program) -> Sentence {
    let came_to = came_to(judgement, program);
    match &judgement.drawn {
        Some(at) => came_to.and(&difference(at)),
        None => came_to,
    }
}

/// Says what a program came to: its counts beside the true ones, or what stopped it; of a program that is right, its work.
pub fn came_to(judgement: &Judgement, program: &Program) -> Sentence {
    let Some(size) = judgement.wrong_size() else {
        let found = judgement.counts.last().copied().unwrap_or(0);
        let right = sentence!(
            Ja "N = 1 から 8 まで、すべて正しく数えました。N = 8 の解は {found:,} 個です。",
            En "Every count from N = 1 to 8 is right. Your program found {found:,} {found:solution|solutions} of N = 8."
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
    if judgement.lacks_queens {
        outcome.and(&NO_QUEENS.into())
    } else {
        outcome
    }
}

/// Says that a count is wrong.
pub fn miscounted(found: i64, size: Size) -> Sentence {
    let total = known(size).total;
    sentence!(
        Ja "N = {size} で {found} 個と数えました。正しくは {total} 個です。",
        En "On N = {size} the program counts {found}; the true count is {total}."
    )
}

fn row_at_stop(judgement: &Judgement, row: i64) -> Sentence {
    let row_was = sentence!(
        Ja "止めたとき、`row` は {row} でした。",
        En "When it was stopped, `row` was {row}."
    );
    if judgement.is_stuck && judgement.divergence.is_none() {
        row_was.and(&sentence!(
            Ja "行{row}に空いているマスは残っていないので、上の行へ戻る必要があります。",
            En "Row {row} has no free square left: go up a row there."
        ))
    } else {
        row_was
    }
}

/// Says what stopped a program on a board.
pub fn stopped(program: &Program, stop: Stop, size: Size) -> Sentence {
    match stop {
        Stop::Endless => sentence!(
            Ja "N = {size} で、プログラムが終わりません。",
            En "On N = {size} the program does not end."
        ),
        Stop::Index { spot, array, index } => {
            let name = program.names().nth(array).map_or("", |(name, _)| name);
            let (line, last) = (spot.line + 1, size.get() - 1);
            let indices = match last {
                0 => phrase!(Ja "0 だけ", En "index 0 alone").into(),
                _ => sentence!(Ja "0 から {last} まで", En "the indices 0 to {last}"),
            };
            sentence!(
                Ja "N = {size} で、{line} 行目の `{name}[{index}]` が配列の外です。`{name}` の添字は {indices}です。",
                En "On N = {size}, line {line} reaches `{name}[{index}]`, outside its array: `{name}` has {indices}."
            )
        }
    }
}

/// Says which word is first not what the queens say, in which row, and what decides it.
pub fn difference(at: &Divergence) -> Sentence {
    let Divergence {
        size, step, row, ..
    } = at;
    let (line, word) = (at.line + 1, at.word.name());
    let head = match at.word {
        // What is wrong is that the row is left, or that nothing is counted.
        JudgedWord::Row | JudgedWord::Solutions => sentence!(
            Ja "最初に違うのは、N = {size} のステップ {step}（{line} 行目）です。",
            En "It first goes wrong on N = {size} at step {step}, in line {line}."
        ),
        _ => sentence!(
            Ja "最初に違う値は、N = {size} のステップ {step}（{line} 行目）で書いた行{row}の `{word}` です。",
            En "The first wrong value is written on N = {size} at step {step}, in line {line}: `{word}` of row {row}."
        ),
    };
    head.and(&reason(at))
}

/// Says which word is first not what the queens say, and what decides it, without the line that wrote it.
pub fn first_wrong(at: &Divergence) -> Sentence {
    let Divergence {
        size, step, row, ..
    } = at;
    let word = at.word.name();
    let head = match at.word {
        JudgedWord::Row | JudgedWord::Solutions => sentence!(
            Ja "N = {size} のステップ {step} で、もう違っています。",
            En "It first goes wrong with N = {size}, at step {step}."
        ),
        _ => sentence!(
            Ja "N = {size} のステップ {step} で、行{row}の `{word}` がもう違っています。",
            En "With N = {size}, at step {step}, `{word}` of row {row} is already wrong."
        ),
    };
    head.and(&reason(at))
}

fn reason(at: &Divergence) -> Sentence {
    let row = at.row;
    match at.wrong {
        Wrong::Missing { power, by } => attacked(by, power, SHOULD_BE_ONE),
        Wrong::Attacked { power, by } => attacked(by, power, NOT_FREE),
        Wrong::Unfounded { power } => sentence!(
            Ja "{place} の位は 0 のはずです。この向きでそのマスに効くクイーンはいません。",
            En "The {place}s place should be 0: no queen attacks that square along this line.";
            place = place(power)
        ),
        Wrong::Beyond { power } => sentence!(
            Ja "{place} の位は盤の外です。`bitmap` で 1 になれるのは、`mask` で 1 の位だけです。",
            En "The {place}s place is beyond the board: `bitmap` may have a 1 only where `mask` has one.";
            place = place(power)
        ),
        Wrong::Lost { power } => sentence!(
            Ja "{place} の位のマスは空いていて、まだ試していませんが、`bitmap` では 0 です。",
            En "The square of the {place}s place is free and was not tried, but is 0 in `bitmap`.";
            place = place(power)
        ),
        Wrong::Again { power } => sentence!(
            Ja "上のクイーンが同じまま、{place} の位のマスをもう一度試しています。選んだビットは `bitmap` から消します。",
            En "The square of the {place}s place is tried again below the same queens. Clear a bit from `bitmap` when it is taken.";
            place = place(power)
        ),
        Wrong::NotOne { value } => sentence!(
            Ja "選んだマスのビットだけが 1 のはずですが、値は {value} です。",
            En "Exactly one bit should be 1, that of the square taken, but the value is {value}."
        ),
        Wrong::NotFree { power } => sentence!(
            Ja "この行の `bitmap` では {place} の位が 0 なので、そのマスは選べません。",
            En "The {place}s place is 0 in the row's `bitmap`, so that square cannot be taken.";
            place = place(power)
        ),
        Wrong::Left { power } => sentence!(
            Ja "行{row}の {place} の位のマスは空いていて、まだ試していないのに、ここで上の行へ戻るか、終わっています。",
            En "In row {row} the square of the {place}s place is free and was not tried, but the search goes up or ends here.";
            place = place(power)
        ),
        Wrong::NoQueen { row } => sentence!(
            Ja "行{row}にクイーンがいないのに、解として数えています。",
            En "A solution is counted while row {row} has no queen."
        ),
        Wrong::NotCounted => sentence!(
            Ja "すべての行にクイーンがいるのに、`solutions` が増えていません。",
            En "Every row has its queen, but `solutions` does not grow."
        ),
    }
}

fn attacked(by: Attack, power: u8, wrong: Phrase) -> Sentence {
    let Attack { queen_row, line } = by;
    sentence!(
        Ja "{place} の位は{wrong}。行{queen_row}のクイーンが{line}に効いているからです。",
        En "The {place}s place {wrong}: {line} of the queen in row {queen_row} runs through its square.";
        place = place(power), line = line_phrase(line)
    )
}

/// What a bit is worth, by its number.
const fn place(power: u8) -> u64 {
    1 << power
}

/// The lines that the stepper's loop carries out on the largest board, and its placements.
pub const LOOP_WORK: [u64; 2] = [15_991, 2_056];

/// Says how many lines the program carries out beside the stepper's loop, and where it has a board its placements.
fn work(judgement: &Judgement) -> Sentence {
    let [lines, placements] = LOOP_WORK;
    let (own, placed) = (judgement.lines, judgement.placements);
    if placed == 0 {
        return sentence!(
            Ja "実行した行は {own:,} 行です。ステップ実行のループでは {lines:,} 行です。",
            En "It carried out {own:,} {own:line|lines}; the loop of the stepper carries out {lines:,}."
        );
    }
    sentence!(
        Ja "{own:,} 行を実行し、クイーンを {placed:,} 回置きました。ステップ実行のループでは {lines:,} 行、{placements:,} 回です。",
        En "It carried out {own:,} {own:line|lines} and placed {placed:,} {placed:queen|queens}; the loop of the stepper carries out {lines:,} lines and places {placements:,}."
    )
}

/// Says what is wrong with a text, and where.
pub fn mistake(error: &ProgramError) -> Sentence {
    let (line, column) = (error.spot.line + 1, error.spot.column + 1);
    let place = sentence!(
        Ja "{line} 行 {column} 文字目：",
        En "Line {line}, column {column}:"
    );
    place.and(&mistake_sentence(&error.mistake))
}

/// A character as it is shown; by its number where it has no shape of its own.
pub fn cited(character: char) -> String {
    let shapeless = character.is_control()
        || matches!(character, '\u{300}'..='\u{36f}' | '\u{2061}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}');
    if shapeless {
        format!("U+{:04X}", u32::from(character))
    } else {
        character.to_string()
    }
}

fn mistake_sentence(mistake: &ProgramMistake) -> Sentence {
    match mistake {
        ProgramMistake::NoStatement => NO_STATEMENT.into(),
        ProgramMistake::Character(GAP) => STILL_OPEN.into(),
        ProgramMistake::TooDeep => deep(),
        ProgramMistake::TruthAsNumber => TRUTH_AS_NUMBER.into(),
        ProgramMistake::InvertedCondition => INVERTED_CONDITION.into(),
        ProgramMistake::TooLong => sentence!(
            Ja "プログラムが長すぎます。{LONGEST_PROGRAM} 文字までにしてください。",
            En "The program is too long: at most {LONGEST_PROGRAM} characters."
        ),
        ProgramMistake::TooManyNames => sentence!(
            Ja "名前が多すぎます。{MOST_NAMES} 個までにしてください。",
            En "There are too many names: at most {MOST_NAMES}."
        ),
        ProgramMistake::Character(character) => sentence!(
            Ja "`{character}` は、この記法にない文字です。",
            En "`{character}` is not in this notation.";
            character = cited(*character)
        ),
        ProgramMistake::Number(digits) => sentence!(
            Ja "`{digits}` は 64 ビットの整数ではありません。",
            En "`{digits}` is no integer of 64 bits."
        ),
        ProgramMistake::Unwritten(name) => sentence!(
            Ja "`{name}` に、どこでも値を入れていません。名前の綴りを確かめてください。",
            En "`{name}` is read and never written. Check how it is spelled."
        ),
        ProgramMistake::NumberAndArray(name) => sentence!(
            Ja "`{name}` に、`[ ]` があるところとないところがあります。どちらかにそろえてください。",
            En "`{name}` stands with `[ ]` in one place and without in another. Keep to one."
        ),
        ProgramMistake::Expected { expected, found } => expected_here(*expected, found),
    }
}

fn deep() -> Sentence {
    let most = sentence!(
        Ja "入れ子は {DEEPEST_BLOCK} 段までです。",
        En "Blocks may be {DEEPEST_BLOCK} deep."
    );
    Sentence::from(TOO_DEEP).and(&most)
}

fn expected_here(expected: Expected, found: &str) -> Sentence {
    let should = match expected {
        Expected::Statement => STATEMENT.into(),
        Expected::Assignment => ASSIGNMENT.into(),
        Expected::Operand => OPERAND.into(),
        sign => Sentence::same_in_all(&format!("`{}`", sign.sign().unwrap_or_default())),
    };
    if found.is_empty() {
        sentence!(
            Ja "ここに {should} が必要ですが、プログラムが終わっています。",
            En "The program ends where {should} should stand."
        )
    } else {
        sentence!(
            Ja "ここには {should} が必要ですが、`{found}` があります。",
            En "`{found}` stands where {should} should stand."
        )
    }
}
