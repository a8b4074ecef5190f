//! The page on which the reader writes the solver, as elements.

mod editor;
mod stored;
mod verdict;
mod walk;

use std::rc::Rc;

use bitqueens_core::program::JudgedWord;
use editor::{Editor, OrderLines};
use yew::prelude::*;

use super::{Blank, Stage, Task, WriteAction, WritePage, words};
use crate::{
    browser::{
        address_bar::{self, HistoryEntry},
        document, focus,
    },
    draw::view::{
        buttons::{ButtonKind, button, copy_link},
        effect::Effect,
        html,
        link::{Link, prose},
        player::player_ticker,
    },
    site::{PageContext, PageView},
    text::Phrase,
};

impl PageView for WritePage {
    fn view(self: &Rc<Self>, view: &PageContext<WriteAction>) -> Html {
        let lang = view.lang();
        let judgement = self.judgement();
        let found = judgement.map(|judgement| {
            let counts = judgement.counts.iter().map(ToString::to_string);
            counts.collect::<Vec<_>>().join(" ")
        });
        let differs = judgement.and_then(|judgement| judgement.divergence);
        let wrong = self.mistake().map(|error| error.spot.line);
        let marked = match self.task.stage {
            Stage::Order => self.first_misplaced(lang),
            _ => wrong,
        };
        let walked = walk::lines(self);
        let typed = typed(self, view);
        html! {
            <article
                class="write"
                data-write=""
                data-stage={self.task.stage.name()}
                data-state={self.state()}
                data-found={found}
                data-differs-n={differs.map(|at| at.size.to_string())}
                data-differs-step={differs.map(|at| at.step.to_string())}
                data-differs-word={differs.map(|at| JudgedWord::name(at.word))}
                data-fault={self.fault().map(bitqueens_core::faults::Fault::name)}
                data-error-line={wrong.map(|line| (line + 1).to_string())}
            >
                <h1 tabindex="-1">{ words::TITLE.in_lang(lang) }</h1>
                <p>{ prose(words::WHY.in_lang(lang)) }</p>
                { stages(self, view) }
                // Each further task comes into sight from its top.
                <Effect of={self.task.name()} skips_first={true} run={|_| document::to_top()} />
                <div class="write-work">
                    <div class="write-task">
                        <p id="write-task">{ prose(words::task(self.task.stage).in_lang(lang)) }</p>
                        { buttons(self, view) }
                        { verdict::hints(self, lang) }
                    </div>
                    <div class="write-program">
                        if self.task.stage == Stage::Order {
                            <OrderLines
                                text={self.text(lang)}
                                wrong={marked}
                                {walked}
                                {lang}
                                send={typed}
                            />
                        } else {
                            <Editor
                                fills_blanks={matches!(self.task.stage, Stage::Blank | Stage::All)}
                                key={self.task.name()}
                                text={self.text(lang)}
                                wrong={marked}
                                {walked}
                                can_walk={self.walk().is_some()}
                                {lang}
                                send={typed}
                            />
                        }
                        { stored::notes(self, view) }
                        { editor::notation(lang) }
                        { stored::earlier(self, view) }
                    </div>
                    <div class="write-result">
                        <div class="write-found">
                            { verdict::verdict(self, view) }
                            if self.right().is_none() {
                                { walk::walk(self, view) }
                            }
                        </div>
                        { verdict::counts(self, view) }
                        { verdict::export(self, view) }
                        { verdict::hand_in(self, lang) }
                        if self.right().is_some() {
                            { walk::walk(self, view) }
                        }
                        { walk::large(self, view) }
                    </div>
                </div>
            </article>
        }
    }

    fn effects(self: &Rc<Self>, view: &PageContext<WriteAction>) -> Html {
        html! {
            <>
                if let Some(walk) = self.walk().filter(|_| view.is_open) {
                    { player_ticker(walk, &view.send.reform(WriteAction::Player)) }
                }
            </>
        }
    }
}

/// Sends what is typed. The address gives up a text that is typed over: after a reload it would be taken for a link's.
fn typed(page: &WritePage, view: &PageContext<WriteAction>) -> Callback<WriteAction> {
    let (lang, send) = (view.lang(), view.send.clone());
    let is_stored = view.not_stored.is_none();
    let address = page.task.address().in_language(lang).to_string();
    Callback::from(move |action: WriteAction| {
        let types = matches!(action, WriteAction::Type(_) | WriteAction::MoveLine { .. });
        if types && is_stored && address_bar::read().contains("text=") {
            address_bar::write(&address, HistoryEntry::Replace);
        }
        send.emit(action);
    })
}

/// Draws the open stage, and behind it all of them with the blanks of one. A stage that is chosen closes it.
fn stages(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let lang = view.lang();
    let Task { stage: open, blank } = page.task;
    let step = |task: Task, name: Phrase, current: bool| {
        html! {
            <Link to={task.address()} {current}>{ name.in_lang(lang) }</Link>
        }
    };
    let named = (open == Stage::Blank).then(|| words::blank(blank));
    html! {
        <nav class="write-stages" aria-label={words::STAGES.in_lang(lang)}>
            <details key={page.task.name()}>
                <summary class="button" data-action="stages">
                    { words::open_stage(open).in_lang(lang).to_owned() }
                    if let Some(named) = named {
                        <span class="write-blank">{ named.in_lang(lang) }</span>
                    }
                </summary>
                <ol>
                    for stage in Stage::ALL {
                        <li>
                            { step(Task { stage, blank }, words::stage(stage), stage == open) }
                            if stage == Stage::Blank {
                                <ul aria-label={words::BLANK.in_lang(lang)}>
                                    for own in Blank::ALL {
                                        <li>{ step(Task { stage, blank: own }, words::blank(own), stage == open && own == blank) }</li>
                                    }
                                </ul>
                            }
                        </li>
                    }
                </ol>
            </details>
        </nav>
    }
}

fn buttons(page: &WritePage, view: &PageContext<WriteAction>) -> Html {
    let lang = view.lang();
    let sends = |kind, name: &'static str, label: Phrase, action: WriteAction| {
        let onclick = view.send.reform(move |_| action.clone());
        button(kind, name, label.in_lang(lang), onclick)
    };
    // After a run its verdict has the one filled button.
    let run = if page.state() == "editing" {
        ButtonKind::Main
    } else {
        ButtonKind::Plain
    };
    let is_own = page.text(lang) != page.task.start(lang);
    let other = if page.can_show_link() {
        words::SHOW_LINKED
    } else {
        words::UNDO
    };
    let when = |possible: bool| {
        if possible {
            ButtonKind::Plain
        } else {
            ButtonKind::Disabled
        }
    };
    let n_hints_left = page.task.stage.hints(page.task.blank).len() - page.n_hints;
    let hint = move |_| {
        // The button has nothing to do after the last hint.
        if n_hints_left == 1 {
            focus::on("[data-action=run-program]");
        }
        WriteAction::Hint
    };
    html! {
        <div class="write-buttons">
            { sends(run, "run-program", words::RUN, WriteAction::Run) }
            { button(when(n_hints_left != 0), "hint", words::HINT.in_lang(lang), view.send.reform(hint)) }
            { sends(when(is_own), "start-over", words::START_OVER, WriteAction::StartOver) }
            if page.can_undo() {
                { sends(ButtonKind::Plain, "undo", other, WriteAction::Undo) }
            }
            { copy_link(&page.address(), None, lang) }
        </div>
    }
}
