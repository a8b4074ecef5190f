//! Words of the counting page.

use crate::text::phrases;

phrases! {
    TITLE: "N! 通りの盤をこのブラウザーで探し、正確な数を出す", "Your browser searches all N! boards and counts exactly";
    WHY: "N の階乗だけある盤の中に[解](solution)がいくつあるか、求める公式は知られていません。このコンピューターのすべてのコアで 1 つ残らず数え、公表されている数と比べます。計算はブラウザーの中だけで行います。",
        "No formula is known for the number of [solutions](solution) among N factorial boards. Every core of your machine counts them all, and the [total](total) is compared with the published one. Nothing leaves the browser.";
    WORKERS: "ワーカーの数", "Workers";
    KERNEL: "計算方法", "Kernel";
    KERNEL_FASTEST: "自動（速いほう）", "Automatic (fastest)";
    KERNEL_SIMD: "SIMD（128 ビット）", "SIMD (128 bits)";
    KERNEL_SCALAR: "スカラー", "Scalar";
    COUNT: "数える", "Count";
    RESUME: "続きから数える", "Resume";
    MORE: "ほかの操作", "More";
    GUESS: "解の数を予想すると（任意）", "Your guess, if you like";
    ANEW: "最初から数え直す", "Start over";
    DISCARD: "記録を消す", "Delete the record";
    CANCEL: "中止して記録を消す", "Stop and delete the record";
    CANCEL_CHECK: "数え直しをやめる", "Stop the recount";
    BRING_BACK: "元に戻す", "Undo";
    ASIDE_DELETED: "使えない記録を消しました。", "The unusable record was deleted.";
    FINISHED_DELETED: "数えた結果の表を消しました。", "The table of results was deleted.";
    SMALLER: "N を 1 小さく", "N smaller by one";
    LARGER: "N を 1 大きく", "N larger by one";
    ADVANCED: "詳しい設定：二重チェック、ワーカー、計算方法、ファイル", "Advanced: double-check, workers, kernel, files";
    SHOW_KNOWN: "公表されている解の数をすべて表示", "Show all published counts";
    NOT_TRIED: "まだ", "not tried";
    HERE: "このコンピューターで", "Here";
    MEASURING: "このコンピューターの速さを測っています。", "Measuring this machine.";
    COUNTING: "数えています。", "Counting.";
    BOARDS: "これまでに数えた N", "What you have counted";
    KNOWN: "公表されている解の数", "Published total";
    NEEDS: "時間の見込み", "Expected time";
    NEEDS_MEASURED: "時間は、このコンピューターで短く測った速さからの見込みです。行を選ぶと、その N を数えられます。",
        "Times are estimates from a short measurement on this machine. Choosing a row chooses its N.";
    NEEDS_RECORDED: "時間は、別のコンピューターで 1 つのワーカーで記録した値です。このコンピューターで測ると置き換わります。",
        "Times were recorded on another machine, with one worker. A measurement here replaces them.";
    UNKNOWN: "–", "–";
    SIDE: "N", "N";
    PROGRESS: "進捗", "Progress";
    JOBS: "ジョブ", "Jobs";
    RATE: "毎秒", "Per second";
    ELAPSED: "経過", "Time used";
    LEFT: "残り", "Time left";
    TOTAL: "総数", "Total";
    UNIQUE: "ユニーク解", "Fundamental";
    METHOD: "方法", "Method";
    METHOD_SEARCH: "探索（対称形 8 つのうち 1 つ）", "search, one of every eight";
    METHOD_JOIN: "4 つの部分盤の結合", "join of quarter boards";
    BUILD: "ビルド", "Build";
    PAUSED: "一時停止しています。", "Paused.";
    CANCELLED: "中止しました。", "Stopped.";
    CHECKING: "数え直しています。", "Counting again.";
    CHECK: "二重チェック", "Double-check";
    CHECK_SAMPLE: "一部のジョブをクイーン 1 個ずつ", "some jobs, one queen at a time";
    CHECK_ALL: "すべてのジョブをクイーン 1 個ずつ", "all jobs, one queen at a time";
    CHECK_OTHER: "もう一つの方法で全体を", "the whole total by the other method";
    FINISHED: "このコンピューターで数えた結果", "Counted on this machine";
    FINISHED_WHY: "時間は[ワーカー](worker)の起動を含む実測値です。", "Times are measured here, the [workers](worker)' start included.";
    TIME: "時間", "Time";
    PUBLISHED: "公表値と", "Published";
    EQUAL: "一致", "equal";
    DIFFERENT: "不一致", "different";
    AS_PUBLISHED: "公表されている数と一致", "as published";
    PASS_ON: "結果を伝える", "Pass the result on";
    SAVE_CARD: "画像を保存", "Save as a picture";
    COPY_CARD: "文をコピー", "Copy as text";
    SHARE_CARD: "共有", "Share";
    COPY: "表をコピー", "Copy the table";
    NOT_COPIED: "コピーできませんでした。「CSV で保存」を使ってください。", "Not copied. Save as CSV instead.";
    DOWNLOAD: "CSV で保存", "Save as CSV";
    CLEAR: "表を消す", "Clear the table";
    FORGET_ASIDE: "閉じて記録を消す", "Close and delete the record";
    TOTALS_AGREE: "もう一つの方法でも、同じ数になりました。", "The other method gives the same numbers.";
    NO_SIMD: "このブラウザーの WebAssembly には SIMD がありません。スカラーで数えます。",
        "This browser's WebAssembly has no SIMD, so the scalar kernel counts.";
    UNLOADABLE: "計算用のファイルを読み込めませんでした。通信を確かめて、もう一度数えてください。",
        "The counting files could not be loaded. Check the connection and count again.";
    OTHER_VERSION: "サイトが新しくなりました。ページを再読み込みして、もう一度数えてください。",
        "The site has a new version. Reload the page and count again.";
    DYING: "ワーカーが何度も止まりました。ほかのタブを閉じるか、ワーカーの数を減らして再開してください。数えた分は残っています。",
        "The workers kept failing. Close other tabs or use fewer workers, and go on. What was counted is kept.";
    ELSEWHERE: "この N は、いま別のタブで数えています。続きはそのタブで見てください。そこで一時停止するか閉じると、ここで続きから数えられます。",
        "Another tab is counting this N right now. See it there. Once it is paused or closed there, you can go on here.";
    ELSEWHERE_TOO: "別のタブも同じ N を数えています。どちらの結果も正確ですが、同じジョブを二度数えることになります。片方を一時停止してください。",
        "Another tab counts the same N. Both results are exact, but every job is counted twice. Pause one of them.";
    RECORD: "記録のファイル", "Record as a file";
    RECORD_WHY: "数えた[ジョブ](job)の[記録](ledger)は、ファイルに保存できます。別のコンピューターやコマンド bitqueens で続きを数え、ここで開けます。",
        "The [record](ledger) of finished [jobs](job) can be saved as a file. Another machine or the command bitqueens can go on from it, and it can be opened here.";
    OPEN_RECORD: "記録を開く", "Open a record";
    SAVE_RECORD: "記録をファイルに保存", "Save the record as a file";
    CONTRADICTION: "ワーカーがありえない数を返したので、計算を止めました。「ほかの操作」から、最初から数え直してください。",
        "A worker returned an impossible count, so counting stopped. Please start over (under More).";
}
