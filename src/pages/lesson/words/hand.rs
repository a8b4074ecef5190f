//! The words of the figures that answer to the hand.

use crate::{
    course::{ORDER, Picture, stack},
    draw::{bit_rows, sum_of_places},
    pages::lesson::{field_rows, values},
    text::{Sentence, binary, phrases, sentence, words::COMMA},
};
use bitqueens_core::bits::{View, Word};

phrases! {
    BITS: Ja "大きいビットを押すと、0 と 1 が入れ替わり、図の説明の数も変わります。", En "Press one of the large bits to turn it over: the sentence of the figure follows.";
    QUEEN: Ja "クイーンのいる行のマスを押すと、クイーンがそこへ移り、図の説明の数も変わります。", En "Press a square in the row of a queen to move her there: the sentence of the figure follows.";
    WHEEL: Ja "数を押すか、矢印キーを使うと、x を動かせます。", En "Press a number, or use the arrow keys, to move x.";
    BACK: Ja "本文の図に戻す", En "Back to the figure of the text";
    STAYS: Ja "上の行のクイーンの効き筋が通るマスなので、そこには移せません。", En "A queen above attacks that square, so she cannot go there.";
}

/// Says the values of a picture that was moved; `None` where its caption names none.
pub fn description(picture: &Picture) -> Option<Sentence> {
    match picture {
        Picture::Places { value, width } => {
            let word = Word::cut(*value, *width);
            let places: Vec<_> = word.places(View::Unsigned).collect();
            let sum = sum_of_places(&places);
            Some(sentence!(Ja "`{word}` は {sum} です。", En "`{word}` is {sum}."))
        }
        Picture::Wheel { x, width } => {
            let x = Word::cut(*x, *width);
            let (word, opposite) = (x.to_string(), x.negated().to_string());
            let [value, negated] = [x, x.negated()].map(|word| word.value_in(View::Signed));
            Some(sentence!(
                Ja "`x` が `{word}` で {value} のとき、`-x` は `{opposite}` で {negated} です。",
                En "With `x = {word}`, which is {value}, `-x` is `{opposite}`, which is {negated}."
            ))
        }
        Picture::LowestBit { .. } | Picture::Columns { .. } => worked_out(picture),
        Picture::Board { place, .. } | Picture::Formula { place } => {
            let (machine, rows) = (place.machine(), picture.rows());
            let shown = bit_rows(&machine, ORDER).into_iter();
            let shown = shown.filter(|row| row.known && rows.contains(&row.word));
            let shown: Vec<_> = shown
                .map(|row| value(row.word.name(), &binary(row.bits.value, machine.size())))
                .collect();
            let (row, values) = (machine.open_row(), listed(&shown));
            let is_empty = shown.is_empty();
            let said = sentence!(
                Ja "行{row}では、{values} です。",
                En "In row {row}: {values}."
            );
            (!is_empty).then_some(said)
        }
        _ => None,
    }
}

/// Says what the words come to.
fn worked_out(picture: &Picture) -> Option<Sentence> {
    let stack = stack(picture)?;
    let last = stack.rows.last()?;
    let fields = field_rows(picture, &stack);
    let names = values(picture).into_iter().map(|(name, number)| {
        let field = fields.iter().find(|(_, own)| *own == name);
        // What the hand does not turn over is how far a word is shifted.
        let written = field.map_or_else(
            || number.to_string(),
            |(row, _)| stack.rows[*row].word.to_string(),
        );
        value(name, &written)
    });
    let (names, text) = (listed(&names.collect::<Vec<_>>()), last.label.clone());
    let (result, decimal) = (last.word, last.decimal(View::Unsigned));
    Some(sentence!(
        Ja "{names} のとき、`{text}` は `{result}`（{decimal}）です。",
        En "With {names}, `{text}` is `{result}`, which is {decimal}."
    ))
}

fn value(name: &str, written: &str) -> Sentence {
    Sentence::same_in_all(&format!("`{name} = {written}`"))
}

fn listed(values: &[Sentence]) -> Sentence {
    Sentence::joined(values, COMMA)
}
