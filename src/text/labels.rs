//! The page's labels.

use super::Phrase;

labels! {
    /// The site's claim, for the window's title.
    TITLE: "Bitqueens：クイーンがビットになる", "Bitqueens: how a queen becomes a bit";
    /// The site's name.
    BRAND: "Bitqueens", "Bitqueens";
    /// Names the list of pages.
    PAGES: "ページ", "Pages";
    /// The stepping page.
    PAGE_STEP: "ステップ実行", "Step";
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
    PACE_MICRO_STEP: "1 行ずつ", "Micro-step";
    /// A pace.
    PACE_PLACEMENT: "配置ごと", "Placement";
    /// A pace.
    PACE_DEAD_END: "行き止まりごと", "Dead end";
    /// A pace.
    PACE_SOLUTION: "解ごと", "Solution";

    /// A speed.
    SPEED_SLOW: "ゆっくり（毎秒 1）", "Slow (1 a second)";
    /// A speed.
    SPEED_NORMAL: "ふつう（毎秒 3）", "Normal (3 a second)";
    /// A speed.
    SPEED_FAST: "速い（毎秒 12）", "Fast (12 a second)";
    /// A speed.
    SPEED_FASTEST: "毎秒 60", "60 a second";
    /// A speed.
    SPEED_FULL: "全速（毎秒 100 万まで）", "Full (up to a million a second)";

    /// Asks for values before they are shown.
    PREDICT: "値を見る前に予想する", "Predict each value before it is shown";
    /// What it does.
    PREDICT_WHY: "「次へ」と → が、値を計算する行の前で止まり、そのビットを尋ねます。答えずにもう一度「次へ」を押すと、先へ進みます。再生と移動、1 行ずつでない進み方では尋ねません。",
        "Next and → stop before a line that computes a word and ask for its bits. Next once more goes on without an answer. Playing, jumps and coarser paces do not ask.";
    /// How bits are set.
    HOW_TO_SET: "ビットを押すと 0 と 1 が入れ替わります。キーボードでは、矢印で移り、0 か 1 を押し、Enter で確かめます。",
        "Press a bit to turn it over. On the keyboard, move with the arrows, type 0 or 1, and check with Enter.";
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
    /// Names the arrays.
    ARRAYS: "行ごとの配列", "The arrays, row by row";
    /// Says what the arrays are for.
    ARRAYS_WHY: "再帰なら呼び出しごとに残る値を、ループは配列に残します。戻ったときに、ここから続きを試します。",
        "Recursion would keep these words in its calls. The loop keeps them in arrays, and goes on from them when it comes back up.";
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
    ROW_IN_WORK: "いまの行", "the row in work";

    /// What `left` says.
    MEANS_LEFT: "left の斜めの効き筋", "attacked along left";
    /// What `down` says.
    MEANS_DOWN: "縦の効き筋", "attacked along down";
    /// What `right` says.
    MEANS_RIGHT: "right の斜めの効き筋", "attacked along right";
    /// What `mask` says.
    MEANS_MASK: "盤の幅", "the board's width";
    /// What `bitmap` says.
    MEANS_BITMAP: "残りの空きマス", "free, still to be tried";
    /// What `bit` says.
    MEANS_BIT: "いま取ったマス", "taken now";

    /// What a square is.
    MARK_QUEEN: "クイーン", "queen";
    /// What a square is.
    MARK_FREE: "空き", "free";
    /// What a square is.
    MARK_ATTACKED: "効き筋", "attacked";
    /// What a square is.
    MARK_TAKEN: "試し済み", "tried";

    /// Names the list of keys and its button.
    KEYS: "キー操作", "Keys";
    /// A key.
    KEY_STEP: "1 行進む、1 行戻る", "one micro-step forward, back";
    /// A key, where an early method is stepped.
    KEY_WALK: "1 つ進む、1 つ戻る", "one step forward, back";
    /// A key.
    KEY_PLAY: "再生、一時停止", "play, pause";
    /// A key.
    KEY_ENDS: "最初へ、最後へ", "first, last";
    /// A key.
    KEY_SOLUTIONS: "次の解、前の解", "next solution, previous solution";
    /// A key.
    KEY_BOARD: "盤面では矢印、Home、End でマスを移動", "on the board: arrows, Home and End move between squares";
    /// Keys.
    KEY_BITS: "ビットを 0 か 1 にする", "make a bit 0 or 1";
    /// A key.
    KEY_CHECK: "予想を確かめる", "check what you predict";
    /// A key.
    KEY_QUEEN: "クイーンを置く、取り除く", "place a queen, or take it away";
    /// A key.
    KEY_UNDO: "1 つ戻る", "take the last one back";
    /// A key.
    KEY_HELP: "この一覧", "this list";
    /// The space bar.
    KEY_SPACE: "スペース", "Space";
    /// Closes the list of keys, or a notice.
    CLOSE: "閉じる", "Close";
    /// Prints the sheet.
    PRINT: "印刷", "Print";

    /// Said when playing stops.
    PAUSED: "一時停止しました。", "Paused.";
    /// Said while a far place is being looked for.
    SEEKING: "探索を進めています。一時停止で、いまの場所に止まります。", "Searching on. Pause stays where the search is.";
}
