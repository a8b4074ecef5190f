//! The words: their bits, their numerals, their places.

use yew::prelude::*;

use super::{LabPartProps, number_input::NumberInput};
use crate::{
    bits::{View, Width},
    state::{Action, LabAction, scene::lab::WordScene},
    text::lab_labels as labels,
    ui::{
        bit_field::BitField,
        choice::{choice, number_choice, on_tick},
        stacked::Places,
    },
};

/// The words: their bits to press, their numerals to type, and what each place is worth.
#[component]
pub fn Words(props: &LabPartProps) -> Html {
    let lang = props.lang;
    let lab = &props.lab;
    let second = lab.words.len() == 2;
    let second_wanted = props.send.reform(|on| Action::Lab(LabAction::Second(on)));
    let onchange = on_tick(&second_wanted);
    html! {
        <section class="lab-part" aria-labelledby="lab-words" data-part-of="words">
            <h2 id="lab-words">{ labels::WORDS.in_lang(lang) }</h2>
            <div class="fields">
                { width_choice(props) }
                { view_choice(props) }
                <label class="tick">
                    <input type="checkbox" data-action="second" checked={second} {onchange} />
                    { labels::SECOND.in_lang(lang) }
                </label>
            </div>
            for word in &lab.words {
                { word_view(word, props) }
            }
            <Places places={lab.places.clone()} {lang} />
        </section>
    }
}

fn word_view(word: &WordScene, props: &LabPartProps) -> Html {
    let lang = props.lang;
    let name = word.name;
    let on_set = props.send.reform(move |(power, on)| {
        Action::Lab(LabAction::Set {
            word: name,
            power,
            on,
        })
    });
    let radices = [labels::BINARY, labels::DECIMAL, labels::HEXADECIMAL];
    html! {
        <div class="word" key={name.name()} data-word={name.name()} data-value={word.word.value().to_string()}>
            <div class="word-bits">
                <code>{ name.name() }</code>
                <BitField bits={word.field.clone()} label={name.name()} {lang} {on_set} />
            </div>
            <div class="fields">
                for (input, radix) in word.inputs.iter().zip(radices) {
                    <NumberInput
                        input={input.clone()}
                        label={format!("{} {}", name.name(), radix.in_lang(lang))}
                        {lang}
                        send={&props.send}
                    />
                }
            </div>
        </div>
    }
}

fn width_choice(props: &LabPartProps) -> Html {
    number_choice(
        ("width", labels::WIDTH.in_lang(props.lang)),
        Width::all(),
        props.lab.width,
        props
            .send
            .reform(|width| Action::Lab(LabAction::Width(width))),
    )
}

fn view_choice(props: &LabPartProps) -> Html {
    let named = |view: View| match view {
        View::Unsigned => ("unsigned", labels::UNSIGNED.in_lang(props.lang)),
        View::Signed => ("signed", labels::SIGNED.in_lang(props.lang)),
    };
    choice(
        ("view", labels::VIEW.in_lang(props.lang)),
        [View::Unsigned, View::Signed],
        props.lab.view,
        named,
        props.send.reform(|view| Action::Lab(LabAction::View(view))),
    )
}
