//! The page of one method: what it does, its code, its figures beside the sources', its walk, the ways on.

use yew::prelude::*;

use super::{View, code::code, figures::figures, gallery::gallery, walk::walk};
use crate::{
    draw::view::{link::Link, prose::prose},
    pages::ladder::{
        LadderPage,
        view::dots::method_page,
        words::{
            self,
            explanations::{explain, gives_phrase, leaf_phrase, question_phrase},
            gist, method_title, source_name,
        },
    },
    site::{Address, Query, Route},
    text::{Lang, Phrase},
};
use bitqueens_core::ladder::Method;

/// Draws the page of the open method.
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
                <p><Link class="button" to={stepper()}>{ words::STEP_IT.in_lang(lang) }</Link></p>
            }
            if method == Method::SymmetryCheck {
                { gallery(&page.gallery, view) }
            }
            { around(method, lang) }
        </article>
    }
}

/// The stepper at the start of its first board.
fn stepper() -> Address {
    Address {
        query: Query::default().with("n", 4).with("at", 0),
        ..Address::of(Route::Step)
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
                <li>
                    <a href={source_name(*source).url} rel="noreferrer" lang="ja">{ source_name(*source).title }</a>
                    { ", " }{ source_name(*source).author }{ ": " }<code>{ *names }</code>
                </li>
            }
        </ul>
    }
}

/// The ways to the methods before and after it.
fn around(method: Method, lang: Lang) -> Html {
    let place = Method::ALL.iter().position(|one| *one == method);
    let at = |place: Option<usize>| Method::ALL.get(place?).copied();
    let before = at(place.and_then(|place| place.checked_sub(1)));
    let after = at(place.map(|place| place + 1));
    let way = |class: &'static str, label: Phrase, to: Option<Method>| {
        let to = to?;
        Some(html! {
            <Link class="button" action={class} to={method_page(to)}>
                <span class="beside">{ label.in_lang(lang) }</span>
                { method_title(to).in_lang(lang) }
            </Link>
        })
    };
    html! {
        <nav class="around" aria-label={words::METHODS_AROUND.in_lang(lang)}>
            { way("previous-method", words::PREVIOUS_METHOD, before).unwrap_or_default() }
            { way("next-method", words::NEXT_METHOD, after).unwrap_or_default() }
        </nav>
    }
}
