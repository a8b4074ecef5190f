//! The count itself: its buttons, how far it is, what came out.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    browser::clock,
    counting::Method,
    state::{
        Action, CountScene, Scene,
        count::{CountAction, Recount},
    },
    text::{Lang, Phrase, count, count_labels, grouped},
};

/// What the panel shows.
#[derive(Clone, PartialEq, Properties)]
pub struct CountPanelProps {
    /// The whole page, ready to be drawn.
    pub scene: Rc<Scene>,
    /// The count, ready to be drawn.
    pub count: Rc<CountScene>,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// The count itself.
#[component]
pub fn CountPanel(props: &CountPanelProps) -> Html {
    let lang = props.scene.preferences.language;
    let scene = &props.count;
    html! {
        <div class="count-panel">
            if let Some(saved) = &scene.saved {
                <p class="saved" data-saved="">{ saved.in_lang(lang) }</p>
            }
            { buttons(props, lang) }
            if let Some(sentence) = &scene.sentence {
                <p class="count-sentence" data-bad={scene.is_bad.then_some("")}>
                    { sentence.in_lang(lang) }
                </p>
            }
            if scene.state != "idle" {
                { progress(scene, lang) }
                { figures(scene, lang) }
            }
            if scene.can_check {
                { checks(props, lang) }
            }
        </div>
    }
}

fn button(
    props: &CountPanelProps,
    lang: Lang,
    name: &'static str,
    label: Phrase,
    main: bool,
    action: fn(u64) -> CountAction,
) -> Html {
    let onclick = props
        .send
        .reform(move |_| Action::Count(action(clock::now())));
    html! {
        <button type="button" class={main.then_some("main")} data-action={name} {onclick}>
            { label.in_lang(lang) }
        </button>
    }
}

fn buttons(props: &CountPanelProps, lang: Lang) -> Html {
    let scene = &props.count;
    let button = |name, label, main, action| button(props, lang, name, label, main, action);
    html! {
        <div class="moves">
            if scene.running {
                { button("pause", count_labels::PAUSE, true, |now| CountAction::Pause { now }) }
                { button("cancel", count_labels::CANCEL, false, |now| CountAction::Cancel { now }) }
            } else if scene.paused {
                { button("resume", count_labels::RESUME, true, |now| CountAction::Resume { now }) }
                { button("cancel", count_labels::CANCEL, false, |now| CountAction::Cancel { now }) }
            } else {
                if scene.saved.is_some() {
                    { button("resume", count_labels::GO_ON, true, |now| CountAction::GoOn { now }) }
                    { button("discard", count_labels::DISCARD, false, |_| CountAction::Discard) }
                }
                { button("count", count_labels::COUNT, scene.saved.is_none(), |now| CountAction::Count { now }) }
            }
        </div>
    }
}

fn progress(scene: &CountScene, lang: Lang) -> Html {
    let percent = format!("{:.1}", scene.progress * 100.0);
    html! {
        <label class="progress">
            <span>{ count_labels::PROGRESS.in_lang(lang) }</span>
            <progress max="100" value={percent.clone()} />
            <span class="percent">{ percent }{ "%" }</span>
        </label>
    }
}

fn figures(scene: &CountScene, lang: Lang) -> Html {
    let (done, all) = scene.jobs;
    let total_label = match scene.unique {
        Some(_) => count_labels::TOTAL,
        None => count_labels::TOTAL_SO_FAR,
    };
    let method = match scene.method {
        Method::Search => count_labels::METHOD_SEARCH,
        Method::Join => count_labels::METHOD_JOIN,
    };
    let time = |ms: u64| count::time(ms).in_lang(lang).to_owned();
    let rate = scene
        .total
        .map(|total| u128::from(total) * 1_000 / u128::from(scene.elapsed_ms.max(1)))
        .and_then(|rate| u64::try_from(rate).ok());
    let figures: [(Phrase, Option<String>); 9] = [
        (total_label, scene.total.map(grouped)),
        (count_labels::UNIQUE, scene.unique.map(grouped)),
        (count_labels::ELAPSED, Some(time(scene.elapsed_ms))),
        (count_labels::LEFT, scene.left_ms.map(time)),
        (count_labels::RATE, rate.map(grouped)),
        (
            count_labels::JOBS,
            Some(format!("{} / {}", grouped(done), grouped(all))),
        ),
        (count_labels::WORKERS, Some(scene.workers.to_string())),
        (count_labels::KERNEL, Some(scene.kernel.name().to_owned())),
        (count_labels::METHOD, Some(method.in_lang(lang).to_owned())),
    ];
    html! {
        <dl class="counters">
            for (label, value) in figures {
                if let Some(value) = value {
                    <div>
                        <dt>{ label.in_lang(lang) }</dt>
                        <dd>{ value }</dd>
                    </div>
                }
            }
        </dl>
    }
}

fn checks(props: &CountPanelProps, lang: Lang) -> Html {
    html! {
        <div class="checks" role="group" aria-label={count_labels::CHECK.in_lang(lang)}>
            <p>{ count_labels::CHECK.in_lang(lang) }</p>
            for recount in Recount::ALL {
                { check(props, lang, recount) }
            }
        </div>
    }
}

fn check(props: &CountPanelProps, lang: Lang, recount: Recount) -> Html {
    let label = match recount {
        Recount::Sample => count_labels::CHECK_SAMPLE,
        Recount::All => count_labels::CHECK_ALL,
        Recount::OtherMethod => count_labels::CHECK_OTHER,
    };
    let onclick = props.send.reform(move |_| {
        Action::Count(CountAction::Check {
            recount,
            now: clock::now(),
        })
    });
    html! {
        <button type="button" data-action="double-check" data-how={recount.name()} {onclick}>
            { label.in_lang(lang) }
        </button>
    }
}
