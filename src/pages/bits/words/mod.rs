//! The words of the bit lab.

mod faults;
mod results;

pub use faults::{digits_fault, expression_fault, names_fault, not_as_written, outside};
pub use results::{combination, groups, ones, result, tested, turn};

use super::LabPart;
use crate::text::{Phrase, phrases};

phrases! {
    /// Says what the lab is for.
    LAB_WHY: "x を決めると、下のすべての計算がその x で動きます。ビットを押すか、数を入力してください。",
        "Choose x, and everything below is worked out with it. Press a bit or type a number.";
    /// Names the words' part.
    WORDS: "数とビット", "A number and its bits";
    /// Stands before the sum of the places that are set.
    PLACES_SET: "1 の立つ位を足すと", "The places that hold a 1, added up:";
    /// The choice of the width.
    WIDTH: "ビット数", "Bits";
    /// The choice of the view.
    VIEW: "符号", "Sign";
    /// Every place counts up.
    UNSIGNED: "符号なし", "unsigned";
    /// The highest place counts down.
    SIGNED: "符号あり（2 の補数）", "signed (two's complement)";
    /// The box for the second word.
    SECOND: "2 つ目の数 y も使う", "Use a second number, y";
    /// A base.
    BINARY: "2 進数", "binary";
    /// A base.
    DECIMAL: "10 進数", "decimal";
    /// A base.
    HEXADECIMAL: "16 進数", "hexadecimal";

    /// Names the list of parts.
    PARTS: "x を使った計算", "Worked out with x";
    /// A part's tab.
    TAB_EXPRESSION: "式", "Expression";
    /// A part's tab.
    TAB_LOWEST: "最下位の 1 と 0", "Lowest 1 and 0";
    /// A part's tab.
    TAB_ONE_BIT: "1 つのビット", "One bit";
    /// A part's tab.
    TAB_ONES: "1 の数", "Counting ones";
    /// A part's tab.
    TAB_COMBINATIONS: "組合せ", "Combinations";

    /// Names the expression's part.
    EXPRESSION: "式を計算する", "Work out an expression";
    /// The field for the expression.
    EXPRESSION_FIELD: "式", "Expression";
    /// Lists what an expression may hold.
    EXPRESSION_WHY: "使える記号は `& | ^ ~ << >> + -` とかっこです。優先順位は、高いほうから [`~`](not) と符号の `-`、`+ -`、[`<< >>`](shift)、[`&`](and)、`^`、[`|`](or) です。数は 10 進数のほか、`0b101` や `0x1f` とも書けます。",
        "Use `& | ^ ~ << >> + -` and parentheses. Precedence, highest first: [`~`](not) and the sign `-`, then `+ -`, [`<< >>`](shift), [`&`](and), `^`, [`|`](or). Numbers may be decimal, `0b101` or `0x1f`.";
    /// The field for names.
    NAMES_FIELD: "名前（コンマで区切る）", "Names (with commas between)";
    /// An entry without a value.
    NAMES_NO_EQUALS: "「名前 = 値」の形にしてください。", "Write it as name = value.";
    /// An entry whose name is not one.
    NAMES_NOT_A_NAME: "名前は英字で始め、英字・数字・_ だけにしてください。", "A name begins with a letter and has only letters, digits and _.";
    /// Names the ready-made expressions.
    EXAMPLES: "式の例", "Examples";

    /// Names the part about the lowest bits.
    LOWEST: "最下位の 1 と 0", "The lowest 1 and the lowest 0";
    /// Puts a result into x.
    TAKE: "結果を x に入れる", "Put the result into x";

    /// Names the part about one bit.
    ONE_BIT: "1 つのビットを調べる、立てる、消す", "Test, set and clear one bit";
    /// The choice of the bit.
    BIT: "ビット番号", "Bit number";
    /// An operation on a bit.
    TEST: "調べる", "Test";
    /// An operation on a bit.
    SET: "立てる", "Set";
    /// An operation on a bit.
    CLEAR: "消す", "Clear";

    /// Names the part about counting ones.
    ONES: "1 の数を数える（popcount）", "Count the ones (popcount)";
    /// Counting by the loop.
    BY_LOOP: "1 つずつ消して数える", "By clearing one at a time";
    /// Explains the loop.
    BY_LOOP_WHY: "[`x & (x - 1)`](clear-lowest) で最下位の 1 を消し、0 になるまで繰り返します。[1 の数](popcount)だけ回ります。",
        "[`x & (x - 1)`](clear-lowest) clears the lowest 1; repeat until nothing is left. It takes as many steps as there are ones.";
    /// Counting by halves.
    BY_HALVES: "半分ずつ足して数える", "By adding halves";
    /// Explains counting by halves.
    BY_HALVES_WHY: "隣どうしを足して、2 ビット、4 ビット、8 ビットごとの個数にまとめます。1 の数によらず、回数は同じです。",
        "Neighbours are added: the counts of 2 bits, of 4, of 8. The number of steps is the same however many ones there are.";

    /// Names the part about combinations.
    COMBINATIONS: "組合せを小さい順に並べる", "Combinations in ascending order";
    /// The field for n.
    THINGS: "n（ビット数）", "n (bits)";
    /// The field for m.
    CHOSEN: "m（1 の数）", "m (ones)";
    /// The field for the rank.
    RANK: "順位", "Rank";
    /// A move.
    FIRST: "最初", "First";
    /// A move.
    PREVIOUS: "前", "Previous";
    /// A move.
    NEXT: "次", "Next";
    /// A move.
    LAST: "最後", "Last";
    /// Takes x as the combination.
    CHOOSE_X: "x の順位を求める", "Rank x";
    /// Puts the combination into x.
    TAKE_COMBINATION: "この組合せを x に入れる", "Put this one into x";
    /// Names the step to the next one.
    SUCCESSION: "次の組合せの作り方", "How the next one is made";
    /// The lowest run of ones has become one 1.
    RIPPLE: "右端の 1 の並びが繰り上がる", "the lowest run of ones carries";
    /// The other ones of the run.
    SPARE: "残りの 1 を右端に寄せる", "the ones left over, moved to the right end";
    /// There is no next one.
    NO_NEXT: "これが最後の組合せです。", "This is the last one.";
    /// Names the table of the rank.
    RANKING: "順位の計算", "How the rank is worked out";
    /// Explains the table of the rank.
    RANKING_WHY: "[最上位ビット](msb)（MSB）から見ます。1 のビットを選ばない組合せは、どれもこれより前に並ぶので、その数を足します。",
        "From the [highest bit](msb) (MSB) down: where the bit is 1, every choice that leaves it out comes before this one, so their number is added.";
    /// A column head.
    RANK_BIT: "ビット", "bit";
    /// A column head.
    RANK_VALUE: "値", "value";
    /// A column head.
    RANK_WITHOUT: "選ばない組合せ", "choices without it";
    /// A column head.
    RANK_SUM: "ここまでの順位", "rank so far";
}

/// Names a part on its tab.
#[must_use]
pub const fn part(part: LabPart) -> Phrase {
    match part {
        LabPart::Expression => TAB_EXPRESSION,
        LabPart::Lowest => TAB_LOWEST,
        LabPart::OneBit => TAB_ONE_BIT,
        LabPart::Ones => TAB_ONES,
        LabPart::Combination => TAB_COMBINATIONS,
    }
}
