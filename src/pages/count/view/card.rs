//! What a finished count leaves to pass on: its picture, its text.

use yew::prelude::*;

use crate::{
    browser::{address_bar, sharing},
    draw::view::{buttons::CopyText, html},
    pages::count::{CountCard, CountPage, words},
    text::Lang,
};

/// Draws the card's buttons; nothing before there is a card.
pub(super) fn card(page: &CountPage, lang: Lang) -> Html {
    let Some(card) = CountCard::of(page) else {
        return Html::default();
    };
    let url = address_bar::whole(&card.address().in_language(lang));
    let text = card.text(&url, lang);
    let save = {
        let (card, url) = (card.clone(), url.clone());
        Callback::from(move |_: MouseEvent| {
            sharing::save_png(card.file(), &card.picture(&url, lang));
        })
    };
    let share = {
        let text = text.clone();
        Callback::from(move |_: MouseEvent| sharing::share(&text))
    };
    html! {
        <>
            <p data-card={card.size.to_string()}>{ card.sentence().in_lang(lang).to_owned() }</p>
            <div class="card-buttons" role="group" aria-label={words::PASS_ON.in_lang(lang)}>
                <button type="button" class="quiet" data-action="save-card" onclick={save}>
                    { words::SAVE_CARD.in_lang(lang) }
                </button>
                <CopyText {text} action="copy-card" label={words::COPY_CARD} {lang} />
                if sharing::can_share() {
                    <button type="button" class="quiet" data-action="share-card" onclick={share}>
                        { words::SHARE_CARD.in_lang(lang) }
                    </button>
                }
            </div>
        </>
    }
}
