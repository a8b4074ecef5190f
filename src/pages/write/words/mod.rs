//! The words of the page on which the reader writes the solver.

pub mod hints;

use super::{Blank, LARGE, LargeRun, ProgramWalk, Stage, program_walk::written_name};
use crate::{
    site::NotStored,
    text::words::WORKER_UNHEARD,
    text::{Phrase, Sentence, binary, grouped, millis, miscounted, phrases, sentence, stopped},
};
use bitqueens_core::{
    counting::known,
    faults::Fault,
    program::{Export, LONGEST_PROGRAM, Program, ProgramRun, RanLine},
    solver::Size,
};
use bitqueens_worker::program::ProgramCount;

pub use crate::text::{came_to, comment, difference, mistake};
pub use hints::{hint, kind};

phrases! {
    TITLE: Ja "ソルバーを書く", En "Write the solver";
    WHY: Ja "ステップ実行の画面にあるループを、自分で書きます。実行すると、N = 1 から 8 までの[解](solution)を数え、違っていれば、どの行のどのビットで最初に違うかを盤で示します。",
        En "Write the loop of the stepper yourself. Run it: it counts the [solutions](solution) for N = 1 to 8, and where a count is wrong, the board shows the first wrong bit.";
    STAGES: Ja "段階", En "Stages";
    BLANK: Ja "空欄", En "Blank";
    SOURCE: Ja "プログラム", En "Your program";
    RUN: Ja "実行する", En "Run";
    HINT: Ja "ヒントを 1 つ見る", En "Show one hint";
    HINTS: Ja "見たヒント", En "Hints shown";
    NO_MORE_HINTS: Ja "この段階のヒントは、すべて表示しています。", En "Every hint of this stage is shown.";
    START_OVER: Ja "最初の形に戻す", En "Start over";
    UNDO: Ja "元のプログラムに戻す", En "Bring my text back";
    SHOW_LINKED: Ja "リンクのプログラムを表示する", En "Show the link's text";
    LINKED: Ja "これはリンクのプログラムです。あなたのプログラムは残っています。ここで書き替えると、そちらは「以前のプログラム」に移ります。",
        En "This text came with the link. Your own is kept; once you type here, it moves to the earlier texts.";
    EARLIER: Ja "以前のプログラム", En "Earlier texts";
    RAISE: Ja "上へ", En "Up";
    LOWER: Ja "下へ", En "Down";
    COUNT_RIGHT: Ja "正しい", En "right";
    COUNT_WRONG: Ja "違う", En "wrong";
    MOVE_LINE: Ja "選んだ行を動かす", En "Move the chosen line";
    SIGNS: Ja "記号", En "Signs";
    VALUES: Ja "変数の値", En "Values";
    INDENT: Ja "字下げ", En "Indent";
    NOTATION_TITLE: Ja "使える記法", En "The notation";
    RUN_TO: Ja "このコードの行まで進む", En "walk on to this line";
    TO_WRONG: Ja "違っているステップに戻る", En "Back to that step";
    STEPS: Ja "ステップ", En "Step";
    MARKS: Ja "（目盛りは解）", En ", solutions marked";
    COUNTS: Ja "数えた解の数", En "Counts";
    COUNTED: Ja "このプログラム", En "Your program";
    PUBLISHED: Ja "正しい数", En "True count";
    INTO_ORDER: Ja "3 つの候補から選ぶ並べ替えにする", En "Make it an ordering task, the wrong line among three";
    SPARE_LINES: Ja "// この下の行は、実行しません。", En "// Lines below this one are not run.";
    RIGHT: Ja "正解です。", En "Your program is right.";
    NEXT_STAGE: Ja "次の段階へ", En "To the next stage";
    NOTATION: Ja "使えるのは、名前と `name[…]`、整数、`+ - ~ << >> & ^ |`、比較、`= += -= <<= >>= &= |= ^=`、`while`、`if`、`else`、`//` のコメントです。`n` は盤の一辺、[`mask`](mask) は 1 を n 個並べた数で、ほかは 0 から始まります。数は 64 ビットです。解の数を `solutions` に入れてください。",
        En "The notation: names and `name[…]`, integers, `+ - ~ << >> & ^ |`, comparisons, `= += -= <<= >>= &= |= ^=`, `while`, `if`, `else`, and `//` comments. `n` is the [side of the board](size), [`mask`](mask) is n ones; everything else starts at 0. Numbers have 64 bits. Leave the count in `solutions`.";
    KEY_RUN: Ja "プログラムの中で：実行する", En "in the program: run it";
    KEY_STEP: Ja "実行した行を 1 つ進む、戻る", En "one line forward, one line back";
    NO_SUCH_TEXT: Ja "アドレスのプログラムを読み取れませんでした。リンク全体をコピーしてください。", En "The program in the address cannot be read. Copy the whole link.";

    PYTHON: Ja "Python の書き方のようです。ここではブロックを `{` と `}` で囲み、文を `;` で終えます。関数、`for`、`and`、`or` はありません。", En "This reads like Python. Here a block stands between `{` and `}`, and a statement ends with `;`. There are no functions, no `for`, no `and` or `or`.";
    C: Ja "C の書き方のようです。ここでは変数を宣言しません。どの名前も 0 から始まります。関数、`for`、`++` はなく、`row++` は `row += 1` と書きます。", En "This reads like C. Here nothing is declared: every name begins at 0. There are no functions, no `for`, no `++`: write `row += 1`.";
    JAVASCRIPT: Ja "JavaScript の書き方のようです。ここでは変数を宣言しません。どの名前も 0 から始まります。関数と `for` はありません。", En "This reads like JavaScript. Here nothing is declared: every name begins at 0. There are no functions, no `for`.";
    RUST: Ja "Rust の書き方のようです。ここでは変数を宣言せず、型も書きません。どの名前も 0 から始まります。関数と `for` はありません。", En "This reads like Rust. Here nothing is declared, and nothing has a type: every name begins at 0. There are no functions, no `for`.";
    KNOWN_FAULT: Ja "知られている間違いです：", En "A known fault:";
    TO_LESSON: Ja "その課を読む", En "read its lesson";
    EXPORT: Ja "ほかの言語のファイルにする", En "Take it home as a file";
    EXPORTED: Ja "N = 1 から 10 までの数を表示するプログラム", En "A program that prints the counts from N = 1 to 10";
    SAVE: Ja "ファイルに保存する", En "Save as a file";
    OUTSIDE: Ja "配列の外の添字です", En "index outside the array";

    LARGE_BOARD: Ja "大きな盤で試す", En "Try it on a larger board";
    COUNT_LARGE: Ja "N = 12 を数える", En "Count N = 12";
    CANCEL_LARGE: Ja "中止する", En "Stop";
    NO_WORKER: Ja "プログラムを動かすワーカーが起動しませんでした。ページを再読み込みしてから、もう一度実行してください。直らないときは、ブラウザーの設定、サイトの配信元の規則、拡張機能のどれかがワーカーを止めています。",
        En "The worker that runs the program did not start. Load the page again, then run the program again. If that does not help, a setting of the browser, a policy of the host or an extension forbids workers.";
    ON_EVERY_CORE: Ja "同じ盤をすべてのコアで数える", En "Count the same board on every core";

    STAGE_ORDER: Ja "並べる", En "Order the lines";
    STAGE_BLANK: Ja "1 か所埋める", En "Fill one blank";
    STAGE_ALL: Ja "すべて埋める", En "Fill every blank";
    STAGE_COMMENTS: Ja "コメントから書く", En "From comments";
    STAGE_NOTHING: Ja "何もない状態から書く", En "From nothing";
    STAGE_HALF_ROW: Ja "半分だけ探す", En "Half the first row";
    STAGE_CARRY_CHAIN: Ja "輪から埋める", En "The carry chain";
    ORDER_TASK: Ja "ループのコードの順番が入れ替わっています。行を選んでドラッグするか、矢印で動かして、正しい順に並べ、実行してください。", En "The lines of the loop are mixed up. Choose a line, drag it or move it by the arrows into its place, then run.";
    BLANK_TASK: Ja "`?` を式に書き換えて、実行してください。", En "Replace the `?` by an expression, then run.";
    ALL_TASK: Ja "すべての `?` を式に書き換えて、実行してください。", En "Replace every `?` by an expression, then run.";
    COMMENTS_TASK: Ja "コメントの言うとおりに、ループを書いてください。", En "Write the loop that the comments describe.";
    NOTHING_TASK: Ja "ループ全体を書いてください。正しく数えれば、どんな書き方でもかまいません。", En "Write the whole loop. Any way that counts right is right.";
    HALF_ROW_TASK: Ja "行0の半分だけを探し、数を 2 倍にすると、実行するコードの行の数は約半分になります。N が奇数のとき、真ん中の列は 2 倍にしません。",
        En "Search half of row 0 and double the count: about half as many lines are carried out. Where N is odd, the middle column is not doubled.";
    CARRY_CHAIN_TASK: Ja "上下左右の 2 行 2 列（輪）を先に埋め、回転や鏡像で重なる輪は 1 つだけ調べます。`weight` は、その輪の互いに違う[対称形](image)の数で、8、4、2 のどれかです。すべての `?` を式に書き換えて、実行してください。ほかの書き方でもかまいません。",
        En "The ring, two lines on each side, is filled first, and of its [images](image) one is searched. `weight` is the number of its different images: 8, 4 or 2. Replace every `?` by an expression, then run. Any other way that counts right is right.";
    PIECE_RING: Ja "chain：輪のクイーンの場所。各辺に 2 つ、4 ビットずつ", En "chain: the ring's eight queens, four bits for each place";
    PIECE_IMAGES: Ja "輪が埋まった：同じ対称形を数え、より小さいものがあるか調べる", En "a full ring: count its equal images, and look for a smaller one";
    PIECE_INSIDE: Ja "内側を探す：まだクイーンのいない行を open に並べる", En "search the inside: open lists the rows without a queen";
    PIECE_PLACE: Ja "前の場所へ戻るか、この場所を見る。y は行、x は列", En "go back to the place before, or take this one: row y, column x";
    PIECE_QUEEN: Ja "クイーンを取り除くか、置く。角にはもういることがある", En "take the queen away or set one; a corner may have her already";

    BLANK_PICK: Ja "置くマスを選ぶ（bit）", En "pick the square (bit)";
    BLANK_CLEAR: Ja "選んだビットを消す", En "clear the bit taken";
    BLANK_LEFT: Ja "left を求める", En "left";
    BLANK_DOWN: Ja "down を求める", En "down";
    BLANK_RIGHT: Ja "right を求める", En "right";
    BLANK_FREE: Ja "空いているマスを求める（bitmap）", En "the free squares (bitmap)";
}

/// What each piece of the carry chain does.
pub(super) const PIECES: [Phrase; 5] = [
    PIECE_RING,
    PIECE_IMAGES,
    PIECE_INSIDE,
    PIECE_PLACE,
    PIECE_QUEEN,
];

/// Names the open stage, and its place among all of them.
pub fn open_stage(stage: Stage) -> Sentence {
    let all = Stage::ALL;
    let at = all.iter().take_while(|other| **other != stage).count() + 1;
    let (of, name) = (all.len(), self::stage(stage));
    sentence!(Ja "段階 {at} / {of}：{name}", En "Stage {at} of {of}: {name}")
}

/// Says how a text in another language is written here.
pub const fn foreign(language: Export) -> Phrase {
    match language {
        Export::Python => PYTHON,
        Export::C => C,
        Export::JavaScript => JAVASCRIPT,
        Export::Rust => RUST,
    }
}

/// Names the button that leads to a line, from 0.
pub fn to_line(line: usize) -> Sentence {
    let line = line + 1;
    sentence!(Ja "{line} 行目を直す", En "Mend line {line}")
}

/// Says which line is the first that stands in another's place.
pub fn misplaced(line: usize) -> Sentence {
    sentence!(
        Ja "{line} 行目の位置が違います。ここより上は合っています。",
        En "Line {line} belongs elsewhere. The lines above it are right."
    )
}

/// Says that a program may not be longer.
pub fn full() -> Sentence {
    sentence!(
        Ja "プログラムは {LONGEST_PROGRAM:,} 文字までです。いまその長さに達していて、それを超える分は入りません。",
        En "A program may have {LONGEST_PROGRAM:,} characters. This one has as many, and what goes beyond is left out."
    )
}

/// Says that the browser does not store what is typed.
pub fn not_stored(why: NotStored) -> Sentence {
    sentence!(
        Ja "{reason}。いま書いた分は、このタブを閉じると失われます。「リンクをコピー」で残せます。",
        En "{reason}. What you typed is lost when this tab is closed; a copied link keeps it.";
        reason = why.phrase()
    )
}

pub const fn stage(stage: Stage) -> Phrase {
    match stage {
        Stage::Order => STAGE_ORDER,
        Stage::Blank => STAGE_BLANK,
        Stage::All => STAGE_ALL,
        Stage::Comments => STAGE_COMMENTS,
        Stage::Nothing => STAGE_NOTHING,
        Stage::HalfRow => STAGE_HALF_ROW,
        Stage::CarryChain => STAGE_CARRY_CHAIN,
    }
}

pub const fn task(stage: Stage) -> Phrase {
    match stage {
        Stage::Order => ORDER_TASK,
        Stage::Blank => BLANK_TASK,
        Stage::All => ALL_TASK,
        Stage::Comments => COMMENTS_TASK,
        Stage::Nothing => NOTHING_TASK,
        Stage::HalfRow => HALF_ROW_TASK,
        Stage::CarryChain => CARRY_CHAIN_TASK,
    }
}

pub const fn blank(blank: Blank) -> Phrase {
    match blank {
        Blank::Pick => BLANK_PICK,
        Blank::Clear => BLANK_CLEAR,
        Blank::Left => BLANK_LEFT,
        Blank::Down => BLANK_DOWN,
        Blank::Right => BLANK_RIGHT,
        Blank::Free => BLANK_FREE,
    }
}

/// Says what the line carried out last wrote, or what stopped the program.
pub fn carried_out(walk: &ProgramWalk) -> Sentence {
    match walk.last() {
        None => at_start(walk.size()),
        Some(Err(stop)) => stopped(walk.run().program(), stop, walk.size()),
        Some(Ok(RanLine::End(_))) => {
            let solutions = walk.run().number("solutions").unwrap_or(0);
            sentence!(
                Ja "プログラムが終わりました。`solutions` は {solutions} です。",
                En "The program has ended. `solutions` is {solutions}."
            )
        }
        Some(Ok(RanLine::Line(line))) => {
            let line = line + 1;
            let written = written(walk.run(), walk.size());
            sentence!(Ja "{line} 行目：{written}", En "Line {line}: {written}")
        }
    }
}

/// Says before the first line what this walk is, whatever the run has come to.
fn at_start(size: Size) -> Sentence {
    sentence!(
        Ja "ここでは、プログラムを N = {size} で 1 行ずつ実行します。「次へ」で最初の行を実行します。",
        En "Here your program runs line by line, on N = {size}. Next carries out its first line."
    )
}

/// What a line wrote: `row = 1, left[1] = 0010 (2)`.
fn written(run: &ProgramRun, size: Size) -> String {
    let writes = run.writes().iter().map(|write| {
        let name = written_name(run, write);
        let number = number(name, write.value, size);
        match write.index {
            Some(index) => format!("`{name}[{index}]` = {number}"),
            None => format!("`{name}` = {number}"),
        }
    });
    writes.collect::<Vec<_>>().join(", ")
}

/// A value, in binary too where it is a word.
pub fn number(name: &str, value: i64, size: Size) -> String {
    match u64::try_from(value) {
        Ok(word) if is_word(name) => format!("{} ({value})", binary(word, size)),
        _ => value.to_string(),
    }
}

/// Tells whether a name is not one of a plain number.
fn is_word(name: &str) -> bool {
    !matches!(name, "row" | "solutions" | "n")
}

/// Says what the run came to; `None` while it runs.
pub fn large(run: &LargeRun, program: &Program) -> Option<Sentence> {
    Some(match run {
        LargeRun::Running { is_unheard, .. } => {
            return is_unheard.then(|| WORKER_UNHEARD.into());
        }
        LargeRun::Counted { own, listing } => counted(own, listing),
        LargeRun::Stopped(stop) => stopped(program, *stop, LARGE),
        LargeRun::Failed => NO_WORKER.into(),
    })
}

fn counted(own: &ProgramCount, listing: &ProgramCount) -> Sentence {
    let is_right = u64::try_from(own.solutions) == Ok(known(LARGE).total);
    let outcome = if is_right {
        let total = grouped(known(LARGE).total);
        sentence!(
            Ja "N = {LARGE} の解を、正しく {total} 個と数えました。",
            En "Your program counts {total} solutions of N = {LARGE}, which is right."
        )
    } else {
        miscounted(own.solutions, LARGE)
    };
    let [(time, lines), (loop_time, loop_lines)] =
        [own, listing].map(|count| (time(count), grouped(count.lines)));
    let beside = sentence!(
        Ja "{lines} 行を実行するのに {time} ミリ秒かかりました。同じように動かしたステップ実行のループは、{loop_lines} 行で {loop_time} ミリ秒です。",
        En "It took {time} ms for {lines} lines. The loop of the stepper, run the same way, took {loop_time} ms for {loop_lines} lines."
    );
    outcome.and(&beside)
}

/// Milliseconds.
fn time(count: &ProgramCount) -> String {
    #[expect(clippy::cast_precision_loss, reason = "told to three digits")]
    let time = count.micros as f64 / 1000.0;
    millis(time)
}

/// Says how far a run has come.
pub fn lines_so_far(lines: u64) -> Sentence {
    let lines = grouped(lines);
    sentence!(
        Ja "N = {LARGE} を数えています。実行した行：{lines}",
        En "Counting N = {LARGE}. Lines carried out: {lines}"
    )
}

phrases! {
    NO_DIAGONALS: Ja "空いているマスを `down` だけで決めています。", En "the free squares heed `down` alone.";
    NO_BACKTRACK: Ja "行き止まりで探索を終えています。", En "a dead end ends the search.";
    WRONG_WAY: Ja "`left` を右へシフトしています。", En "`left` is shifted to the right.";
    PLUS: Ja "OR の代わりに足し算をしています。", En "the words are added where OR should join them.";
    NO_NOT: Ja "`~` がありません。", En "the `~` is missing.";
    NO_MASK: Ja "`mask` で盤の外のビットを消していません。", En "`mask` does not cut the bits beyond the board.";
    NO_PLUS_ONE: Ja "`-x` の代わりに `~x` を使っています。", En "`~x` stands where `-x` should.";
    NO_CLEAR: Ja "選んだビットを `bitmap` から消していません。", En "the bit that was taken stays in `bitmap`.";
    SHIFT_ONCE: Ja "新しいクイーンのビットだけをシフトしています。", En "only the new queen's bit is shifted.";
    CUT_LEFT: Ja "`left` を盤の幅で切っています。", En "`left` is cut to the board.";
    ONE_WORD: Ja "すべての行が同じ 1 つの変数を使っています。", En "all rows share one place.";
    ROW_ABOVE_ZERO: Ja "`row` が 0 より大きい間だけ繰り返しています。", En "the loop runs only while `row` is above 0.";
    HIGHEST_BIT: Ja "最上位のビットから選んでいます。", En "the highest bit is taken first.";
    LAST_ONLY: Ja "`down` が最後のクイーンだけを持っています。", En "`down` keeps the last queen alone.";
    TWICE: Ja "`down` にビットの値を 2 回足しています。", En "the bit is added to `down` twice.";
    COLUMN_NUMBER: Ja "`down` に、ビットではなく列の番号を入れています。", En "`down` is given the column's number, not its bit.";
    TEST_LATE: Ja "すべてのマスを空きとして扱い、最後にまとめて調べています。", En "every square counts as free, and only full boards are tested.";
    NO_DOWN: Ja "空いているマスを斜めだけで決めています。", En "the free squares heed the diagonals alone.";
    FLIP: Ja "OR の代わりに XOR を使っています。", En "XOR stands where OR should.";
    INTERSECTION: Ja "OR の代わりに AND を使っています。", En "AND stands where OR should.";
    ONE_DIAGONAL: Ja "`left` が、盤の片側の斜めの線だけを持っています。", En "`left` keeps the diagonals of one half alone.";
    NO_BRACKETS: Ja "影を合わせる式に、かっこがありません。", En "the shadows are joined without brackets.";
    MASK_SHORT: Ja "`mask` の 1 が 1 つ足りません。", En "`mask` has a 1 too few.";
    ROW_SHORT: Ja "行0で、いちばん右のマスを試していません。", En "the rightmost square of row 0 is not tried.";
    ADD: Ja "`down` に、ビットを足し算で加えています。", En "the bit is added to `down`.";
    NO_UP: Ja "解を数えたあと、`row` を減らしていません。", En "`row` stays where it is after a solution.";
    RIGHT_ONCE: Ja "`right` で、新しいクイーンの影だけをずらしています。", En "only the new queen's shadow is shifted into `right`.";
    EACH_APART: Ja "3 つの影を、1 つずつ反転しています。", En "the three shadows are inverted one by one.";
    SIGN_KEPT: Ja "`right` の左端に 1 が残ります。", En "a 1 stays at the left end of `right`.";
    FEW_FLAGS: Ja "斜めのフラグが足りません。", En "there are too few flags for the diagonals.";
}

/// What a fault of the search does, and the slug of its lesson; nothing for a fault of a count.
pub const fn fault(fault: Fault) -> Option<(Phrase, &'static str)> {
    Some(match fault {
        Fault::NoDiagonals => (NO_DIAGONALS, "puzzle"),
        Fault::NoBacktrack => (NO_BACKTRACK, "backtrack"),
        Fault::WrongWay => (WRONG_WAY, "shadow"),
        Fault::Plus => (PLUS, "operators"),
        Fault::NoNot => (NO_NOT, "mask"),
        Fault::NoMask => (NO_MASK, "and"),
        Fault::NoPlusOne => (NO_PLUS_ONE, "lowest"),
        Fault::NoClear => (NO_CLEAR, "next"),
        Fault::ShiftOnce => (SHIFT_ONCE, "shift"),
        Fault::CutLeft => (CUT_LEFT, "and"),
        Fault::OneWord => (ONE_WORD, "loop"),
        Fault::RowAboveZero => (ROW_ABOVE_ZERO, "undo"),
        Fault::HighestBit => (HIGHEST_BIT, "lowest"),
        Fault::LastOnly => (LAST_ONLY, "shadow"),
        Fault::Twice => (TWICE, "layout"),
        Fault::ColumnNumber => (COLUMN_NUMBER, "layout"),
        Fault::TestLate => (TEST_LATE, "cost"),
        Fault::NoDown => (NO_DOWN, "mask"),
        Fault::Flip => (FLIP, "onebit"),
        Fault::Intersection => (INTERSECTION, "elsewhere"),
        Fault::OneDiagonal => (ONE_DIAGONAL, "join"),
        Fault::FewFlags => (FEW_FLAGS, "flags"),
        Fault::NoBrackets => (NO_BRACKETS, "precedence"),
        Fault::SignKept => (SIGN_KEPT, "arithmetic"),
        Fault::MaskShort => (MASK_SHORT, "and"),
        Fault::RowShort => (ROW_SHORT, "mask"),
        Fault::Add => (ADD, "operators"),
        Fault::NoUp => (NO_UP, "exits"),
        Fault::RightOnce => (RIGHT_ONCE, "precedence"),
        Fault::EachApart => (EACH_APART, "elsewhere"),
        Fault::EightEach
        | Fault::NoMiddle
        | Fault::NoCornerRule
        | Fault::TurnsOnly
        | Fault::AnyFit
        | Fault::NoTies
        | Fault::KeptOnly => return None,
    })
}
