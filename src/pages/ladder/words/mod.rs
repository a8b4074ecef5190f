//! The words of the ladder's page.

pub mod bars;
mod duration;
pub mod explanations;
mod gallery;
mod ratios;
mod runs;
mod sources;
mod titles;

use crate::text::{Sentence, grouped, phrases};

pub use duration::duration;
pub use gallery::{board_link, class_words, gallery_words};
pub use ratios::{leaf_words, ratio, speed_words};
pub use runs::{expected_words, late_words, parts_words, refused_words, running_words};
pub use sources::{publication, source_words};
pub use titles::method_title;

phrases! {
    /// The page's title.
    TITLE: "方法の比較：ブルートフォースからビットマップまで", "The ladder: from brute force to bitmaps";
    /// Names the choice.
    CHOOSE: "方法、N の範囲、制限時間を選ぶ", "Choose methods, range of N and time limit";
    /// Names the methods.
    METHODS: "方法", "Methods";
    /// Chooses every method.
    ALL: "すべて", "All";
    /// Chooses no method.
    NONE: "なし", "None";
    /// The largest board.
    SIZE: "N", "N";
    /// The smallest board.
    FROM: "最小の N", "Smallest size";
    /// The form.
    FORM: "実装（再帰／非再帰）", "Form, where there are two";
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
    RUN: "この端末で計る", "Measure on this machine";
    /// Stops the runs.
    CANCEL: "中止", "Cancel";
    /// Saves the results.
    DOWNLOAD: "CSV で保存", "Save as CSV";
    /// Explains a run.
    RUNS_WHY: "各方法について、まず小さい盤で速さを確かめ、次に回数を数えずに時間を計り、最後に別の実行で回数を数えます。短い計算は繰り返して平均をとります。",
        "Each method is first tried on a small board, then timed without counting, then counted in a run of its own. Short runs are repeated and averaged.";
    /// Said when runs begin.
    RUNS_ON: "実行しています。", "Running.";
    /// Said when no run is left.
    RUNS_OVER: "実行が終わりました。", "The runs have ended.";
    /// A unit.
    YEARS: "年", "years";
    /// A unit.
    DAYS: "日", "days";
    /// A unit.
    HOURS: "時間", "hours";
    /// A unit.
    MINUTES: "分", "minutes";
    /// A unit.
    SECONDS: "秒", "seconds";
    /// A unit.
    MILLISECONDS: "ミリ秒", "milliseconds";

    /// Names the results.
    RESULTS: "この端末での結果", "Results on this machine";
    /// Says where the results are from.
    RESULTS_WHERE: "時間はこの端末のこのブラウザーで計ったものです。比は、同じ種類の解を数える 1 つ前の方法と比べたものです。1 ms に満たない時間は比べません。",
        "Times were measured on this machine, in this browser. Ratios are to the method before that counts the same solutions. Times under 1 ms are not compared.";
    /// A column.
    METHOD: "方法", "Method";
    /// A column.
    SOLUTIONS: "解", "Solutions";
    /// A column.
    TIME: "時間 ms", "Time, ms";
    /// A column.
    SPEED_FACTOR: "前の方法との速さの比", "Speed, to the one before";
    /// A column.
    LEAF_FACTOR: "末端ノードの比", "Leaf node ratio";
    /// Opens the ratios as sentences.
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
    /// Marks a count of unique solutions.
    UNIQUE: "ユニーク解", "fundamental";
    /// Runs what was refused.
    INSIST: "それでも実行", "Run anyway";
    /// Says what running anyway means.
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
    /// A task.
    TRIAL: "速さを確かめています", "trying its speed";
    /// A task.
    TIMING: "時間を計っています", "timing";
    /// A task.
    COUNTING: "回数を数えています", "counting";

    /// Names the charts.
    PICTURES: "グラフ", "Pictures";
    /// Names a chart.
    PICTURE_TIME: "N ごとの時間（対数目盛、ms）", "Time by N (logarithmic, ms)";
    /// Names a chart.
    PICTURE_LEAVES: "N ごとの末端ノード（対数目盛）", "Leaf nodes by N (logarithmic)";
    /// Warns of comparing leaf nodes.
    LEAVES_WHY: "末端ノードの定義は方法ごとに違います。同じ定義どうしで比べてください。",
        "Methods define a leaf node differently. Compare those with the same definition.";
    /// Says which times are drawn.
    TIMES_WHY: "1 ms に満たない時間は描きません。線を指すと、ほかの線が薄くなります。",
        "Times under 1 ms are not drawn. Pointing at a line dims the others.";
    /// Opens a chart as a table.
    AS_TABLE: "表で見る", "As a table";
    /// There is nothing to draw yet.
    NO_RESULTS: "計ると、ここにグラフが出ます。", "Run the methods to see the pictures.";

    /// Names the sources' figures.
    SOURCES: "資料の表", "The sources' own figures";
    /// Says what these are.
    SOURCES_WHY: "資料に載っている数値です。機械もコンパイラも資料ごとに違うので、この端末の時間とは比べられません。",
        "Figures as the sources print them. Machines and compilers differ, so they cannot be compared with the times above.";
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
    UNIQUE_PRINTED: "ユニーク解（資料）", "Fundamental, as printed";
    /// A column of the records.
    UNIQUE_EXACT: "ユニーク解（正確）", "Fundamental, exact";

    /// Names the explanations.
    ABOUT: "方法とコード", "The methods and their code";
    /// The choice of the method explained.
    ABOUT_CHOICE: "説明する方法", "Method to explain";
    /// A method: what it does.
    ABOUT_WHAT: "方法", "What it does";
    /// A method: its waste.
    ABOUT_WASTE: "むだ", "What it wastes";
    /// A method: the next improvement.
    ABOUT_NEXT: "次の改良", "What the next one saves";
    /// A method: the meaning of its figures.
    ABOUT_FIGURES: "数え方", "What its figures mean";
    /// A method: its names in the sources.
    ABOUT_SOURCES: "資料での名前", "In the sources";
    /// Stands where no source has the method.
    ABOUT_OURS: "資料にはない、このサイトの方法です。", "In no source: this site's own.";
    /// Names the code.
    CODE: "ここで動いているコード（Rust）", "The code that runs here (Rust)";
    /// The code has not come.
    CODE_COMING: "コードを読み込んでいます。", "The code is being loaded.";
    /// The code could not be fetched.
    CODE_MISSING: "コードを読み込めませんでした。通信を確かめて、ページを再読み込みしてください。",
        "The code could not be loaded. Check the connection and reload the page.";

    /// Names the walks.
    WALK: "初期の方法をステップ実行", "Step the early methods";
    /// Says what the walks show.
    WALK_WHY: "ビットの代わりに、置いた位置の配列や[フラグ](flag)の配列を使います。ビットマップが何を置き換えるのかが見えます。列は左から 0 と数えます。",
        "They keep arrays of positions and [flags](flag) instead of bits: this is what bitmaps replace. Columns count from 0 at the left.";
    /// The method that is stepped.
    WALK_METHOD: "ステップ実行する方法", "Method to step";
    /// Its board.
    WALK_SIZE: "盤の大きさ", "Board size";
    /// Names the buttons.
    WALK_CONTROLS: "ステップの操作", "Step controls";
    /// The array of positions.
    WALK_QUEENS: "クイーンの列（行ごと）", "Column of each row's queen";
    /// A flag array.
    WALK_DOWN: "縦のフラグ（列ごと）", "Column flags";
    /// A flag array.
    WALK_LEFT: "斜め（left）のフラグ（行＋列）", "Left diagonal flags (row + column)";
    /// A flag array.
    WALK_RIGHT: "斜め（right）のフラグ（列−行＋N−1）", "Right diagonal flags (column − row + N − 1)";
    /// Before the first step.
    WALK_START: "まだ何も置いていません。「次へ」で始めます。", "No queen has been placed yet. Next begins.";

    /// Names the gallery.
    GALLERY: "ユニーク解と対称形", "Fundamental solutions and their images";
    /// Says what the gallery shows.
    GALLERY_WHY: "回転と鏡像で重なる解を 1 つの[組](class)にまとめます。盤を選ぶと、その解が見つかったステップを開きます。",
        "[Solutions](solution) that turn or mirror into one another form one [class](class). Choosing a board opens the stepper where it is found.";
    /// Its board.
    GALLERY_SIZE: "解を見る盤の大きさ", "Size of the boards shown";

    /// A class of eight.
    NO_SYMMETRY: "回しても同じになりません", "no turn leaves it as it is";
    /// A class of four.
    HALF_TURN: "半回転で同じになります", "the half turn leaves it as it is";
    /// A class of two.
    QUARTER_TURN: "4 分の 1 回転で同じになります", "the quarter turn leaves it as it is";
    /// A class of one.
    FULL_SYMMETRY: "どう動かしても同じです", "every turn and mirror leaves it as it is";

    /// Moves one step.
    KEY_STEP: "1 つ進む、1 つ戻る", "one step forward, back";

    /// No method is chosen.
    NO_METHOD: "実行する方法を 1 つ以上選んでください。", "Choose at least one method to run.";
    /// The worker could not be started, broke, or is of another build.
    WORKER_FAILED: "計算用のプログラムが動きませんでした。サイトが更新された場合があります。ページを再読み込みしてから、もう一度実行してください。",
        "The program that carries out the runs did not work. The site may have been updated: reload the page and run again.";
    /// The address names a method that there is not.
    NO_SUCH_METHOD: "アドレスの methods に、存在しない方法の名前があります。残りの方法を選んでいます。",
        "In the address, methods names a method that does not exist. The others are chosen.";
    /// The smallest board of the address is outside 1..=27.
    NO_SUCH_FROM: "アドレスの from は 1 から 27 までの整数にしてください。近い値を使っています。",
        "In the address, from must be a whole number from 1 to 27. The nearest is used.";
    /// The address names no form.
    NO_SUCH_FORM: "アドレスの form は recursive か loop にしてください。",
        "In the address, form must be recursive or loop.";
    /// The address names no limit.
    NO_SUCH_LIMIT: "アドレスの limit は 1、10、60、600 のどれかにしてください。",
        "In the address, limit must be 1, 10, 60 or 600.";
    /// The address names no method to explain.
    NO_SUCH_ABOUT: "アドレスの about にある名前の方法はありません。",
        "In the address, about names a method that does not exist.";
    /// The address names a method that is not stepped.
    NO_SUCH_WALK: "アドレスの walk は brute-force、backtracking、flags のどれかにしてください。",
        "In the address, walk must be brute-force, backtracking or flags.";
    /// The address names a board that is not stepped.
    NO_SUCH_WALK_SIZE: "アドレスの walk-n は 4 から 6 までの整数にしてください。近い値を使っています。",
        "In the address, walk-n must be a whole number from 4 to 6. The nearest is used.";
    /// The address names no step.
    NO_SUCH_WALK_STEP: "アドレスの walk-at は 0 以上の整数にしてください。",
        "In the address, walk-at must be a whole number, 0 or more.";
    /// The address names a board whose solutions are not shown.
    NO_SUCH_GALLERY: "アドレスの gallery は 1 か、4 から 8 までの整数にしてください。近い値を使っています。",
        "In the address, gallery must be 1 or a whole number from 4 to 8. The nearest is used.";
}

/// The counts of a walk.
#[must_use]
pub fn walk_words(step: u64, nodes: u64, tests: u64, solutions: u64) -> Sentence {
    let [step, nodes, tests, solutions] = [step, nodes, tests, solutions].map(grouped);
    Sentence {
        ja: format!("ステップ {step}、配置 {nodes}、検査 {tests}、解 {solutions}"),
        en: format!("Step {step}, placements {nodes}, tests {tests}, solutions {solutions}"),
    }
}
