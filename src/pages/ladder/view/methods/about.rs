//! One method: what it is, what it wastes, what the next one saves, and its code.

use yew::prelude::*;

use super::View;
use crate::{
    draw::view::{choice::choice, prose::prose},
    pages::ladder::{
        CodeText, LadderAction, LadderPage, RunRecord,
        words::{
            self,
            explanations::{explain, form_phrase, gives_phrase, leaf_phrase, question_phrase},
            method_title, source_words,
        },
    },
    text::{Lang, millis},
};
use bitqueens_core::ladder::{Method, Run};

/// Draws one method, explained.
pub(super) fn about(page: &LadderPage, view: &View) -> Html {
    let lang = view.lang();
    let method = page.explained;
    let explanation = explain(method);
    html! {
        <section class="about" aria-labelledby="about-title" data-about={method.name()}>
            <h2 id="about-title" tabindex="-1">{ words::ABOUT.in_lang(lang) }</h2>
            { choice(
                ("about", words::ABOUT_CHOICE.in_lang(lang)),
                Method::ALL,
                method,
                |method| (method.name(), method_title(method).in_lang(lang)),
                view.send.reform(LadderAction::Explain),
            ) }
            <h3>{ method_title(method).in_lang(lang) }</h3>
            <dl>
                for (label, phrase) in [
                    (words::ABOUT_WHAT, explanation.what),
                    (words::ABOUT_WASTE, explanation.waste),
                    (words::ABOUT_NEXT, explanation.next),
                ] {
                    <div>
                        <dt>{ label.in_lang(lang) }</dt>
                        <dd>{ prose(phrase.in_lang(lang)) }</dd>
                    </div>
                }
                <div>
                    <dt>{ words::ABOUT_FIGURES.in_lang(lang) }</dt>
                    <dd>
                        <ul>
                            <li>{ words::SOLUTIONS.in_lang(lang) }{ ": " }{ gives_phrase(method.gives()).in_lang(lang) }</li>
                            <li>{ question_phrase(method.question()).in_lang(lang) }</li>
                            <li>{ leaf_phrase(method.leaf_rule()).in_lang(lang) }</li>
                        </ul>
                    </dd>
                </div>
                <div>
                    <dt>{ words::ABOUT_SOURCES.in_lang(lang) }</dt>
                    <dd>{ sources(method, lang) }</dd>
                </div>
            </dl>
            <h3 class="live">{ words::CODE.in_lang(lang) }</h3>
            <div class="codes live">
                for run in page.explained_runs() {
                    { code(run, page, lang) }
                }
            </div>
        </section>
    }
}

fn sources(method: Method, lang: Lang) -> Html {
    if method.routines().is_empty() {
        return words::ABOUT_OURS.in_lang(lang).into();
    }
    html! {
        <ul>
            for (source, names) in method.routines() {
                <li>{ source_words(*source).in_lang(lang).to_owned() }{ ": " }<code>{ *names }</code></li>
            }
        </ul>
    }
}

/// Draws the code of one form, with its time on the chosen board where it has been run.
fn code(run: Run, page: &LadderPage, lang: Lang) -> Html {
    let form = run.form();
    let file = run.code_file();
    let time = page.queue.record(run).and_then(RunRecord::millis);
    let id = format!("code-{}", form.name());
    html! {
        <figure data-code={file}>
            <figcaption id={id.clone()}>
                { form_phrase(form).in_lang(lang) }{ " " }<code>{ file }</code>
                if let Some(time) = time {
                    <span class="beside">{ words::TIME.in_lang(lang) }{ ": " }{ millis(time) }</span>
                }
            </figcaption>
            {match page.code.get(file) {
                Some(CodeText::Here(text)) => html! {
                    <pre tabindex="0" role="group" aria-labelledby={id} data-own-arrows=""><code>{ text }</code></pre>
                },
                Some(CodeText::Missing) => html! { <p role="alert">{ words::CODE_MISSING.in_lang(lang) }</p> },
                None => html! { <p class="coming">{ words::CODE_COMING.in_lang(lang) }</p> },
            }}
        </figure>
    }
}
