//! What the program came to: the verdict, hints, and the program in other languages.

use yew::prelude::*;

use crate::{
    browser::{clock, document, sharing, typing},
    draw::view::{
        buttons::{AskButton, ButtonKind, TextToCopy, button},
        effect::Effect,
        html,
        icons::{Icon, icon},
        link::{Link, prose},
        moment,
    },
    pages::write::{Hint, Stage, Task, WriteAction, WritePage, foreign, words},
    question::view::hand_in::hand_in_line,
    site::{Address, PageContext, Route},
    text::{
        Lang, Sentence,
        words::{BETWEEN_SENTENCES, COUNT_LARGER},
    },
};
use bitqueens_core::{
    counting::known,
    program::{Export, Judgement, Program},
    solver::Size,
};

/// Draws the sentence of the verdict and the button to what comes next: the line to mend, or of a right program the next
/// stage. Behind the last stage larger boards are counted.
pub(super) fn verdict(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let lang = view.lang();
    let sentence = live_sentence(page, lang);
    let is_right = page.right().is_some();
    html! {
        <div class={classes!("write-verdict", is_right.then_some("moment"))} data-moment={is_right.then_some("program")}>
            <p id="write-verdict" role="status">
                if is_right {
                    { moment::line(words::RIGHT.in_lang(lang)) }
                }
                if let Some(sentence) = &sentence {
                    { prose(sentence.in_lang(lang)) }
                }
            </p>
            <Effect of={(page.n_runs != 0).then(|| page.n_runs.to_string())} run={|_| show_verdict()} />
            if is_right {
                { moment::turning_board(8) }
                { next_stage(page.task, lang) }
            }
            if let Some(line) = line_to_mend(page) {
                <button type="button" class="main" data-action="to-line" onclick={move |_| to_line(line)}>
                    { words::to_line(line).in_lang(lang).to_owned() }
                </button>
            }
        </div>
    }
}

/// The line of a text that is wrong, from 0. Lines in order are no text: there the wrong one is marked.
fn line_to_mend(page: &WritePage) -> Option<usize> {
    let mistake = page.mistake().map(|error| error.spot.line);
    let drawn = || Some(page.judgement()?.drawn?.line);
    let line = mistake.or_else(drawn)?;
    (page.task.stage != Stage::Order).then_some(line)
}

/// Gives the field the focus at a line, which comes into sight.
fn to_line(line: usize) {
    typing::begin_line("[data-source]", line);
    document::scroll_to(&format!(".editor-lines > :nth-child({})", line + 1));
    // On a phone the keys of the signs cover two lines at the top of the window.
    match line.checked_sub(2) {
        Some(above) => document::scroll_to(&format!(".editor-lines > :nth-child({})", above + 1)),
        None => document::scroll_to(".editor"),
    }
}

/// Draws the counts, and where one is wrong what may help: the fault that it is known for, and the lines in order.
pub(super) fn counts(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let lang = view.lang();
    let judgement = page.judgement();
    // Without a wrong step the verdict says it.
    let came_to = page.walk().zip(judgement).and_then(|(walk, judgement)| {
        judgement.drawn?;
        Some(words::came_to(judgement, walk.sequence.run().program()))
    });
    html! {
        <div class="write-verdict">
            { table(judgement, view) }
            if let Some(came_to) = &came_to {
                <p>{ prose(came_to.in_lang(lang)) }</p>
            }
            { known_fault(page, view) }
            if page.as_order(lang).is_some() {
                { button(
                    ButtonKind::Plain,
                    "into-order",
                    words::INTO_ORDER.in_lang(lang),
                    view.send.reform(|_| {
                        document::to_top();
                        WriteAction::IntoOrder
                    }),
                ) }
            }
        </div>
    }
}

/// Brings the verdict of a run into sight with its board: on a phone they stand below the program.
fn show_verdict() {
    // The sentence counts for more where both have no room.
    document::scroll_to(".write-walk .figure");
    document::scroll_to(".write-verdict");
}

/// Names the fault that the program is known to have, and leads to its lesson.
fn known_fault(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let lang = view.lang();
    let Some((sentence, slug)) = page.fault().and_then(words::fault) else {
        return Html::default();
    };
    let lesson = Address::below(Route::Learn, slug);
    html! {
        <p>
            { words::KNOWN_FAULT.in_lang(lang) }
            { BETWEEN_SENTENCES.in_lang(lang) }
            { prose(sentence.in_lang(lang)) }
            { BETWEEN_SENTENCES.in_lang(lang) }
            <Link action="fault-lesson" to={lesson}>{ words::TO_LESSON.in_lang(lang) }</Link>
        </p>
    }
}

fn live_sentence(page: &WritePage, lang: Lang) -> Option<Sentence> {
    if let Some(error) = page.mistake() {
        if let Some(line) = page.first_misplaced(lang) {
            // If every line is right, their order says more than the notation.
            return Some(words::misplaced(line + 1));
        }
        let mistake = words::mistake(error);
        return Some(match foreign(&page.text(lang)) {
            Some(language) => mistake.and(&words::foreign(language).into()),
            None => mistake,
        });
    }
    let (walk, judgement) = page.walk().zip(page.judgement())?;
    Some(match &judgement.drawn {
        Some(at) => words::difference(at),
        None => words::came_to(judgement, walk.sequence.run().program()),
    })
}

fn table(judgement: Option<&Judgement>, view: &PageContext<WriteAction>) -> Html {
    let lang = view.lang();
    let sizes: Vec<_> = Judgement::sizes().collect();
    let own =
        |size: &Size| judgement.and_then(|judgement| judgement.counts.get(size.len() - 1).copied());
    let is_right =
        |size: &Size| own(size).and_then(|own| u64::try_from(own).ok()) == Some(known(*size).total);
    html! {
        <table class="write-counts" aria-label={words::COUNTS.in_lang(lang)}>
            <tbody>
                <tr>
                    <th scope="row">{ "N" }</th>
                    for size in &sizes { <th scope="col">{ size.get() }</th> }
                </tr>
                <tr>
                    <th scope="row">{ words::COUNTED.in_lang(lang) }</th>
                    for size in &sizes {
                        if judgement.is_some() {
                            <td data-right={is_right(size).to_string()}>
                                { own(size).map_or_else(|| "–".to_owned(), |own| own.to_string()) }
                                { " " }
                                if is_right(size) {
                                    { icon(Icon::Tick, Some(words::COUNT_RIGHT.in_lang(lang))) }
                                } else {
                                    { icon(Icon::Cross, Some(words::COUNT_WRONG.in_lang(lang))) }
                                }
                            </td>
                        } else {
                            <td>{ "–" }</td>
                        }
                    }
                </tr>
                <tr>
                    <th scope="row">{ words::PUBLISHED.in_lang(lang) }</th>
                    for size in &sizes { <td>{ known(*size).total }</td> }
                </tr>
            </tbody>
        </table>
    }
}

/// The way to the stage behind the open one.
fn next_stage(open: Task, lang: Lang) -> Html {
    let mut later = Stage::ALL
        .into_iter()
        .skip_while(|stage| *stage != open.stage);
    match later.nth(1) {
        Some(stage) => html! {
            <Link class="button main" action="next-stage" to={Task { stage, ..open }.address()}>
                { words::NEXT_STAGE.in_lang(lang) }
            </Link>
        },
        None => html! {
            <Link class="button main" action="count-larger" to={Address::of(Route::Count)}>
                { COUNT_LARGER.in_lang(lang) }
            </Link>
        },
    }
}

pub(super) fn hints(page: &WritePage, lang: Lang) -> Html {
    let hints = page.task.stage.hints(page.task.blank);
    html! {
        <div class="write-hints" aria-live="polite">
            if page.n_hints != 0 {
                <h2>{ words::HINTS.in_lang(lang) }</h2>
                <ol>
                    for hint in hints.iter().take(page.n_hints) {
                        <li data-hint={hint.name()}>{ one(*hint, lang) }</li>
                    }
                </ol>
                if page.n_hints == hints.len() {
                    <p>{ words::NO_MORE_HINTS.in_lang(lang) }</p>
                }
            }
        </div>
    }
}

fn one(hint: Hint, lang: Lang) -> Html {
    let kind = words::kind(hint).in_lang(lang);
    html! {
        <>
            <span class="meaning">{ kind }</span>
            if let Hint::Code(code) = hint {
                <code>{ code }</code>
            } else if let Some(says) = words::hint(hint) {
                { prose(says.in_lang(lang)) }
            }
        </>
    }
}

/// The line to hand in, right or wrong.
pub(super) fn hand_in(page: &WritePage, lang: Lang) -> Html {
    let hand_in = page.hand_in(lang, clock::today());
    hand_in.map_or_else(Html::default, |hand_in| hand_in_line(&hand_in, lang))
}

/// Draws for a right program a button for each language, and the file in the one that is chosen.
pub(super) fn export(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let lang = view.lang();
    let Some(judged) = page.right() else {
        return Html::default();
    };
    let program = judged.walk.sequence.run().program();
    let choose = |export: Export| {
        let onclick = view.send.reform(move |_| WriteAction::Export(export));
        html! {
            <button
                type="button"
                class="quiet"
                data-action="export"
                aria-pressed={(judged.export == Some(export)).to_string()}
                {onclick}
            >
                { export.title() }
            </button>
        }
    };
    html! {
        <section class="write-export" aria-labelledby="write-export">
            <h2 id="write-export">{ words::EXPORT.in_lang(lang) }</h2>
            <div class="write-buttons">{ for Export::ALL.into_iter().map(choose) }</div>
            if let Some(export) = judged.export {
                { file(export, program, lang) }
            }
        </section>
    }
}

/// Draws the file, with the buttons that copy and save it.
fn file(export: Export, program: &Program, lang: Lang) -> Html {
    let text = export.text(program, words::OUTSIDE.in_lang(lang));
    let name = format!("queens.{}", export.ending());
    let save = {
        let text = text.clone();
        Callback::from(move |tell: Callback<bool>| {
            tell.emit(sharing::save_file(&name, "text/plain", &text));
        })
    };
    html! {
        <TextToCopy label={words::EXPORTED} action="copy-export" {text} rows="14" {lang}>
            <AskButton action="save-export" label={words::SAVE} ask={save} {lang} />
        </TextToCopy>
    }
}
