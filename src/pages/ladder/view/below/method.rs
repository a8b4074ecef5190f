//! The page of one method: what it does, its code, its figures beside the sources', its walk, the ways on.

use yew::prelude::*;

use super::{View, figures::figures, gallery::gallery, walk::walk};
use crate::{
    draw::view::{copy_text::CopyText, html, link::Link, prose::prose},
    pages::ladder::{
        LadderPage,
        view::{below::sources::source_link, dots::method_page},
        words::{
            self, explain, form_phrase, gist, gives_phrase, leaf_phrase, method_title,
            question_phrase, source_name,
        },
    },
    site::{Address, Route},
    text::{Lang, Phrase},
};
use bitqueens_core::{
    ladder::{Method, Run},
    solver::Size,
};

pub(super) fn method(page: &LadderPage, view: &View) -> Html {
    let Some(method) = page.open else {
        return Html::default();
    };
    let lang = view.lang();
    html! {
        <article class="ladder method" aria-labelledby="method-title" data-method={method.name()}>
            <p class="way-back"><Link to={Address::of(Route::Ladder)}>{ "← " }{ words::TO_LADDER.in_lang(lang) }</Link></p>
            <h1 id="method-title" tabindex="-1">{ method_title(method).in_lang(lang) }</h1>
            <p class="lead">{ gist(method).in_lang(lang) }</p>
            { about(method, lang) }
            { figures(method, page, lang) }
            { code(method, lang) }
            if page.walked().is_some() {
                { walk(&page.walk, view) }
            }
            if method == Method::BitmapLoop {
                <p><Link class="button" to={Address::of(Route::Step).with("n", 4).with("at", 0)}>{ words::STEP_IT.in_lang(lang) }</Link></p>
            }
            if method == Method::SymmetryCheck {
                { gallery(&page.gallery, view) }
            }
            { around(method, lang) }
        </article>
    }
}

fn about(method: Method, lang: Lang) -> Html {
    let explanation = explain(method);
    html! {
        <dl class="about">
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
    }
}

/// Names the method's routine in each source, with the way there.
fn sources(method: Method, lang: Lang) -> Html {
    if method.routines().is_empty() {
        return words::ABOUT_OURS.in_lang(lang).into();
    }
    html! {
        <ul>
            for (source, names) in method.routines() {
                <li>{ source_link(source_name(*source)) }{ ": " }<code>{ *names }</code></li>
            }
        </ul>
    }
}

fn code(method: Method, lang: Lang) -> Html {
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
    let code = run.code();
    let id = format!("code-{}", run.form().name());
    html! {
        <figure data-code={code.file}>
            <figcaption>
                <span id={id.clone()}>{ form_phrase(run.form()).in_lang(lang) }{ " " }<code>{ code.file }</code></span>
                <CopyText text={code.text} {lang} />
            </figcaption>
            <pre tabindex="0" role="group" aria-labelledby={id} data-own-arrows=""><code>{ code.text }</code></pre>
        </figure>
    }
}

/// The ways to the methods before and after it.
fn around(method: Method, lang: Lang) -> Html {
    let before = Method::ALL.into_iter().rfind(|one| *one < method);
    let after = Method::ALL.into_iter().find(|one| method < *one);
    let way = |action: &'static str, label: Phrase, to: Option<Method>| {
        html! {
            if let Some(to) = to {
                <Link class="button" {action} to={method_page(to)}>
                    <span class="beside">{ label.in_lang(lang) }</span>
                    { method_title(to).in_lang(lang) }
                </Link>
            }
        }
    };
    html! {
        <nav class="around" aria-label={words::METHODS_AROUND.in_lang(lang)}>
            { way("previous-method", words::PREVIOUS_METHOD, before) }
            { way("next-method", words::NEXT_METHOD, after) }
        </nav>
    }
}
