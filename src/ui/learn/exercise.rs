//! An exercise: the reader sets the bits, checks them, and is told why.

use yew::prelude::*;

use super::live_board::LiveBoard;
use crate::{
    bits::{BitOrder, View},
    state::{
        Action, CourseAction, Part, StackRow,
        scene::course::{ExerciseScene, GivenRow, Outcome},
        verdict_name,
    },
    text::{Lang, Phrase, course_labels as labels, labels as shared},
    ui::{
        bit_field::BitField,
        prose::prose,
        stacked::{stack_name, stack_row},
    },
};

/// What an exercise shows.
#[derive(Clone, PartialEq, Properties)]
pub struct ExerciseProps {
    /// The exercise.
    pub exercise: ExerciseScene,
    /// The lesson's name in the address.
    pub slug: &'static str,
    /// Which bit is drawn on the left.
    pub order: BitOrder,
    /// The page's language.
    pub lang: Lang,
    /// Where actions go.
    pub send: Callback<Action>,
}

/// An exercise: the question, the bits, the buttons, the verdict.
#[component]
pub fn ExerciseView(props: &ExerciseProps) -> Html {
    let exercise = &props.exercise;
    let lang = props.lang;
    let index = exercise.index;
    let on_set = use_callback(
        (props.send.clone(), index),
        |(power, on), (send, exercise)| {
            send.emit(Action::Course(CourseAction::Set {
                exercise: *exercise,
                power,
                on,
            }));
        },
    );
    let on_enter = use_callback((props.send.clone(), index), |(), (send, index)| {
        send.emit(Action::Course(CourseAction::Check(*index)));
    });
    let value: u64 = exercise
        .field
        .iter()
        .map(|bit| u64::from(bit.on) << bit.power)
        .sum();
    let ghosts = exercise.field.iter().filter(|bit| bit.ghost).count();
    let field = html! {
        <BitField
            bits={exercise.field.clone()}
            label={shared::YOUR_BITS.in_lang(lang)}
            {lang}
            {on_set}
            {on_enter}
        />
    };
    let heading = format!("exercise-{index}");
    html! {
        <section
            class="exercise"
            aria-labelledby={heading.clone()}
            data-exercise={index.to_string()}
            data-seed={exercise.seed.to_string()}
            data-solved={exercise.outcome.as_ref().is_some_and(|outcome| outcome.said.right).to_string()}
        >
            <h2 id={heading}>{ exercise.heading.in_lang(lang) }</h2>
            <p class="prompt">{ prose(exercise.prompt.in_lang(lang)) }</p>
            if let Some(board) = &exercise.board {
                <div class="drill" data-ghosts={ghosts.to_string()}>
                    <LiveBoard at={index} board={board.clone()} rows={Vec::new()} order={props.order} {lang} send={&props.send}>
                        <div class="bit-rows">
                            <div class="bit-row answer" data-bits={exercise.name} data-value={value.to_string()}>
                                <div class="bit-row-name">
                                    <code>{ exercise.name }</code>
                                    <span class="meaning">{ shared::YOUR_BITS.in_lang(lang) }</span>
                                </div>
                                { field }
                                <span class="decimal">{ value }</span>
                            </div>
                        </div>
                    </LiveBoard>
                </div>
            } else {
                <div class="drill">
                    <div class="stack" role="list" data-n={exercise.field.len().to_string()}>
                        { given(exercise, lang) }
                        <div class="stack-row answer" role="listitem" data-part="result" data-value={value.to_string()}>
                            { stack_name(exercise.name, Some(shared::YOUR_BITS.in_lang(lang))) }
                            { field }
                            <span class="decimal">{ value }</span>
                        </div>
                    </div>
                </div>
            }
            <p class="meaning">{ shared::HOW_TO_SET.in_lang(lang) }</p>
            { buttons(props) }
            <div class="verdict" role="status" data-verdict={exercise.outcome.as_ref().map(|outcome| verdict_name(outcome.said.right))}>
                if let Some(outcome) = &exercise.outcome {
                    { verdict(outcome, lang) }
                }
            </div>
        </section>
    }
}

fn given(exercise: &ExerciseScene, lang: Lang) -> Html {
    html! {
        for row in &exercise.given {
            {match row {
                GivenRow::Worth(worths) => html! {
                    <div class="stack-row" role="listitem" data-part="worth">
                        { stack_name("", Some(labels::WORTH.in_lang(lang))) }
                        for worth in worths {
                            <span class="worth">{ worth }{ " " }</span>
                        }
                    </div>
                },
                GivenRow::Word(word) => {
                    stack_row(&StackRow::new("x", *word, Part::Given), View::Unsigned, lang)
                }
            }}
        }
    }
}

fn buttons(props: &ExerciseProps) -> Html {
    let ExerciseScene { index, seed, .. } = props.exercise;
    let lang = props.lang;
    let button = |name: &'static str, class: &'static str, label: Phrase, action: CourseAction| {
        let onclick = props.send.reform(move |_| Action::Course(action));
        html! {
            <button type="button" {class} data-action={name} {onclick}>{ label.in_lang(lang) }</button>
        }
    };
    let sheet = format!(
        "#/learn/{}?seed={}{seed}&sheet={}&lang={}",
        props.slug,
        "0.".repeat(index),
        index + 1,
        lang.tag()
    );
    html! {
        <div class="exercise-buttons">
            { button("check", "main", shared::CHECK, CourseAction::Check(index)) }
            { button("reveal", "", shared::REVEAL, CourseAction::Reveal(index)) }
            { button("draw", "", labels::DRAW, CourseAction::Draw(index)) }
            if seed != 0 {
                { button("restore", "", labels::RESTORE, CourseAction::Restore(index)) }
            }
            <a data-action="sheet" href={sheet}>{ labels::SHEET.in_lang(lang) }</a>
        </div>
    }
}

/// Made anew at every check, so that the same words twice in a row are heard twice.
fn verdict(outcome: &Outcome, lang: Lang) -> Html {
    html! {
        <div key={outcome.said.serial}>
            <p class="result">{ outcome.said.sentence.in_lang(lang) }</p>
            if !outcome.said.reasons.is_empty() {
                <ul>
                    for reason in &outcome.said.reasons {
                        <li>{ reason.in_lang(lang) }</li>
                    }
                </ul>
            }
            if let Some((size, step)) = outcome.step {
                <p class="onward">
                    <a data-action="to-row" href={format!("#/step?n={size}&at={step}&lang={}", lang.tag())}>
                        { labels::SEE_STEP.in_lang(lang) }
                    </a>
                </p>
            }
        </div>
    }
}
