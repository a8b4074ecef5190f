//! Words that several pages share.

use bitqueens_core::solver::Size;

use super::Sentence;

phrases! {
    TITLE: "Bitqueens：クイーンがビットになる", "Bitqueens: how a queen becomes a bit";
    BRAND: "Bitqueens", "Bitqueens";
    PAGES: "ページ", "Pages";
    PAGE_HOME: "ホーム", "Home";
    PAGE_STEP: "ステップ実行", "Step";
    PAGE_EMBED: "埋め込み", "Embedded";
    PAGE_LEARN: "学ぶ", "Learn";
    PAGE_WRITE: "書く", "Write";
    PAGE_SOLVE: "自分で解く", "You are the solver";
    PAGE_BITS: "ビットの実験室", "Bit lab";
    PAGE_LADDER: "方法の比較", "Ladder";
    PAGE_COUNT: "数える", "Count";
    PAGE_TEACHERS: "先生へ", "Teachers";
    TERMS: "用語と記号", "Terms and symbols";
    SKIP: "本文へ移動", "Skip to the content";

    /// The button that switches to the other language, named in that language.
    OTHER_LANGUAGE: "English", "日本語";
    TO_DARK: "暗い配色", "Dark";
    TO_LIGHT: "明るい配色", "Light";
    TO_STILL: "動きを止める", "Reduce motion";
    TO_MOVING: "動きを見せる", "Show motion";

    STEPPER: "ステップ実行", "Stepper";
    CONTROLS: "操作", "Controls";
    NEXT: "次へ", "Next";
    BACK: "戻る", "Back";
    PLAY: "再生", "Play";
    PAUSE: "一時停止", "Pause";
    FIRST: "最初へ", "First";
    LAST: "最後へ", "Last";
    NEXT_SOLUTION: "次の解", "Next solution";
    PREVIOUS_SOLUTION: "前の解", "Previous solution";
    NEXT_DEAD_END: "次の行き止まり", "Next dead end";
    SEEK: "ステップ番号", "Step number";
    GO: "移動", "Go";
    SIZE: "盤の大きさ N", "Board size N";
    PACE: "1 回の進み", "Pace";
    SPEED: "再生の速さ", "Speed";
    ORDER_MSB: "最上位ビットを左に", "Highest bit left";
    ORDER_LSB: "最下位ビットを左に", "Lowest bit left";
    ORDER: "ビットの向き", "Bit order";

    PACE_MICRO_STEP: "コード 1 行ずつ", "each line";
    PACE_PLACEMENT: "配置ごと", "each queen";
    PACE_DEAD_END: "行き止まりごと", "each dead end";
    PACE_SOLUTION: "解ごと", "each solution";

    SPEED_SLOW: "毎秒 1", "1 a second";
    SPEED_NORMAL: "毎秒 3", "3 a second";
    SPEED_FAST: "毎秒 12", "12 a second";
    SPEED_FASTEST: "毎秒 60", "60 a second";
    SPEED_FULL: "全速", "full speed";

    PREDICT: "値を見る前に予想する", "Predict before it is shown";
    PREDICT_WHY: "「次へ」と → が、値を計算するコードの行の前で止まり、そのビットを尋ねます。行に残るマスが 1 つか 0 のときと、最後の 2 行にクイーンを置いたあとでは、次に実行するコードの行か、次に調べる盤の行も尋ねます。答えは押すか、矢印とスペースで選び、Enter で確かめます。「答えを見る」を押すと、答えずに先へ進みます。再生と移動、「コード 1 行ずつ」以外の進み方では尋ねません。",
        "Next and → stop before a line of code that computes a value and ask for its bits. Where a row has one square left or none, and after a queen in the last two rows, they also ask which line or which row comes next: choose by a press, or by the arrows and Space, and check with Enter. Show the answer goes on without yours. Playing, jumps and coarser paces do not ask.";
    HOW_TO_SET: "ビットを押すと 0 と 1 が入れ替わります。キーボードでは、矢印で移り、0 か 1 を押し、Enter で確かめます。",
        "Click or tap a bit to flip it. On the keyboard, move with the arrows, type 0 or 1, and check with Enter.";
    CHECK: "確かめる", "Check";
    REVEAL: "答えを見る", "Show the answer";
    YOUR_BITS: "予想したビット", "your bits";

    BOARD: "盤面", "Board";
    BIT_ROWS: "ビット行", "Binary rows";
    LISTING: "非再帰のループ", "The non-recursive loop";
    LINE_JUST_RUN: "いま実行した行", "just run";
    LINE_NEXT: "次に実行する行", "next";
    SETTINGS: "表示", "Display";
    MENU: "メニュー", "Menu";
    TAGLINE: "N クイーンを、1 行 1 つの数と左右のシフトで解きます。", "N queens, none attacking another: each row is one number, and two shifts do the rest.";
    TAGLINE_SHORT: "N クイーンをビットで解く", "N queens, solved by bits";
    MORE: "ほかの操作", "More";
    TO_PREVIOUS_SOLUTION: "◂ 解", "◂ solution";
    TO_NEXT_SOLUTION: "解 ▸", "solution ▸";
    TO_NEXT_DEAD_END: "行き止まり ▸", "dead end ▸";

    EVENT_UP: "上の行へ戻る", "Back up a row";
    EVENT_FINISHED: "探索の終わり", "The search is over";
    ARRAYS: "行ごとの配列", "The arrays, row by row";
    ARRAYS_WHY: "[再帰](recursion)なら呼び出しごとに残る値を、ループは配列に残します。戻ったときに、ここから続きを試します。",
        "[Recursion](recursion) would keep these [words](word) on the [call stack](stack). The loop keeps them in arrays and continues from them after [backtracking](backtracking).";
    ROW: "行", "row";
    STEP: "ステップ", "Step";
    PLACEMENTS: "配置", "Placements";
    DEAD_ENDS: "行き止まり", "Dead ends";
    SOLUTIONS: "解", "Solutions";
    COUNTERS: "これまでの回数", "Counts so far";
    NOT_YET: "まだ", "not yet";
    ROW_IN_WORK: "いまの行", "current row";

    MEANS_LEFT: "斜め（left）の効き筋", "attacked along left";
    MEANS_DOWN: "真下の効き筋", "attacked along down";
    MEANS_RIGHT: "斜め（right）の効き筋", "attacked along right";
    MEANS_MASK: "盤の幅", "the board's width";
    MEANS_BITMAP: "残りの空いているマス", "free, still to be tried";
    MEANS_BIT: "いま選んだマス", "taken now";

    LINE_LEFT: "斜め（left）", "the left diagonal";
    LINE_DOWN: "真下（down）", "the column (down)";
    LINE_RIGHT: "斜め（right）", "the right diagonal";
    NOT_BEGUN: "まだ何も実行していません。「次へ」を押すと、コードの最初の行を実行します。",
        "Nothing has been carried out yet. Next carries out the first line of the code.";
    GHOST_BITS: "盤の外に出たビットは、あとで mask が切り落とします。",
        "Bits beyond the board stay in the number until mask cuts them off.";

    MARK_QUEEN: "クイーン", "queen";
    MARK_FREE: "空き", "free";
    MARK_ATTACKED: "効いている", "attacked";
    MARK_EMPTY: "クイーンなし", "no queen";
    MARK_HIDDEN: "隠れています", "hidden";
    MARK_TAKEN: "試し済み", "tried";

    KEYS: "キー操作", "Keys";
    KEY_STEP: "コードを 1 行進む、1 行戻る", "one line of code forward, back";
    KEY_PLAY: "再生、一時停止", "play, pause";
    KEY_ENDS: "最初へ、最後へ", "first, last";
    KEY_SOLUTIONS: "次の解、前の解", "next solution, previous solution";
    KEY_STOP: "離れた場所への移動を止める", "Stop on the way to a distant step";
    KEY_BOARD: "盤面では矢印、Home、End でマスを移動", "on the board: arrows, Home and End move between squares";
    KEY_BITS: "ビットを 0 か 1 にする", "make a bit 0 or 1";
    KEY_CHECK: "予想を確かめる", "check what you predict";
    KEY_PRESENT: "次へ、戻る", "next, back";
    KEY_LEAVE: "いつもの表示に戻る", "back to the usual view";
    LETTER_KEYS: "文字や記号 1 つのキーも使う", "Letters and signs act too";
    KEY_HELP: "この一覧", "this list";
    KEY_SPACE: "スペース", "Space";
    CLOSE: "閉じる", "Close";
    PRINT: "印刷", "Print";

    CODE_PLAIN: "要点だけ", "bare lines";
    CODE_RUST: "Rust", "Rust";
    CODE_C: "C", "C";
    CODE_PYTHON: "Python", "Python";
    CODE_JAVASCRIPT: "JavaScript", "JavaScript";

    PART_LOADING: "ページを読み込んでいます。", "Loading the page…";
    PART_FAILED: "このページを読み込めませんでした。通信を確かめて、もう一度お試しください。",
        "This page could not be loaded. Check the connection and try again.";
    TRY_AGAIN: "もう一度試す", "Try again";
    NEW_BUILD: "サイトが新しくなりました。再読み込みすると、続けられます。", "The site has a new version. Reload the page to go on.";
    RELOAD: "再読み込み", "Reload";

    NO_SUCH_PAGE: "アドレスにあるページは見つからないので、最初のページを表示しています。",
        "There is no page of that name, so this is the first page.";
    ADDRESS_TOO_LONG: "アドレスが長すぎて読めないので、最初の画面を表示しています。",
        "The address is too long to be read, so this is the first screen.";
    NO_SUCH_SPEED: "アドレスの speed は slow、normal、fast、fastest、full のどれかにしてください。",
        "In the address, speed must be slow, normal, fast, fastest or full.";
}

/// The size in the address is not one of the board's.
pub fn size_problem(used: Size) -> Sentence {
    sentence!(
        "アドレスの n は 1 から 27 までの整数にしてください。N = {used} を表示しています。",
        "In the address, n must be a whole number from 1 to 27. N = {used} is shown."
    )
}

/// The step in the address is no number.
pub fn step_problem(used: u64) -> Sentence {
    sentence!(
        "アドレスの at は 0 以上の整数にしてください。ステップ {used} を表示しています。",
        "In the address, at must be a whole number, 0 or more. Step {used} is shown."
    )
}

/// A switch in the address is neither on nor off.
pub fn switch_problem(name: &str) -> Sentence {
    sentence!(
        "アドレスの {name} は 0 か 1 にしてください。",
        "In the address, {name} must be 0 or 1."
    )
}
