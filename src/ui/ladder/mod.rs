//! The ladder's page.

mod about;
mod choosing;
mod gallery;
mod hooks;
mod picture;
mod results;
mod sources;
mod walk;

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    state::{Action, LadderAction, LadderScene, Preferences},
    text::ladder_labels as labels,
};
use about::About;
use choosing::Choosing;
use gallery::GalleryView;
use picture::PictureView;
use results::Results;
use sources::Sources;
use walk::WalkView;

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

/// The ladder's page: what to run, what came out, how it grows, what the sources say, and the methods one by one.
#[component]
pub fn LadderPage(props: &LadderPageProps) -> Html {
    let scene = &props.scene;
    let lang = props.preferences.language;
    let send = {
        let send = props.send.clone();
        use_callback((), move |action: LadderAction, ()| {
            send.emit(Action::Ladder(action));
        })
    };
    html! {
        <section class="ladder" aria-labelledby="ladder-title">
            <h1 id="ladder-title">{ labels::TITLE.in_lang(lang) }</h1>
            <p class="lead">{ labels::LEAD.in_lang(lang) }</p>
            <Choosing scene={Rc::clone(scene)} {lang} send={&send} />
            <Results scene={Rc::clone(scene)} {lang} send={&send} />
            <section class="pictures" aria-labelledby="pictures-title">
                <h2 id="pictures-title">{ labels::PICTURES.in_lang(lang) }</h2>
                for picture in &scene.pictures {
                    <PictureView picture={picture.clone()} {lang} />
                }
            </section>
            <Sources {lang} />
            <About about={scene.about.clone()} {lang} send={&send} />
            <WalkView walk={scene.walk.clone()} {lang} send={&send} />
            <GalleryView
                size={scene.gallery_size}
                classes={Rc::clone(&scene.gallery)}
                order={props.preferences.order}
                {lang}
                send={&send}
            />
        </section>
    }
}
