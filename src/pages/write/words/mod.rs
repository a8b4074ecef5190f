//! The words of the page on which the reader writes the solver.

pub mod faults;
pub mod hints;
mod large;

pub use crate::text::{STEPPER, comment, mistake, outcome};
pub use faults::fault;
pub use hints::{hint, kind};
pub use large::{large, lines_so_far};

use bitqueens_core::{
    program::{Export, ProgramRun, RanLine},
    solver::Size,
};

use super::{Blank, ProgramWalk, Stage, program_walk::written_name};
use crate::text::{Phrase, Sentence, binary, phrases, sentence, stopped};

phrases! {
    TITLE: "ソルバーを書く", "Write the solver";
    WHY: "ステップ実行の画面にあるループを、自分で書きます。実行すると、N = 1 から 8 までの[解](solution)を数え、違っていれば、どの行のどのビットで最初に違うかを盤で示します。",
        "Write the loop of the stepper yourself. Run it: it counts the [solutions](solution) for N = 1 to 8, and where a count is wrong, the board shows the first bit that is.";
    STAGES: "段階", "Stages";
    BLANK: "空欄", "Blank";
    SOURCE: "プログラム", "Your program";
    RUN: "実行する", "Run";
    HINT: "ヒントを 1 つ見る", "Show one hint";
    HINTS: "見たヒント", "Hints shown";
    NO_MORE_HINTS: "この段階のヒントは、すべて表示しています。", "Every hint of this stage is shown.";
    START_OVER: "最初の形に戻す", "Start over";
    UNDO: "元のプログラムに戻す", "Bring my text back";
    RAISE: "上へ", "up";
    VALUES: "変数の値", "Values";
    RUN_TO: "この行まで進む", "walk on to this line";
    TO_WRONG: "違っているステップに戻る", "Back to that step";
    STEPS: "ステップ", "Step";
    MARKS: "（目盛りは解）", ", solutions marked";
    AT_START: "まだ 1 行も実行していません。", "No line has been carried out yet.";
    COUNTS: "数えた解の数", "Counts";
    COUNTED: "このプログラム", "Your program";
    PUBLISHED: "正しい数", "True count";
    NEXT_STAGE: "次の段階へ", "To the next stage";
    NOTATION: "使えるのは、名前と `name[…]`、整数、`+ - ~ << >> & ^ |`、比較、`= += -= <<= >>= &= |= ^=`、`while`、`if`、`else`、`//` のコメントです。`n` は盤の一辺、[`mask`](mask) は 1 を n 個並べた数で、ほかは 0 から始まります。数は 64 ビットです。解の数を `solutions` に入れてください。",
        "The notation: names and `name[…]`, integers, `+ - ~ << >> & ^ |`, comparisons, `= += -= <<= >>= &= |= ^=`, `while`, `if`, `else`, and `//` comments. `n` is the [side of the board](size), [`mask`](mask) is n ones; everything else starts at 0. Numbers have 64 bits. Leave the count in `solutions`.";
    KEY_RUN: "プログラムの中で：実行する", "in the program: run it";
    KEY_STEP: "実行した行を 1 つ進む、戻る", "one line forward, one line back";
    NO_SUCH_STAGE: "アドレスの段階が見つからないので、最初の段階を開きました。", "The address names a stage that does not exist, so the first one is open.";
    NO_SUCH_TEXT: "アドレスのプログラムを読み取れませんでした。リンク全体をコピーしてください。", "The program in the address cannot be read. Copy the whole link.";

    KNOWN_FAULT: "知られている間違いです：", "A known fault:";
    TO_LESSON: "その課を読む", "read its lesson";
    EXPORT: "ほかの言語のファイルにする", "Take it home as a file";
    EXPORTED: "N = 1 から 10 までの数を表示するプログラム", "A program that prints the counts from N = 1 to 10";
    SAVE: "ファイルに保存する", "Save as a file";
    OUTSIDE: "配列の外の添字です", "index outside the array";

    LARGE_BOARD: "大きな盤で試す", "Try it on a larger board";
    COUNT_LARGE: "N = 12 を数える", "Count N = 12";
    CANCEL_LARGE: "中止する", "Stop";
    NO_WORKER: "プログラムを動かすワーカーが起動しませんでした。ページを再読み込みしてから、もう一度実行してください。",
        "The worker that runs the program did not start. Load the page again, then run the program again.";
    ON_EVERY_CORE: "同じ盤をすべてのコアで数える", "Count the same board on every core";

    STAGE_ORDER: "並べる", "Order the lines";
    STAGE_BLANK: "1 か所埋める", "Fill one blank";
    STAGE_ALL: "すべて埋める", "Fill every blank";
    STAGE_COMMENTS: "コメントから書く", "From comments";
    STAGE_NOTHING: "何もない状態から書く", "From nothing";
    STAGE_HALF_ROW: "半分だけ探す", "Half the first row";
    STAGE_CARRY_CHAIN: "輪から埋める", "The carry chain";
    ORDER_TASK: "ループの行がばらばらです。番号をつかんで動かすか、「上へ」を押して、正しい順に並べ、実行してください。", "The lines of the loop are mixed up. Drag them by their numbers, or move them up, into their order, then run.";
    BLANK_TASK: "`?` を式に書き換えて、実行してください。", "Replace the `?` by an expression, then run.";
    ALL_TASK: "すべての `?` を式に書き換えて、実行してください。", "Replace every `?` by an expression, then run.";
    COMMENTS_TASK: "コメントの言うとおりに、ループを書いてください。", "Write the loop that the comments describe.";
    NOTHING_TASK: "ループ全体を書いてください。正しく数えれば、どんな書き方でもかまいません。", "Write the whole loop. Any way that counts right is right.";
    HALF_ROW_TASK: "行0の左半分だけを探し、数を 2 倍にすると、実行する行の数は約半分になります。N が奇数のとき、真ん中の列は 2 倍にしません。",
        "Search half of row 0 and double the count: about half as many lines are carried out. Where N is odd, the middle column is not doubled.";
    CARRY_CHAIN_TASK: "上下左右の 2 行 2 列（輪）を先に埋め、回転や鏡像で重なる輪は 1 つだけ調べます。`weight` は、その輪の互いに違う[対称形](image)の数で、8、4、2 のどれかです。すべての `?` を式に書き換えて、実行してください。ほかの書き方でもかまいません。",
        "The ring, two lines on each side, is filled first, and of its [images](image) one is searched. `weight` is the number of its different images: 8, 4 or 2. Replace every `?` by an expression, then run. Any other way that counts right is right.";
    PIECE_RING: "chain：輪のクイーンの場所。各辺に 2 つ、4 ビットずつ", "chain: the ring's eight queens, four bits for each place";
    PIECE_IMAGES: "輪が埋まった：同じ対称形を数え、より小さいものがあるか調べる", "a full ring: count its equal images, and look for a smaller one";
    PIECE_INSIDE: "内側を探す：まだクイーンのいない行を open に並べる", "search the inside: open lists the rows without a queen";
    PIECE_PLACE: "前の場所へ戻るか、この場所を見る。y は行、x は列", "go back to the place before, or take this one: row y, column x";
    PIECE_QUEEN: "クイーンを取り除くか、置く。角にはもういることがある", "take the queen away or set one; a corner may have her already";

    BLANK_PICK: "置くマスを選ぶ（bit）", "pick the square (bit)";
    BLANK_CLEAR: "選んだビットを消す", "clear the bit taken";
    BLANK_LEFT: "left を求める", "left";
    BLANK_DOWN: "down を求める", "down";
    BLANK_RIGHT: "right を求める", "right";
    BLANK_FREE: "空いているマスを求める（bitmap）", "the free squares (bitmap)";
}

/// What each piece of the carry chain does.
pub(super) const PIECES: [Phrase; 5] = [
    PIECE_RING,
    PIECE_IMAGES,
    PIECE_INSIDE,
    PIECE_PLACE,
    PIECE_QUEEN,
];

/// The name of a stage.
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

/// What a stage asks for.
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

/// The name of a blank.
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
        None => AT_START.into(),
        Some(Err(stop)) => stopped(walk.run().program(), stop, walk.size()),
        Some(Ok(RanLine::End(_))) => {
            let solutions = walk.run().number("solutions").unwrap_or(0);
            sentence!(
                "プログラムが終わりました。`solutions` は {solutions} です。",
                "The program has ended. `solutions` is {solutions}."
            )
        }
        Some(Ok(RanLine::Line(line))) => {
            let line = line + 1;
            let written = written(walk.run(), walk.size());
            sentence!("{line} 行目：{written}", "Line {line}: {written}")
        }
    }
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

/// The name of a language, the same in both of the page's.
pub const fn language(export: Export) -> &'static str {
    match export {
        Export::Python => "Python",
        Export::C => "C",
        Export::JavaScript => "JavaScript",
        Export::Rust => "Rust",
    }
}
