//! The words of the stepping page.

use bitqueens_core::solver::{Size, SnapshotError};

use crate::text::{Sentence, grouped, phrases, sentence};

phrases! {
    NO_STOP: "この先に、条件に合うステップはありません。", "No later step meets the condition.";
    RANGE_ENDS: "ここに表示するステップはここまでです。", "The steps shown here end at this one.";
    UNTIL_PROBLEM: "アドレスの until は使えません。solution、dead-end、backtrack-行、square-行-列、free-個数、line-名前 のどれかを、盤にある値で書いてください。",
        "The until in the address cannot be used: write solution, dead-end, backtrack-ROW, square-ROW-COLUMN, free-COUNT or line-NAME, with values that the board has.";
    NO_SUCH_PACE: "アドレスの pace は micro-step、placement、dead-end、solution のどれかにしてください。",
        "In the address, pace must be micro-step, placement, dead-end or solution.";
    NO_SUCH_CODE: "アドレスの code は plain、rust、c、python、javascript のどれかにしてください。",
        "In the address, code must be plain, rust, c, python or javascript.";
    OPEN_PROBLEM: "アドレスの open に、ない欄の名前があります。",
        "In the address, open names a part that does not exist.";
    SECOND_PROBLEM: "アドレスの second は「N.ステップ」の形にしてください。",
        "In the address, second must be written as N.STEP.";
    RANGE_PROBLEM: "アドレスの from と to は 0 以上の整数にしてください。",
        "In the address, from and to must be whole numbers, 0 or more.";

    WHICH_LINE: "次に実行するのは、コードのどの行ですか。", "Which line of the code runs next?";
    WHICH_ROW: "ループは次に、盤のどの行を調べますか。", "Which row does the loop look at next?";
    LOOP_END: "ループの終わり", "the end of the loop";

    FROM_START: "ステップ 0 から見る", "Start from step 0";

    TIMELINE: "探索の全体", "The whole search";
    SLIDER: "探索の中の位置", "Place in the search";
    STOP_SEEK: "止める", "Stop";
    SEEK_END: "最後へ", "to the end";
    SEEK_SOLUTION: "解へ", "to a solution";
    SEEK_DEAD_END: "行き止まりへ", "to a dead end";
    SEEK_PLACEMENT: "配置へ", "to a queen set";
    SEEK_CONDITION: "条件に合うステップへ", "to where the condition holds";
    OF_TREE: "探索木の割合", "of the tree";

    UNTIL: "止める条件", "Stop at";
    UNTIL_NONE: "なし", "nothing";
    UNTIL_SOLUTION: "解", "a solution";
    UNTIL_DEAD_END: "行き止まり", "a dead end";
    UNTIL_BACKTRACK: "指定した行への後戻り", "a backtrack to a row";
    UNTIL_SQUARE: "指定したマスへの配置", "a queen on a square";
    UNTIL_FREE: "空いているマスの数", "a number of free squares";
    UNTIL_LINE: "コードの行", "a line of the code";
    UNTIL_LINE_NAME: "行の名前", "Line";
    UNTIL_ROW: "行", "Row";
    UNTIL_COLUMN: "列", "Column";
    UNTIL_SQUARES: "空いているマス", "Free squares";
    RUN: "条件まで進む", "Run to it";

    TREE: "探索木", "The search tree";
    TREE_WHOLE: "1 つの[ノード](tree)がクイーン 1 個を表します。ノードを選ぶと、そのクイーンを置いたステップへ移動します。",
        "Each [node](tree) is one queen. Choose a node to go to the step that sets its queen.";
    TREE_LEFTWARD: "枝の並びは盤の列と同じです。[最下位ビット](lsb)が右端なので、右の枝から順に試します。",
        "Branches lie as the columns do. The [lowest bit](lsb) is on the right, so the branches are tried from the right.";
    TREE_RIGHTWARD: "枝の並びは盤の列と同じです。[最下位ビット](lsb)が左端なので、左の枝から順に試します。",
        "Branches lie as the columns do. The [lowest bit](lsb) is on the left, so the branches are tried from the left.";
    TREE_PATH: "いまの経路と、その隣の[ノード](tree)です。調べ終えたノードは、下をたたんで表示しています。ノードを選ぶと、そのクイーンを置いたステップへ移動します。",
        "The current path and the [nodes](tree) beside it. Nodes that are done are shown with everything below them folded. Choose a node to go to the step that sets its queen.";
    TREE_LIST: "一覧で見る", "As a list";
    NODE_ROOT: "根（空の盤）", "root, the empty board";
    NODE_OPEN: "途中", "open";
    NODE_DEAD_END: "行き止まり", "dead end";
    NODE_SOLUTION: "解", "solution";
    NODE_FOLDED: "調べ終えた部分", "done, folded";
    NODE_AHEAD: "これから", "still ahead";
    NODE_ON_PATH: "いまの経路", "current path";
    NODE_HERE: "いまここ", "you are here";

    PANEL_RECURSION: "再帰との対比", "Recursion";
    PANEL_SOLUTIONS: "見つかった解", "Solutions";
    PANEL_SHARE: "共有と印刷", "Share and print";
    PANEL_COMPARE: "2 つを比較", "Compare";
    PANELS: "探索をくわしく見る", "The search in detail";
    TO_COURSE: "はじめての方へ：短い課で学ぶ", "New here? Learn it in short lessons";
    TO_SOLVE: "自分でクイーンを置いてみる", "Set the queens yourself";
    ENLARGE: "拡大", "Enlarge";
    REDUCE: "全体を表示", "Fit the width";
    PRESENT: "投影用の表示", "Projector view";
    LEAVE: "いつもの表示に戻る", "Back to the usual view";

    RECURSIVE: "再帰", "Recursive";
    LOOP: "非再帰", "The loop";
    FRAMES: "コールスタック", "The call stack";
    LOOP_ARRAYS: "配列", "The arrays";
    FRAME_WAITING: "待機中", "waiting";
    FRAME_IN_WORK: "実行中", "in work";
    FRAME_COMING: "呼び出すところ", "being called";
    FRAME_RETURNED: "戻ったところ", "just returned";
    ROW_LEFT: "出たところ", "just left";
    ROW_COMING: "下りるところ", "being entered";
    NO_FRAME: "呼び出しはありません。", "There is no call.";
    NO_EVENT: "同じ行で、同じ計算をしています。", "The same row, the same computation on both sides.";

    BY_ROW: "行ごとの列", "by row";
    BY_COLUMN: "列ごとの行", "by column";
    NOTATIONS: "「行ごとの列」は各行のクイーンの列、「列ごとの行」は各列のクイーンの行です。どちらも 0 から数えます。列は[最上位ビット](msb)のある左端が 0 です。",
        "By row: the column of each row's queen. By column: the row of each column's queen. Both count from 0; column 0 is the leftmost, with the [highest bit](msb).";
    NONE_FOUND: "この場所までに、解はまだありません。", "No solution has been found up to this step.";
    GATHERING: "解を集めています。", "Gathering the solutions.";
    EARLIER: "前の 20 件", "Previous 20";
    LATER: "次の 20 件", "Next 20";
    AS_TEXT: "テキスト", "As text";
    DOWNLOAD: "ダウンロード", "Download";

    TOGETHER: "2 つを一緒に動かす", "Move both together";
    SHEET: "この場面を紙で解く", "This step on paper";
    SAVE_SVG: "SVG で保存", "Save as SVG";
    SAVE_PNG: "PNG で保存", "Save as PNG";
    SNIPPET: "埋め込み用の HTML", "HTML to embed";
    FOUND: "これまでに見つかった解", "Solutions so far";
    SNIPPET_WHY: "盤面、ビット行、説明、計算と、「戻る」「再生」「次へ」を表示します。キー操作は受け取りません。320×400 から使えます。",
        "It shows the board, the binary rows, the sentence and the sum, with Back, Play and Next, and takes no keys. A frame can be as small as 320 by 400.";
    EMBED_FROM: "最初のステップ", "First step";
    EMBED_TO: "最後のステップ", "Last step";
    WHOLE_PAGE: "Bitqueens で開く", "Open in Bitqueens";
    BACK_TO_STEP: "ステップ実行に戻る", "Back to the stepper";
    LINE_ON_SHEET: "いま実行した行", "Just carried out";
    SHEET_COMING: "そのステップまで探索を進めています。", "The search is on its way to that step.";
}

/// Says where in a search of so many steps a reader stands who has just come in.
pub fn midway(size: Size, step: u64, end: u64) -> Sentence {
    let (step, end) = (grouped(step), grouped(end));
    sentence!(
        "N = {size} の探索の途中、ステップ {step}（全 {end}）です。",
        "This is the middle of the search for N = {size}: step {step} of {end}."
    )
}

/// The sheet is of another step than the one asked for.
pub fn nearest_sheet(asked: u64, taken: u64) -> Sentence {
    let (asked, taken) = (grouped(asked), grouped(taken));
    sentence!(
        "ステップ {asked} には、書き入れるワードがそろった行がありません。いちばん近いステップ {taken} の紙を表示しています。",
        "At step {asked} no row has all its words to write in. This is the sheet of the nearest step that has: step {taken}."
    )
}

/// The snapshot of the address is refused.
pub fn snapshot_problem(error: SnapshotError) -> Sentence {
    let reason = match error {
        SnapshotError::Size(_) => "N は 1 から 27 までです。".into(),
        SnapshotError::UnknownPhase => "実行中の行の名前が正しくありません。".into(),
        SnapshotError::Queen { row } => {
            format!("行{row}のクイーンは、そのマスには置けません。")
        }
        SnapshotError::Depth => "クイーンの数と実行中の行が合いません。".into(),
        SnapshotError::Counters => "回数と盤面が合いません。".into(),
        SnapshotError::TooManyPlacements => "配置の数が 2^48 を超えています。".into(),
        // A text that is no snapshot at all.
        _ => "形式が正しくありません。".into(),
    };
    sentence!(
        "アドレスの snapshot は使えません。{reason}",
        "The snapshot in the address cannot be used: {error}."
    )
}

/// Says that the snapshot in the address is of another board than the address asks for.
pub fn snapshot_of_another(snapshot: Size, asked: Size) -> Sentence {
    sentence!(
        "アドレスの snapshot は N = {snapshot} の盤のものなので、n={asked} では使えません。",
        "The snapshot in the address is of N = {snapshot}, so it cannot be used with n={asked}."
    )
}
