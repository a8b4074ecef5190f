//! The words of the bit lab.

use super::{LabPart, NamesError, NamesFault};
use crate::text::{Phrase, Sentence, phrases, sentence, words::expressions as shared};
use bitqueens_core::bits::{Choice, ExpressionError, Mistake, Radix, View, Word};

phrases! {
    LAB_WHY: Ja "x のビットを押してください。下の計算は、すべてその x で動きます。",
        En "Press a bit of x: everything below is worked out with it.";
    NUMBERS: Ja "x を数で入力、ビット数、符号、2 つ目の数", En "Type x, its bits and sign, a second number";
    WORDS: Ja "数とビット", En "A number and its bits";
    PLACES_SET: Ja "1 の立つ位を足すと", En "The places that hold a 1, added up:";
    WIDTH: Ja "ビット数", En "Bits";
    VIEW: Ja "符号", En "Sign";
    UNSIGNED: Ja "符号なし", En "unsigned";
    SIGNED: Ja "符号あり（2 の補数）", En "signed (two's complement)";
    SECOND: Ja "2 つ目の数 y も使う", En "Use a second number, y";
    BINARY: Ja "2 進数", En "binary";
    DECIMAL: Ja "10 進数", En "decimal";
    HEXADECIMAL: Ja "16 進数", En "hexadecimal";

    PARTS: Ja "x を使った計算", En "Worked out with x";
    EXPRESSION: Ja "式を計算する", En "Work out an expression";
    EXPRESSION_FIELD: Ja "式", En "Expression";
    EXPRESSION_WHY: Ja "使える記号は `& | ^ ~ << >> + -` とかっこです。[優先順位](precedence)は、高いほうから [`~`](not) と符号の `-`、`+ -`、[`<< >>`](shift)、[`&`](and)、[`^`](xor)、[`|`](or) です。数は 10 進数のほか、`0b101` や `0x1f` とも書けます。",
        En "Use `& | ^ ~ << >> + -` and parentheses. [Precedence](precedence), highest first: [`~`](not) and the sign `-`, then `+ -`, [`<< >>`](shift), [`&`](and), [`^`](xor), [`|`](or). Numbers may be decimal, `0b101` or `0x1f`.";
    NAMES_FIELD: Ja "名前（コンマで区切る）", En "Names (with commas between)";
    NAME_IT: Ja "下の「名前」で値を決めてください。", En "Give it one under Names.";
    NAMES_NO_EQUALS: Ja "「名前 = 値」の形にしてください。", En "Write it as name = value.";
    NAMES_NOT_A_NAME: Ja "名前は英字で始め、英字・数字・_ だけにしてください。", En "A name begins with a letter and has only letters, digits and _.";
    EXAMPLES: Ja "式の例、使える記号と名前", En "Examples, signs and names";

    LOWEST: Ja "最下位の 1 と 0", En "The lowest 1 and the lowest 0";
    TAKE: Ja "結果を x に入れる", En "Put the result into x";

    ONE_BIT: Ja "1 つのビットを調べる、立てる、消す", En "Test, set and clear one bit";
    BIT: Ja "ビット番号", En "Bit number";
    TEST: Ja "調べる", En "Test";
    SET: Ja "立てる", En "Set";
    CLEAR: Ja "消す", En "Clear";

    ONES: Ja "1 の数を数える（popcount）", En "Count the ones (popcount)";
    BY_LOOP: Ja "1 つずつ消して数える", En "By clearing one at a time";
    BY_LOOP_WHY: Ja "[`x & (x - 1)`](clear-lowest) で最下位の 1 を消し、0 になるまで繰り返します。[1 の数](popcount)だけ回ります。",
        En "[`x & (x - 1)`](clear-lowest) clears the lowest 1; repeat until nothing is left. It takes as many steps as there are ones.";
    BY_HALVES: Ja "半分ずつ足して数える", En "By adding halves";
    BY_HALVES_WHY: Ja "隣どうしを足して、2 ビット、4 ビット、8 ビットごとの個数にまとめます。1 の数によらず、回数は同じです。",
        En "Neighbours are added: the counts of 2 bits, of 4, of 8. The number of steps is the same however many ones there are.";

    COMBINATIONS: Ja "組み合わせを小さい順に並べる", En "Combinations in ascending order";
    THINGS: Ja "n（ビット数）", En "n (bits)";
    CHOSEN: Ja "m（1 の数）", En "m (ones)";
    RANK: Ja "順位", En "Rank";
    FIRST: Ja "最初", En "First";
    PREVIOUS: Ja "前", En "Previous";
    NEXT: Ja "次", En "Next";
    LAST: Ja "最後", En "Last";
    CHOOSE_X: Ja "x の順位を求める", En "Rank x";
    TAKE_COMBINATION: Ja "この組み合わせを x に入れる", En "Put this one into x";
    SUCCESSION: Ja "次の組み合わせの作り方", En "How the next one is made";
    RIPPLE: Ja "右端に並ぶ 1 を桁上がりが通る", En "the lowest run of ones carries";
    SPARE: Ja "残りの 1 を右端に寄せる", En "the ones left over, moved to the right end";
    NO_NEXT: Ja "これが最後の組み合わせです。", En "This is the last one.";
    RANKING: Ja "順位の計算", En "How the rank is worked out";
    RANKING_WHY: Ja "[最上位ビット](msb)（MSB）から見ます。1 のビットを選ばない組み合わせは、どれもこれより前に並ぶので、その数を足します。",
        En "From the [highest bit](msb) (MSB) down: where the bit is 1, every choice that leaves it out comes before this one, so their number is added.";
    RANK_BIT: Ja "ビット", En "bit";
    RANK_VALUE: Ja "値", En "value";
    RANK_WITHOUT: Ja "選ばない組み合わせ", En "choices without it";
    RANK_SUM: Ja "ここまでの順位", En "rank so far";
}

pub const fn part(part: LabPart) -> Phrase {
    match part {
        LabPart::Expression => EXPRESSION,
        LabPart::Lowest => LOWEST,
        LabPart::OneBit => ONE_BIT,
        LabPart::Ones => ONES,
        LabPart::Combination => COMBINATIONS,
    }
}

/// Says which numbers a field takes.
pub fn outside(least: u32, most: u32) -> Sentence {
    sentence!(
        Ja "{least} から {most} までの数にしてください。",
        En "Type a number from {least} to {most}."
    )
}

/// Says what is wrong with an expression, and where; a name without a value can be given one.
pub fn expression_fault(error: &ExpressionError) -> Sentence {
    let fault = shared::expression_fault(error);
    match error.fault {
        Mistake::UnknownName(_) => fault.and(&NAME_IT.into()),
        _ => fault,
    }
}

/// Says what is wrong with the names, and in which entry.
pub fn names_fault(error: &NamesError) -> Sentence {
    let entry = error.entry;
    let why = match &error.fault {
        NamesFault::NoEquals => NAMES_NO_EQUALS.into(),
        NamesFault::NotAName => NAMES_NOT_A_NAME.into(),
        NamesFault::Value(error) => expression_fault(error),
    };
    sentence!(Ja "{entry} 番目の名前：{why}", En "Name {entry}: {why}")
}

/// Says that a value of the address cannot be used as it is.
pub fn not_as_written(key: &str) -> Sentence {
    sentence!(
        Ja "アドレスの {key} はそのままでは使えないので、近い値を表示しています。",
        En "In the address, {key} cannot be used as it is; the nearest value is shown."
    )
}

/// Gives the result of an expression in three bases.
pub fn result(word: Word, view: View) -> Sentence {
    let [binary, decimal, hexadecimal] = [
        word.to_string(),
        word.numeral(Radix::Decimal, view).to_string(),
        word.numeral(Radix::Hexadecimal, view).to_string(),
    ];
    sentence!(
        Ja "= {binary}（10 進数で {decimal}、16 進数で {hexadecimal}）",
        En "= {binary}, {decimal} in decimal, {hexadecimal} in hexadecimal"
    )
}

pub fn tested(bit: u8, holds: bool) -> Sentence {
    if holds {
        sentence!(
            Ja "0 ではないので、ビット{bit}は 1 です。",
            En "Not 0, so bit {bit} is 1."
        )
    } else {
        sentence!(Ja "0 なので、ビット{bit}は 0 です。", En "0, so bit {bit} is 0.")
    }
}

/// Says how many ones there are, and in how many steps they were counted.
pub fn ones(count: usize, steps: usize) -> Sentence {
    sentence!(
        Ja "1 は {count} 個です。{steps} 回で数えました。",
        En "{count} {count:one|ones}, counted in {steps} {steps:step|steps}."
    )
}

/// Names a step of a count, 1 the first.
pub fn turn(number: usize) -> Sentence {
    sentence!(Ja "{number} 回目", En "step {number}")
}

/// Gives the ones in each group of so many bits, from the left.
pub fn groups(group: u8, counts: &[u32]) -> Sentence {
    let counts: Vec<_> = counts.iter().map(u32::to_string).collect();
    let counts = counts.join(" ");
    sentence!(
        Ja "{group} ビットごとの個数：{counts}",
        En "ones in each group of {group} bits: {counts}"
    )
}

/// Gives the rank of a combination among all of its kind.
pub fn combination(rank: u32, choice: Choice) -> Sentence {
    let (count, things, chosen) = (choice.count(), choice.things(), choice.chosen());
    sentence!(
        Ja "{things} 個から {chosen} 個を選ぶ {count} 通りのうち、0 から数えて {rank} 番目です。",
        En "{chosen} of {things} can be chosen in {count} {count:way|ways}. This one is number {rank}, counted from 0."
    )
}
