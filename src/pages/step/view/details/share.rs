//! The step elsewhere: as a picture file, on paper, inside another page.

use std::rc::Rc;

use yew::prelude::*;

use super::super::{figure::figure, saying, sum};
use crate::{
    browser::{document, focus, sharing},
    draw::{
        Board,
        view::{
            buttons::{AskButton, ButtonKind, TextToCopy, print_button},
            html,
            link::{Link, prose, snippet},
            number_field::NumberField,
            player::{held_button, play_button, stepper_root},
        },
        words as drawing,
    },
    pages::step::{
        self, Mode, StepAction, StepPage, StepSheet,
        words::{self, board_at},
    },
    player::{Move, Playback, Sequence},
    question::{
        Given,
        still::{Columns, Node, Part},
        view::paper::{paper, two_sheets},
        words::ask_on_paper,
    },
    site::{Address, EmbedFrame, PageContext, Route},
    text::{Lang, Phrase, narrate, words as shared},
};

/// Two buttons that save the picture, the way to the sheet, and the HTML that embeds this place.
pub(super) fn share(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let (lang, order) = (view.lang(), view.preferences.order);
    let machine = page.stepper.machine();
    let (from, to) = page.range;
    let name = format!("queens-{}-{}", machine.size(), machine.counters().steps);
    let save_svg = {
        let (machine, name) = (machine.clone(), format!("{name}.svg"));
        Callback::from(move |tell: Callback<bool>| {
            let picture = step::picture(&machine, order, lang);
            tell.emit(sharing::save_file(&name, "image/svg+xml", &picture));
        })
    };
    let save_png = {
        let (machine, name) = (machine.clone(), format!("{name}.png"));
        Callback::from(move |tell: Callback<bool>| {
            sharing::save_png(name.clone(), &step::picture(&machine, order, lang), tell);
        })
    };
    let sheet = page.address_in(Mode::Sheet);
    let on_from = view.send.reform(move |from| StepAction::Range(from, to));
    let on_to = view.send.reform(move |to| StepAction::Range(from, to));
    html! {
        <div class="share">
            <div class="pages">
                <AskButton action="save-svg" label={words::SAVE_SVG} ask={save_svg} {lang} />
                <AskButton action="save-png" label={words::SAVE_PNG} ask={save_png} {lang} />
                { print_button(ButtonKind::Plain, shared::PRINT, lang) }
                <Link action="sheet" to={sheet}>{ words::SHEET.in_lang(lang) }</Link>
                { to_slides(page, lang) }
            </div>
            <p class="hint">{ words::SNIPPET_WHY.in_lang(lang) }</p>
            <div class="pages">
                { step_field("embed-from", words::EMBED_FROM, from, &on_from, lang) }
                { step_field("embed-to", words::EMBED_TO, to, &on_to, lang) }
            </div>
            <TextToCopy
                label={words::SNIPPET}
                action="copy-snippet"
                text={snippet(embedded(page), machine.size(), EmbedFrame::default(), lang)}
                rows="4"
                {lang}
            />
        </div>
    }
}

/// The way to the slides and the film, from the step where the reader is.
pub(super) fn to_slides(page: &StepPage, lang: Lang) -> Html {
    let to = page.address_in(Mode::Slides);
    html! { <Link action="slides" {to}>{ words::slides::SLIDES.in_lang(lang) }</Link> }
}

pub(super) fn step_field(
    action: &'static str,
    label: Phrase,
    number: Option<u64>,
    on_number: &Callback<Option<u64>>,
    lang: Lang,
) -> Html {
    html! {
        <NumberField {action} label={label.in_lang(lang)} size="8" {number} on_number={on_number.clone()} />
    }
}

/// The address of this place inside another page.
fn embedded(page: &StepPage) -> Address {
    let machine = page.stepper.machine();
    let (from, to) = page.range;
    Address::of(Route::Embed)
        .with("n", machine.size())
        .with("at", machine.counters().steps)
        .with_some("from", from)
        .with_some("to", to)
}

/// The board with empty rows on one sheet, the same with its bits on another.
pub(super) fn sheet(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let (lang, order) = (view.lang(), view.preferences.order);
    if matches!(page.stepper.playback, Playback::Seeking(_)) {
        return html! { <p role="status">{ words::SHEET_COMING.in_lang(lang) }</p> };
    }
    let asked = page.stepper.machine();
    let machine = &StepSheet::nearest(asked);
    let steps = (asked.counters().steps, machine.counters().steps);
    let board = Board::of(machine, order);
    let sheet = StepSheet::of(machine, order);
    let line = machine.last_step();
    let on_paper = |is_filled| {
        let columns = Columns {
            board: Some(board.clone()),
            given: Given::Nothing,
            said: Vec::new(),
            rows: sheet.rows.clone(),
            is_filled,
            n_ghosts: sheet.n_ghosts.into(),
            order,
        };
        paper(&[Node::Part(Part::Columns(columns))], lang)
    };
    let prompt = ask_on_paper(machine.open_row());
    let prompt = html! { <p class="prompt">{ prose(prompt.in_lang(lang)) }</p> };
    let question = html! {
        <>
            if steps.0 != steps.1 {
                <p data-sheet-step={steps.1.to_string()}>
                    { words::nearest_sheet(steps.0, steps.1).in_lang(lang).to_owned() }
                </p>
            }
            { prompt.clone() }
            if let Some(line) = line {
                <p>{ words::LINE_ON_SHEET.in_lang(lang) }{ shared::COLON.in_lang(lang) }<code>{ line.code() }</code></p>
            }
            <p>{ drawing::SHEET_WHY.in_lang(lang) }</p>
            { on_paper(false) }
        </>
    };
    let answer = html! {
        <>
            { prompt }
            if let Some(line) = line {
                <p>
                    <code>{ line.code() }</code>
                    if let Some(values) = line.values(machine.size()) {
                        { " " }<code>{ "= " }{ values }</code>
                    }
                </p>
            }
            { on_paper(true) }
            <p class="result">{ narrate(machine, order).in_lang(lang).to_owned() }</p>
        </>
    };
    let title = board_at(machine.size(), machine.counters().steps).into_lang(lang);
    let back = page.address_in(Mode::Explore);
    html! {
        <>
            <FromTop />
            { two_sheets(&title, (back, words::BACK_TO_STEP), Html::default(), question, answer, lang) }
        </>
    }
}

/// Shows the sheet from its top: the way here lies far down on the page.
#[component]
fn FromTop() -> Html {
    use_effect_with((), |()| {
        document::to_top();
        focus::on("#content h1");
    });
    Html::default()
}

pub(super) fn embed(page: &Rc<StepPage>, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let machine = page.stepper.machine();
    let whole = Address::of(Route::Step)
        .with("n", machine.size())
        .with("at", machine.counters().steps);
    let send = view.send.reform(StepAction::player);
    let inside = html! {
        <>
            <h1 class="unseen">{ shared::STEPPER.in_lang(lang) }</h1>
            { saying(page, view) }
            { figure(&page.stepper, Some((sum(page, view), Html::default())), None, view.preferences, &view.send) }
            <div class="moves" role="group" aria-label={shared::CONTROLS.in_lang(lang)}>
                { held_button("back", shared::BACK, Move::StepBack, page.stepper.step() == 0, lang, &send) }
                { play_button(&page.stepper, lang, &send) }
                { held_button("next", shared::NEXT, Move::StepForward, page.stepper.sequence.is_finished(), lang, &send) }
            </div>
            <p class="whole-page">
                <Link to={whole} new_tab=true>{ words::WHOLE_PAGE.in_lang(lang) }</Link>
            </p>
        </>
    };
    stepper_root(&page.stepper, "stepper embedded", view.preferences, inside)
}
