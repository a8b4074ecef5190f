//! The words of the stepping page.

mod places;
pub mod slides;

use bitqueens_core::solver::{Size, SnapshotError};

use crate::{
    pages::step::SolutionList,
    text::{Sentence, phrase, phrases, sentence},
};

pub use places::{
    board_at, call_is_row_down, event_name, event_title, events_of, every_solution, node_name,
    pointed, positions, return_is_row_up, seek_percent, seek_target, share_of_tree, solution_name,
    solutions_listed, solutions_text, step_in_tree, step_number, step_of, time_left,
};

phrases! {
    NO_STOP: Ja "この先に、条件に合うステップはありません。", En "No later step meets the condition.";
    RANGE_ENDS: Ja "ここに表示するステップはここまでです。", En "The steps shown here end at this one.";
    UNTIL_PROBLEM: Ja "アドレスの until は使えません。solution、dead-end、backtrack-行、square-行-列、free-個数、line-名前 のどれかを、盤にある値で書いてください。",
        En "The until in the address cannot be used: write solution, dead-end, backtrack-ROW, square-ROW-COLUMN, free-COUNT or line-NAME, with values that the board has.";
    SECOND_PROBLEM: Ja "アドレスの second は「N.ステップ」の形にしてください。",
        En "In the address, second must be written as N.STEP.";

    WHICH_LINE: Ja "次に実行するのは、コードのどの行ですか。", En "Which line of the code runs next?";
    WHICH_ROW: Ja "ループは次に、盤のどの行を調べますか。", En "Which row does the loop look at next?";
    LOOP_END: Ja "ループの終わり", En "the end of the loop";

    FASTER: Ja "もっと速く", En "Faster";

    TIMELINE: Ja "探索の全体", En "The whole search";
    SLIDER: Ja "探索の中の位置", En "Place in the search";
    STOP_SEEK: Ja "止める", En "Stop";
    SEEK_END: Ja "最後へ", En "to the end";
    SEEK_SOLUTION: Ja "解へ", En "to a solution";
    SEEK_DEAD_END: Ja "行き止まりへ", En "to a dead end";
    SEEK_PLACEMENT: Ja "配置へ", En "to a queen set";
    SEEK_CONDITION: Ja "条件に合うステップへ", En "to where the condition holds";
    OF_TREE: Ja "探索木の割合", En "of the tree";

    UNTIL: Ja "止める条件", En "Stop at";
    UNTIL_NONE: Ja "なし", En "nothing";
    UNTIL_SOLUTION: Ja "解", En "a solution";
    UNTIL_DEAD_END: Ja "行き止まり", En "a dead end";
    UNTIL_BACKTRACK: Ja "指定した行への後戻り", En "a backtrack to a row";
    UNTIL_SQUARE: Ja "指定したマスへの配置", En "a queen on a square";
    UNTIL_FREE: Ja "空いているマスの数", En "a number of free squares";
    UNTIL_LINE: Ja "コードの行", En "a line of the code";
    UNTIL_LINE_NAME: Ja "行の名前", En "Line";
    UNTIL_ROW: Ja "行", En "Row";
    UNTIL_COLUMN: Ja "列", En "Column";
    UNTIL_SQUARES: Ja "空いているマス", En "Free squares";
    RUN: Ja "条件まで進む", En "Run to it";

    TREE: Ja "探索木", En "The search tree";
    TREE_WHOLE: Ja "1 つの[ノード](tree)がクイーン 1 個を表します。ノードを選ぶと、そのクイーンを置いたステップへ移動します。",
        En "Each [node](tree) is one queen. Choose a node to go to the step that sets its queen.";
    TREE_LEFTWARD: Ja "どのノードでも、下の枝は盤の列の順に並びます。[最下位ビット](lsb)が右端なので、右の枝から順に試します。",
        En "The branches below each node stand in the order of the columns. The [lowest bit](lsb) is on the right, so the branches are tried from the right.";
    TREE_RIGHTWARD: Ja "どのノードでも、下の枝は盤の列の順に並びます。[最下位ビット](lsb)が左端なので、左の枝から順に試します。",
        En "The branches below each node stand in the order of the columns. The [lowest bit](lsb) is on the left, so the branches are tried from the left.";
    TREE_PATH: Ja "いまの経路と、その隣の[ノード](tree)です。調べ終えたノードは、下をたたんで表示しています。ノードを選ぶと、そのクイーンを置いたステップへ移動します。",
        En "The current path and the [nodes](tree) beside it. Nodes that are done are shown with everything below them folded. Choose a node to go to the step that sets its queen.";
    TREE_LIST: Ja "一覧で見る", En "As a list";
    NODE_ROOT: Ja "根（空の盤）", En "root, the empty board";
    NODE_OPEN: Ja "途中", En "open";
    NODE_DEAD_END: Ja "行き止まり", En "dead end";
    NODE_SOLUTION: Ja "解", En "solution";
    NODE_FOLDED: Ja "調べ終えた部分", En "done, folded";
    NODE_AHEAD: Ja "これから", En "still ahead";
    NODE_ON_PATH: Ja "いまの経路", En "current path";
    NODE_HERE: Ja "いまここ", En "you are here";

    PANEL_RECURSION: Ja "再帰との対比", En "Recursion";
    PANEL_SOLUTIONS: Ja "見つかった解", En "Solutions";
    PANEL_SHARE: Ja "共有と印刷", En "Share and print";
    PANEL_COMPARE: Ja "2 つを比較", En "Compare";
    PANELS: Ja "探索をくわしく見る", En "The search in detail";
    PREDICTED: Ja "予想するステップは、ここまでです。", En "These were the steps to predict.";
    PREDICT_ON: Ja "予想を続ける", En "Predict on";
    TO_LESSONS: Ja "課で学ぶ", En "Learn it in lessons";
    TO_TRY: Ja "やってみる：N = 5 の 3 行を予想する", En "Try it: predict three rows of N = 5";
    TO_COURSE: Ja "はじめての方へ：短い課で学ぶ", En "New here? Learn it in short lessons";
    TO_SOLVE: Ja "自分でクイーンを置いてみる", En "Set the queens yourself";
    ENLARGE: Ja "拡大", En "Enlarge";
    REDUCE: Ja "全体を表示", En "Fit the width";
    PRESENT: Ja "投影用の表示", En "Projector view";
    LEAVE: Ja "いつもの表示に戻る", En "Back to the usual view";

    RECURSIVE: Ja "再帰", En "Recursive";
    LOOP: Ja "非再帰", En "The loop";
    FRAMES: Ja "コールスタック", En "The call stack";
    LOOP_ARRAYS: Ja "配列", En "The arrays";
    FRAME_WAITING: Ja "待機中", En "waiting";
    FRAME_IN_WORK: Ja "実行中", En "in work";
    FRAME_COMING: Ja "呼び出すところ", En "being called";
    FRAME_RETURNED: Ja "戻ったところ", En "just returned";
    ROW_LEFT: Ja "出たところ", En "just left";
    ROW_COMING: Ja "下りるところ", En "being entered";
    NO_FRAME: Ja "呼び出しはありません。", En "There is no call.";
    NO_EVENT: Ja "同じ行で、同じ計算をしています。", En "The same row, the same computation on both sides.";

    BY_ROW: Ja "行ごとの列", En "by row";
    BY_COLUMN: Ja "列ごとの行", En "by column";
    NOTATIONS: Ja "「行ごとの列」は各行のクイーンの列、「列ごとの行」は各列のクイーンの行です。どちらも 0 から数えます。列は[最上位ビット](msb)のある左端が 0 です。",
        En "By row: the column of each row's queen. By column: the row of each column's queen. Both count from 0; column 0 is the leftmost, with the [highest bit](msb).";
    NONE_FOUND: Ja "この場所までに、解はまだありません。", En "No solution has been found up to this step.";
    GATHERING: Ja "解を集めています。", En "Gathering the solutions.";
    AS_TEXT: Ja "テキスト", En "As text";
    DOWNLOAD: Ja "ダウンロード", En "Download";

    TOGETHER: Ja "2 つを一緒に動かす", En "Move both together";
    SHEET: Ja "この場面を紙で解く", En "This step on paper";
    SAVE_SVG: Ja "SVG で保存", En "Save as SVG";
    SAVE_PNG: Ja "PNG で保存", En "Save as PNG";
    SNIPPET: Ja "埋め込み用の HTML", En "HTML to embed";
    SNIPPET_WHY: Ja "盤面、ビット行、説明、計算と、「戻る」「再生」「次へ」を表示します。キー操作は受け取りません。320×400 から使えます。",
        En "It shows the board, the binary rows, the sentence and the sum, with Back, Play and Next, and takes no keys. A frame can be as small as 320 by 400.";
    EMBED_FROM: Ja "最初のステップ", En "First step";
    EMBED_TO: Ja "最後のステップ", En "Last step";
    WHOLE_PAGE: Ja "Bitqueens で開く", En "Open in Bitqueens";
    BACK_TO_STEP: Ja "ステップ実行に戻る", En "Back to the stepper";
    LINE_ON_SHEET: Ja "いま実行した行", En "Just carried out";
    SHEET_COMING: Ja "そのステップまで探索を進めています。", En "The search is on its way to that step.";
}

/// The number of solutions found so far, of all that a board has.
pub fn found_of(size: Size, found: u64, total: u64) -> Sentence {
    match total {
        0 => sentence!(Ja "N = {size} の解はありません", En "N = {size} has no solution"),
        _ => sentence!(
            Ja "解 {found:,} / {total:,}",
            En "Solutions: {found:,} of {total:,}"
        ),
    }
}

/// The button to the solutions before those that are listed.
pub fn earlier() -> Sentence {
    let n = SolutionList::ON_A_PAGE;
    sentence!(Ja "前の {n} 件", En "Previous {n}")
}

/// The button to the solutions after those that are listed.
pub fn later() -> Sentence {
    let n = SolutionList::ON_A_PAGE;
    sentence!(Ja "次の {n} 件", En "Next {n}")
}

/// The sheet is of another step than the one asked for.
pub fn nearest_sheet(asked: u64, taken: u64) -> Sentence {
    sentence!(
        Ja "ステップ {asked:,} には、書き入れるワードがそろった行がありません。いちばん近いステップ {taken:,} の紙を表示しています。",
        En "At step {asked:,} no row has all its words to write in. This is the sheet of the nearest step that has: step {taken:,}."
    )
}

/// The snapshot of the address is refused.
pub fn snapshot_problem(error: SnapshotError) -> Sentence {
    let reason = match error {
        SnapshotError::Size(_) => {
            phrase!(Ja "N は 1 から 27 までです。", En "N goes from 1 to 27.").into()
        }
        SnapshotError::UnknownPhase => phrase!(
            Ja "実行中の行の名前が正しくありません。",
            En "There is no line of that name."
        )
        .into(),
        SnapshotError::Queen { row } => sentence!(
            Ja "行{row}のクイーンは、そのマスには置けません。",
            En "The queen of row {row} cannot stand there."
        ),
        SnapshotError::Depth => phrase!(
            Ja "クイーンの数と実行中の行が合いません。",
            En "Its line does not fit the number of queens."
        )
        .into(),
        SnapshotError::Counters => {
            phrase!(Ja "回数と盤面が合いません。", En "Its counts do not belong to the board.")
                .into()
        }
        SnapshotError::TooManyPlacements => phrase!(
            Ja "配置の数が 2^48 を超えています。",
            En "It has more than 2^48 placements."
        )
        .into(),
        // A text that is not a snapshot.
        _ => phrase!(Ja "形式が正しくありません。", En "The text is not a snapshot.").into(),
    };
    let unusable = phrase!(
        Ja "アドレスの snapshot は使えません。",
        En "The snapshot in the address cannot be used."
    );
    Sentence::from(unusable).and(&reason)
}

/// Says that the snapshot in the address is of another board than the address asks for.
pub fn snapshot_of_another(snapshot: Size, asked: Size) -> Sentence {
    sentence!(
        Ja "アドレスの snapshot は N = {snapshot} の盤のものなので、n={asked} では使えません。",
        En "The snapshot in the address is of N = {snapshot}, so it cannot be used with n={asked}."
    )
}

/// Says how a word of a row is answered: by touch, and by mouse.
pub fn gestures_on(row: u8) -> [Sentence; 2] {
    [
        sentence!(
            Ja "行{row}のマスをタップすると、そのビットが 1 になります。",
            En "Tap a square of row {row} to set its bit."
        ),
        sentence!(
            Ja "行{row}のマスを押すと、そのビットが 1 になります。",
            En "Press a square of row {row} to set its bit."
        ),
    ]
}
