//! The labels of the ladder's page.

use super::Phrase;

labels! {
    /// The ladder's page.
    PAGE_LADDER: "方法の比較", "Ladder";
    /// The page's title.
    TITLE: "方法の比較：ブルートフォースからビットマップまで", "The ladder: from brute force to bitmaps";
    /// What the page is for.
    LEAD: "同じ問題を 13 の方法で解き、このブラウザーで時間と手数を比べます。計算は 1 つずつ順に行います。",
        "Thirteen methods for the same problem, timed and counted in this browser. They run one at a time.";
    /// Names the choice.
    CHOOSE: "実行するもの", "What to run";
    /// Names the methods.
    METHODS: "方法", "Methods";
    /// Chooses every method.
    ALL: "すべて", "All";
    /// Chooses no method.
    NONE: "なし", "None";
    /// The largest board.
    SIZE: "盤の大きさ N", "Board size N";
    /// The smallest board.
    FROM: "ここから N まで", "Smallest size";
    /// The form.
    FORM: "形（両方ある方法）", "Form, where there are two";
    /// The time limit.
    LIMIT: "1 回の制限時間", "Time limit for a run";
    /// A limit.
    LIMIT_SECOND: "1 秒", "1 second";
    /// A limit.
    LIMIT_TEN_SECONDS: "10 秒", "10 seconds";
    /// A limit.
    LIMIT_MINUTE: "1 分", "1 minute";
    /// A limit.
    LIMIT_TEN_MINUTES: "10 分", "10 minutes";
    /// Starts the runs.
    RUN: "実行", "Run";
    /// Stops the runs.
    CANCEL: "中止", "Cancel";
    /// Saves the results.
    DOWNLOAD: "CSV で保存", "Save as CSV";
    /// What a run is.
    RUNS_WHY: "各方法は、小さい盤で速さを確かめ、回数を数えずに時間を計り、そのあと別に回数を数えます。短い計算は繰り返して平均をとります。",
        "Each method is first tried on a small board, then timed without counting, then counted in a run of its own. Short runs are repeated and averaged.";
    /// Said when runs begin.
    RUNS_ON: "実行しています。", "Running.";
    /// Said when no run is left.
    RUNS_OVER: "実行が終わりました。", "The runs have ended.";
    /// Names the results.
    RESULTS: "結果", "Results";
    /// Where the results are from.
    RESULTS_WHERE: "時間はこの機械のこのブラウザーで計ったものです。比は 1 つ前の方法と比べたものです。",
        "Times were measured on this machine, in this browser. Ratios are to the method before.";
    /// A column.
    METHOD: "方法", "Method";
    /// A column.
    SOLUTIONS: "解", "Solutions";
    /// A column.
    TIME: "時間 ms", "Time, ms";
    /// A column.
    SPEED_FACTOR: "速さの比", "Speed ratio";
    /// A column.
    LEAF_FACTOR: "末端ノードの比", "Leaf node ratio";
    /// The factors as sentences.
    FACTORS: "比を文で読む", "The ratios in sentences";
    /// A column.
    NODES: "配置", "Placements";
    /// A column.
    TESTS: "検査", "Tests";
    /// A column.
    LEAVES: "末端ノード", "Leaf nodes";
    /// A column.
    LEAVES_PRINTED: "003\u{a0}の末端ノード", "Leaf nodes in 003";
    /// A column.
    STATE: "状態", "State";
    /// What a unique count is.
    UNIQUE: "ユニーク解", "unique";
    /// Runs what was refused.
    INSIST: "それでも実行", "Run anyway";
    /// What running anyway means.
    INSIST_WHY: "制限時間なしで実行します。中止はいつでもできます。", "It runs without a time limit. Cancel stops it at any time.";
    /// Explains a leaf.
    LEAF_WHAT: "末端ノードの定義", "what a leaf node is";
    /// Stands where there is no figure.
    NO_FIGURE: "なし", "none";
    /// A state.
    QUEUED: "待っています", "waiting";
    /// A state.
    DONE: "完了", "done";
    /// A state.
    CANCELLED: "中止しました", "cancelled";
    /// A state.
    FAILED: "計算できませんでした", "could not run";
    /// What a run is for.
    TRIAL: "速さを確かめています", "trying its speed";
    /// What a run is for.
    TIMING: "時間を計っています", "timing";
    /// What a run is for.
    COUNTING: "回数を数えています", "counting";

    /// Names the pictures.
    PICTURES: "グラフ", "Pictures";
    /// Names a picture.
    PICTURE_TIME: "N ごとの時間（対数目盛、ms）", "Time by N (logarithmic, ms)";
    /// Names a picture.
    PICTURE_LEAVES: "N ごとの末端ノード（対数目盛）", "Leaf nodes by N (logarithmic)";
    /// What comparing leaf nodes means.
    LEAVES_WHY: "末端ノードの定義は方法ごとに違います。同じ定義どうしで比べてください。",
        "Methods define a leaf node differently. Compare those with the same definition.";
    /// The picture as a table.
    AS_TABLE: "表で見る", "As a table";
    /// There is nothing to draw yet.
    NO_RESULTS: "実行すると、ここにグラフが出ます。", "Run the methods to see the pictures.";

    /// Names the sources' figures.
    SOURCES: "資料の表", "The sources' own figures";
    /// What they are.
    SOURCES_WHY: "資料に載っている数値です。機械もコンパイラも資料ごとに違うので、この機械の時間とは比べられません。",
        "Figures as the sources print them. Machines and compilers differ, so they do not compare with the times above.";
    /// Names the time tables.
    TIMES: "時間", "times";
    /// A column: the board's side.
    SIDE: "N", "N";
    /// A time table's unit.
    UNIT_MS: "ミリ秒", "milliseconds";
    /// A time table's unit.
    UNIT_S: "秒", "seconds";
    /// A machine that the source does not name.
    NO_MACHINE: "機械の記載なし", "machine not named";
    /// Names the leaf nodes.
    SOURCE_LEAVES: "末端ノード", "leaf nodes";
    /// Names the records.
    RECORDS: "記録", "records";
    /// A column of the records.
    PUBLISHED: "発表", "Published";
    /// A column of the records.
    TOTAL_PRINTED: "総数（資料）", "Total, as printed";
    /// A column of the records.
    TOTAL_EXACT: "総数（正確）", "Total, exact";
    /// A column of the records.
    UNIQUE_PRINTED: "ユニーク解（資料）", "Unique, as printed";
    /// A column of the records.
    UNIQUE_EXACT: "ユニーク解（正確）", "Unique, exact";

    /// Names the explanations.
    ABOUT: "方法とコード", "The methods and their code";
    /// The choice of the method explained.
    ABOUT_CHOICE: "説明する方法", "Method to explain";
    /// What it does.
    ABOUT_WHAT: "方法", "What it does";
    /// What it wastes.
    ABOUT_WASTE: "むだ", "What it wastes";
    /// What the next one saves.
    ABOUT_NEXT: "次の改良", "What the next one saves";
    /// What its figures mean.
    ABOUT_FIGURES: "数え方", "What its figures mean";
    /// Where the sources have it.
    ABOUT_SOURCES: "資料での名前", "In the sources";
    /// In no source.
    ABOUT_OURS: "資料にはない、このサイトの方法です。", "In no source: this site's own.";
    /// What the code is.
    CODE: "ここで動いているコード（Rust）", "The code that runs here (Rust)";
    /// The code has not come.
    CODE_COMING: "コードを読み込んでいます。", "The code is being loaded.";
    /// The code could not be fetched.
    CODE_MISSING: "コードを読み込めませんでした。通信を確かめて、ページを再読み込みしてください。",
        "The code could not be loaded. Check the connection and reload the page.";

    /// Names the walks.
    WALK: "初期の方法をステップ実行", "Step the early methods";
    /// What they show.
    WALK_WHY: "ビットの代わりに、置いた位置の配列や印の配列を使います。ビットマップが何を置き換えるのかが見えます。列は左から 0 と数えます。",
        "They keep arrays of positions and flags instead of bits: this is what bitmaps replace. Columns count from 0 at the left.";
    /// The method that is stepped.
    WALK_METHOD: "ステップ実行する方法", "Method to step";
    /// Its board.
    WALK_SIZE: "盤の大きさ", "Board size";
    /// Names the buttons.
    WALK_CONTROLS: "ステップの操作", "Step controls";
    /// The array of positions.
    WALK_QUEENS: "クイーンの列（行ごと）", "Column of each row's queen";
    /// A flag array.
    WALK_DOWN: "縦の印（列ごと）", "Column flags";
    /// A flag array.
    WALK_LEFT: "left の斜めの印（行＋列）", "Left diagonal flags (row + column)";
    /// A flag array.
    WALK_RIGHT: "right の斜めの印（列−行＋N−1）", "Right diagonal flags (column − row + N − 1)";
    /// Before the first step.
    WALK_START: "まだ何も置いていません。「次へ」で始めます。", "Nothing has been set yet. Next begins.";
    /// No queen.
    WALK_EMPTY: "空", "empty";

    /// Names the gallery.
    GALLERY: "ユニーク解と対称形", "Unique solutions and their images";
    /// What it shows.
    GALLERY_WHY: "回転と鏡像で重なる解を 1 つの組にまとめます。盤を選ぶと、その解が見つかったステップを開きます。",
        "Solutions that turn or mirror into one another form one class. Choosing a board opens the stepper where it is found.";
    /// Its board.
    GALLERY_SIZE: "解を見る盤の大きさ", "Size of the boards shown";
}
