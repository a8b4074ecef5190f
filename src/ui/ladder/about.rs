//! One method: what it is, what it wastes, what the next one saves, and its code.

use yew::prelude::*;

use super::View;
use crate::{
    ladder::Method,
    state::{LadderAction, ladder::CodeText, scene::ladder::CodeScene},
    text::{
        Lang, ladder_labels as labels,
        ladder_sentences::{millis, source_words},
        methods::{explain, form_phrase, gives_phrase, leaf_phrase, question_phrase},
    },
    ui::{choice::choice, prose::prose},
};

/// One method, explained.
pub(super) fn about(view: &View) -> Html {
    let View { lang, send, .. } = view;
    let (about, lang) = (&view.scene.about, *lang);
    let method = about.method;
    let told = explain(method);
    html! {
        <section class="about" aria-labelledby="about-title" data-about={method.name()}>
            <h2 id="about-title" tabindex="-1">{ labels::ABOUT.in_lang(lang) }</h2>
            { choice(
                ("about", labels::ABOUT_CHOICE.in_lang(lang)),
                Method::ALL,
                method,
                |method| (method.name(), explain(method).title.in_lang(lang)),
                send.reform(LadderAction::About),
            ) }
            <h3>{ told.title.in_lang(lang) }</h3>
            <dl>
                for (label, phrase) in [
                    (labels::ABOUT_WHAT, told.what),
                    (labels::ABOUT_WASTE, told.waste),
                    (labels::ABOUT_NEXT, told.next),
                ] {
                    <div>
                        <dt>{ label.in_lang(lang) }</dt>
                        <dd>{ prose(phrase.in_lang(lang)) }</dd>
                    </div>
                }
                <div>
                    <dt>{ labels::ABOUT_FIGURES.in_lang(lang) }</dt>
                    <dd>
                        <ul>
                            <li>{ labels::SOLUTIONS.in_lang(lang) }{ ": " }{ gives_phrase(method.gives()).in_lang(lang) }</li>
                            <li>{ question_phrase(method.question()).in_lang(lang) }</li>
                            <li>{ leaf_phrase(method.leaf_rule()).in_lang(lang) }</li>
                        </ul>
                    </dd>
                </div>
                <div>
                    <dt>{ labels::ABOUT_SOURCES.in_lang(lang) }</dt>
                    <dd>{ sources(method, lang) }</dd>
                </div>
            </dl>
            <h3>{ labels::CODE.in_lang(lang) }</h3>
            <div class="codes">
                for code in &about.codes {
                    { code_of(code, lang) }
                }
            </div>
        </section>
    }
}

fn sources(method: Method, lang: Lang) -> Html {
    if method.routines().is_empty() {
        return labels::ABOUT_OURS.in_lang(lang).into();
    }
    html! {
        <ul>
            for (source, names) in method.routines() {
                <li>{ source_words(*source).in_lang(lang).to_owned() }{ ": " }<code>{ *names }</code></li>
            }
        </ul>
    }
}

fn code_of(code: &CodeScene, lang: Lang) -> Html {
    let form = form_phrase(code.form).in_lang(lang);
    let id = format!("code-{}", code.form.name());
    html! {
        <figure data-code={code.file}>
            <figcaption id={id.clone()}>
                { form }{ " " }<code>{ code.file }</code>
                if let Some(time) = code.millis {
                    <span class="beside">{ labels::TIME.in_lang(lang) }{ ": " }{ millis(time) }</span>
                }
            </figcaption>
            {match &code.text {
                Some(CodeText::Here(text)) => html! {
                    <pre tabindex="0" role="group" aria-labelledby={id} data-own-arrows=""><code>{ text }</code></pre>
                },
                Some(CodeText::Missing) => html! { <p role="alert">{ labels::CODE_MISSING.in_lang(lang) }</p> },
                None => html! { <p>{ labels::CODE_COMING.in_lang(lang) }</p> },
            }}
        </figure>
    }
}
