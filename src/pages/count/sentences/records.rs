//! Sentences about records: stored, opened from a file, or neither.

use bitqueens_core::{
    counting::{Ledger, LedgerError, Outcome, known},
    solver::Size,
};

use super::time;
use crate::{
    site::NotStored,
    text::{Sentence, grouped, sentence},
};

/// Says that a stored run can be gone on with.
pub fn saved(ledger: &Ledger) -> Sentence {
    let (size, done, jobs) = (ledger.plan().size(), ledger.n_done(), ledger.plan().len());
    let (done, jobs) = (grouped(done), grouped(jobs));
    sentence!(
        "N = {size} の途中の記録があります（{jobs} 個のジョブのうち {done} 個）。続きから数えられます。",
        "There is an unfinished count of N = {size}: {done} of {jobs} jobs. You can go on from there."
    )
}

/// Says that a record was deleted and can be brought back.
pub fn deleted(ledger: &Ledger) -> Sentence {
    let (done, jobs) = (grouped(ledger.n_done()), grouped(ledger.plan().len()));
    sentence!(
        "記録を消しました（{jobs} 個のジョブのうち {done} 個）。",
        "A record was deleted: {done} of {jobs} jobs."
    )
}

/// Says what share of a board is counted.
pub fn unfinished(percent: u64) -> Sentence {
    sentence!("途中 {percent} %", "at {percent} %")
}

/// Says that a board is counted, and in how long a time.
pub fn done(elapsed_ms: u64) -> Sentence {
    let Sentence { ja, en } = time(elapsed_ms);
    sentence!("✓ {ja}", "✓ {en}")
}

/// The reason why a text is not a ledger, as a part of a sentence.
const fn reason(error: LedgerError) -> (&'static str, &'static str) {
    match error {
        LedgerError::Damaged => ("内容が変わっています", "its checksum does not fit"),
        LedgerError::Version(_) => (
            "別の版の計算方法によるものです",
            "it is of another version of the plan",
        ),
        _ => ("正しい記録ではありません", "it is not a possible record"),
    }
}

/// Says that a stored text cannot be gone on with.
pub fn set_aside(error: LedgerError) -> Sentence {
    let (ja, en) = reason(error);
    sentence!(
        "保存されていた途中の記録は使いません。{ja}。数え直しには影響しません。必要なら、ファイルに保存できます。",
        "A stored record of an unfinished count is not used: {en}. Counting from the start is not affected. You can save it as a file."
    )
}

/// Says that a file is not opened.
pub fn not_opened(error: LedgerError) -> Sentence {
    let (ja, en) = reason(error);
    sentence!(
        "このファイルは記録として開けません。{ja}。",
        "This file cannot be opened as a record: {en}."
    )
}

/// Says that a file and the stored record of the same board have different counts.
pub fn contradicted(size: Size) -> Sentence {
    sentence!(
        "このファイルは開けません。保存されている N = {size} の記録と、同じジョブの数が違います。どちらかが誤っています。",
        "This file is not opened: it has another count for a job than the stored record of N = {size}. One of them is wrong."
    )
}

/// Says that a file has every job, and a total that cannot be right.
pub fn opened_wrong(outcome: Outcome) -> Sentence {
    let (size, total) = (outcome.size, grouped(outcome.total));
    let known = grouped(known(size).total);
    sentence!(
        "このファイルは開けません。N = {size} の合計が {total} で、公表されている {known} と一致しません。誤ったジョブは、コマンド bitqueens verify --all で見つかります。",
        "This file is not opened: its total for N = {size} is {total}, and the published one is {known}. The command bitqueens verify --all finds the faulty job."
    )
}

/// Says how long the jobs of a file took, wherever they were counted.
pub fn opened(elapsed_ms: u64) -> Sentence {
    let Sentence { ja, en } = time(elapsed_ms);
    sentence!(
        "ファイルの記録です。分けて数えた時間は、合わせて {ja}です。",
        "From a file. Its parts took {en} in all."
    )
}

/// Says that the browser does not store what is counted.
pub fn not_stored(why: NotStored) -> Sentence {
    let (ja, en) = match why {
        NotStored::Off => (
            "このブラウザーでは保存が無効になっています",
            "Storage is switched off in this browser",
        ),
        NotStored::Full => (
            "ブラウザーの保存領域がいっぱいです",
            "The browser's storage is full",
        ),
    };
    sentence!(
        "{ja}。数えた分は、このタブを閉じると失われます。途中の記録は「記録をファイルに保存」で残せます。",
        "{en}. What is counted is lost when this tab is closed. “Save the record as a file” keeps it."
    )
}

/// The name of the file of a board's record.
pub fn record_file(size: Size) -> String {
    format!("bitqueens-{size}-record.txt")
}
