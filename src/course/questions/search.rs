//! The search: attacked squares, the words of a row, the boards that backtracking skips, the queen after a dead end, the
//! flags of another method.

use super::{Ask, bits_where, placement, row_of_solution, side, solution};
use crate::{
    course::{
        ORDER, Random,
        picture::{column_of, squares_of},
        words::{list, listed},
    },
    draw::Board,
    question::{AnswerKind, Given, Question, Replies, RowTask, TargetWord},
    text::{Sentence, binary, phrase, sentence, words::COMMA},
};
use bitqueens_core::solver::{Line, Machine, OpenRow, Phase, Placement, Size};

/// The questions of this file by their names in a text.
pub(super) const QUESTIONS: &[(&str, Ask)] = &[
    ("flags", flags),
    ("from-columns", from_columns),
    ("from-list", from_list),
    ("go-back", go_back),
    ("reach", reach),
    ("skipped", skipped),
    ("used", used),
];

/// Asks which squares of another row a queen attacks.
fn reach(random: Option<Random>) -> Question {
    let (n, queen, asked) = random.map_or((5, (1, 3), 3), |mut random| {
        let n = random.from_to(4, 8);
        let queen = (random.from_to(0, n - 1), random.from_to(0, n - 1));
        let further = random.from_to(1, n - 1);
        (n, queen, (queen.0 + further) % n)
    });
    let (row, column) = queen;
    let rows = asked.abs_diff(row);
    let attacks = |of: u8| of == column || of.abs_diff(column) == rows;
    let column_at = |power: u8| ORDER.column(power, n);
    let mut board = Board::loose(side(n), &[queen]);
    board.ask_attacks(asked);
    let reason = |of: u8| {
        let why = match () {
            () if of == column => phrase!(Ja "縦の線が通ります", En "her column runs through it"),
            () if attacks(of) => {
                phrase!(Ja "行と列が同じだけ離れているので、斜めの線が通ります", En "it is as many columns away as rows, so a diagonal runs through it")
            }
            () => {
                phrase!(Ja "縦の線も斜めの線も通りません", En "neither her column nor a diagonal runs through it")
            }
        };
        sentence!(Ja "列{of}は、{why}。", En "Column {of}: {why}.")
    };
    let attacked = (0..n).filter(|of| attacks(*of));
    let attacked = list(attacked, COMMA);
    Question {
        prompt: sentence!(
            Ja "クイーンは行{row}・列{column}にいます。行{asked}のマスのうち、このクイーンが効くマスを 1、効かないマスを 0 にしてください。",
            En "The queen stands in row {row}, column {column}. Mark each square of row {asked}: 1 where she attacks it, 0 where she does not."
        ),
        given: Given::Board(board),
        answer: sentence!(
            Ja "効くのは列 {attacked} です。",
            En "She attacks these columns: {attacked}."
        ),
        ..Question::of_bits(
            n,
            bits_where(n, |power| attacks(column_at(power))),
            |power| reason(column_at(power)),
        )
    }
}

/// Asks for a word of a row whose free columns are named.
fn from_columns(random: Option<Random>) -> Question {
    let draw = |random: &mut Random| {
        let n = random.from_to(4, 8);
        let free = 1 + random.below((1 << n) - 2);
        (n, free, random.below(2) == 1)
    };
    // Read from the right it is another word.
    let tests = |&(n, free, _): &(u8, u32, bool)| free.reverse_bits() >> (32 - n) != free;
    let own = (5, 0b10010, true);
    let (n, free, ones_are_free) = random.map_or(own, |mut random| random.until(draw, tests));
    let is_free = |column: u8| free >> ORDER.column(column, n) & 1 == 1;
    let columns = (0..n).filter(|of| is_free(*of));
    let columns = list(columns, COMMA);
    let (expected, meaning) = if ones_are_free {
        (free, phrase!(Ja "空いているマス", En "a free square"))
    } else {
        (
            free ^ side(n).mask(),
            phrase!(Ja "置けないマス", En "an attacked square"),
        )
    };
    let reason = |column: u8| {
        let state = if is_free(column) {
            phrase!(Ja "空いています", En "free")
        } else {
            phrase!(Ja "空いていません", En "attacked")
        };
        sentence!(
            Ja "列{column}は{state}。このワードの 1 は、{meaning}です。",
            En "Column {column} is {state}, and a 1 of this word means {meaning}."
        )
    };
    Question {
        prompt: sentence!(
            Ja "{n} マスの行で、空いている列は {columns} です。{meaning}を 1 とするワードを書いてください。",
            En "In a row of {n} squares these columns are free: {columns}. Write the word in which a 1 means {meaning}."
        ),
        answer: sentence!(
            Ja "{meaning}を 1 とすると {word} です。",
            En "With a 1 for {meaning} the word is {word}.";
            word = binary(expected, side(n))
        ),
        ..Question::of_bits(n, expected, |power| reason(ORDER.column(power, n)))
    }
}

/// Asks which columns the queens above a row use.
fn used(random: Option<Random>) -> Question {
    let row = OpenRow::from(placement(random, 5, "4-2-0-3"));
    let word = TargetWord::Attack(Line::Down);
    let task = RowTask { word, row };
    let (size, here) = (row.placement().size(), row.row());
    let bits = binary(task.expected(), size);
    Question {
        prompt: sentence!(
            Ja "N = {size} の盤です。探索は行{here}に来ました。上のクイーンが使った列を 1 にした `down` を書いてください。",
            En "N = {size}. The search has come to row {here}. Write `down`, with a 1 for each column that a queen above has used."
        ),
        answer: sentence!(Ja "`down` は {bits} です。", En "`down` is {bits}."),
        ..Question::of_row(task)
    }
}

/// Asks for a row of a solution that is given by its columns.
fn from_list(random: Option<Random>) -> Question {
    let (n, which, row) = row_of_solution(random);
    let queens = solution(side(n), which);
    let column = |queen: &u32| column_of(*queen, side(n));
    let columns = listed(queens.iter().map(column), " ");
    let bit = queens.get(usize::from(row)).copied().unwrap_or(0);
    let column = column(&bit);
    Question {
        name: "bit",
        prompt: sentence!(
            Ja "N = {n} の解を、列の番号で `{columns}` と書きました。行{row}の `bit` を書いてください。",
            En "A solution of N = {n} is written as the columns `{columns}`. Write the `bit` of row {row}."
        ),
        answer: sentence!(
            Ja "行{row}は列{column}なので、{bits} です。",
            En "Row {row} has column {column}, so it is {bits}.";
            bits = binary(bit, side(n))
        ),
        ..Question::of_bits(n, bit, |power| {
            let here = ORDER.column(power, n);
            sentence!(
                Ja "{worth} の位は列{here}です。行{row}のクイーンは列{column}にいます。",
                En "The {worth}s place is column {here}. The queen of row {row} stands in column {column}.";
                worth = 1_u32 << power
            )
        })
    }
}

/// Boards and rows of a clash whose skipped boards are 1,000 at most: N, and the row.
fn clashes() -> Vec<(u8, u8)> {
    let rows = (4..=16_u8).flat_map(|n| (1..n - 1).map(move |row| (n, row)));
    let few = |(n, row): &(u8, u8)| u64::from(*n).saturating_pow(u32::from(n - 1 - row)) <= 1_000;
    rows.filter(few).collect()
}

/// Asks how many full boards going back leaves out.
fn skipped(random: Option<Random>) -> Question {
    let clash = random.and_then(|random| random.in_turn(&clashes()));
    let (n, row) = clash.unwrap_or((4, 1));
    let below = n - 1 - row;
    let boards = u32::from(n).pow(below.into());
    Question::new(
        AnswerKind::Number,
        u64::from(boards),
        sentence!(
            Ja "N = {n} で、行{row}のクイーンが上のクイーンとぶつかりました。ここで戻ると、下の行の置き方を何通り調べずにすみますか。どの行にも {n} 通りの列があるとします。",
            En "With N = {n} the queen of row {row} clashes with one above. How many ways to fill the rows below need not be looked at, if each of them has {n} columns?"
        ),
        Replies::Any(sentence!(
            Ja "行{row}より下には {below} 行あります。足すのではなく、かけ合わせます。",
            En "Rows below row {row}: {below}. Their columns are multiplied, and not added."
        )),
        match below {
            1 => sentence!(
                Ja "下に 1 行あるので {boards} 通りです。",
                En "There is one row below, so {boards} ways."
            ),
            _ => sentence!(
                Ja "下に {below} 行あり、{n} を {below} 個かけ合わせて {boards} 通りです。",
                En "There {below:is|are} {below} {below:row|rows} below: {n} to the power of {below} is {boards}."
            ),
        },
    )
}

/// Asks for the next queen after a dead end.
fn go_back(random: Option<Random>) -> Question {
    let (n, skipped) = random.map_or((5, 1), |mut random| {
        (random.from_to(6, 7), random.below(150))
    });
    let mut machine = dead_end(side(n), skipped);
    let row = machine.row().unwrap_or(0);
    let standing = Placement::standing(&machine);
    let queens = squares_of(&standing);
    while machine.advance().is_some_and(|phase| phase != Phase::Place) {}
    let (bit, to) = (machine.bit(), machine.row().unwrap_or(0));
    let column = column_of(bit, side(n));
    let question = Question::new(
        AnswerKind::Square(side(n)),
        10 * u64::from(to) + u64::from(column),
        sentence!(
            Ja "N = {n} の探索が、行{row}で行き止まりに着きました。右のマスから順に試しています。次にクイーンを置くマスはどれですか。",
            En "With N = {n} the search is at a dead end in row {row}. It tries the squares of a row from the right. On which square is a queen placed next?"
        ),
        Replies::Any(sentence!(
            Ja "下から 1 行ずつ戻ります。その行のクイーンより左に、空いているマスがあれば、いちばん右のものに移します。なければ、さらに上へ戻ります。",
            En "Go up a row at a time. If a square to the left of that row's queen is free, she moves to the rightmost of them. If none is, go up again."
        )),
        sentence!(
            Ja "行{to}まで戻り、列{column}に置きます。",
            En "The search goes back to row {to} and places a queen in column {column}."
        ),
    );
    Question {
        given: Given::Board(Board::loose(side(n), &queens)),
        ..question
    }
}

/// The search at a dead end after which it goes on; skips this many of them, from the first
/// again where there are fewer.
fn dead_end(size: Size, skipped: u32) -> Machine {
    let mut found = Vec::new();
    let (mut machine, mut last) = (Machine::new(size), 0);
    while let Some(phase) = machine.advance() {
        if phase == Phase::Place {
            last = found.len();
        }
        let row = machine.row().unwrap_or(0);
        if phase == Phase::Free && machine.words(row).bitmap == 0 {
            found.push(machine.clone());
        }
    }
    // Nothing is placed any more after those behind the last placement.
    found.truncate(last);
    let index = usize::try_from(skipped).unwrap_or(0) % found.len().max(1);
    found.into_iter().nth(index).unwrap_or(machine)
}

/// Asks which flags of the sums row + column some queens set.
fn flags(random: Option<Random>) -> Question {
    let placement = placement(random, 4, "1-3");
    let n = placement.size().get();
    let queens = squares_of(&placement);
    let n_flags = 2 * n - 1;
    let expected = queens
        .iter()
        .fold(0, |flags, (row, column)| flags | 1_u64 << (row + column));
    let squares = || queens.iter();
    let places =
        squares().map(|(row, column)| sentence!(Ja "行{row}・列{column}", En "({row}, {column})"));
    let places = Sentence::joined(&places.collect::<Vec<_>>(), COMMA);
    let sums = squares().map(|(row, column)| format!("{row} + {column} = {}", row + column));
    let sums = list(sums, COMMA);
    let reason = |sum: u8| match queens.iter().find(|(row, column)| row + column == sum) {
        Some((row, column)) => sentence!(
            Ja "行{row}・列{column}のクイーンの和が {sum} です。",
            En "The queen in row {row}, column {column} has the sum {sum}."
        ),
        None => sentence!(
            Ja "和が {sum} のクイーンはいません。",
            En "No queen has the sum {sum}."
        ),
    };
    Question {
        prompt: sentence!(
            Ja "N = {n} の盤で、クイーンは{places}にいます。行 + 列で引く斜めのフラグ {n_flags} 個のうち、立っているものを 1 にしてください。右端が 0 番です。",
            En "N = {n}, with queens at {places} (row, column). Of the {n_flags} flags for row + column, mark with a 1 those that are set. Flag 0 is the rightmost."
        ),
        answer: sentence!(Ja "和は {sums} です。", En "The sums are {sums}."),
        ..Question::of_bits(n_flags, expected, reason)
    }
}
