//! Sentences about records: stored, opened from a file, or neither.

use bitqueens_core::{
    counting::{Ledger, LedgerError, Outcome, known},
    solver::Size,
};

use super::time;
use crate::{
    site::NotStored,
    text::{Phrase, Sentence, phrase, sentence},
};

/// Says that a stored run can be gone on with.
pub fn saved(ledger: &Ledger) -> Sentence {
    let (size, done, jobs) = (ledger.plan().size(), ledger.n_done(), ledger.plan().len());
    sentence!(
        Ja "N = {size} の途中の記録があります（{jobs:,} 個のジョブのうち {done:,} 個）。続きから数えられます。",
        En "There is an unfinished count of N = {size}: {done:,} of {jobs:,} {jobs:job|jobs}. You can go on from there.";
        size, jobs, done
    )
}

/// Says that a record was deleted and can be brought back.
pub fn deleted(ledger: &Ledger) -> Sentence {
    let (done, jobs) = (ledger.n_done(), ledger.plan().len());
    sentence!(
        Ja "記録を消しました（{jobs:,} 個のジョブのうち {done:,} 個）。",
        En "A record was deleted: {done:,} of {jobs:,} {jobs:job|jobs}.";
        jobs, done
    )
}

/// Says what share of a board is counted.
pub fn unfinished(percent: u64) -> Sentence {
    sentence!(Ja "途中 {percent} %", En "at {percent} %"; percent)
}

/// Says that a board is counted, and in how long a time.
pub fn done(elapsed_ms: u64) -> Sentence {
    sentence!(Ja "✓ {time}", En "✓ {time}"; time = time(elapsed_ms))
}

/// The reason why a text is not a ledger, as a part of a sentence.
const fn reason(error: LedgerError) -> Phrase {
    match error {
        LedgerError::Damaged => phrase!(Ja "内容が変わっています", En "its checksum does not fit"),
        LedgerError::Version(_) => phrase!(
            Ja "別の版の計算方法によるものです",
            En "it is of another version of the plan"
        ),
        _ => phrase!(Ja "正しい記録ではありません", En "it is not a possible record"),
    }
}

/// Says that a stored text cannot be gone on with.
pub fn set_aside(error: LedgerError) -> Sentence {
    sentence!(
        Ja "保存されていた途中の記録は使いません。{why}。数え直しには影響しません。必要なら、ファイルに保存できます。",
        En "A stored record of an unfinished count is not used: {why}. Counting from the start is not affected. You can save it as a file.";
        why = reason(error)
    )
}

/// Says that a file is not opened.
pub fn not_opened(error: LedgerError) -> Sentence {
    sentence!(
        Ja "このファイルは記録として開けません。{why}。",
        En "This file cannot be opened as a record: {why}.";
        why = reason(error)
    )
}

/// Says that a file and the stored record of the same board have different counts.
pub fn contradicted(size: Size) -> Sentence {
    sentence!(
        Ja "このファイルは開けません。保存されている N = {size} の記録と、同じジョブの数が違います。どちらかが誤っています。",
        En "This file is not opened: it has another count for a job than the stored record of N = {size}. One of them is wrong.";
        size
    )
}

/// Says that a file has every job, and a total that cannot be right.
pub fn opened_wrong(outcome: Outcome) -> Sentence {
    let (size, total) = (outcome.size, outcome.total);
    sentence!(
        Ja "このファイルは開けません。N = {size} の合計が {total:,} で、公表されている {known:,} と一致しません。誤ったジョブは、コマンド bitqueens verify --all で見つかります。",
        En "This file is not opened: its total for N = {size} is {total:,}, and the published one is {known:,}. The command bitqueens verify --all finds the faulty job.";
        size, total, known = known(size).total
    )
}

/// Says how long the jobs of a file took, wherever they were counted.
pub fn opened(elapsed_ms: u64) -> Sentence {
    sentence!(
        Ja "ファイルの記録です。分けて数えた時間は、合わせて {time}です。",
        En "From a file. Its parts took {time} in all.";
        time = time(elapsed_ms)
    )
}

/// Says that the browser does not store what is counted.
pub fn not_stored(why: NotStored) -> Sentence {
    let why = match why {
        NotStored::Off => phrase!(
            Ja "このブラウザーでは保存が無効になっています",
            En "Storage is switched off in this browser"
        ),
        NotStored::Full => phrase!(
            Ja "ブラウザーの保存領域がいっぱいです",
            En "The browser's storage is full"
        ),
    };
    sentence!(
        Ja "{why}。数えた分は、このタブを閉じると失われます。途中の記録は「記録をファイルに保存」で残せます。",
        En "{why}. What is counted is lost when this tab is closed. “Save the record as a file” keeps it.";
        why
    )
}

/// The name of the file of a board's record.
pub fn record_file(size: Size) -> String {
    format!("bitqueens-{size}-record.txt")
}
