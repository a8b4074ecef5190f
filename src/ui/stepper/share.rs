//! The picture as a file, the step on paper, and the page inside another page.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::text_to_copy::TextToCopy;
use crate::{
    browser::{address_bar, picture, saving},
    state::{Action, Address, Page, Scene, SearchAction},
    text::{Lang, Phrase, embed_title, search_labels as labels},
};

/// Two buttons that save the picture, the way to the sheet, and the HTML that embeds this place.
pub(super) fn share(scene: &Rc<Scene>, send: &Callback<Action>) -> Html {
    let stepper = &scene.stepper;
    let lang = scene.preferences.language;
    let (from, to) = stepper.search.range;
    let name = format!("queens-{}-{}", stepper.size, stepper.counters.steps);
    let save_svg = {
        let (scene, name) = (Rc::clone(scene), format!("{name}.svg"));
        Callback::from(move |_: MouseEvent| {
            saving::save(&name, "image/svg+xml", &scene.stepper.picture(lang)).ok();
        })
    };
    let save_png = {
        let (scene, name) = (Rc::clone(scene), format!("{name}.png"));
        Callback::from(move |_: MouseEvent| {
            picture::save_png(name.clone(), &scene.stepper.picture(lang));
        })
    };
    let sheet = Address {
        page: Page::Sheet,
        ..scene.address.clone()
    };
    let on_from = send.reform(move |from| Action::Search(SearchAction::Range(from, to)));
    let on_to = send.reform(move |to| Action::Search(SearchAction::Range(from, to)));
    html! {
        <div class="share">
            <div class="pages">
                <button type="button" data-action="save-svg" onclick={save_svg}>{ labels::SAVE_SVG.in_lang(lang) }</button>
                <button type="button" data-action="save-png" onclick={save_png}>{ labels::SAVE_PNG.in_lang(lang) }</button>
                <a data-action="sheet" href={sheet.to_string()}>{ labels::SHEET.in_lang(lang) }</a>
            </div>
            <p class="hint">{ labels::SNIPPET_WHY.in_lang(lang) }</p>
            <div class="pages">
                { step_field("embed-from", labels::EMBED_FROM, from, &on_from, lang) }
                { step_field("embed-to", labels::EMBED_TO, to, &on_to, lang) }
            </div>
            <TextToCopy
                label={labels::SNIPPET}
                action="copy-snippet"
                text={snippet(scene)}
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
        field.value().trim().parse().ok()
    });
    html! {
        <label class="field">
            <span>{ label.in_lang(lang) }</span>
            <input data-action={action} inputmode="numeric" autocomplete="off" size="8" value={step.map(|step| step.to_string())} {oninput} />
        </label>
    }
}

/// The HTML that embeds this place.
fn snippet(scene: &Scene) -> AttrValue {
    let (stepper, lang) = (&scene.stepper, scene.preferences.language);
    let limit = |name: &str, step: Option<u64>| {
        step.map_or_else(String::new, |step| format!("&amp;{name}={step}"))
    };
    let (from, to) = stepper.search.range;
    format!(
        "<iframe src=\"{}#/embed?n={}&amp;at={}{}{}&amp;lang={}\" width=\"640\" height=\"600\" title=\"{}\"></iframe>",
        address_bar::base(),
        stepper.size,
        stepper.counters.steps,
        limit("from", from),
        limit("to", to),
        lang.tag(),
        embed_title(stepper.size, lang),
    )
    .into()
}
