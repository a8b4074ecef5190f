//! Words that several pages share.

use bitqueens_core::solver::Size;

use super::Sentence;

phrases! {
    /// The site's claim, for the window's title.
    TITLE: "Bitqueens：クイーンがビットになる", "Bitqueens: how a queen becomes a bit";
    /// The site's name.
    BRAND: "Bitqueens", "Bitqueens";
    /// Names the list of pages.
    PAGES: "ページ", "Pages";
    /// The stepping page.
    PAGE_STEP: "ステップ実行", "Step";
    /// The stepper inside another page.
    PAGE_EMBED: "埋め込み", "Embedded";
    /// The course.
    PAGE_LEARN: "学ぶ", "Learn";
    /// The board to solve by hand.
    PAGE_SOLVE: "自分で解く", "You are the solver";
    /// The bit lab.
    PAGE_BITS: "ビットの実験室", "Bit lab";
    /// The ladder.
    PAGE_LADDER: "方法の比較", "Ladder";
    /// The counting page.
    PAGE_COUNT: "数える", "Count";
    /// The glossary.
    TERMS: "用語と記号", "Terms and symbols";
    /// Skips the header.
    SKIP: "本文へ移動", "Skip to the content";

    /// The button that switches to the other language, named in that language.
    OTHER_LANGUAGE: "English", "日本語";
    /// The theme button while the page is light.
    TO_DARK: "暗い配色", "Dark";
    /// The theme button while the page is dark.
    TO_LIGHT: "明るい配色", "Light";
    /// The motion button while shifts move.
    TO_STILL: "動きを止める", "Stop motion";
    /// The motion button while shifts stand still.
    TO_MOVING: "動きを見せる", "Show motion";

    /// Names the stepper.
    STEPPER: "ステップ実行", "Stepper";
    /// Names the group of buttons.
    CONTROLS: "操作", "Controls";
    /// One unit of the pace forward.
    NEXT: "次へ", "Next";
    /// One unit of the pace back.
    BACK: "戻る", "Back";
    /// Starts playing.
    PLAY: "再生", "Play";
    /// Stops playing.
    PAUSE: "一時停止", "Pause";
    /// To step 0.
    FIRST: "最初へ", "First";
    /// To the end of the search.
    LAST: "最後へ", "Last";
    /// To the next solution.
    NEXT_SOLUTION: "次の解", "Next solution";
    /// To the previous solution.
    PREVIOUS_SOLUTION: "前の解", "Previous solution";
    /// To the next dead end.
    NEXT_DEAD_END: "次の行き止まり", "Next dead end";
    /// The field for a step number.
    SEEK: "ステップ番号", "Step number";
    /// Goes to the typed step.
    GO: "移動", "Go";
    /// The choice of the board's side.
    SIZE: "盤の大きさ N", "Board size N";
    /// The choice of the pace.
    PACE: "1 回の進み", "Pace";
    /// The choice of the playing speed.
    SPEED: "再生の速さ", "Speed";
    /// The switch of the bit order.
    ORDER_MSB: "最上位ビットを左に", "Highest bit left";
    /// The switch of the bit order.
    ORDER_LSB: "最下位ビットを左に", "Lowest bit left";
    /// The choice of the bit order.
    ORDER: "ビットの向き", "Bit order";

    /// A pace.
    PACE_MICRO_STEP: "コード 1 行ずつ", "each line";
    /// A pace.
    PACE_PLACEMENT: "配置ごと", "each queen";
    /// A pace.
    PACE_DEAD_END: "行き止まりごと", "each dead end";
    /// A pace.
    PACE_SOLUTION: "解ごと", "each solution";

    /// A speed.
    SPEED_SLOW: "毎秒 1", "1 a second";
    /// A speed.
    SPEED_NORMAL: "毎秒 3", "3 a second";
    /// A speed.
    SPEED_FAST: "毎秒 12", "12 a second";
    /// A speed.
    SPEED_FASTEST: "毎秒 60", "60 a second";
    /// A speed.
    SPEED_FULL: "全速", "full speed";

    /// Asks for values before they are shown.
    PREDICT: "値を見る前に予想する", "Predict before it is shown";
    /// Explains predicting.
    PREDICT_WHY: "「次へ」と → が、値を計算するコードの行の前で止まり、そのビットを尋ねます。答えずにもう一度「次へ」を押すと、先へ進みます。再生と移動、「コード 1 行ずつ」以外の進み方では尋ねません。",
        "Next and → stop before a line of code that computes a value and ask for its bits. Press Next again to skip. Playing, jumps and coarser paces do not ask.";
    /// Explains how bits are set.
    HOW_TO_SET: "ビットを押すと 0 と 1 が入れ替わります。キーボードでは、矢印で移り、0 か 1 を押し、Enter で確かめます。",
        "Click or tap a bit to flip it. On the keyboard, move with the arrows, type 0 or 1, and check with Enter.";
    /// Compares the answer.
    CHECK: "確かめる", "Check";
    /// Shows what is right.
    REVEAL: "答えを見る", "Show the answer";
    /// Names the reader's bits.
    YOUR_BITS: "予想したビット", "your bits";

    /// Names the board.
    BOARD: "盤面", "Board";
    /// Names the binary rows.
    BIT_ROWS: "ビット行", "Binary rows";
    /// Names the loop's code.
    LISTING: "非再帰のループ", "The non-recursive loop";
    /// Marks the line carried out last.
    LINE_JUST_RUN: "いま実行した行", "just run";
    /// Marks the line to come.
    LINE_NEXT: "次に実行する行", "next";
    /// Opens the settings.
    SETTINGS: "表示", "Display";
    /// Opens the list of pages, where there is no room for it.
    MENU: "メニュー", "Menu";
    /// Says what the site is about.
    TAGLINE: "N クイーンを、行ごとに 1 つの数とシフト 3 回で解きます。", "N queens, none attacking another: each row is one number, and three shifts do the rest.";
    /// The same, where there is less room.
    TAGLINE_SHORT: "N クイーンをビットで解く", "N queens, solved by bits";
    /// Opens what has no room in the dock.
    MORE: "ほかの操作", "More";
    /// To the previous solution, short.
    TO_PREVIOUS_SOLUTION: "◂ 解", "◂ solution";
    /// To the next solution, short.
    TO_NEXT_SOLUTION: "解 ▸", "solution ▸";
    /// To the next dead end, short.
    TO_NEXT_DEAD_END: "行き止まり ▸", "dead end ▸";
    /// Passes a question by.
    SKIP_QUESTION: "答えずに進む", "Skip the question";

    /// An event of the search.
    EVENT_UP: "上の行へ戻る", "Back up a row";
    /// An event of the search.
    EVENT_FINISHED: "探索の終わり", "The search is over";
    /// Names the arrays.
    ARRAYS: "行ごとの配列", "The arrays, row by row";
    /// Says what the arrays are for.
    ARRAYS_WHY: "[再帰](recursion)なら呼び出しごとに残る値を、ループは配列に残します。戻ったときに、ここから続きを試します。",
        "[Recursion](recursion) would keep these [words](word) on the [call stack](stack). The loop keeps them in arrays and continues from them after [backtracking](backtracking).";
    /// A column head of the arrays.
    ROW: "行", "row";
    /// A counter.
    STEP: "ステップ", "Step";
    /// A counter.
    PLACEMENTS: "配置", "Placements";
    /// A counter.
    DEAD_ENDS: "行き止まり", "Dead ends";
    /// A counter.
    SOLUTIONS: "解", "Solutions";
    /// Names the counters.
    COUNTERS: "これまでの回数", "Counts so far";
    /// Stands where a word has not been computed yet.
    NOT_YET: "まだ", "not yet";
    /// The row in work.
    ROW_IN_WORK: "いまの行", "current row";

    /// What `left` says.
    MEANS_LEFT: "斜め（left）の効き筋", "attacked along left";
    /// What `down` says.
    MEANS_DOWN: "真下の効き筋", "attacked along down";
    /// What `right` says.
    MEANS_RIGHT: "斜め（right）の効き筋", "attacked along right";
    /// What `mask` says.
    MEANS_MASK: "盤の幅", "the board's width";
    /// What `bitmap` says.
    MEANS_BITMAP: "残りの空きマス", "free, still to be tried";
    /// What `bit` says.
    MEANS_BIT: "いま選んだマス", "taken now";

    /// A state of a square.
    MARK_QUEEN: "クイーン", "queen";
    /// A state of a square.
    MARK_FREE: "空き", "free";
    /// A state of a square.
    MARK_ATTACKED: "効き筋", "attacked";
    /// A state of a square.
    MARK_HIDDEN: "隠れています", "hidden";
    /// A state of a square.
    MARK_TAKEN: "試し済み", "tried";

    /// Names the list of keys and its button.
    KEYS: "キー操作", "Keys";
    /// A key.
    KEY_STEP: "コードを 1 行進む、1 行戻る", "one line of code forward, back";
    /// A key.
    KEY_PLAY: "再生、一時停止", "play, pause";
    /// A key.
    KEY_ENDS: "最初へ、最後へ", "first, last";
    /// A key.
    KEY_SOLUTIONS: "次の解、前の解", "next solution, previous solution";
    /// What a key does.
    KEY_STOP: "離れた場所への移動を止める", "Stop on the way to a distant step";
    /// A key.
    KEY_BOARD: "盤面では矢印、Home、End でマスを移動", "on the board: arrows, Home and End move between squares";
    /// Keys.
    KEY_BITS: "ビットを 0 か 1 にする", "make a bit 0 or 1";
    /// A key.
    KEY_CHECK: "予想を確かめる", "check what you predict";
    /// Keys of a presenter.
    KEY_PRESENT: "次へ、戻る", "next, back";
    /// A key.
    KEY_LEAVE: "いつもの表示に戻る", "back to the usual view";
    /// A key.
    KEY_HELP: "この一覧", "this list";
    /// The space bar.
    KEY_SPACE: "スペース", "Space";
    /// Closes the list of keys, or a notice.
    CLOSE: "閉じる", "Close";
    /// Prints the sheet.
    PRINT: "印刷", "Print";

    /// The bare lines.
    CODE_PLAIN: "要点だけ", "bare lines";
    /// A language.
    CODE_RUST: "Rust", "Rust";
    /// A language.
    CODE_C: "C", "C";
    /// A language.
    CODE_PYTHON: "Python", "Python";
    /// A language.
    CODE_JAVASCRIPT: "JavaScript", "JavaScript";

    /// Shown while a part of the program is being fetched.
    PART_LOADING: "ページを読み込んでいます。", "Loading the page…";
    /// Shown where a part of the program could not be fetched.
    PART_FAILED: "このページを読み込めませんでした。通信を確かめて、もう一度お試しください。",
        "This page could not be loaded. Check the connection and try again.";
    /// Fetches the part again.
    TRY_AGAIN: "もう一度試す", "Try again";
    /// Shown where the host has another build than the one that is open.
    NEW_BUILD: "サイトが新しくなりました。再読み込みすると、続けられます。", "The site has a new version. Reload the page to go on.";
    /// Loads the page again.
    RELOAD: "再読み込み", "Reload";

    /// The address names no page.
    NO_SUCH_PAGE: "アドレスにあるページは見つからないので、ステップ実行を表示しています。",
        "There is no page of that name, so this is the stepper.";
    /// The address names no language.
    NO_SUCH_LANGUAGE: "アドレスの lang は ja か en にしてください。",
        "In the address, lang must be ja or en.";
    /// The address is longer than any that the site writes.
    ADDRESS_TOO_LONG: "アドレスが長すぎて読めないので、最初の画面を表示しています。",
        "The address is too long to be read, so this is the first screen.";
    /// The address names no speed.
    NO_SUCH_SPEED: "アドレスの speed は slow、normal、fast、fastest、full のどれかにしてください。",
        "In the address, speed must be slow, normal, fast, fastest or full.";
}

/// The size in the address is not one of the board's.
#[must_use]
pub fn size_problem(used: Size) -> Sentence {
    Sentence {
        ja: format!(
            "アドレスの n は 1 から 27 までの整数にしてください。N = {used} を表示しています。"
        ),
        en: format!("In the address, n must be a whole number from 1 to 27. N = {used} is shown."),
    }
}

/// The step in the address is no number.
#[must_use]
pub fn step_problem(used: u64) -> Sentence {
    Sentence {
        ja: format!(
            "アドレスの at は 0 以上の整数にしてください。ステップ {used} を表示しています。"
        ),
        en: format!("In the address, at must be a whole number, 0 or more. Step {used} is shown."),
    }
}

/// A switch in the address is neither on nor off.
#[must_use]
pub fn switch_problem(name: &str) -> Sentence {
    Sentence {
        ja: format!("アドレスの {name} は 0 か 1 にしてください。"),
        en: format!("In the address, {name} must be 0 or 1."),
    }
}
