//! The code of a method as it runs, each form with a button that copies it.

use yew::prelude::*;

use crate::{
    draw::view::copy_text::CopyText,
    pages::ladder::words::{self, explanations::form_phrase},
    text::Lang,
};
use bitqueens_core::{
    ladder::{Method, Run},
    solver::Size,
};

/// Draws the code of every form of a method.
pub(super) fn code(method: Method, lang: Lang) -> Html {
    let runs = method.forms().iter();
    let runs = runs.filter_map(|&form| Run::new(method, form, Size::MIN).ok());
    html! {
        <section class="codes" aria-labelledby="code-title">
            <h2 id="code-title">{ words::CODE.in_lang(lang) }</h2>
            for run in runs {
                { file(run, lang) }
            }
        </section>
    }
}

fn file(run: Run, lang: Lang) -> Html {
    let (form, code) = (run.form(), run.code());
    let id = format!("code-{}", form.name());
    html! {
        <figure data-code={code.file}>
            <figcaption>
                <span id={id.clone()}>{ form_phrase(form).in_lang(lang) }{ " " }<code>{ code.file }</code></span>
                <CopyText text={code.text} {lang} />
            </figcaption>
            <pre tabindex="0" role="group" aria-labelledby={id} data-own-arrows=""><code>{ code.text }</code></pre>
        </figure>
    }
}
