//! The words of a width on a wheel.

use yew::prelude::*;

use crate::{draw::view::html, pages::learn::words::figures as words, text::Lang};
use bitqueens_core::bits::{View, Width, Word};

/// Draws every word of a width with its signed value, 0 at the top, +1 to the right. Hands point at `x` and `-x`.
pub(super) fn wheel(x: u32, width: Width, lang: Lang) -> Html {
    let n_words = width.mask() + 1;
    // Degrees; the program formats no floating-point number.
    let turned = |value: u32| {
        let tenths = value * 3600 / n_words;
        format!("{}.{}", tenths / 10, tenths % 10)
    };
    let x = Word::cut(x, width);
    let hands = [("x", x), ("-x", x.negated())];
    let word = |value: u32| {
        let (word, turned) = (Word::cut(value, width), turned(value));
        let hand = hands.iter().find(|(_, of)| *of == word);
        let upright = format!("rotate({turned}) translate(0 -92) rotate(-{turned})");
        let beyond = format!("rotate({turned}) translate(0 -132) rotate(-{turned})");
        html! {
            <>
                <g transform={upright} data-hand={hand.map(|(name, _)| *name)}>
                    <circle r="16" />
                    <text dy="0.35em">{ word.value_in(View::Signed) }</text>
                </g>
                <text class="bits" dy="0.35em" transform={beyond}>{ word.to_string() }</text>
            </>
        }
    };
    html! {
        <svg class="wheel" viewBox="-160 -150 320 300" role="img" aria-label={words::wheel(x).in_lang(lang).to_owned()}>
            for (name, word) in hands {
                <g transform={format!("rotate({})", turned(word.value()))}>
                    <line y1="-30" y2="-76" />
                    <text dy="0.35em" transform={format!("translate(0 -18) rotate(-{})", turned(word.value()))}>{ name }</text>
                </g>
            }
            { for (0..n_words).map(word) }
        </svg>
    }
}
