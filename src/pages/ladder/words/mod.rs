//! The words of the ladder's page.

pub mod explanations;
pub mod methods;
pub mod race;
pub mod runs;

use crate::text::{Phrase, Sentence, grouped, line_phrase, phrase, phrases, sentence};
use bitqueens_core::{
    ladder::{classes::Symmetry, sources::SourceDocument, walk::WalkStep},
    solver::{Line, Size},
};

pub use explanations::{explain, form_phrase, gives_phrase, leaf_phrase, question_phrase};
pub use methods::{gist, method_title};
pub use runs::{
    expected_words, figures_words, late_words, leaf_words, many, parts_words, ratio, ratio_words,
    refused_words, results_words, running_words, speed_words,
};

phrases! {
    DETAILS: Ja "くわしく", En "Details";
    CHOOSE: Ja "方法、N の範囲、制限時間を選ぶ", En "Choose methods, range of N and time limit";
    METHODS: Ja "方法", En "Methods";
    ALL: Ja "すべて", En "All";
    NONE: Ja "なし", En "None";
    SIZE: Ja "N", En "N";
    FROM: Ja "最小の N", En "Smallest size";
    FORM: Ja "実装（再帰／非再帰）", En "Form, where there are two";
    LIMIT: Ja "1 回の制限時間", En "Time limit for a run";
    LIMIT_SECOND: Ja "1 秒", En "1 second";
    LIMIT_TEN_SECONDS: Ja "10 秒", En "10 seconds";
    LIMIT_MINUTE: Ja "1 分", En "1 minute";
    LIMIT_TEN_MINUTES: Ja "10 分", En "10 minutes";
    RUN: Ja "このコンピューターで計る", En "Measure on this machine";
    CANCEL: Ja "中止", En "Cancel";
    DOWNLOAD: Ja "CSV で保存", En "Save as CSV";
    RUNS_WHY: Ja "各方法について、まず小さい盤で速さを確かめ、次に回数を数えずに時間を計り、最後に別の実行で回数を数えます。短い計算は繰り返して平均をとります。",
        En "Each method is first tried on a small board, then timed without counting, then counted in a run of its own. Short runs are repeated and averaged.";
    PROGRAM: Ja "持ち帰るプログラム", En "A whole program to take home";
    PROGRAM_LANGUAGE: Ja "プログラミング言語", En "Language";
    PROGRAM_FILE: Ja "このまま動き、N = 8 の解の個数を表示します。", En "It runs as it stands and prints the count for N = 8.";
    KERNEL: Ja "探索のカーネル", En "the kernel of its search";
    KERNEL_WHY: Ja "ビットマップと同じ left、down、right の 3 語で進みます。違うのは次の 3 点です。ビットマップは 1 行ずつ、いちばん右の空いているマスを選び、次の行へ進みます。カーネルは同じ段の行をためておき、1 つのベクトルに 8 行または 4 行を入れて、1 つの命令でまとめて進めます。2 行先までに空きのない行は、ためずに捨てます。対称形は 8 つのうち 1 つだけを探し、見つけた解を対称形の個数で数えます。",
        En "It works with the same three words as Bitmap: left, down and right. Three things differ. Bitmap takes one row, its lowest free square, then the next row; the kernel keeps the rows of a level waiting, puts eight or four of them into one vector and moves them all on by one instruction. A row is dropped where one of the next two rows has no free square. Of eight images it searches one, and counts a solution as often as it has images.";
    FAST_LESSONS: Ja "この数え方を課で学ぶ", En "The lessons on this way of counting";
    RUNS_ON: Ja "実行しています。", En "Running.";
    RUNS_OVER: Ja "実行が終わりました。", En "The runs have ended.";

    RESULTS_WHERE: Ja "時間はこのコンピューターのこのブラウザーで計ったものです。比は、同じ種類の解を数える 1 つ前の方法と比べたものです。1 ms に満たない時間は比べません。",
        En "Times were measured on this machine, in this browser. Ratios are to the method before that counts the same solutions. Times under 1 ms are not compared.";
    METHOD: Ja "方法", En "Method";
    SOLUTIONS: Ja "解", En "Solutions";
    TIME: Ja "時間 ms", En "Time, ms";
    SPEED_FACTOR: Ja "前の方法との速さの比", En "Speed, to the one before";
    LEAF_FACTOR: Ja "末端ノードの比", En "Leaf node ratio";
    FACTORS: Ja "比を文で読む", En "The ratios in sentences";
    NODES: Ja "配置", En "Placements";
    TESTS: Ja "検査", En "Tests";
    LEAVES: Ja "末端ノード", En "Leaf nodes";
    LEAVES_PRINTED: Ja "出典の末端ノード", En "Leaf nodes in the source";
    STATE: Ja "状態", En "State";
    UNIQUE: Ja "ユニーク解", En "fundamental";
    INSIST: Ja "それでも実行", En "Run anyway";
    INSIST_WHY: Ja "制限時間なしで実行します。中止はいつでもできます。", En "It runs without a time limit. Cancel stops it at any time.";
    LEAF_WHAT: Ja "末端ノードの定義", En "what a leaf node is";
    NO_FIGURE: Ja "なし", En "none";
    QUEUED: Ja "待っています", En "waiting";
    DONE: Ja "完了", En "done";
    CANCELLED: Ja "中止しました", En "cancelled";
    FAILED: Ja "計算できませんでした", En "could not run";
    TRIAL: Ja "速さを確かめています", En "trying its speed";
    TIMING: Ja "時間を計っています", En "timing";
    COUNTING: Ja "回数を数えています", En "counting";

    PICTURE_TIME: Ja "N ごとの時間（底 10 の対数目盛）", En "Time by N (logarithmic axis, base 10)";
    PICTURE_LEAVES: Ja "N ごとの末端ノード（底 10 の対数目盛）", En "Leaf nodes by N (logarithmic axis, base 10)";
    LINES_PRINTED: Ja "細い線：資料 003（Nobuhide Tsuda）に載っている数。太い線：このコンピューターで数えた数。",
        En "Thin lines: as source 003 (Nobuhide Tsuda) prints them. Thick lines: counted on this machine.";
    LEAVES_WHY: Ja "末端ノードの定義は方法ごとに違います。同じ定義どうしで比べてください。",
        En "Methods define a leaf node differently. Compare those with the same definition.";
    TIMES_WHY: Ja "細い線と丸：記録した時間と、そこから配置の数で見積もった時間（点線）。太い線：このコンピューターで計った時間。1 ms に満たない時間は描きません。",
        En "Thin lines and rings: the recorded time, and dashed the times estimated from it by the placements. Thick lines: measured on this machine. Times under 1 ms are not drawn.";
    AS_TABLE: Ja "表で見る", En "As a table";
    ROW_RECORDED: Ja "記録", En "recorded";
    ROW_PRINTED: Ja "資料 003", En "source 003";
    ROW_HERE: Ja "このコンピューター", En "this machine";

    SOURCES: Ja "資料の表", En "The sources' own figures";
    SOURCES_WHY: Ja "資料に載っている数値です。コンピューターもコンパイラーも資料ごとに違うので、このコンピューターの時間とは比べられません。",
        En "Figures as the sources print them. Machines and compilers differ, so they cannot be compared with the times above.";
    TIMES: Ja "時間", En "times";
    UNIT_MS: Ja "ミリ秒", En "milliseconds";
    UNIT_S: Ja "秒", En "seconds";
    NO_MACHINE: Ja "コンピューターの記載なし", En "machine not named";
    SOURCE_LEAVES: Ja "末端ノード", En "leaf nodes";
    RECORDS: Ja "記録", En "records";
    PUBLISHED: Ja "発表", En "Published";
    TOTAL_PRINTED: Ja "総数（資料）", En "Total, as printed";
    TOTAL_EXACT: Ja "総数（正確）", En "Total, exact";
    UNIQUE_PRINTED: Ja "ユニーク解（資料）", En "Fundamental, as printed";
    UNIQUE_EXACT: Ja "ユニーク解（正確）", En "Fundamental, exact";

    TO_LADDER: Ja "方法の比較へ", En "All methods";
    PREVIOUS_METHOD: Ja "前の方法", En "Before it";
    NEXT_METHOD: Ja "次の方法", En "After it";
    METHODS_AROUND: Ja "前後の方法", En "The methods around it";
    ABOUT_WHAT: Ja "方法", En "What it does";
    ABOUT_WASTE: Ja "むだ", En "What it wastes";
    ABOUT_NEXT: Ja "次の改良", En "What the next one saves";
    ABOUT_LAST: Ja "並列", En "Side by side";
    ABOUT_FIGURES: Ja "数え方", En "What its figures mean";
    ABOUT_SOURCES: Ja "資料での名前", En "In the sources";
    ABOUT_OURS: Ja "資料にはない、このサイトの方法です。", En "In no source: this site's own.";
    CODE: Ja "ここで動いているコード（Rust）", En "The code that runs here (Rust)";
    CODE_PARTS: Ja "このサイトのプログラムの一部で、これだけでは動きません。", En "Parts of this site's own program, which do not run alone.";
    FIGURES: Ja "記録した数値と資料の数値", En "Its figures, and the sources' own";
    STEP_IT: Ja "1 行ずつ進めて見る", En "Step it line by line";

    WALK: Ja "ステップ実行", En "Step by step";
    WALK_WHY: Ja "この方法が覚えているものは、下の配列だけです。列は左から 0 と数えます。",
        En "All that it remembers is in the arrays below. Columns count from 0 at the left.";
    WALK_SIZE: Ja "盤の大きさ", En "Board size";
    WALK_CONTROLS: Ja "ステップの操作", En "Step controls";
    WALK_QUEENS: Ja "クイーンの列（行ごと）", En "Column of each row's queen";
    WALK_DOWN: Ja "縦のフラグ（列ごと）", En "Column flags";
    WALK_LEFT: Ja "斜め（left）のフラグ（行＋列）", En "Left diagonal flags (row + column)";
    WALK_RIGHT: Ja "斜め（right）のフラグ（列−行＋N−1）", En "Right diagonal flags (column − row + N − 1)";
    WALK_START: Ja "まだ何も置いていません。「次へ」で始めます。", En "No queen has been placed yet. Next begins.";

    GALLERY: Ja "ユニーク解と対称形", En "Fundamental solutions and their images";
    GALLERY_WHY: Ja "回転と鏡像で重なる解を 1 つの[組](class)にまとめます。盤を選ぶと、その解が見つかったステップを開きます。",
        En "Solutions that turn or mirror into one another form one [class](class). Choosing a board opens the stepper where it is found.";
    GALLERY_SIZE: Ja "解を見る盤の大きさ", En "Size of the boards shown";

    NO_SYMMETRY: Ja "回しても同じになりません", En "no turn leaves it as it is";
    HALF_TURN: Ja "180 度の回転で同じになります", En "the half turn leaves it as it is";
    QUARTER_TURN: Ja "4 分の 1 回転で同じになります", En "the quarter turn leaves it as it is";
    FULL_SYMMETRY: Ja "どう動かしても同じです", En "every turn and mirror leaves it as it is";

    KEY_STEP: Ja "1 つ進む、1 つ戻る", En "one step forward, back";

    NO_SUCH_PAGE: Ja "このアドレスの方法はありません。方法の比較を表示しています。",
        En "There is no method of the name in the address. The ladder is shown.";
    NO_METHOD: Ja "実行する方法を 1 つ以上選んでください。", En "Choose at least one method to run.";
    WORKER_FAILED: Ja "計算用のプログラムが動きませんでした。サイトが更新された場合があります。ページを再読み込みしてから、もう一度実行してください。直らないときは、ブラウザーの設定、サイトの配信元の規則、拡張機能のどれかがワーカーを止めています。",
        En "The program that carries out the runs did not work. The site may have been updated: reload the page and run again. If that does not help, a setting of the browser, a policy of the host or an extension forbids workers.";
    NO_SUCH_METHOD: Ja "アドレスの methods に、存在しない方法の名前があります。残りの方法を選んでいます。",
        En "In the address, methods names a method that does not exist. The others are chosen.";
    NO_SUCH_GALLERY: Ja "アドレスの gallery は 1 か、4 から 8 までの整数にしてください。近い値を使っています。",
        En "In the address, gallery must be 1 or a whole number from 4 to 8. The nearest is used.";
}

pub fn walk_words(step: u64, nodes: u64, tests: u64, solutions: u64) -> Sentence {
    let [step, nodes, tests, solutions] = [step, nodes, tests, solutions].map(grouped);
    sentence!(
        Ja "ステップ {step}、配置 {nodes}、検査 {tests}、解 {solutions}",
        En "Step {step}, placements {nodes}, tests {tests}, solutions {solutions}"
    )
}

/// A source: its number, its title and author in the language that it is written in, and where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceName {
    pub number: &'static str,
    pub title: &'static str,
    pub author: &'static str,
    /// The address of the text, or of the contents that it stands in.
    pub url: &'static str,
}

pub const fn source_name(source: SourceDocument) -> SourceName {
    let (title, author, url) = match source {
        SourceDocument::BitmapInC => (
            "Nクイーン問題（55）第八章 ビットマップ C言語編",
            "suzukiiichiro",
            "https://suzukiiichiro.github.io/posts/2023-06-28-05-n-queens-suzuki/",
        ),
        SourceDocument::PermutationInC => (
            "お気楽C言語プログラミング超入門 N Queens Problem",
            "M. Hiroi",
            "http://www.nct9.ne.jp/m_hiroi/linux/clang.html",
        ),
        SourceDocument::BitmapInPython => (
            "Nクイーン問題（42）第七章 ビットマップ Python編",
            "suzukiiichiro",
            "https://suzukiiichiro.github.io/posts/2023-06-13-05-n-queens-suzuki/",
        ),
        SourceDocument::LeafNodesInCpp => (
            "N-Queens 問題",
            "Nobuhide Tsuda",
            "http://vivi.dyndns.org/tech/puzzle/NQueen.html",
        ),
        SourceDocument::BitOperationsInCpp => (
            "お気楽C++プログラミング超入門 整数の論理演算とビット操作",
            "M. Hiroi",
            "http://www.nct9.ne.jp/m_hiroi/",
        ),
    };
    SourceName {
        number: source.number(),
        title,
        author,
        url,
    }
}

impl SourceName {
    /// The title of a table: the source's number, its author, and what is tabulated.
    pub fn over_table(self, what: Phrase) -> Sentence {
        let Self { number, author, .. } = self;
        sentence!(
            Ja "資料 {number}（{author}）：{what}",
            En "Source {number} ({author}): {what}"
        )
    }
}

pub fn publication((year, month, day): (u16, u8, u8)) -> Sentence {
    sentence!(
        Ja "{year}年{month}月{day}日",
        En "{date}";
        date = format!("{year}-{month:02}-{day:02}")
    )
}

/// Says what a step did, with rows and columns counted from 0.
pub fn narrate(step: WalkStep) -> Sentence {
    match step {
        WalkStep::Set { row, column } => sentence!(
            Ja "行{row}の列{column}にクイーンを置きます。",
            En "Place a queen in row {row}, column {column}."
        ),
        WalkStep::Compare {
            upper,
            lower,
            attack: None,
        } => sentence!(
            Ja "行{upper}と行{lower}のクイーンを比べます。効き筋は重なりません。",
            En "The queens of rows {upper} and {lower} are compared: no attack."
        ),
        WalkStep::Compare {
            upper,
            lower,
            attack: Some(line),
        } => {
            sentence!(
                Ja "行{upper}と行{lower}のクイーンを比べます。{line}で互いに効いています。",
                En "The queens of rows {upper} and {lower} are compared: they attack each other on {line}.";
                line = line_phrase(line)
            )
        }
        WalkStep::Look { row, column, taken } => look(row, column, taken),
        WalkStep::Solution { ordinal } => sentence!(
            Ja "盤が埋まり、どのクイーンも互いに効いていません。{ordinal} 個目の解です。",
            En "The board is full and no queen attacks another: solution {ordinal}."
        ),
        WalkStep::Lift { row, column } => sentence!(
            Ja "行{row}の列{column}からクイーンを取り除き、3 つのフラグを下ろします。",
            En "Remove the queen from row {row}, column {column}, and clear its three flags."
        ),
        WalkStep::Backtrack { row } => sentence!(
            Ja "行{row}には試す列が残っていません。上の行へ戻ります。",
            En "Row {row} has no column left to try. The search goes back up."
        ),
        WalkStep::Finish => sentence!(
            Ja "行0にも試す列が残っていません。探索は終わりです。",
            En "Row 0 has no column left to try either. The search is finished."
        ),
    }
}

fn look(row: usize, column: usize, taken: [bool; 3]) -> Sentence {
    let lines = Line::ALL.into_iter().zip(taken).filter(|(_, taken)| *taken);
    let lines: Vec<Sentence> = lines.map(|(line, _)| line_phrase(line).into()).collect();
    if lines.is_empty() {
        return sentence!(
            Ja "行{row}の列{column}のフラグを見ます。3 つとも立っていないので、置けます。",
            En "The flags of row {row}, column {column} are read: all three are clear, so it can be used."
        );
    }
    let n = lines.len();
    sentence!(
        Ja "行{row}の列{column}のフラグを見ます。{lines}のフラグが立っているので、置けません。",
        En "The flags of row {row}, column {column} are read: {lines} {n:is|are} taken, so it cannot be used.";
        lines = Sentence::joined(&lines, phrase!(Ja "、", En " and "))
    )
}

/// Names a symmetry class: its images, and the turns that leave them as they are.
pub fn class_words(ordinal: usize, symmetry: Symmetry) -> Sentence {
    let named = match symmetry {
        Symmetry::None => NO_SYMMETRY,
        Symmetry::HalfTurn => HALF_TURN,
        Symmetry::QuarterTurn => QUARTER_TURN,
        Symmetry::Full => FULL_SYMMETRY,
    };
    sentence!(
        Ja "組 {ordinal}：{images} 個の対称形（{named}）",
        En "Class {ordinal}: {images} {images:image|images} ({named})";
        images = symmetry.images()
    )
}

/// Counts the solutions and classes of a gallery.
pub fn gallery_words(size: Size, n_classes: usize, n_boards: usize) -> Sentence {
    sentence!(
        Ja "N = {size} の解は {n_boards} 個、回転と鏡像で重なるものをまとめると {n_classes} 個（ユニーク解）です。",
        En "N = {size}: {n_boards} {n_boards:solution|solutions}; {n_classes} up to rotation and reflection."
    )
}

/// Names the link of a board, with the column of each row's queen.
pub fn board_link(ordinal: u64, columns: &[u8]) -> Sentence {
    let list: Vec<_> = columns.iter().map(u8::to_string).collect();
    let list = list.join(" ");
    sentence!(
        Ja "解 {ordinal}（列 {list}）をステップ実行で開く",
        En "Open solution {ordinal} (columns {list}) in the stepper"
    )
}
