//! Sentences about records: stored, opened from a file, or neither.

use bitqueens_core::{
    counting::{Ledger, LedgerError, known},
    solver::Size,
};

use super::time;
use crate::{
    pages::count::WhyAside,
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

/// Says that a stored text is not gone on with.
pub fn set_aside(why: WhyAside) -> Sentence {
    let why = match why {
        WhyAside::Unreadable(error) => reason(error),
        WhyAside::Apart { size, n_done } => {
            return sentence!(
                Ja "N = {size} の記録がもう 1 つあり（数えたジョブ {done:,} 個）、同じ N の記録と合いません。同じジョブの数が違うなら、どちらかが誤っています。切り替えると、その記録を二重チェックできます（詳しい設定）。",
                En "Another record of N = {size} ({done:,} {done:job|jobs}) is kept apart: it does not fit the other one of this N. Where they differ in a job, one of them is wrong. Switch to it to double-check it (under Advanced).";
                size, done = n_done
            );
        }
    };
    sentence!(
        Ja "保存されていた途中の記録は使いません。{why}。数え直しには影響しません。必要なら、ファイルに保存できます。",
        En "A stored record of an unfinished count is not used: {why}. Counting from the start is not affected. You can save it as a file.";
        why
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

/// Says that two tabs have counted a job and have different counts.
pub fn tabs_contradict(size: Size) -> Sentence {
    sentence!(
        Ja "別のタブの N = {size} の記録と、同じジョブの数が違います。どちらかが誤っているので、ここでは一時停止しました。両方の記録を残してあり、二重チェックできます。",
        En "Another tab has another count for a job of N = {size}. One of them is wrong, so this count is paused. Both records are kept and can be double-checked.";
        size
    )
}

/// Says that the record of a board is wrong.
pub fn wrong_record(ledger: &Ledger) -> Sentence {
    let (size, total) = (ledger.plan().size(), ledger.sums().total);
    let known = known(size).total;
    match ledger.outcome() {
        Some(_) => sentence!(
            Ja "N = {size} の記録の合計は {total:,} で、公表されている {known:,} と一致しません。誤ったジョブは、二重チェック（詳しい設定）で見つかります。「数える」は、最初から数え直します。",
            En "The record of N = {size} has the total {total:,}, and the published one is {known:,}: at least one job is wrong. Double-check (under Advanced) finds it. “Count” begins from the start.";
            size, total, known
        ),
        None => sentence!(
            Ja "N = {size} の記録はまだ途中ですが、公表されている解の数 {known:,} を超えています。誤ったジョブは、二重チェック（詳しい設定）で見つかります。「数える」は、最初から数え直します。",
            En "The record of N = {size} is unfinished and already above the published {known:,}: at least one job is wrong. Double-check (under Advanced) finds it. “Count” begins from the start.";
            size, known
        ),
    }
}

/// Says that a file has a total that cannot be right.
pub fn opened_wrong(ledger: &Ledger) -> Sentence {
    let (size, total) = (ledger.plan().size(), ledger.sums().total);
    let known = known(size).total;
    if ledger.outcome().is_none() {
        return sentence!(
            Ja "このファイルは開けません。N = {size} の途中の記録なのに、公表されている解の数 {known:,} を超えてしまいます。誤ったジョブは、コマンド bitqueens verify --all で見つかります。",
            En "This file is not opened: it brings the unfinished count of N = {size} above the published {known:,}. The command bitqueens verify --all finds the faulty job.";
            size, known
        );
    }
    sentence!(
        Ja "このファイルは開けません。N = {size} の合計が {total:,} で、公表されている {known:,} と一致しません。誤ったジョブは、コマンド bitqueens verify --all で見つかります。",
        En "This file is not opened: its total for N = {size} is {total:,}, and the published one is {known:,}. The command bitqueens verify --all finds the faulty job.";
        size, total, known
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
