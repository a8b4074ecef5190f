//! What is asked: the bits that the reader sets, and what is said of an answer.

use yew::prelude::*;

use crate::{
    draw::view::{bit_field::BitField, html},
    pages::step::{OpenQuestion, QuestionAction, StepAction, WordQuestion},
    question::verdict_name,
    site::PageContext,
    text::words,
};

pub(super) fn field(question: &WordQuestion, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let set = |(power, on)| StepAction::Question(QuestionAction::Set { power, on });
    html! {
        <BitField
            bits={question.field(view.preferences.order)}
            label={format!("{} {}", words::YOUR_BITS.in_lang(lang), question.word().name())}
            {lang}
            on_set={view.send.reform(set)}
            on_enter={view.send.reform(|()| StepAction::Question(QuestionAction::Check))}
        />
    }
}

/// The question about the way on, what the last check said, and what the next one will. The question about
/// a word stands there before this part has come.
///
/// The one status of the page says the same, so the verdict here is for the eye alone.
pub(super) fn asking(question: &OpenQuestion, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let (prompt, verdict, next) = match question {
        OpenQuestion::Word(word) => (
            None,
            word.check(view.preferences.order),
            word.answer.next_check(),
        ),
        OpenQuestion::Branch(branch) => {
            (Some(branch.prompt()), branch.verdict(), branch.next_check())
        }
    };
    html! {
        <>
            if let Some(prompt) = prompt {
                <p class="sentence" aria-hidden="true">{ prompt.in_lang(lang) }</p>
            }
            <div class="asking" data-asking={question.step().to_string()}>
                if let Some(check) = verdict {
                    <div class="verdict" data-verdict={verdict_name(check.right)} aria-hidden="true">
                        <p class="result">{ check.sentence.in_lang(lang) }</p>
                        for reason in &check.reasons {
                            <p>{ reason.in_lang(lang) }</p>
                        }
                    </div>
                }
                if let Some(next) = next {
                    <p>{ next.in_lang(lang) }</p>
                }
            </div>
        </>
    }
}
