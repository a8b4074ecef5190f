//! Words of the figure of the fast count.

use crate::{
    course::{
        JoinStep,
        words::{list, listed},
    },
    pages::lesson::{Corner, Half, LastCount, Plane},
    text::{Phrase, Sentence, phrase, phrases, sentence, time, words::COMMA},
};
use bitqueens_core::{
    counting::{CountMethod, Plan},
    solver::Size,
};

phrases! {
    JOIN: Ja "N = 8 の結合", En "The join of N = 8";
    CHOOSE_ROWS: Ja "行の組を選ぶ", En "Choose a row set";
    CHOOSE_ROWS_WHY: Ja "どの行のクイーンを東（右半分）に置くかを決めます。東は 4 列なので、8 行のうち 4 行です。対称なものを 1 つにまとめると、次の 38 組が残ります。下の数は、その組が受け持つ解の数です。",
        En "Decide which rows have their queen in the east, the right half. It has four columns, so it takes four of the eight rows. With mirror images as one, 38 row sets are left. The number below each says how many solutions it stands for.";
    LIST_QUARTERS: Ja "部分盤の置き方を書き出す", En "List the quarters";
    LIST_QUARTERS_WHY: Ja "盤を 4 つの部分盤に切り、それぞれの行を埋める置き方をすべて書き出します。下の数字は使った列で、左から順に並びます。東の部分盤では、盤の長い対角線のマスを使いません。そこにクイーンがいる解は、鏡像が西のほうで数えられます。",
        En "Cut the board into four quarters and list every way to fill the rows of each. The digits below a way are the columns it uses, from the left. In the east the squares on the long diagonals of the board stay empty: a solution with a queen there has a mirror image that is counted in the west.";
    JOIN_HALVES: Ja "北と南を合わせて半盤にする", En "Join north and south into halves";
    JOIN_HALVES_WHY: Ja "使う列がちょうど逆になる 2 つ、たとえば `0110` と `1001` だけを合わせます。これで行も列も重なりません。残るのは斜めの線です。北と南が通る斜めの線のワードに AND をとり、0 なら半盤として残し、0 でなければ捨てます。",
        En "Only two that use opposite columns go together, such as `0110` and `1001`. No row and no column is then used twice. Diagonals are left to test: where the AND of both words is 0 the half survives, otherwise it is dropped.";
    EAST: Ja "東", En "East";
    WEST: Ja "西", En "West";
    NORTH: Ja "北", En "N";
    SOUTH: Ja "南", En "S";
    SURVIVES: Ja "AND は 0：残る", En "AND is 0: survives";
    DROPPED: Ja "捨てる：重なる斜めの線", En "dropped: both on";
    MATCH: Ja "西と東を突き合わせる", En "Match west and east";
    MATCH_WHY: Ja "西の半盤を 1 つ選びます。表の 1 行が 1 本の斜めの線です。東の列の 1 は、その半盤がその斜めの線を空けていることを表します。西が通る斜めの線の行だけを取り出し、縦に AND をとります。1 が残った半盤となら、解になります。",
        En "Choose a western half. Each row of the table is a diagonal. In the eastern columns a 1 says that this half leaves the diagonal free. Take the rows of the diagonals that the western half occupies and AND them, column by column. Where a 1 is left, the two halves make a solution.";
    DIAGONAL: Ja "斜めの線", En "diagonal";
    AND: Ja "AND", En "AND";
    NO_EAST: Ja "東に半盤が 1 つも残らないので、この行の組に解はありません。", En "No eastern half survives, so this row set has no solution.";
    NO_WEST: Ja "西に半盤が 1 つも残らないので、この行の組に解はありません。", En "No western half survives, so this row set has no solution.";
    WEIGHTS_WHY: Ja "係数は、鏡像も合わせて何個の解になるかを表します。西の半盤で長い対角線にあるクイーンの数（0、1、2）で決まり、0 のものは別の行の組が受け持ちます。",
        En "The factor says how many solutions a pair stands for, mirror images included. It depends on how many queens of the western half stand on long diagonals: none, one or two. Where it is 0, another row set counts them.";
    FALLS: Ja "右下がり", En "falling";
    RISES: Ja "右上がり", En "rising";
    ROW_SETS: Ja "行の組", En "row sets";
    EAST_HALVES: Ja "東の半盤", En "eastern halves";
    WEST_HALVES: Ja "西の半盤", En "western halves";
    PAIRS: Ja "突き合わせの回数", En "pairs to match";
    ROUNDS: Ja "128 個まとめた突き合わせ", En "matches of 128 at once";
    NOT_COUNTED: Ja "このブラウザーでは、まだ N = 16 を数えていません。", En "This browser has not counted N = 16 yet.";
    COUNT_16: Ja "N = 16 を数える", En "Count N = 16";
    ROWS_PROBLEM: Ja "アドレスの rows か half が図にないので、最初の行の組を表示しています。",
        En "The rows or the half in the address are not in the figure, so it shows the row set that it opens with.";
    HALF_PROBLEM: Ja "アドレスの half が半盤の数より大きいので、最後の半盤を表示しています。",
        En "The half in the address is greater than the number of halves, so the figure shows the last one.";
}

/// The heading of a step, and what is done in it.
pub const fn step(of: JoinStep) -> [Phrase; 2] {
    match of {
        JoinStep::Rows => [CHOOSE_ROWS, CHOOSE_ROWS_WHY],
        JoinStep::Quarters => [LIST_QUARTERS, LIST_QUARTERS_WHY],
        JoinStep::Halves => [JOIN_HALVES, JOIN_HALVES_WHY],
        JoinStep::Match => [MATCH, MATCH_WHY],
    }
}

pub const fn corner(corner: Corner) -> Phrase {
    match corner {
        Corner::NorthEast => phrase!(Ja "北東", En "North-east"),
        Corner::SouthEast => phrase!(Ja "南東", En "South-east"),
        Corner::NorthWest => phrase!(Ja "北西", En "North-west"),
        Corner::SouthWest => phrase!(Ja "南西", En "South-west"),
    }
}

/// The rows of a quarter and the number of its ways.
pub fn quarter(of: Corner, rows: &[u8], n_ways: usize) -> Sentence {
    let corner = corner(of);
    if rows.is_empty() {
        return sentence!(Ja "{corner}：空き", En "{corner}: no row");
    }
    sentence!(
        Ja "{corner}：行{rows}、{n_ways} 通り",
        En "{corner}: {n_rows:row|rows} {rows}, {n_ways} {n_ways:way|ways}";
        n_rows = rows.len(), rows = list(rows, phrase!(Ja "・", En ", "))
    )
}

/// Names a row set and the solutions it stands for.
pub fn row_set(rows: &[u8], solutions: u64) -> Sentence {
    sentence!(
        Ja "東の行{rows}：解 {solutions} 個",
        En "rows {rows} in the east: {solutions} {solutions:solution|solutions}";
        rows = list(rows, phrase!(Ja "・", En ", "))
    )
}

pub fn sum_of_sets(n_sets: usize, total: u64) -> Sentence {
    sentence!(
        Ja "{n_sets} 組の合計は {total} 個。N = 8 の解の数です。",
        En "The {n_sets} row sets add up to {total}, the number of solutions of N = 8."
    )
}

/// Says how many pairs of quarters survive as halves.
pub fn surviving(half: Phrase, tried: usize, halves: usize) -> Sentence {
    sentence!(
        Ja "{half}：{tried} 通りのうち {halves} 通りが残る",
        En "{half}: {halves} of {tried} pairs {halves:survives|survive}"
    )
}

/// The sign of a diagonal: its direction, and its distance above or below the long one.
pub fn sign(plane: &Plane) -> String {
    let direction = if plane.falls { '╲' } else { '╱' };
    let side = if plane.distance < 0 { '−' } else { '+' };
    format!("{direction} {side}{}", plane.distance.abs())
}

pub fn diagonal(plane: &Plane) -> Sentence {
    let direction = if plane.falls { FALLS } else { RISES };
    let distance = plane.distance.abs();
    let side = if plane.distance < 0 {
        phrase!(Ja "下", En "below")
    } else {
        phrase!(Ja "上", En "above")
    };
    sentence!(
        Ja "{direction}、長い対角線より {distance} 本{side}",
        En "{direction}, {distance} {side} the long one"
    )
}

/// Says which diagonal each bit of a word stands for, from the left; `signs` are their signs.
pub fn order_of_bits(signs: &[String]) -> Sentence {
    // A sign stays on one line.
    let signs = signs.iter().map(|sign| sign.replace(' ', "\u{a0}"));
    let signs: Vec<String> = signs.collect();
    let signs = list(&signs, COMMA);
    sentence!(
        Ja "下のワードは 1 ビットが 1 本の斜めの線です。左から {signs} の順に並びます。",
        En "In the words below each bit is a diagonal, from the left: {signs}."
    )
}

pub fn half(side: Phrase, number: usize) -> Sentence {
    sentence!(Ja "{side} {number}", En "{side} {number}")
}

/// Names a western half and the number of eastern halves that fit.
pub fn item(number: usize, fitting: usize) -> Sentence {
    sentence!(
        Ja "西 {number}：合う東は {fitting} 個",
        En "West {number}: fits {fitting} in the east"
    )
}

/// Says how many eastern halves fit the chosen western one.
pub fn fitting(number: usize, fitting: usize) -> Sentence {
    match fitting {
        0 => sentence!(
            Ja "西 {number} に合う東の半盤はありません。",
            En "West {number} fits no eastern half."
        ),
        1 => sentence!(
            Ja "西 {number} に合う東の半盤は 1 個です。",
            En "West {number} fits one eastern half."
        ),
        _ => sentence!(
            Ja "西 {number} に合う東の半盤は {fitting} 個です。",
            En "West {number} fits {fitting} eastern halves."
        ),
    }
}

/// The pairs of each class with their weights, and their sum.
pub fn weighted(found: [u64; 3], weights: [u64; 3], solutions: u64) -> Sentence {
    let terms = found.iter().zip(weights);
    let sum = listed(terms.map(|(n, weight)| format!("{n} × {weight}")), " + ");
    sentence!(
        Ja "この行の組では、{sum} = {solutions} 個の解になります。",
        En "For this row set: {sum} = {solutions} {solutions:solution|solutions}."
    )
}

/// What becomes of a pair of quarters; `shared` are the signs of the diagonals they share.
pub fn fate(of: &Half, shared: &str) -> Sentence {
    if of.fits() {
        return SURVIVES.into();
    }
    sentence!(Ja "{dropped} {shared}", En "{dropped} {shared}"; dropped = DROPPED)
}

/// The times of both methods for N = 16 on the machine that the plans were made with.
pub fn recorded() -> Sentence {
    let size = Size::new(16).unwrap_or(Size::MIN);
    let time = |method| time(1.0e3 * Plan::new(size, method).reference_time().as_secs_f64());
    let (search, join) = (time(CountMethod::Search), time(CountMethod::Join));
    sentence!(
        Ja "所要時間の見積もりの基準としたコンピューターでは、ワーカー 1 つで、N = 16 の探索に {search}、結合に {join}かかりました。",
        En "On the machine that the estimates rest on, one worker took {search} to search N = 16 and {join} to join it."
    )
}

/// The time that this machine has taken.
pub fn counted_here(counted: LastCount) -> Sentence {
    // No count takes so long that a digit is lost.
    #[expect(clippy::cast_precision_loss, reason = "a number for reading")]
    let time = time(counted.milliseconds as f64);
    let method = match counted.method {
        CountMethod::Join => phrase!(Ja "結合", En "the join"),
        _ => phrase!(Ja "探索", En "the search"),
    };
    let workers = counted.workers;
    sentence!(
        Ja "このコンピューターでは、N = 16 を{method}で {time}で数えました（ワーカー {workers} 個、起動を含む）。",
        En "On this machine {method} counted N = 16 in {time}, with {workers} {workers:worker|workers}, their start included."
    )
}
