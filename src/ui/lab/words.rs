//! The words: their bits, their numerals, their places.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{LabPartProps, number_input::NumberInput};
use crate::{
    bits::{View, Width},
    state::{Action, LabAction, scene::lab::WordScene},
    text::lab_labels as labels,
    ui::{
        bit_field::BitField,
        choice::{Choice, Select},
        stacked::Places,
    },
};

const VIEWS: [View; 2] = [View::Unsigned, View::Signed];

/// The words: their bits to press, their numerals to type, and what each place is worth.
#[component]
pub fn Words(props: &LabPartProps) -> Html {
    let lang = props.lang;
    let lab = &props.lab;
    let second = lab.words.len() == 2;
    let onchange = props.send.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Action::Lab(LabAction::Second(input.checked()))
    });
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
    let choices: Vec<_> = Width::all()
        .map(|width| Choice {
            value: width.to_string().into(),
            label: width.to_string().into(),
        })
        .collect();
    let on_choose = props.send.reform(|index| {
        Action::Lab(LabAction::Width(
            Width::all().nth(index).unwrap_or(Width::BYTE),
        ))
    });
    html! {
        <Select action="width" label={labels::WIDTH.in_lang(props.lang)} {choices}
            chosen={props.lab.width.to_string()} {on_choose} />
    }
}

fn view_choice(props: &LabPartProps) -> Html {
    let name = |view: View| match view {
        View::Unsigned => "unsigned",
        View::Signed => "signed",
    };
    let label = |view: View| match view {
        View::Unsigned => labels::UNSIGNED,
        View::Signed => labels::SIGNED,
    };
    let choices: Vec<_> = VIEWS
        .into_iter()
        .map(|view| Choice {
            value: name(view).into(),
            label: label(view).in_lang(props.lang).into(),
        })
        .collect();
    let on_choose = props.send.reform(|index: usize| {
        let view = VIEWS.get(index).copied().unwrap_or_default();
        Action::Lab(LabAction::View(view))
    });
    html! {
        <Select action="view" label={labels::VIEW.in_lang(props.lang)} {choices}
            chosen={name(props.lab.view)} {on_choose} />
    }
}
