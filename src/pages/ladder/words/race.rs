//! The words of the race.

use crate::{
    pages::ladder::{RECORDED_SIZE, Race},
    text::{Sentence, phrases, sentence},
};

phrases! {
    TITLE: Ja "同じクイーンを、配列とビットで", En "The same queens, by arrays and by bits";
    RUN: Ja "もう一度走らせる", En "Run again";
    STOP: Ja "止める", En "Stop";
    BY_FAST: Ja "対称形を 1 つにまとめ、多くの行を 1 つの命令で進めます。", En "Searches one of eight images, many rows at once.";
}

/// The names of a lane's figures: placements, operations, and the time, which is that of a larger board.
pub fn figures() -> [Sentence; 3] {
    let (size, of) = (Race::SIZE, RECORDED_SIZE);
    [
        sentence!(Ja "配置（N = {size}）", En "Placements, N = {size}"),
        sentence!(Ja "操作（N = {size}）", En "Operations, N = {size}"),
        sentence!(Ja "時間（N = {of}）", En "Time, N = {of}"),
    ]
}

/// Says what is drawn, and how slowly.
pub fn slowed() -> Sentence {
    sentence!(
        Ja "盤は N = {size}、時間は N = {of} の記録です。{slower} 倍の時間をかけて見せています。",
        En "Drawn for N = {size}, timed as recorded for N = {of}, {slower} times slower.";
        size = Race::SIZE, of = RECORDED_SIZE, slower = Race::SLOWER
    )
}
