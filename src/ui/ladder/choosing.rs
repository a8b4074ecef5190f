//! What to run.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    browser::saving,
    ladder::{Form, Method},
    solver::Size,
    state::{
        LadderAction, LadderScene,
        ladder::{Limit, Methods, csv},
    },
    text::{
        Lang, ladder_labels as labels,
        methods::{explain, form_phrase},
    },
    ui::choice::{Choice, Select},
};

/// What the choice shows.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct ChoosingProps {
    /// The page, ready to be drawn.
    pub(super) scene: Rc<LadderScene>,
    /// The page's language.
    pub(super) lang: Lang,
    /// Where actions go.
    pub(super) send: Callback<LadderAction>,
}

/// What to run: the methods, the boards, the form, the limit; and the buttons.
#[component]
pub(super) fn Choosing(props: &ChoosingProps) -> Html {
    let lang = props.lang;
    html! {
        <section class="choosing" aria-labelledby="choosing-title">
            <h2 id="choosing-title">{ labels::CHOOSE.in_lang(lang) }</h2>
            { methods(props) }
            <div class="fields">
                { size_choice(props) }
                { from_choice(props) }
                { form_choice(props) }
                { limit_choice(props) }
            </div>
            <p class="why">{ labels::RUNS_WHY.in_lang(lang) }</p>
            { buttons(props) }
            <p class="running" role="status">
                if let Some(running) = &props.scene.running {
                    { running.in_lang(lang) }
                }
            </p>
        </section>
    }
}

fn methods(props: &ChoosingProps) -> Html {
    let lang = props.lang;
    let chosen = props.scene.choice.methods;
    let every = |methods: Methods| props.send.reform(move |_| LadderAction::Methods(methods));
    html! {
        <fieldset class="methods">
            <legend>{ labels::METHODS.in_lang(lang) }</legend>
            for method in Method::ALL {
                <label>
                    <input
                        type="checkbox"
                        data-action="method"
                        value={method.name()}
                        checked={chosen.contains(method)}
                        onchange={props.send.reform(move |_| LadderAction::Toggle(method))}
                    />
                    { explain(method).title.in_lang(lang) }
                </label>
            }
            <span class="every">
                <button type="button" class="quiet" onclick={every(Methods::ALL)}>{ labels::ALL.in_lang(lang) }</button>
                <button type="button" class="quiet" onclick={every(Methods::NONE)}>{ labels::NONE.in_lang(lang) }</button>
            </span>
        </fieldset>
    }
}

fn buttons(props: &ChoosingProps) -> Html {
    let lang = props.lang;
    let running = props.scene.running.is_some();
    let download = {
        let scene = Rc::clone(&props.scene);
        move |_| {
            // Without a file the browser has said so itself.
            saving::save("bitqueens-ladder.csv", "text/csv", &csv(&scene.entries)).ok();
        }
    };
    html! {
        <div class="buttons">
            <button type="button" class="main" data-action="run" disabled={running}
                onclick={props.send.reform(|_| LadderAction::Run)}>
                { labels::RUN.in_lang(lang) }
            </button>
            <button type="button" data-action="cancel" disabled={!running}
                onclick={props.send.reform(|_| LadderAction::Cancel)}>
                { labels::CANCEL.in_lang(lang) }
            </button>
            <button type="button" data-action="download" disabled={props.scene.entries.is_empty()}
                onclick={download}>
                { labels::DOWNLOAD.in_lang(lang) }
            </button>
        </div>
    }
}

/// A choice of a size by its number.
pub(super) fn sizes(
    action: &'static str,
    label: &'static str,
    sizes: Vec<Size>,
    chosen: Size,
    send: Callback<Size>,
) -> Html {
    let choices: Vec<_> = sizes
        .iter()
        .map(|size| Choice {
            value: size.to_string().into(),
            label: size.to_string().into(),
        })
        .collect();
    let on_choose = Callback::from(move |index: usize| {
        if let Some(&size) = sizes.get(index) {
            send.emit(size);
        }
    });
    html! {
        <Select {action} {label} {choices} chosen={chosen.to_string()} {on_choose} />
    }
}

fn size_choice(props: &ChoosingProps) -> Html {
    let label = labels::SIZE.in_lang(props.lang);
    let send = props.send.reform(LadderAction::Size);
    sizes(
        "size",
        label,
        Size::all().collect(),
        props.scene.choice.size,
        send,
    )
}

fn from_choice(props: &ChoosingProps) -> Html {
    let choice = props.scene.choice;
    let label = labels::FROM.in_lang(props.lang);
    let smaller = Size::all().filter(|size| *size <= choice.size).collect();
    let chosen = choice.from.min(choice.size);
    sizes(
        "from",
        label,
        smaller,
        chosen,
        props.send.reform(LadderAction::From),
    )
}

fn form_choice(props: &ChoosingProps) -> Html {
    let lang = props.lang;
    let choices: Vec<_> = Form::ALL
        .into_iter()
        .map(|form| Choice {
            value: form.name().into(),
            label: form_phrase(form).in_lang(lang).into(),
        })
        .collect();
    let on_choose = props
        .send
        .reform(|index: usize| LadderAction::Form(Form::ALL[index]));
    html! {
        <Select action="form" label={labels::FORM.in_lang(lang)} {choices}
            chosen={props.scene.choice.form.name()} {on_choose} />
    }
}

fn limit_choice(props: &ChoosingProps) -> Html {
    let lang = props.lang;
    let choices: Vec<_> = Limit::ALL
        .into_iter()
        .map(|limit| Choice {
            value: limit.seconds().to_string().into(),
            label: limit.phrase().in_lang(lang).into(),
        })
        .collect();
    let on_choose = props
        .send
        .reform(|index: usize| LadderAction::Limit(Limit::ALL[index]));
    html! {
        <Select action="limit" label={labels::LIMIT.in_lang(lang)} {choices}
            chosen={props.scene.choice.limit.seconds().to_string()} {on_choose} />
    }
}
