//! The words: their bits, their numerals, their place values.

use yew::prelude::*;

use super::number_input::number_input;
use crate::{
    draw::view::{
        bit_field::BitField,
        choice::{choice, number_choice, on_tick},
        stacked::Places,
    },
    pages::bits::{LabAction, LabPage, NumberField, WordName, link::VIEWS, words},
    question::FieldBit,
    site::View,
    text::Phrase,
};
use bitqueens_core::bits::{self, Radix, Width, Word};

/// Draws the words: their bits to press, their numerals to type, and the worth of each place.
pub(super) fn numbers(lab: &LabPage, view: &View<LabAction>) -> Html {
    let lang = view.lang();
    let onchange = on_tick(&view.send.reform(LabAction::Second));
    html! {
        <section class="lab-part" aria-labelledby="lab-words" data-part-of="words">
            <h2 id="lab-words">{ words::WORDS.in_lang(lang) }</h2>
            <div class="fields">
                { number_choice(
                    ("width", words::WIDTH.in_lang(lang)),
                    Width::all(),
                    lab.width,
                    view.send.reform(LabAction::Width),
                ) }
                { view_choice(lab, view) }
                <label class="tick">
                    <input type="checkbox" data-action="second" checked={lab.y.is_some()} {onchange} />
                    { words::SECOND.in_lang(lang) }
                </label>
            </div>
            for name in WordName::ALL {
                if let Some(word) = lab.word(name) {
                    { word_with_numerals(lab, name, word, view) }
                }
            }
            <Places places={lab.places().collect::<Vec<_>>()} {lang} />
        </section>
    }
}

fn view_choice(lab: &LabPage, view: &View<LabAction>) -> Html {
    let lang = view.lang();
    let label = |view| match view {
        bits::View::Unsigned => words::UNSIGNED,
        bits::View::Signed => words::SIGNED,
    };
    let chosen = VIEWS.into_iter().find(|(view, _)| *view == lab.view);
    choice(
        ("view", words::VIEW.in_lang(lang)),
        VIEWS,
        chosen.unwrap_or(VIEWS[0]),
        |(view, name)| (name, label(view).in_lang(lang)),
        view.send.reform(|(view, _)| LabAction::View(view)),
    )
}

fn word_with_numerals(lab: &LabPage, name: WordName, word: Word, view: &View<LabAction>) -> Html {
    let lang = view.lang();
    let on_set = view.send.reform(move |(power, on)| LabAction::Set {
        word: name,
        power,
        on,
    });
    html! {
        <div class="word" key={name.name()} data-word={name.name()} data-value={word.value().to_string()}>
            <div class="word-bits">
                <code>{ name.name() }</code>
                <BitField bits={field_bits(word)} label={name.name()} {lang} {on_set} />
            </div>
            <div class="fields">
                for radix in Radix::ALL {
                    { number_input(
                        lab,
                        NumberField::Word(name, radix),
                        &format!("{} {}", name.name(), radix_phrase(radix).in_lang(lang)),
                        view,
                    ) }
                }
            </div>
        </div>
    }
}

const fn radix_phrase(radix: Radix) -> Phrase {
    match radix {
        Radix::Binary => words::BINARY,
        Radix::Decimal => words::DECIMAL,
        Radix::Hexadecimal => words::HEXADECIMAL,
    }
}

fn field_bits(word: Word) -> Vec<FieldBit> {
    let bits = word.width().bits().map(|power| FieldBit {
        power,
        on: word.contains(power),
        column: None,
        ghost: false,
        verdict: None,
    });
    bits.collect()
}
