//! The labels of the counting page.

use super::Phrase;

labels! {
    /// The page in the header.
    PAGE: "数える", "Count";
    /// The page's heading.
    TITLE: "すべての解を数える", "Count all solutions";
    /// What the page does.
    WHY: "この端末のすべてのコアで、正確に数えます。計算はブラウザーの中だけで行われます。",
        "Exact, on every core of this machine. Nothing leaves the browser.";
    /// The choice of the board.
    SIZE: "盤の大きさ N", "Board size N";
    /// The choice of how many workers.
    WORKERS: "ワーカーの数", "Workers";
    /// The choice of the kernel.
    KERNEL: "計算方法", "Kernel";
    /// A kernel.
    KERNEL_FASTEST: "自動（速いほう）", "Automatic (fastest)";
    /// A kernel.
    KERNEL_SIMD: "SIMD（128 ビット）", "SIMD (128 bits)";
    /// A kernel.
    KERNEL_SCALAR: "スカラー", "Scalar";
    /// Starts.
    COUNT: "数える", "Count";
    /// Goes on with a stored run.
    GO_ON: "続きから数える", "Go on";
    /// Drops a stored run.
    DISCARD: "記録を消す", "Delete the record";
    /// Pauses.
    PAUSE: "一時停止", "Pause";
    /// Goes on.
    RESUME: "再開", "Resume";
    /// Drops the run.
    CANCEL: "中止", "Cancel";
    /// Measuring for the estimate.
    MEASURING: "この端末の速さを測っています。", "Measuring this machine.";
    /// Progress.
    PROGRESS: "進みぐあい", "Progress";
    /// Jobs.
    JOBS: "ジョブ", "Jobs";
    /// Rate.
    RATE: "毎秒", "Per second";
    /// Time used.
    ELAPSED: "経過", "Time used";
    /// Time left.
    LEFT: "残り", "Time left";
    /// The total.
    TOTAL: "全解", "Total";
    /// The total while counting.
    TOTAL_SO_FAR: "ここまでの解", "Total so far";
    /// The unique count.
    UNIQUE: "対称を除いた解", "Unique";
    /// How the total was counted.
    METHOD: "方法", "Method";
    /// The search.
    METHOD_SEARCH: "探索（8 つに 1 つ）", "search, one of every eight";
    /// The join.
    METHOD_JOIN: "4 つの部分盤の結合", "join of quarter boards";
    /// The build of the site.
    BUILD: "ビルド", "Build";
    /// The state of a run.
    PAUSED: "一時停止しています。", "Paused.";
    /// The state of a run.
    CANCELLED: "中止しました。もう一度数えられます。", "Cancelled. You can count again.";
    /// The state of a run.
    CHECKING: "数え直しています。", "Counting again.";
    /// Makes sure.
    CHECK: "二重チェック", "Double-check";
    /// A way to make sure.
    CHECK_SAMPLE: "一部のジョブを 1 手ずつ", "some jobs, placement after placement";
    /// A way to make sure.
    CHECK_ALL: "すべてのジョブを 1 手ずつ", "all jobs, placement after placement";
    /// A way to make sure.
    CHECK_OTHER: "もう一つの方法で全体を", "the whole total by the other method";
    /// The choice of the way.
    CHECK_HOW: "数え直し方", "How";
    /// The table.
    FINISHED: "この端末で数えた結果", "Counted on this machine";
    /// The table's note.
    FINISHED_WHY: "時間はワーカーの起動を含む実測値です。", "Times are measured here, the workers' start included.";
    /// A column.
    TIME: "時間", "Time";
    /// A column.
    PUBLISHED: "公表値と", "Published";
    /// It equals.
    EQUAL: "一致", "equal";
    /// It does not equal.
    DIFFERENT: "不一致", "different";
    /// Copies the table.
    COPY: "表をコピー", "Copy the table";
    /// Downloads the table.
    DOWNLOAD: "CSV で保存", "Save as CSV";
    /// Empties the table.
    CLEAR: "表を消す", "Clear the table";
    /// Saves a record set aside.
    SAVE_ASIDE: "記録をファイルに保存", "Save the record as a file";
    /// Closes the sentence about a record set aside.
    FORGET_ASIDE: "閉じて記録を消す", "Close and delete the record";
    /// The stepper under a count.
    MEANWHILE: "数えているあいだも、ステップ実行は動きます", "Stepping goes on working while the machine counts";
}
