//! A fault to find: what the loop came to, its lines to press, and the line to mend.

use std::ptr;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    browser::focus,
    course::{Found, Source, words::find as own},
    draw::view::{
        hooks::{Steady, filtered, use_in_sight},
        html,
        link::prose,
    },
    pages::lesson::{
        BlockAction, BlockState, LessonAction, OpenLesson, view::questions::board, words,
    },
    question::{AnswerAction, Attempt, verdict_name, view::folded},
    site::PageContext,
    text::{Lang, Sentence, mistake, outcome, words as shared},
};
use bitqueens_core::program::{Judgement, Program, Verdict};
use bitqueens_course::LessonFind;

/// The fault in that block of the lesson.
pub(super) fn find(at: usize, open: &OpenLesson, view: &PageContext<LessonAction>) -> Html {
    let Some(BlockState::Asked(asked)) = open.states.get(at) else {
        return Html::default();
    };
    let Source::Find(find) = asked.source else {
        return Html::default();
    };
    let send = view.send.reform(move |action| LessonAction::Block {
        at,
        action: BlockAction::Answer(action),
    });
    html! { <FindBox {find} attempt={asked.attempt.clone()} lang={view.lang()} send={Steady(send)} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct FindBoxProps {
    find: &'static LessonFind,
    attempt: Attempt,
    lang: Lang,
    send: Steady<AnswerAction>,
}

/// The result of a mended line.
fn judged(find: &LessonFind, text: &str) -> (bool, Sentence) {
    let is_whole = find.shown.is_none();
    let program = match Program::read(&find.listing(text)) {
        Ok(program) => program,
        Err(error) if is_whole => return (false, mistake(&error)),
        Err(_) => return (false, own::UNREAD.into()),
    };
    let judgement = Judgement::of(&program);
    match judgement.verdict() {
        Verdict::Right => (true, own::MENDED.into()),
        Verdict::Wrong | Verdict::Stopped if is_whole => (false, outcome(&judgement, &program)),
        Verdict::Wrong | Verdict::Stopped => (false, own::still_wrong(&judgement)),
    }
}

#[component]
fn FindBox(props: &FindBoxProps) -> Html {
    let (find, attempt, lang) = (props.find, &props.attempt, props.lang);
    let given = Found::read(attempt.given());
    let mended = given.clone().and_then(|found| found.mended);
    // Eight boards are searched; typing changes none of them.
    let verdict = use_memo((ptr::from_ref(find), mended), |(_, mended)| {
        mended.as_ref().map(|text| judged(find, text))
    });
    let pressed = given.as_ref().map(|found| found.number);
    let is_found = pressed == Some(find.number());
    let is_mended = verdict.as_ref().as_ref().map(|(is_right, _)| *is_right);
    let state = match (is_found, is_mended) {
        (_, Some(true)) => Some("mended"),
        (true, _) => Some("line"),
        (false, _) => None,
    };
    let said = match (pressed, verdict.as_ref()) {
        (None, _) => None,
        (Some(_), Some((_, said))) => Some(said.clone()),
        (Some(line), None) if is_found => Some(own::found(line)),
        (Some(line), None) => Some(own::is_right(line, find)),
    };
    let answer = own::answer(find);
    let node = use_in_sight(given.is_some().then_some(attempt.n_checks), true);
    let press = filtered(&props.send, |event: MouseEvent| {
        let [number] = focus::numbers(&event, ["data-line"])?;
        let found = Found {
            number: number.into(),
            mended: None,
        };
        Some(AnswerAction::Give(Some(found.answer())))
    });
    html! {
        <section class="find" aria-labelledby="find" data-find="" data-found={state}>
            <h2 id="find">{ words::FIND.in_lang(lang) }</h2>
            <p class="prompt">{ prose(own::symptoms(find).in_lang(lang)) }</p>
            { board(find.side, &find.run, true, lang) }
            <p class="meaning live">{ own::WHY.in_lang(lang) }</p>
            <ol class="code line-list" role="list" translate="no" onclick={press}>
                for (number, (phase, indent, code)) in (1..).zip(find.lines()) {
                    { listed(number, indent, &code, phase == Some(find.phase), pressed) }
                }
            </ol>
            if is_found {
                { mend(props) }
            }
            { folded(prose(answer.in_lang(lang)), lang) }
            <div ref={node} class="verdict" role="status" data-verdict={given.as_ref().map(|_| verdict_name(state == Some("mended")))}>
                if let Some(said) = &said {
                    <div key={attempt.n_checks}>
                        <p class="result">{ prose(said.in_lang(lang)) }</p>
                        if state == Some("mended") {
                            <p>{ prose(&find.reply) }</p>
                        }
                    </div>
                }
            </div>
        </section>
    }
}

/// A line of the loop, to be pressed.
fn listed(
    number: usize,
    indent: usize,
    code: &str,
    is_broken: bool,
    pressed: Option<usize>,
) -> Html {
    let is_pressed = pressed == Some(number);
    let verdict = is_pressed.then(|| verdict_name(is_broken));
    html! {
        <li>
            <button
                type="button"
                data-line={number.to_string()}
                aria-pressed={is_pressed.to_string()}
                data-verdict={verdict}
            >
                <code>{ format!("{:indent$}{code}", "") }</code>
            </button>
        </li>
    }
}

/// The field in which the broken line is mended; Enter has it checked.
fn mend(props: &FindBoxProps) -> Html {
    let (find, lang) = (props.find, props.lang);
    let number = find.number();
    let oninput = props.send.reform(move |event: InputEvent| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        let found = |input: HtmlInputElement| Found {
            number,
            mended: Some(input.value()),
        };
        AnswerAction::Type(input.map(|input| found(input).answer()))
    });
    let onsubmit = {
        let is_typed =
            Found::read(props.attempt.draft.as_ref()).is_some_and(|found| found.mended.is_some());
        let unchanged = Found {
            number,
            mended: Some(find.broken.clone()),
        };
        props.send.reform(move |event: SubmitEvent| {
            event.prevent_default();
            if is_typed {
                AnswerAction::Check
            } else {
                AnswerAction::Give(Some(unchanged.answer()))
            }
        })
    };
    let draft = Found::read(props.attempt.draft.as_ref()).and_then(|found| found.mended);
    html! {
        <form class="expression-form live" {onsubmit}>
            <label class="field">
                <span>{ own::YOUR_LINE.in_lang(lang) }</span>
                <input
                    type="text"
                    data-mend=""
                    value={draft.unwrap_or_else(|| find.broken.clone())}
                    {oninput}
                />
            </label>
            <button type="submit" class="main" data-action="mend">{ shared::CHECK.in_lang(lang) }</button>
        </form>
    }
}
