//! Taking the boxes along as text, and taking such a text in.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::sender;
use crate::{
    browser::sharing,
    draw::view::{
        buttons::{ButtonKind, TextToCopy, button},
        html,
    },
    pages::learn::{
        BoxesText, LearnAction, LearnPage, ReviewAction, view::due::why_not_stored,
        words::review as words,
    },
    site::PageContext,
    text::Lang,
};

const FILE: &str = "bitqueens-boxes.txt";

/// The boxes as text, and a field for a text that was taken along.
pub(super) fn along(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    let text = BoxesText::exported(&page.review.boxes, &page.progress);
    let kept = match why_not_stored(page) {
        None => words::KEPT,
        Some(_) => words::KEPT_LOST,
    };
    html! {
        <section class="along live">
            <h2>{ words::ALONG.in_lang(lang) }</h2>
            <p>{ kept.in_lang(lang) }</p>
            <TextToCopy label={words::AS_TEXT} action="copy-boxes" text={text.clone()} rows="4" {lang}>
                { button(ButtonKind::Plain, "save-boxes", words::SAVE.in_lang(lang), save(text)) }
            </TextToCopy>
            <TakeIn send={sender(view)} {lang} />
        </section>
    }
}

/// A stored text that could not be read whole, with the ways to keep it and to delete it.
pub(super) fn set_aside(page: &LearnPage, view: &PageContext<LearnAction>) -> Html {
    let lang = view.lang();
    let Some(text) = &page.review.aside else {
        return Html::default();
    };
    let forget = sender(view).reform(|_| ReviewAction::ForgetAside);
    html! {
        <div class="aside" role="alert" data-set-aside="">
            <p>{ words::ASIDE.in_lang(lang) }</p>
            { button(ButtonKind::Plain, "save-aside", words::SAVE_ASIDE.in_lang(lang), save(text.clone())) }
            { button(ButtonKind::Plain, "forget-aside", words::FORGET_ASIDE.in_lang(lang), forget) }
        </div>
    }
}

fn save(text: String) -> Callback<MouseEvent> {
    Callback::from(move |_| {
        // Where the browser makes no file it says so itself.
        sharing::save_file(FILE, "text/plain", &text).ok();
    })
}

#[derive(Clone, PartialEq, Properties)]
struct TakeInProps {
    send: Callback<ReviewAction>,
    lang: Lang,
}

/// A field and a file for a text that was taken along. What came of it is said in the notice; the text stays in
/// the field.
#[component]
fn TakeIn(props: &TakeInProps) -> Html {
    let field = use_node_ref();
    let lang = props.lang;
    let onclick = {
        let (field, send) = (field.clone(), props.send.clone());
        Callback::from(move |_| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                send.emit(ReviewAction::TakeIn(field.value()));
            }
        })
    };
    let send = props.send.clone();
    let open = Callback::from(move |event: Event| {
        let input: Option<HtmlInputElement> = event.target_dyn_into();
        let send = send.clone();
        if let Some(input) = input {
            sharing::read_file(&input, move |text| send.emit(ReviewAction::TakeIn(text)));
        }
    });
    html! {
        <div class="take-in">
            <label class="field">
                <span>{ words::PASTE.in_lang(lang) }</span>
                <textarea ref={field} rows="4" data-boxes-text="" />
            </label>
            <p class="meaning">{ words::TAKE_IN_WHY.in_lang(lang) }</p>
            <div class="exercise-buttons">
                { button(ButtonKind::Plain, "take-in", words::TAKE_IN.in_lang(lang), onclick) }
                <label class="button">
                    { words::TAKE_IN_FILE.in_lang(lang) }
                    <input class="unseen" type="file" accept=".txt,text/plain" data-action="open-boxes" onchange={open} />
                </label>
            </div>
        </div>
    }
}
