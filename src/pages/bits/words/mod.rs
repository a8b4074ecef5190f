//! The words of the bit lab.

mod faults;
mod results;

pub use faults::{digits_fault, expression_fault, names_fault, not_as_written, outside};
pub use results::{combination, groups, ones, result, tested, turn};

use super::LabPart;
use crate::text::{Phrase, phrases};

phrases! {
    LAB_WHY: "x を決めると、下のすべての計算がその x で動きます。ビットを押すか、数を入力してください。",
        "Choose x, and everything below is worked out with it. Press a bit or type a number.";
    WORDS: "数とビット", "A number and its bits";
    PLACES_SET: "1 の立つ位を足すと", "The places that hold a 1, added up:";
    WIDTH: "ビット数", "Bits";
    VIEW: "符号", "Sign";
    UNSIGNED: "符号なし", "unsigned";
    SIGNED: "符号あり（2 の補数）", "signed (two's complement)";
    SECOND: "2 つ目の数 y も使う", "Use a second number, y";
    BINARY: "2 進数", "binary";
    DECIMAL: "10 進数", "decimal";
    HEXADECIMAL: "16 進数", "hexadecimal";

    PARTS: "x を使った計算", "Worked out with x";
    TAB_EXPRESSION: "式", "Expression";
    TAB_LOWEST: "最下位の 1 と 0", "Lowest 1 and 0";
    TAB_ONE_BIT: "1 つのビット", "One bit";
    TAB_ONES: "1 の数", "Counting ones";
    TAB_COMBINATIONS: "組み合わせ", "Combinations";

    EXPRESSION: "式を計算する", "Work out an expression";
    EXPRESSION_FIELD: "式", "Expression";
    EXPRESSION_WHY: "使える記号は `& | ^ ~ << >> + -` とかっこです。[優先順位](precedence)は、高いほうから [`~`](not) と符号の `-`、`+ -`、[`<< >>`](shift)、[`&`](and)、[`^`](xor)、[`|`](or) です。数は 10 進数のほか、`0b101` や `0x1f` とも書けます。",
        "Use `& | ^ ~ << >> + -` and parentheses. [Precedence](precedence), highest first: [`~`](not) and the sign `-`, then `+ -`, [`<< >>`](shift), [`&`](and), [`^`](xor), [`|`](or). Numbers may be decimal, `0b101` or `0x1f`.";
    NAMES_FIELD: "名前（コンマで区切る）", "Names (with commas between)";
    NAMES_NO_EQUALS: "「名前 = 値」の形にしてください。", "Write it as name = value.";
    NAMES_NOT_A_NAME: "名前は英字で始め、英字・数字・_ だけにしてください。", "A name begins with a letter and has only letters, digits and _.";
    EXAMPLES: "式の例", "Examples";

    LOWEST: "最下位の 1 と 0", "The lowest 1 and the lowest 0";
    TAKE: "結果を x に入れる", "Put the result into x";

    ONE_BIT: "1 つのビットを調べる、立てる、消す", "Test, set and clear one bit";
    BIT: "ビット番号", "Bit number";
    TEST: "調べる", "Test";
    SET: "立てる", "Set";
    CLEAR: "消す", "Clear";

    ONES: "1 の数を数える（popcount）", "Count the ones (popcount)";
    BY_LOOP: "1 つずつ消して数える", "By clearing one at a time";
    BY_LOOP_WHY: "[`x & (x - 1)`](clear-lowest) で最下位の 1 を消し、0 になるまで繰り返します。[1 の数](popcount)だけ回ります。",
        "[`x & (x - 1)`](clear-lowest) clears the lowest 1; repeat until nothing is left. It takes as many steps as there are ones.";
    BY_HALVES: "半分ずつ足して数える", "By adding halves";
    BY_HALVES_WHY: "隣どうしを足して、2 ビット、4 ビット、8 ビットごとの個数にまとめます。1 の数によらず、回数は同じです。",
        "Neighbours are added: the counts of 2 bits, of 4, of 8. The number of steps is the same however many ones there are.";

    COMBINATIONS: "組み合わせを小さい順に並べる", "Combinations in ascending order";
    THINGS: "n（ビット数）", "n (bits)";
    CHOSEN: "m（1 の数）", "m (ones)";
    RANK: "順位", "Rank";
    FIRST: "最初", "First";
    PREVIOUS: "前", "Previous";
    NEXT: "次", "Next";
    LAST: "最後", "Last";
    CHOOSE_X: "x の順位を求める", "Rank x";
    TAKE_COMBINATION: "この組み合わせを x に入れる", "Put this one into x";
    SUCCESSION: "次の組み合わせの作り方", "How the next one is made";
    RIPPLE: "右端の 1 の並びが繰り上がる", "the lowest run of ones carries";
    SPARE: "残りの 1 を右端に寄せる", "the ones left over, moved to the right end";
    NO_NEXT: "これが最後の組み合わせです。", "This is the last one.";
    RANKING: "順位の計算", "How the rank is worked out";
    RANKING_WHY: "[最上位ビット](msb)（MSB）から見ます。1 のビットを選ばない組み合わせは、どれもこれより前に並ぶので、その数を足します。",
        "From the [highest bit](msb) (MSB) down: where the bit is 1, every choice that leaves it out comes before this one, so their number is added.";
    RANK_BIT: "ビット", "bit";
    RANK_VALUE: "値", "value";
    RANK_WITHOUT: "選ばない組み合わせ", "choices without it";
    RANK_SUM: "ここまでの順位", "rank so far";
}

/// Names a part on its tab.
pub const fn part(part: LabPart) -> Phrase {
    match part {
        LabPart::Expression => TAB_EXPRESSION,
        LabPart::Lowest => TAB_LOWEST,
        LabPart::OneBit => TAB_ONE_BIT,
        LabPart::Ones => TAB_ONES,
        LabPart::Combination => TAB_COMBINATIONS,
    }
}
