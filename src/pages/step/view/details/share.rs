//! The picture as a file, the step on paper, and the page inside another page.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    browser::sharing,
    draw::view::{
        buttons::{ButtonKind, TextToCopy, print_button},
        html,
        link::{Link, snippet},
    },
    pages::step::{self, Mode, StepAction, StepPage, words},
    site::{Address, EmbedFrame, PageContext, Route},
    text::{Lang, Phrase, typed_digits, words as shared},
};

/// Two buttons that save the picture, the way to the sheet, and the HTML that embeds this place.
pub(super) fn share(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let (lang, order) = (view.lang(), view.preferences.order);
    let machine = page.stepper.machine();
    let (from, to) = page.range;
    let name = format!("queens-{}-{}", machine.size(), machine.counters().steps);
    let save_svg = {
        let (machine, name) = (machine.clone(), format!("{name}.svg"));
        Callback::from(move |_: MouseEvent| {
            let picture = step::picture(&machine, order, lang);
            sharing::save_file(&name, "image/svg+xml", &picture).ok();
        })
    };
    let save_png = {
        let (machine, name) = (machine.clone(), format!("{name}.png"));
        Callback::from(move |_: MouseEvent| {
            sharing::save_png(name.clone(), &step::picture(&machine, order, lang));
        })
    };
    let sheet = page.address_in(Mode::Sheet);
    let on_from = view.send.reform(move |from| StepAction::Range(from, to));
    let on_to = view.send.reform(move |to| StepAction::Range(from, to));
    html! {
        <div class="share">
            <div class="pages">
                <button type="button" data-action="save-svg" onclick={save_svg}>{ words::SAVE_SVG.in_lang(lang) }</button>
                <button type="button" data-action="save-png" onclick={save_png}>{ words::SAVE_PNG.in_lang(lang) }</button>
                { print_button(ButtonKind::Plain, shared::PRINT.in_lang(lang)) }
                <Link action="sheet" to={sheet}>{ words::SHEET.in_lang(lang) }</Link>
            </div>
            <p class="hint">{ words::SNIPPET_WHY.in_lang(lang) }</p>
            <div class="pages">
                { step_field("embed-from", words::EMBED_FROM, from, &on_from, lang) }
                { step_field("embed-to", words::EMBED_TO, to, &on_to, lang) }
            </div>
            <TextToCopy
                label={words::SNIPPET}
                action="copy-snippet"
                text={snippet(embedded(page), machine.size(), EmbedFrame::default(), lang)}
                rows="4"
                {lang}
            />
        </div>
    }
}

fn step_field(
    action: &'static str,
    label: Phrase,
    step: Option<u64>,
    on_step: &Callback<Option<u64>>,
    lang: Lang,
) -> Html {
    let oninput = on_step.reform(|event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        typed_digits(&field.value())?.parse().ok()
    });
    html! {
        <label class="field">
            <span>{ label.in_lang(lang) }</span>
            <input data-action={action} inputmode="numeric" autocomplete="off" size="8" value={step.map(|step| step.to_string())} {oninput} />
        </label>
    }
}

/// The address of this place inside another page.
fn embedded(page: &StepPage) -> Address {
    let machine = page.stepper.machine();
    let (from, to) = page.range;
    Address::of(Route::Embed)
        .with("n", machine.size())
        .with("at", machine.counters().steps)
        .with_some("from", from)
        .with_some("to", to)
}
