//! Taking the boxes along as text, and taking such a text in.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::{
    browser::sharing,
    course::{BoxesText, view::due::why_not_stored},
    draw::view::{
        buttons::{AskButton, ButtonKind, TextToCopy, button},
        html,
    },
    pages::review::{ReviewAction, ReviewPage, words},
    site::PageContext,
    text::Lang,
};

const FILE: &str = "bitqueens-boxes.txt";

/// The boxes as text, and a field for a text that was taken along.
pub(super) fn along(page: &ReviewPage, view: &PageContext<ReviewAction>) -> Html {
    let lang = view.lang();
    let text = BoxesText::exported(&page.course.shelf.boxes, &page.course.progress);
    let kept = match why_not_stored(view.not_stored) {
        None => words::KEPT,
        Some(_) => words::KEPT_LOST,
    };
    html! {
        <section class="along live">
            <h2>{ words::ALONG.in_lang(lang) }</h2>
            <p>{ kept.in_lang(lang) }</p>
            <TextToCopy label={words::AS_TEXT} action="copy-boxes" text={text.clone()} rows="4" {lang}>
                <AskButton action="save-boxes" label={words::SAVE} ask={save(text)} {lang} />
            </TextToCopy>
            <TakeIn send={view.send.clone()} {lang} />
        </section>
    }
}

/// A stored text that could not be read whole, with the ways to keep it and to delete it.
pub(super) fn set_aside(page: &ReviewPage, view: &PageContext<ReviewAction>) -> Html {
    let lang = view.lang();
    let Some(text) = &page.course.shelf.aside else {
        return Html::default();
    };
    let forget = view.send.reform(|_| ReviewAction::ForgetAside);
    html! {
        <div class="aside" role="alert" data-set-aside="">
            <p>{ words::ASIDE.in_lang(lang) }</p>
            <AskButton action="save-aside" label={words::SAVE_ASIDE} ask={save(text.clone())} {lang} />
            { button(ButtonKind::Plain, "forget-aside", words::FORGET_ASIDE.in_lang(lang), forget) }
        </div>
    }
}

fn save(text: String) -> Callback<Callback<bool>> {
    Callback::from(move |tell: Callback<bool>| {
        tell.emit(sharing::save_file(FILE, "text/plain", &text));
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
            let on_read = send.reform(|text: Option<String>| {
                text.map_or(ReviewAction::Unread, ReviewAction::TakeIn)
            });
            sharing::read_file(&input, on_read);
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
