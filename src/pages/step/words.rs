//! The words of the stepping page.

use bitqueens_core::solver::{Size, SnapshotError};

use crate::text::{Sentence, grouped, phrases};

phrases! {
    /// The condition to run to holds nowhere ahead.
    NO_STOP: "この先に、条件に合うステップはありません。", "No later step meets the condition.";
    /// An embedded stepper shows no earlier or later step.
    RANGE_ENDS: "ここに表示するステップはここまでです。", "The steps shown here end at this one.";
    /// The address names no condition, or one that the board has not.
    UNTIL_PROBLEM: "アドレスの until は使えません。solution、dead-end、backtrack-行、square-行-列、free-個数、line-名前 のどれかを、盤にある値で書いてください。",
        "The until in the address cannot be used: write solution, dead-end, backtrack-ROW, square-ROW-COLUMN, free-COUNT or line-NAME, with values that the board has.";
    /// The address names no pace.
    NO_SUCH_PACE: "アドレスの pace は micro-step、placement、dead-end、solution のどれかにしてください。",
        "In the address, pace must be micro-step, placement, dead-end or solution.";
    /// The address names no language of code.
    NO_SUCH_CODE: "アドレスの code は plain、rust、c、python、javascript のどれかにしてください。",
        "In the address, code must be plain, rust, c, python or javascript.";
    /// The address names a panel that does not exist.
    OPEN_PROBLEM: "アドレスの open に、ない欄の名前があります。",
        "In the address, open names a part that does not exist.";
    /// The second stepper of the address is no board and step.
    SECOND_PROBLEM: "アドレスの second は「N.ステップ」の形にしてください。",
        "In the address, second must be written as N.STEP.";
    /// A limit of an embedded stepper is no step.
    RANGE_PROBLEM: "アドレスの from と to は 0 以上の整数にしてください。",
        "In the address, from and to must be whole numbers, 0 or more.";

    /// Names the timeline.
    TIMELINE: "探索の全体", "The whole search";
    /// Names the slider.
    SLIDER: "探索の中の位置", "Place in the search";
    /// Stops on a long way.
    STOP_WAY: "止める", "Stop";
    /// The destination of a long way.
    WAY_END: "最後へ", "to the end";
    /// The destination of a long way.
    WAY_SOLUTION: "解へ", "to a solution";
    /// The destination of a long way.
    WAY_DEAD_END: "行き止まりへ", "to a dead end";
    /// The destination of a long way.
    WAY_PLACEMENT: "配置へ", "to a queen set";
    /// The destination of a long way.
    WAY_CONDITION: "条件に合うステップへ", "to where the condition holds";
    /// Stands under a share.
    OF_TREE: "探索木の割合", "of the tree";

    /// The choice of the condition.
    UNTIL: "止める条件", "Stop at";
    /// No condition.
    UNTIL_NONE: "なし", "nothing";
    /// A condition.
    UNTIL_SOLUTION: "解", "a solution";
    /// A condition.
    UNTIL_DEAD_END: "行き止まり", "a dead end";
    /// A condition.
    UNTIL_BACKTRACK: "指定した行への後戻り", "a backtrack to a row";
    /// A condition.
    UNTIL_SQUARE: "指定したマスへの配置", "a queen on a square";
    /// A condition.
    UNTIL_FREE: "空きマスの数", "a number of free squares";
    /// A condition.
    UNTIL_LINE: "コードの行", "a line of the code";
    /// A value of the condition.
    UNTIL_LINE_NAME: "行の名前", "Line";
    /// A value of the condition.
    UNTIL_ROW: "行", "Row";
    /// A value of the condition.
    UNTIL_COLUMN: "列", "Column";
    /// A value of the condition.
    UNTIL_SQUARES: "空きマス", "Free squares";
    /// Runs to the condition.
    RUN: "条件まで進む", "Run to it";

    /// Names the tree.
    TREE: "探索木", "The search tree";
    /// Explains the whole tree.
    TREE_WHOLE: "1 つの[ノード](tree)がクイーン 1 個を表します。ノードを選ぶと、そのクイーンを置いたステップへ移動します。",
        "Each [node](tree) is one queen. Choose a node to go to the step that sets its queen.";
    /// The direction in which the tree is searched.
    TREE_LEFTWARD: "枝の並びは盤の列と同じです。[最下位ビット](lsb)は右端なので、探索は右から左へ進みます。",
        "Branches lie as the columns do. The [lowest bit](lsb) is on the right, so the search goes from right to left.";
    /// The direction in which the tree is searched.
    TREE_RIGHTWARD: "枝の並びは盤の列と同じです。[最下位ビット](lsb)は左端なので、探索は左から右へ進みます。",
        "Branches lie as the columns do. The [lowest bit](lsb) is on the left, so the search goes from left to right.";
    /// Explains the tree around the path.
    TREE_PATH: "いまの経路と、その隣の[ノード](tree)です。調べ終えたノードは、下をたたんで表示しています。ノードを選ぶと、そのクイーンを置いたステップへ移動します。",
        "The current path and the [nodes](tree) beside it. Nodes that are done are shown with everything below them folded. Choose a node to go to the step that sets its queen.";
    /// Opens the tree as a list.
    TREE_LIST: "一覧で見る", "As a list";
    /// A kind of node.
    NODE_ROOT: "根（空の盤）", "root, the empty board";
    /// A kind of node.
    NODE_OPEN: "途中", "open";
    /// A kind of node.
    NODE_DEAD_END: "行き止まり", "dead end";
    /// A kind of node.
    NODE_SOLUTION: "解", "solution";
    /// A kind of node.
    NODE_FOLDED: "調べ終えた部分", "done, folded";
    /// A kind of node.
    NODE_AHEAD: "これから", "still ahead";
    /// On the way to the queen set last.
    NODE_ON_PATH: "いまの経路", "current path";
    /// The queen set last.
    NODE_HERE: "いまここ", "you are here";

    /// Names a panel.
    PANEL_RECURSION: "再帰との対比", "Recursion";
    /// Names a panel.
    PANEL_SOLUTIONS: "見つかった解", "Solutions";
    /// Names a panel.
    PANEL_SHARE: "共有と印刷", "Share and print";
    /// Names a panel.
    PANEL_COMPARE: "2 つを比較", "Compare";
    /// Names the list of panels.
    PANELS: "探索をくわしく見る", "The search in detail";
    /// Leads to the course.
    TO_COURSE: "はじめての方へ：短い課で学ぶ", "New here? Learn it in short lessons";
    /// Leads to the board to solve.
    TO_SOLVE: "自分でクイーンを置いてみる", "Set the queens yourself";
    /// Enlarges the board.
    ENLARGE: "拡大", "Enlarge";
    /// Shows the whole board again.
    REDUCE: "全体を表示", "Fit the width";
    /// Opens the projector's view.
    PRESENT: "投影用の表示", "Projector view";
    /// Leaves the projector's view.
    LEAVE: "いつもの表示に戻る", "Back to the usual view";


    /// Names the recursive form.
    RECURSIVE: "再帰", "Recursive";
    /// Names the loop.
    LOOP: "非再帰", "The loop";
    /// Names the call stack.
    FRAMES: "呼び出しスタック", "The call stack";
    /// Names the arrays.
    LOOP_ARRAYS: "配列", "The arrays";
    /// A frame or row.
    FRAME_WAITING: "待機中", "waiting";
    /// A frame or row.
    FRAME_IN_WORK: "実行中", "in work";
    /// A frame or row.
    FRAME_COMING: "呼び出すところ", "being called";
    /// A frame.
    FRAME_RETURNED: "戻ったところ", "just returned";
    /// A row of the arrays.
    ROW_LEFT: "出たところ", "just left";
    /// A row of the arrays.
    ROW_COMING: "下りるところ", "being entered";
    /// Before and after the search.
    NO_FRAME: "呼び出しはありません。", "There is no call.";
    /// No call or return at this step.
    NO_EVENT: "同じ行で、同じ計算をしています。", "The same row, the same computation on both sides.";

    /// The head of a column.
    BY_ROW: "行ごとの列", "by row";
    /// The head of a column.
    BY_COLUMN: "列ごとの行", "by column";
    /// Explains the two notations.
    NOTATIONS: "「行ごとの列」は各行のクイーンの列、「列ごとの行」は各列のクイーンの行です。どちらも 0 から数えます。列は[最上位ビット](msb)のある左端が 0 です。",
        "By row: the column of each row's queen. By column: the row of each column's queen. Both count from 0; column 0 is the leftmost, with the [highest bit](msb).";
    /// No solution yet.
    NONE_FOUND: "この場所までに、解はまだありません。", "No solution has been found up to this step.";
    /// The list is being gathered.
    GATHERING: "解を集めています。", "Gathering the solutions.";
    /// An earlier page of the list.
    EARLIER: "前の 20 件", "Previous 20";
    /// A later page of the list.
    LATER: "次の 20 件", "Next 20";
    /// The list as text.
    AS_TEXT: "テキスト", "As text";
    /// Saves a file.
    DOWNLOAD: "ダウンロード", "Download";

    /// Both steppers move when one is moved.
    TOGETHER: "2 つを一緒に動かす", "Move both together";
    /// Lays the step out as a sheet of paper.
    SHEET: "この場面を紙で解く", "This step on paper";
    /// Saves the picture.
    SAVE_SVG: "SVG で保存", "Save as SVG";
    /// Saves the picture.
    SAVE_PNG: "PNG で保存", "Save as PNG";
    /// Names the snippet.
    SNIPPET: "埋め込み用の HTML", "HTML to embed";
    /// Explains the snippet.
    SNIPPET_WHY: "盤面とビット行、「次へ」と「戻る」だけを表示します。キー操作は受け取りません。",
        "It shows the board, the binary rows, Next and Back, and takes no keys.";
    /// The first step embedded.
    EMBED_FROM: "最初のステップ", "First step";
    /// The last step embedded.
    EMBED_TO: "最後のステップ", "Last step";
    /// Leads from an embedded page to the whole one.
    WHOLE_PAGE: "Bitqueens で開く", "Open in Bitqueens";
    /// Closes the sheet of a step.
    BACK_TO_STEP: "ステップ実行に戻る", "Back to the stepper";
    /// Stands above the line carried out last.
    LINE_ON_SHEET: "いま実行した行", "Just carried out";
    /// Said while a far step is being walked to.
    SHEET_COMING: "そのステップまで探索を進めています。", "The search is on its way to that step.";
}

/// The sheet is of another step than the one asked for.
#[must_use]
pub fn nearest_sheet(asked: u64, taken: u64) -> Sentence {
    let (asked, taken) = (grouped(asked), grouped(taken));
    Sentence {
        ja: format!(
            "ステップ {asked} には、書き入れるワードがそろった行がありません。いちばん近いステップ {taken} の紙を表示しています。"
        ),
        en: format!(
            "At step {asked} no row has all its words to write in. This is the sheet of the nearest step that has: step {taken}."
        ),
    }
}

/// The snapshot of the address is refused.
#[must_use]
pub fn snapshot_problem(error: SnapshotError) -> Sentence {
    let reason = match error {
        SnapshotError::Malformed => "形式が正しくありません。".into(),
        SnapshotError::Size(_) => "N は 1 から 27 までです。".into(),
        SnapshotError::UnknownPhase => "実行中の行の名前が正しくありません。".into(),
        SnapshotError::Queen { row } => {
            format!("行{row}のクイーンは、そのマスには置けません。")
        }
        SnapshotError::Depth => "クイーンの数と実行中の行が合いません。".into(),
        SnapshotError::Counters => "回数と盤面が合いません。".into(),
        SnapshotError::TooManySteps => "ステップ数が 2^52 を超えています。".into(),
    };
    Sentence {
        ja: format!("アドレスの snapshot は使えません。{reason}"),
        en: format!("The snapshot in the address cannot be used: {error}."),
    }
}

/// Says that the snapshot in the address is of another board than the address asks for.
#[must_use]
pub fn snapshot_of_another(snapshot: Size, asked: Size) -> Sentence {
    Sentence {
        ja: format!(
            "アドレスの snapshot は N = {snapshot} の盤のものなので、n={asked} では使えません。"
        ),
        en: format!(
            "The snapshot in the address is of N = {snapshot}, so it cannot be used with n={asked}."
        ),
    }
}
