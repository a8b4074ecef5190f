//! What is asked about the way on, how each way is said, and what a wrong one overlooks.

use super::{Fork, ForkKind, WayOn};
use crate::{
    pages::step::words,
    text::{LISTING, Sentence, sentence},
};

impl Fork {
    /// What is asked, behind what decides it.
    pub(super) fn prompt(&self) -> Sentence {
        let n = self.place.size();
        let given = match self.place.row() {
            None => sentence!(Ja "row は -1 です。", En "row is -1."),
            Some(row) if self.is_placed() => sentence!(
                Ja "N = {n} の盤の行{row}に、クイーンを置きました。",
                En "Row {row} of N = {n} has its queen."
            ),
            Some(row) => sentence!(
                Ja "行{row}の bitmap は {bitmap} です。",
                En "Row {row}'s bitmap is {bitmap}.";
                bitmap = self.bitmap(row)
            ),
        };
        given.and(&self.kind.prompt().into())
    }

    /// A choice as it is read: the code of a line, or a row in words.
    pub(super) fn name(&self, way: WayOn) -> Sentence {
        match self.kind {
            ForkKind::Row => row_name(self.row_of(way)),
            ForkKind::Code => {
                let line = LISTING.iter().find(|line| line.phase == Some(way.phase()));
                let code = line.map_or("", |line| line.code.trim_start());
                let code = sentence!(Ja "`{code}`", En "`{code}`");
                match way {
                    WayOn::End => code.and(&words::LOOP_END.into()),
                    _ => code,
                }
            }
        }
    }

    /// Says what a wrong choice overlooks.
    pub(super) fn reason(&self, way: WayOn) -> Sentence {
        let Some(row) = self.place.row() else {
            return sentence!(
                Ja "row は -1 なので、row >= 0 はもう成り立ちません。ループは終わりです。",
                En "row is -1, so row >= 0 no longer holds: the loop is over."
            );
        };
        let is_last = row + 1 == self.place.size().get();
        let has_square = self.place.words(row).bitmap != 0;
        match (self.is_placed(), is_last, has_square) {
            (true, true, _) => full_board(way, row),
            (true, false, _) => queen_set(way, row),
            (false, _, true) => square_left(way, row, &self.bitmap(row)),
            (false, _, false) => none_left(way, row, &self.bitmap(row)),
        }
    }
}

fn row_name(row: Option<u8>) -> Sentence {
    match row {
        Some(row) => sentence!(Ja "行{row}", En "row {row}"),
        None => sentence!(Ja "-1（行0より上）", En "-1, above row 0"),
    }
}

/// A queen has been set, with rows below hers.
fn queen_set(way: WayOn, row: u8) -> Sentence {
    match way {
        WayOn::Here => sentence!(
            Ja "行{row}のクイーンは置けました。残りのマスは、ここに戻ってから試します。",
            En "Row {row} has its queen. Its other squares wait until the loop comes back."
        ),
        WayOn::Count => sentence!(
            Ja "行{row}は最後の行ではありません。下の行には、まだクイーンがいません。",
            En "Row {row} is not the last one: below it there is no queen yet."
        ),
        WayOn::Anew => sentence!(
            Ja "上の行のクイーンは、そのままにしておきます。行0からやり直すことはありません。",
            En "The queens above stay where they are: the loop does not begin again at row 0."
        ),
        _ => sentence!(
            Ja "クイーンを置いたばかりです。上に戻るのは、行き止まりか解のあとです。",
            En "The queen has just been set. The loop goes up after a dead end or a solution."
        ),
    }
}

/// The queen of the last row has been set.
fn full_board(way: WayOn, row: u8) -> Sentence {
    match way {
        WayOn::Down => sentence!(
            Ja "行{row}が最後の行です。行{next}はありません。",
            En "Row {row} is the last one: there is no row {next}.";
            next = row + 1
        ),
        WayOn::Here => sentence!(
            Ja "行{row}のほかの列には、どれも上にクイーンがいます。ここで試すマスは、もうありません。",
            En "Every other column of row {row} has a queen above: no square is left to try in it."
        ),
        WayOn::Anew => sentence!(
            Ja "上のクイーンは、そのままにしておきます。続きを探すのは、まず 1 行上です。",
            En "The queens above stay for now: the search goes on one row up."
        ),
        _ => sentence!(
            Ja "すべての行にクイーンがいます。上に戻る前に、解を数えます。",
            En "Every row has its queen: before the loop goes up, it counts the solution."
        ),
    }
}

fn square_left(way: WayOn, row: u8, bitmap: &str) -> Sentence {
    match way {
        WayOn::Down | WayOn::Count => sentence!(
            Ja "bitmap は {bitmap} です。行{row}の残りのマスを、まだ取り出していません。",
            En "bitmap is {bitmap}: the square left in row {row} has not been taken yet."
        ),
        WayOn::End => goes_on(row),
        WayOn::Anew => sentence!(
            Ja "行{row}には試すマスが残っています。行0からやり直すことはありません。",
            En "Row {row} still has a square to try: the loop does not begin again at row 0."
        ),
        _ => sentence!(
            Ja "bitmap は {bitmap} で、0 ではありません。行{row}には試すマスが残っています。",
            En "bitmap is {bitmap}, not 0: row {row} still has a square to try."
        ),
    }
}

fn none_left(way: WayOn, row: u8, bitmap: &str) -> Sentence {
    match way {
        WayOn::Down => sentence!(
            Ja "bitmap は {bitmap} です。行{row}に置けるマスがないので、下の行へは進みません。",
            En "bitmap is {bitmap}: no square of row {row} is left for a queen, so the loop does not go down."
        ),
        WayOn::Count => sentence!(
            Ja "bitmap は {bitmap} です。行{row}にクイーンを置けないので、解ではありません。",
            En "bitmap is {bitmap}: row {row} gets no queen, so this is no solution."
        ),
        WayOn::End => goes_on(row),
        WayOn::Anew => sentence!(
            Ja "上の行のクイーンは、そのままにしておきます。戻るのは 1 行だけです。",
            En "The queens above stay where they are: the loop goes up one row only."
        ),
        _ => sentence!(
            Ja "bitmap は {bitmap} です。行{row}に試すマスはもうないので、ループは 1 行上に戻ります。",
            En "bitmap is {bitmap}, so there is no square left in row {row}: the loop goes one row up."
        ),
    }
}

fn goes_on(row: u8) -> Sentence {
    sentence!(
        Ja "row は {row} なので、row >= 0 が成り立ちます。ループはまだ終わりません。",
        En "row is {row}, so row >= 0 holds: the loop is not over yet."
    )
}
