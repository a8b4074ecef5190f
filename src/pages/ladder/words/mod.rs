//! The words of the ladder's page.

pub mod dots;
pub mod explanations;
mod gallery;
pub mod methods;
mod pages;
mod ratios;
pub mod rules;
mod runs;
mod sources;
pub mod times;

use crate::text::{Sentence, grouped, phrases, sentence};

pub use explanations::{Explanation, explain};
pub use gallery::{board_link, class_words, gallery_words};
pub use methods::{gist, method_title};
pub use pages::{figures_words, ratio_words};
pub use ratios::{leaf_words, many, ratio, speed_words};
pub use rules::{form_phrase, gives_phrase, leaf_phrase, question_phrase};
pub use runs::{
    duration, expected_words, late_words, parts_words, refused_words, results_words, running_words,
};
pub use sources::{SourceName, publication, source_name};

phrases! {
    DETAILS: "くわしく", "Details";
    CHOOSE: "方法、N の範囲、制限時間を選ぶ", "Choose methods, range of N and time limit";
    METHODS: "方法", "Methods";
    ALL: "すべて", "All";
    NONE: "なし", "None";
    SIZE: "N", "N";
    FROM: "最小の N", "Smallest size";
    FORM: "実装（再帰／非再帰）", "Form, where there are two";
    LIMIT: "1 回の制限時間", "Time limit for a run";
    LIMIT_SECOND: "1 秒", "1 second";
    LIMIT_TEN_SECONDS: "10 秒", "10 seconds";
    LIMIT_MINUTE: "1 分", "1 minute";
    LIMIT_TEN_MINUTES: "10 分", "10 minutes";
    RUN: "このコンピューターで計る", "Measure on this machine";
    CANCEL: "中止", "Cancel";
    DOWNLOAD: "CSV で保存", "Save as CSV";
    RUNS_WHY: "各方法について、まず小さい盤で速さを確かめ、次に回数を数えずに時間を計り、最後に別の実行で回数を数えます。短い計算は繰り返して平均をとります。",
        "Each method is first tried on a small board, then timed without counting, then counted in a run of its own. Short runs are repeated and averaged.";
    RUNS_ON: "実行しています。", "Running.";
    RUNS_OVER: "実行が終わりました。", "The runs have ended.";
    YEARS: "年", "years";
    DAYS: "日", "days";
    HOURS: "時間", "hours";
    MINUTES: "分", "minutes";
    SECONDS: "秒", "seconds";
    MILLISECONDS: "ミリ秒", "milliseconds";

    RESULTS_WHERE: "時間はこのコンピューターのこのブラウザーで計ったものです。比は、同じ種類の解を数える 1 つ前の方法と比べたものです。1 ms に満たない時間は比べません。",
        "Times were measured on this machine, in this browser. Ratios are to the method before that counts the same solutions. Times under 1 ms are not compared.";
    METHOD: "方法", "Method";
    SOLUTIONS: "解", "Solutions";
    TIME: "時間 ms", "Time, ms";
    SPEED_FACTOR: "前の方法との速さの比", "Speed, to the one before";
    LEAF_FACTOR: "末端ノードの比", "Leaf node ratio";
    FACTORS: "比を文で読む", "The ratios in sentences";
    NODES: "配置", "Placements";
    TESTS: "検査", "Tests";
    LEAVES: "末端ノード", "Leaf nodes";
    LEAVES_PRINTED: "出典の末端ノード", "Leaf nodes in the source";
    STATE: "状態", "State";
    UNIQUE: "ユニーク解", "fundamental";
    INSIST: "それでも実行", "Run anyway";
    INSIST_WHY: "制限時間なしで実行します。中止はいつでもできます。", "It runs without a time limit. Cancel stops it at any time.";
    LEAF_WHAT: "末端ノードの定義", "what a leaf node is";
    NO_FIGURE: "なし", "none";
    QUEUED: "待っています", "waiting";
    DONE: "完了", "done";
    CANCELLED: "中止しました", "cancelled";
    FAILED: "計算できませんでした", "could not run";
    TRIAL: "速さを確かめています", "trying its speed";
    TIMING: "時間を計っています", "timing";
    COUNTING: "回数を数えています", "counting";

    PICTURE_TIME: "N ごとの時間（底 10 の対数目盛）", "Time by N (logarithmic axis, base 10)";
    PICTURE_LEAVES: "N ごとの末端ノード（底 10 の対数目盛）", "Leaf nodes by N (logarithmic axis, base 10)";
    LINES_PRINTED: "細い線：資料 003（Nobuhide Tsuda）に載っている数。太い線：このコンピューターで数えた数。",
        "Thin lines: as source 003 (Nobuhide Tsuda) prints them. Thick lines: counted on this machine.";
    LEAVES_WHY: "末端ノードの定義は方法ごとに違います。同じ定義どうしで比べてください。",
        "Methods define a leaf node differently. Compare those with the same definition.";
    TIMES_WHY: "細い線と丸：記録した時間と、そこから配置の数で見積もった時間（点線）。太い線：このコンピューターで計った時間。1 ms に満たない時間は描きません。",
        "Thin lines and rings: the recorded time, and dashed the times estimated from it by the placements. Thick lines: measured on this machine. Times under 1 ms are not drawn.";
    AS_TABLE: "表で見る", "As a table";
    ROW_RECORDED: "記録", "recorded";
    ROW_PRINTED: "資料 003", "source 003";
    ROW_HERE: "このコンピューター", "this machine";

    SOURCES: "資料の表", "The sources' own figures";
    SOURCES_WHY: "資料に載っている数値です。コンピューターもコンパイラーも資料ごとに違うので、このコンピューターの時間とは比べられません。",
        "Figures as the sources print them. Machines and compilers differ, so they cannot be compared with the times above.";
    TIMES: "時間", "times";
    SIDE: "N", "N";
    UNIT_MS: "ミリ秒", "milliseconds";
    UNIT_S: "秒", "seconds";
    NO_MACHINE: "コンピューターの記載なし", "machine not named";
    SOURCE_LEAVES: "末端ノード", "leaf nodes";
    RECORDS: "記録", "records";
    PUBLISHED: "発表", "Published";
    TOTAL_PRINTED: "総数（資料）", "Total, as printed";
    TOTAL_EXACT: "総数（正確）", "Total, exact";
    UNIQUE_PRINTED: "ユニーク解（資料）", "Fundamental, as printed";
    UNIQUE_EXACT: "ユニーク解（正確）", "Fundamental, exact";

    TO_LADDER: "方法の比較へ", "All methods";
    PREVIOUS_METHOD: "前の方法", "Before it";
    NEXT_METHOD: "次の方法", "After it";
    METHODS_AROUND: "前後の方法", "The methods around it";
    ABOUT_WHAT: "方法", "What it does";
    ABOUT_WASTE: "むだ", "What it wastes";
    ABOUT_NEXT: "次の改良", "What the next one saves";
    ABOUT_FIGURES: "数え方", "What its figures mean";
    ABOUT_SOURCES: "資料での名前", "In the sources";
    ABOUT_OURS: "資料にはない、このサイトの方法です。", "In no source: this site's own.";
    CODE: "ここで動いているコード（Rust）", "The code that runs here (Rust)";
    FIGURES: "記録した数値と資料の数値", "Its figures, and the sources' own";
    STEP_IT: "1 行ずつ進めて見る", "Step it line by line";

    WALK: "ステップ実行", "Step by step";
    WALK_WHY: "この方法が覚えているものは、下の配列だけです。列は左から 0 と数えます。",
        "All that it remembers is in the arrays below. Columns count from 0 at the left.";
    WALK_SIZE: "盤の大きさ", "Board size";
    WALK_CONTROLS: "ステップの操作", "Step controls";
    WALK_QUEENS: "クイーンの列（行ごと）", "Column of each row's queen";
    WALK_DOWN: "縦のフラグ（列ごと）", "Column flags";
    WALK_LEFT: "斜め（left）のフラグ（行＋列）", "Left diagonal flags (row + column)";
    WALK_RIGHT: "斜め（right）のフラグ（列−行＋N−1）", "Right diagonal flags (column − row + N − 1)";
    WALK_START: "まだ何も置いていません。「次へ」で始めます。", "No queen has been placed yet. Next begins.";

    GALLERY: "ユニーク解と対称形", "Fundamental solutions and their images";
    GALLERY_WHY: "回転と鏡像で重なる解を 1 つの[組](class)にまとめます。盤を選ぶと、その解が見つかったステップを開きます。",
        "Solutions that turn or mirror into one another form one [class](class). Choosing a board opens the stepper where it is found.";
    GALLERY_SIZE: "解を見る盤の大きさ", "Size of the boards shown";

    NO_SYMMETRY: "回しても同じになりません", "no turn leaves it as it is";
    HALF_TURN: "180 度の回転で同じになります", "the half turn leaves it as it is";
    QUARTER_TURN: "4 分の 1 回転で同じになります", "the quarter turn leaves it as it is";
    FULL_SYMMETRY: "どう動かしても同じです", "every turn and mirror leaves it as it is";

    KEY_STEP: "1 つ進む、1 つ戻る", "one step forward, back";

    NO_SUCH_PAGE: "このアドレスの方法はありません。方法の比較を表示しています。",
        "There is no method of the name in the address. The ladder is shown.";
    NO_METHOD: "実行する方法を 1 つ以上選んでください。", "Choose at least one method to run.";
    WORKER_FAILED: "計算用のプログラムが動きませんでした。サイトが更新された場合があります。ページを再読み込みしてから、もう一度実行してください。",
        "The program that carries out the runs did not work. The site may have been updated: reload the page and run again.";
    NO_SUCH_METHOD: "アドレスの methods に、存在しない方法の名前があります。残りの方法を選んでいます。",
        "In the address, methods names a method that does not exist. The others are chosen.";
    NO_SUCH_FROM: "アドレスの from は 1 から 27 までの整数にしてください。近い値を使っています。",
        "In the address, from must be a whole number from 1 to 27. The nearest is used.";
    NO_SUCH_FORM: "アドレスの form は recursive か loop にしてください。",
        "In the address, form must be recursive or loop.";
    NO_SUCH_LIMIT: "アドレスの limit は 1、10、60、600 のどれかにしてください。",
        "In the address, limit must be 1, 10, 60 or 600.";
    NO_SUCH_WALK_SIZE: "アドレスの walk-n は 4 から 6 までの整数にしてください。近い値を使っています。",
        "In the address, walk-n must be a whole number from 4 to 6. The nearest is used.";
    NO_SUCH_WALK_STEP: "アドレスの walk-at は 0 以上の整数にしてください。",
        "In the address, walk-at must be a whole number, 0 or more.";
    NO_SUCH_GALLERY: "アドレスの gallery は 1 か、4 から 8 までの整数にしてください。近い値を使っています。",
        "In the address, gallery must be 1 or a whole number from 4 to 8. The nearest is used.";
}

/// The counts of a walk.
pub fn walk_words(step: u64, nodes: u64, tests: u64, solutions: u64) -> Sentence {
    let [step, nodes, tests, solutions] = [step, nodes, tests, solutions].map(grouped);
    sentence!(
        "ステップ {step}、配置 {nodes}、検査 {tests}、解 {solutions}",
        "Step {step}, placements {nodes}, tests {tests}, solutions {solutions}"
    )
}
