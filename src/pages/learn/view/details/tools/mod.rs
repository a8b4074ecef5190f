//! What a teacher makes for a class: links, sheets of paper, HTML to embed.

mod question;
mod step;

use yew::prelude::*;

use crate::{
    browser::focus,
    draw::view::{buttons::copy_link, html, link::Link},
    pages::learn::{LearnAction, LessonList, TeacherTools, words::tools as words},
    site::{Address, PageContext},
    text::{Lang, Phrase, typed_digits},
};

/// The sections of the page, by the ids of their elements.
const SECTIONS: [(&str, Phrase); 3] = [
    ("questions", words::QUESTIONS_TITLE),
    ("steps", words::STEPS_TITLE),
    ("plans", words::TO_PLANS),
];

/// What the page has, then the tools with what is chosen, then the plans.
pub(super) fn tools(
    chosen: TeacherTools,
    list: &LessonList,
    plans: Html,
    view: &PageContext<LearnAction>,
) -> Html {
    let lang = view.lang();
    let send = view.send.reform(LearnAction::Tool);
    html! {
        <>
            <nav class="page-sections" aria-label={words::HERE.in_lang(lang)}>
                for (id, title) in SECTIONS {
                    <a href={format!("#{id}")} onclick={to_section(id)}>
                        { title.in_lang(lang) }
                    </a>
                }
            </nav>
            <section class="tool" id="questions" data-tool="questions" tabindex="-1">
                { question::question(chosen.question, list, &send, lang) }
            </section>
            <section class="tool" id="steps" data-tool="steps" tabindex="-1">
                { step::step(chosen.step, &send, lang) }
            </section>
            <div class="plans" id="plans" tabindex="-1">{ plans }</div>
        </>
    }
}

/// The address's `#` belongs to the page's state, so the link moves the focus by itself.
fn to_section(id: &'static str) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        event.prevent_default();
        focus::at_its_beginning(&format!("#{id}"));
    })
}

/// A link that was made, with a button that copies it and what is said of it.
struct Made {
    /// The name in `data-action`.
    action: &'static str,
    /// What it leads to.
    label: Phrase,
    to: Address,
    /// What happens there.
    why: Html,
}

fn made(links: impl IntoIterator<Item = Made>, lang: Lang) -> Html {
    html! {
        <ul class="made" role="list">
            for of in links {
                <li>
                    <span id={of.action}><Link action={of.action} to={of.to.clone()}>{ of.label.in_lang(lang) }</Link></span>
                    { copy_link(&of.to.in_language(lang), Some(of.action), lang) }
                    { of.why }
                </li>
            }
        </ul>
    }
}

/// A field for a number, with its label.
fn number_field(
    (action, label): (&'static str, Phrase),
    number: u64,
    on_number: &Callback<u64>,
    lang: Lang,
) -> Html {
    let onchange = on_number.reform(|event: Event| {
        let field: web_sys::HtmlInputElement = event.target_unchecked_into();
        // What is no number counts as 0, which the field then shows.
        let digits = typed_digits(&field.value()).unwrap_or_default();
        let number = digits.parse().unwrap_or(0);
        field.set_value(&number.to_string());
        number
    });
    html! {
        <label class="field">
            <span>{ label.in_lang(lang) }</span>
            <input data-action={action} inputmode="numeric" autocomplete="off" size="6" value={number.to_string()} {onchange} />
        </label>
    }
}
