//! Words of the counting page.

mod runs;

use super::{Records, WhyAside};
use crate::{
    site::NotStored,
    text::{Phrase, Sentence, phrase, phrases, sentence},
};
use bitqueens_core::{
    counting::{Ledger, LedgerError, RecordError, known},
    solver::Size,
};

pub use crate::text::words::{FILE_UNREAD, WORKER_UNHEARD};
pub use runs::{
    as_counted, between, boards, counted, counting, counting_now, estimated_time, guess_of,
    guessed, how_many, job_differs, jobs_agree, measured, method, passed_on, published, result,
    running, small_boards, small_done, started, time, took, total_of, totals_differ, underway,
    up_to, with_workers,
};

phrases! {
    TITLE: Ja "すべての解を正確に数える", En "Count every solution, exactly";
    WHY: Ja "[解](solution)の数を求める公式は知られていません。このコンピューターのすべてのコアで数え、公表されている数と比べます。",
        En "No formula is known for the number of [solutions](solution). Every core of your machine counts them, and the number is compared with the published one.";
    WORKERS: Ja "ワーカーの数", En "Workers";
    KERNEL: Ja "計算方法", En "Kernel";
    KERNEL_FASTEST: Ja "自動（速いほう）", En "Automatic (fastest)";
    KERNEL_SIMD: Ja "SIMD（128 ビット）", En "SIMD (128 bits)";
    KERNEL_SCALAR: Ja "スカラー", En "Scalar";
    KERNEL_WHY: Ja "計算方法は、ワーカーが数えるときのプログラムです。SIMD は 8 行または 4 行分のビット演算を 1 つの命令で行い、スカラーは「方法の比較」のビットマップのように 1 行ずつ行います。どちらも同じ数になります。自動では、使えるなら SIMD にします。",
        En "The kernel is the program by which a worker counts. SIMD carries out the bit operations of eight or four rows in one instruction; scalar takes one row at a time, as Bitmap on the Ladder does. Both give the same number. Automatic is SIMD where this browser has it.";
    COUNT: Ja "数える", En "Count";
    RESUME: Ja "続きから数える", En "Resume";
    GUESS_FIRST: Ja "先に解の数を予想する", En "Guess the number first";
    GUESS: Ja "解の数の予想", En "Your guess";
    BOARDS_WITH_QUEENS: Ja "各行・各列に 1 個ずつ置いた盤", En "Boards with a queen in each row and column";
    WHY_FAST: Ja "速さの理由：", En "Why so fast: ";
    WHY_LESSON: Ja "課で学ぶ", En "the lesson";
    WHY_METHOD: Ja "方法を見る", En "the method";
    ANEW: Ja "最初から数え直す", En "Start over";
    DISCARD: Ja "記録を消す", En "Delete the record";
    CANCEL: Ja "中止して記録を消す", En "Stop and delete the record";
    CANCEL_CHECK: Ja "数え直しをやめる", En "Stop the recount";
    BRING_BACK: Ja "元に戻す", En "Undo";
    ASIDE_DELETED: Ja "使えない記録を消しました。", En "The unusable record was deleted.";
    FINISHED_DELETED: Ja "数えた結果の表を消しました。", En "The table of results was deleted.";
    SMALLER: Ja "N を 1 小さく", En "N smaller by one";
    LARGER: Ja "N を 1 大きく", En "N larger by one";
    ADVANCED: Ja "詳しい設定：二重チェック、ワーカー、計算方法、ファイル、数えた結果の詳細", En "Advanced: double-check, workers, kernel, files, every run in detail";
    SHOW_KNOWN: Ja "公表されている解の数をすべて表示", En "Show all published counts";
    NOT_TRIED: Ja "まだ", En "not tried";
    HERE: Ja "数えた時間", En "Here";
    MEASURING: Ja "このコンピューターの速さを測っています。", En "Measuring this machine.";
    BOARDS: Ja "これまでに数えた N", En "What you have counted";
    KNOWN: Ja "公表されている解の数", En "Published total";
    NEEDS: Ja "時間の見込み", En "Expected time";
    NEEDS_COUNTED: Ja "時間の見込みは、ここで数えた時間から求めています。行を選ぶと、その N を数えられます。",
        En "Expected times follow from your counts. Choosing a row chooses its N.";
    NEEDS_MEASURED: Ja "時間の見込みは、ここでジョブをいくつか数えて求めたので、幅があります。数え終えた N には、その時間が出ます。行を選ぶと、その N を数えられます。",
        En "Expected times are from a few jobs timed on this machine, so each is a range. A count replaces it. Choosing a row chooses its N.";
    NEEDS_RECORDED: Ja "時間の見込みは、このコンピューターの速さを測り終えると出ます。行を選ぶと、その N を数えられます。",
        En "Expected times appear when this machine has been measured. Choosing a row chooses its N.";
    ODD: Ja "奇数の N は、偶数の N より、解の数のわりに時間がかかります。真ん中の行と列のために、短い部分盤の組が多くなるからです。",
        En "An odd N takes longer for each solution than an even one: its middle row and column leave many short lists of part boards.";
    UNKNOWN: Ja "–", En "–";
    SIDE: Ja "N", En "N";
    PROGRESS: Ja "進捗", En "Progress";
    JOBS: Ja "ジョブ", En "Jobs";
    RATE: Ja "1 秒に数えた解", En "Solutions per second";
    ELAPSED: Ja "経過", En "Time used";
    TOTAL: Ja "総数", En "Total";
    UNIQUE: Ja "ユニーク解", En "Fundamental";
    UNIQUE_TERM: Ja "[ユニーク解](unique)", En "[Fundamental](unique)";
    UNIQUE_LATER: Ja "数え終えると出ます", En "at the end";
    METHOD: Ja "方法", En "Method";
    METHOD_SEARCH: Ja "探索（対称形 8 つのうち 1 つ）", En "search, one of every eight images";
    METHOD_SMALL: Ja "探索", En "search";
    METHOD_JOIN: Ja "4 つの部分盤の結合", En "join of quarter boards";
    BUILD: Ja "ビルド", En "Build";
    LONG: Ja "別のタブを使っていても数えます。スリープ中やふたを閉じた間は止まり、開くと続きを数えます。再読み込みや更新のあとも、記録から続けられます。",
        En "Counting goes on behind other tabs. Sleep or a closed lid only pauses it. After a reload or an update you can go on from the record.";
    PAUSED: Ja "一時停止しています。", En "Paused.";
    CANCELLED: Ja "中止しました。", En "Stopped.";
    COUNTING: Ja "数えています。", En "Counting.";
    CHECKING: Ja "数え直しています。", En "Counting again.";
    CHECK: Ja "二重チェック", En "Double-check";
    CHECK_SAMPLE: Ja "一部のジョブをクイーン 1 個ずつ", En "some jobs, one queen at a time";
    CHECK_ALL: Ja "すべてのジョブをクイーン 1 個ずつ", En "all jobs, one queen at a time";
    CHECK_OTHER: Ja "もう一つの方法で全体を", En "the whole total by the other method";
    FINISHED: Ja "数えた結果の詳細", En "Every run in detail";
    FINISHED_WHY: Ja "時間は[ワーカー](worker)の起動を含む実測値です。", En "Times are measured here, the [workers](worker)' start included.";
    TIME: Ja "時間", En "Time";
    PUBLISHED: Ja "公表値と", En "Published";
    EQUAL: Ja "一致", En "equal";
    DIFFERENT: Ja "不一致", En "different";
    AS_PUBLISHED: Ja "公表されている数と一致", En "as published";
    PASS_ON: Ja "結果を伝える", En "Pass the result on";
    SAVE_CARD: Ja "画像を保存", En "Save as a picture";
    COPY_CARD: Ja "文をコピー", En "Copy as text";
    SHARE_CARD: Ja "共有", En "Share";
    NOT_SHARED: Ja "共有できません。文をコピーしてください", En "Not shared: copy the text instead";
    COPY: Ja "表をコピー", En "Copy the table";
    NOT_COPIED: Ja "コピーできませんでした。「CSV で保存」を使ってください。", En "Not copied. Save as CSV instead.";
    DOWNLOAD: Ja "CSV で保存", En "Save as CSV";
    CLEAR: Ja "表を消す", En "Clear the table";
    FORGET_ASIDE: Ja "閉じて記録を消す", En "Close and delete the record";
    TOTALS_AGREE: Ja "もう一つの方法でも、同じ数になりました。", En "The other method gives the same numbers.";
    NO_SIMD: Ja "このブラウザーの WebAssembly には SIMD がありません。スカラーで数えます。",
        En "This browser's WebAssembly has no SIMD, so the scalar kernel counts.";
    UNLOADABLE: Ja "計算用のファイルを読み込めませんでした。通信を確かめてから数えてください。",
        En "The counting files could not be loaded. Check the connection, then count.";
    FORBIDDEN: Ja "このブラウザーがワーカーを動かさないので、数えられません。ブラウザーの設定、サイトの配信元の規則、拡張機能のどれかがワーカーを止めています。このサイトで許可してから数えてください。",
        En "This browser starts no workers, so nothing can be counted. One of its settings, a policy of the host or an extension forbids them. Allow them for this site, then count.";
    UNANSWERED: Ja "別のタブが同じ N を数えているかどうか、ブラウザーが答えません。ここで数えます。同じジョブを二度数えないように、数えるタブは一つにしてください。",
        En "The browser does not say whether another tab counts this N, so it is counted here. Let one tab alone count it, or every job is counted twice.";
    OTHER_VERSION: Ja "サイトが新しくなりました。ページを再読み込みしてから数えてください。",
        En "The site has a new version. Reload the page, then count.";
    DYING: Ja "ワーカーが何度も止まりました。ほかのタブを閉じるか、ワーカーの数を減らして再開してください。数えた分は残っています。",
        En "The workers kept failing. Close other tabs or use fewer workers, and go on. What was counted is kept.";
    ELSEWHERE: Ja "この N は、いま別のタブで数えています。続きはそのタブで見てください。そこで一時停止するか閉じると、ここで続きから数えられます。",
        En "Another tab is counting this N right now. See it there. Once it is paused or closed there, you can go on here.";
    ELSEWHERE_TOO: Ja "別のタブも同じ N を数えているので、同じジョブを二度数えることになります。片方を一時停止してください。",
        En "Another tab counts the same N, so every job is counted twice. Pause one of them.";
    USE_ASIDE: Ja "この記録に切り替える", En "Use this record instead";
    RECORD: Ja "記録のファイル", En "Record as a file";
    RECORD_WHY: Ja "数えた[ジョブ](job)の[記録](ledger)は、ファイルに保存できます。別のコンピューターやコマンド bitqueens で続きを数え、ここで開けます。",
        En "The [record](ledger) of finished [jobs](job) can be saved as a file. Another machine or the command bitqueens can go on from it, and it can be opened here.";
    OPEN_RECORD: Ja "記録を開く", En "Open a record";
    SAVE_RECORD: Ja "記録をファイルに保存", En "Save the record as a file";
    CONTRADICTION: Ja "ワーカーがありえない数を返したので、計算を止めました。「ほかの操作」から、最初から数え直してください。",
        En "A worker returned an impossible count, so counting stopped. Please start over (under More).";
}

/// Says that a stored run can be gone on with.
pub fn saved(ledger: &Ledger) -> Sentence {
    let (size, done, jobs) = (ledger.plan().size(), ledger.n_done(), ledger.plan().len());
    sentence!(
        Ja "N = {size} の途中の記録があります（{jobs:,} 個のジョブのうち {done:,} 個）。続きから数えられます。",
        En "There is an unfinished count of N = {size}: {done:,} of {jobs:,} {jobs:job|jobs}. You can go on from there."
    )
}

/// Says that a record was deleted and can be brought back.
pub fn deleted(ledger: &Ledger) -> Sentence {
    let (done, jobs) = (ledger.n_done(), ledger.plan().len());
    sentence!(
        Ja "記録を消しました（{jobs:,} 個のジョブのうち {done:,} 個）。",
        En "A record was deleted: {done:,} of {jobs:,} {jobs:job|jobs}."
    )
}

/// Says what share of a board is counted.
pub fn unfinished(percent: u64) -> Sentence {
    sentence!(Ja "途中 {percent} %", En "at {percent} %")
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
        WhyAside::Apart {
            size,
            n_done: done,
            contradiction: Some(error),
        } => {
            return sentence!(
                Ja "N = {size} の記録がもう 1 つあり（数えたジョブ {done:,} 個）、同じ N の記録とは、{differing}。どちらかが誤っています。切り替えると、その記録を二重チェックできます（詳しい設定）。",
                En "Another record of N = {size} ({done:,} {done:job|jobs}) is kept apart: it has {differing}, so one of them is wrong. Switch to it to double-check it (under Advanced).";
                differing = differing(error)
            );
        }
        WhyAside::Apart {
            size, n_done: done, ..
        } => {
            return sentence!(
                Ja "N = {size} の記録がもう 1 つあり（数えたジョブ {done:,} 個）、同じ N の記録と合いません。同じジョブの数が違うなら、どちらかが誤っています。切り替えると、その記録を二重チェックできます（詳しい設定）。",
                En "Another record of N = {size} ({done:,} {done:job|jobs}) is kept apart: it does not fit the other one of this N. Where they differ in a job, one of them is wrong. Switch to it to double-check it (under Advanced)."
            );
        }
    };
    sentence!(
        Ja "保存されていた途中の記録は使いません。{why}。数え直しには影響しません。必要なら、ファイルに保存できます。",
        En "A stored record of an unfinished count is not used: {why}. Counting from the start is not affected. You can save it as a file."
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

/// Says that a file has more entries than are read here.
pub fn too_many_entries() -> Sentence {
    sentence!(
        Ja "このファイルは、ここでは開けません。ここで開ける記録は、数えたジョブの続きになっている区間が {most:,} 個までのものです。コマンド bitqueens なら開けます。",
        En "This file cannot be opened here: a record may consist of {most:,} stretches of jobs at most. The command bitqueens reads longer ones.";
        most = Records::MOST_ENTRIES
    )
}

/// The jobs of which two records have two counts, as a part of a sentence.
fn differing(error: RecordError) -> Sentence {
    if let RecordError::Contradiction {
        first,
        jobs,
        counts,
    } = error
        && let [Ok(one), Ok(other)] = counts.map(u64::try_from)
    {
        return sentence!(
            Ja "ジョブ {first} から {jobs} 個分の数が違います（{one:,} と {other:,}）",
            En "another count for {jobs} {jobs:job|jobs} from job {first} on ({one:,} and {other:,})"
        );
    }
    sentence!(Ja "同じジョブの数が違います", En "another count for a job")
}

/// Says that a file and the stored record of the same board have different counts.
pub fn contradicted(size: Size, error: RecordError) -> Sentence {
    sentence!(
        Ja "このファイルの記録には切り替えません。保存されている N = {size} の記録とは、{differing}。どちらかが誤っています。両方を残してあり、二重チェックできます。",
        En "This file is not gone on with: beside the stored record of N = {size} it has {differing}. One of them is wrong. Both are kept and can be double-checked.";
        differing = differing(error)
    )
}

/// Says that two tabs have counted a job and have different counts.
pub fn tabs_contradict(size: Size, error: RecordError) -> Sentence {
    sentence!(
        Ja "別のタブの N = {size} の記録とは、{differing}。どちらかが誤っているので、ここでは一時停止しました。両方の記録を残してあり、二重チェックできます。",
        En "Another tab's record of N = {size} has {differing}. One of them is wrong, so this count is paused. Both records are kept and can be double-checked.";
        differing = differing(error)
    )
}

/// Says that the record of a board is wrong.
pub fn wrong_record(ledger: &Ledger) -> Sentence {
    let (size, total) = (ledger.plan().size(), ledger.sums().total);
    let known = known(size).total;
    match ledger.outcome() {
        Some(_) => sentence!(
            Ja "N = {size} の記録の合計は {total:,} で、公表されている {known:,} と一致しません。誤ったジョブは、二重チェック（詳しい設定）で見つかります。「数える」は、最初から数え直します。",
            En "The record of N = {size} has the total {total:,}, and the published one is {known:,}: at least one job is wrong. Double-check (under Advanced) finds it. “Count” begins from the start."
        ),
        None => sentence!(
            Ja "N = {size} の記録はまだ途中ですが、公表されている解の数 {known:,} を超えています。誤ったジョブは、二重チェック（詳しい設定）で見つかります。「数える」は、最初から数え直します。",
            En "The record of N = {size} is unfinished and already above the published {known:,}: at least one job is wrong. Double-check (under Advanced) finds it. “Count” begins from the start."
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
            En "This file is not opened: it brings the unfinished count of N = {size} above the published {known:,}. The command bitqueens verify --all finds the faulty job."
        );
    }
    sentence!(
        Ja "このファイルは開けません。N = {size} の合計が {total:,} で、公表されている {known:,} と一致しません。誤ったジョブは、コマンド bitqueens verify --all で見つかります。",
        En "This file is not opened: its total for N = {size} is {total:,}, and the published one is {known:,}. The command bitqueens verify --all finds the faulty job."
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
    sentence!(
        Ja "{reason}。ここで数えた分や予想は、このタブを閉じると失われます。途中の記録は「記録をファイルに保存」で残せます。",
        En "{reason}. What is counted or guessed here is lost when this tab is closed. “Save the record as a file” keeps a count.";
        reason = why.phrase()
    )
}

/// The name of the file of a board's record.
pub fn record_file(size: Size) -> String {
    format!("bitqueens-{size}-record.txt")
}
