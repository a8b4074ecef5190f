//! The words: their bits, their numerals, their place values.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    draw::{
        sum_of_places,
        view::{
            choice::{checkbox, choice, number_choice},
            html,
        },
    },
    pages::bits::{LabAction, LabPage, NumberField, WordName, words},
    question::{FieldBit, view::BitField},
    site::PageContext,
    text::{Lang, Phrase, Sentence},
};
use bitqueens_core::bits::{self, PlaceValue, Radix, Width, Word};

/// The widest words whose place values are written in full: four digits, as wide as a bit.
const WIDEST_IN_FULL: u8 = 13;

/// Draws the choice of width and sign, and of the second word.
fn settings(lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    html! {
        <div class="fields">
            { number_choice(
                ("width", words::WIDTH.in_lang(lang)),
                Width::all(),
                lab.width,
                view.send.reform(LabAction::Width),
            ) }
            { view_choice(lab, view) }
            <label class="tick">
                { checkbox("second", lab.y.is_some(), &view.send.reform(LabAction::Second)) }
                { words::SECOND.in_lang(lang) }
            </label>
        </div>
    }
}

/// Draws x, which stays in sight, and the sum that it is; behind it what is chosen more rarely. y stands below it where
/// it is used.
pub(super) fn numbers(lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    let places: Vec<PlaceValue> = lab.places().collect();
    html! {
        <>
            <section class="lab-head" aria-labelledby="lab-words" data-part-of="words">
                <h2 id="lab-words" class="unseen">{ words::WORDS.in_lang(lang) }</h2>
                { word(lab, WordName::X, view) }
            </section>
            <p class="lab-sum" tabindex="0">
                <span class="meaning">{ words::PLACES_SET.in_lang(lang) }</span>
                { " " }
                <code>{ "x = " }{ sum_of_places(&places) }</code>
            </p>
            <details class="lab-more" data-fold="numbers">
                <summary>{ words::NUMBERS.in_lang(lang) }</summary>
                { numerals(lab, WordName::X, view) }
                { settings(lab, view) }
            </details>
            if lab.y.is_some() {
                <div class="lab-second">
                    { word(lab, WordName::Y, view) }
                    { numerals(lab, WordName::Y, view) }
                </div>
            }
        </>
    }
}

fn view_choice(lab: &LabPage, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    let label = |view| match view {
        bits::View::Unsigned => words::UNSIGNED,
        bits::View::Signed => words::SIGNED,
    };
    choice(
        ("view", words::VIEW.in_lang(lang)),
        bits::View::ALL,
        lab.view,
        |view| (view.name(), label(view).in_lang(lang)),
        view.send.reform(LabAction::View),
    )
}

/// Draws a word: each bit under the value of its place.
fn word(lab: &LabPage, name: WordName, view: &PageContext<LabAction>) -> Html {
    let lang = view.lang();
    let Some(word) = lab.word(name) else {
        return Html::default();
    };
    let on_set = view.send.reform(move |(power, on)| LabAction::Set {
        word: name,
        power,
        on,
    });
    html! {
        <div class="word" data-word={name.name()} data-value={word.value().to_string()}>
            <code class="word-name" aria-hidden="true">{ name.name() }</code>
            <div class="word-bits" data-n={lab.width.to_string()}>
                <div class="worths" translate="no">
                    for place in word.places(lab.view) {
                        <span class="worth" data-on={place.is_set.then_some("")}>{ worth(place, lab.width) }{ " " }</span>
                    }
                </div>
                <BitField bits={field_bits(word)} label={name.name()} {lang} {on_set} />
            </div>
        </div>
    }
}

/// Draws a word's numerals, to be typed.
fn numerals(lab: &LabPage, name: WordName, view: &PageContext<LabAction>) -> Html {
    let numeral = |radix: Radix| {
        let label = format!(
            "{} {}",
            name.name(),
            radix_phrase(radix).in_lang(view.lang())
        );
        number_field(lab, NumberField::Word(name, radix), &label, view)
    };
    let radixes = [Radix::Decimal, Radix::Binary, Radix::Hexadecimal];
    html! { <div class="fields numbers">{ for radixes.map(numeral) }</div> }
}

/// The value of a place; as a power of two where the numbers would be wider than their bits.
fn worth(place: PlaceValue, width: Width) -> Html {
    if width.get() <= WIDEST_IN_FULL {
        return html! { { place.worth } };
    }
    let sign = if place.worth < 0 { "-2" } else { "2" };
    html! { <>{ sign }<sup>{ place.bit }</sup></> }
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
        given: false,
    });
    bits.collect()
}

pub(super) fn number_field(
    lab: &LabPage,
    field: NumberField,
    label: &str,
    view: &PageContext<LabAction>,
) -> Html {
    let name = field.name();
    let fault = lab.fault(field);
    let on_text = view.send.reform(move |text| LabAction::Type(field, text));
    let on_leave = view.send.reform(|_: Event| LabAction::Leave);
    html! {
        <div class="field number">
            <label>
                <span>{ label.to_owned() }</span>
                { input(name, lab.text(field), fault.is_some(), &on_text, Some(on_leave)) }
            </label>
            { fault_line(name, fault.as_ref(), view.lang()) }
        </div>
    }
}

pub(super) fn text_field(
    name: &'static str,
    label: Phrase,
    text: &str,
    fault: Option<&Sentence>,
    action: fn(String) -> LabAction,
    view: &PageContext<LabAction>,
) -> Html {
    let lang = view.lang();
    html! {
        <>
            <label class="field wide">
                <span>{ label.in_lang(lang) }</span>
                { input(name, text.to_owned(), fault.is_some(), &view.send.reform(action), None) }
            </label>
            { fault_line(name, fault, lang) }
        </>
    }
}

fn input(
    name: &'static str,
    text: String,
    is_faulty: bool,
    on_text: &Callback<String>,
    onchange: Option<Callback<Event>>,
) -> Html {
    let oninput = on_text.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        input.value()
    });
    html! {
        <input
            type="text"
            data-action={name}
            value={text}
            aria-invalid={is_faulty.then_some("true")}
            aria-describedby={format!("{name}-fault")}
            {oninput} {onchange}
        />
    }
}

fn fault_line(name: &str, fault: Option<&Sentence>, lang: Lang) -> Html {
    html! {
        <p class="fault" id={format!("{name}-fault")} aria-live="polite">
            if let Some(fault) = fault {
                { fault.in_lang(lang) }
            }
        </p>
    }
}
