//! Words of the figure of the fast count.

use super::listed;
use crate::{
    pages::learn::{Corner, Half, JoinStep, LastCount, Plane},
    text::{Phrase, Sentence, fixed, phrases, sentence},
};
use bitqueens_core::{
    counting::{CountMethod, Plan},
    solver::Size,
};

phrases! {
    JOIN: "N = 8 の結合", "The join of N = 8";
    CHOOSE_ROWS: "行の組を選ぶ", "Choose a row set";
    CHOOSE_ROWS_WHY: "どの行のクイーンを東（右半分）に置くかを決めます。東は 4 列なので、8 行のうち 4 行です。対称なものを 1 つにまとめると、次の 38 組が残ります。下の数は、その組が受け持つ解の数です。",
        "Decide which rows have their queen in the east, the right half. It has four columns, so it takes four of the eight rows. With mirror images as one, 38 row sets are left. The number below each says how many solutions it stands for.";
    LIST_QUARTERS: "部分盤の置き方を書き出す", "List the quarters";
    LIST_QUARTERS_WHY: "盤を 4 つの部分盤に切り、それぞれの行を埋める置き方をすべて書き出します。下の数字は使った列で、左から順に並びます。東の部分盤では、盤の長い対角線のマスを使いません。そこにクイーンがある解は、鏡像が西のほうで数えられます。",
        "Cut the board into four quarters and list every way to fill the rows of each. The digits below a way are the columns it uses, from the left. In the east the squares on the long diagonals of the board stay empty: a solution with a queen there has a mirror image that is counted in the west.";
    JOIN_HALVES: "北と南を合わせて半盤にする", "Join north and south into halves";
    JOIN_HALVES_WHY: "使う列がちょうど逆になる 2 つ、たとえば `0110` と `1001` だけを合わせます。これで行も列も重なりません。残るのは斜めの線です。北と南が通る斜めの線のワードに AND をとり、0 なら半盤として残し、0 でなければ捨てます。",
        "Only two that use opposite columns go together, such as `0110` and `1001`. No row and no column is then used twice. Diagonals are left to test: where the AND of both words is 0 the half survives, otherwise it is dropped.";
    EAST: "東", "East";
    WEST: "西", "West";
    NORTH: "北", "N";
    SOUTH: "南", "S";
    SURVIVES: "AND は 0：残る", "AND is 0: survives";
    DROPPED: "捨てる：重なる斜めの線", "dropped: both on";
    MATCH: "西と東を突き合わせる", "Match west and east";
    MATCH_WHY: "西の半盤を 1 つ選びます。表の 1 行が 1 本の斜めの線です。東の列の 1 は、その半盤がその斜めの線を空けていることを表します。西が通る斜めの線の行だけを取り出し、縦に AND をとります。1 が残った半盤となら、解になります。",
        "Choose a western half. Each row of the table is a diagonal. In the eastern columns a 1 says that this half leaves the diagonal free. Take the rows of the diagonals that the western half occupies and AND them, column by column. Where a 1 is left, the two halves make a solution.";
    DIAGONAL: "斜めの線", "diagonal";
    AND: "AND", "AND";
    NO_EAST: "東に半盤が 1 つも残らないので、この行の組に解はありません。", "No eastern half survives, so this row set has no solution.";
    NO_WEST: "西に半盤が 1 つも残らないので、この行の組に解はありません。", "No western half survives, so this row set has no solution.";
    WEIGHTS_WHY: "かける数は、鏡像も合わせて何個の解になるかを表します。西の半盤で長い対角線にあるクイーンの数（0、1、2）で決まり、0 のものは別の行の組が受け持ちます。",
        "The factor says how many solutions a pair stands for, mirror images included. It depends on how many queens of the western half stand on long diagonals: none, one or two. Where it is 0, another row set counts them.";
    FALLS: "右下がり", "falling";
    RISES: "右上がり", "rising";
    ROW_SETS: "行の組", "row sets";
    EAST_HALVES: "東の半盤", "eastern halves";
    WEST_HALVES: "西の半盤", "western halves";
    PAIRS: "突き合わせの回数", "pairs to match";
    ROUNDS: "128 個まとめた突き合わせ", "matches of 128 at once";
    NOT_COUNTED: "このブラウザーでは、まだ N = 16 を数えていません。", "This browser has not counted N = 16 yet.";
    COUNT_16: "N = 16 を数える", "Count N = 16";
    ROWS_PROBLEM: "アドレスの rows か half が図にないので、最初の行の組を表示しています。",
        "The rows or the half in the address are not in the figure, so it shows the row set that it opens with.";
    HALF_PROBLEM: "アドレスの half が半盤の数より大きいので、最後の半盤を表示しています。",
        "The half in the address is greater than the number of halves, so the figure shows the last one.";
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

/// The name of a quarter.
pub const fn corner(corner: Corner) -> Phrase {
    let (ja, en) = match corner {
        Corner::NorthEast => ("北東", "North-east"),
        Corner::SouthEast => ("南東", "South-east"),
        Corner::NorthWest => ("北西", "North-west"),
        Corner::SouthWest => ("南西", "South-west"),
    };
    Phrase { ja, en }
}

/// The rows of a quarter and the number of its ways.
pub fn quarter(of: Corner, rows: &[u8], n_ways: usize) -> Sentence {
    let Phrase { ja, en } = corner(of);
    if rows.is_empty() {
        return sentence!("{ja}：空き", "{en}: no row");
    }
    let word = if rows.len() == 1 { "row" } else { "rows" };
    let ways = if n_ways == 1 { "way" } else { "ways" };
    let (rows_ja, rows_en) = (listed(rows, "・"), listed(rows, ", "));
    sentence!(
        "{ja}：行{rows_ja}、{n_ways} 通り",
        "{en}: {word} {rows_en}, {n_ways} {ways}"
    )
}

/// Names a row set and the solutions it stands for.
pub fn row_set(rows: &[u8], solutions: u64) -> Sentence {
    let (ja, en) = (listed(rows, "・"), listed(rows, ", "));
    sentence!(
        "東の行{ja}：解 {solutions} 個",
        "rows {en} in the east: solutions {solutions}"
    )
}

/// The sum over all row sets.
pub fn sum_of_sets(n_sets: usize, total: u64) -> Sentence {
    sentence!(
        "{n_sets} 組の合計は {total} 個。N = 8 の解の数です。",
        "The {n_sets} row sets add up to {total}, the number of solutions of N = 8."
    )
}

/// Says how many pairs of quarters survive as halves.
pub fn surviving(Phrase { ja, en }: Phrase, tried: usize, halves: usize) -> Sentence {
    sentence!(
        "{ja}：{tried} 通りのうち {halves} 通りが残る",
        "{en}: {halves} of {tried} pairs survive"
    )
}

/// The sign of a diagonal: its direction, and its distance above or below the long one.
pub fn sign(plane: &Plane) -> String {
    let direction = if plane.falls { '╲' } else { '╱' };
    let side = if plane.distance < 0 { '−' } else { '+' };
    format!("{direction} {side}{}", plane.distance.abs())
}

/// The diagonal in words.
pub fn diagonal(plane: &Plane) -> Sentence {
    let Phrase { ja, en } = if plane.falls { FALLS } else { RISES };
    let distance = plane.distance.abs();
    let (side_ja, side_en) = if plane.distance < 0 {
        ("下", "below")
    } else {
        ("上", "above")
    };
    sentence!(
        "{ja}、長い対角線より {distance} 本{side_ja}",
        "{en}, {distance} {side_en} the long one"
    )
}

/// Says which diagonal each bit of a word stands for, from the left; `signs` are their signs.
pub fn order_of_bits(signs: &[String]) -> Sentence {
    // A sign stays on one line.
    let signs = signs.iter().map(|sign| sign.replace(' ', "\u{a0}"));
    let signs: Vec<String> = signs.collect();
    let (ja, en) = (signs.join("、"), signs.join(", "));
    sentence!(
        "下のワードは 1 ビットが 1 本の斜めの線です。左から {ja} の順に並びます。",
        "In the words below each bit is a diagonal, from the left: {en}."
    )
}

/// Names a half by its number.
pub fn half(Phrase { ja, en }: Phrase, number: usize) -> Sentence {
    sentence!("{ja} {number}", "{en} {number}")
}

/// Names a western half and the number of eastern halves that fit.
pub fn item(number: usize, fitting: usize) -> Sentence {
    sentence!(
        "西 {number}：合う東は {fitting} 個",
        "West {number}: fits {fitting} in the east"
    )
}

/// Says how many eastern halves fit the chosen western one.
pub fn fitting(number: usize, fitting: usize) -> Sentence {
    match fitting {
        0 => sentence!(
            "西 {number} に合う東の半盤はありません。",
            "West {number} fits no eastern half."
        ),
        1 => sentence!(
            "西 {number} に合う東の半盤は 1 個です。",
            "West {number} fits one eastern half."
        ),
        _ => sentence!(
            "西 {number} に合う東の半盤は {fitting} 個です。",
            "West {number} fits {fitting} eastern halves."
        ),
    }
}

/// The pairs of each class with their weights, and their sum.
pub fn weighted(found: [u64; 3], weights: [u64; 3], solutions: u64) -> Sentence {
    let terms = found.iter().zip(weights);
    let sum = listed(terms.map(|(n, weight)| format!("{n} × {weight}")), " + ");
    sentence!(
        "この行の組では、{sum} = {solutions} 個の解になります。",
        "For this row set: {sum} = {solutions} solutions."
    )
}

/// What becomes of a pair of quarters; `shared` are the signs of the diagonals they share.
pub fn fate(of: &Half, shared: &str) -> Sentence {
    if of.fits() {
        return SURVIVES.into();
    }
    let Phrase { ja, en } = DROPPED;
    sentence!("{ja} {shared}", "{en} {shared}")
}

/// Seconds with two digits behind the point.
fn seconds(milliseconds: u64) -> String {
    // No count takes so long that a digit is lost.
    #[expect(clippy::cast_precision_loss, reason = "a number for reading")]
    let seconds = milliseconds as f64 / 1000.0;
    fixed(seconds, 2)
}

/// The times of both methods for N = 16 on the machine that the plans were made with.
pub fn recorded() -> Sentence {
    let size = Size::new(16).unwrap_or(Size::MIN);
    let time = |method| {
        let time = Plan::new(size, method).reference_time();
        seconds(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
    };
    let (search, join) = (time(CountMethod::Search), time(CountMethod::Join));
    sentence!(
        "所要時間の見積もりの基準としたコンピューターでは、ワーカー 1 つで、N = 16 の探索に {search} 秒、結合に {join} 秒かかりました。",
        "On the machine that the estimates rest on, one worker took {search} s to search N = 16 and {join} s to join it."
    )
}

/// The time that this machine has taken.
pub fn counted_here(counted: LastCount) -> Sentence {
    let time = seconds(counted.milliseconds);
    let (ja, en) = match counted.method {
        CountMethod::Search => ("探索", "the search"),
        CountMethod::Join => ("結合", "the join"),
    };
    let workers = counted.workers;
    let noun = if workers == 1 { "worker" } else { "workers" };
    sentence!(
        "このコンピューターでは、N = 16 を{ja}で {time} 秒で数えました（ワーカー {workers} 個、起動を含む）。",
        "On this machine {en} counted N = 16 in {time} s, with {workers} {noun}, their start included."
    )
}
