//! The ladder's page.

mod about;
mod choosing;
mod gallery;
mod hooks;
mod picture;
mod results;
mod sources;
mod table;
mod walk;

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    state::{Action, LadderAction, LadderScene, Preferences},
    text::{Lang, ladder_labels as labels},
};

pub use hooks::LadderEffects;

/// What the ladder's page shows.
#[derive(Clone, PartialEq, Properties)]
pub struct LadderPageProps {
    /// The page, ready to be drawn.
    pub scene: Rc<LadderScene>,
    /// How the reader likes to see things.
    pub preferences: Preferences,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// What every part of the page draws from.
///
/// The parts are functions, not components: they are drawn together, and each component weighs when the page is loaded.
struct View {
    scene: Rc<LadderScene>,
    preferences: Preferences,
    lang: Lang,
    send: Callback<LadderAction>,
    act: Callback<Action>,
}

/// The ladder's page: what to run, what came out, how it grows, what the sources say, and the methods one by one.
#[component]
pub fn LadderPage(props: &LadderPageProps) -> Html {
    let lang = props.preferences.language;
    let view = View {
        scene: Rc::clone(&props.scene),
        preferences: props.preferences,
        lang,
        send: props.send.reform(Action::Ladder),
        act: props.send.clone(),
    };
    html! {
        <section class="ladder" aria-labelledby="ladder-title">
            <h1 id="ladder-title">{ labels::TITLE.in_lang(lang) }</h1>
            <p class="lead">{ labels::LEAD.in_lang(lang) }</p>
            { choosing::choosing(&view) }
            { results::results(&view) }
            <section class="pictures" aria-labelledby="pictures-title">
                <h2 id="pictures-title">{ labels::PICTURES.in_lang(lang) }</h2>
                for picture in &view.scene.pictures {
                    { picture::picture(picture, lang) }
                }
            </section>
            { sources::sources(lang) }
            { about::about(&view) }
            { walk::walk(&view) }
            { gallery::gallery(&view) }
        </section>
    }
}
