//! The counting page.

pub mod finished;
pub(super) mod hooks;
pub mod panel;
pub mod settings;

use std::rc::Rc;

use yew::prelude::*;

use super::stepper::small_stepper;
use crate::{
    state::{Action, CountScene, Scene, count::CountAction},
    text::{Lang, count_labels},
};
use finished::FinishedRuns;
use panel::CountPanel;
use settings::CountSettings;

/// What the counting page shows.
#[derive(Clone, PartialEq, Properties)]
pub struct CountPageProps {
    /// The whole page, ready to be drawn.
    pub scene: Rc<Scene>,
    /// The count, ready to be drawn.
    pub count: Rc<CountScene>,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// The counting page: choose, count, see how far it is; below, the stepper goes on working.
#[component]
pub fn CountPage(props: &CountPageProps) -> Html {
    let lang = props.scene.preferences.language;
    let scene = &props.count;
    html! {
        <>
            <section
                class="count"
                aria-labelledby="count-title"
                data-count=""
                data-n={scene.size.to_string()}
                data-state={scene.state}
                data-total={scene.total.map(|total| total.to_string()).unwrap_or_default()}
                data-unique={scene.unique.map(|unique| unique.to_string()).unwrap_or_default()}
                data-progress={format!("{:.4}", scene.progress)}
                data-elapsed-ms={scene.elapsed_ms.to_string()}
                data-workers={scene.workers.to_string()}
                data-kernel={scene.kernel.name()}
            >
                <h1 id="count-title">{ count_labels::TITLE.in_lang(lang) }</h1>
                <p class="lead">{ count_labels::WHY.in_lang(lang) }</p>
                { set_aside(props, lang) }
                <CountSettings scene={Rc::clone(&props.scene)} count={Rc::clone(&props.count)} send={&props.send} />
                <CountPanel scene={Rc::clone(&props.scene)} count={Rc::clone(&props.count)} send={&props.send} />
                <p class="unseen" role="status">
                    if let Some(sentence) = &scene.told.sentence {
                        <span key={scene.told.serial}>{ sentence.in_lang(lang) }</span>
                    }
                </p>
            </section>
            <FinishedRuns scene={Rc::clone(&props.scene)} count={Rc::clone(&props.count)} send={&props.send} />
            <section class="meanwhile">
                <h2>{ count_labels::MEANWHILE.in_lang(lang) }</h2>
                { small_stepper(&props.scene, &props.send) }
            </section>
        </>
    }
}

/// Stored records that cannot be used, each with its reason and a way to keep it.
fn set_aside(props: &CountPageProps, lang: Lang) -> Html {
    let aside = &props.count.set_aside;
    let forget = props
        .send
        .reform(|_| Action::Count(CountAction::ForgetAside));
    html! {
        if !aside.is_empty() {
            <div class="aside" role="alert" data-set-aside="">
                for (record, sentence) in aside {
                    <p>{ sentence.in_lang(lang) }</p>
                    <a download="bitqueens-record.txt" href={data_address("text/plain", &record.text)}>
                        { count_labels::SAVE_ASIDE.in_lang(lang) }
                    </a>
                }
                <button type="button" onclick={forget}>
                    { count_labels::FORGET_ASIDE.in_lang(lang) }
                </button>
            </div>
        }
    }
}

/// A text as an address that can be saved as a file.
pub(crate) fn data_address(kind: &str, text: &str) -> String {
    let encoded: String = form_urlencoded::byte_serialize(text.as_bytes()).collect();
    // In an address of this kind a plus sign is a plus sign, not a space.
    format!("data:{kind};charset=utf-8,{}", encoded.replace('+', "%20"))
}
