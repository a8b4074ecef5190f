//! A part of the program that has not arrived.

use yew::{platform::spawn_local, prelude::*};

use crate::{
    browser::build,
    draw::view::html,
    text::{Lang, words},
};

/// Says that a part is being fetched, or that it could not be, with a way to try again.
pub fn fetching(failed: bool, lang: Lang, on_again: &Callback<()>) -> Html {
    if failed {
        html! { <Missing {lang} {on_again} /> }
    } else {
        html! { <p class="opening" role="status">{ words::PART_LOADING.in_lang(lang) }</p> }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct MissingProps {
    lang: Lang,
    on_again: Callback<()>,
}

/// A part that could not be fetched: the connection failed, or the host has another build now.
#[component]
fn Missing(props: &MissingProps) -> Html {
    let lang = props.lang;
    let is_replaced = use_state(|| false);
    let found = is_replaced.setter();
    use_effect_with((), move |()| {
        spawn_local(async move {
            if build::is_replaced().await {
                found.set(true);
            }
        });
    });
    let (sentence, action, label, on_click) = if *is_replaced {
        let reload = Callback::from(|_: MouseEvent| build::reload());
        (words::NEW_BUILD, "reload", words::RELOAD, reload)
    } else {
        let again = props.on_again.reform(|_: MouseEvent| ());
        (words::PART_FAILED, "fetch-again", words::TRY_AGAIN, again)
    };
    html! {
        <div class="opening" role="alert">
            <p>{ sentence.in_lang(lang) }</p>
            <button type="button" class="main" data-action={action} onclick={on_click}>
                { label.in_lang(lang) }
            </button>
        </div>
    }
}
