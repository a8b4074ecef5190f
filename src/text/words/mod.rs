//! Words that several pages share.

pub mod expressions;
pub mod narration;
pub mod programs;

use std::ops::RangeInclusive;

use super::{Lang, Phrase, Sentence, fixed, phrase, phrases, sentence, significant};
use bitqueens_core::solver::Size;

pub use narration::{
    bit_name, comment, embed_title, first_attack, free_squares, line_phrase, narrate, reason,
    square_name,
};
pub use programs::{
    GAP, LOOP_WORK, came_to, cited, difference, first_wrong, miscounted, mistake, outcome, stopped,
};

phrases! {
    TITLE: Ja "Bitqueens：クイーンがビットになる", En "Bitqueens: how a queen becomes a bit";
    BRAND: Ja "Bitqueens", En "Bitqueens";
    PAGES: Ja "ページ", En "Pages";
    PAGE_HOME: Ja "ホーム", En "Home";
    PAGE_STEP: Ja "ステップ実行", En "Step";
    PAGE_EMBED: Ja "埋め込み", En "Embedded";
    PAGE_LEARN: Ja "学ぶ", En "Learn";
    PAGE_WRITE: Ja "書く", En "Write";
    PAGE_SOLVE: Ja "自分で解く", En "You are the solver";
    PAGE_BITS: Ja "ビットの実験室", En "Bit lab";
    PAGE_LADDER: Ja "方法の比較", En "Ladder";
    PAGE_COUNT: Ja "数える", En "Count";
    PAGE_TEACHERS: Ja "先生へ", En "Teachers";
    TAKE_HOME: Ja "このループのプログラム全体：", En "A whole program to take home:";
    TERM: Ja "用語", En "Term";
    WHOLE_ENTRY: Ja "用語と記号で見る", En "In the list of terms";
    TERMS: Ja "用語と記号", En "Terms and symbols";
    SKIP: Ja "本文へ移動", En "Skip to the content";

    BETWEEN_SENTENCES: Ja "", En " ";
    COMMA: Ja "、", En ", ";
    COLON: Ja "：", En ": ";
    BETWEEN_ITEMS: Ja "、", En "; ";
    AND: Ja "と", En " and ";

    STORAGE_OFF: Ja "このブラウザーでは保存が無効になっています", En "Storage is switched off in this browser";
    FILE_UNREAD: Ja "ブラウザーがファイルを読めませんでした。もう一度選んでください。", En "The browser did not read the file. Choose it again.";
    WORKER_UNHEARD: Ja "ワーカーからまだ応答がありません。回線が遅いと、読み込みに時間がかかります。ブラウザーの設定、サイトの配信元の規則、拡張機能がワーカーを止めている場合もあります。応答があれば、そのまま進みます。",
        En "No worker has answered yet. On a slow line they take a while to load. A setting of the browser, a policy of the host or an extension may also hold them back. It goes on as soon as one answers.";
    STORAGE_FULL: Ja "ブラウザーの保存領域がいっぱいです", En "The browser's storage is full";

    TO_DARK: Ja "暗い配色", En "Dark";
    TO_LIGHT: Ja "明るい配色", En "Light";
    TO_STILL: Ja "動きを止める", En "Reduce motion";
    TO_MOVING: Ja "動きを見せる", En "Show motion";

    COUNT_LARGER: Ja "もっと大きな N を数える", En "Count larger boards";
    STEPPER: Ja "ステップ実行", En "Stepper";
    CONTROLS: Ja "操作", En "Controls";
    NEXT: Ja "次へ", En "Next";
    BACK: Ja "戻る", En "Back";
    PLAY: Ja "再生", En "Play";
    PAUSE: Ja "一時停止", En "Pause";
    SEEK: Ja "ステップ番号", En "Step number";
    GO: Ja "移動", En "Go";
    SIZE: Ja "盤の大きさ N", En "Board size N";
    PACE: Ja "1 回の進み", En "Pace";
    SPEED: Ja "再生の速さ", En "Speed";
    ORDER_MSB: Ja "最上位ビットを左に", En "Highest bit left";
    ORDER_LSB: Ja "最下位ビットを左に", En "Lowest bit left";
    ORDER: Ja "ビットの向き", En "Bit order";

    PACE_MICRO_STEP: Ja "コード 1 行ずつ", En "each line";
    PACE_PLACEMENT: Ja "配置ごと", En "each queen";
    PACE_DEAD_END: Ja "行き止まりごと", En "each dead end";
    PACE_SOLUTION: Ja "解ごと", En "each solution";

    SPEED_SLOW: Ja "毎秒 1", En "1 a second";
    SPEED_NORMAL: Ja "毎秒 3", En "3 a second";
    SPEED_FAST: Ja "毎秒 12", En "12 a second";
    SPEED_FASTEST: Ja "毎秒 60", En "60 a second";
    SPEED_FULL: Ja "全速", En "full speed";

    PREDICT: Ja "先に予想する", En "Predict first";
    PREDICT_WHY: Ja "「先に予想する」を選ぶと、「次へ」と → が、値を計算するコードの行の前で止まり、そのビットを尋ねます。行に残るマスが 1 つか 0 のときと、最後の 2 行にクイーンを置いたあとでは、次に実行するコードの行か、次に調べる盤の行も尋ねます。答えは押すか、矢印とスペースで選び、Enter で確かめます。「答えを見る」を押すと、答えずに先へ進みます。再生と移動、「コード 1 行ずつ」以外の進み方では尋ねません。",
        En "With Predict first, Next and → stop before a line of code that computes a value and ask for its bits. Where a row has one square left or none, and after a queen in the last two rows, they also ask which line or which row comes next: choose by a press, or by the arrows and Space, and check with Enter. Show the answer goes on without yours. Playing, jumps and coarser paces do not ask.";
    CHECK: Ja "確かめる", En "Check";
    REVEAL: Ja "答えを見る", En "Show the answer";
    YOUR_BITS: Ja "予想したビット", En "your bits";

    BOARD: Ja "盤面", En "Board";
    BIT_ROWS: Ja "ビット行", En "Binary rows";
    LISTING: Ja "非再帰のループ", En "The non-recursive loop";
    LINE_JUST_RUN: Ja "いま実行した行", En "just run";
    LINE_NEXT: Ja "次に実行するコード", En "next";
    SETTINGS: Ja "表示", En "Display";
    MENU: Ja "メニュー", En "Menu";
    TAGLINE: Ja "N クイーンをビットで解く", En "N queens, solved by bits";
    MORE: Ja "ほかの操作", En "More";

    EVENT_UP: Ja "上の行へ戻る", En "Back up a row";
    EVENT_FINISHED: Ja "探索の終わり", En "The search is over";
    ARRAYS: Ja "行ごとの配列", En "The arrays, row by row";
    ARRAYS_WHY: Ja "[再帰](recursion)なら呼び出しごとに残る値を、ループは配列に残します。戻ったときに、ここから続きを試します。",
        En "[Recursion](recursion) would keep these [words](word) on the [call stack](stack). The loop keeps them in arrays and continues from them after [backtracking](backtracking).";
    ROW: Ja "行", En "row";
    STEP: Ja "ステップ", En "Step";
    PLACEMENTS: Ja "配置", En "Placements";
    DEAD_ENDS: Ja "行き止まり", En "Dead ends";
    SOLUTIONS: Ja "解", En "Solutions";
    COUNTERS: Ja "これまでの回数", En "Counts so far";
    NOT_YET: Ja "まだ", En "not yet";
    NO_VALUE: Ja "値なし", En "no value";
    ROW_IN_WORK: Ja "いまの行", En "current row";

    MEANS_LEFT: Ja "斜め（left）の効き筋", En "attacked along left";
    MEANS_DOWN: Ja "真下の効き筋", En "attacked along down";
    MEANS_RIGHT: Ja "斜め（right）の効き筋", En "attacked along right";
    MEANS_MASK: Ja "盤の幅", En "the board's width";
    MEANS_BITMAP: Ja "残りの空いているマス", En "free, still to be tried";
    MEANS_BIT: Ja "いま選んだマス", En "taken now";

    LINE_LEFT: Ja "斜め（left）", En "the left diagonal";
    LINE_DOWN: Ja "真下（down）", En "the column (down)";
    LINE_RIGHT: Ja "斜め（right）", En "the right diagonal";
    NOT_BEGUN: Ja "「次へ」を押すと、コードの最初の行を実行します。", En "Next carries out the first line.";
    GHOST_BITS: Ja "盤の外に出たビットは、あとで mask が切り落とします。",
        En "Bits beyond the board stay in the number until mask cuts them off.";

    MARK_QUEEN: Ja "クイーン", En "queen";
    MARK_FREE: Ja "空き", En "free";
    MARK_ATTACKED: Ja "効いている", En "attacked";
    MARK_EMPTY: Ja "クイーンなし", En "no queen";
    MARK_HIDDEN: Ja "隠れています", En "hidden";
    MARK_TAKEN: Ja "試し済み", En "tried";

    KEYS: Ja "キー操作", En "Keys";
    KEY_STEP: Ja "コードを 1 行進む、1 行戻る", En "one line of code forward, back";
    KEY_PLAY: Ja "再生、一時停止", En "play, pause";
    KEY_ENDS: Ja "最初へ、最後へ", En "first, last";
    KEY_SOLUTIONS: Ja "次の解、前の解", En "next solution, previous solution";
    KEY_STOP: Ja "離れた場所への移動を止める", En "Stop on the way to a distant step";
    KEY_BOARD: Ja "盤面では矢印、Home、End でマスを移動", En "on the board: arrows, Home and End move between squares";
    KEY_BITS: Ja "ビットを 0 か 1 にする", En "make a bit 0 or 1";
    KEY_CHECK: Ja "予想を確かめる", En "check what you predict";
    KEY_PRESENT: Ja "次へ、戻る", En "next, back";
    KEY_LEAVE: Ja "いつもの表示に戻る", En "back to the usual view";
    LETTER_KEYS: Ja "文字や記号 1 つのキーも使う", En "Letters and signs act too";
    KEY_HELP: Ja "この一覧", En "this list";
    KEY_SPACE: Ja "スペース", En "Space";
    CLOSE: Ja "閉じる", En "Close";
    PRINT: Ja "印刷", En "Print";

    CODE_PLAIN: Ja "要点だけ", En "bare lines";
    CODE_RUST: Ja "Rust", En "Rust";
    CODE_C: Ja "C", En "C";
    CODE_PYTHON: Ja "Python", En "Python";
    CODE_JAVASCRIPT: Ja "JavaScript", En "JavaScript";

    PART_LOADING: Ja "ページを読み込んでいます。", En "Loading the page…";
    PART_FAILED: Ja "このページを読み込めませんでした。通信を確かめて、もう一度お試しください。",
        En "This page could not be loaded. Check the connection and try again.";
    TRY_AGAIN: Ja "もう一度試す", En "Try again";
    NEW_BUILD: Ja "サイトが新しくなりました。再読み込みすると、続けられます。", En "The site has a new version. Reload the page to go on.";
    RELOAD: Ja "再読み込み", En "Reload";

    NO_SUCH_PAGE: Ja "アドレスにあるページは見つからないので、最初のページを表示しています。",
        En "There is no page of that name, so this is the first page.";
    ADDRESS_TOO_LONG: Ja "アドレスが長すぎて読めないので、最初の画面を表示しています。",
        En "The address is too long to be read, so this is the first screen.";
}

/// The size in the address is not one of the board's.
pub fn size_problem(used: Size) -> Sentence {
    sentence!(
        Ja "アドレスの n は 1 から 27 までの整数にしてください。N = {used} を表示しています。",
        En "In the address, n must be a whole number from 1 to 27. N = {used} is shown."
    )
}

/// The step in the address is not a number.
pub fn step_problem(used: u64) -> Sentence {
    sentence!(
        Ja "アドレスの at は 0 以上の整数にしてください。ステップ {used} を表示しています。",
        En "In the address, at must be a whole number, 0 or more. Step {used} is shown."
    )
}

/// The value in the address is not one of these names.
pub fn choice_problem<'a>(key: &str, names: impl IntoIterator<Item = &'a str>) -> Sentence {
    let names: Vec<_> = names.into_iter().map(Sentence::same_in_all).collect();
    let choice = match &names[..] {
        [] => Sentence::default(),
        [one, other] => sentence!(Ja "{one} か {other} ", En "{one} or {other}"),
        [others @ .., last] => {
            let others = Sentence::joined(others, COMMA);
            sentence!(Ja "{others}、{last} のどれか", En "{others} or {last}")
        }
    };
    sentence!(
        Ja "アドレスの {key} は {choice}にしてください。",
        En "In the address, {key} must be {choice}."
    )
}

/// The value in the address is none of these numbers.
pub fn number_problem(key: &str, range: &RangeInclusive<u64>) -> Sentence {
    let (least, most) = (*range.start(), *range.end());
    if most == u64::MAX {
        return sentence!(
            Ja "アドレスの {key} は {least} 以上の整数にしてください。",
            En "In the address, {key} must be a whole number, {least} or more."
        );
    }
    sentence!(
        Ja "アドレスの {key} は {least} から {most} までの整数にしてください。近い値を使っています。",
        En "In the address, {key} must be a whole number from {least} to {most}. The nearest is used."
    )
}

/// Some keys, by the names on them, and what they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyHelp {
    pub names: &'static [&'static str],
    /// Their effect.
    pub does: Phrase,
}

impl KeyHelp {
    /// One micro-step forward and back.
    pub const STEP: Self = Self::new(&["→", "←"], KEY_STEP);
    /// Moving along a sequence, beside single steps.
    pub const MOVES: [Self; 3] = [
        Self::new(&["␣"], KEY_PLAY),
        Self::new(&["Home", "End"], KEY_ENDS),
        Self::new(&["n", "p"], KEY_SOLUTIONS),
    ];
    /// Stopping on a long way.
    pub const STOP: Self = Self::new(&["Esc"], KEY_STOP);
    pub const SET: Self = Self::new(&["0", "1"], KEY_BITS);
    pub const CHECK: Self = Self::new(&["Enter"], KEY_CHECK);
    pub const PRESENT: Self = Self::new(&["PageDown", "PageUp"], KEY_PRESENT);
    /// Leaving the projector's view.
    pub const LEAVE: Self = Self::new(&["Esc"], KEY_LEAVE);
    /// Opening this list.
    pub const HELP: Self = Self::new(&["?"], KEY_HELP);
    pub const BOARD: Self = Self::new(&["↑", "↓", "←", "→"], KEY_BOARD);

    pub const fn new(names: &'static [&'static str], does: Phrase) -> Self {
        Self { names, does }
    }
}

const SECOND: f64 = 1.0e3;
const MINUTE: f64 = 60.0 * SECOND;
const HOUR: f64 = 60.0 * MINUTE;
const DAY: f64 = 24.0 * HOUR;
const YEAR: f64 = 365.25 * DAY;

/// Says a length of time in milliseconds, as exactly as a reader needs it.
///
/// ```text
/// 184 ms   9.3 s   42 s   2 min 5 s   3 h 20 min   4 days   2.2 years   2,500 years
/// ```
pub fn time(millis: f64) -> Sentence {
    // What would be rounded up to the next unit is said in it.
    match millis {
        ..999.5 => {
            let n = without_zero(significant(millis));
            sentence!(Ja "{n} ミリ秒", En "{n} ms")
        }
        ..59.5e3 => {
            let places = u32::from(millis < 9.95e3);
            let n = without_zero(fixed(millis / SECOND, places));
            sentence!(Ja "{n} 秒", En "{n} s")
        }
        ..3_599.5e3 => match parts(millis / SECOND) {
            (minutes, 0) => sentence!(Ja "{minutes} 分", En "{minutes} min"),
            (minutes, seconds) => sentence!(
                Ja "{minutes} 分 {seconds} 秒",
                En "{minutes} min {seconds} s"
            ),
        },
        ..86_370.0e3 => match parts(millis / MINUTE) {
            (hours, 0) => sentence!(Ja "{hours} 時間", En "{hours} h"),
            (hours, minutes) => sentence!(
                Ja "{hours} 時間 {minutes} 分",
                En "{hours} h {minutes} min"
            ),
        },
        ..YEAR => {
            let n = without_zero(significant((millis / DAY).max(1.0)));
            sentence!(Ja "{n} 日", En "{n} {n:day|days}")
        }
        _ => {
            let n = without_zero(significant(millis / YEAR));
            sentence!(Ja "{n} 年", En "{n} {n:year|years}")
        }
    }
}

/// A number of small units as large ones of sixty, with what is left over.
fn parts(units: f64) -> (u64, u64) {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "rounded, and less than a day has"
    )]
    let units = units.round() as u64;
    (units / 60, units % 60)
}

/// A text, and in brackets what it is of.
pub fn in_brackets(text: &str, of: &str, lang: Lang) -> String {
    sentence!(Ja "{text}（{of}）", En "{text} ({of})").into_lang(lang)
}

/// Says that the browser does not store what the reader has chosen, for a reason.
pub fn preferences_not_stored(reason: Phrase) -> Sentence {
    sentence!(
        Ja "{reason}。選んだ設定は、このタブを閉じると失われます。",
        En "{reason}. What you have chosen lasts as long as this tab."
    )
}

/// A number without a last place that says nothing: `2.0` is 2.
fn without_zero(number: String) -> String {
    match number.strip_suffix(".0") {
        Some(whole) => whole.to_owned(),
        None => number,
    }
}
