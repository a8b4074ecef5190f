//! The home page as elements.

mod returning;

use std::rc::Rc;

use yew::prelude::*;

use returning::returning;

use super::{HomeAction, HomePage, words};
use crate::{
    browser::{
        reading::{self, ReadTexts},
        storage,
    },
    course::{BoxesText, Progress, link},
    draw::{
        FormulaFigure, FormulaState,
        view::{
            formula::{FormulaView, still},
            hooks::use_stable_callback,
            html,
            link::{Link, prose},
        },
    },
    player::{Breakpoint, Pace, Speed},
    site::{Address, PageContext, PageView, Preferences, Route},
    text::{Lang, Phrase, words::COUNT_LARGER},
};

/// The texts of the states, and the figure beside them.
const READING: ReadTexts = ReadTexts {
    texts: "[data-home] .passage",
    figure: "[data-home] .stage",
};

impl PageView for HomePage {
    fn view(self: &Rc<Self>, view: &PageContext<HomeAction>) -> Html {
        let (lang, order) = (view.lang(), view.preferences.order);
        let figure = self.figure;
        let row = figure.row_words();
        let has_begun = has_begun();
        let section = |state: FormulaState| {
            html! {
                <section data-sets-state={state.name()}>
                    <div class="passage" onclick={view.send.reform(move |_| HomeAction::Read(state))}>
                        if state == FormulaState::Puzzle {
                            <h1>{ words::TITLE.in_lang(lang) }</h1>
                        }
                        <p class="lead">{ prose(words::text(state).in_lang(lang)) }</p>
                        if state == FormulaState::Puzzle {
                            <p class="go">
                                <Link class="button main" action="go" to={search()}>
                                    { words::GO.in_lang(lang) }
                                </Link>
                            </p>
                            <div class="returning">
                                if has_begun {
                                    { returning(lang) }
                                }
                            </div>
                        }
                    </div>
                    { still(state, order) }
                </section>
            }
        };
        let [first, others @ ..] = FormulaState::ALL;
        html! {
            <article
                class="home"
                data-home=""
                data-begun={has_begun.then_some("")}
                data-state={figure.state.name()}
                data-queen={figure.column(order).to_string()}
                data-row={figure.row().to_string()}
                data-left={row.left.to_string()}
                data-down={row.down.to_string()}
                data-right={row.right.to_string()}
                data-free={row.bitmap.to_string()}
            >
                { section(first) }
                <Stage page={self.clone()} preferences={view.preferences} send={view.send.clone()} />
                for state in others {
                    { section(state) }
                }
                <Ways {has_begun} {lang} />
            </article>
        }
    }
}

/// Tells whether the reader has begun the course. `static/before.js` asks the same, for the room of the lesson to go on with.
fn has_begun() -> bool {
    [Progress::KEY, BoxesText::KEY].map(storage::read) != ["", ""]
}

/// The search of eight queens, a queen at a time; it stops at each solution, the first time at the 113th queen.
fn search() -> Address {
    Address::of(Route::Step)
        .with("n", FormulaFigure::SIDE)
        .with("at", 0)
        .with("pace", Pace::Placement.name())
        .with("speed", Speed::Fast.name())
        .with("until", Breakpoint::Solution)
        .with("play", 1)
}

#[derive(Clone, PartialEq, Properties)]
struct WaysProps {
    pub has_begun: bool,
    pub lang: Lang,
}

/// The ways on. Who has begun the course goes on with it.
#[component]
fn Ways(props: &WaysProps) -> Html {
    let lang = props.lang;
    let (learn, to_learn) = if props.has_begun {
        (words::GO_ON, link::contents())
    } else {
        let first = Address::below(Route::Learn, super::FIRST_LESSON);
        (words::LEARN, first)
    };
    let others = [
        (words::STEP, Address::of(Route::Step)),
        (COUNT_LARGER, Address::of(Route::Count)),
    ];
    html! {
        <ul class="home-ways" aria-label={words::WAYS.in_lang(lang)}>
            <li>
                <Link class="button main" to={to_learn}>{ learn.in_lang(lang) }</Link>
            </li>
            for (name, to) in others {
                <li><Link {to}>{ name.in_lang(lang) }</Link></li>
            }
        </ul>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct StageProps {
    pub page: Rc<HomePage>,
    pub preferences: Preferences,
    pub send: Callback<HomeAction>,
}

/// The figure that stays in sight: the text that is read sets its state, and so do its buttons.
#[component]
fn Stage(props: &StageProps) -> Html {
    let StageProps {
        page,
        preferences,
        send,
    } = props.clone();
    let (lang, order) = (preferences.language, preferences.order);
    let state = page.figure.state;
    let on_read = use_stable_callback(&send.reform(HomeAction::Read));
    use_effect_with((), move |()| {
        let read = move |at: usize| {
            if let Some(state) = FormulaState::ALL.get(at) {
                on_read.emit(*state);
            }
        };
        let listeners = READING.listen(state as usize, read);
        move || drop(listeners)
    });
    let is_drawn = use_mut_ref(|| false);
    use_effect_with(page.chosen, move |_| {
        // The page opens at its top.
        if is_drawn.replace(true) {
            reading::go_to(&format!("[data-sets-state={}] .passage", state.name()));
        }
    });
    html! {
        <div class="stage">
            <FormulaView figure={page.figure} {order} {lang} send={send.reform(HomeAction::Move)} />
            <div class="stage-moves">
                { move_button("back", words::BACK, HomePage::beside(state, false), lang, &send) }
                { move_button("next", words::NEXT, HomePage::beside(state, true), lang, &send) }
            </div>
            <p class="unseen" role="status">{ page.sentence().in_lang(lang) }</p>
        </div>
    }
}

/// A button to another state. At an end it keeps the focus, and leads nowhere.
fn move_button(
    name: &'static str,
    label: Phrase,
    to: Option<FormulaState>,
    lang: Lang,
    send: &Callback<HomeAction>,
) -> Html {
    let onclick = {
        let send = send.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(state) = to {
                send.emit(HomeAction::Show(state));
            }
        })
    };
    html! {
        <button
            type="button"
            class="quiet"
            data-action={name}
            data-to-state={to.map(FormulaState::name)}
            aria-disabled={to.is_none().then_some("true")}
            {onclick}
        >
            { label.in_lang(lang) }
        </button>
    }
}
